"""Asks a page again what it has not answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")
WITHIN = 60
"""Seconds: far more than a page needs on a crowded machine."""
TIMES = 2


async def answered(look: Callable[[], Awaitable[T]], within: float = WITHIN) -> T:
    """What the page says. Playwright sets no time to what only looks, and once in a long while
    Firefox never answers: a page that then answers a second time is well, one that does not is
    frozen."""
    for _ in range(TIMES):
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                return await look()
    raise AssertionError("the page no longer answers")
