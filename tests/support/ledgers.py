"""Ledgers on fresh databases, with matches of one move."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Callable

import pytest
from msgspec import Raw

from server.matches.core.rows import Act, MatchRow, Row
from server.matches.ledger import AnyLedger

OpenLedger = Callable[[], AnyLedger]
_numbers = itertools.count(1_000)


@pytest.fixture
async def ledger(open_ledger: OpenLedger) -> AsyncIterator[AnyLedger]:
    opened = open_ledger()
    await opened.database.open()
    yield opened
    await opened.database.close()


async def new_match(ledger: AnyLedger) -> int:
    """The number of a match whose log has its first row."""
    match = next(_numbers)
    await store(ledger, MatchRow(match, "none", 1, "{}", 2, "{}", "", 0))
    return match


async def store(ledger: AnyLedger, row: MatchRow, due: int | None = None, body: str = "{}") -> None:
    """A match that has just begun."""
    await ledger.database.run(
        "INSERT INTO matches_match (id, code, game, rules_version, options, seats, bots, seed,"
        " begun_at, absent, secret, commitment, nonces, over)"
        " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, '', '', '[]', false)",
        *(row.id, f"match-{row.id}", row.game, row.rules_version, row.options, row.seats),
        *(row.bots, row.seed, row.begun_at, row.absent),
    )
    await ledger.database.run(
        "INSERT INTO match_head (match_id, version, due_at, frozen) VALUES (%s, 1, %s, false)",
        *(row.id, due),
    )
    await ledger.database.run(
        "INSERT INTO move (match_id, version, seat, action_id, at, body)"
        " VALUES (%s, 1, NULL, NULL, 0, %s)",
        *(row.id, body),
    )


def act(match: int, base: int, id: str | None = None, rows: int = 1, seat: int = 0) -> Act:
    """An act of so many rows on a base; its last row carries the id."""
    last = base + rows
    return Act(
        match,
        base,
        None,
        [
            Row(
                version, seat if version == last else None, id if version == last else None, 5, BODY
            )
            for version in range(base + 1, last + 1)
        ],
    )


BODY = Raw(b'{"action": {"do": "x", "text": "\\"\xc5\xbc\xc3\xb3\xc5\x82w\\" \\\\ \\n"}}')
