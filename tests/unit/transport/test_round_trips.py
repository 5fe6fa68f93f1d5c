"""How long a socket's line takes, and when a room is told of it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock
from uuid import UUID, uuid4

import msgspec
import pytest

from server.rooms.live.presence import Elsewhere
from server.rooms.live.registry import LiveRoom
from server.rooms.pictures import RoomPicture, SeatPicture
from server.transport.round_trips import RoundTrips
from tests.support.guests import a_picture


def trips(*took: float) -> RoundTrips:
    line = RoundTrips()
    line.ask()
    for seconds in took:
        line.answer(line.ask(now=0.0), now=seconds)
    return line


def test_the_middle_of_the_last_five_counts():
    assert (trips().median, trips().half) == (None, 0)
    assert trips(0.040).median == 40
    assert trips(0.040, 0.900, 0.050).median == 50
    assert trips(9, 9, 9, 0.010, 0.020, 0.030, 0.040, 0.050).median == 30
    assert trips(0.091).half == 45


def test_each_token_is_answered_once():
    line = RoundTrips()
    token = line.ask(now=0.0)
    line.answer(token, now=0.1)
    line.answer(token, now=0.9)
    assert line.median == 100


def test_who_answers_late_answers_nothing():
    """Else a patient client could make its line as long as it likes."""
    line = RoundTrips()
    old = line.ask(now=0.0)
    line.ask(now=5.0)
    line.answer(old, now=5.1)
    line.answer(77, now=5.1)
    assert line.median is None


class Socket:
    """Somebody in the room."""

    watching_as = None
    read = None
    signed_in = None
    member = None

    def __init__(self, seat: int | None, guest: UUID, round_trip: int | None = None) -> None:
        self.seat, self.guest, self.round_trip = seat, guest, round_trip
        self.frames: list[dict[str, Any]] = []

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        self.frames.append(msgspec.json.decode(frame))

    async def place(self, picture: RoomPicture) -> None:
        pass

    @property
    def lags(self) -> list[Any]:
        return [frame.get("lag") for frame in self.frames if frame["type"] == "presence"]


@pytest.fixture
async def live_room(monkeypatch: pytest.MonkeyPatch):
    """Two seats, one of them a bot's; nobody has come yet. Whatever changes is told at once."""
    monkeypatch.setattr("server.rooms.live.live_room.TELL_EVERY", 0)
    seats = [SeatPicture(0, "person", "Ada", None, True), SeatPicture(1, "bot", None, "easy", True)]
    picture = a_picture(seats=seats, guests={0: uuid4()})
    runtime: Any = SimpleNamespace()
    opened = LiveRoom(runtime, "k7m2pq9xw4td", picture, {}, AsyncMock())
    yield opened
    opened.close()


async def beat(live_room: LiveRoom) -> None:
    live_room.notice_lags()
    await live_room.tell_presence()
    await asyncio.sleep(0)


async def come(live_room: LiveRoom, seat: int | None, round_trip: int | None) -> Socket:
    guest = live_room.picture.guests[0] if seat == 0 else uuid4()
    socket = Socket(seat, guest, round_trip)
    live_room.sockets.add(socket)
    await live_room.tell_presence(socket)
    return socket


async def test_lines_are_told_seat_by_seat_rounded_and_to_a_newcomer(live_room):
    ada, watcher = await come(live_room, 0, None), await come(live_room, None, 900)
    await beat(live_room)
    assert set(ada.lags) == {None}, "while nobody knows a line"
    ada.round_trip = 43
    await beat(live_room)
    assert ada.lags[-1] == watcher.lags[-1] == [40, None]
    assert (await come(live_room, 0, None)).lags == [[40, None]]


@pytest.mark.parametrize(
    ("first", "small", "large", "told"),
    [(43, (50, 31, 59), 61, 60), (400, (480,), 500, 500)],
    ids=["short line", "long line"],
)
async def test_small_changes_are_not_worth_a_word(live_room, first, small, large, told):
    ada = await come(live_room, 0, first)
    await beat(live_room)
    before = len(ada.frames)
    for ada.round_trip in small:
        await beat(live_room)
    assert len(ada.frames) == before
    ada.round_trip = large
    await beat(live_room)
    assert ada.lags[-1] == [told, None]


async def test_of_several_lines_of_a_seat_the_best_counts_and_other_processes_have_some_too(
    live_room,
):
    ada, _ = await come(live_room, 0, 200), await come(live_room, 0, 90)
    live_room.elsewhere = Elsewhere({1}, 0, {1: 120, 0: 700})
    await beat(live_room)
    assert ada.lags[-1] == [90, 120]
