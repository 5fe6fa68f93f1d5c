"""Guests (no account) and members, who have one and claim their guests."""

from __future__ import annotations

import uuid
from typing import Any

from django.contrib.auth.models import AbstractUser
from django.db import models

from server.accounts.preferences import in_browser
from server.accounts.usernames import sounds_like


class Member(AbstractUser):
    """An account; staff too."""

    preferences = models.JSONField(default=dict, blank=True)
    """See ``server/accounts/preferences.py``."""
    sounds_like = models.CharField(max_length=150, unique=True, null=True, editable=False)
    """Skeleton of the username: unique, so that no two names look alike."""

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.sounds_like = sounds_like(self.username)
        if (changed := kwargs.get("update_fields")) is not None and "username" in changed:
            kwargs["update_fields"] = {*changed, "sounds_like"}
        super().save(*args, **kwargs)

    @property
    def kept(self) -> str:
        """The preferences a browser stores: see ``static/js/site/theme.js``."""
        return in_browser(self.preferences)


class Guest(models.Model):
    """A browser in which somebody has done something."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    member = models.ForeignKey(Member, on_delete=models.SET_NULL, null=True, related_name="guests")
    """The member who has claimed this guest."""
    name = models.CharField(max_length=24, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    last_seen = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return self.name or str(self.id)
