"""Async database access without Django's thread pool, for moves and other frequent operations."""

from __future__ import annotations

from django.conf import settings

from server.core.database.base import (
    BadData,
    Database,
    Decide,
    InDoubt,
    NoSpace,
    Rows,
    Statement,
)
from server.core.database.postgres import PostgresDatabase
from server.core.database.sqlite import SqliteDatabase
from server.core.database.threads import db_call

__all__ = [
    "BadData",
    "Database",
    "Decide",
    "InDoubt",
    "NoSpace",
    "PostgresDatabase",
    "Rows",
    "SqliteDatabase",
    "Statement",
    "database_of_settings",
    "db_call",
]


def database_of_settings() -> Database:
    """The database in Django's settings."""
    database = settings.DATABASES["default"]
    if database["ENGINE"].endswith("sqlite3"):
        return SqliteDatabase(str(database["NAME"]))
    from django.db import connection

    parameters = connection.get_connection_params()
    allowed = {"dbname", "user", "password", "host", "port", "sslmode", "options"}
    from psycopg.conninfo import make_conninfo

    return PostgresDatabase(
        make_conninfo(**{name: parameters[name] for name in allowed if parameters.get(name)})
    )
