"""Ledger in PostgreSQL: commits the acts of many matches in one statement with one JSON
parameter."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from server.core.database import PostgresDatabase
from server.matches.core.rows import Act
from server.matches.ledger.base import Ledger

COMMIT = """
WITH d AS MATERIALIZED (
    SELECT * FROM json_to_recordset(%s::json)
        AS x(m int, base int, last int, seat int, id text, due bigint, outcome text, moves json)),
locked AS MATERIALIZED (
    SELECT h.match_id FROM match_head h JOIN d ON h.match_id = d.m
    WHERE h.version = d.base AND NOT h.frozen ORDER BY h.match_id FOR UPDATE OF h),
won AS (
    UPDATE match_head h SET version = d.last, due_at = d.due FROM d, locked l
    WHERE h.match_id = d.m AND l.match_id = h.match_id AND h.version = d.base
        AND NOT EXISTS (SELECT FROM move o
            WHERE o.match_id = d.m AND o.seat = d.seat AND o.action_id = d.id)
    RETURNING h.match_id),
ins AS (
    INSERT INTO move (match_id, version, seat, action_id, at, body)
    SELECT d.m, r.version, r.seat, r.id, r.at, r.body FROM d
    JOIN won ON won.match_id = d.m, json_to_recordset(d.moves)
        AS r(version int, seat int, id text, at bigint, body text)),
ended AS (
    UPDATE matches_match t SET over = true, outcome = d.outcome,
        told_at = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + t.delay * 1000
    FROM d JOIN won ON won.match_id = d.m WHERE t.id = d.m AND d.outcome IS NOT NULL)
SELECT match_id FROM won
"""

_encode = msgspec.json.Encoder().encode


class PostgresLedger(Ledger[PostgresDatabase]):
    async def commit(self, acts: Sequence[Act]) -> set[int]:
        return {match for (match,) in await self.database.write(COMMIT, _payload(acts))}


def _payload(acts: Sequence[Act]) -> str:
    records = []
    for act in acts:
        asked = act.asked
        records.append(
            {
                "m": act.match,
                "base": act.base,
                "last": act.last,
                "seat": asked.seat if asked else None,
                "id": asked.id if asked else None,
                "due": act.due,
                "outcome": act.outcome,
                "moves": act.rows,
            }
        )
    return _encode(records).decode()
