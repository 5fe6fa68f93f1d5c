"""Somebody goes in the middle of building, with a tile in the hand; a bot builds on, and they come
back and fly."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Iterator

import pytest

from games.galaxy_trucker.tests.browser.trucker import FULL, Trucker
from tests.support import stack
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
STILL = {"reduced_motion": "reduce"}
UNDER_SAND = ("option-mode-single-1", "option-hourglass-120", "option-pace-quick")
"""Without an hourglass the bot might finish before its second tile: it does so at random."""


@pytest.fixture
def hasty() -> Iterator[Stack]:
    """Nobody waits for a minute to see that somebody has gone."""
    site = stack.embedded("tests.support.eager", AWAY_MS="1000", PATIENCE_MS="1000")
    yield site
    site.close()


async def test_who_goes_with_a_tile_in_the_hand_finds_it_laid_by_a_bot(
    hasty: Stack, people: People
) -> None:
    anna: Trucker = await people.come("pl", kind=Trucker, **STILL)
    ben: Trucker = await people.come("en", kind=Trucker, **STILL)
    link = await anna.open_room(hasty.url, "Anna", UNDER_SAND)
    await ben.page.goto(link)
    await ben.sit("Ben")
    await gather(anna.ready(), ben.ready())
    await anna.calls_go()
    await ben.builds()
    await gather(anna.adds(), ben.adds())
    await ben.draws()
    others = anna.board.locator('.mate[data-seat="1"] .laid')
    await expect(others).to_have_count(2)
    await ben.page.goto("about:blank")
    away = anna.page.get_by_text(anna.t("away-bot"), exact=True)
    await expect(away.first).to_be_visible()
    await expect(others.nth(3)).to_be_attached()
    await ben.page.goto(link)
    await expect(ben.board).to_be_visible()
    await expect(away).to_have_count(0)
    await is_back(ben)
    assert await ben.ship.count() > 3
    await lets_go(ben)
    await gather(anna.finishes(), ben.finishes())
    await gather(anna.flies(), ben.flies())
    assert await gather(anna.verdict(), ben.verdict())


async def is_back(trucker: Trucker) -> None:
    """Their own page tells it, after everything that the bot has done."""
    told = trucker.t("event-seat-handed-back", seat=trucker.name)
    await expect(trucker.page.get_by_text(told, exact=True).first).to_be_attached()


async def lets_go(trucker: Trucker) -> None:
    """Of the tile that the bot has in the hand, if it has one."""
    if FULL.search(await trucker.hand.get_attribute("class") or ""):
        await trucker.puts_back()
