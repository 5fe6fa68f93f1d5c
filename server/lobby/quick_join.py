"""Quick join: a seat in the public room that has waited longest, else in a new one."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from games.registry import all_games
from server.rooms.blocking import seats_kept_apart
from server.rooms.models import OPEN_TO_ALL, Room, Seat
from server.rooms.naming import own_name
from server.rooms.opening import open_room
from server.rooms.opening_form import OpeningForm
from server.rooms.refusals import Refused
from server.rooms.rows import locked
from server.rooms.services import sit

SOMEBODY_THERE = timedelta(seconds=75)
"""How recently a room must have been occupied: nobody wants to wait in an empty one."""
TRIES = 20

NOT_AT_PLAY = Q(match=None) | Q(match__over=True)


class Found(NamedTuple):
    room: Room
    opened: bool
    """Nobody was waiting: this is a new room."""


def sit_anywhere(guest_id: UUID, name: str, form: OpeningForm) -> Found:
    """Idempotent: a guest who already sits in such a room stays there. Rooms are listed before that
    check, so that a seat taken in between is seen."""
    if form.game not in all_games():
        # Nor looked for: PostgreSQL takes not every text.
        raise Refused("malformed")
    name = own_name(guest_id, name)
    waiting = list(_waiting(form.game, guest_id).order_by("created_at")[:TRIES])
    own = _public(form.game).filter(seats__guest=guest_id).first()
    if (there := own or _first_that_takes(waiting, guest_id, name)) is not None:
        return Found(there, opened=False)
    room = open_room(guest_id, name, form.game, form.options, True, form.settings, code=form.code)
    return Found(room, opened=True)


def _first_that_takes(rooms: list[Room], guest_id: UUID, name: str) -> Room | None:
    for room in rooms:
        for seat in room.seats.filter(guest=None, bot_level=None):
            try:
                sit_beside(room, guest_id, seat.number, name)
            except Refused:
                # The seat or the name was taken, the guest is barred, or somebody whom a block
                # keeps apart from them sat down meanwhile: try the next room.
                continue
            return room
    return None


@transaction.atomic
def sit_beside(room: Room, guest_id: UUID, seat: int, name: str) -> None:
    """Asked again while nobody else can sit down there."""
    locked(room.code)
    if seats_kept_apart(guest_id).filter(room=room).exists():
        raise Refused("room-full")
    sit(room.code, guest_id, seat, name)


def _public(game: str) -> QuerySet[Room]:
    return Room.objects.filter(
        OPEN_TO_ALL & NOT_AT_PLAY, game=game, active_at__gt=timezone.now() - SOMEBODY_THERE
    )


def _waiting(game: str, guest_id: UUID) -> QuerySet[Room]:
    """Where nobody sits whom the guest has blocked, or who has blocked the guest. The same queries
    for everybody, so that nobody learns from the time it takes whether somebody has."""
    free = Seat.objects.filter(room=OuterRef("pk"), guest=None, bot_level=None)
    apart = seats_kept_apart(guest_id).filter(room=OuterRef("pk"))
    return _public(game).filter(Exists(free), ~Exists(apart), locked=False)
