"""How long a socket's line takes there and back."""

from __future__ import annotations

import time

LAST = 5


class RoundTrips:
    """Every pong carries a token, which the client gives back at once. Of the last few times the
    one in the middle counts: a single slow one is chance."""

    __slots__ = ("_since", "_token", "_took", "_waiting", "median")

    def __init__(self) -> None:
        self._took: tuple[int, ...] = ()
        self._token = 0
        self._since = 0.0
        self._waiting = False
        self.median: int | None = None
        """In milliseconds; None before the first."""

    def ask(self, now: float | None = None) -> int:
        """A new token; an answer to an older one no longer counts."""
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
        """What an act has probably been on its way; 0 if nobody knows."""
        return (self.median or 0) // 2
