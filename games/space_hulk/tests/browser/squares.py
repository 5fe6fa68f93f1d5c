"""Taps squares of a deck, in a match or in the editor."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.support.browser.people import Person

# Where the middle of a square is on the screen, and who draws the map there.
ON_SCREEN = """([column, row, width, height]) => {
  const to = document.querySelector("[data-world]").getScreenCTM();
  const [x, y] = [(column + 0.5 - width / 2) * 40, (row + 0.5 - height / 2) * 40];
  return [to.a * x + to.e, to.d * y + to.f];
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
