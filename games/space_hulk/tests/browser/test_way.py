"""A counter is laid at an entry, a marine is led along a drafted way, and points that would be lost
are asked about: by mouse and by finger."""

from __future__ import annotations

import pytest

from games.space_hulk.tests.browser.leader import Leader
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["mouse", "touch"])
async def test_a_marine_goes_along_a_drafted_way(
    size: tuple[int, int], eager: Stack, people: People
) -> None:
    ann: Leader = await people.come("en", kind=Leader, size=size)
    bob: Leader = await people.come("pl", kind=Leader)
    await ann.meets(bob, eager.url)
    await ann.press(ann.chip("board-rifle", 4))
    await ann.taps(6, 6)
    await expect(ann.page.get_by_text(ann.t("board-plan", ap=2, cp=0))).to_be_visible()
    await ann.taps(6, 6)
    await expect(ann.chip("board-rifle", 4)).to_contain_text("2")
    await ann.stands(row=7, column=7)
    await ann.press(ann.action("board-end-phase"))
    await expect(ann.action("board-no-keep")).to_be_visible()
    await ann.press(ann.action("board-yes-do"))
    await expect(ann.page.locator('[data-phase^="alien"]')).to_be_visible()
