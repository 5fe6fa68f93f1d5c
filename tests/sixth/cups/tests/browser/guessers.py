"""Plays cups through the board's own controls."""

from __future__ import annotations

from typing import ClassVar

from playwright.async_api import Locator, expect

from tests.support.browser.fitting import fits
from tests.support.browser.people import Person


class Guesser(Person):
    """Somebody at a table of cups, whose favourite is cup 2."""

    game: ClassVar[str] = "cups"
    hidden: bool = False
    looked: bool = False

    @property
    def cups(self) -> Locator:
        """All six, in their order."""
        cups = self.page.get_by_role("list", name=self.t("board-cups"), exact=True)
        return cups.get_by_role("button")

    @property
    def cup(self) -> Locator:
        return self.cups.nth(1)

    @property
    def to_bet(self) -> Locator:
        return self.button("board-bet", beads=0)

    @property
    def to_hide(self) -> Locator:
        return self.page.get_by_text(self.t("board-choose-cup")).and_(
            self.page.locator("[data-phase=hiding] *")
        )

    async def opens(self, url: str, clock: str = "off") -> str:
        return await self.open_room(url, "Ewa", [f"option-clock-{clock}"])

    async def adds_bots(self) -> None:
        """In every seat that is free."""
        bots = self.button("bot-add", level=self.t("level-easy"))
        await expect(bots.first).to_be_visible()
        for left in range(await bots.count(), 0, -1):
            await expect(bots).to_have_count(left)
            await self.press(bots.first)
        await expect(bots).to_have_count(0)

    async def plays(self) -> None:
        """Three seats, three rounds: hides once, bets twice."""
        while True:
            await self.to_hide.or_(self.to_bet).or_(self.over).first.wait_for()
            if self.touch:
                await fits(self)
            await self.reads()
            if await self.over.is_visible():
                return
            await (self.bets() if await self.to_bet.is_visible() else self.hides())

    async def hides(self) -> None:
        await self.press(self.cup)
        await self.press(self.button("board-more"))
        await self.press(self.button("board-hide", cup="10"))
        await expect(self.page.locator("[data-phase=hiding]")).to_have_count(0)
        self.hidden = True

    async def bets(self) -> None:
        await self.press(self.cup)
        if not self.looked:
            await self.press(self.button("board-look", cup="10"))
            seen = [self.page.get_by_text(self.t(f"board-{what}")) for what in ("here", "empty")]
            await expect(seen[0].or_(seen[1]).first).to_be_visible()
            self.looked = True
        await self.press(self.button("board-more"))
        await self.press(self.button("board-bet", beads=1))
        await expect(self.button("board-bet", beads=1)).to_have_count(0)

    async def bets_nothing(self) -> None:
        await self.press(self.to_bet)
        await expect(self.to_bet).to_have_count(0)
