"""What a restart of PostgreSQL costs those who ask it something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from server.core.database import InDoubt, PostgresDatabase

IDLE = 6


async def test_of_many_dead_connections_one_refuses(
    postgres_url: str, kill_backends: Callable[[], int]
) -> None:
    database = PostgresDatabase(postgres_url)
    await database.open()
    try:
        await asyncio.gather(*(database.fetch("SELECT pg_sleep(0.3)") for _ in range(IDLE)))
        assert await asyncio.to_thread(kill_backends) >= IDLE
        with pytest.raises(InDoubt):
            await database.fetch("SELECT 1")
        await asyncio.sleep(1)
        for _ in range(2 * IDLE):
            assert await database.fetch("SELECT 1") == [(1,)]
        assert await database.write("SELECT 1") == [(1,)]
    finally:
        await database.close()
