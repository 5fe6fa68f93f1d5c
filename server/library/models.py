"""The table of documents."""

from __future__ import annotations

from django.db import models

from server.accounts.models import Guest
from server.core.codes import LONGEST


class Document(models.Model):
    """What somebody has made for a game. Rooms and matches keep copies, so that no later edit
    touches them, nor its end."""

    code = models.CharField(max_length=LONGEST, unique=True)
    game = models.CharField(max_length=40)
    owner = models.ForeignKey(Guest, on_delete=models.CASCADE, related_name="documents")
    name = models.CharField(max_length=60)
    body = models.TextField()
    """JSON."""
    published = models.BooleanField(default=False)
    """Listed for everybody; one that is not is for those who know its code."""
    withdrawn = models.BooleanField(default=False)
    """Nobody finds it by its code any more: its owner, or staff, took it away."""
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        indexes = [
            models.Index(
                fields=["game", "-updated_at"],
                name="documents_published",
                condition=models.Q(published=True),
            )
        ]

    def __str__(self) -> str:
        return f"{self.name}, {self.code}"
