"""Cases for tests, and how time passes for them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db.models import F

from server.moderation.models import Case
from server.moderation.reporting import report
from server.rooms.chat import say
from server.rooms.models import Room
from tests.support.guests import ANN, BEN

WHY = "it had to be"


def reported(
    room: Room, text: str, ground: str = "insult", by: UUID = BEN, author: UUID = ANN
) -> Case:
    """Something that was said at the table, and reported."""
    line = say(room.code, author, text)
    return report(room.code, by, "table", line.number, ground, "").case


def later(minutes: float) -> None:
    """All that is known of every case was so long ago."""
    gone: Any = timedelta(minutes=minutes)
    times = ("opened_at", "rank", "claimed_until", "alarmed_at", "decided_at", "appealed_at")
    Case.objects.update(**{name: F(name) - gone for name in times})
