"""Leads marines and aliens through the board's own controls."""

from __future__ import annotations

import re

from playwright.async_api import Locator

from games.space_hulk.tests.browser.squares import Tapper
from tests.support.browser.expecting import expect

COLD_START = (25, 13)
"""Columns and rows of the first scenario."""


class Leader(Tapper):
    size = COLD_START

    def chip(self, key: str, number: int) -> Locator:
        pieces = self.page.get_by_role("list", name=self.t("board-pieces"), exact=True)
        return pieces.get_by_role("button", name=re.compile(re.escape(self.t(key, number=number))))

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("board-bar"), exact=True)

    def named(self, key: str) -> re.Pattern[str]:
        """After its name a button may tell what it costs, or its key."""
        return re.compile(rf"^{re.escape(self.t(key))}($|[,\s])")

    def action(self, key: str) -> Locator:
        return self.bar.get_by_role("button", name=self.named(key))

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
