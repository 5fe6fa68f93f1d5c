"""Plays any game by its list of actions, whatever its board is."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from playwright.async_api import Locator, TimeoutError, WebSocket

from games.referee import AnyGame
from tests.support.browser.answering import answered
from tests.support.browser.people import People, Person
from tests.support.stack import Stack


class Lister(Person):
    """Knows nothing of a game: presses what the list of actions offers."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.accepted: set[str] | None = None
        self.answered = 0
        self.page.on("websocket", lambda line: self._listen(line))

    def _listen(self, line: WebSocket) -> None:
        self.accepted = self.accepted or set()
        line.on("framereceived", lambda frame: self._receives(str(frame)))

    def _receives(self, frame: str) -> None:
        """``done`` names the acts of this seat that were accepted."""
        if self.accepted is not None and frame.startswith("{"):
            self.accepted.update(json.loads(frame).get("done") or [])

    @property
    def moves(self) -> int:
        """Own ones that were accepted; where no frames are heard, presses after which the page was
        told more."""
        return self.answered if self.accepted is None else len(self.accepted)

    @property
    def folds(self) -> Locator:
        """Offers with fields, behind a fold that is shut."""
        fold = self.page.locator("#choices details:not([open]) > summary")
        return fold.filter(has_text=self.t("actions-by-fields"))

    @property
    def choices(self) -> Locator:
        """Standing offers, which lie behind a fold of their own, are not played."""
        enabled = ":not([aria-disabled])"
        return self.page.locator(f"#choices > .choice{enabled}, #choices .fields .choice{enabled}")

    async def plays(self, luck: Random, moves: int) -> None:
        """Until so many own ones were accepted."""
        while self.moves < moves and not await answered(self.over.is_visible):
            if await answered(self.folds.count):
                await self.tries(self.folds.first)
            elif offered := await self.offered():
                was = await self.n()
                if await self.tries(self.choices.nth(luck.choice(offered))):
                    await self.hears_more(was)
            await asyncio.sleep(0.1)

    async def offered(self) -> list[int]:
        """Which choices lead on: what is taken back and done again never ends."""
        words = await answered(self.choices.all_inner_texts)
        back = self.t("do-undo")
        return [at for at, each in enumerate(words) if not each.strip().endswith(back)]

    async def tries(self, what: Locator) -> bool:
        """The table may have moved on meanwhile."""
        try:
            await what.click(timeout=1_000)
        except TimeoutError:
            return False
        return True

    async def hears_more(self, was: int) -> None:
        try:
            await self.beyond(was).wait_for(timeout=1_000)
        except TimeoutError:
            return
        self.answered += 1


async def at_a_table(game: AnyGame, site: Stack, people: People, **how: Any) -> Lister:
    """In a match of the game against bots, which has just begun."""
    lister = type("ListerOfOne", (Lister,), {"game": game.slug})
    ewa: Lister = await people.come("en", kind=lister, **how)
    await ewa.opens_usual_room(site.url, "Ewa")
    seats = game.usual_seats or min(game.seats(game.options_type()))
    for _ in range(seats - 1):
        await ewa.add_bot(game.levels[0])
    await ewa.ready()
    return ewa
