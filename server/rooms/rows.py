"""Row locks and lookups shared by the rooms' services."""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID

from django.utils import timezone

from server.rooms.models import NEVER_ENTERED, Room, Seat
from server.rooms.refusals import Refused


def locked(code: str) -> Room:
    """Lock the room for the transaction and increment its version. Raises ``no-room`` and
    ``closed``."""
    rooms = Room.objects.select_for_update(of=("self",)).select_related("match")
    room = rooms.filter(code=code).first()
    if room is None:
        raise Refused("no-room")
    if room.closed:
        raise Refused("closed")
    room.version += 1
    room.save(update_fields=["version"])
    return room


def entered(code: str) -> None:
    """Note that somebody has come into a room, so that it is not taken for one that was opened and
    left alone."""
    # Later than the moment after its opening, in which it counts as never entered.
    now = timezone.now() + timedelta(seconds=2)
    Room.objects.filter(NEVER_ENTERED, code=code).update(active_at=now)


def chair_at(room: Room, number: int) -> Seat:
    chair = room.seats.filter(number=number).first()
    if chair is None:
        raise Refused("no-such-seat", seat=number)
    return chair


def own_chair(room: Room, guest_id: UUID) -> Seat:
    """Raises ``not-seated``."""
    chair = room.seats.filter(guest_id=guest_id).first()
    if chair is None:
        raise Refused("not-seated")
    return chair


def is_running(room: Room) -> bool:
    return room.match is not None and not room.match.over


def refuse_while_running(room: Room) -> None:
    if is_running(room):
        raise Refused("match-running")


def clear(chair: Seat) -> None:
    """Empty a seat with everything that belongs to its holder."""
    chair.guest, chair.bot_level, chair.name = None, None, ""
    chair.ready, chair.nonce, chair.recovery = False, "", ""
    chair.save()
