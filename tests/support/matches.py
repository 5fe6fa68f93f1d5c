"""Fixtures: ledgers on SQLite, and a live match without a server."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.core.database import SqliteDatabase
from server.matches.ledger import ledger_in
from server.matches.process.runtime import MatchRuntime
from tests.support.ledgers import OpenLedger
from tests.support.stack import unopened
from tests.support.tables import Table


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    """The tables as the site's own migrations make them."""
    return Path(shutil.copy(unopened(), tmp_path / "ledger.sqlite3"))


@pytest.fixture
def open_ledger(sqlite_file: Path) -> OpenLedger:
    """Opens one more ledger on the same file: what another process would do."""
    return lambda: ledger_in(SqliteDatabase(str(sqlite_file)))


@pytest.fixture
async def table(sqlite_file: Path) -> AsyncIterator[Table]:
    """A match with both seats waiting to say which side they want, live in one process."""
    runtime = MatchRuntime(SqliteDatabase(str(sqlite_file)), web=True, alone=True)
    table = await Table.open(runtime)
    yield table
    await runtime.stop()
