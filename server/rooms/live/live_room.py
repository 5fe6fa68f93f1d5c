"""One room in this process: its sockets, its picture, and the frames that follow a change."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextvars import copy_context

import msgspec
import structlog

from server.core.database import db_call
from server.matches.live.departure import apply_departure
from server.matches.live.live_match import LiveMatch
from server.matches.process.runtime import MatchRuntime
from server.protocol.messages import Channel, ChatLine, ChatLines, Presence
from server.rooms.chat import channels_heard
from server.rooms.identity import who
from server.rooms.live.arrivals import lines_told
from server.rooms.live.notices import notices
from server.rooms.live.presence import Elsewhere, Here
from server.rooms.live.room_frames import RoomFrames
from server.rooms.live.room_socket import RoomSocket
from server.rooms.live.spectators import Spectators
from server.rooms.live.succession import Succession
from server.rooms.live.throttle import Throttle
from server.rooms.models import CHANNELS
from server.rooms.pictures import RoomPicture, read_picture, seat_of
from server.rooms.refusals import Refused

log = structlog.get_logger(__name__)

DEBOUNCE = 0.01
"""Debounce of room reloads in seconds: at the end of a match all seats become ready at once."""

SMALL = 20
"""Changes of a round trip below this many milliseconds, or below a quarter of it, are not sent."""

_encode = msgspec.json.Encoder().encode


TELL_EVERY = 0.5
"""Seconds between two tellings of who is there: of a crowd that comes, each would tell all."""

MOST_SOCKETS = 600
"""In one room, in this process, beyond which only who holds a seat or is its host is let in."""
MOST_OF_SEAT = 12
"""Of one seat's browsers: a line that is dead without a word counts for a minute."""


class Removed(Exception):
    """The host of the room has removed this spectator."""


class Crowded(Exception):
    """There are too many already, in the room or from where somebody comes."""


