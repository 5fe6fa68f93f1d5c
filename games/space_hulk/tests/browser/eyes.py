"""Reads a deck off the screen: squares, marks, tints, and what was seen for a moment only."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.async_api import Locator, WebSocket

from games.space_hulk.tests.browser.leader import Leader
from tests.support.browser.expecting import expect

# The squares of all tints of a kind, as columns and rows.
TINTED = """([kind, width, height]) => [...document.querySelectorAll(`.tint.${kind}`)]
  .flatMap((path) => [...path.getAttribute("d").matchAll(/M(-?[\\d.]+) (-?[\\d.]+)/g)])
  .map(([, x, y]) => [(+x + 19) / 40 + width / 2 - 0.5, (+y + 19) / 40 + height / 2 - 0.5])"""
# What comes into sight, however short it stays; and which animations run in the board meanwhile.
WATCH = """(selectors) => {
  const seen = window.seen = [];
  const runs = window.runs = new Set();
  const board = document.querySelector("#board");
  const look = () => {
    for (const selector of selectors)
      for (const one of board.querySelectorAll(selector)) {
        const words = `${selector} ${one.getAttribute("aria-label") ?? one.getAttribute("class")}`;
        if (seen.at(-1) !== words && !seen.includes(words)) seen.push(words);
      }
    for (const one of document.getAnimations())
      // Where no motion is wanted the site's sheet leaves one millisecond.
      if (board.contains(one.effect.target) && one.effect.getTiming().duration > 20)
        runs.add(one.animationName ?? one.transitionProperty ?? "flight");
  };
  new MutationObserver(look).observe(board, {subtree: true, childList: true, attributes: true});
  look();
}"""


class Eyes(Leader):
    def __post_init__(self) -> None:
        super().__post_init__()
        self.frames: list[dict[str, Any]] = []
        """What was sent, and what was answered to it, in order."""
        self.page.on("websocket", lambda line: self._listen(line))

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self._keep(frame))
        line.on("framereceived", lambda frame: self._keep(frame))

    def _keep(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("act", "refusal") or message.get("done"):
            self.frames.append(message)

    @property
    def refusals(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "refusal"]

    def see(self, selector: str) -> Locator:
        """Of the board."""
        return self.page.locator(f"#board {selector}")

    def stands_on(self, piece: str) -> Locator:
        return self.see(f'[data-world] [data-piece="{piece}"]')

    def mark(self, piece: str, mark: str) -> Locator:
        return self.stands_on(piece).locator(f".mark.{mark}")

    async def points(self, piece: str) -> int:
        """Action points as they are seen beside a figure."""
        path = await self.stands_on(piece).locator(".pips .full").get_attribute("d")
        return (path or "").count("M")

    async def tinted(self, kind: str) -> set[tuple[int, int]]:
        found = await self.page.evaluate(TINTED, [kind, *self.size])
        return {(round(column), round(row)) for column, row in found}

    async def planned(self) -> list[str]:
        """The drafted way, square by square: how many points of which kind."""
        squares = self.see(".plan > g:has(> .cost)")
        return [await self._costs(square) for square in await squares.all()]

    async def _costs(self, square: Locator) -> str:
        costs = await square.locator(".cost").all()
        kinds = ["CP" if await cost.locator(".cp").count() else "AP" for cost in costs]
        points = [await cost.locator("text").text_content() for cost in costs]
        return " ".join(f"{n} {kind}" for n, kind in zip(points, kinds, strict=True))

    async def key(self, *names: str) -> None:
        for name in names:
            await self.page.keyboard.press(name)

    async def asks_for(self, *names: str) -> dict[str, Any]:
        """The action that these keys send, once it is answered."""
        n, heard = await self.n(), len(self.frames)
        await self.key(*names)
        await self.beyond(n).wait_for()
        [asked] = [frame["action"] for frame in self.frames[heard:] if frame["type"] == "act"]
        return dict(asked)

    async def watches_for(self, *selectors: str) -> None:
        await self.page.evaluate(WATCH, selectors)

    async def saw(self) -> list[str]:
        found: list[str] = await self.page.evaluate("() => window.seen")
        return found

    async def moved(self) -> set[str]:
        """The animations that ran in the board since one watches."""
        return set(await self.page.evaluate("() => [...window.runs]"))

    async def chooses(self, key: str, number: int) -> None:
        await self.press(self.chip(key, number))
        await expect(self.chip(key, number)).to_have_attribute("aria-pressed", "true")

    async def phase(self, name: str) -> None:
        """What was chosen before it begins is chosen no more."""
        await self.see(f'[data-phase="{name}"]').wait_for()

    async def ends_the_phase(self) -> None:
        """Whatever is lost."""
        await self.answers("board-end-phase")
        aliens = self.see('[data-phase^="alien"]')
        await self.warned.or_(aliens).first.wait_for()
        if await self.warned.is_visible():
            await self.press(self.warned)
        # With the chips of those that are done the deck has another height.
        await aliens.wait_for()

    async def is_at(self, piece: str, column: int, row: int) -> None:
        """It stands there on the deck."""
        x, y = [40 * (n + 0.5 - size / 2) for n, size in zip((column, row), self.size, strict=True)]
        there = re.compile(rf"^translate\({x:g} {y:g}\)")
        await expect(self.stands_on(piece)).to_have_attribute("transform", there)
