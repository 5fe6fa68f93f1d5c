"""Kosmiczna Eskadra: Stop comes while a card that was let go may not land yet."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.people import People
from tests.browser.pilots import Pilot, Spot
from tests.protocol.people import Person
from tests.rules import rule
from tests.stack import Stack
from tools.client import Guest, Refused

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SPOTS = [(x, -3000) for x in range(-3000, 3001, 1000)]
ROW = [(x, 3500) for x in range(-3600, 3601, 800)]
"""Where the other seat lays its ten cards."""
NEAR = 60
"""Tenths of a millimetre by which a mouse misses."""


@rule("KE-075", "KE-106")
async def test_a_card_let_go_before_stop_lies_where_it_was_let_go(
    embedded: Stack, people: People
) -> None:
    pilot: Pilot = await people.come("pl", kind=Pilot)
    said: list[Any] = []
    pilot.page.on("websocket", lambda line: line.on("framesent", answers_to(said)))
    async with other_player(embedded) as other:
        await pilot.page.goto(f"{other.url}/r/{other.code}/")
        await pilot.sit("Zoe")
        await pilot.ready()
        await other.ready()
        await other.until(lambda: bool(other.view))
        await other.act({"do": "ready"})
        await pilot.switches("board-assist")
        await pilot.gets_ready()
        await lay(other, ROW[:-1])
        x, y = await lets_go_too_soon(pilot)
        landed = await pilot.table.count()
        await lay(other, ROW[-1:])
        await expect(pilot.table).to_have_count(landed + 2)
    assert said == [{"do": "answer", "how": "drop"}]
    assert await pilot.place_of(landed + 2) == pytest.approx((x, y), abs=NEAR)


@asynccontextmanager
async def other_player(site: Stack) -> AsyncIterator[Person]:
    """In a room of two, without clocks; whoever gets help in aiming waits longer (KE-079)."""
    guest = Guest(site.url)
    options = {"round_clock": "off", "replay_clock": "off"}
    code = await asyncio.to_thread(guest.open_room, "kosmiczna_eskadra", "Yves", **options)
    other = Person(guest, code)
    try:
        await asyncio.to_thread(guest.visit, code)
        await other.connect()
        await other.take_seat(0, "Yves")
        yield other
    finally:
        await other.close()


def answers_to(said: list[Any]) -> Callable[[str | bytes], None]:
    """Writes down what is answered at Stop."""

    def write_down(frame: str | bytes) -> None:
        action = json.loads(frame).get("action", {})
        if action.get("do") == "answer":
            said.append(action)

    return write_down


async def lay(other: Person, spots: list[Spot]) -> None:
    """As fast as a hand may."""
    for x, y in spots:
        await other.until(lambda: "held" in other.view["own"])
        while True:
            try:
                await other.act({"do": "drop", "x": x, "y": y, "a": 0})
                break
            except Refused as refused:
                assert refused.code == "too-fast"
                await asyncio.sleep(0.1)


async def lets_go_too_soon(pilot: Pilot) -> Spot:
    """Card after card, until one has to wait until it may land: where that was let go."""
    for spot in SPOTS:
        await pilot.drop_button.wait_for()
        landed = await pilot.table.count()
        await pilot.page.mouse.down()
        await pilot.carries(spot)
        await pilot.page.mouse.up()
        if await pilot.page.locator("[data-hand='waiting']").count():
            return spot
        await expect(pilot.table).to_have_count(landed + 1)
    raise AssertionError("every card had been in the hand long enough")