class LiveRoom:
    """Actor of one room: its sockets and the newest picture."""

    def __init__(
        self,
        runtime: MatchRuntime,
        code: str,
        picture: RoomPicture,
        at_play: dict[int | None, LiveRoom],
        note: Callable[[Here], Awaitable[None]],
    ) -> None:
        """``note`` stores presence for pages."""
        self.code = code
        self.picture = picture
        self.sockets: set[RoomSocket] = set()
        self.elsewhere = Elsewhere(set(), 0)
        self._runtime = runtime
        self._at_play = at_play
        """Index from match to room, shared with the registry."""
        self.succession = Succession()
        self._dirty = False
        """There is something to read again."""
        self._presence: dict[bool, Presence] = {}
        """As last sent, to the table (False) and to spectators (True)."""
        self._lags: dict[int, int] = {}
        """Round trips as last sent."""
        self._closed = False
        self.spectators = Spectators(self)
        self._note = note
        self._noted: dict[str, str] = {}
        """Spectators who gave a name, as last stored."""
        self._telling = Throttle(self._tell_who_is_there, TELL_EVERY)
        self._see(picture)
        self._task: asyncio.Task[None] | None = None
        """Reads the room again; None while there is nothing to read."""
        self._context = copy_context()
        """For its lines of the log, whoever has it read."""

    def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
        self._telling.close()
        self.spectators.close()
        self._at_play.pop(self.picture.match_id, None)

    def _see(self, picture: RoomPicture) -> None:
        self._at_play.pop(self.picture.match_id, None)
        self.picture = picture
        # Each frame holds the picture that it was made of.
        self._made = RoomFrames()
        if picture.match_id is not None and not self._closed:
            self._at_play[picture.match_id] = self
        self.spectators.look()

    def live_match(self, match: int) -> LiveMatch:
        return self._runtime.live(match)

    def now(self) -> int:
        return self._runtime.wall.now()

    def shown_to(self, socket: RoomSocket) -> RoomPicture:
        """The room as this socket is told of it."""
        watching = self._seat_of(socket) is None
        return self.spectators.picture if watching else self.picture

    def refresh(self) -> None:
        """Schedule a debounced reload."""
        self._dirty = True
        if self._task is None and not self._closed:
            self._task = asyncio.get_running_loop().create_task(
                self._keep_fresh(), name=f"room {self.code}", context=self._context
            )

    def seats_here(self) -> set[int]:
        seats = {self._seat_of(socket) for socket in self.sockets}
        return {seat for seat in seats if seat is not None}

    def _seat_of(self, socket: RoomSocket) -> int | None:
        return seat_of(self.picture, socket.guest, socket.member)

    def is_removed(self, socket: RoomSocket) -> bool:
        """Whether the host has removed this spectator."""
        return (
            socket.guest is not None
            and self._seat_of(socket) is None
            and who(self.code, socket.guest, socket.member) in self.picture.removed
        )

    def is_full_for(self, socket: RoomSocket) -> bool:
        """Whether there are too many for this newcomer."""
        seat = self._seat_of(socket)
        if seat is not None:
            return sum(other.seat == seat for other in self.sockets) >= MOST_OF_SEAT
        if socket.guest is not None and socket.guest == self.picture.host:
            return False
        return socket.crowded or len(self.sockets) >= MOST_SOCKETS

    def admits(self, socket: RoomSocket) -> bool:
        """Whether the socket may see the room's matches: without a seat only where the room is open
        to spectators, and its host."""
        if self._seat_of(socket) is not None or not self.picture.unwatched:
            return True
        return socket.guest is not None and socket.guest == self.picture.host

    def watching_here(self) -> int:
        return sum(self._seat_of(socket) is None for socket in self.sockets)

    def host_here(self) -> bool:
        """Whether the host is connected to this process, seated or not."""
        guests = {socket.guest for socket in self.sockets}
        return self.picture.host in guests or self.picture.host_seat in self.seats_here()

    def presence(self, watching: bool = False) -> Presence:
        """Spectators who see an earlier moment are told of nobody's line, only how many watch."""
        picture = self.spectators.picture if watching else self.picture
        # Who waits for a seat of a room that is closed to spectators watches nothing.
        connected = self.watching_here() + self.elsewhere.watching
        watchers = 0 if picture.unwatched else connected
        if watching and self.spectators.behind:
            seats = sorted(picture.seats, key=lambda seat: seat.seat)
            return Presence([seat.kind != "free" for seat in seats], watchers)
        here = self.seats_here() | self.elsewhere.seats
        lamps = [
            seat.kind == "bot" or seat.seat in here
            for seat in sorted(self.picture.seats, key=lambda seat: seat.seat)
        ]
        lags = [self._lags.get(seat) for seat in range(len(lamps))] if self._lags else []
        return Presence(lamps, watchers, lags)

    def here(self) -> Here:
        """This process's presence in the room, for the other processes."""
        return Here(
            self.code,
            self.seats_here(),
            self.lags_here(),
            self.watching_here(),
            self.spectators.named_here(),
            self.spectators.guests_here(),
            self.host_here(),
        )

    def lags_here(self) -> dict[int, int]:
        """Round trip per seat in this process; the best of several sockets."""
        lags: dict[int, int] = {}
        for socket in self.sockets:
            if socket.seat is not None and (lag := socket.round_trip) is not None:
                lags[socket.seat] = min(lag, lags.get(socket.seat, lag))
        return lags

    def notice_lags(self) -> None:
        """Update the round trips to send, if they changed noticeably."""
        lags = {**self.elsewhere.lags, **self.lags_here()}
        told = self._lags
        if lags.keys() != told.keys() or any(_differ(told[seat], lags[seat]) for seat in lags):
            self._lags = {seat: round(lag, -1) for seat, lag in lags.items()}

    def frame(self, watching: bool = False) -> bytes:
        """The room frame; for delayed spectators that of the moment they see."""
        picture = self.spectators.picture if watching else self.picture
        told = self.presence(watching)
        if told != self._presence.get(watching):
            # Whoever gets this frame knows more than was told last, and is to hear of it if that
            # changes back before the next telling.
            self._presence.clear()
        return self._made.frame(picture, told, watching)

    def first_frame(self, newcomer: RoomSocket) -> bytes:
        """The room frame for who has just come. To those who watch it counts them as they have been
        told last: in a crowd that comes no frame would be good for a second one."""
        watching = self._seat_of(newcomer) is None
        picture, told = self.spectators.picture, self._presence.get(True)
        if not watching or told is None or len(told.here) != len(picture.seats):
            return self.frame(watching)
        return self._made.frame(picture, told, watching)

    def _frames(self) -> dict[bool, bytes]:
        """Frames for spectators (True) and for seats (False); they differ only while a delay hides
        the present."""
        told = self.frame()
        return {False: told, True: self.frame(watching=True) if self.spectators.behind else told}

    async def tell_presence(self, newcomer: RoomSocket | None = None) -> None:
        """Send who is there, where it changed, at most twice a second. A newcomer gets round trips
        and names anyway."""
        told = await self._telling.ask() or set()
        if newcomer is not None:
            watching = self._seat_of(newcomer) is None
            if watching not in told and (known := self._presence.get(watching)) and known.lag:
                await newcomer.deliver(_encode(known))
            await self.spectators.introduce(newcomer)

    async def _tell_who_is_there(self) -> set[bool]:
        """To which sides presence was told."""
        if (named := self.spectators.guests_here()) != self._noted:
            # First: whoever is told of them may report them.
            self._noted = named
            await self._note(self.here())
        now = {watching: self.presence(watching) for watching in (False, True)}
        news = {
            side: _encode(told) for side, told in now.items() if told != self._presence.get(side)
        }
        self._presence = now
        await self.tell_sides({side: [frame] for side, frame in news.items()})
        await self.spectators.tell_names()
        return set(news)

    async def tell_sides(self, frames: Mapping[bool, Sequence[bytes]]) -> None:
        """Send frames to the table (False) and to spectators (True)."""
        if any(frames.values()):
            for socket in tuple(self.sockets):
                for frame in frames.get(self._seat_of(socket) is None, ()):
                    await socket.deliver(frame)

    def unread(self, socket: RoomSocket, read: Mapping[str, int]) -> dict[Channel, int]:
        """The socket's numbers, where there are chat lines above them."""
        heard = self._heard_by(socket)
        return {each: read[each] for each in heard if read[each] < self.picture.chat[each]}

    async def catch_up_chat(
        self, socket: RoomSocket, read: dict[str, int], first: dict[Channel, list[ChatLine]]
    ) -> None:
        """Send the chat lines above the socket's numbers, until none are left: first those that
        were read as it came."""
        for channel in self._heard_by(socket):
            while read[channel] < self.picture.chat[channel]:
                lines = first.pop(channel, None)
                if lines is None:
                    lines = await self._lines_above(channel, read[channel])
                if not lines:
                    break
                read[channel] = lines[-1].number
                await socket.deliver(_encode(ChatLines(channel, lines)))
        socket.read = read

    async def tell_again(
        self, channel: Channel, lines: list[ChatLine], sockets: Iterable[RoomSocket]
    ) -> None:
        """Send lines once more to those who have read them, and may hear them still."""
        for socket in tuple(sockets):
            if socket.read is not None and channel in self._heard_by(socket):
                known = [line for line in lines if line.number <= socket.read[channel]]
                if known:
                    await socket.deliver(_encode(ChatLines(channel, known)))

    async def _tell_chat(self) -> None:
        """Send new lines to every socket that is caught up and may hear the channel."""
        for channel in CHANNELS:
            late = [
                (socket, socket.read)
                for socket in self.sockets
                if socket.read is not None
                and socket.read[channel] < self.picture.chat[channel]
                and channel in self._heard_by(socket)
            ]
            if late:
                await self._tell_lines(channel, late)

    async def _tell_lines(
        self, channel: Channel, late: list[tuple[RoomSocket, dict[str, int]]]
    ) -> None:
        lines = await self._lines_above(channel, min(read[channel] for _, read in late))
        for socket, read in late:
            unread = [line for line in lines if line.number > read[channel]]
            if unread:
                read[channel] = unread[-1].number
                await socket.deliver(_encode(ChatLines(channel, unread)))

    def _heard_by(self, socket: RoomSocket) -> Sequence[Channel]:
        seated = self._seat_of(socket) is not None
        behind = self.spectators.behind or (self.picture.running and not self.admits(socket))
        return channels_heard(seated, self.picture.running, behind)

    async def _lines_above(self, channel: Channel, number: int) -> list[ChatLine]:
        return await db_call(lines_told, self.code, channel, number)

    async def _keep_fresh(self) -> None:
        # Before Python 3.12 ``wait_for``, with which psycopg waits, may swallow a cancellation.
        while self._dirty and not self._closed:
            await asyncio.sleep(DEBOUNCE)
            self._dirty = False
            try:
                await self._read_again()
            except Refused:
                log.info("room.gone", room=self.code)
            except Exception:
                log.exception("room.refresh_failed", room=self.code)
                await asyncio.sleep(1)
                self._dirty = True
        self._task = None

    async def _read_again(self) -> None:
        before, seen = self.picture, self.spectators.picture
        told = self._frames()
        self._see(await read_picture(self._runtime.database, self.code))
        await self._tell_the_room(told)
        changes = {False: (before, self.picture), True: (seen, self.spectators.picture)}
        await self.tell_sides(
            {side: [*map(_encode, notices(*change))] for side, change in changes.items()}
        )
        if _places(before, seen) != _places(self.picture, self.spectators.picture):
            for socket in tuple(self.sockets):
                await socket.place(self.picture)
        self._apply_departures(before)
        await self.tell_presence()
        await self._tell_chat()

    def _apply_departures(self, before: RoomPicture) -> None:
        """Apply the absence policy to seats that lost their person during a match."""
        match = self.picture.match_id
        live = None if match is None else self._runtime.known(match)
        if live is None or not self.picture.running or before.match_id != match:
            return
        for seat in before.guests.keys() - self.picture.guests.keys():
            live.post(lambda seat=seat: apply_departure(live, seat))  # type: ignore[misc]

    async def _tell_the_room(self, told: dict[bool, bytes]) -> None:
        """Send the room frame to the sockets for which it changed."""
        frames = self._frames()
        for socket in tuple(self.sockets):
            watching = self._seat_of(socket) is None
            if frames[watching] != told[socket.seat is None]:
                await socket.deliver(frames[watching])


def _differ(told: int, lag: int) -> bool:
    return abs(told - lag) >= max(SMALL, told // 4)


def _places(picture: RoomPicture, seen: RoomPicture) -> tuple[object, ...]:
    """The parts of a picture, and of what spectators see of it, that determine seats, matches to
    watch, the host and what the host alone is told."""
    who_and_where = picture.guests, picture.members, picture.host, picture.match_id
    told = picture.removed, picture.unseated, picture.barred, picture.unwatched
    return (*who_and_where, *told, seen.match_id)
