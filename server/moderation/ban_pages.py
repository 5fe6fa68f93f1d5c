"""The page for whoever is banned, instead of every other: what, why, until when and how to object.
What is kept of them stays open."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.formats import date_format
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from server.accounts.known_browser import COOKIE as KNOWN
from server.accounts.middleware import GuestRequest
from server.accounts.networks import networks_of
from server.accounts.sessions import GUEST
from server.moderation.pages import MINUTE
from server.rooms.bans import ban_of
from server.rooms.models import Sanction
from server.rooms.sanctions import Traces, household_of, note_range

OPEN = {
    *("banned", "decision", "reports", "reported", "privacy", "export", "delete_account"),
    *("settings", "keep", "set_language", "manifest", "worker", "offline", "metrics"),
    *("account_login", "account_logout", "sign_out_everywhere", "sign_out_of_admin"),
    *("account_inactive", "account_change_password", "account_set_password"),
    *("account_reset_password", "account_reset_password_done"),
    *("account_reset_password_from_key", "account_reset_password_from_key_done"),
    *("account_email_verification_sent", "account_confirm_email"),
    "server.rooms.views.no_room",
}
"""Routes that are no part of play: what is decided and kept about somebody, the way in and out, and
a link that can be no room's, which is not looked up.
A new route is closed until it stands here."""


class KeepOut:
    """Django middleware: asked before a view, once its route is known."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.answer(request)

    def process_view(self, request: GuestRequest, *_page: Any) -> HttpResponse | None:
        found = request.resolver_match
        if found is None or found.view_name in OPEN or _is_at_work(request):
            return None
        ban = ban_on(request)
        return None if ban is None else _page_of(request, ban)


@require_safe
@never_cache
def banned(request: GuestRequest) -> HttpResponse:
    """Where a socket that was closed leads to."""
    ban = ban_on(request)
    return redirect("front") if ban is None else _page_of(request, ban)


def ban_on(request: GuestRequest) -> Sanction | None:
    """A browser without a cookie is nobody yet, and nothing is carried on to it."""
    member = request.user if request.user.is_authenticated else None
    if member is not None and GUEST in request.session:
        guest = UUID(hex=request.session[GUEST])
    elif member is not None or request.guest_known:
        guest = request.guest_id
    else:
        return None
    traces = Traces(
        household_of(networks_of(request)), request.COOKIES.get(KNOWN, ""), timezone.now()
    )
    ban = ban_of(guest, None if member is None else member.pk, traces)
    if ban is not None and ban.root_id is None and traces.household is not None:
        note_range(ban.pk, traces.household)
    return ban


def _is_at_work(request: GuestRequest) -> bool:
    """Nobody bans staff: what they may do at their desk, their rights alone say."""
    at_desk = request.path.startswith("/admin/")
    return at_desk and request.user.is_authenticated and request.user.is_staff


def _page_of(request: GuestRequest, ban: Sanction) -> HttpResponse:
    context = {"ban": ban, "until": date_format(ban.until, MINUTE)}
    return render(request, "reports/banned.html", context, status=HTTPStatus.FORBIDDEN)
