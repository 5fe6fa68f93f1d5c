"""Limits are counted once for all processes, and by each alone while Redis is gone."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator

import pytest
from redis import Redis as SyncRedis

from server.core.breaker import ALONE
from server.transport.limits import Bucket, InProcess, Limit, Limits
from tests.support.processes import free_port
from tests.support.servers import Redis

SLOW = Limit("slow", burst=2, every=3_600, patience=4_000)
HARD = Limit("hard", burst=2, every=3_600)


@pytest.fixture
async def both(redis: Redis) -> AsyncIterator[tuple[Limits, Limits]]:
    """Two processes'."""
    here, there = Limits(redis.url), Limits(redis.url)
    yield here, there
    await here.close()
    await there.close()


@pytest.fixture
def ann() -> str:
    return secrets.token_hex(8)


async def test_two_processes_count_together(both: tuple[Limits, Limits], ann: str) -> None:
    here, there = both
    took = [await each.take([[Bucket(HARD, ann)]]) for each in (here, there, here, there)]
    assert took == [0, 0, None, None]


async def test_redis_counts_as_a_process_does(both: tuple[Limits, Limits], ann: str) -> None:
    here, alone = both[0], InProcess()
    street, house = Bucket(HARD, f"{ann}'s street"), Bucket(SLOW, f"{ann}'s house")
    for ways in (
        *[[[Bucket(HARD, ann), street]]] * 4,
        *[[[Bucket(HARD, ann)], [house]]] * 4,
        [[Bucket(HARD, "ben" + ann), street]],
        [[Bucket(SLOW, ann), house], [Bucket(SLOW, ann)]],
    ):
        told, expected = await here.take(ways), alone.take(ways)
        assert (told is None) == (expected is None), ways
        assert (told or 0) == pytest.approx(expected or 0, abs=30)


async def test_one_trip_to_redis_counts_all_that_there_is_to_be_counted(
    both: tuple[Limits, Limits], redis: Redis, ann: str
) -> None:
    house, street = Bucket(HARD, ann), Bucket(SLOW, f"{ann}'s street")
    with SyncRedis.from_url(redis.url) as store:
        # The first may have to bring the script.
        await both[0].take([[house]])
        before = trips(store)
        await both[0].take([[house, street], [Bucket(SLOW, ann), street]])
        assert trips(store) == before + 1


def trips(store: SyncRedis) -> int:
    calls: int = store.info("commandstats")["cmdstat_evalsha"]["calls"]
    return calls


async def test_no_address_stands_in_redis_and_nothing_stays(
    both: tuple[Limits, Limits], redis: Redis
) -> None:
    with SyncRedis.from_url(redis.url) as store:
        others = set(store.keys("limit:*"))
        await both[0].take([[Bucket(Limit("soon", 1, 0.05), "203.0.113.7/32")]])
        await both[0].take([[Bucket(HARD, "203.0.113.7/32")]])
        keys = set(store.keys("limit:*")) - others
        assert keys and not any(b"203.0" in key for key in keys)
        # None without an end; what has ended by now is -2.
        assert all(-1 != store.pttl(key) <= 2 * 3_600_000 for key in keys)


async def test_without_redis_a_process_counts_alone_and_asks_again_later(ann: str) -> None:
    now, asked = 0.0, 0

    async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        asked += 1
        writer.close()

    async with await asyncio.start_server(hangs_up, "127.0.0.1", port := free_port()):
        limits = Limits(f"redis://127.0.0.1:{port}/0", clock=lambda: now)
        took = [await limits.take([[Bucket(HARD, ann)]]) for _ in range(3)]
        assert (took, asked) == ([0, 0, None], 1)
        now = ALONE
        assert await limits.take([[Bucket(HARD, ann)]]) is None
        assert asked == 2
        await limits.close()
