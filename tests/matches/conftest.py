"""Ledgers with the real tables, and a process of the site without its server."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import django
import psycopg
import pytest

# A conftest of a folder named on the command line is loaded before pytest-django has set up Django.
django.setup()

from server.matches.ledger import Ledger, PostgresLedger, SqliteLedger  # noqa: E402
from server.matches.process.runtime import House  # noqa: E402
from tests.matches.logs import migrate  # noqa: E402
from tests.matches.tables import Table  # noqa: E402
from tests.servers import Postgres  # noqa: E402

OpenLedger = Callable[[], Ledger]


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("ledger") / "template.sqlite3"
    migrate(SQLITE_PATH=str(path), DATABASE_URL="")
    return path


@pytest.fixture
def sqlite_file(sqlite_template: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(sqlite_template, tmp_path / "ledger.sqlite3"))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.fullstack)])
def open_ledger(request: pytest.FixtureRequest) -> OpenLedger:
    """Opens one more ledger on the same database: what another process would do."""
    if request.param == "sqlite":
        file = request.getfixturevalue("sqlite_file")
        return lambda: SqliteLedger(str(file))
    url = request.getfixturevalue("postgres_url")
    return lambda: PostgresLedger(url)


@pytest.fixture
async def ledger(open_ledger: OpenLedger) -> AsyncIterator[Ledger]:
    opened = open_ledger()
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def kill_backends(postgres_url: str) -> Iterator[Callable[[], int]]:
    """Ends the server's side of every other connection to the database, and says how many."""
    with psycopg.connect(postgres_url, autocommit=True) as connection:

        def kill() -> int:
            rows = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            return len(rows.fetchall())

        yield kill


@pytest.fixture
async def table(sqlite_file: Path) -> AsyncIterator[Table]:
    """A match with both seats waiting to say which side they want, live in one process."""
    house = House(SqliteLedger(str(sqlite_file)), web=True, alone=True)
    table = await Table.open(house)
    yield table
    await house.stop()


@pytest.fixture(scope="session")
def postgres_url(postgres: Postgres) -> str:
    """A database of its own with the real tables."""
    url = postgres.fresh()
    migrate(DATABASE_URL=url)
    return url
