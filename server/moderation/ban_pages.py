"""The page for whoever is banned, instead of every other: what, why, until when and how to object.
What is kept of them stays open."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from math import ceil
from typing import TYPE_CHECKING, Any
from uuid import UUID

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from server.accounts.known_browser import COOKIE as KNOWN
from server.accounts.middleware import GuestRequest
from server.accounts.networks import networks_of
from server.accounts.sessions import GUEST
from server.core.lazy_messages import word
from server.moderation.neighbours import object_as_neighbour
from server.moderation.pages import AppealForm
from server.rooms.bans import KeptOut, ban_of
from server.rooms.notify import notify_sanctions_changed
from server.rooms.sanctions import note_range, traces_of

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

OPEN = {
    *("banned", "decision", "reports", "reported", "privacy", "export", "delete_account"),
    *("settings", "keep", "set_language", "manifest", "worker", "offline", "metrics"),
    *("account_login", "account_logout", "sign_out_everywhere", "sign_out_of_admin"),
    *("account_inactive", "account_change_password", "account_set_password"),
    *("account_reset_password", "account_reset_password_done"),
    *("account_reset_password_from_key", "account_reset_password_from_key_done"),
    *("account_email_verification_sent", "account_confirm_email", "account_reauthenticate"),
    *("mfa_index", "mfa_authenticate", "mfa_reauthenticate", "mfa_activate_totp"),
    *("mfa_deactivate_totp", "mfa_view_recovery_codes", "mfa_generate_recovery_codes"),
    *("mfa_add_webauthn", "mfa_reauthenticate_webauthn", "mfa_remove_webauthn"),
    *("rules", "rulebook", "rulebook_text", "counts", "server.rooms.views.no_room"),
}
"""Routes that are no part of play: what is decided and kept about somebody, the way in and out, the
rulebooks, and a link that can be no room's: neither is looked up. A new route is closed until it
stands here."""


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
        try:
            kept_out = ban_on(request)
        except DatabaseError:
            # What needs the database breaks by itself, and says so better.
            return None
        return None if kept_out is None else _page_of(request, kept_out, HTTPStatus.FORBIDDEN)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def banned(request: GuestRequest) -> HttpResponse:
    """Where a socket that was closed leads to. Whom somebody else's ban keeps out for their address
    objects here, and has a decision of their own from then on."""
    kept_out = ban_on(request)
    if kept_out is None:
        return redirect("front")
    if request.method != "POST" or not _may_object(request, kept_out):
        return _page_of(request, kept_out)
    form = AppealForm(request.POST)
    if not form.is_valid():
        return _page_of(request, kept_out, HTTPStatus.BAD_REQUEST, word("appeal-words"))
    case = object_as_neighbour(kept_out.ban, _guest_of(request), form.cleaned_data["appeal"])
    return redirect("decision", case.code)


def ban_on(request: GuestRequest) -> KeptOut | None:
    """A browser without a cookie is nobody yet: only the ban of its address keeps it out."""
    member = request.user.pk if request.user.is_authenticated else None
    known = member is not None or request.guest_known
    traces = traces_of(networks_of(request), request.COOKIES.get(KNOWN, ""))
    kept_out = ban_of(_guest_of(request) if known else None, member, traces)
    if kept_out is None or kept_out.by_address or kept_out.ban.root_id is not None:
        return kept_out
    household = traces.household
    if household and note_range(kept_out.ban.pk, household, traces.neighbours):
        notify_sanctions_changed()
    return kept_out


def _guest_of(request: GuestRequest) -> UUID:
    """As ``sessions.guest_of``, but makes none."""
    if request.user.is_authenticated and GUEST in request.session:
        return UUID(hex=request.session[GUEST])
    return request.guest_id


def _is_at_work(request: GuestRequest) -> bool:
    """Nobody bans staff: what they may do at their desk, their rights alone say."""
    at_desk = request.path.startswith("/admin/")
    return at_desk and request.user.is_authenticated and request.user.is_staff


def _may_object(request: GuestRequest, kept_out: KeptOut) -> bool:
    """Here: to a ban of their own people object where it was decided."""
    return kept_out.by_address and (request.guest_known or request.user.is_authenticated)


def _page_of(
    request: GuestRequest,
    kept_out: KeptOut,
    status: int = HTTPStatus.OK,
    refusal: StrPromise | str = "",
) -> HttpResponse:
    ban, by_address = kept_out
    context = {
        "ban": ban,
        "by_address": by_address,
        "objects": _may_object(request, kept_out),
        "seconds": ceil((ban.until - timezone.now()).total_seconds()),
        "refusal": refusal,
        "typed": request.POST.get("appeal", "") if refusal else "",
    }
    return render(request, "reports/banned.html", context, status=status)
