"""Metrics of this process, counted with a few additions per move; names, units and format are added
on demand (``server/operations/metrics.py``)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

MILLISECONDS = (0.001, 0.002, 0.003, 0.004, 0.006, 0.008, 0.012, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0)
"""Bucket bounds in seconds for operations of a few milliseconds."""
LATENESS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 30.0)
"""Bucket bounds in seconds for late deadlines."""
BATCH = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)
"""Bucket bounds for the number of acts per statement."""


class Histogram:
    """Histogram: counts per bucket; the last bucket holds everything above the bounds."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Iterable[float]) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        self.total = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Counters:
    """Counters since the process started. Written only from the event loop's thread."""

    def __init__(self) -> None:
        self.moves = 0
        """Moves stored: of seats, of clocks, of the table."""
        self.conflicts = 0
        """Acts that lost the compare-and-set to another process."""
        self.unanswered_commits = 0
        """Batches the database did not answer."""
        self.faults = 0
        """Exceptions in rules of games."""
        self.checked = 0
        """Matches replayed by the self-check."""
        self.different = 0
        """Matches whose replay differed."""
        self.act_seconds = Histogram(MILLISECONDS)
        """Seconds from the arrival of a frame until its updates are handed to the sockets here."""
        self.commit_seconds = Histogram(MILLISECONDS)
        self.commit_acts = Histogram(BATCH)
        self.deadline_seconds = Histogram(LATENESS)
        """Seconds by which deadlines were stored late."""
        self.loop_lag_seconds = Histogram(MILLISECONDS)
        """Seconds by which the event loop was late."""

    def note_commit(self, acts: int, won: int, moves: int, seconds: float) -> None:
        """Count one answered commit statement."""
        self.moves += moves
        self.conflicts += acts - won
        self.commit_acts.note(acts)
        self.commit_seconds.note(seconds)


counters = Counters()
"""Metrics of this process."""
