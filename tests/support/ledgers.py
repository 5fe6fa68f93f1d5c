"""Ledgers on fresh databases, with matches of one move."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable

import pytest
from msgspec import Raw

from server.matches.core.rows import Act, Row
from server.matches.ledger import AnyLedger
from tests.support.processes import ROOT

OpenLedger = Callable[[], AnyLedger]
_numbers = itertools.count(1_000)


@pytest.fixture
async def ledger(open_ledger: OpenLedger) -> AsyncIterator[AnyLedger]:
    opened = open_ledger()
    await opened.database.open()
    yield opened
    await opened.database.close()


def migrate(**environment: str) -> None:
    """The tables as the site's own migrations make them."""
    subprocess.run(
        [sys.executable, "manage.py", "migrate", "--noinput", "--verbosity", "0"],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
    )


async def new_match(ledger: AnyLedger) -> int:
    """The number of a match whose log has its first row."""
    match = next(_numbers)
    await ledger.database.run(
        "INSERT INTO matches_match (id, code, game, rules_version, options, seats, bots, seed,"
        " secret, commitment, nonces, begun_at, over)"
        " VALUES (%s, %s, 'none', 1, '{}', 2, '{}', '', '', '', '[]', 0, false)",
        match,
        f"match-{match}",
    )
    await ledger.database.run(
        "INSERT INTO match_head (match_id, version, due_at, frozen) VALUES (%s, 1, NULL, false)",
        match,
    )
    await ledger.database.run(
        "INSERT INTO move (match_id, version, seat, action_id, at, body)"
        " VALUES (%s, 1, NULL, NULL, 0, '{}')",
        match,
    )
    return match


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
