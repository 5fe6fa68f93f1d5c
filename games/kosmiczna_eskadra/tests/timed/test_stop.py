"""Kosmiczna Eskadra: Stop comes while a card that was let go may not land yet."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import expect

from games.kosmiczna_eskadra.tests.browser.pilots import Pilot, Spot
from tests.rules import rule
from tests.support.browser.fellows import fellows, lay, sit_with
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

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
    async with fellows(embedded, 1) as [other]:
        await sit_with(pilot, [other])
        # Whoever gets help in aiming waits longer (KE-079).
        await pilot.switches("board-assist")
        await pilot.gets_ready()
        await lay(other, ROW[:-1])
        x, y = await lets_go_too_soon(pilot)
        landed = await pilot.table.count()
        await lay(other, ROW[-1:])
        await expect(pilot.table).to_have_count(landed + 2)
    assert said == [{"do": "answer", "how": "drop"}]
    assert await pilot.place_of(landed + 2) == pytest.approx((x, y), abs=NEAR)


def answers_to(said: list[Any]) -> Callable[[str | bytes], None]:
    """Writes down what is answered at Stop."""

    def write_down(frame: str | bytes) -> None:
        action = json.loads(frame).get("action", {})
        if action.get("do") == "answer":
            said.append(action)

    return write_down


async def lets_go_too_soon(pilot: Pilot) -> Spot:
    """Card after card, until one has to wait until it may land: where that was let go."""
    for spot in SPOTS:
        await pilot.in_hand.wait_for()
        landed = await pilot.table.count()
        await pilot.page.mouse.down()
        await pilot.carries(spot)
        await pilot.page.mouse.up()
        if await pilot.page.locator("[data-hand='waiting']").count():
            return spot
        await expect(pilot.table).to_have_count(landed + 1)
    raise AssertionError("every card had been in the hand long enough")
