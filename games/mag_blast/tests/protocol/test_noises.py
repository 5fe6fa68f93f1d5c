"""Somebody makes noises without end: nobody else waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from tests.rules import rule
from tests.support import stack
from tests.support.pace import patience
from tests.support.people import Person, Table, acts, room
from tests.support.stack import Stack
from tools.client import Guest

pytestmark = pytest.mark.asyncio(loop_scope="module")
SEATS = 4
NOISES = 80
"""Twice as many as a seat may do at once; the others come as fast as it may."""
WAIT = 0.25
"""Seconds in which an act of anybody else is stored, on a quiet machine."""


@pytest.fixture(scope="module")
def site() -> Iterator[Stack]:
    staged = stack.embedded("games.mag_blast.tests.protocol.staged", ANSWERS="no")
    yield staged
    staged.close()


@asynccontextmanager
async def battle(site: Stack) -> AsyncIterator[Table]:
    options = {"seats": str(SEATS), "pace": "relaxed", "sound": "casual"}
    async with room(site, game="mag_blast", **options) as table:
        for seat in range(1, SEATS):
            other = await table.come(Guest(site.url))
            await other.take_seat(seat, f"Seat {seat}")
        for person in table.people:
            await person.ready()
        for person in table.people:
            await person.until(lambda person=person: bool(person.view))
        yield table


def noises(person: Person) -> int:
    return sum(event["event"] == "sound-made" for event in person.events)


async def makes_noises(person: Person) -> None:
    await asyncio.gather(
        *(acts(person, {"do": "sound", "noise": number % 8}) for number in range(NOISES))
    )


async def plays(person: Person, until: asyncio.Task[None]) -> list[float]:
    """How long it took to be heard, each time."""
    waited: list[float] = []
    while not until.done():
        began = time.monotonic()
        on = len(waited) % 2 == 0
        await person.act({"do": "set_preset", "preset": "pass-small", "on": on})
        waited.append(time.monotonic() - began)
        await person.pong()
        await asyncio.sleep(0.1)
    return waited


@rule("MB-213", "MB-214")
async def test_who_makes_noises_without_end_keeps_nobody_waiting(site: Stack) -> None:
    async with battle(site) as table:
        loud, *others = table.people
        noise = asyncio.create_task(makes_noises(loud))
        waited = await asyncio.gather(*(plays(person, noise) for person in others))
        await noise
        for person in table.people:
            await person.until(lambda person=person: noises(person) == NOISES)
        assert all(len(each) > 3 for each in waited)
        assert max(map(max, waited)) < WAIT * patience()
