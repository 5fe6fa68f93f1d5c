"""Middleware: gives every request its guest, and keeps the cookie."""

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
    """The guest of the cookie. Who acts is told by ``sessions.guest_of``."""
    guest_known: bool
    """The browser sent a valid cookie, so it has seen a page before."""
    user: Member | AnonymousUser


class MemberRequest(GuestRequest):
    """A request as the views for members get it: see ``members_only``."""

    user: Member


class GuestMiddleware:
    """Where somebody is signed in, the session says who that is (see ``sessions.py``), and the
    browser has no cookie of a guest: one that was planted speaks for nobody."""

    def __init__(self, answer: Callable[[GuestRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: GuestRequest) -> HttpResponse:
        known = guest_id_of(request.COOKIES)
        request.guest_known = known is not None
        request.guest_id = before = known or uuid4()
        response = self.answer(request)
        if request.guest_id != before or not request.path.startswith(NOBODYS_PAGES):
            patch_vary_headers(response, ["Cookie"])
            _keep(response, request)
        return response


def _keep(response: HttpResponse, request: GuestRequest) -> None:
    """Set the cookie, or delete it where somebody is signed in. A page that did not ask who that
    is leaves it as it is: it may do without a database."""
    if settings.SESSION_COOKIE_NAME in request.COOKIES and not hasattr(request, "_cached_user"):
        return
    if not request.user.is_authenticated:
        response.set_cookie(
            COOKIE,
            signed(request.guest_id),
            max_age=COOKIE_AGE,
            secure=settings.SESSION_COOKIE_SECURE,
            httponly=True,
            samesite="Lax",
        )
    elif COOKIE in request.COOKIES:
        response.delete_cookie(COOKIE, samesite="Lax")
