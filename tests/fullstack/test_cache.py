"""Attempts are counted for all processes, and by each alone while Redis is gone."""

from __future__ import annotations

import pytest

from server.core import breaker
from server.core.shared_cache import SharedCache
from tests.support.processes import free_port
from tests.support.servers import Redis


def opened(url: str) -> SharedCache:
    return SharedCache(url, {"OPTIONS": {"socket_connect_timeout": 1}})


def test_two_processes_count_together(redis: Redis) -> None:
    here, there = opened(redis.url), opened(redis.url)
    here.set("tries", [1], 60)
    assert there.get("tries") == [1] and not there.add("tries", [2], 60)
    assert there.delete("tries") and here.get("tries", []) == []


def test_without_redis_a_process_counts_alone_and_asks_again_later(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(breaker, "ALONE", 3_600)
    cache = opened(f"redis://127.0.0.1:{free_port()}/0")
    assert cache.add("lock", True, 60) and not cache.add("lock", True, 60)
    cache.set("tries", [1], 60)
    assert cache.get("tries") == [1]
    assert cache.delete("lock") and cache.add("lock", True, 60)
    # It comes back.
    cache._servers = [redis.url]
    del cache.__dict__["_cache"]
    cache._redis._open_until = 0.0
    cache.set("tries", [1, 2], 60)
    assert opened(redis.url).get("tries") == [1, 2]
