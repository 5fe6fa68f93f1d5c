"""Bans, mutes and warnings as this process's sockets are told of them: when they begin, and when
they end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Literal, Protocol
from uuid import UUID

import structlog
from django.db import DatabaseError

from server.core.database import db_call
from server.core.messages import say
from server.matches.process.runtime import MatchRuntime
from server.protocol.messages import Sanction
from server.rooms.bans import ban_of
from server.rooms.live.room_socket import RoomSocket
from server.rooms.models import BAN, MUTE, PHRASES, RENAME, WARNING
from server.rooms.sanctions import (
    InForce,
    Traces,
    may_carry_on,
    may_end_it,
    note_range,
    read_in_force,
)
from server.rooms.texts import look_alike

log = structlog.get_logger(__name__)

BANNED = 4006
"""Close code: who is banned has no socket."""
CARRIED_ON = "carried-on"
TOLD: dict[str, Literal["mute", "phrases", "warning"]] = {
    MUTE: "mute",
    PHRASES: "phrases",
    WARNING: "warning",
}
"""What a room's socket calls a sanction that leaves it open."""
FRESH = 6.0
"""Seconds for which what was read is believed; while there are rooms it is read more often."""


class Person(Protocol):
    """Who is behind a socket."""

    guest: UUID | None

    @property
    def member(self) -> int | None: ...

    @property
    def traces(self) -> Traces: ...


class Visitor(Person, Protocol):
    """A socket outside of rooms, which hears of bans alone."""

    language: str

    async def banned(self) -> None: ...

    async def deliver(self, frame: bytes, n: int | None = None) -> None: ...


