"""A whole match of cups against bots, by what the board shows."""

from __future__ import annotations

from typing import ClassVar

import pytest
from playwright.async_api import Locator, expect

from tests.support.browser.fitting import fits
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
WIDE, PHONE = (1440, 900), (390, 844)


class Guesser(Person):
    """Somebody at a table of cups, whose favourite is cup 2."""

    game: ClassVar[str] = "cups"
    hidden: bool = False
    looked: bool = False

    @property
    def cup(self) -> Locator:
        cups = self.page.get_by_role("list", name=self.t("board-cups"), exact=True)
        return cups.get_by_role("button").nth(1)

    @property
    def to_bet(self) -> Locator:
        return self.button("board-bet", beads=0)

    @property
    def to_hide(self) -> Locator:
        return self.page.get_by_text(self.t("board-choose-cup")).and_(
            self.page.locator("[data-phase=hiding] *")
        )

    async def opens(self, url: str) -> None:
        """A room without clock."""
        await self.page.goto(url)
        form = self.page.get_by_role("form", name=self.t("game-name"), exact=True)
        await form.get_by_role("textbox", name=self.t("your-name"), exact=True).fill("Ewa")
        await self.press(form.get_by_text(self.t("front-options"), exact=True))
        await self.press(form.get_by_text(self.t("front-seldom"), exact=True))
        clock = form.get_by_role("group", name=self.t("option-clock"), exact=True)
        await self.press(clock.get_by_text(self.t("option-clock-off"), exact=True))
        await self.press(form.get_by_role("button", name=self.t("front-open"), exact=True))

    async def sits_with_bots(self) -> None:
        bots = self.button("bot-add", level=self.t("level-easy"))
        for left in (2, 1):
            await expect(bots).to_have_count(left)
            await self.press(bots.first)
        await expect(bots).to_have_count(0)
        await self.ready()

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


@pytest.mark.parametrize(("size", "language"), [(WIDE, "pl"), (PHONE, "en")], ids=["wide", "phone"])
async def test_a_match_by_the_board(
    embedded: Stack, people: People, size: tuple[int, int], language: str
) -> None:
    ewa: Guesser = await people.come(language, kind=Guesser, size=size)
    await ewa.opens(embedded.url)
    await ewa.sits_with_bots()
    await ewa.plays()
    assert ewa.hidden and ewa.looked
    assert await ewa.verdict()
