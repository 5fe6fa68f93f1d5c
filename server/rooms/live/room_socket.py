"""Interface between a live room and its sockets."""

from __future__ import annotations

from typing import Protocol
from uuid import UUID

from server.rooms.pictures import RoomPicture


class RoomSocket(Protocol):
    guest: UUID | None
    seat: int | None
    watching_as: str | None
    """The spectator's name, if given."""
    read: dict[str, int] | None
    """By channel: last line sent; None while catching up."""

    @property
    def round_trip(self) -> int | None:
        """Round trip in milliseconds, if known."""
        ...

    async def deliver(self, frame: bytes, n: int | None = None) -> None: ...

    async def place(self, picture: RoomPicture) -> None:
        """Apply a room picture: seat, match to watch."""
        ...
