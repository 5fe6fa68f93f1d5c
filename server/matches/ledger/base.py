"""Where logs are kept: the contract, and what both implementations say in the same SQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from server.matches.core.rows import Act, KeepsakeRow, MatchRow, Opened, Row

T = TypeVar("T")

Statement = tuple[str, Sequence[Any]]
"""SQL, in which ``%s`` marks a parameter, and the parameters."""
Rows = list[tuple[Any, ...]]
Decide = Callable[[list[Rows]], tuple[Sequence[Statement], T]]
"""From the rows of each statement of a transaction: what it writes, and what is answered to whoever
asked for it. What this raises undoes it."""


class InDoubt(Exception):
    """The database gave no answer: what was sent may or may not be stored."""


class NoSpace(InDoubt):
    """The database has no space left: nothing of what was sent is stored, and what is stored can be
    read. Who does not tell this apart takes it for silence."""


class BadData(Exception):
    """The database refused what was sent as data; nothing of it is stored."""


class Ledger(ABC):
    """One process's access to the logs. All methods may raise ``InDoubt``."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    def pools(self) -> dict[str, dict[str, int]]:
        """How it stands with each pool of connections, as psycopg_pool counts."""
        return {}

    @abstractmethod
    async def commit(self, acts: Sequence[Act]) -> set[int]:
        """Store those acts whose base is still the head, and answer with their matches.

        At most one act per match. ``BadData``: none of them is stored.
        """

    @abstractmethod
    async def transact(self, ask: Sequence[Statement], decide: Decide[T]) -> T:
        """One transaction in two steps: the rows of what is asked decide what is written.

        Raises ``BadData`` too: then nothing of it is stored.
        """

    @abstractmethod
    async def fetch(self, sql: str, *params: Any) -> Rows:
        """Rows of a query; ``= ANY(%s)`` marks a list of whole numbers."""

    @abstractmethod
    async def run(self, sql: str, *params: Any) -> None: ...

    @abstractmethod
    async def now(self) -> int:
        """The database's clock, in milliseconds since 1970."""

    async def begun(self, match: int) -> MatchRow | None:
        rows = await self.fetch(
            "SELECT id, game, rules_version, options, seats, bots, seed, begun_at, absent"
            " FROM matches_match WHERE id = %s",
            match,
        )
        return MatchRow(*rows[0]) if rows else None

    async def opened(self, match: int) -> Opened | None:
        """What is known of a match but for its log."""
        rows = await self.fetch(
            "SELECT m.id, game, m.rules_version, options, seats, bots, seed, begun_at, absent,"
            " h.version, frozen, k.version, k.rules_version, body"
            " FROM matches_match m JOIN match_head h ON h.match_id = m.id"
            " LEFT JOIN match_keepsake k ON k.match_id = m.id WHERE m.id = %s",
            match,
        )
        if not rows:
            return None
        *begun, version, frozen, kept_at, rules_version, body = rows[0]
        keepsake = None if kept_at is None else KeepsakeRow(kept_at, rules_version, body)
        return Opened(MatchRow(*begun), version, bool(frozen), keepsake)

    async def keep(self, match: int, version: int, rules_version: int, body: str) -> None:
        """Remember the state at a version, unless a newer one is remembered already."""
        await self.run(
            "INSERT INTO match_keepsake (match_id, version, rules_version, body)"
            " VALUES (%s, %s, %s, %s) ON CONFLICT (match_id) DO UPDATE SET"
            " version = excluded.version, rules_version = excluded.rules_version,"
            " body = excluded.body WHERE match_keepsake.version < excluded.version",
            match,
            version,
            rules_version,
            body,
        )

    async def rows(self, match: int, above: int) -> list[Row]:
        found = await self.fetch(
            "SELECT version, seat, action_id, at, body FROM move"
            " WHERE match_id = %s AND version > %s ORDER BY version",
            match,
            above,
        )
        return [_row(*columns) for columns in found]

    async def version(self, match: int) -> int:
        """The newest version stored; 0 for a match there is not."""
        rows = await self.fetch("SELECT max(version) FROM move WHERE match_id = %s", match)
        return rows[0][0] or 0

    async def find(self, match: int, seat: int, id: str) -> Row | None:
        found = await self.fetch(
            "SELECT version, seat, action_id, at, body FROM move"
            " WHERE match_id = %s AND seat = %s AND action_id = %s",
            match,
            seat,
            id,
        )
        return _row(*found[0]) if found else None

    async def heads(self, matches: Iterable[int]) -> dict[int, tuple[int, bool]]:
        """The newest version of each of these matches, and whether a fault has stopped it."""
        found = await self.fetch(
            "SELECT match_id, version, frozen FROM match_head WHERE match_id = ANY(%s)",
            list(matches),
        )
        return {match: (version, bool(frozen)) for match, version, frozen in found}

    async def frozen(self, match: int) -> bool:
        found = await self.fetch("SELECT frozen FROM match_head WHERE match_id = %s", match)
        return bool(found and found[0][0])

    async def freeze(self, match: int, at: int) -> None:
        """From this moment, as wall time, unless it stands still already."""
        await self.run(
            "UPDATE match_head SET frozen = true, frozen_at = %s, due_at = NULL"
            " WHERE match_id = %s AND NOT frozen",
            at,
            match,
        )

    async def thaw(self, match: int) -> None:
        await self.run("UPDATE match_head SET frozen = false WHERE match_id = %s", match)

    async def frozen_at(self, match: int) -> int | None:
        """Since when it stands still, as wall time."""
        found = await self.fetch(
            "SELECT coalesce(frozen_at, (SELECT max(at) FROM match_fault WHERE match_id = %s))"
            " FROM match_head WHERE match_id = %s AND frozen",
            match,
            match,
        )
        return found[0][0] if found else None

    async def due(self, before: int) -> list[int]:
        found = await self.fetch(
            "SELECT match_id FROM match_head WHERE due_at <= %s ORDER BY due_at LIMIT 2000", before
        )
        return [match for (match,) in found]

    async def record_fault(
        self, match: int, version: int, seat: int | None, action: str, trace: str, at: int
    ) -> None:
        await self.run(
            "INSERT INTO match_fault (match_id, version, seat, action, trace, at)"
            " VALUES (%s, %s, %s, %s, %s, %s)",
            match,
            version,
            seat,
            action,
            trace,
            at,
        )

    async def see(self, present: Iterable[tuple[int, int]], at: int) -> None:
        """These seats (match, seat) have a person with an open socket: one statement for all."""
        rows = list(present)
        if not rows:
            return
        values = ", ".join(["(%s, %s, %s)"] * len(rows))
        await self.run(
            f"INSERT INTO match_present (match_id, seat, at) VALUES {values}"
            " ON CONFLICT (match_id, seat) DO UPDATE SET at = excluded.at",
            *(value for match, seat in rows for value in (match, seat, at)),
        )

    async def seen(self, matches: Iterable[int]) -> dict[int, dict[int, int]]:
        """When the persons of these matches' seats were last seen."""
        found = await self.fetch(
            "SELECT match_id, seat, at FROM match_present WHERE match_id = ANY(%s)", list(matches)
        )
        seen: dict[int, dict[int, int]] = {}
        for match, seat, at in found:
            seen.setdefault(match, {})[seat] = at
        return seen

    async def beat(self, process: str, at: int) -> None:
        await self.run(
            "INSERT INTO process_beat (process, at) VALUES (%s, %s)"
            " ON CONFLICT (process) DO UPDATE SET at = excluded.at",
            process,
            at,
        )

    async def forget_beats(self, before: int) -> None:
        """Of processes that have long ended."""
        await self.run("DELETE FROM process_beat WHERE at < %s", before)

    async def last_beat(self) -> int | None:
        rows = await self.fetch("SELECT max(at) FROM process_beat")
        return rows[0][0]

    async def record_outage(self, began: int, ended: int) -> None:
        """Unless one that overlaps it has been recorded: two processes may start at once."""
        await self.run(
            "INSERT INTO process_outage (began, ended) SELECT %s, %s"
            " WHERE NOT EXISTS (SELECT 1 FROM process_outage WHERE ended > %s)",
            began,
            ended,
            began,
        )

    async def outages(self) -> list[tuple[int, int]]:
        found = await self.fetch("SELECT began, ended FROM process_outage ORDER BY began")
        return [(began, ended) for began, ended in found]


def _row(version: int, seat: int | None, id: str | None, at: int, body: str) -> Row:
    return Row(version, seat, id, at, Raw(body.encode()))


encode = msgspec.json.Encoder().encode
