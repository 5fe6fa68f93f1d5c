"""A first match of Asy przestworzy, for the tests in every browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.support.browser.players import Player
from tests.support.browser.typists import Typist


class Mouse(Player):
    options: ClassVar[Sequence[str]] = ("option-clock-relaxed",)

    async def begins(self) -> None:
        await self.plays(lays=2)

    async def ends(self) -> None:
        await self.plays()


class Keyboard(Typist, Mouse):
    """The same without a pointer."""
