"""Turns of this process's threads at writing to one SQLite file.

SQLite lets whoever waits for another writer sleep and look again, at last every 0.1 s, while others
come and go. Here the next one writes as soon as the last one has, moves first.
"""

from __future__ import annotations

from os.path import abspath
from threading import Condition

PATIENCE = 20.0
"""Seconds after which SQLite's own lock has to do: it is the one that keeps writers apart."""


class _File:
    def __init__(self) -> None:
        self.changed = Condition()
        self.taken = False
        self.moves = 0
        """That wait."""


_files: dict[str, _File] = {}


class Turn:
    """One connection's; used by one thread. ``moves``: it comes before the others that wait."""

    def __init__(self, path: str, moves: bool = False) -> None:
        self._file = _files.setdefault(abspath(path), _File())
        self._moves = moves
        self._own = False

    def take(self, patience: float = PATIENCE) -> bool:
        file = self._file
        with file.changed:
            file.moves += self._moves
            self._own = file.changed.wait_for(self._may, patience)
            file.moves -= self._moves
            file.taken = file.taken or self._own
        return self._own

    def give_back(self) -> None:
        """Does nothing if it was not taken."""
        if self._own:
            self._own = False
            with self._file.changed:
                self._file.taken = False
                self._file.changed.notify_all()

    def _may(self) -> bool:
        return not self._file.taken and (self._moves or not self._file.moves)
