"""Middleware: gives a member's browser without a guest cookie one of the member's guests."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpResponse

from server.accounts.middleware import NOBODYS_PAGES, GuestRequest
from server.members.claiming import claim


class ClaimMiddleware:
    """Runs after ``GuestMiddleware``, which sets the cookie to the guest chosen here."""

    def __init__(self, answer: Callable[[GuestRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: GuestRequest) -> HttpResponse:
        nobodys = request.path.startswith(NOBODYS_PAGES)
        if not request.guest_known and not nobodys and request.user.is_authenticated:
            request.guest_id = claim(request.guest_id, request.user)
        return self.answer(request)
