"""Fixtures for any unit test: a room and who is in it, ledgers on SQLite, a live match."""

import pytest

from server.rooms.announcements import lately
from tests.support.ledgers import ledger
from tests.support.matches import open_ledger, other, processes, sqlite_file, table
from tests.support.rooms import browser, fresh_list, plain_statics, room, running

__all__ = [
    "browser",
    "fresh_list",
    "ledger",
    "open_ledger",
    "other",
    "plain_statics",
    "processes",
    "room",
    "running",
    "sqlite_file",
    "table",
]


@pytest.fixture(autouse=True)
def nothing_is_announced() -> None:
    """What the test before has announced would be held for a second."""
    lately.forget()
