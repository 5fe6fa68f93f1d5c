"""Guests, who need no account, and members, who have one and claim what they did as guests."""

from __future__ import annotations

import uuid

from django.contrib.auth.models import AbstractUser
from django.db import models


class Member(AbstractUser):
    """Somebody with an account; staff too."""

    preferences = models.JSONField(default=dict, blank=True)
    """See ``server/accounts/preferences.py``."""


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
