"""What a live room needs of a socket in it."""

from __future__ import annotations

from typing import Protocol
from uuid import UUID

from server.rooms.pictures import RoomPicture


class RoomSocket(Protocol):
    guest: UUID | None
    seat: int | None
    watching_as: str | None
    """The name under which it watches, if it has given one."""
    read: dict[str, int] | None
    """By channel, the last line it was sent; None while it is still catching up."""

    @property
    def round_trip(self) -> int | None:
        """How many milliseconds its line takes, if that is known."""
        ...

    async def deliver(self, frame: bytes, n: int | None = None) -> None: ...

    async def place(self, picture: RoomPicture) -> None:
        """Take the seat, and watch the match, that the room's picture says."""
        ...
