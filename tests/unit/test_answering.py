"""Whoever plays in a browser waits for no answer for ever."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.browser.answering import TIMES, answered

SOON = 0
"""Seconds: what is there at once is heard, and nothing is waited for."""


class Page:
    """Loses its first answers."""

    def __init__(self, lost: int) -> None:
        self.lost = lost

    async def count(self) -> int:
        if self.lost:
            self.lost -= 1
            await asyncio.Event().wait()
        return 3


async def test_what_is_lost_on_the_way_is_asked_again() -> None:
    assert await answered(Page(lost=TIMES - 1).count, SOON) == 3


async def test_a_page_that_is_frozen_is_told_from_one_that_is_slow() -> None:
    with pytest.raises(AssertionError, match="no longer answers"):
        await answered(Page(lost=TIMES).count, SOON)
