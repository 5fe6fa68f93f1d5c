"""The lesson in a browser: by mouse, finger and keys."""

from __future__ import annotations

import pytest

from games.kosmiczna_eskadra.tests.browser.pilots import KeyPilot, Pilot, Spot, Thumb
from tests.support.browser.learners import LOW, WAYS, Learner
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

WHERE: dict[str, Spot] = {"mine": (0, -1_400), "level": (-400, -3_040)}
"""Right below the asteroid; level with the Wasp, to its right."""


class Cadet(Learner, Pilot):
    """Carries the card to where the words say."""

    async def does(self, say: str) -> None:
        if say == "ready":
            await self.gets_ready()
            return
        await self.in_hand.wait_for()
        await self.lays_at(WHERE[say])

    async def lays_at(self, spot: Spot) -> None:
        await self.page.mouse.move(*await self.on_screen(await self.hand_at()))
        await self.page.mouse.down()
        await self.carries(spot)
        await self.page.mouse.up()

    async def looks_on(self, say: str) -> None:
        """The battle is told before what came of it."""
        if say == "ore":
            await self.film.wait_for()
            await self.skips()


class ThumbCadet(Cadet, Thumb):
    async def lays_at(self, spot: Spot) -> None:
        await self.carries(spot)
        await self.press(self.drop_button)


class KeyCadet(Cadet, KeyPilot):
    by_keys = True

    async def gets_ready(self) -> None:
        await self.page.keyboard.press("Enter")

    async def lays_at(self, spot: Spot) -> None:
        await self.carries(spot)
        await self.page.keyboard.press("Space")


KINDS = {"mouse": Cadet, "touch": ThumbCadet, "keys": KeyCadet}
"""By way; tests/long/test_lessons.py plays the lesson in each of them."""


async def test_the_lesson_is_learnt_in_low_windows(embedded: Stack, people: People) -> None:
    ewa: Cadet = await people.come("pl", kind=Cadet, size=WAYS["low"])
    ewa.windows = LOW
    await ewa.begins(embedded.url)
    await ewa.learns()
