"""Rate limits of sockets that are open: token buckets in this process. What else people do is
counted by ``limits.py``."""

from __future__ import annotations

import time
from collections.abc import Hashable

MANY = 64
"""Buckets kept before full ones are discarded."""


class RateLimit:
    """Token buckets of size ``burst``, refilled with one token every ``every`` seconds."""

    def __init__(self, burst: int, every: float) -> None:
        self.burst = burst
        self.every = every
        self._full_at: dict[Hashable, float] = {}
        """Time at which each bucket is full again."""
        self._many = MANY

    def take(self, whose: Hashable, now: float | None = None) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic() if now is None else now
        full_at = max(self._full_at.get(whose, now), now) + self.every
        if full_at - now > self.burst * self.every:
            return False
        self._full_at[whose] = full_at
        if len(self._full_at) > self._many:
            self._forget_the_full(now)
        return True

    def forget(self, whose: Hashable) -> None:
        """Let go of a socket that has closed, and of all that it holds."""
        self._full_at.pop(whose, None)

    def _forget_the_full(self, now: float) -> None:
        self._full_at = {whose: at for whose, at in self._full_at.items() if at > now}
        self._many = max(MANY, 2 * len(self._full_at))
