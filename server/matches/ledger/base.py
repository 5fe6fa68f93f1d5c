"""Ledger base class: the queries that PostgreSQL and SQLite share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Raw

from server.core.database import Database
from server.matches.core.rows import Act, CheckpointRow, MatchRow, Opened, Row

D = TypeVar("D", bound=Database)

PUT_CHECKPOINT = (
    "INSERT INTO match_checkpoint (match_id, version, rules_version, body)"
    " VALUES (%s, %s, %s, %s) ON CONFLICT (match_id) DO UPDATE SET"
    " version = excluded.version, rules_version = excluded.rules_version,"
    " body = excluded.body"
)


class Ledger(ABC, Generic[D]):
    """Access to the match logs. All methods may raise ``InDoubt``."""

    def __init__(self, database: D) -> None:
        self.database = database

    @abstractmethod
    async def commit(self, acts: Sequence[Act]) -> set[int]:
        """Compare-and-set: store the acts whose base is still the stored head; answer the matches
        that won.

        At most one act per match. Raises ``BadData``, and then none is stored.
        """

    async def begun(self, match: int) -> MatchRow | None:
        rows = await self.database.fetch(
            "SELECT id, game, rules_version, options, seats, bots, seed, begun_at, absent"
            " FROM matches_match WHERE id = %s",
            match,
        )
        return MatchRow(*rows[0]) if rows else None

    async def opened(self, match: int) -> Opened | None:
        """The match's row, checkpoint and frozen state, without its log."""
        rows = await self.database.fetch(
            "SELECT m.id, game, m.rules_version, options, seats, bots, seed, begun_at, absent,"
            " h.version, frozen, k.version, k.rules_version, body"
            " FROM matches_match m JOIN match_head h ON h.match_id = m.id"
            " LEFT JOIN match_checkpoint k ON k.match_id = m.id WHERE m.id = %s",
            match,
        )
        if not rows:
            return None
        *begun, version, frozen, kept_at, rules_version, body = rows[0]
        checkpoint = None if kept_at is None else CheckpointRow(kept_at, rules_version, body)
        return Opened(MatchRow(*begun), version, bool(frozen), checkpoint)

    async def store_checkpoint(
        self, match: int, version: int, rules_version: int, body: str
    ) -> None:
        """Store a checkpoint unless a newer one exists."""
        await self.database.run(
            f"{PUT_CHECKPOINT} WHERE match_checkpoint.version < excluded.version",
            match,
            version,
            rules_version,
            body,
        )

    async def replace_checkpoint(
        self, match: int, version: int, rules_version: int, body: str
    ) -> None:
        """Store a checkpoint in place of whichever there is."""
        await self.database.run(PUT_CHECKPOINT, match, version, rules_version, body)

    async def rows(self, match: int, above: int) -> list[Row]:
        found = await self.database.fetch(
            "SELECT version, seat, action_id, at, body FROM move"
            " WHERE match_id = %s AND version > %s ORDER BY version",
            match,
            above,
        )
        return [_row(*columns) for columns in found]

    async def version(self, match: int) -> int:
        """The stored version; 0 for an unknown match."""
        rows = await self.database.fetch("SELECT max(version) FROM move WHERE match_id = %s", match)
        return rows[0][0] or 0

    async def find(self, match: int, seat: int, id: str) -> Row | None:
        found = await self.database.fetch(
            "SELECT version, seat, action_id, at, body FROM move"
            " WHERE match_id = %s AND seat = %s AND action_id = %s",
            match,
            seat,
            id,
        )
        return _row(*found[0]) if found else None

    async def heads(self, matches: Iterable[int]) -> dict[int, tuple[int, bool]]:
        """Version and frozen state of each of these matches."""
        found = await self.database.fetch(
            "SELECT match_id, version, frozen FROM match_head WHERE match_id = ANY(%s)",
            list(matches),
        )
        return {match: (version, bool(frozen)) for match, version, frozen in found}

    async def frozen(self, match: int) -> bool:
        found = await self.database.fetch(
            "SELECT frozen FROM match_head WHERE match_id = %s", match
        )
        return bool(found and found[0][0])

    async def freeze(self, match: int, at: int) -> None:
        """Mark the match frozen since this wall time, unless it is frozen already."""
        await self.database.run(
            "UPDATE match_head SET frozen = true, frozen_at = %s, due_at = NULL"
            " WHERE match_id = %s AND NOT frozen",
            at,
            match,
        )

    async def thaw(self, match: int) -> None:
        await self.database.run("UPDATE match_head SET frozen = false WHERE match_id = %s", match)

    async def frozen_at(self, match: int) -> int | None:
        """Wall time since which the match is frozen."""
        found = await self.database.fetch(
            "SELECT coalesce(frozen_at, (SELECT max(at) FROM match_fault WHERE match_id = %s))"
            " FROM match_head WHERE match_id = %s AND frozen",
            match,
            match,
        )
        return found[0][0] if found else None

    async def due(self, before: int) -> list[int]:
        found = await self.database.fetch(
            "SELECT match_id FROM match_head WHERE due_at <= %s ORDER BY due_at LIMIT 2000", before
        )
        return [match for (match,) in found]

    async def record_fault(
        self, match: int, version: int, seat: int | None, action: str, trace: str, at: int
    ) -> None:
        await self.database.run(
            "INSERT INTO match_fault (match_id, version, seat, action, trace, at)"
            " VALUES (%s, %s, %s, %s, %s, %s)",
            match,
            version,
            seat,
            action,
            trace,
            at,
        )


def _row(version: int, seat: int | None, id: str | None, at: int, body: str) -> Row:
    return Row(version, seat, id, at, Raw(body.encode()))
