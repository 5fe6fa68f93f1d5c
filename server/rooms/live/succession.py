"""When a room needs another host: its own has left, or has been away for long."""

from __future__ import annotations

from collections.abc import Collection
from uuid import UUID

from server.rooms.pictures import RoomPicture

AWAY = 120_000
"""Milliseconds that the others wait for a host who holds a seat."""
LEFT = 20_000
"""The same for one who has given the seat back: time enough to reload the page."""


class Succession:
    """One room's, as one process sees it. Several may find out at once: the first one decides."""

    def __init__(self) -> None:
        self._missing: tuple[UUID | None, int] | None = None
        """Which host, and since when."""

    def is_due(
        self, picture: RoomPicture, host_here: bool, present: Collection[int], now: int
    ) -> bool:
        """Whether somebody who is there should follow the host; ``present`` are the seats whose
        person is connected."""
        if host_here or picture.closed:
            self._missing = None
            return False
        if self._missing is None or self._missing[0] != picture.host:
            self._missing = (picture.host, now)
        heirs = {seat for seat in present if seat in picture.guests} - {picture.host_seat}
        return bool(heirs) and now - self._missing[1] >= _patience(picture)


def _patience(picture: RoomPicture) -> int:
    if picture.host is None:
        return 0
    return LEFT if picture.host_seat is None else AWAY
