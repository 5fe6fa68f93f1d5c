"""A Trek in browsers by two people, a bot and a spectator: three flights, each with ships of its
own, titles between them."""

from __future__ import annotations

from asyncio import gather

import pytest

from games.galaxy_trucker.tests.browser.trucker import Trucker
from games.galaxy_trucker.tests.long.company import a_table, they_begin, to_start_spaces
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
TREK = ("option-mode-trek", "option-hourglass-off", "option-pace-relaxed", "option-seats-3")
TILES = (5, 6, 7)
"""As many are laid before each flight."""


async def test_a_trek_to_its_end_on_the_full_stack(sandy_stack: Stack, people: People) -> None:
    one, other = sandy_stack.urls[:2]
    anna, ben, cleo = await a_table(people, one, other, TREK)
    await gather(they_fly(anna, ben), cleo.watches())
    assert all(await gather(anna.verdict(), ben.verdict(), cleo.verdict()))
    await expect(anna.board.locator(".title-card")).to_have_count(3)
    await gather(anna.reads(), ben.reads())


async def they_fly(anna: Trucker, ben: Trucker) -> None:
    for tiles in TILES:
        await they_begin(anna, ben)
        await expect(anna.ship).to_have_count(1)
        await gather(builds(anna, tiles), builds(ben, tiles))
        await gather(anna.finishes(), to_start_spaces(ben))
        await gather(flies_once(anna), flies_once(ben))


async def builds(trucker: Trucker, tiles: int) -> None:
    for _ in range(tiles):
        await trucker.adds()


async def flies_once(trucker: Trucker) -> None:
    """As far as the next building, or the end."""
    while await trucker.is_asked() and not await trucker.action("board-go").is_visible():
        await trucker.reads()
        await trucker.answers()
