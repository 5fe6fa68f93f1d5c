"""A counter is laid at an entry, a marine is led along a drafted way, and points that would be lost
are asked about: by mouse and by finger."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest
from playwright.async_api import Locator

from tests.support.browser.expecting import expect
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

# Where the middle of a square is on the screen, and who draws the deck there.
ON_SCREEN = """([column, row, width, height]) => {
  const to = document.querySelector("[data-world]").getScreenCTM();
  const [x, y] = [(column + 0.5 - width / 2) * 40, (row + 0.5 - height / 2) * 40];
  return [to.a * x + to.e, to.d * y + to.f];
}"""
COLD_START = (25, 13)
"""Columns and rows of the first scenario."""


class Leader(Person):
    game: ClassVar[str] = "space_hulk"

    async def taps(self, column: int, row: int) -> None:
        at: Any = await self.page.evaluate(ON_SCREEN, [column, row, *COLD_START])
        await (self.page.touchscreen.tap(*at) if self.touch else self.page.mouse.click(*at))

    def chip(self, key: str, number: int) -> Locator:
        pieces = self.page.get_by_role("list", name=self.t("board-pieces"), exact=True)
        return pieces.get_by_role("button", name=re.compile(re.escape(self.t(key, number=number))))

    def action(self, key: str) -> Locator:
        bar = self.page.get_by_role("region", name=self.t("board-bar"), exact=True)
        return bar.get_by_role("button", name=re.compile(re.escape(self.t(key))))


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["mouse", "touch"])
async def test_a_marine_goes_along_a_drafted_way(
    size: tuple[int, int], eager: Stack, people: People
) -> None:
    ann: Leader = await people.come("en", kind=Leader, size=size)
    bob: Leader = await people.come("pl", kind=Leader)
    await bob.page.goto(await ann.opens_usual_room(eager.url, "Ann"))
    await bob.sit("Bob")
    await ann.ready()
    await bob.ready()
    await expect(bob.page.locator(".lit.place").first).to_be_visible()
    await bob.taps(24, 8)
    await ann.press(ann.chip("board-rifle", 4))
    await ann.taps(6, 6)
    await expect(ann.page.get_by_text(ann.t("board-plan", ap=2, cp=0))).to_be_visible()
    await ann.taps(6, 6)
    await expect(ann.chip("board-rifle", 4)).to_contain_text("2")
    await expect(ann.chip("board-rifle", 4)).to_have_accessible_name(
        re.compile(re.escape(ann.t("board-at", row=7, column=7)))
    )
    await ann.press(ann.action("board-end-phase"))
    await expect(ann.action("board-no-keep")).to_be_visible()
    await ann.press(ann.action("board-yes-do"))
    await expect(ann.page.locator('[data-phase^="alien"]')).to_be_visible()
