"""Guests, who need no account, and members, who have one and claim what they did as guests."""

from __future__ import annotations

import uuid
from typing import Any

from django.contrib.auth.models import AbstractUser
from django.db import models

from server.accounts.preferences import in_browser
from server.accounts.usernames import sounds_like


class Member(AbstractUser):
    """Somebody with an account; staff too."""

    preferences = models.JSONField(default=dict, blank=True)
    """See ``server/accounts/preferences.py``."""
    sounds_like = models.CharField(max_length=150, unique=True, null=True, editable=False)
    """The username as a reader would say it: no two members have names that pass for each other."""

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.sounds_like = sounds_like(self.username)
        if (changed := kwargs.get("update_fields")) is not None and "username" in changed:
            kwargs["update_fields"] = {*changed, "sounds_like"}
        super().save(*args, **kwargs)

    @property
    def kept(self) -> str:
        """What a browser keeps of the preferences: see ``static/js/site/theme.js``."""
        return in_browser(self.preferences)


class Guest(models.Model):
    """A browser in which somebody has done something."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    member = models.ForeignKey(Member, on_delete=models.SET_NULL, null=True, related_name="guests")
    """Who has claimed what this guest did."""
    name = models.CharField(max_length=24, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    last_seen = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return self.name or str(self.id)
