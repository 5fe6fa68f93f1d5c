"""Spectators of a room in this process: names and delayed feed."""

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
from server.rooms.texts import look_alike

SHOWN = 60
"""Maximum names sent; further spectators are only counted."""

_encode = msgspec.json.Encoder().encode


class Room(Protocol):
    """The parts of a live room that spectators use."""

    picture: RoomPicture
    sockets: set[RoomSocket]
    elsewhere: Elsewhere

    def live_match(self, match: int) -> LiveMatch: ...

    def refresh(self) -> None: ...

    async def tell(self, frame: bytes) -> None: ...


class Spectators:
    """The spectators of one live room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._delayed_feed: DelayedFeed | None = None
        self._match: int | None = None
        """The match of the delayed feed."""
        self._told: list[str] = []
        self.veiled = False
        """Whether the match is over but its delayed spectators have not seen the end."""

    def close(self) -> None:
        if self._delayed_feed is not None:
            self._delayed_feed.close()
            self._delayed_feed = None

    # Delay

    @property
    def behind(self) -> bool:
        """Whether spectators see an earlier moment than the table."""
        return self.veiled or (self._room.picture.running and bool(self._delay()))

    def delayed_feed(self) -> DelayedFeed | None:
        """The feed that spectators watch through; None without a delay."""
        match = self._room.picture.match_id
        if match is None or not self.behind:
            return None
        if self._delayed_feed is None:
            refresh = self._room.refresh
            self._delayed_feed = DelayedFeed(self._room.live_match(match), self._delay(), refresh)
            self._match = match
        return self._delayed_feed

    def look(self) -> None:
        """After a change of the room: close the feed of a previous match, update ``veiled``."""
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
        """Names of spectators here who gave one."""
        return {
            socket.watching_as
            for socket in self._room.sockets
            if socket.watching_as and self._watches(socket)
        }

    def _watches(self, socket: RoomSocket) -> bool:
        return seat_of(self._room.picture, socket.guest, socket.member) is None

    def is_called(self, name: str, guest: UUID | None) -> bool:
        """Whether another spectator's name looks the same."""
        others = {
            socket.watching_as or ""
            for socket in self._room.sockets
            if socket.guest != guest and self._watches(socket)
        }
        return any(look_alike(other, name) for other in others | self._room.elsewhere.names)

    async def tell_names(self, newcomer: RoomSocket | None = None) -> None:
        """Send the names if they changed; a newcomer gets them anyway."""
        names = sorted(self.names_here() | self._room.elsewhere.names)[:SHOWN]
        if names != self._told:
            self._told = names
            await self._room.tell(_encode(Watchers(names)))
        elif newcomer is not None and names:
            await newcomer.deliver(_encode(Watchers(names)))
