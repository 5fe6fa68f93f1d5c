"""Spectators of a room in this process: names and delayed feed."""

from __future__ import annotations

from typing import Protocol
from uuid import UUID

import msgspec

from server.matches.live.delayed_feed import Delay, DelayedFeed
from server.matches.live.live_match import LiveMatch
from server.protocol.messages import Watchers
from server.rooms.identity import who
from server.rooms.live.presence import Elsewhere, Named
from server.rooms.live.room_socket import RoomSocket
from server.rooms.pictures import RoomPicture, seat_of
from server.rooms.texts import look_alike

SHOWN = 60
"""Maximum names sent; further spectators are only counted."""

NOBODY = Watchers([])

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
        self._told: dict[bool, Watchers] = {}
        """What the table (False) and the spectators (True) have been told last."""
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

    def named_here(self) -> set[Named]:
        """Spectators here who gave a name."""
        code = self._room.picture.code
        return {
            Named(socket.watching_as, who(code, socket.guest, socket.member), socket.staff)
            for socket in self._room.sockets
            if socket.watching_as and socket.guest is not None and self._watches(socket)
        }

    def _watches(self, socket: RoomSocket) -> bool:
        return seat_of(self._room.picture, socket.guest, socket.member) is None

    def name_of(self, identity: str) -> str | None:
        """The name of a spectator who gave one."""
        named = self.named_here() | self._room.elsewhere.named
        return next((each.name for each in named if each.who == identity), None)

    def is_called(self, name: str, guest: UUID | None) -> bool:
        """Whether another spectator's name looks the same."""
        others = {
            socket.watching_as or ""
            for socket in self._room.sockets
            if socket.guest != guest and self._watches(socket)
        }
        elsewhere = {each.name for each in self._room.elsewhere.named}
        return any(look_alike(other, name) for other in others | elsewhere)

    async def tell_names(self, newcomer: RoomSocket | None = None) -> None:
        """Send the names where they changed; a newcomer gets them anyway."""
        frames = {watches: _encode(told) for watches, told in self._news().items()}
        for socket in tuple(self._room.sockets):
            watches = self._watches(socket)
            if (frame := frames.get(watches)) is not None:
                await socket.deliver(frame)
            elif socket is newcomer and self._told[watches].names:
                await socket.deliver(_encode(self._told[watches]))

    async def tell_names_to(self, socket: RoomSocket) -> None:
        """Send somebody who has sat down or stood up what that side knows, if it differs."""
        told = {side: self._told.get(side, NOBODY) for side in (True, False)}
        if told[True] != told[False]:
            await socket.deliver(_encode(told[self._watches(socket)]))

    def _news(self) -> dict[bool, Watchers]:
        """By audience, the names if they are others than before."""
        picture = self._room.picture
        named = _watchers(self.named_here() | self._room.elsewhere.named)
        hidden = picture.running and picture.settings.watchers == "counted"
        now = {True: named, False: NOBODY if hidden else named}
        news = {each: told for each, told in now.items() if told != self._told.get(each, NOBODY)}
        self._told = now
        return news


def _watchers(named: set[Named]) -> Watchers:
    shown = sorted(named)[:SHOWN]
    return Watchers(
        [each.name for each in shown],
        [each.who for each in shown],
        [each.who for each in shown if each.staff],
    )
