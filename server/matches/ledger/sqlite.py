"""The ledger in SQLite: one thread, one transaction for many matches' acts."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import time
from typing import Any

from server.matches.core.rows import Act
from server.matches.ledger.base import BadData, Decide, InDoubt, Ledger, NoSpace, Rows, Statement, T

BAD_DATA = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    # What Python cannot hand over at all: a number too large, half a character.
    OverflowError,
    UnicodeError,
)


class SqliteLedger(Ledger):
    """All statements go through one thread: only other processes' locks are waited for."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ledger")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        await self._in_thread(self._connect)

    async def close(self) -> None:
        await self._in_thread(self._disconnect)
        self._thread.shutdown()

    async def commit(self, acts: Sequence[Act]) -> set[int]:
        return await self._in_thread(lambda: self._commit(acts))

    async def transact(self, ask: Sequence[Statement], decide: Decide[T]) -> T:
        return await self._in_thread(lambda: self._transact(ask, decide))

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

    def _commit(self, acts: Sequence[Act]) -> set[int]:
        with _whole_or_not_at_all(self._connect()) as connection:
            return {act.match for act in acts if _store(connection, act)}

    def _transact(self, ask: Sequence[Statement], decide: Decide[T]) -> T:
        with _whole_or_not_at_all(self._connect()) as connection:
            statements, answer = decide([_execute(connection, *asked) for asked in ask])
            for sql, params in statements:
                _execute(connection, sql, params)
            return answer


@contextmanager
def _whole_or_not_at_all(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        # A full disk has ended the transaction already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _execute(connection: sqlite3.Connection, sql: str, params: Sequence[Any]) -> Rows:
    statement, values = _translated(sql, params)
    return connection.execute(statement, values).fetchall()


def _store(connection: sqlite3.Connection, act: Act) -> bool:
    """Insert the act's rows if its base is still the head and its id is new."""
    asked = act.asked
    if asked and _exists(connection, act.match, asked.seat, asked.id):
        return False
    changed = connection.execute(
        "UPDATE match_head SET version = ?, due_at = ?"
        " WHERE match_id = ? AND version = ? AND NOT frozen",
        (act.last, act.due, act.match, act.base),
    )
    if not changed.rowcount:
        return False
    connection.executemany(
        "INSERT INTO move (match_id, version, seat, action_id, at, body) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (act.match, row.version, row.seat, row.id, row.at, bytes(row.body).decode())
            for row in act.rows
        ],
    )
    if act.outcome is not None:
        connection.execute(
            "UPDATE matches_match SET over = true, outcome = ? WHERE id = ?",
            (act.outcome, act.match),
        )
    return True


def _exists(connection: sqlite3.Connection, match: int, seat: int | None, id: str | None) -> bool:
    found = connection.execute(
        "SELECT 1 FROM move WHERE match_id = ? AND seat = ? AND action_id = ?", (match, seat, id)
    )
    return found.fetchone() is not None


def _translated(sql: str, params: Sequence[Any]) -> tuple[str, list[Any]]:
    """PostgreSQL's marks as SQLite's: ``= ANY(%s)`` becomes a list of as many marks as values."""
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
