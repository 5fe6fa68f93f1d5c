"""Spectators of a room in this process: names and delayed feed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol
from uuid import UUID

import msgspec
from msgspec.structs import replace

from server.matches.live.delayed_feed import Delay, DelayedFeed
from server.matches.live.live_match import LiveMatch
from server.protocol.messages import Watchers
from server.rooms.identity import who
from server.rooms.live.presence import Elsewhere, Named
from server.rooms.live.room_socket import RoomSocket
from server.rooms.pictures import RoomPicture, seat_of
from server.rooms.texts import look_alike

SHOWN = 30
"""Maximum names sent; further spectators are only counted."""

NOBODY = Watchers([])

NOT_OVER: dict[str, Any] = {
    "over": False,
    "outcome": None,
    "seed": None,
    "nonces": None,
    "next": None,
    "replay": None,
    "void": False,
    "voided": False,
}
"""A picture of a match that is over, as if it were not."""

_encode = msgspec.json.Encoder().encode


class Room(Protocol):
    """The parts of a live room that spectators use."""

    picture: RoomPicture
    sockets: set[RoomSocket]
    elsewhere: Elsewhere

    def live_match(self, match: int) -> LiveMatch: ...

    def admits(self, socket: RoomSocket) -> bool: ...

    def refresh(self) -> None: ...

    def now(self) -> int: ...

    async def tell_sides(self, frames: Mapping[bool, Sequence[bytes]]) -> None: ...


class Spectators:
    """The spectators of one live room, and the moment of it that they see."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._delayed_feed: DelayedFeed | None = None
        self._match: int | None = None
        """The match of the delayed feed."""
        self._told: dict[bool, Watchers] = {}
        """What the table (False) and the spectators (True) have been told last."""
        self._at_start: RoomPicture | None = None
        """The room when the match began that delayed spectators still see."""
        self.picture = room.picture
        """The room as spectators are told of it."""

    def close(self) -> None:
        if self._delayed_feed is not None:
            self._delayed_feed.close()
            self._delayed_feed = None

    # Delay

    @property
    def behind(self) -> bool:
        """Whether spectators see an earlier moment than the table."""
        return self.picture is not self._room.picture

    def delayed_feed(self) -> DelayedFeed | None:
        """The feed that spectators watch through; None without a delay."""
        match = self.picture.match_id
        if match is None or not self.behind:
            return None
        if self._delayed_feed is None:
            live, refresh = self._room.live_match(match), self._room.refresh
            self._delayed_feed = DelayedFeed(live, _delay(self.picture), refresh)
            self._match = match
        return self._delayed_feed

    def look(self) -> None:
        """After a change of the room, or when somebody comes: find what spectators see of it."""
        now, seen = self._room.picture, self._at_start
        if seen is not None and not self._is_still_seen(seen):
            seen = None
        if seen is None and now.running and _delay(now):
            seen = now
        elif seen is None and self._is_veiled(now):
            seen = replace(now, **NOT_OVER, seats=[replace(s, ready=False) for s in now.seats])
        self._at_start = seen
        self.picture = now if seen is None else replace(seen, **_in_any_case(now))
        if self._delayed_feed is not None and self._match != self.picture.match_id:
            self.close()
        if seen is not None and now.over:
            self.delayed_feed()

    def _is_still_seen(self, seen: RoomPicture) -> bool:
        """Whether spectators have yet to see the end of the match that began so."""
        now = self._room.picture
        if now.match_id == seen.match_id:
            return now.running or self._is_veiled(now)
        return self._delayed_feed is not None and not self._delayed_feed.over

    def _is_veiled(self, now: RoomPicture) -> bool:
        """Whether the match is over but those who watch with a delay have not seen the end."""
        if self._delayed_feed is not None and self._match == now.match_id:
            return now.over and not self._delayed_feed.over
        return now.over and now.told_at is not None and self._room.now() < now.told_at

    # Their names

    def named_here(self) -> set[Named]:
        """Spectators here who gave a name."""
        return {
            Named(name, identity, socket.staff) for name, identity, socket in self._introduced()
        }

    def guests_here(self) -> dict[str, str]:
        """Their guests, by identity."""
        return {identity: str(socket.guest) for _, identity, socket in self._introduced()}

    def _introduced(self) -> Iterator[tuple[str, str, RoomSocket]]:
        code = self._room.picture.code
        for socket in filter(self._room.admits, self._room.sockets):
            if socket.watching_as and socket.guest is not None and self._watches(socket):
                yield socket.watching_as, who(code, socket.guest, socket.member), socket

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

    async def tell_names(self) -> None:
        """Send the names where they changed."""
        news = {watches: [_encode(told)] for watches, told in self._news().items()}
        await self._room.tell_sides(news)

    async def introduce(self, newcomer: RoomSocket) -> None:
        """Send somebody who has come the names that others have been told."""
        told = self._told.get(self._watches(newcomer), NOBODY)
        if told.names:
            await newcomer.deliver(_encode(told))

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


def _delay(picture: RoomPicture) -> Delay:
    return Delay(picture.settings.delay_moves, picture.settings.delay_seconds)


def _in_any_case(now: RoomPicture) -> dict[str, Any]:
    """What is no part of a match: spectators are told of it at once."""
    return {
        "version": now.version,
        "chat": now.chat,
        "hidden": {key: lines for key, lines in now.hidden.items() if key == "watchers"},
        "public": now.public,
        "locked": now.locked,
        "closed": now.closed,
        "unwatched": now.unwatched,
        "removed": now.removed,
        "unseated": now.unseated,
        "motion": None,
    }


def _watchers(named: set[Named]) -> Watchers:
    shown = sorted(named)[:SHOWN]
    return Watchers(
        [each.name for each in shown],
        [each.who for each in shown],
        [each.who for each in shown if each.staff],
    )
