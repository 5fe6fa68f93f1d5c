"""A first match of Mag·Blast, for the tests in every browser: a duel with an easy bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from playwright.async_api import Locator

from games.mag_blast.tests.browser.captain import Captain
from tests.support.browser.expecting import expect
from tests.support.browser.typists import Keys


class Mouse(Captain):
    options: ClassVar[Sequence[str]] = ("option-seats-2", "option-pace-brisk")

    async def begins(self) -> None:
        await self.deploys()
        await self.plays(acts=4)

    async def ends(self) -> None:
        await self.plays()


class Keyboard(Keys, Mouse):
    """The same without a pointer."""

    async def presses(self, what: Locator) -> bool:
        if not await what.count():
            return False
        await self.press(what)
        return True

    async def passes(self) -> bool:
        await self.key("j")
        return True

    async def leaves(self, key: str) -> bool:
        await self.key("n")
        return True

    async def makes_noise(self) -> None:
        await self.key("t")

    async def takes(self, card: Locator) -> bool:
        """Along the hand, from wherever one is."""
        await self.walk_to(self.cards.first)
        await self.walk_to(card, "ArrowRight")
        await self.key("Enter")
        return True

    async def targets_first(self) -> bool:
        await self.key("Tab")
        await expect(self.targets.and_(self.page.locator(":focus"))).to_be_visible()
        await self.key("Enter")
        return True

    async def fires(self) -> bool:
        await self.key("Enter")
        return True

    async def ends_turn(self) -> bool:
        await self.key("n")
        if await self.does("board-end-surely").count():
            await self.key("n")
        return True
