"""A duel by what the board shows, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from games.mag_blast.tests.browser.captain import Captain
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
SIZES = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
DUEL = ("option-seats-2", "option-pace-brisk")


async def duel(site: Stack, people: People, **how: Any) -> Captain:
    ann: Captain = await people.come("en", kind=Captain, reduced_motion="reduce", **how)
    await ann.open_room(site.url, "Ann", DUEL)
    await ann.add_bot("easy")
    await ann.ready()
    await ann.deploys()
    return ann


@SIZES
async def test_a_duel_is_played_to_its_end(
    size: tuple[int, int], eager: Stack, people: People
) -> None:
    ann = await duel(eager, people, size=size)
    await ann.plays()
    await ann.over.wait_for()
    await expect(ann.page.locator(".falls li")).to_have_count(1)
    await ann.reads()
