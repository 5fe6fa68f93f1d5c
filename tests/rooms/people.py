"""The people of these tests, what they play, and how a refusal is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

import pytest

from server.rooms.models import Room
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
    return seats, room.match_id, room.matches_played, room.secret, room.chat.count()


def finish(room: Room) -> None:
    """The match of the room comes to its end."""
    assert room.match is not None
    room.match.over = True
    room.match.save()
