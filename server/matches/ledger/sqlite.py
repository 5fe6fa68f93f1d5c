"""Ledger in SQLite: commits the acts of many matches in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from server.core.database import SqliteDatabase
from server.matches.core.rows import Act
from server.matches.ledger.base import Ledger


class SqliteLedger(Ledger[SqliteDatabase]):
    async def commit(self, acts: Sequence[Act]) -> set[int]:
        return await self.database.in_transaction(
            lambda connection: {act.match for act in acts if _store(connection, act)}
        )


def _store(connection: sqlite3.Connection, act: Act) -> bool:
    """Insert the act's rows if its base is still the head and its id is new."""
    asked = act.asked
    if asked and _exists(connection, act.match, asked.seat, asked.id):
        return False
    changed = connection.execute(
        "UPDATE match_head SET version = ?, due_at = ?"
        " WHERE match_id = ? AND version = ? AND NOT frozen",
        (act.last, act.due, act.match, act.base),
    )
    if not changed.rowcount:
        return False
    connection.executemany(
        "INSERT INTO move (match_id, version, seat, action_id, at, body) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (act.match, row.version, row.seat, row.id, row.at, bytes(row.body).decode())
            for row in act.rows
        ],
    )
    if act.outcome is not None:
        connection.execute(
            "UPDATE matches_match SET over = true, outcome = ?, told_at = delay * 1000"
            " + CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) WHERE id = ?",
            (act.outcome, act.match),
        )
    return True


def _exists(connection: sqlite3.Connection, match: int, seat: int | None, id: str | None) -> bool:
    found = connection.execute(
        "SELECT 1 FROM move WHERE match_id = ? AND seat = ? AND action_id = ?", (match, seat, id)
    )
    return found.fetchone() is not None
