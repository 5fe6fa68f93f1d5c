"""Four seats that build at once and a spectator, over real sockets."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from tests.support.people import Person, Table, room
from tests.support.stack import Stack

SEATS = 4
SECONDS = int(os.environ.get("YARD_SECONDS", "10"))
"""How long is looked at; the suite has less time than a minute."""
OPTIONS = {"mode": "single-1", "hourglass": "120", "last_builder": "off", "seats": str(SEATS)}
"""The sand runs longer than anybody looks, and until then no bot finishes."""


class Yard(Table):
    """People in the first seats, bots in the others; the spectator comes last."""

    async def fill(self, builders: int) -> None:
        for seat in range(1, builders):
            await (await self.come()).take_seat(seat, f"Seat {seat}")
        for seat in range(builders, SEATS):
            await self.people[0].send("bot", seat=seat, level="easy")
        await self.come()

    @property
    def builders(self) -> list[Person]:
        return self.people[:-1]

    async def begin(self) -> None:
        """Somebody calls "Go!", and the countdown is over for all."""
        for person in self.builders:
            await person.ready()
        await self.reaches("go")
        await self.people[0].act({"do": "go"})
        await self.reaches("build")

    async def reaches(self, phase: str) -> None:
        for person in self.people:
            await person.until(lambda person=person: person.view.get("phase") == phase)

    def times(self, seat: int | None) -> list[int]:
        """When the seat, or the clock, has done something, in milliseconds of the match."""
        found = self.ask(
            "SELECT at FROM move WHERE seat IS ? AND match_id ="
            " (SELECT match_id FROM rooms_room WHERE code = ?) ORDER BY version",
            seat,
            self.code,
        )
        return [at for (at,) in found]


@asynccontextmanager
async def yard(site: Stack, builders: int) -> AsyncIterator[Yard]:
    async with room(site, game="galaxy_trucker", **OPTIONS) as opened:
        table = Yard(site, opened.code)
        table.people = opened.people
        await table.fill(builders)
        await table.begin()
        yield table


async def at_a_pace(act: Callable[[], Awaitable[object]], every: float) -> None:
    """Again and again at fixed times; who is late goes on at once."""
    began = time.monotonic()
    for turn in range(int(SECONDS / every)):
        await asyncio.sleep(max(0.0, began + turn * every - time.monotonic()))
        await act()
