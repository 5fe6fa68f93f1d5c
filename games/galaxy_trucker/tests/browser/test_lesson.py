"""Learners for the lesson by mouse, finger and keys, and in low windows."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from games.galaxy_trucker.tests.browser.trucker import Trucker
from tests.support.browser.learners import LOW, WAYS, Learner
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

PRESSED = {
    "lift": "board-lift",
    "meteors": "board-do-continue",
    "space": "board-do-continue",
    "load": "board-load",
}
"""Steps that are done by a button of the board."""
KEYS = {"rummage": "n", "cannon": "n", "lift": "u"}
LAID = ("engine", "turn", "wrong", "right")


class Apprentice(Learner, Trucker):
    """Presses what is pointed at, or the button that the step is about."""

    @property
    def first_answer(self) -> Locator:
        return self.board.locator(".asked .kit-do").first

    async def does(self, say: str) -> None:
        if say in PRESSED:
            await self.press(self.action(PRESSED[say]))
        elif say == "land":
            await self.press(self.first_answer)
        elif say == "finish":
            await self.finishes()
        elif say in LAID:
            await self.lays_there()
        else:
            await self.press(self.pointed.first)

    async def lays_there(self) -> None:
        """A tile that fits turned is turned by the first press and laid by the second."""
        cell = self.pointed.first
        fits = "turned" not in (await cell.get_attribute("class") or "")
        await self.press(cell)
        if not fits:
            await expect(cell).to_have_class(re.compile("fits"))
            await self.press(cell)

    async def finishes(self) -> None:
        start = self.board.locator('[data-space="2"]')
        if not await start.is_visible():
            await self.press(self.action("board-tab-starts"))
        await self.press(start)
        await self.press(start)


class KeyApprentice(Apprentice):
    by_keys = True

    async def does(self, say: str) -> None:
        if say in KEYS:
            await self.page.keyboard.press(KEYS[say])
        elif say == "finish":
            await self.page.keyboard.press("f")
            await self.page.keyboard.press("f")
        elif say in LAID:
            await self.lays_there()
        else:
            await self.focused(say).focus()
            await self.page.keyboard.press("Enter")

    def focused(self, say: str) -> Locator:
        if say == "land":
            return self.first_answer
        return self.action(PRESSED[say]) if say in PRESSED else self.pointed.first


KINDS = {"mouse": Apprentice, "touch": Apprentice, "keys": KeyApprentice}
"""By way; tests/long/test_lessons.py plays the lesson in each of them."""


async def test_the_lesson_is_learnt_in_low_windows(embedded: Stack, people: People) -> None:
    ewa: Apprentice = await people.come("pl", kind=Apprentice, size=WAYS["low"])
    ewa.windows = LOW
    await ewa.begins(embedded.url)
    await ewa.learns()
