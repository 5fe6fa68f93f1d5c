"""Throttle: runs a job at once after a rest, else when the rest is over, once for all who asked
meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Throttle(Generic[T]):
    """``every``: seconds between two runs."""

    def __init__(self, job: Callable[[], Awaitable[T]], every: float) -> None:
        self._job, self._every = job, every
        self._rested_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    async def ask(self) -> T | None:
        """The result, if the job ran at once."""
        if self._timer is not None:
            return None
        loop = asyncio.get_running_loop()
        if loop.time() < self._rested_at:
            self._timer = loop.call_at(self._rested_at, self._later)
            return None
        return await self._run()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    async def _run(self) -> T:
        self._rested_at = asyncio.get_running_loop().time() + self._every
        return await self._job()

    def _later(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._again())

    async def _again(self) -> None:
        await self._run()
        self._task = None
