"""Fixtures: ledgers on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import psycopg
import pytest

from server.core.database import PostgresDatabase
from server.matches.ledger import ledger_in
from tests.support.ledgers import OpenLedger, ledger
from tests.support.preparing import migrate
from tests.support.servers import Postgres

__all__ = ["ledger"]


@pytest.fixture(scope="session")
def postgres_url(postgres: Postgres) -> str:
    """A database of its own with the real tables."""
    return postgres.copy(lambda url: migrate(DATABASE_URL=url))


@pytest.fixture
def open_ledger(postgres_url: str) -> OpenLedger:
    """Opens one more ledger on the same database: what another process would do."""
    return lambda: ledger_in(PostgresDatabase(postgres_url))


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
