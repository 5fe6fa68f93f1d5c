"""Re-armable one-shot timer; pushing it back does not touch the event loop's heap."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Timer:
    """Fires once, at the time set last. The loop's own timer is left in place while that time only
    moves back, as it nearly always does."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._at: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._timed = 0.0

    def set(self, at: float | None) -> None:
        """Arm at a time of the loop's clock; None disarms."""
        self._at = at
        if at is not None and (self._timer is None or at < self._timed):
            self._wind(at)

    def rest(self) -> None:
        self._at = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wind(self, at: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timed = at
        self._timer = asyncio.get_running_loop().call_at(at, self._strike)

    def _strike(self) -> None:
        self._timer = None
        if self._at is None:
            return
        if self._at > self._timed:
            self._wind(self._at)
            return
        self._at = None
        self._ring()
