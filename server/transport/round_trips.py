"""Measures a socket's round trip time."""

from __future__ import annotations

import time

LAST = 5


class RoundTrips:
    """Each pong carries a token that the client echoes at once. The median of the last few counts,
    so one slow echo does not."""

    __slots__ = ("_since", "_token", "_took", "_waiting", "median")

    def __init__(self) -> None:
        self._took: tuple[int, ...] = ()
        self._token = 0
        self._since = 0.0
        self._waiting = False
        self.median: int | None = None
        """Milliseconds; None before the first."""

    def ask(self, now: float | None = None) -> int:
        """A new token, which replaces an unanswered one."""
        self._token += 1
        self._since = time.monotonic() if now is None else now
        self._waiting = True
        return self._token

    def answer(self, token: int, now: float | None = None) -> None:
        if self._waiting and token == self._token:
            self._waiting = False
            now = time.monotonic() if now is None else now
            self._took = (*self._took, round((now - self._since) * 1000))[-LAST:]
            self.median = sorted(self._took)[len(self._took) // 2]

    @property
    def half(self) -> int:
        """Estimated one-way delay in milliseconds; 0 if unknown."""
        return (self.median or 0) // 2
