"""Fixtures: ledgers on SQLite, and live matches without a server."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

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


class Processes:
    """Web processes with one database. No poke passes between them."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._up: list[MatchRuntime] = []

    async def open(self, kind: type[Any] = Table, *, alone: bool = True, **match: Any) -> Any:
        """A match that is live in one of them; of which ``kind`` its table is."""
        return await kind.open(self._one_more(alone), **match)

    async def beside(self, table: Table, *, alone: bool = True) -> Any:
        """The match of that table in another one."""
        runtime = self._one_more(alone)
        runtime.wall = table.clock
        await runtime.start()
        return type(table)(runtime, table.clock)

    def _one_more(self, alone: bool) -> MatchRuntime:
        self._up.append(MatchRuntime(SqliteDatabase(str(self._file)), web=True, alone=alone))
        return self._up[-1]

    async def stop(self) -> None:
        for runtime in reversed(self._up):
            await runtime.stop()


@pytest.fixture
async def processes(sqlite_file: Path) -> AsyncIterator[Processes]:
    some = Processes(sqlite_file)
    yield some
    await some.stop()


@pytest.fixture
async def table(processes: Processes) -> Table:
    """A match with both seats waiting to say which side they want, live in one process."""
    opened: Table = await processes.open()
    return opened


@pytest.fixture
async def other(processes: Processes, table: Table) -> Table:
    """The match of ``table``, live in a second process."""
    opened: Table = await processes.beside(table)
    return opened
