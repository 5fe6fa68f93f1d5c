"""Every game can be played by the buttons of the list of actions alone, whatever its board is."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from playwright.async_api import Locator, TimeoutError, WebSocket

from games.referee import AnyGame
from games.registry import all_games
from tests.support.browser.people import People, Person
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
MOVES = 6
"""So many own ones show that it goes on."""
SECONDS = 60


class Lister(Person):
    """Knows nothing of a game: presses what the list of actions offers."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.accepted: set[str] = set()
        self.page.on("websocket", lambda line: self._listen(line))

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self._receives(str(frame)))

    def _receives(self, frame: str) -> None:
        """``done`` names the acts of this seat that were accepted."""
        if frame.startswith("{"):
            self.accepted.update(json.loads(frame).get("done") or [])

    async def opens(self, url: str) -> None:
        await self.page.goto(url)
        form = self.page.get_by_role("form", name=self.t("game-name"), exact=True)
        await form.get_by_role("textbox", name=self.t("your-name"), exact=True).fill("Ewa")
        await self.press(form.get_by_role("button", name=self.t("front-open"), exact=True))
        await self.button("ready").wait_for()

    async def fills_seats(self, level: str, free: int) -> None:
        for _ in range(free):
            taken = self.page.get_by_role("listitem").filter(has_text=self.t(f"level-{level}"))
            await self.press(self.button("bot-add", level=self.t(f"level-{level}")).first)
            await taken.first.wait_for()

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

    async def plays(self, luck: Random) -> None:
        while len(self.accepted) < MOVES and not await self.over.is_visible():
            if await self.folds.count():
                await self.tries(self.folds.first)
            elif count := await self.choices.count():
                await self.tries(self.choices.nth(luck.randrange(count)))
            await asyncio.sleep(0.1)

    async def tries(self, what: Locator) -> None:
        """The table may have moved on meanwhile."""
        try:
            await what.click(timeout=1_000)
        except TimeoutError:
            return


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.slug)
async def test_the_list_of_actions_plays_every_game(
    game: AnyGame, eager: Stack, people: People
) -> None:
    lister = type("ListerOfOne", (Lister,), {"game": game.slug})
    ewa: Lister = await people.come("en", kind=lister)
    await ewa.opens(eager.url)
    seats = game.usual_seats or min(game.seats(game.options_type()))
    await ewa.fills_seats(game.levels[0], seats - 1)
    await ewa.ready()
    async with asyncio.timeout(SECONDS * patience()):
        await ewa.plays(Random(game.slug))
    assert len(ewa.accepted) >= MOVES or await ewa.over.is_visible()
