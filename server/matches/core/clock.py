"""Two clocks: the wall, as the database sees it, and the time that a match has run."""

from __future__ import annotations

import time

from msgspec import Struct

STEP = 50
"""Milliseconds by which two clocks may differ before the database's is taken over."""


LEAP = 3_000
"""Milliseconds by which a clock that runs does not go wrong by itself: somebody has set it."""


class WallClock:
    """Milliseconds since 1970. Runs evenly whatever happens to the machine's own clock; follows the
    database's, so that all processes agree."""

    def __init__(self) -> None:
        self._offset = time.time() * 1000 - self._steady()

    def now(self) -> int:
        return int(self._steady() + self._offset)

    def behind(self, database: int) -> int:
        """Milliseconds by which the database's clock is ahead of ours."""
        return database - self.now()

    def follow(self, database: int) -> None:
        """Take over the database's time where ours has left it; but what has been does not come
        again: if it has leapt back, ours runs on as it was."""
        behind = self.behind(database)
        if abs(behind) > STEP and behind > -LEAP:
            self._offset += behind

    @staticmethod
    def _steady() -> float:
        return time.monotonic_ns() / 1_000_000


class MatchClock(Struct, rename={"resumed_at": "went_on", "suspended": "standing"}):
    """How match time lies on the wall. Only moves of the table change it. Checkpoints keep its
    fields under the older names."""

    resumed_at: int
    """Wall time since which it runs without a break."""
    ran: int = 0
    """Match time at that moment, or at which it stands."""
    suspended: bool = False

    def match_time(self, wall: int) -> int:
        return self.ran if self.suspended else max(self.ran, wall - self.resumed_at + self.ran)

    def wall(self, match_time: int) -> int | None:
        """When the wall will show it; None while the match stands."""
        return None if self.suspended else self.resumed_at + match_time - self.ran

    def suspend(self, match_time: int) -> None:
        self.ran, self.suspended = match_time, True

    def resume(self, wall: int) -> None:
        self.resumed_at, self.suspended = wall, False

    def copy(self) -> MatchClock:
        return MatchClock(self.resumed_at, self.ran, self.suspended)
