"""The spectators of a room in this process: their names, and their delayed feed."""

from __future__ import annotations

from typing import Protocol
from uuid import UUID

import msgspec

from server.matches.live.delayed_feed import Delay, DelayedFeed
from server.matches.live.live_match import LiveMatch
from server.protocol.messages import Watchers
from server.rooms.live.presence import Elsewhere
from server.rooms.live.room_socket import RoomSocket
from server.rooms.pictures import RoomPicture, seat_of
from server.rooms.texts import sounds_like

SHOWN = 60
"""Names that are told; whoever comes after them is counted."""

_encode = msgspec.json.Encoder().encode


class Room(Protocol):
    """What spectators need of their live room."""

    picture: RoomPicture
    sockets: set[RoomSocket]
    elsewhere: Elsewhere

    def live_match(self, match: int) -> LiveMatch: ...

    def refresh(self) -> None: ...

    async def tell(self, frame: bytes) -> None: ...


class Spectators:
    """Of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._delayed_feed: DelayedFeed | None = None
        self._match: int | None = None
        """Which match the gallery is for."""
        self._told: list[str] = []
        self.veiled = False
        """Whether a match is over, and those who watch have not seen it yet."""

    def close(self) -> None:
        if self._delayed_feed is not None:
            self._delayed_feed.close()
            self._delayed_feed = None

    # Behind the table

    @property
    def behind(self) -> bool:
        """Whether those who watch see an earlier moment than those who sit."""
        return self.veiled or (self._room.picture.running and bool(self._delay()))

    def delayed_feed(self) -> DelayedFeed | None:
        """From where those who watch see the match that is on; None: as everybody else."""
        match = self._room.picture.match_id
        if match is None or not self.behind:
            return None
        if self._delayed_feed is None:
            refresh = self._room.refresh
            self._delayed_feed = DelayedFeed(self._room.live_match(match), self._delay(), refresh)
            self._match = match
        return self._delayed_feed

    def look(self) -> None:
        """The room has another picture: is there still something to come for those who watch?"""
        picture, delayed_feed = self._room.picture, self._delayed_feed
        if delayed_feed is not None and picture.match_id != self._match:
            self.close()
            delayed_feed = None
        self.veiled = picture.over and delayed_feed is not None and not delayed_feed.over

    def _delay(self) -> Delay:
        settings = self._room.picture.settings
        return Delay(settings.delay_moves, settings.delay_seconds)

    # Their names

    def names_here(self) -> set[str]:
        """Of those who have given one and do not sit at the table."""
        return {
            socket.watching_as
            for socket in self._room.sockets
            if socket.watching_as and seat_of(self._room.picture, socket.guest) is None
        }

    def is_called(self, name: str, guest: UUID | None) -> bool:
        """Whether somebody else who watches is called so."""
        others = {
            socket.watching_as or ""
            for socket in self._room.sockets
            if socket.guest != guest and seat_of(self._room.picture, socket.guest) is None
        }
        asked = sounds_like(name)
        return any(sounds_like(other) == asked for other in others | self._room.elsewhere.names)

    async def tell_names(self, newcomer: RoomSocket | None = None) -> None:
        """Only if they are others than were told last; a newcomer hears them anyway."""
        names = sorted(self.names_here() | self._room.elsewhere.names)[:SHOWN]
        if names != self._told:
            self._told = names
            await self._room.tell(_encode(Watchers(names)))
        elif newcomer is not None and names:
            await newcomer.deliver(_encode(Watchers(names)))
