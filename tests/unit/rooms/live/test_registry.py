"""The room registry: all sockets of a room leave at once while one comes back."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

import pytest
from msgspec.structs import replace

from server.protocol.room_settings import RoomSettings
from server.rooms.live import live_room
from server.rooms.live import registry as registries
from server.rooms.live.registry import RoomRegistry
from server.rooms.pictures import RoomPicture

PICTURE = RoomPicture(
    code="code",
    version=1,
    chat={"table": 0, "watchers": 0},
    game="asy_przestworzy",
    options={},
    levels=[],
    seats=[],
    sides=[],
    commitment="",
    match=None,
    match_id=None,
    over=False,
    outcome=None,
    seed=None,
    nonces=None,
    next=None,
    replay=None,
    public=False,
    unhurried=False,
    locked=False,
    closed=False,
    settings=RoomSettings(),
    barred=[],
    sent_away=[],
    removed=frozenset(),
    unwatched=False,
    motion=None,
    void=False,
    told_at=None,
    hidden={},
    host=None,
    guests={},
    members={},
    former={},
)


class Visitor:
    """A socket to which nothing is delivered before others have had their turn."""

    guest, seat, watching_as, read, round_trip = uuid4(), None, None, None, None
    signed_in, member = None, None

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        await asyncio.sleep(0.01)


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> RoomRegistry:
    async def picture(_ledger: Any, code: str) -> RoomPicture:
        return PICTURE

    monkeypatch.setattr(registries, "read_picture", picture)
    runtime = SimpleNamespace(database=None, every=lambda seconds, job: None)
    return RoomRegistry(runtime)


async def test_who_comes_back_while_the_last_leave_is_in_the_room(registry: RoomRegistry) -> None:
    first, second, third = Visitor(), Visitor(), Visitor()
    for visitor in (first, second):
        await registry.enter("code", visitor)
    leaving = asyncio.create_task(registry.leave("code", first))
    await asyncio.sleep(0)
    await registry.leave("code", second)
    met = await registry.enter("code", third)
    await leaving
    assert registry.codes() == ["code"] and third in met.sockets
    await registry.leave("code", third)
    assert registry.codes() == []


async def test_a_room_is_found_by_the_match_that_is_on_in_it_and_by_no_other(
    registry: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = [replace(PICTURE, version=match, match_id=match, match=match) for match in (1, 2)]

    async def picture(_ledger: Any, code: str) -> RoomPicture:
        return pictures.pop(0)

    for module in (registries, live_room):
        monkeypatch.setattr(module, "read_picture", picture)
    visitor = Visitor()
    room = await registry.enter("code", visitor)
    assert registry.at_play == {1: room}
    room.refresh()
    await asyncio.sleep(0.05)
    assert registry.at_play == {2: room}
    await registry.leave("code", visitor)
    assert registry.at_play == {}
