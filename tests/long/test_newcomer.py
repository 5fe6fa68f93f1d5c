"""Somebody who knows none of the games plays the lesson of one, then a match against the easy bot,
by what is said there alone: the lesson, the turn line, and the words of what may be done. In the
end they have its dice proved."""

from __future__ import annotations

import asyncio
from itertools import cycle
from random import Random

import pytest
from playwright.async_api import Request, TimeoutError, expect

from games.registry import all_games, game_called, lesson_of
from tests.long.proving import Note, noted, proves_the_dice
from tests.support.browser.learners import Learner
from tests.support.browser.listers import Lister
from tests.support.browser.people import People
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

SECONDS = 300
TAUGHT = [slug for slug in all_games() if lesson_of(slug) is not None]
NEWCOMERS = list(zip(TAUGHT, cycle(("pl", "en")), strict=False))
"""By turns in each language."""


def is_unhurried(slug: str) -> bool:
    """Whether a first match with the usual options has a clock, and so more time."""
    game = game_called(slug)
    return game.unhurried(game.options_type()) is not None


class Newcomer(Learner, Lister):
    """Reads what is asked, then presses one of the sentences that say what may be done."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.luck = Random(f"{self.game} {self.language}")
        self.read: list[str] = []
        self.page.on("request", self._asks)

    def _asks(self, request: Request) -> None:
        if request.is_navigation_request() or request.resource_type == "fetch":
            self.read.append(request.url)

    async def does(self, say: str) -> None:
        """Something that the step permits, until the next one is said."""
        async with asyncio.timeout(SECONDS * patience()):
            while await self.says(say).count():
                await self.tries_something()

    async def tries_something(self) -> None:
        """And sees what comes of it, before anything else is pressed."""
        was = await self.n()
        if await self.folds.count():
            await self.tries(self.folds.first)
        elif count := await self.choices.count():
            await self.tries(self.choices.nth(self.luck.randrange(count)))
            await self.hears_more(was)
        await asyncio.sleep(0.1)

    async def plays_the_easy_bot(self) -> Note:
        """What the browser has noted of its share in the dice."""
        lesson = self.page.url
        await self.press(self.button("lesson-easy-bot"))
        await expect(self.page).not_to_have_url(lesson)
        if is_unhurried(self.game):
            # It is also spoken, by a line that nobody sees.
            told = self.page.get_by_text(self.t("unhurried"), exact=True).filter(visible=True)
            await expect(told).to_be_visible()
        await expect(self.page.get_by_text(self.t("notice-options"))).to_have_count(0)
        await self.board.wait_for()
        note = await noted(self)
        async with asyncio.timeout(SECONDS * patience()):
            while not await self.over.is_visible():
                asked = await self.asked()
                if asked is not None:
                    assert asked, "it is somebody's move, and nothing says what to do"
                    await self.tries_something()
                else:
                    await asyncio.sleep(0.1)
        return note

    async def asked(self) -> str | None:
        """What the turn line says beside that it is one's move; None if it is not."""
        line = self.region("turn-line").locator(".turn-now")
        try:
            words = await line.inner_text(timeout=1_000)
        except TimeoutError:
            return None
        own = self.t("your-move")
        return words.removeprefix(own).strip() if words.startswith(own) else None


@pytest.mark.parametrize(("slug", "language"), NEWCOMERS)
async def test_after_the_lesson_a_newcomer_plays_a_match_without_the_rules_and_its_dice_are_proved(
    slug: str, language: str, eager: Stack, people: People
) -> None:
    kind = type("NewcomerToOne", (Newcomer,), {"game": slug})
    ewa: Newcomer = await people.come(language, kind=kind, reduced_motion="reduce")
    await ewa.begins(eager.url)
    await ewa.learns()
    note = await ewa.plays_the_easy_bot()
    told = ewa.page.get_by_role("heading", level=2).first
    await expect(told).not_to_be_empty()
    await ewa.reads()
    assert not [url for url in ewa.read if "/rules" in url], "the rules were opened"
    await proves_the_dice(ewa, note, eager)
