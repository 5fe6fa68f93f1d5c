"""Ledgers: durable storage of match logs, in PostgreSQL or SQLite."""

from __future__ import annotations

from typing import Any

from server.core.database import Database, PostgresDatabase, SqliteDatabase
from server.matches.ledger.base import Ledger
from server.matches.ledger.postgres import PostgresLedger
from server.matches.ledger.sqlite import SqliteLedger

__all__ = ["AnyLedger", "ledger_in"]

AnyLedger = Ledger[Any]


def ledger_in(database: Database) -> AnyLedger:
    """The ledger for this kind of database."""
    if isinstance(database, PostgresDatabase):
        return PostgresLedger(database)
    assert isinstance(database, SqliteDatabase)
    return SqliteLedger(database)
