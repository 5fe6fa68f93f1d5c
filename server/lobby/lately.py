"""The public rooms for pages: read and sorted once a second for all who ask. What changes meanwhile
a page's script is told by its socket."""

from __future__ import annotations

import threading
import time

from server.lobby.listing import Listed, public_rooms

HOLDS = 1.0
"""Seconds."""


class Lately:
    """Asked by the threads of pages, of which one reads while the others wait for it."""

    def __init__(self) -> None:
        self._reading = threading.Lock()
        self._listed = Listed([])
        self._until = 0.0

    def listed(self) -> Listed:
        with self._reading:
            if time.monotonic() >= self._until:
                self._listed = Listed(public_rooms())
                self._until = time.monotonic() + HOLDS
            return self._listed

    def forget(self) -> None:
        self._until = 0.0


lately = Lately()
