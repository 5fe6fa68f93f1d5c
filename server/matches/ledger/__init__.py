"""Ledgers: where the logs of matches are kept."""

from __future__ import annotations

from django.conf import settings

from server.matches.ledger.base import BadData, InDoubt, Ledger, NoSpace, Rows, Statement
from server.matches.ledger.postgres import PostgresLedger
from server.matches.ledger.sqlite import SqliteLedger

__all__ = [
    "BadData",
    "InDoubt",
    "Ledger",
    "NoSpace",
    "PostgresLedger",
    "Rows",
    "SqliteLedger",
    "Statement",
    "ledger_of_settings",
]


def ledger_of_settings() -> Ledger:
    """The ledger in the database that Django uses."""
    database = settings.DATABASES["default"]
    if database["ENGINE"].endswith("sqlite3"):
        return SqliteLedger(str(database["NAME"]))
    from django.db import connection

    parameters = connection.get_connection_params()
    allowed = {"dbname", "user", "password", "host", "port", "sslmode", "options"}
    from psycopg.conninfo import make_conninfo

    return PostgresLedger(
        make_conninfo(**{name: parameters[name] for name in allowed if parameters.get(name)})
    )
