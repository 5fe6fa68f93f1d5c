"""Polls for what another process does without a message about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LOOKS = 0.1
"""Seconds between two."""


async def eventually(true: Callable[[], bool], within: float = 20.0) -> None:
    """Asked in a thread, since it may ask the database."""
    async with asyncio.timeout(within):
        while True:
            if await asyncio.to_thread(true):
                return
            await asyncio.sleep(LOOKS)
