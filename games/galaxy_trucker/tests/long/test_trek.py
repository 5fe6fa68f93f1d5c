"""A Trek in a browser: three flights, each with ships of its own, titles between them."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.tests.browser.trucker import Trucker
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
TREK = ("option-mode-trek", "option-hourglass-off", "option-pace-quick", "option-seats-2")
TILES = (5, 6, 7)
"""As many are laid before each flight."""


async def test_a_trek_to_its_end(eager: Stack, people: People) -> None:
    ewa: Trucker = await people.come("pl", kind=Trucker, reduced_motion="reduce")
    await ewa.open_room(eager.url, "Ewa", TREK)
    await ewa.add_bot("easy")
    await ewa.ready()
    for tiles in TILES:
        await ewa.calls_go()
        await expect(ewa.ship).to_have_count(1)
        for _ in range(tiles):
            await ewa.adds()
        await ewa.finishes()
        await flies_once(ewa)
    assert await ewa.verdict()
    await expect(ewa.board.locator(".title-card")).to_have_count(2)
    await ewa.reads()


async def flies_once(trucker: Trucker) -> None:
    """As far as the next building, or the end."""
    while await trucker.is_asked() and not await trucker.action("board-go").is_visible():
        await trucker.reads()
        await trucker.answers()
