"""PostgreSQL through psycopg, with its own connection pools."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import psycopg
from psycopg.types.json import set_json_loads
from psycopg_pool import AsyncConnectionPool, PoolTimeout

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

Pool = AsyncConnectionPool[psycopg.AsyncConnection[Any]]

BEGIN: Statement = ("BEGIN", ())
END: Statement = ("COMMIT", ())
NO_ANSWER = (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout, OSError)
BAD_DATA = (psycopg.DataError, psycopg.IntegrityError, psycopg.NotSupportedError)


class PostgresDatabase(Database):
    """Two pools: the writer's one connection never waits behind readers."""

    def __init__(self, conninfo: str, readers: int = 10) -> None:
        self._writer = _pool(conninfo, 1)
        self._readers = _pool(conninfo, readers)
        self._mending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._writer.open()
        await self._readers.open()

    async def close(self) -> None:
        if self._mending is not None:
            self._mending.cancel()
        await self._writer.close()
        await self._readers.close()

    def pools(self) -> dict[str, dict[str, int]]:
        return {"writer": self._writer.get_stats(), "readers": self._readers.get_stats()}

    async def write(self, sql: str, *params: Any) -> Rows:
        """Run one statement on the writer's connection."""
        async with self._answering(self._writer) as connection:
            cursor = await connection.execute(sql.encode(), params)
            return await cursor.fetchall()

    async def transact(self, ask: Sequence[Statement], decide: Decide[T]) -> T:
        # Leaving the block rolls back what was not committed.
        async with self._answering(self._readers) as connection:
            cursor = psycopg.AsyncClientCursor(connection)
            _, *rows = await _together(cursor, [BEGIN, *ask])
            statements, answer = decide(rows)
            await _together(cursor, [*statements, END])
            return answer

    async def fetch(self, sql: str, *params: Any) -> Rows:
        async with self._answering(self._readers) as connection:
            cursor = await connection.execute(sql.encode(), params)
            return await cursor.fetchall()

    async def run(self, sql: str, *params: Any) -> None:
        async with self._answering(self._readers) as connection:
            await connection.execute(sql.encode(), params)

    async def now(self) -> int:
        rows = await self.fetch("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(rows[0][0])

    @asynccontextmanager
    async def _answering(self, pool: Pool) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
        """One of its connections; psycopg's errors become ours."""
        try:
            async with pool.connection() as connection:
                yield connection
        except psycopg.errors.DiskFull as error:
            raise NoSpace(str(error)) from error
        except BAD_DATA as error:
            raise BadData(str(error)) from error
        except NO_ANSWER as error:
            if self._mending is None or self._mending.done():
                self._mending = asyncio.create_task(self._mend())
            raise InDoubt(str(error)) from error

    async def _mend(self) -> None:
        """Where one connection has died, as when the server restarts, the idle ones mostly have
        too: they are replaced before anybody is refused for each of them."""
        with suppress(*NO_ANSWER):
            for pool in (self._writer, self._readers):
                await pool.check()


def _pool(conninfo: str, size: int) -> Pool:
    return AsyncConnectionPool(
        conninfo,
        min_size=1,
        max_size=size,
        timeout=5,
        open=False,
        configure=_read_json_quickly,
        kwargs={"autocommit": True, "connect_timeout": 5},
    )


async def _read_json_quickly(connection: psycopg.AsyncConnection[Any]) -> None:
    set_json_loads(msgspec.json.decode, connection)


async def _together(
    cursor: psycopg.AsyncClientCursor[Any], statements: Iterable[Statement]
) -> list[Rows]:
    """Execute statements in one round trip, which costs more than a statement; the rows of each.
    Each is planned anew, so none should join many tables."""
    await cursor.execute(
        "; ".join(sql for sql, _ in statements).encode(),
        [param for _, params in statements for param in params],
    )
    rows = [await _rows(cursor)]
    while cursor.nextset():
        rows.append(await _rows(cursor))
    return rows


async def _rows(cursor: psycopg.AsyncCursor[Any]) -> Rows:
    return await cursor.fetchall() if cursor.description else []
