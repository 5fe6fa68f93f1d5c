"""A first match of Kosmiczna Eskadra, for the tests in every browser."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from games.kosmiczna_eskadra.tests.browser.pilots import KeyPilot, Pilot, Spot
from tests.support.pace import patience

SPOTS: Sequence[Spot] = (
    *((-2400, -2000), (2400, -3200), (-3000, 2000), (3000, -2000)),
    *((-340, -1000), (340, -1900), (-340, 1000), (340, 1900), (-1050, 0), (1050, 0)),
)
FIRST = 3
"""So many cards lie when the match has begun."""
ROUND = 120_000
"""Milliseconds in which an easy bot has laid all of its cards."""


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

    async def fights(self, spots: Sequence[Spot]) -> None:
        """To the end of a round. Where the browser is slow the bot lays its last card first, and
        calls Stop: what is in hand then is not played."""
        stopped = self.during("stopped").or_(self.during("scoring")).first
        stop = asyncio.ensure_future(stopped.wait_for(timeout=ROUND * patience()))
        laying = asyncio.ensure_future(self.lays(spots))
        await asyncio.wait((laying, stop), return_when=asyncio.FIRST_COMPLETED)
        if stop.done():
            laying.cancel()
            await asyncio.gather(laying, return_exceptions=True)
            await self.releases()
        else:
            await laying
        await stop
        await self.during("scoring").wait_for()
        await self.skips()
        await self.points()
        await self.goes_on()
        await self.over.or_(self.during("countdown")).first.wait_for()

    async def releases(self) -> None:
        """The button of the mouse, wherever that is."""
        await self.page.mouse.up()


class Keyboard(KeyPilot, Mouse):
    """The same without a pointer."""

    async def releases(self) -> None:
        """Keys are not held."""
