"""Builds a ship and flies it by the board's own controls."""

from __future__ import annotations

import asyncio
import re
import time
from typing import ClassVar

from playwright.async_api import Locator

from tests.support.browser.expecting import expect
from tests.support.browser.people import Patient

QUICK = ("option-mode-learning", "option-pace-quick")
ANSWERS = (
    "board-fix",
    "board-crew",
    "board-do-roll",
    "board-declare",
    "board-protect",
    "board-keep",
    "board-load",
    "board-do-accept",
    "board-do-pass",
    "board-do-continue",
    "board-do-choose-title",
    "board-do-seen",
    "board-do-ready",
)
"""What may be pressed at once, wherever it is offered."""
FULL = re.compile("full")
GRASPS = """([tile, at]) => {
  const region = document.querySelector(".kit-board [data-live]");
  window.heard = [];
  new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true });
  const own = document.querySelector(`.kit-board [data-tile="${tile}"]`);
  while (Date.now() < at);
  own.click();
}"""
"""At that moment. Until then the page hears of nobody else's grasp: it is kept busy. What its
region says from then on is kept: another word may follow before anybody looks."""
LEAD = 1.5
"""Seconds in which two pages can be told of it."""


class Trucker(Patient):
    game: ClassVar[str] = "galaxy_trucker"
    unhurried: ClassVar[str] = "option-pace-slow"

    def named(self, key: str) -> re.Pattern[str]:
        """A button by how its name begins: numbers and its key may follow."""
        begins = self.t(key, name="{", value="{").split("{")[0].strip()
        return re.compile(rf"^{re.escape(begins)}($|\s)")

    def action(self, key: str) -> Locator:
        return self.board.get_by_role("button", name=self.named(key))

    @property
    def asked(self) -> Locator:
        return self.board.get_by_role("group", name=self.t("board-asked"), exact=True)

    @property
    def ship(self) -> Locator:
        """The tiles of the ship in the middle."""
        return self.board.locator(".hull .laid")

    @property
    def fits(self) -> Locator:
        """Cells on which the tile in the hand may lie as it is turned now."""
        return self.board.locator(".hull .spot.fits")

    @property
    def fits_turned(self) -> Locator:
        return self.board.locator(".hull .spot.turned")

    @property
    def faults(self) -> Locator:
        """What is wrong with the ship in the middle, where help is given or it is checked."""
        return self.board.locator(".hull .fault")

    @property
    def open_tiles(self) -> Locator:
        """Those that lie on the table."""
        return self.board.locator("[data-tile]")

    @property
    def hand(self) -> Locator:
        return self.board.locator(".bench [data-hand]")

    # Building

    async def calls_go(self) -> None:
        await self.press(self.action("board-go"))
        await self.builds()

    async def builds(self) -> None:
        """The countdown is over."""
        await expect(self.board.locator("[data-heap]:not([aria-disabled])")).to_be_visible()

    async def adds(self) -> bool:
        """The next tile that fits anywhere, unless others have left none that does."""
        tiles = await self.ship.count()
        self.tried = set[str]()
        while await self.draws():
            if await self.lays():
                await expect(self.ship).to_have_count(tiles + 1)
                return True
            await self.puts_back()
        return False

    async def draws(self) -> bool:
        """Of the heap; once others have emptied it, of the table, while any is left to try."""
        tile: Locator | None = self.board.locator("[data-heap]")
        if await self.board.locator("[data-heap] b").inner_text() == "0":
            tile = await self.untried()
        if tile is None:
            return False
        await self.press(tile)
        await self.holds()
        return True

    async def untried(self) -> Locator | None:
        """A tile of the table that has not been in the hand since the last one was laid."""
        lying = await self.open_tiles.evaluate_all("all => all.map((each) => each.dataset.tile)")
        for tile in lying:
            if tile not in self.tried:
                self.tried.add(tile)
                return self.board.locator(f'[data-tile="{tile}"]')
        return None

    async def holds(self) -> None:
        await expect(self.hand).to_have_class(FULL)

    async def puts_back(self) -> None:
        await self.page.keyboard.press("b")
        await expect(self.hand).not_to_have_class(FULL)

    async def lays(self) -> bool:
        """Where it first fits, if anywhere: some tiles join nothing, however they are turned."""
        while not await self.fits.count():
            if not await self.fits_turned.count():
                return False
            await self.press(self.action("board-turn-right"))
        await self.press(self.fits.first)
        return True

    async def finishes(self) -> None:
        """Two presses on a space, of which the first one only warns; somebody may be quicker."""
        may = self.board.locator(".starts:not(.idle)")
        free = self.board.locator(".start.free")
        armed = self.board.locator(".start.armed")
        while await may.count():
            await self.picks(armed if await armed.count() else free.last)
            await asyncio.sleep(0.2)

    async def picks(self, start: Locator) -> None:
        await self.press(start)

    # In flight

    async def flies(self) -> None:
        """Takes the first answer to whatever is asked, to the end."""
        while await self.is_asked():
            await self.reads()
            await self.answers()

    async def answers(self) -> None:
        n = await self.n()
        if await self.action("board-suggest").is_visible():
            await self.answer("board-suggest")
        elif await self.action("board-give").is_visible():
            await self.gives()
        for key in ANSWERS:
            if await self.action(key).is_visible():
                if not await self.answer(key):
                    return
                break
        await self.beyond(n).or_(self.over).first.wait_for()

    async def gives(self) -> None:
        """The first things of the list, as many as are asked for."""
        give = self.action("board-give")
        for number, one in enumerate(await self.asked.locator(".choices button").all(), start=1):
            if await give.get_attribute("aria-disabled"):
                await self.chooses_one(one, number)
        await self.answer("board-give")

    async def chooses_one(self, one: Locator, number: int) -> None:
        await self.press(one)

    async def answer(self, key: str) -> bool:
        """Whether it was still there to be pressed: the others' answers, time or the end may have
        taken it away."""
        button = self.action(key)
        ways = [self.press(button), self.over.wait_for(), button.wait_for(state="hidden")]
        tasks = list(map(asyncio.ensure_future, ways))
        done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for one in done:
            one.result()
        return tasks[0] in done


async def grasp_at_once(one: Trucker, other: Trucker, tile: int) -> tuple[Trucker, Trucker]:
    """Both for the same tile of the table: who has it, and who was told in passing that it has
    gone, and holds nothing."""
    both = (one, other)
    lies = f'[data-tile="{tile}"]'
    for each in both:
        await each.board.locator(lies).wait_for()
    at = (time.time() + LEAD) * 1000
    await asyncio.gather(*(each.page.evaluate(GRASPS, [tile, at]) for each in both))
    for each in both:
        await expect(each.board.locator(lies)).to_have_count(0)
    full = [bool(FULL.search(await each.hand.get_attribute("class") or "")) for each in both]
    assert sorted(full) == [False, True]
    winner, loser = both if full[0] else (other, one)
    said = loser.t("refuse-tile-gone")
    await loser.page.wait_for_function("said => heard.includes(said)", arg=said)
    shown = loser.page.get_by_text(said, exact=True)
    await expect(loser.page.locator(":not([data-live])").and_(shown)).to_have_count(0)
    return winner, loser
