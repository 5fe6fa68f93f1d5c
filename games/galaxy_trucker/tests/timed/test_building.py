"""What it costs a browser when three others build beside one who looks at the fullest shipyard."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from itertools import cycle
from random import Random
from typing import Any

import pytest
from playwright.async_api import expect

from games.galaxy_trucker.tests.browser.stages import chosen
from games.galaxy_trucker.tests.browser.trucker import Trucker
from games.galaxy_trucker.tests.crowd import SEATS, TILES
from tests.support.browser.figures import FIGURES
from tests.support.browser.people import MOVING, People
from tests.support.browser.tracing import SCRIPTS, Trace, of_the_page, tracing
from tests.support.pace import spent_of_budget
from tests.support.people import Person, Table, some_action
from tests.support.stack import Stack
from tools.client import Refused

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOVES, RATE = 88, 11
"""So many, in a second."""
LUCK = Random(1)
STYLE = {"UpdateLayoutTree", "Layout"}
ROUND = ("take_open", "place", "lift", "put_back")
"""A tile wanders from the table onto the ship and back."""
SCRIPT, LAID_OUT = 5.0, 10.0
"""Milliseconds for a move, of script, and with style and layout."""


async def test_a_building_move_of_others_is_drawn_soon(staged: Stack, people: People) -> None:
    async def built() -> float:
        """What part of the budgets."""
        n = await ewa.n()
        async with tracing(ewa.page, also=()) as trace:
            took = await build(others)
            await expect(ewa.beyond(n)).to_be_visible()
        moves = await ewa.n() - n
        assert moves >= MOVES * 3 // 4, "some may lose a race for a tile"
        scripts, everything = (each / moves for each in spent(trace))
        FIGURES["a building move in the fullest shipyard"] = (
            f"{scripts:.2f} ms of script, with style and layout {everything:.2f} ms; "
            f"{moves} moves in {took:.1f} s"
        )
        return max(scripts / SCRIPT, everything / LAID_OUT)

    async with shipyard(staged, people) as (ewa, others):
        assert await spent_of_budget(built) <= 1


@asynccontextmanager
async def shipyard(staged: Stack, people: People) -> AsyncIterator[tuple[Trucker, list[Person]]]:
    """Ewa at a desk with a tile in her hand, the others at sockets."""
    ewa: Trucker = await people.come("en", kind=Trucker, **MOVING)
    link = await ewa.open_room(staged.url, "Ewa", chosen("crowded"))
    table = Table(staged, link.rstrip("/").rpartition("/")[2])
    try:
        for seat in range(1, SEATS):
            await (await table.come()).take_seat(seat, f"Seat {seat}")
        await ewa.ready()
        for person in table.people:
            await person.ready()
        for person in table.people:
            await person.until(lambda person=person: bool(person.view))
        await expect(ewa.ship).to_have_count(TILES)
        await expect(ewa.fits.or_(ewa.fits_turned).first).to_be_attached()
        yield ewa, table.people
    finally:
        await table.close()


async def build(others: list[Person]) -> float:
    """In turn, each its round; how many seconds it took."""
    began, rounds = time.monotonic(), {id(each): cycle(ROUND) for each in others}
    for move, person in zip(range(MOVES), cycle(others)):
        await asyncio.sleep(max(0.0, began + move / RATE - time.monotonic()))
        await goes_on(person, next(rounds[id(person)]))
    return time.monotonic() - began


async def goes_on(person: Person, do: str) -> None:
    """As its round says, or what else there is to do with the tile."""
    offered = {offer["do"]: offer for offer in person.choices()}
    offer = offered.get(do) or offered.get("put_back") or offered["take_open"]
    try:
        await person.act(some_action([offer], LUCK))
    except Refused as refused:
        assert refused.code == "tile-gone"


def spent(trace: Trace) -> tuple[float, float]:
    """Milliseconds of the processor: of scripts without the style and layout that they ask for, and
    of all three."""
    page = of_the_page(trace, "Layerize")
    laid_out = outermost(page, STYLE)
    everything = sum(map(length, outermost(page, SCRIPTS | STYLE)))
    return everything - sum(map(length, laid_out)), everything


def length(event: dict[str, Any]) -> float:
    return float(event.get("tdur", event["dur"])) / 1000


def outermost(page: Trace, kinds: Collection[str]) -> Trace:
    """Without those that lie within another one."""
    found: Trace = []
    for event in page:
        last = found[-1] if found else None
        if event["name"] in kinds and (not last or event["ts"] >= last["ts"] + last["dur"]):
            found.append(event)
    return found
