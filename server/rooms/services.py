"""Services of a room: sit, stand up, set bots. Each is one short transaction that locks the room's
row; a refused one raises ``Refused`` and changes nothing."""

from __future__ import annotations

from uuid import UUID

from django.db import transaction

from games.registry import game_called
from server.accounts.models import Guest
from server.rooms.admission import refuse_the_uninvited
from server.rooms.models import Room, Seat
from server.rooms.naming import name_in_room
from server.rooms.opening import open_room
from server.rooms.pictures import RoomPicture, room_picture, seat_of
from server.rooms.readying import begin_if_all_are_ready, set_ready
from server.rooms.refusals import Refused
from server.rooms.rows import (
    chair_at,
    clear,
    is_running,
    locked,
    own_chair,
    refuse_while_running,
)
from server.rooms.texts import look_alike

__all__ = [
    "RoomPicture",
    "open_room",
    "room_picture",
    "seat_of",
    "set_bot",
    "set_ready",
    "sit",
    "stand",
]


@transaction.atomic
def sit(code: str, guest_id: UUID, seat: int, name: str) -> None:
    """Take a free seat under a name, or move there from one's own."""
    room = locked(code)
    chair = chair_at(room, seat)
    if chair.guest_id != guest_id:
        refuse_the_uninvited(room, guest_id)
        refuse_while_running(room)
        _refuse_unless_free(room, chair)
    elif is_running(room):
        return
    name = name_in_room(room, guest_id, name)
    others = room.seats.exclude(guest_id=guest_id).exclude(pk=chair.pk)
    if any(look_alike(other.name, name) for other in others if other.guest_id):
        raise Refused("name-taken", name=name)
    guest, _ = Guest.objects.update_or_create(id=guest_id, defaults={"name": name})
    for left in room.seats.filter(guest_id=guest_id).exclude(pk=chair.pk):
        clear(left)
    chair.guest, chair.name = guest, name
    chair.save()


@transaction.atomic
def stand(code: str, guest_id: UUID) -> None:
    """Give the seat back; no-op without one."""
    room = locked(code)
    chair = room.seats.filter(guest_id=guest_id).first()
    if chair is not None:
        refuse_while_running(room)
        clear(chair)


@transaction.atomic
def set_bot(code: str, guest_id: UUID, seat: int, level: str | None) -> str | None:
    """Put a bot into a free seat, change its level, or (None) remove it.

    If that fills the last seat and everybody is ready, the match begins; its code is returned.
    """
    room = locked(code)
    if room.host_id != guest_id:
        own_chair(room, guest_id)
    chair = chair_at(room, seat)
    if chair.bot_level == level and chair.guest_id is None:
        return None
    refuse_while_running(room)
    if chair.guest_id is not None:
        raise Refused("seat-not-free", seat=seat)
    if level is not None and level not in game_called(room.game).levels:
        raise Refused("no-such-level", level=level)
    chair.bot_level = level
    chair.save()
    return begin_if_all_are_ready(code)


def _refuse_unless_free(room: Room, chair: Seat) -> None:
    if not chair.held:
        return
    if all(seat.held for seat in room.seats.all()):
        raise Refused("room-full", watch=int(not room.unwatched))
    raise Refused("seat-taken" if chair.guest_id else "seat-not-free", seat=chair.number)
