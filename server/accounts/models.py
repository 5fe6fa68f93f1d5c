"""Guests (no account) and members, who have one and claim their guests."""

from __future__ import annotations

import uuid
from typing import Any

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils.crypto import salted_hmac

from server.accounts.lookalikes import skeleton
from server.accounts.preferences import in_browser, preferences_of
from server.accounts.usernames import sounds_like
from server.core.messages import language_of


class Member(AbstractUser):
    """An account; staff too."""

    preferences = models.JSONField(default=dict, blank=True)
    """See ``server/accounts/preferences.py``."""
    sounds_like = models.CharField(max_length=150, unique=True, null=True, editable=False)
    """The username as addresses spell it."""
    skeleton = models.CharField(max_length=150, unique=True, null=True, editable=False)
    """Of the username: unique, so that no two look alike. None for a member whose name looked like
    an older member's before that was asked."""

    signs_in_as = models.CharField(max_length=150, unique=True, null=True, editable=False)
    """Of a member whose username staff have taken, and who has chosen no other yet: what it sounded
    like. They still sign in by it."""

    sign_outs = models.PositiveIntegerField(default=0, db_default=0, editable=False)
    """How often the member has signed out everywhere; part of every session's hash."""

    spoken = models.CharField(max_length=2, default="", db_default="", editable=False)
    """Language of the pages at which the member signed in last."""

    def _get_session_auth_hash(self, secret: str | None = None) -> str:
        """Sessions end with it: at a new password, and when the member signs out everywhere. Django
        asks for it under the former keys, too."""
        told = f"{self.password}:{self.sign_outs}"
        salt = "server.accounts.session"
        return salted_hmac(salt, told, secret, algorithm="sha256").hexdigest()

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.sounds_like = sounds_like(self.username)
        if self._state.adding or self.skeleton is not None:
            self.skeleton = skeleton(self.username)
        if (changed := kwargs.get("update_fields")) is not None and "username" in changed:
            kwargs["update_fields"] = {*changed, "sounds_like", "skeleton"}
        super().save(*args, **kwargs)

    @property
    def language(self) -> str:
        """Of mail, which no browser asks for: the one they have chosen, else the one of their
        pages."""
        return language_of(preferences_of(self.preferences).language or self.spoken)

    @property
    def kept(self) -> str:
        """The preferences a browser stores: see ``static/js/site/theme.js``."""
        return in_browser(self.preferences)


class Guest(models.Model):
    """A browser in which somebody has done something, from one sign-in or sign-out to the next."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    member = models.ForeignKey(Member, on_delete=models.SET_NULL, null=True, related_name="guests")
    """The member who has signed in as this guest. Then a session names it, and no cookie."""
    before = models.UUIDField(null=True, editable=False, db_index=True)
    """The guest that the browser was until the member signed in, and whose seats came along."""
    since = models.BigIntegerField(null=True, editable=False)
    """When that was: milliseconds since 1970."""
    name = models.CharField(max_length=24, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    last_seen = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return self.name or str(self.id)
