"""Guests, room pictures and refusals for tests of the rooms' services."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import pytest

from server.protocol.room_settings import RoomSettings
from server.rooms.models import Room
from server.rooms.pictures import RoomPicture, SeatPicture
from server.rooms.refusals import Refused

ANN, BEN, EVE = (UUID(int=number) for number in (1, 2, 3))
GAME = "asy_przestworzy"
LEVEL = "easy"


@contextmanager
def refused(code: str, room: Room | None = None) -> Iterator[None]:
    """It is refused with this code, and the room stays as it was."""
    before = picture_of(room)
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.code == code
    assert picture_of(room) == before


def picture_of(room: Room | None) -> object:
    if room is None:
        return None
    room.refresh_from_db()
    seats = list(room.seats.values("number", "guest_id", "bot_level", "name", "ready", "nonce"))
    powers = (room.host_id, room.locked, room.closed, room.barred, room.options, room.settings)
    powers = (*powers, room.unwatched, room.motion)
    match = (room.match_id, room.matches_played, room.secret)
    return seats, powers, match, room.chat.count()


def a_picture(**told: Any) -> RoomPicture:
    """A room before its first match, in which Ann and Ben sit, but for what is told otherwise."""
    known: dict[str, Any] = {
        "code": "k7m2pq9xw4td",
        "version": 1,
        "chat": {"table": 0, "watchers": 0},
        "game": GAME,
        "options": {},
        "levels": [],
        "seats": [
            SeatPicture(0, "person", "Ann", None, ready=False),
            SeatPicture(1, "person", "Ben", None, ready=False),
        ],
        "sides": [],
        "commitment": "",
        "match": None,
        "match_id": None,
        "over": False,
        "outcome": None,
        "seed": None,
        "nonces": None,
        "next": None,
        "replay": None,
        "public": False,
        "unhurried": False,
        "locked": False,
        "closed": False,
        "settings": RoomSettings(),
        "barred": [],
        "sent_away": [],
        "removed": frozenset(),
        "unseated": frozenset(),
        "unwatched": False,
        "motion": None,
        "void": False,
        "voided": False,
        "told_at": None,
        "hidden": {},
        "host": ANN,
        "guests": {0: ANN, 1: BEN},
        "members": {},
        "former": {},
    }
    return RoomPicture(**{**known, **told})


def finish(room: Room) -> None:
    """The match of the room comes to its end."""
    assert room.match is not None
    room.match.over = True
    room.match.save()
