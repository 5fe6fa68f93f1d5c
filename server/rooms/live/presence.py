"""Room presence across processes: one upsert per process every few seconds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from server.matches.process.runtime import MatchRuntime

FRESH = 12_000
"""Milliseconds after which a process's presence expires."""


class Named(NamedTuple):
    """A spectator who gave a name."""

    name: str
    who: str
    staff: bool


class Elsewhere(Struct, frozen=True):
    """Presence in other processes: connected seats, number of spectators."""

    seats: set[int]
    watching: int
    lags: dict[int, int] = {}
    """Round trips in milliseconds."""
    named: frozenset[Named] = frozenset()
    """Their spectators who gave a name."""
    host: bool = False
    """Whether the host is connected there."""


class Here(Struct, frozen=True):
    """Presence in this process."""

    code: str
    seats: set[int]
    lags: dict[int, int]
    """Round trips in milliseconds, by seat."""
    watching: int
    named: set[Named]
    guests: dict[str, str]
    """Guests of those who gave a name, by identity: no process reads them, reports do."""
    host: bool


class RoomPresenceTracker:
    """Writes this process's presence and reads that of the others."""

    def __init__(self, runtime: MatchRuntime) -> None:
        self._runtime = runtime

    async def say(self, rooms: Sequence[Here]) -> None:
        """Upsert the presence of these rooms."""
        if not rooms:
            return
        now = self._runtime.wall.now()
        values = ", ".join(["(%s, %s, %s, %s, %s, %s, %s, %s, %s)"] * len(rooms))
        rows = [
            value
            for room in rooms
            for value in (
                room.code,
                self._runtime.process,
                " ".join(map(str, sorted(room.seats))),
                " ".join(f"{seat}:{lag}" for seat, lag in room.lags.items()),
                room.watching,
                json.dumps(sorted(room.named)),
                json.dumps(room.guests, sort_keys=True),
                room.host,
                now,
            )
        ]
        await self._runtime.database.run(
            "INSERT INTO room_presence (code, process, seats, lags, watching, watchers, guests,"
            f" host, at) VALUES {values}"
            " ON CONFLICT (code, process) DO UPDATE SET seats = excluded.seats,"
            " lags = excluded.lags, watching = excluded.watching,"
            " watchers = excluded.watchers, guests = excluded.guests,"
            " host = excluded.host, at = excluded.at",
            *rows,
        )

    async def forget_the_gone(self) -> None:
        """Delete the rows of rooms that everybody has left and of processes that ended."""
        gone = self._runtime.wall.now() - FRESH
        await self._runtime.database.run("DELETE FROM room_presence WHERE at < %s", gone)

    async def elsewhere(self, codes: Sequence[str]) -> dict[str, Elsewhere]:
        """Presence of other processes in these rooms."""
        found = await self._runtime.database.fetch(
            "SELECT code, seats, lags, watching, watchers, host FROM room_presence"
            " WHERE process <> %s AND at > %s AND code = ANY(%s)",
            self._runtime.process,
            self._runtime.wall.now() - FRESH,
            list(codes),
        )
        rooms = {code: Elsewhere(set(), 0) for code in codes}
        for code, seats, lags, watching, watchers, host in found:
            known = rooms[code]
            rooms[code] = Elsewhere(
                known.seats | {int(seat) for seat in seats.split()},
                known.watching + watching,
                {**known.lags, **_lags(lags)},
                known.named | {Named(*each) for each in json.loads(watchers)},
                known.host or bool(host),
            )
        return rooms

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """The stored versions of these rooms."""
        found = await self._runtime.database.fetch(
            "SELECT code, version FROM rooms_room WHERE code = ANY(%s)", list(codes)
        )
        return dict(found)


def _lags(text: str) -> dict[int, int]:
    pairs = (pair.split(":") for pair in text.split())
    return {int(seat): int(lag) for seat, lag in pairs}
