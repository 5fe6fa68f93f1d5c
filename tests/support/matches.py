"""Fixtures: ledgers on SQLite, and a live match without a server."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from django.db import connection
from pytest_django import DjangoDbBlocker

from server.core.database import SqliteDatabase
from server.matches.ledger import ledger_in
from server.matches.process.runtime import MatchRuntime
from tests.support.ledgers import OpenLedger, migrate
from tests.support.tables import Table


@pytest.fixture(scope="session")
def sqlite_template(
    tmp_path_factory: pytest.TempPathFactory,
    django_db_setup: None,
    django_db_blocker: DjangoDbBlocker,
) -> Path:
    """The tables as the site's own migrations make them. Where these have run in this process, for
    tests that ask for Django's database, they do not run again."""
    path = tmp_path_factory.mktemp("ledger") / "template.sqlite3"
    with django_db_blocker.unblock():
        made = connection.introspection.table_names()
        if made:
            with closing(sqlite3.connect(path)) as template:
                connection.connection.backup(template)
    if not made:
        migrate(SQLITE_PATH=str(path), DATABASE_URL="")
    return path


@pytest.fixture
def sqlite_file(sqlite_template: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(sqlite_template, tmp_path / "ledger.sqlite3"))


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
