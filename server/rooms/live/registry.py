"""Registry of the rooms with sockets in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import structlog
from django.db import DatabaseError

from server.accounts.sessions import no_more
from server.core.database import InDoubt, db_call
from server.core.per_process import PerProcess
from server.matches.process.runtime import MatchRuntime
from server.rooms.hosting import succeed
from server.rooms.live.announcement_watch import AnnouncementWatch, Reader
from server.rooms.live.arrivals import lines_anew
from server.rooms.live.live_room import Crowded, LiveRoom, Removed
from server.rooms.live.presence import Here, RoomPresenceTracker
from server.rooms.live.room_socket import RoomSocket
from server.rooms.live.sanction_watch import SanctionWatch
from server.rooms.pictures import read_picture
from server.rooms.refusals import Refused
from server.rooms.rows import entered
from server.rooms.sanctions import InForce

log = structlog.get_logger(__name__)

ASLEEP = 24 * 3_600_000
"""Milliseconds for which a page that comes back is told of names that were taken meanwhile."""


class RoomRegistry:
    """The live rooms of this process."""

    def __init__(self, runtime: MatchRuntime) -> None:
        self.runtime = runtime
        self.presence = RoomPresenceTracker(runtime)
        self.noticed: Callable[[list[str] | None], None] = lambda codes: None
        """Called with the codes of changed rooms; with None when any may have changed."""
        self._live_rooms: dict[str, LiveRoom] = {}
        self.at_play: dict[int | None, LiveRoom] = {}
        """Live rooms by their current or last match."""
        self.sanctions = SanctionWatch(runtime, self._sockets_by_room, self._tell_names_anew)
        self.announcements = AnnouncementWatch(runtime, self._readers)
        self._asked: set[asyncio.Task[None]] = set()
        runtime.rooms_poked = self._poked
        runtime.accounts_poked = self._look_at_accounts
        runtime.sanctions_poked = self._look_at_sanctions
        runtime.blocks_poked = self._look_at_blocks
        runtime.match_over = self._match_over
        runtime.every(5.0, self._compare)

    def codes(self) -> list[str]:
        """Codes of the live rooms."""
        return list(self._live_rooms)

    def all_sockets(self) -> list[RoomSocket]:
        return [socket for one in self._live_rooms.values() for socket in one.sockets]

    async def connected(self, codes: Collection[str]) -> dict[str, tuple[set[int], int]]:
        """Seats and number of spectators connected here, of those of these rooms that are live."""
        rooms = ((code, self._live_rooms.get(code)) for code in codes)
        return {
            code: (room.seats_here(), room.watching_here())
            for code, room in rooms
            if room is not None
        }

    def _sockets_by_room(self) -> list[tuple[str, RoomSocket]]:
        rooms = self._live_rooms.items()
        return [(code, socket) for code, room in rooms for socket in room.sockets]

    async def enter(self, code: str, socket: RoomSocket) -> LiveRoom:
        """Add a socket, opening the live room if needed; sends the room frame first. Raises
        ``Refused`` if there is no such room, ``Removed`` for whom its host has removed, ``Crowded``
        where too many are."""
        if code not in self._live_rooms:
            picture = await read_picture(self.runtime.database, code)
            if code not in self._live_rooms:
                if picture.version == 0:
                    self._keep(self._note_entered(code))
                self._live_rooms[code] = LiveRoom(
                    self.runtime, code, picture, self.at_play, self._note
                )
        live_room = self._live_rooms[code]
        is_full = live_room.is_full_for(socket)
        live_room.sockets.add(socket)
        try:
            if live_room.is_removed(socket):
                raise Removed
            if is_full:
                raise Crowded
            live_room.spectators.look()
            await socket.deliver(live_room.first_frame(socket))
            await live_room.tell_presence(socket)
        except BaseException:
            await self.leave(code, socket)
            raise
        return live_room

    async def leave(self, code: str, socket: RoomSocket) -> None:
        live_room = self._live_rooms.get(code)
        if live_room is None:
            return
        live_room.sockets.discard(socket)
        if live_room.sockets:
            await live_room.tell_presence()
        else:
            # Before the next await: another socket may open a new live room under the same code.
            live_room.close()
            del self._live_rooms[code]

    def changed(self, code: str) -> None:
        """Reload a changed room here and, by a poke, in all processes."""
        if (live_room := self._live_rooms.get(code)) is not None:
            live_room.refresh()
        self.noticed([code])
        self.runtime.pokes.room(code)

    def account_changed(self, member: int) -> None:
        """Close the member's sockets that are signed in no more, here and, by a poke, in all
        processes."""
        self._look_at_accounts([member])
        self.runtime.pokes.account(member)

    def sanctions_changed(self) -> None:
        """Tell who is banned, muted or warned, or no longer, here and, by a poke, in all
        processes."""
        self._look_at_sanctions()
        self.runtime.pokes.sanctions()

    async def _tell_names_anew(
        self, taken: list[InForce], newcomer: tuple[str, RoomSocket] | None = None
    ) -> None:
        """Send the lines of people whose names were taken once more, under their new ones: to
        everybody who has them on the screen, or to a socket that comes back to a room."""
        codes = list(self._live_rooms) if newcomer is None else [newcomer[0]]
        try:
            found = await db_call(lines_anew, codes, taken)
        except DatabaseError:
            log.warning("names.unread")
            return
        for (code, channel), lines in found.items():
            if (live_room := self._live_rooms.get(code)) is not None:
                sockets = live_room.sockets if newcomer is None else {newcomer[1]}
                await live_room.tell_again(channel, lines, sockets)

    async def catch_up_names(self, code: str, socket: RoomSocket) -> None:
        """What a page still shows that was not connected when a name was taken."""
        taken = self.sanctions.names_taken(ASLEEP)
        if taken and socket.read is not None and any(socket.read.values()):
            await self._tell_names_anew(taken, (code, socket))

    def blocks_changed(self, person: str) -> None:
        """Tell somebody's sockets whom they have blocked, here and, by a poke, in all processes."""
        self._look_at_blocks([person])
        self.runtime.pokes.blocks(person)

    def _look_at_blocks(self, people: Collection[str] | None) -> None:
        """None: anybody's may have changed."""
        self._keep(self._tell_blocks(people))

    async def _tell_blocks(self, people: Collection[str] | None) -> None:
        for socket in self.all_sockets():
            if people is None or (socket.person is not None and socket.person.key in people):
                await socket.tell_blocked()

    def _readers(self) -> list[Reader]:
        """Whoever has a page open here, in rooms and in the lobby."""
        return [*self.all_sockets(), *self.sanctions.visitors]

    def _look_at_sanctions(self) -> None:
        self._keep(self.sanctions.look())

    def _look_at_accounts(self, members: Collection[int] | None) -> None:
        """None: any may have changed."""
        self._keep(self._let_go_of_the_signed_out(members))

    def _keep(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _note_entered(self, code: str) -> None:
        try:
            await db_call(entered, code)
        except DatabaseError:
            # The next one who comes notes it.
            log.warning("registry.not_noted")

    async def _let_go_of_the_signed_out(self, members: Collection[int] | None = None) -> None:
        sockets = [
            (socket, socket.signed_in)
            for socket in self.all_sockets()
            if socket.signed_in is not None
            and (members is None or socket.signed_in.member in members)
        ]
        if not sockets:
            return
        try:
            gone = await db_call(no_more, {signed_in for _, signed_in in sockets})
        except DatabaseError:
            log.warning("registry.accounts_unread")
            return
        for socket, signed_in in sockets:
            if signed_in in gone:
                await socket.come_again()

    async def _note(self, here: Here) -> None:
        try:
            await self.presence.say([here])
        except (DatabaseError, InDoubt):
            # The periodic job notes it.
            log.warning("registry.presence_not_noted", room=here.code)

    async def _compare(self) -> None:
        """Periodic job: note presence for pages and other processes, and make up for lost pokes:
        reload rooms whose version moved, let go of sockets that are signed in no more.

        Presence changes are sent at once within a process; other processes learn of them here.
        """
        rooms = dict(self._live_rooms)
        if rooms or self.sanctions.visitors:
            await self.sanctions.look()
        if not rooms:
            return
        await self.presence.say([room.here() for room in rooms.values()])
        if not self.runtime.alone:
            await self._learn(rooms)
        for live_room in rooms.values():
            live_room.notice_lags()
            await live_room.tell_presence()
            await self._mind_the_host(live_room)
        for code, version in (await self.presence.versions(list(rooms))).items():
            if version != rooms[code].picture.version:
                rooms[code].refresh()
        await self._let_go_of_the_signed_out()

    async def _mind_the_host(self, room: LiveRoom) -> None:
        """Appoint a new host if the present one has left or been away for long."""
        here, now = room.host_here() or room.elsewhere.host, self.runtime.wall.now()
        present = room.seats_here() | room.elsewhere.seats
        if room.succession.is_due(room.picture, here, present, now):
            try:
                await db_call(succeed, room.code, room.picture.host, present)
            except Refused as refused:
                log.info("room.no_successor", room=room.code, why=refused.code)
            else:
                self.changed(room.code)

    async def _learn(self, rooms: dict[str, LiveRoom]) -> None:
        for code, elsewhere in (await self.presence.elsewhere(list(rooms))).items():
            rooms[code].elsewhere = elsewhere

    def _poked(self, codes: list[str] | None) -> None:
        self.noticed(codes)
        for code in list(self._live_rooms) if codes is None else codes:
            if (live_room := self._live_rooms.get(code)) is not None:
                live_room.refresh()

    def _match_over(self, match: int) -> None:
        live_room = self.at_play.get(match)
        if live_room is not None and not live_room.picture.over:
            live_room.refresh()
            self.noticed([live_room.code])


_registry = PerProcess[RoomRegistry]("room registry")
current_registry, registry_if_open = _registry.current, _registry.if_open


def open_registry(runtime: MatchRuntime) -> RoomRegistry:
    return _registry.open(RoomRegistry(runtime))
