"""Plays Asy przestworzy through the board's own controls."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from playwright.async_api import Locator

from tests.support.browser.expecting import expect
from tests.support.browser.people import Person

ASKED = """() => [...document.querySelectorAll(".part-bar :is(.says, .kit-do)")]
  .map(({textContent}) => textContent.trim()).join(" ")"""
"""The words of the bar, without the clock: that goes on before anything is acknowledged."""
OTHERWISE = f"(before) => ({ASKED})() !== before"


class Player(Person):
    """Plays by clicking or tapping; takes the first that is offered, and no chances."""

    async def plays(self, lays: int | None = None) -> None:
        """Until the end, or until an aircraft is to be laid after so many."""
        while await self.is_asked():
            answer = await self.answer_wanted()
            if answer == self.lay:
                if lays == 0:
                    return
                lays = None if lays is None else lays - 1
            await self.reads()
            await answer()

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """What is done here has been acknowledged: the board asks something else."""
        before = await self.page.evaluate(ASKED)
        yield
        await self.page.wait_for_function(OTHERWISE, arg=before)

    # What is asked

    async def answer_wanted(self) -> Callable[[], Awaitable[None]]:
        if await self.region("board-sides").is_visible():
            return self.pick_side
        if await self.no.is_visible():
            return self.answer_window
        if await self.no_cards.is_visible():
            return self.bid
        if await self.stacks.count():
            return self.name_attribute
        return self.lay

    @property
    def bar(self) -> Locator:
        """Where the board asks."""
        return self.region("board-bar")

    @property
    def no(self) -> Locator:
        return self.bar.get_by_role("button", name=self.t("board-keep"))

    @property
    def yes(self) -> Locator:
        return self.bar.get_by_role("button", name=self.t("board-use"))

    @property
    def no_cards(self) -> Locator:
        return self.bar.get_by_role("button", name=self.t("board-less"))

    @property
    def stacks(self) -> Locator:
        """Those that may be named."""
        stacks = self.page.get_by_role("list", name=self.t("board-stacks"))
        return stacks.get_by_role("button", disabled=False)

    @property
    def hand(self) -> Locator:
        hand = self.page.get_by_role("list", name=self.t("board-hand"), exact=True)
        return hand.get_by_role("button")

    # What is done

    async def pick_side(self) -> None:
        posters = self.region("board-sides").get_by_role("button", disabled=False)
        await self.press(posters.first)
        await expect(posters).to_have_count(0)

    async def answer_window(self) -> None:
        async with self.settled():
            await self.press(self.no)

    async def bid(self) -> None:
        async with self.settled():
            await self.press(self.button("board-bid", number=0))

    async def name_attribute(self) -> None:
        if not await self.chosen(self.stacks).count():
            await self.press(self.stacks.first)
        async with self.settled():
            await self.press(self.bar.get_by_role("button"))

    async def lay(self) -> None:
        await self.choose_card()
        async with self.settled():
            await self.press(self.button("board-lay"))

    async def choose_card(self) -> None:
        """The one that lies ready stays chosen."""
        if not await self.chosen(self.hand).count():
            await self.press(self.hand.first)

    def chosen(self, some: Locator) -> Locator:
        return some.and_(self.page.get_by_role("button", pressed=True))


class Gambler(Player):
    """Uses every card as soon as it may."""

    async def answer_window(self) -> None:
        async with self.settled():
            await self.press(self.yes)

    async def bid(self) -> None:
        more = self.button("board-more")
        if await more.is_enabled():
            await self.press(more)
        async with self.settled():
            await self.press(self.button("board-bid", number=1))


async def resign(person: Person) -> None:
    """Behind a fold, and asked twice."""
    await person.press(person.page.get_by_text(person.t("actions-more"), exact=True))
    await person.press(person.button("do-resign"))
    await person.press(person.button("really", action=person.t("do-resign")))
    await person.verdict()
