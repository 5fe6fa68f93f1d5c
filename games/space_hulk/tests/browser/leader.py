"""Leads marines and aliens through the board's own controls."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from playwright.async_api import Locator

from tests.support.browser.expecting import expect
from tests.support.browser.people import Person

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

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("board-bar"), exact=True)

    def action(self, key: str) -> Locator:
        return self.bar.get_by_role("button", name=re.compile(re.escape(self.t(key))))

    async def marches(self) -> None:
        """The first marine goes two squares along a drafted way and watches from there."""
        await self.press(self.chip("board-rifle", 4))
        await self.taps(6, 6)
        await self.press(self.action("board-go"))
        await self.stands(row=7, column=7)
        await self.press(self.action("board-do-watch"))
        await self.watches_there()

    async def watches_there(self) -> None:
        mark = re.compile(re.escape(self.t("board-mark-watch")))
        await expect(self.chip("board-rifle", 4)).to_have_attribute("aria-label", mark)

    async def stands(self, *, row: int, column: int) -> None:
        """Where the first marine is, counted from one."""
        there = re.compile(re.escape(self.t("board-at", row=row, column=column)))
        await expect(self.chip("board-rifle", 4)).to_have_attribute("aria-label", there)

    async def waits_for_the_end(self) -> None:
        """Ends each phase at once, whatever is lost, and takes no chances in a fight."""
        while await self.is_asked():
            await self.reads()
            for key in ("board-no-parry", "board-waive", "board-yes-do", "board-end-phase"):
                if await self.action(key).is_visible():
                    n = await self.n()
                    await self.answers(key)
                    await self.beyond(n).or_(self.warned).or_(self.over).first.wait_for()
                    break

    async def answers(self, key: str) -> None:
        await self.press(self.action(key))

    @property
    def warned(self) -> Locator:
        """Asked about what would be lost."""
        return self.action("board-yes-do")

    async def is_asked(self) -> bool:
        await self.my_move.or_(self.over).first.wait_for(timeout=60_000)
        return not await self.over.is_visible()
