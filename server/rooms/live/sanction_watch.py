"""Mutes and warnings as this process's sockets are told of them: when they begin, and when they
end."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import structlog
from django.db import DatabaseError

from server.core.database import db_call
from server.core.messages import say
from server.matches.process.runtime import MatchRuntime
from server.protocol.messages import Sanction
from server.rooms.live.room_socket import RoomSocket
from server.rooms.models import MUTE
from server.rooms.sanctions import InForce, note_range, read_in_force

log = structlog.get_logger(__name__)

CARRIED_ON = "carried-on"
FRESH = 6.0
"""Seconds for which what was read is believed; while there are rooms it is read more often."""


class SanctionWatch:
    """The sanctions in force. What a socket may say is not decided here but where it is said: see
    ``refuse_the_muted``."""

    def __init__(
        self, runtime: MatchRuntime, sockets: Callable[[], list[tuple[str, RoomSocket]]]
    ) -> None:
        self._runtime = runtime
        self._sockets = sockets
        """Those of this process, with the codes of their rooms."""
        self._in_force: list[InForce] = []
        self._read_at: float | None = None
        self._noted: set[tuple[int, str]] = set()
        """Households noted by this process, by sanction."""
        runtime.every(1.0, self._notice_ends)

    async def meet(self, code: str, socket: RoomSocket) -> InForce | None:
        """What concerns a socket that has just come."""
        if self._read_at is None or monotonic() - self._read_at > FRESH:
            await self._read()
        found = self._of(code, socket)
        await self._note(found, socket)
        return found

    async def look(self) -> None:
        """Read them again, and tell the sockets for which something has changed."""
        await self._read()
        await self._tell()

    async def _read(self) -> None:
        try:
            self._in_force = await db_call(read_in_force)
        except DatabaseError:
            log.warning("sanctions.unread")
            return
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
            await socket.sanctioned(found)
            await self._note(found, socket)

    def _of(self, code: str, socket: RoomSocket) -> InForce | None:
        """The longest mute, else the latest warning."""
        guest, member = socket.guest, socket.member
        return next((it for it in self._in_force if it.concerns(guest, member, code)), None)

    async def _note(self, found: InForce | None, socket: RoomSocket) -> None:
        """Remember where whoever staff have muted comes from."""
        household = socket.traces.household
        if found is None or household is None or found.kind != MUTE or not found.imposed:
            return
        if (found.pk, household) in self._noted:
            return
        self._noted.add((found.pk, household))
        try:
            await db_call(note_range, found.pk, household)
        except DatabaseError:
            self._noted.discard((found.pk, household))
            log.warning("sanctions.not_noted")


def in_words(sanction: InForce, language: str) -> Sanction:
    """As its person reads it in a room."""
    lead = say(language, f"sanction-{sanction.kind if sanction.imposed else CARRIED_ON}")
    why = say(language, f"because-{sanction.ground}")
    return Sanction(
        "mute" if sanction.kind == MUTE else "warning",
        f"{lead} {why}",
        say(language, "sanction-till"),
        sanction.until,
        say(language, "sanction-more"),
        sanction.code,
    )


def over_in_words(sanction: InForce, language: str) -> Sanction:
    """The same when a mute ends before their eyes."""
    lead, more = say(language, "sanction-over"), say(language, "sanction-more")
    return Sanction("over", lead, "", sanction.until, more, sanction.code)
