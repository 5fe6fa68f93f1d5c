"""django-allauth adapter: usernames, and what signing in and out does to guests."""

from __future__ import annotations

import unicodedata
from typing import Any
from uuid import uuid4

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.internal.flows.reauthentication import reauthenticate_by_password
from allauth.core import ratelimit
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.contrib import messages
from django.db.models import Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import resolve_url
from django.utils.translation import get_language

from server.accounts.known_browser import is_known, know
from server.accounts.lookalikes import skeleton
from server.accounts.middleware import GuestRequest
from server.accounts.models import Member
from server.accounts.networks import networks_of
from server.accounts.preferences import preferences_of
from server.accounts.reserved import is_reserved
from server.accounts.rude_words import is_rude
from server.accounts.sessions import name_guest
from server.accounts.usernames import is_username, sounds_like
from server.core.addresses import ZERO
from server.core.lazy_messages import word
from server.core.messages import language_of
from server.members.claiming import claim
from server.rooms.models import Room
from server.rooms.notify import notify_account_changed, notify_room_changed

ANYWHERE, KNOWN = "login_failed_anywhere", "login_failed_known"
"""Counts of wrong passwords, by account: see ``ACCOUNT_RATE_LIMITS``."""

RECENT = 20
"""Maximum rooms notified when somebody signs in."""


class Adapter(DefaultAccountAdapter):
    error_messages = {
        **DefaultAccountAdapter.error_messages,
        "account_inactive": word("account-inactive"),
        "email_taken": word("account-email-taken"),
        "enter_current_password": word("account-wrong-password"),
        "incorrect_password": word("account-wrong-password"),
        "too_many_login_attempts": word("account-too-many"),
        "username_blacklisted": word("refuse-reserved-name"),
        "username_password_mismatch": word("account-mismatch"),
        "rate_limited": word("account-too-many"),
        "username_taken": word("account-taken"),
        "username_rude": word("refuse-rude-name"),
        "bad_username": word("account-bad-username"),
    }

    def is_ajax(self, request: HttpRequest) -> bool:
        """Everybody gets pages; in JSON no page of the site would understand a refusal."""
        return False

    def is_safe_url(self, url: str) -> bool:
        """No page is at an address with a zero character in it."""
        return ZERO not in url and super().is_safe_url(url)

    def clean_username(self, username: str, shallow: bool = False) -> str:
        username = unicodedata.normalize("NFC", username)
        if not is_username(username):
            raise self.validation_error("bad_username")
        if is_reserved(username):
            raise self.validation_error("username_blacklisted")
        if is_rude(username):
            raise self.validation_error("username_rude")
        has_it = Q(skeleton=skeleton(username)) | Q(signs_in_as=sounds_like(username))
        if not shallow and Member.objects.filter(has_it).exists():
            raise self.validation_error("username_taken")
        return username

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """Wrong passwords for an account are counted for each household, or anybody could lock
        anybody out."""
        networks = networks_of(request)
        near = "" if networks is None else networks.near
        return f"{super()._get_login_attempts_cache_key(request, **credentials)} {near}"

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        action, account = _counted(request, **credentials)
        too_many = not ratelimit.consume(request, action=action, key=account, dry_run=True)
        if too_many and not (action == ANYWHERE and _has_second_factor(account)):
            raise self.validation_error("too_many_login_attempts")
        if action != KNOWN:
            super().pre_authenticate(request, **credentials)

    def authentication_failed(self, request: HttpRequest, **credentials: Any) -> None:
        action, account = _counted(request, **credentials)
        ratelimit.consume(request, action=action, key=account)

    def login(self, request: GuestRequest, user: Member) -> None:
        super().login(request, user)
        user.spoken = language_of(get_language())
        user.save(update_fields=["spoken"])
        # Whoever signs in has just shown who they are.
        reauthenticate_by_password(request)
        guest = claim(request.guest_id, user)
        name_guest(request.session, guest)
        request.guest_id = uuid4()
        # Sockets that this browser has open come back as what it is now.
        rooms = Room.objects.filter(Q(seats__guest=guest) | Q(host=guest))
        for code in rooms.distinct().order_by("-active_at").values_list("code", flat=True)[:RECENT]:
            notify_room_changed(code)
        notify_account_changed(user.pk)

    def get_reauthentication_methods(self, user: Member) -> list[dict[str, Any]]:
        """The second factor alone, where there is one: a code, or a passkey on the same page."""
        methods: list[dict[str, Any]] = super().get_reauthentication_methods(user)
        return [each for each in methods if each["id"] != "reauthenticate"] or methods

    def logout(self, request: GuestRequest) -> None:
        """Sign out: the browser gets a new guest; the member keeps everything played."""
        member = request.user.pk
        super().logout(request)
        request.guest_id = uuid4()
        if member is not None:
            notify_account_changed(member)

    def set_password(self, user: Member, password: str) -> None:
        """A new password, also by mail: it ends every session, but for the one that asked."""
        super().set_password(user, password)
        notify_account_changed(user.pk)

    def post_login(self, request: HttpRequest, user: Member, **kwargs: Any) -> HttpResponse | None:
        response: HttpResponse | None = super().post_login(request, user, **kwargs)
        if response is not None:
            speak(response, preferences_of(user.preferences).language)
            know(response, user)
        return response

    def get_login_redirect_url(self, request: HttpRequest) -> str:
        return resolve_url("profile", request.user.username)

    def get_signup_redirect_url(self, request: HttpRequest) -> str:
        return self.get_login_redirect_url(request)

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        return resolve_url("settings")

    def add_message(
        self,
        request: HttpRequest,
        level: int,
        message_template: str | None = None,
        *_args: Any,
        **_kwargs: Any,
    ) -> None:
        """Drop messages about what the page shows anyway."""
        if message_template in {
            "account/messages/password_changed.txt",
            "account/messages/password_set.txt",
        }:
            messages.success(request, word("account-password-changed"))


def _counted(request: HttpRequest, **credentials: Any) -> tuple[str, str]:
    """What counts a wrong password, and for which account."""
    username = str(credentials.get("username", ""))
    return KNOWN if is_known(request, username) else ANYWHERE, sounds_like(username)


def _has_second_factor(account: str) -> bool:
    """A password that was guessed from many places opens nothing there, so that nobody need be shut
    out for it."""
    theirs = Q(user__sounds_like=account) | Q(user__signs_in_as=account)
    return bool(Authenticator.objects.filter(theirs).exists())


def speak(response: HttpResponse, language: str) -> None:
    """Set the browser's language to the member's, if one was chosen."""
    if language:
        response.set_cookie(
            settings.LANGUAGE_COOKIE_NAME,
            language,
            max_age=settings.LANGUAGE_COOKIE_AGE,
            secure=settings.LANGUAGE_COOKIE_SECURE,
            httponly=settings.LANGUAGE_COOKIE_HTTPONLY,
            samesite=settings.LANGUAGE_COOKIE_SAMESITE,
        )
