"""Middleware: gives every request its guest, and sets and refreshes the cookie."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID, uuid4

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from server.accounts.guests import COOKIE, COOKIE_AGE, guest_id_of, signed
from server.accounts.models import Member

NOBODYS_PAGES = (
    *("/admin/", "/metrics", "/static/"),
    *("/manifest.webmanifest", "/worker.js", "/offline/"),
)


class GuestRequest(HttpRequest):
    """Type of the requests that views get."""

    guest_id: UUID
    guest_known: bool
    """The browser sent a valid cookie, so it has seen a page before."""
    user: Member | AnonymousUser


class MemberRequest(GuestRequest):
    """A request as the views for members get it: see ``members_only``."""

    user: Member


class GuestMiddleware:
    def __init__(self, answer: Callable[[GuestRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: GuestRequest) -> HttpResponse:
        known = guest_id_of(request.COOKIES)
        request.guest_known = known is not None
        request.guest_id = known or uuid4()
        nobodys = request.path.startswith(NOBODYS_PAGES)
        response = self.answer(request)
        signed_in_or_out = known is not None and request.guest_id != known
        if signed_in_or_out or not nobodys:
            _remember(response, request.guest_id)
        return response


def _remember(response: HttpResponse, guest_id: UUID) -> None:
    patch_vary_headers(response, ["Cookie"])
    response.set_cookie(
        COOKIE,
        signed(guest_id),
        max_age=COOKIE_AGE,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
