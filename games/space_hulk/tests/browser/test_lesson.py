"""Learners for the lesson by mouse, finger and keys, and in low windows."""

from __future__ import annotations

import pytest

from games.space_hulk.lesson import BOARD, CROSSING, FAR, MARINE, NEAR
from games.space_hulk.tests.browser.leader import Leader
from games.space_hulk.tests.browser.squares import KeyTapper
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.learners import LOW, WAYS, Learner
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
LEADS = {
    "turn": "board-do-left",
    "look": "board-do-about",
    "guard": "board-do-watch",
    "jam": "board-do-clear",
}
"""What the bar offers for the marine, by what is said."""
SHOOTS = {
    "door": "board-do-free-shot",
    "again": "board-do-shoot",
    "shot": "board-do-free-shot",
}
PUTS = {"place": NEAR, "second": FAR}
KEYS = {
    **dict.fromkeys(("board-yes-do", "board-fire", "board-go", "board-place-it"), "Enter"),
    **{"board-do-free-shot": "s", "board-do-shoot": "s", "board-end-phase": "x"},
    **{"board-do-watch": "o", "board-do-clear": "o"},
}

UNCOVERED = """() => {
  const small = document.querySelector(".minimap").getBoundingClientRect();
  return ![...document.querySelectorAll("[data-world] [data-pointed]")].some((piece) => {
    const {left, top, right, bottom} = piece.getBoundingClientRect();
    return left < small.right && right > small.left && top < small.bottom && bottom > small.top;
  });
}"""
"""The small map lies over nothing that is pointed at."""


class Cadet(Leader, Learner):
    """Presses the marine's chip, squares of the deck, and what the bar offers."""

    async def does(self, say: str) -> None:
        if say in PUTS:
            await self.puts(*BOARD.place(PUTS[say]))
        elif say in ("end", "over"):
            await self.ends_phase()
        else:
            await self.leads(say)

    async def sees_what_it_is_about(self) -> None:
        await super().sees_what_it_is_about()
        await self.page.wait_for_function(UNCOVERED)

    async def leads(self, say: str) -> None:
        await self.chooses_the_marine()
        if say == "move":
            await self.steps_ahead()
        elif say in SHOOTS:
            await self.orders(SHOOTS[say])
            await self.orders("board-fire")
        else:
            await self.orders(LEADS[say])

    async def chooses_the_marine(self) -> None:
        chip = self.page.locator(f'[data-chip="{MARINE}"]')
        if await chip.get_attribute("aria-pressed") != "true":
            await self.press(chip)

    async def orders(self, key: str) -> None:
        await self.press(self.action(key))

    async def steps_ahead(self) -> None:
        await self.taps(*BOARD.place(CROSSING))
        await self.orders("board-go")

    async def puts(self, column: int, row: int) -> None:
        """With its side to the marine: it lies there already, and a tap turns it."""
        await self.taps(column, row)
        await self.orders("board-place-it")

    async def ends_phase(self) -> None:
        """The others have points left, so it asks whether they shall be lost."""
        await self.orders("board-end-phase")
        await self.orders("board-yes-do")


class KeyCadet(KeyTapper, Cadet):
    by_keys = True
    ground = BOARD

    async def puts(self, column: int, row: int) -> None:
        """Where there is one square for it, it lies there already, and Enter leaves it."""
        await self.taps(column, row)

    async def orders(self, key: str) -> None:
        if key in KEYS:
            await expect(self.action(key)).to_be_enabled()
            await self.key(KEYS[key])
        else:
            await super().orders(key)


KINDS = {"mouse": Cadet, "touch": Cadet, "keys": KeyCadet}
"""By way; tests/long/test_lessons.py plays the lesson in each of them."""


@rule("SH-773")
async def test_the_lesson_is_learnt_in_low_windows(embedded: Stack, people: People) -> None:
    ewa: Cadet = await people.come("pl", kind=Cadet, size=WAYS["low"])
    ewa.windows = LOW
    await ewa.begins(embedded.url)
    await ewa.learns()
