"""Event loop with a clock of its own: where nothing is left to do, it is the next timer's moment,
so nobody waits, and no other process makes anything late.

Only for what runs in the loop alone: a thread that works, or a socket that something is on its way
to, would be overtaken by all timers.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class QuickSelector(selectors.DefaultSelector):
    """Counts the seconds for which it was to wait, and does not wait."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0 if timeout else timeout)
        if timeout and not found:
            self.waited += timeout
        return found


class QuickLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._quick = QuickSelector()
        super().__init__(self._quick)

    def time(self) -> float:
        return self._quick.waited


def in_no_time(work: Coroutine[Any, Any, T]) -> T:
    """What it returns, though it may sleep for hours."""
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        return runner.run(work)
