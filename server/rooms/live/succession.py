"""Decides when a room needs a new host."""

from __future__ import annotations

from collections.abc import Collection
from uuid import UUID

from server.rooms.pictures import RoomPicture

AWAY = 120_000
"""Milliseconds of absence after which a seated host is replaced."""
LEFT = 20_000
"""The same for a host without a seat: time enough to reload the page."""


class Succession:
    """The succession of one room as this process sees it. Several processes may decide at once; the
    first wins."""

    def __init__(self) -> None:
        self._missing: tuple[UUID | None, int] | None = None
        """The missing host, and since when."""

    def is_due(
        self, picture: RoomPicture, host_here: bool, present: Collection[int], now: int
    ) -> bool:
        """Whether the host should be replaced; ``present`` are the seats whose person is
        connected."""
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
