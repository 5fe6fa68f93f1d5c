"""Learners for the lesson by mouse, finger and keys, and in low windows."""

from __future__ import annotations

from typing import ClassVar

import pytest
from playwright.async_api import Locator, expect

from games.mag_blast.lesson import FLEET, GUARD, TAKES_OVER
from games.mag_blast.zones import ZONES
from tests.support.browser.learners import LOW, WAYS, Learner
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
MOVES_TO = "yel"


class Cadet(Learner):
    """Presses pieces of the board, and the button that commits."""

    game: ClassVar[str] = "mag_blast"

    def action(self, key: str, **params: object) -> Locator:
        return self.board.get_by_role("button", name=self.t(key, **params), exact=True)

    def ship(self, ship: str) -> Locator:
        return self.board.locator(f'[data-ship="{ship}"]:visible')

    def card(self, kind: str) -> Locator:
        return self.board.locator(f'.part-hand [data-card^="{kind}"] button').first

    def zone(self, zone: str) -> Locator:
        return self.board.locator(f'.part-table [data-zone="{zone}"] .zone-here')

    async def presses(self, *pieces: Locator) -> None:
        for piece in pieces:
            await self.press(piece)

    async def does(self, say: str) -> None:
        if say == "deploy":
            for zone in ZONES:
                await self.presses(self.card(FLEET[zone]), self.zone(zone))
            await self.presses(self.action("board-deploy"))
        elif say == "evade":
            card = self.t("kind-EA")
            await self.presses(self.action("board-answer-with", card=card))
            await self.presses(self.action("board-answer-now", card=card))
        elif say == "pass":
            await self.passes()
        elif say == "gate":
            await self.goes_on()
        elif say == "move":
            await self.presses(self.ship(TAKES_OVER), self.zone(MOVES_TO))
            await self.presses(self.action("board-move", count=1))
        elif say in ("fire", "again"):
            await self.presses(self.card("B"), self.ship(GUARD))
            await self.presses(self.action("board-do-fire"))
        elif say == "chain":
            await self.presses(self.card("DH"), self.action("board-do-direct_hit"))
        else:
            await self.makes_noise()

    async def passes(self) -> None:
        await self.presses(self.action("board-pass"))

    async def goes_on(self) -> None:
        await self.presses(self.action("board-to-move"))

    async def makes_noise(self) -> None:
        await self.presses(self.action("board-noise", noise=self.t("noise-4")))


class KeyCadet(Cadet):
    by_keys = True

    async def presses(self, *pieces: Locator) -> None:
        for piece in pieces:
            await expect(piece).to_be_visible()
            await piece.focus()
            await self.page.keyboard.press("Enter")

    async def passes(self) -> None:
        await self.page.keyboard.press("j")

    async def goes_on(self) -> None:
        await self.page.keyboard.press("n")

    async def makes_noise(self) -> None:
        await self.page.keyboard.press("y")


KINDS = {"mouse": Cadet, "touch": Cadet, "keys": KeyCadet}
"""By way; tests/long/test_lessons.py plays the lesson in each of them."""


async def test_the_lesson_is_learnt_in_low_windows(embedded: Stack, people: People) -> None:
    ewa: Cadet = await people.come("pl", kind=Cadet, size=WAYS["low"])
    ewa.windows = LOW
    await ewa.begins(embedded.url)
    await ewa.learns()
