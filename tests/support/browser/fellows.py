"""Players of Kosmiczna Eskadra without a browser, beside one in a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from games.kosmiczna_eskadra.tests.browser.pilots import Pilot, Spot
from tests.support.people import Person, acts
from tests.support.stack import Stack
from tools.client import Guest

UNHINDERED = {"round_clock": "off", "replay_clock": "off", "hand_time": "500"}


@asynccontextmanager
async def fellows(site: Stack, count: int, **options: str | int) -> AsyncIterator[list[Person]]:
    """So many, seated in a new room without clocks and haste; the first has opened it."""
    guests = [Guest(site.url) for _ in range(count)]
    open_room, asked = guests[0].open_room, {**UNHINDERED, **options}
    code = await asyncio.to_thread(open_room, "kosmiczna_eskadra", "Seat 0", **asked)
    others = [Person(guest, code) for guest in guests]
    try:
        for seat, other in enumerate(others):
            await asyncio.to_thread(other.guest.visit, code)
            await other.connect()
            await other.take_seat(seat, f"Seat {seat}")
        yield others
    finally:
        for other in others:
            await other.close()


async def sit_with(pilot: Pilot, others: Sequence[Person]) -> None:
    """The match begins, and all but the pilot are ready for the first round."""
    await pilot.page.goto(f"{others[0].url}/r/{others[0].code}/")
    await pilot.sit("Zoe")
    await pilot.ready()
    for other in others:
        await other.ready()
    for other in others:
        await other.until(lambda other=other: bool(other.view))
        await other.act({"do": "ready"})


async def lay(other: Person, spots: Sequence[Spot], a: int = 0) -> None:
    """One card after the other, as fast as a hand may."""
    for x, y in spots:
        await other.until(lambda: "held" in other.view["own"])
        await acts(other, {"do": "drop", "x": x, "y": y, "a": a})
