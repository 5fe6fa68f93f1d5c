"""Shared rate limits: token buckets counted for all processes in Redis where there is one, else in
this process. Slows before it refuses: whoever is too fast waits for a token, as long as that is
bearable. One trip to Redis each; none for moves, which have ``rate_limits.py``."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from itertools import islice
from typing import NamedTuple

import redis
import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.commands.core import AsyncScript

from server.core.breaker import Breaker
from server.core.cache_keys import hashed
from server.transport.rate_limits import MANY

log = structlog.get_logger(__name__)

ANSWERS_WITHIN = 0.5
"""Seconds for Redis: people wait for it."""


PREFIX = "limit:"
"""Of the keys in Redis; behind it the limit's name, then a keyed hash of whose bucket it is."""


class Limit(Struct, frozen=True):
    """A bucket of ``burst`` tokens, refilled with one every ``every`` seconds."""

    name: str
    burst: int
    every: float
    patience: float = 0.0
    """Seconds that somebody may have to wait for a token; who would wait longer is refused."""


class Bucket(NamedTuple):
    limit: Limit
    whose: str

    @property
    def key(self) -> str:
        # It may hold an address.
        return f"{PREFIX}{self.limit.name}:{hashed(self.whose, self.limit.name, 1)}"


Ways = Sequence[Sequence[Bucket]]
"""Ways in, tried in turn: each bucket of the first that is open gives a token, those of the others
give none."""


class InProcess:
    """Counts for this process alone."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._full_at: dict[str, float] = {}
        """Time at which each bucket is full again."""
        self._many = MANY

    def take(self, ways: Ways) -> float | None:
        """Seconds to wait; None if every way is shut. Where there is none, nothing is counted."""
        if not ways:
            return 0.0
        now = self._clock()
        for way in ways:
            # Seconds until each is full again. A time of the clock would be rounded: then a full
            # bucket lacks a token now and then.
            rests = {
                bucket.key: max(self._full_at.get(bucket.key, now) - now, 0.0) + bucket.limit.every
                for bucket in way
            }
            waits = [rests[bucket.key] - bucket.limit.burst * bucket.limit.every for bucket in way]
            if all(wait <= bucket.limit.patience for wait, bucket in zip(waits, way, strict=True)):
                self._full_at |= {key: now + rest for key, rest in rests.items()}
                self._forget_the_full(now)
                return max([0.0, *waits])
        return None

    def debts(self) -> dict[str, float]:
        """By key the seconds until each bucket is full again. For another thread, too."""
        now = self._clock()
        return {key: at - now for key, at in self._full_at.copy().items() if at > now}

    def _forget_the_full(self, now: float) -> None:
        if len(self._full_at) > self._many:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
            self._many = max(MANY, 2 * len(self._full_at))


TAKE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local key, argument = 0, 0
while argument < #ARGV do
    argument = argument + 1
    local size = tonumber(ARGV[argument])
    local longest, open, rests = 0, true, {}
    for each = 1, size do
        local every = tonumber(ARGV[argument + 1])
        local burst = tonumber(ARGV[argument + 2])
        local patience = tonumber(ARGV[argument + 3])
        argument = argument + 3
        local at = tonumber(redis.call('GET', KEYS[key + each]) or now)
        local rest = math.max(at - now, 0) + every
        local wait = rest - burst * every
        if wait > patience then open = false end
        longest = math.max(longest, wait)
        rests[each] = rest
    end
    if open then
        for each = 1, size do
            local at = string.format('%.3f', now + rests[each])
            redis.call('SET', KEYS[key + each], at, 'PX', math.ceil(rests[each]))
        end
        return math.ceil(longest)
    end
    key = key + size
end
return -1
"""
"""The same in Redis, in milliseconds of its clock. Of each way: its number of buckets, then of each
bucket ``every``, ``burst`` and ``patience``."""


class Limits:
    """Counts for all processes. Without Redis, and while it is silent, for this one."""

    def __init__(self, redis_url: str = "", clock: Callable[[], float] = time.monotonic) -> None:
        self._here = InProcess(clock)
        self._breaker = Breaker(log, "limits", clock)
        self._redis = _connected(redis_url) if redis_url else None
        self._take = self._redis.register_script(TAKE) if self._redis else None

    async def take(self, ways: Ways) -> float | None:
        """Seconds to wait; None for a refusal."""
        if ways and self._take is not None and self._breaker.closed:
            with self._breaker:
                return await _asked(self._take, ways)
        return self._here.take(ways)

    def debts_here(self) -> dict[str, float]:
        """Of what this process counts: all without Redis, else what came while it was silent."""
        return self._here.debts()

    async def close(self) -> None:
        if self._redis is not None:
            await self._redis.aclose()


def debts_in_redis(redis_url: str, most: int) -> dict[str, float]:
    """Of what all processes count, from a thread: the same as ``InProcess.debts``, of so many
    buckets at most. Raises ``RedisError``."""
    with redis.Redis.from_url(
        redis_url, socket_timeout=ANSWERS_WITHIN, socket_connect_timeout=ANSWERS_WITHIN
    ) as store:
        keys = list(islice(store.scan_iter(f"{PREFIX}*", count=1_000), most))
        if not keys:
            return {}
        seconds, microseconds = store.time()
        now = seconds * 1_000 + microseconds / 1_000
        found = zip(keys, store.mget(keys), strict=True)
        return {
            key.decode(): (float(at) - now) / 1_000
            for key, at in found
            if at is not None and float(at) > now
        }


def _connected(redis_url: str) -> Redis:
    return Redis.from_url(
        redis_url,
        retry=None,
        socket_timeout=ANSWERS_WITHIN,
        socket_connect_timeout=ANSWERS_WITHIN,
    )


async def _asked(take: AsyncScript, ways: Ways) -> float | None:
    keys = [bucket.key for way in ways for bucket in way]
    numbers: list[float] = []
    for way in ways:
        numbers.append(len(way))
        for limit, _ in way:
            numbers += [1000 * limit.every, limit.burst, 1000 * limit.patience]
    async with asyncio.timeout(ANSWERS_WITHIN):
        waits = int(await take(keys=keys, args=numbers))
    return None if waits < 0 else waits / 1000
