"""Taps squares of a deck, in a match or in the editor."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import convert

from games.space_hulk.board import Board
from games.space_hulk.tests.browser.looks import LOOK, Look
from tests.support.browser.people import Person
from tests.support.browser.typists import Keys

# Where the middle of a square is on the screen, and who draws the map there: what CSS has done to
# the picture is in its box in every browser, in `getScreenCTM` not everywhere.
ON_SCREEN = """([column, row, width, height]) => {
  const world = document.querySelector("[data-world]");
  const { viewBox } = world.ownerSVGElement;
  const box = world.ownerSVGElement.getBoundingClientRect();
  const whole = Math.min(box.width / viewBox.baseVal.width, box.height / viewBox.baseVal.height);
  const scale = whole * world.transform.baseVal.consolidate().matrix.a;
  const [x, y] = [(column + 0.5 - width / 2) * 40, (row + 0.5 - height / 2) * 40];
  return [box.left + box.width / 2 + scale * x, box.top + box.height / 2 + scale * y];
}"""


class Tapper(Person):
    game: ClassVar[str] = "space_hulk"
    size: tuple[int, int]
    """Columns and rows of the map."""

    async def at(self, column: int, row: int) -> Any:
        return await self.page.evaluate(ON_SCREEN, [column, row, *self.size])

    async def taps(self, column: int, row: int) -> None:
        at = await self.at(column, row)
        await (self.page.touchscreen.tap(*at) if self.touch else self.page.mouse.click(*at))

    async def sees(self) -> Look:
        return convert(await self.page.evaluate(LOOK, list(self.size)), Look)


class KeyTapper(Keys, Tapper):
    ground: Board

    async def taps(self, column: int, row: int) -> None:
        """The cursor goes there, and Enter."""
        look = await self.sees()
        x, y = self.ground.place(look.cursor or self.ground.squares[0])
        await self.key(*["ArrowRight" if column > x else "ArrowLeft"] * abs(column - x))
        await self.key(*["ArrowDown" if row > y else "ArrowUp"] * abs(row - y))
        await self.key("Enter")
