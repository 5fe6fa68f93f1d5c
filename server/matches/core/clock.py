"""Wall clock, synchronised with the database, and match clock, which runs only while the match
does."""

from __future__ import annotations

import time

from msgspec import Struct

STEP = 50
"""Milliseconds of drift from the database's clock that are tolerated before it is followed."""


LEAP = 3_000
"""Milliseconds beyond which a difference is no drift: somebody has set the clock."""


class WallClock:
    """Milliseconds since 1970. Advances with the monotonic clock and follows the database's, so all
    processes agree whatever happens to the machine's own clock."""

    def __init__(self) -> None:
        self._offset = time.time() * 1000 - self._steady()

    def now(self) -> int:
        return int(self._steady() + self._offset)

    def behind(self, database: int) -> int:
        """Milliseconds by which the database's clock is ahead of ours."""
        return database - self.now()

    def follow(self, database: int) -> None:
        """Follow the database's clock, unless it has leapt back: then keep going as before."""
        behind = self.behind(database)
        if abs(behind) > STEP and behind > -LEAP:
            self._offset += behind

    @staticmethod
    def _steady() -> float:
        return time.monotonic_ns() / 1_000_000


class MatchClock(Struct, rename={"resumed_at": "went_on", "suspended": "standing"}):
    """Maps match time to wall time. Only ``Suspend`` and ``Resume`` change the mapping. Checkpoints
    store its fields under their older names."""

    resumed_at: int
    """Wall time since which it runs without a break."""
    ran: int = 0
    """Match time at that moment; the current match time while suspended."""
    suspended: bool = False

    def match_time(self, wall: int) -> int:
        return self.ran if self.suspended else max(self.ran, wall - self.resumed_at + self.ran)

    def wall(self, match_time: int) -> int | None:
        """Wall time of a match time; None while the match is suspended."""
        return None if self.suspended else self.resumed_at + match_time - self.ran

    def suspend(self, match_time: int) -> None:
        self.ran, self.suspended = match_time, True

    def resume(self, wall: int) -> None:
        self.resumed_at, self.suspended = wall, False

    def copy(self) -> MatchClock:
        return MatchClock(self.resumed_at, self.ran, self.suspended)
