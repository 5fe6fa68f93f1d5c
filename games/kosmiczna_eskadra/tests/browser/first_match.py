"""A first match of Kosmiczna Eskadra, for the tests in every browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from playwright.async_api import TimeoutError

from games.kosmiczna_eskadra.tests.browser.pilots import KeyPilot, Pilot, Spot

SPOTS: Sequence[Spot] = (
    *((-2400, -2000), (2400, -3200), (-3000, 2000), (3000, -2000)),
    *((-340, -1000), (340, -1900), (-340, 1000), (340, 1900), (-1050, 0), (1050, 0)),
)
FIRST = 3
"""So many cards lie when the match has begun."""


class Mouse(Pilot):
    options: ClassVar[Sequence[str]] = ("option-wins-1", "option-replay_clock-off")

    async def begins(self) -> None:
        await self.picks("blue")
        await self.gets_ready()
        await self.lays(SPOTS[:FIRST])

    async def ends(self) -> None:
        await self.fights(SPOTS[FIRST:])
        # A draw is played again.
        while not await self.over.is_visible():
            await self.fights(SPOTS)

    async def fights(self, spots: Iterable[Spot]) -> None:
        """To the end of a round; a bot may be faster, and say Stop."""
        for spot in spots:
            try:
                await self.lays([spot])
            except (AssertionError, TimeoutError):
                await self.answers("drop")
                break
        await self.during("scoring").wait_for()
        await self.skips()
        await self.points()
        await self.goes_on()
        await self.over.or_(self.during("countdown")).first.wait_for()


class Keyboard(KeyPilot, Mouse):
    """The same without a pointer."""
