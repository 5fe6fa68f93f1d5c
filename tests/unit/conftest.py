"""Fixtures for any unit test: a room and who is in it, ledgers on SQLite, a live match."""

from tests.support.ledgers import ledger
from tests.support.matches import open_ledger, sqlite_file, sqlite_template, table
from tests.support.rooms import browser, fresh_list, plain_statics, room, running

__all__ = [
    "browser",
    "fresh_list",
    "ledger",
    "open_ledger",
    "plain_statics",
    "room",
    "running",
    "sqlite_file",
    "sqlite_template",
    "table",
]
