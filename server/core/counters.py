"""What this process counts of itself. A move pays for it with a few additions; names, units and the
format in which they are read are made when somebody asks (``server/operations/metrics.py``)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

MILLISECONDS = (0.001, 0.002, 0.003, 0.004, 0.006, 0.008, 0.012, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0)
"""Bounds, in seconds, for what should take few milliseconds."""
LATENESS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 30.0)
"""Bounds, in seconds, for clocks that ring late."""
BATCH = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)
"""Bounds for how many acts one statement stores."""


class Histogram:
    """How many measurements were at most each bound, and not at most the one before it; the last
    count is of those above all bounds."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Iterable[float]) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        self.total = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Counters:
    """Since the process has begun. All of it is written by the one thread of the event loop."""

    def __init__(self) -> None:
        self.moves = 0
        """Stored: of seats, of clocks, of the table."""
        self.conflicts = 0
        """Acts that met a head which somebody else had moved on."""
        self.unanswered_commits = 0
        """Batches to which the database gave no answer."""
        self.faults = 0
        """Exceptions in the rules of games."""
        self.checked = 0
        """Matches played again by the self-check."""
        self.different = 0
        """Those that did not come out as they were stored."""
        self.act_seconds = Histogram(MILLISECONDS)
        """From the arrival of a frame until all that it leads to is handed to the sockets here."""
        self.commit_seconds = Histogram(MILLISECONDS)
        self.commit_acts = Histogram(BATCH)
        self.deadline_seconds = Histogram(LATENESS)
        """How late what is due by itself was stored."""
        self.loop_lag_seconds = Histogram(MILLISECONDS)
        """How much later than asked for the event loop came round."""

    def note_commit(self, acts: int, won: int, moves: int, seconds: float) -> None:
        """One statement that the database has answered."""
        self.moves += moves
        self.conflicts += acts - won
        self.commit_acts.note(acts)
        self.commit_seconds.note(seconds)


counters = Counters()
"""This process's."""
