"""Moves a member's seat between browsers in which the member has signed in."""

from __future__ import annotations

from uuid import UUID

from django.db import transaction

from server.rooms.models import Room, Seat
from server.rooms.refusals import Refused
from server.rooms.rows import locked


def seat_elsewhere(room: Room, guest_id: UUID) -> int | None:
    """The seat that this guest's member holds through another browser."""
    chair = None if room.closed else _held_elsewhere(room, guest_id)
    return None if chair is None else chair.number


@transaction.atomic
def take_own_seat(code: str, guest_id: UUID) -> None:
    """Move the seat, and what depends on it, to this browser. Raises ``not-yours`` if the member
    has signed out in the meantime."""
    room = locked(code)
    chair = _held_elsewhere(room, guest_id)
    if chair is None:
        raise Refused("not-yours")
    if room.host_id == chair.guest_id:
        room.host_id = guest_id
        room.save(update_fields=["host"])
    chair.guest_id = guest_id
    chair.save(update_fields=["guest"])


def _held_elsewhere(room: Room, guest_id: UUID) -> Seat | None:
    """Most people hold no seat by any browser: that is one query."""
    chair = room.seats.filter(guest__member__guests=guest_id).first()
    if chair is None or room.seats.filter(guest_id=guest_id).exists():
        return None
    return chair
