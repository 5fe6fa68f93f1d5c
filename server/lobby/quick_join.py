"""Quick join: a seat in the public room that has waited longest, else in a new one."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from games.registry import all_games
from server.rooms.models import OPEN_TO_ALL, Room, Seat
from server.rooms.naming import own_name
from server.rooms.opening import open_room
from server.rooms.opening_form import OpeningForm
from server.rooms.refusals import Refused
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
    waiting = list(_waiting(form.game).order_by("created_at")[:TRIES])
    own = _public(form.game).filter(seats__guest=guest_id).first()
    if (there := own or _first_that_takes(waiting, guest_id, name)) is not None:
        return Found(there, opened=False)
    room = open_room(guest_id, name, form.game, form.options, True, form.settings, code=form.code)
    return Found(room, opened=True)


def _first_that_takes(rooms: list[Room], guest_id: UUID, name: str) -> Room | None:
    for room in rooms:
        for seat in room.seats.filter(guest=None, bot_level=None):
            try:
                sit(room.code, guest_id, seat.number, name)
            except Refused:
                # The seat or the name was taken, or the guest is barred: try the next room.
                continue
            return room
    return None


def _public(game: str) -> QuerySet[Room]:
    return Room.objects.filter(
        OPEN_TO_ALL & NOT_AT_PLAY, game=game, active_at__gt=timezone.now() - SOMEBODY_THERE
    )


def _waiting(game: str) -> QuerySet[Room]:
    free = Seat.objects.filter(room=OuterRef("pk"), guest=None, bot_level=None)
    return _public(game).filter(Exists(free), locked=False)
