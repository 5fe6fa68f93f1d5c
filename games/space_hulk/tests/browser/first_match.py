"""A first match of Space Hulk, for the tests in every browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.space_hulk.tests.browser.leader import Leader
from tests.support.browser.expecting import expect
from tests.support.browser.typists import Keys

KEYS = {"board-yes-do": "Enter", "board-end-phase": "x"}


class Mouse(Leader):
    options: ClassVar[Sequence[str]] = ("option-clock-relaxed",)

    async def begins(self) -> None:
        await self.my_move.wait_for()
        await self.marches()

    async def ends(self) -> None:
        await self.waits_for_the_end()


class Keyboard(Keys, Mouse):
    """The same without a pointer."""

    async def marches(self) -> None:
        """By the keys of the board."""
        await self.key("N")
        await expect(self.chip("board-rifle", 4)).to_have_attribute("aria-pressed", "true")
        for column in (6, 7):
            await self.key("f")
            await self.stands(row=7, column=column)
        await self.key("o")
        await self.watches_there()

    async def answers(self, key: str) -> None:
        if key in KEYS:
            await self.key(KEYS[key])
        else:
            await self.press(self.action(key))
