"""The audit log: moderation actions and their reasons, append-only."""

from __future__ import annotations

from typing import Any, NoReturn

from django.db import models

from server.core.lazy_messages import word


class AppendOnly(Exception):
    """Raised on an attempt to change or delete an audit entry."""


class Entries(models.QuerySet["AuditEntry"]):
    def update(self, **_changes: Any) -> NoReturn:
        raise AppendOnly

    def delete(self) -> NoReturn:
        raise AppendOnly


class AuditEntry(models.Model):
    """One moderation action. A database trigger, too, refuses changes and deletion, so it has no
    foreign keys."""

    who = models.CharField(max_length=150)
    what = models.CharField(max_length=20)
    """Key of its label: ``moderation-<what>``."""
    kind = models.CharField(max_length=20)
    """Kind of target: ``room``, ``seat``, ``match``, ``line``, ``member`` or
    ``document``."""
    target = models.CharField(max_length=80)
    """A name to search for."""
    room = models.CharField(max_length=16, blank=True)
    """Code of the room concerned."""
    reason = models.CharField(max_length=300)
    before = models.JSONField(default=dict)
    after = models.JSONField(default=dict)
    at = models.DateTimeField(auto_now_add=True)

    objects = Entries.as_manager()

    class Meta:
        ordering = ["-at", "-pk"]
        verbose_name_plural = "audit entries"
        permissions = [
            ("close_room", "May close a room for good"),
            ("empty_seat", "May take somebody's seat"),
            ("freeze_match", "May stop a match and set it going again"),
            ("hide_line", "May hide a line of chat"),
            ("take_away", "May take a document away"),
        ]

    def __str__(self) -> str:
        return f"{word(self.word)}: {self.target}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        if not self._state.adding:
            raise AppendOnly
        super().save(*args, **kwargs)

    def delete(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise AppendOnly

    @property
    def word(self) -> str:
        return f"moderation-{self.what}"
