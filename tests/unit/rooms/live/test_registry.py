"""The room registry: all sockets of a room leave at once while one comes back."""

import asyncio
from time import monotonic
from types import SimpleNamespace
from uuid import UUID, uuid4

import pytest
from msgspec import json
from msgspec.structs import replace

from server.rooms.live import live_room
from server.rooms.live import registry as registries
from server.rooms.live.live_room import Crowded
from server.rooms.live.registry import RoomRegistry
from server.rooms.live.spectators import SHOWN
from tests.support.guests import ANN, BEN, a_picture

PICTURE = a_picture(seats=[], host=None, guests={})


class Visitor:
    """A socket to which nothing is delivered before others have had their turn."""

    seat, watching_as, read, round_trip = None, None, None, None
    signed_in, member, staff = None, None, False

    def __init__(self, guest=None, crowded=False):
        self.guest, self.crowded = guest or uuid4(), crowded
        self.heard = []
        self.hears = asyncio.Event()

    async def deliver(self, frame, n=None):
        self.heard.append(json.decode(frame))
        self.hears.set()
        await asyncio.sleep(0.01)

    async def until(self, known):
        async with asyncio.timeout(10):
            while not known():
                self.hears.clear()
                await self.hears.wait()

    def told(self, kind):
        return [message for message in self.heard if message["type"] == kind]


def shown(monkeypatch, *pictures):
    """The room is read as these, one after the other, and stays as the last."""
    waiting = list(pictures)

    async def picture(_ledger, code):
        return waiting.pop(0) if len(waiting) > 1 else waiting[0]

    for module in (registries, live_room):
        monkeypatch.setattr(module, "read_picture", picture)
    runtime = SimpleNamespace(database=None, every=lambda seconds, job: None)
    return RoomRegistry(runtime)


@pytest.fixture
def registry(monkeypatch):
    return shown(monkeypatch, PICTURE)


async def test_who_comes_back_while_the_last_leave_is_in_the_room(registry):
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


SEATED = replace(PICTURE, guests={0: ANN}, host=UUID(int=2))


@pytest.fixture
def seated(monkeypatch):
    """Ann holds a seat of the room, somebody else is its host."""
    return shown(monkeypatch, SEATED)


@pytest.mark.parametrize("guest", [ANN, SEATED.host])
async def test_where_it_is_crowded_a_seat_s_holder_and_the_host_come_in(seated, guest):
    with pytest.raises(Crowded):
        await seated.enter("code", Visitor(crowded=True))
    assert seated.codes() == []
    await seated.enter("code", Visitor(guest, crowded=True))
    assert seated.codes() == ["code"]


async def test_a_room_takes_so_many_who_watch_and_a_seat_so_many_browsers(seated, monkeypatch):
    monkeypatch.setattr(live_room, "MOST_SOCKETS", 3)
    monkeypatch.setattr(live_room, "MOST_OF_SEAT", 2)
    for _ in range(3):
        await seated.enter("code", Visitor())
    with pytest.raises(Crowded):
        await seated.enter("code", Visitor())
    for _ in range(2):
        mine = Visitor(ANN)
        await seated.enter("code", mine)
        mine.seat = 0
    with pytest.raises(Crowded):
        await seated.enter("code", Visitor(ANN))


async def test_of_a_crowd_that_comes_who_is_there_is_told_twice_a_second(registry):
    first = Visitor()
    room = await registry.enter("code", first)
    crowd, began = [Visitor() for _ in range(60)], monotonic()
    for each in crowd:
        await registry.enter("code", each)
    assert len(first.told("presence")) <= 2 + (monotonic() - began) / live_room.TELL_EVERY
    # Whoever came last has the number that was told last, and all hear the right one in the end.
    assert crowd[-1].told("room")[0]["watching"] < 61
    await crowd[-1].until(lambda: crowd[-1].told("presence"))
    assert crowd[-1].told("presence")[-1]["watching"] == 61
    room.close()


async def test_who_was_there_between_two_tellings_is_told_to_have_gone(monkeypatch):
    """A room frame that came meanwhile has shown them."""
    before = a_picture(guests={0: ANN, 1: BEN})
    registry = shown(monkeypatch, before, replace(before, version=2, public=True))
    ann, ben = Visitor(ANN), Visitor(BEN)
    room = await registry.enter("code", ann)
    await registry.enter("code", ben)
    room.refresh()
    await ann.until(lambda: ann.told("room")[1:])
    assert ann.heard[-1]["seats"][1]["here"]
    await registry.leave("code", ben)
    await ann.until(lambda: ann.heard[-1].get("here") == [True, False])
    room.close()


async def test_of_very_many_who_give_their_names_some_are_told_and_all_are_counted(registry):
    first = Visitor()
    room = await registry.enter("code", first)
    crowd = [first, *(Visitor() for _ in range(SHOWN))]
    for number, each in enumerate(crowd):
        each.watching_as = f"Eve {number}"
        room.sockets.add(each)
    await room.spectators.tell_names()
    assert SHOWN == 30 and len(first.told("watchers")[-1]["names"]) == SHOWN
    assert room.presence().watching == SHOWN + 1
    room.close()


async def test_in_a_room_that_is_closed_to_spectators_nobody_is_told_to_watch(registry):
    eve = Visitor()
    room = await registry.enter("code", eve)
    eve.watching_as = "Eve"
    told = []
    for shut in (False, True, False):
        room.picture = replace(PICTURE, unwatched=shut)
        room.spectators.look()
        names = [each.name for each in room.spectators.named_here()]
        told.append((names, room.presence().watching, room.presence(watching=True).watching))
    assert told == [(["Eve"], 1, 1), ([], 0, 0), (["Eve"], 1, 1)]
    room.close()


async def test_a_room_is_found_by_the_match_that_is_on_in_it_and_by_no_other(monkeypatch):
    matches = [replace(PICTURE, version=match, match_id=match, match=match) for match in (1, 2)]
    registry, visitor = shown(monkeypatch, *matches), Visitor()
    room = await registry.enter("code", visitor)
    assert registry.at_play == {1: room}
    room.refresh()
    await asyncio.sleep(0.05)
    assert registry.at_play == {2: room}
    await registry.leave("code", visitor)
    assert registry.at_play == {}
