"""Guests: people who need no account. A row exists once a guest has done something."""

from __future__ import annotations

import uuid

from django.db import models


class Guest(models.Model):
    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    name = models.CharField(max_length=24, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    last_seen = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return self.name or str(self.id)
