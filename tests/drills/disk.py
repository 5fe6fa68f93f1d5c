"""A disk that is full, and has space again: in PostgreSQL by a trigger that raises what a full disk
raises; in SQLite, ``python -m tests.drills.disk server.serve`` lets the database's file grow no
more while a file ``….full`` lies beside it."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from tests.drills.stopwatch import do
from tests.support.stack import Stack

T = TypeVar("T")

WRITTEN = ("move", "match_checkpoint", "seat_presence", "process_beat", "rooms_chatline")
RAISES = """CREATE OR REPLACE FUNCTION drill_full() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'could not extend file: no space left' USING ERRCODE = '53100';
END $$"""
LARGEST = 2**32 - 2
"""Pages: what SQLite allows where nobody says anything."""


@contextmanager
def full(site: Stack) -> Iterator[None]:
    """In PostgreSQL, for whatever the processes write while people play."""
    guard = "CREATE TRIGGER drill_full BEFORE INSERT ON {} EXECUTE FUNCTION drill_full()"
    do(site.database_url, RAISES, *map(guard.format, WRITTEN))
    try:
        yield
    finally:
        do(site.database_url, *map("DROP TRIGGER drill_full ON {}".format, WRITTEN))


@contextmanager
def full_file(site: Stack) -> Iterator[None]:
    """In SQLite, where the site was started by this module."""
    mark = mark_of(site.environment["SQLITE_PATH"])
    mark.touch()
    try:
        yield
    finally:
        mark.unlink()


def mark_of(path: str) -> Path:
    return Path(f"{path}.full")


def main(module: str) -> None:
    from server.core import database

    class Bounded(database.SqliteDatabase):
        def _whole(self, job: Callable[[Connection], T]) -> T:
            pages = 1 if mark_of(self._path).exists() else LARGEST
            self._connect().execute(f"PRAGMA max_page_count = {pages}")
            return super()._whole(job)

    database.SqliteDatabase = Bounded  # type: ignore[misc]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv.pop(1))
