"""A member's seat on several devices: what one browser holds, another in which the same member has
signed in may take over."""

from __future__ import annotations

from uuid import UUID

from django.db import transaction

from server.rooms.models import Room, Seat
from server.rooms.refusals import Refused
from server.rooms.rows import locked


def seat_elsewhere(room: Room, guest_id: UUID) -> int | None:
    """The number of the seat that this guest's member holds here through another browser."""
    chair = None if room.closed else _held_elsewhere(room, guest_id)
    return None if chair is None else chair.number


@transaction.atomic
def take_own_seat(code: str, guest_id: UUID) -> None:
    """The seat is this browser's from now on, and so is what hangs on it. Raises ``not-yours``:
    whoever signed out in the meantime has no seat elsewhere."""
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
    if room.seats.filter(guest_id=guest_id).exists():
        return None
    return room.seats.filter(guest__member__guests=guest_id).first()
