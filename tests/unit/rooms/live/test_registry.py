"""Rooms that all leave at once while somebody comes back."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

import pytest
from msgspec.structs import replace

from server.protocol.room_settings import Manners
from server.rooms.live import registry
from server.rooms.live.registry import Lounge
from server.rooms.pictures import RoomPicture

PICTURE = RoomPicture(
    code="code",
    version=1,
    chat={"table": 0, "watchers": 0},
    game="asy_przestworzy",
    options={},
    levels=[],
    seats=[],
    commitment="",
    match=None,
    match_id=None,
    over=False,
    outcome=None,
    seed=None,
    nonces=None,
    next=None,
    replay=None,
    locked=False,
    closed=False,
    manners=Manners(),
    barred=[],
    hidden={},
    host=None,
    guests={},
    kin={},
)


class Visitor:
    """A socket to which nothing is delivered before others have had their turn."""

    guest, seat, watching_as, read, round_trip = uuid4(), None, None, None, None

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        await asyncio.sleep(0.01)


@pytest.fixture
def lounge(monkeypatch: pytest.MonkeyPatch) -> Lounge:
    async def picture(_ledger: Any, code: str) -> RoomPicture:
        return PICTURE

    monkeypatch.setattr(registry, "read_picture", picture)
    house = SimpleNamespace(ledger=None, every=lambda seconds, job: None)
    return Lounge(house)


async def test_who_comes_back_while_the_last_leave_is_in_the_room(lounge: Lounge) -> None:
    first, second, third = Visitor(), Visitor(), Visitor()
    for visitor in (first, second):
        await lounge.enter("code", visitor)
    leaving = asyncio.create_task(lounge.leave("code", first))
    await asyncio.sleep(0)
    await lounge.leave("code", second)
    met = await lounge.enter("code", third)
    await leaving
    assert lounge.codes() == ["code"] and third in met.sockets
    await lounge.leave("code", third)
    assert lounge.codes() == []


async def test_a_room_is_found_by_the_match_that_is_on_in_it_and_by_no_other(
    lounge: Lounge, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = [replace(PICTURE, version=match, match_id=match, match=match) for match in (1, 2)]

    async def picture(_ledger: Any, code: str) -> RoomPicture:
        return pictures.pop(0)

    monkeypatch.setattr(registry, "read_picture", picture)
    visitor = Visitor()
    room = await lounge.enter("code", visitor)
    assert lounge.at_play == {1: room}
    room.refresh()
    await asyncio.sleep(0.05)
    assert lounge.at_play == {2: room}
    await lounge.leave("code", visitor)
    assert lounge.at_play == {}
