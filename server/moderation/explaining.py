"""Decisions about somebody that no report led to: told to them on a page of its own, and open to
one objection, as those about reports are."""

from __future__ import annotations

from typing import Any

from django.utils import timezone

from server.accounts.models import Guest, Member
from server.moderation.models import Case
from server.rooms.texts import NAME_LENGTH


def decided_about(
    who: Member | None, guest: Guest, outcome: str, ground: str, **about: Any
) -> Case:
    """The caller's transaction records it. ``who``: None if they have left since they proposed
    it. ``about``: further columns, as the room."""
    return Case.objects.create(
        **{
            "state": Case.DECIDED,
            "place": "",
            "number": 0,
            "author": guest,
            "name": called(guest)[:NAME_LENGTH],
            "outcome": outcome,
            "ground": ground,
            "decided_by": who,
            "decided_at": timezone.now(),
            "told": False,
            **about,
        }
    )


def called(guest: Guest) -> str:
    """The guest's last name, else the member's."""
    return guest.name or ("" if guest.member is None else guest.member.username)
