"""Measures event loop lag."""

from __future__ import annotations

from time import perf_counter

from server.core.counters import Histogram

EVERY = 0.1
"""Seconds between two measurements."""


class LoopLag:
    """Records how late it is called; the measured loop calls it every ``EVERY`` seconds."""

    def __init__(self, lags: Histogram) -> None:
        self._lags = lags
        self._expected = perf_counter() + EVERY

    async def look(self) -> None:
        now = perf_counter()
        self._lags.note(max(0.0, now - self._expected))
        self._expected = now + EVERY
