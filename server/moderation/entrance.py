"""The way to the desk: staff sign in anew every twelve hours, by a second factor wherever the site
is public, and are asked for it again before what reaches far."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from urllib.parse import urlencode

from allauth.account.adapter import get_adapter
from allauth.account.internal.flows.login import get_authentication_records, record_authentication
from allauth.account.internal.flows.reauthentication import did_recently_reauthenticate
from allauth.core.exceptions import ReauthenticationRequired
from allauth.mfa.models import Authenticator
from allauth.mfa.utils import is_mfa_enabled
from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone

from server.accounts.models import Member
from server.core import periods

SIGNED_IN_AT = "signed_in_at"
"""Key in a session."""
SHIFT = timedelta(days=periods.STAFF_SIGN_IN)
FACTORS = [Authenticator.Type.TOTP, Authenticator.Type.WEBAUTHN]
"""Recovery codes stand in for one of these, and are none by themselves."""


class StaffEntrance:
    """Django middleware: before a page of the admin, whatever is missing of a sign-in."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.answer(request)

    def process_view(self, request: HttpRequest, *_page: object) -> HttpResponse | None:
        found = request.resolver_match
        if found is None or "admin" not in found.app_names:
            return None
        member = request.user
        if not member.is_authenticated or not member.is_staff:
            # The admin itself turns them away.
            return None
        return _missing(request, member)


def _missing(request: HttpRequest, member: Member) -> HttpResponse | None:
    """Where they are led first; None if nothing is missing."""
    if not _is_of_this_shift(request):
        get_adapter().logout(request)
        return _by_way_of("account_login", request, first="yes")
    if not settings.STAFF_SECOND_FACTOR:
        return None
    if not has_second_factor(member):
        return redirect("mfa_activate_totp")
    if not _has_shown_it(request, member):
        return _by_way_of("mfa_reauthenticate", request)
    return None


def _by_way_of(name: str, request: HttpRequest, **more: str) -> HttpResponse:
    page = request.get_full_path() if request.method == "GET" else reverse("admin:index")
    return redirect(f"{reverse(name)}?{urlencode({'next': page, **more}, safe='/')}")


def has_second_factor(member: Member) -> bool:
    return bool(is_mfa_enabled(member, FACTORS))


def ask_again(request: HttpRequest) -> None:
    """Called before a deed that reaches far, such as giving a role. Unless they have shown it in
    the last minutes, whoever asks is led to the second factor (to the password where there is
    none), and from there back to what they were about to do, a form that was sent included."""
    if settings.STAFF_SECOND_FACTOR and not did_recently_reauthenticate(request):
        raise ReauthenticationRequired


def begin_shift(request: HttpRequest, user: Member | AnonymousUser) -> None:
    """The session of staff ends after twelve hours, whatever is done in it meanwhile."""
    if user.is_staff:
        request.session.set_expiry(timezone.now() + SHIFT)


def note_sign_in(request: HttpRequest, user: Member, **_signal: Any) -> None:
    request.session[SIGNED_IN_AT] = time.time()
    begin_shift(request, user)


def note_new_factor(
    request: HttpRequest, user: Member, authenticator: Authenticator, **_signal: Any
) -> None:
    """Who has just typed its first code need not type another."""
    if authenticator.type in FACTORS:
        record_authentication(request, user, "mfa", id=authenticator.pk, type=authenticator.type)


def _is_of_this_shift(request: HttpRequest) -> bool:
    """Asked of the session itself: whoever became staff after signing in has a longer one."""
    since = request.session.get(SIGNED_IN_AT)
    return since is not None and time.time() - since < SHIFT.total_seconds()


def _has_shown_it(request: HttpRequest, member: Member) -> bool:
    """In this session."""
    return any(each["method"] == "mfa" for each in get_authentication_records(request, member))