class SanctionWatch:
    """The sanctions in force. What a socket may say is not decided here but where it is said: see
    ``refuse_the_muted``."""

    def __init__(
        self,
        runtime: MatchRuntime,
        sockets: Callable[[], list[tuple[str, RoomSocket]]],
        renamed: Callable[[list[InForce]], Awaitable[None]],
    ) -> None:
        self._runtime = runtime
        self._renamed = renamed
        """Told of names that staff have just taken."""
        self._just_taken: list[InForce] = []
        self._sockets = sockets
        """Those of this process, with the codes of their rooms."""
        self.visitors: set[Visitor] = set()
        self._in_force: list[InForce] = []
        self._read_at: float | None = None
        self._noted: set[tuple[int, str]] = set()
        """Households noted by this process, by sanction."""
        runtime.every(1.0, self._notice_ends)

    async def meet(self, code: str, socket: RoomSocket) -> InForce | None:
        """What concerns a socket that has just come."""
        await self._freshen()
        found = self._of(code, socket)
        await self._note(found, socket)
        return found

    async def keeps_out(self, person: Person) -> bool:
        """Whether somebody who opens a socket is banned, or is so from now on. The database is
        asked only about those whom a ban may concern."""
        await self._freshen()
        bans = [each for each in self._in_force if each.kind == BAN]
        own = self._ban_of(person)
        if own is None and not any(may_carry_on(ban, person.traces) for ban in bans):
            return False
        found = await db_call(ban_of, person.guest, person.member, person.traces)
        if own is not None and found is not None:
            await self._note(own, person)
        elif own is not None:
            # It is over, and this process was not told.
            await self._read()
        elif found is not None and not found.by_address:
            # Wherever else that browser is connected, it is banned as well.
            await self._pass_on()
        return found is not None

    async def look(self) -> None:
        """Read them again, and tell the sockets for which something has changed."""
        await self._read()
        await self._tell()
        taken, self._just_taken = self._just_taken, []
        if taken:
            await self._renamed(taken)

    def names_taken(self, lately: int) -> list[InForce]:
        """Within so many milliseconds."""
        since = self._runtime.wall.now() - lately
        return [it for it in self._in_force if it.kind == RENAME and it.began > since]

    async def _pass_on(self) -> None:
        """Something was carried on, or closed: sockets here and elsewhere are to hear of it."""
        self._runtime.pokes.sanctions()
        await self.look()

    async def _freshen(self) -> None:
        if self._read_at is None or monotonic() - self._read_at > FRESH:
            await self._read()

    async def _read(self) -> None:
        known = {each.pk for each in self._in_force}
        try:
            self._in_force = await db_call(read_in_force)
        except DatabaseError:
            log.warning("sanctions.unread")
            return
        if self._read_at is not None:
            fresh = (it for it in self._in_force if it.kind == RENAME and it.pk not in known)
            self._just_taken += fresh
        self._read_at = monotonic()
        standing = {each.pk for each in self._in_force}
        self._noted = {noted for noted in self._noted if noted[0] in standing}

    async def _notice_ends(self) -> None:
        """Periodic job: whose time is up is told so within a second."""
        now = self._runtime.wall.now()
        if any(each.until <= now for each in self._in_force):
            self._in_force = [each for each in self._in_force if each.until > now]
            await self._tell()

    async def _tell(self) -> None:
        for code, socket in self._sockets():
            found = self._of(code, socket)
            if (found is None or found.kind != BAN) and await self._ends_for(socket):
                await socket.banned()
            else:
                await socket.sanctioned(found)
                await self._take_name(code, socket)
            await self._note(found, socket)
        for visitor in tuple(self.visitors):
            ban = self._ban_of(visitor)
            if ban is not None or await self._ends_for(visitor):
                await visitor.banned()
            await self._note(ban, visitor)

    async def _ends_for(self, person: Person) -> bool:
        """Whether somebody else's ban closes the open socket of a guest: the database knows who has
        signed in there, and who plays just now."""
        bans = (each for each in self._in_force if each.kind == BAN)
        may_be = any(may_end_it(ban, person.traces) for ban in bans)
        if not may_be or person.member is not None:
            return False
        try:
            return await db_call(ban_of, person.guest, None, person.traces) is not None
        except DatabaseError:
            log.warning("sanctions.unread")
            return False

    def _of(self, code: str, socket: RoomSocket) -> InForce | None:
        """The longest ban, else the longest mute, else the longest limit to phrases, else the
        latest warning."""
        guest, member = socket.guest, socket.member
        own = (it for it in self._in_force if it.concerns(guest, member, code))
        return next((it for it in own if it.kind != RENAME), None)

    async def _take_name(self, code: str, socket: RoomSocket) -> None:
        """From who watches under a name that staff have taken. One at the table is in the room's
        row, as all read it."""
        name, guest, member = socket.watching_as, socket.guest, socket.member
        taken = (it for it in self._in_force if it.kind == RENAME and it.name)
        if name and any(
            look_alike(it.name, name) and it.concerns(guest, member, code) for it in taken
        ):
            await socket.lose_name()

    def _ban_of(self, person: Person) -> InForce | None:
        bans = (each for each in self._in_force if each.kind == BAN)
        return next((ban for ban in bans if ban.concerns(person.guest, person.member, "")), None)

    async def _note(self, found: InForce | None, person: Person) -> None:
        """Remember where whoever staff have banned or muted comes from."""
        household = person.traces.household
        if found is None or household is None or found.kind == WARNING or not found.imposed:
            return
        if (found.pk, household) in self._noted:
            return
        self._noted.add((found.pk, household))
        try:
            shut = await db_call(note_range, found.pk, household, person.traces.neighbours)
        except DatabaseError:
            self._noted.discard((found.pk, household))
            log.warning("sanctions.not_noted")
            return
        if shut:
            await self._pass_on()


def in_words(sanction: InForce, language: str) -> Sanction:
    """As its person reads it in a room."""
    lead = f"sanction-{sanction.kind}"
    lead = say(language, lead if sanction.imposed else f"{lead}-{CARRIED_ON}")
    why = say(language, f"because-{sanction.ground}")
    return Sanction(
        TOLD[sanction.kind],
        f"{lead} {why}",
        say(language, "sanction-till"),
        sanction.until,
        say(language, "sanction-more"),
        sanction.code,
    )


def over_in_words(sanction: InForce, language: str) -> Sanction:
    """The same when a mute, or limit to phrases, ends before their eyes."""
    lead = say(language, f"sanction-{sanction.kind}-over")
    more = say(language, "sanction-more")
    return Sanction("over", lead, "", sanction.until, more, sanction.code)
