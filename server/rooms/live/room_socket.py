"""Interface between a live room and its sockets."""

from __future__ import annotations

from typing import Protocol
from uuid import UUID

from server.accounts.sessions import SignedIn
from server.rooms.blocking import Person
from server.rooms.pictures import RoomPicture
from server.rooms.sanctions import InForce, Traces


class RoomSocket(Protocol):
    guest: UUID | None
    signed_in: SignedIn | None
    """The member's session with which the socket was opened."""
    seat: int | None
    language: str
    traces: Traces
    """What it tells of its browser."""
    watching_as: str | None
    """The spectator's name, if given."""
    read: dict[str, int] | None
    """By channel: last line sent; None while catching up."""

    @property
    def member(self) -> int | None:
        """The member who is signed in."""
        ...

    @property
    def round_trip(self) -> int | None:
        """Round trip in milliseconds, if known."""
        ...

    @property
    def crowded(self) -> bool:
        """Whether it may stay only where it holds a seat."""
        ...

    @property
    def staff(self) -> bool:
        """Whether that member is staff."""
        ...

    async def deliver(self, frame: bytes, n: int | None = None) -> None: ...

    async def place(self, picture: RoomPicture) -> None:
        """Apply a room picture: seat, match to watch."""
        ...

    @property
    def person(self) -> Person | None:
        """None without a cookie."""
        ...

    async def tell_blocked(self) -> None:
        """Tell the browser whom its person has blocked, if that has changed."""
        ...

    async def sanctioned(self, sanction: InForce | None) -> None:
        """Tell the browser which mute or warning concerns it now; send who is banned away."""
        ...

    async def lose_name(self) -> None:
        """Staff have taken the name under which it watches: it has none, and is told."""
        ...

    async def banned(self) -> None:
        """Tell the browser that it is banned, and close."""
        ...

    async def come_again(self) -> None:
        """Have the browser connect anew, as what it is by now, and close."""
        ...
