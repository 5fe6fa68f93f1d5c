"""Turns of this process's threads at writing to one SQLite file.

SQLite lets whoever waits for another writer sleep and look again, at last every 0.1 s, while others
come and go. Here the next one writes as soon as the last one has.
"""

from __future__ import annotations

from os.path import abspath
from threading import Lock

PATIENCE = 20.0
"""Seconds after which SQLite's own lock has to do: it is the one that keeps writers apart."""

_turns: dict[str, Lock] = {}


class Turn:
    """One connection's; used by one thread."""

    def __init__(self, path: str) -> None:
        self._lock = _turns.setdefault(abspath(path), Lock())
        self._taken = False

    def take(self, patience: float = PATIENCE) -> bool:
        self._taken = self._lock.acquire(timeout=patience)
        return self._taken

    def give_back(self) -> None:
        """Does nothing if it was not taken."""
        if self._taken:
            self._taken = False
            self._lock.release()
