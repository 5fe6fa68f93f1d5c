"""Fixtures: a full stack with metrics and all its logs, and ledgers on PostgreSQL."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import suppress

import psycopg
import pytest

from server.core.database import PostgresDatabase
from server.matches.ledger import ledger_in
from tests.support import stack
from tests.support.ledgers import OpenLedger, ledger, migrate
from tests.support.metrics import TOKEN
from tests.support.processes import free_port
from tests.support.servers import Postgres, Redis
from tests.support.stack import Stack

__all__ = ["ledger"]


@pytest.fixture(scope="session")
def observed(postgres: Postgres, redis: Redis) -> Iterator[Stack]:
    """The full stack with figures for everybody who knows the token, logs of all that its
    processes, and the libraries in them, can say, and a self-check that looks every second."""
    settings = {"METRICS_TOKEN": TOKEN, "METRICS_PORT": str(two_free_ports()), "CHECK_MS": "1000"}
    site = stack.full(postgres, redis, LOG_LEVEL="DEBUG", **settings)
    yield site
    site.close()


def two_free_ports() -> int:
    """The first of two that follow each other."""
    while True:
        port = free_port()
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port + 1))
            return port


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
