"""Holds back a line that looks like advertising: its author sees it as said, others a moment later,
if nothing more speaks against it. At most one of a socket, kept nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

HOLD = 20.0
"""Seconds."""


class HeldLine:
    def __init__(self, seconds: float = HOLD) -> None:
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        return self._task is not None and not self._task.done()

    def hold(self, release: Callable[[], Awaitable[None]]) -> None:
        self._task = asyncio.create_task(self._later(release), name="held line")

    def drop(self) -> None:
        """Another sign has come, or its author has gone."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _later(self, release: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(self._seconds)
        await release()
