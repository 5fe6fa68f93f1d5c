"""A first match of Galaxy Trucker, for the tests in every browser: the learning flight."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from playwright.async_api import Locator

from games.galaxy_trucker.tests.browser.trucker import QUICK, Trucker
from tests.support.browser.expecting import expect
from tests.support.browser.typists import Keys
from tests.support.pace import patience

SECONDS = 60
"""As long as others need at most, until one is asked."""

AROUND = (
    (67, ("ArrowLeft", "ArrowLeft")),
    (87, ("ArrowRight", "ArrowRight")),
    (76, ("ArrowLeft", "ArrowUp")),
    (78, ("ArrowDown", "ArrowDown")),
)
"""The cells around the starting cabin, where every tile fits, each with the way from the last one.
The first key of all only shows the cursor."""


class Mouse(Trucker):
    options: ClassVar[Sequence[str]] = QUICK

    async def begins(self) -> None:
        await self.calls_go()
        await self.adds()

    async def ends(self) -> None:
        for _ in range(len(AROUND) - 1):
            await self.adds()
        await self.finishes()
        await self.flies()

    async def is_asked(self) -> bool:
        """Taps away whatever is shown before."""
        async with asyncio.timeout(SECONDS * patience()):
            while not await self.my_move.or_(self.over).first.is_visible():
                await self.skips()
                await asyncio.sleep(0.2)
        return await super().is_asked()

    async def skips(self) -> None:
        """A tap on the edge of the board, where nothing is to be pressed."""
        box = await self.board.get_by_role("group", name=self.t("board-top")).bounding_box()
        if box is not None:
            await self.page.mouse.click(box["x"] + 2, box["y"] + 2)


class Keyboard(Keys, Mouse):
    """The same without a pointer."""

    laid = 0

    async def calls_go(self) -> None:
        await expect(self.action("board-go")).to_be_visible()
        await self.key("Enter")
        await self.builds()

    async def skips(self) -> None:
        """Whoever wants no motion waits for nothing."""

    async def draws(self) -> bool:
        await self.key("n")
        await self.holds()
        return True

    async def lays(self) -> bool:
        cell, way = AROUND[self.laid]
        self.laid += 1
        await self.key(*way)
        here = self.fits.and_(self.board.locator(f'[data-spot="{cell}"]'))
        while not await here.count():
            await self.key("e")
        await self.key("Enter")
        return True

    async def picks(self, start: Locator) -> None:
        await self.key("f")

    async def chooses_one(self, one: Locator, number: int) -> None:
        await self.key(str(number))

    async def answer(self, key: str) -> bool:
        """What Enter does is what is bright."""
        await self.key("Enter")
        return True
