"""Eight people and a spectator at a staged table, over real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.support.people import Person, Table, acts, room
from tests.support.stack import Stack
from tools.client import Guest

SEATS = 8
OPTIONS = {"seats": str(SEATS), "sound": "off"}


class Fleet(Table):
    """The seats in their order, then the spectator."""

    @property
    def shooter(self) -> Person:
        return self.people[0]

    @property
    def watcher(self) -> Person:
        return self.people[SEATS]

    async def until(self, **window: Any) -> None:
        """Everybody sees a window of which this holds."""
        for person in self.people:
            await person.until(lambda person=person: window.items() <= shown(person).items())

    async def closed(self, number: int) -> None:
        for person in self.people:
            await person.until(lambda person=person: shown(person).get("number") != number)


def shown(person: Person) -> dict[str, Any]:
    return dict(person.view.get("window") or {})


async def fires(table: Fleet, card: str, number: int) -> None:
    """The first seat at the second; everybody sees the window that this opens."""
    ship = {"B01": "CR06", "B02": "CR07"}[card]
    await acts(table.shooter, {"do": "fire", "ship": ship, "card": card, "target": "BA05"})
    await table.until(number=number)


@asynccontextmanager
async def fleet(site: Stack, pace: str) -> AsyncIterator[Fleet]:
    async with room(site, game="mag_blast", pace=pace, **OPTIONS) as opened:
        table = Fleet(site, opened.code)
        table.people = opened.people
        for seat in range(1, SEATS):
            other = await table.come(Guest(site.url))
            await other.take_seat(seat, f"Seat {seat}")
        await table.come()
        for person in table.people[:SEATS]:
            await person.ready()
        for person in table.people:
            await person.until(lambda person=person: bool(person.view))
        yield table
