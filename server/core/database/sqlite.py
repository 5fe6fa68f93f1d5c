"""SQLite: one connection in one thread."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import time
from typing import Any

from server.core.database.base import (
    BadData,
    Database,
    Decide,
    InDoubt,
    NoSpace,
    Rows,
    Statement,
    T,
)
from server.core.database.turns import Turn

BAD_DATA = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    # What Python cannot hand over at all: a number too large, half a character.
    OverflowError,
    UnicodeError,
)


class SqliteDatabase(Database):
    """All statements run in one thread, so they only wait for locks of other processes."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database")
        self._connection: sqlite3.Connection | None = None
        self._turn = Turn(path, moves=True)

    async def open(self) -> None:
        await self._in_thread(self._connect)

    async def close(self) -> None:
        await self._in_thread(self._disconnect)
        self._thread.shutdown()

    async def in_transaction(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in the thread as one transaction; an exception rolls back."""
        return await self._in_thread(lambda: self._whole(job))

    async def transact(self, ask: Sequence[Statement], decide: Decide[T]) -> T:
        def job(connection: sqlite3.Connection) -> T:
            statements, answer = decide([_execute(connection, *asked) for asked in ask])
            for sql, params in statements:
                _execute(connection, sql, params)
            return answer

        return await self.in_transaction(job)

    async def fetch(self, sql: str, *params: Any) -> Rows:
        return await self._in_thread(lambda: _execute(self._connect(), sql, params))

    async def run(self, sql: str, *params: Any) -> None:
        await self.fetch(sql, *params)

    async def now(self) -> int:
        return int(time() * 1000)

    async def _in_thread(self, job: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, job)
        except BAD_DATA as error:
            raise BadData(str(error)) from error
        except sqlite3.Error as error:
            # What Python's own module finds fault with carries no name.
            full = getattr(error, "sqlite_errorname", None) == "SQLITE_FULL"
            raise (NoSpace if full else InDoubt)(str(error)) from error

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, timeout=10, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _whole(self, job: Callable[[sqlite3.Connection], T]) -> T:
        self._turn.take()
        try:
            with _whole_or_not_at_all(self._connect()) as connection:
                return job(connection)
        finally:
            self._turn.give_back()


@contextmanager
def _whole_or_not_at_all(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        # SQLite has rolled back already when the disk is full.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _execute(connection: sqlite3.Connection, sql: str, params: Sequence[Any]) -> Rows:
    statement, values = _translated(sql, params)
    return connection.execute(statement, values).fetchall()


def _translated(sql: str, params: Sequence[Any]) -> tuple[str, list[Any]]:
    """Rewrite placeholders for SQLite: ``= ANY(%s)`` becomes ``IN`` with one mark per value."""
    values: list[Any] = []
    left = iter(params)

    def mark(found: re.Match[str]) -> str:
        value = next(left)
        if found.group(0) == "%s":
            values.append(value)
            return "?"
        values.extend(value)
        return f"IN ({', '.join('?' * len(value))})"

    return re.sub(r"= ANY\(%s\)|%s", mark, sql), values
