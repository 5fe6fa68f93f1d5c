"""While Redis is silent nobody waits for it."""

from __future__ import annotations

import pytest
from redis.exceptions import RedisError
from structlog.testing import CapturingLogger

from server.core.breaker import ALONE, Breaker


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("error", [RedisError("down"), ConnectionRefusedError(), TimeoutError()])
def test_once_it_has_failed_it_is_asked_again_after_a_while(error: Exception) -> None:
    breaker = Breaker(CapturingLogger(), "cache", clock := Clock())
    assert breaker.closed
    with breaker:
        raise error
    assert not breaker.closed
    clock.now = ALONE
    assert breaker.closed


def test_an_answer_keeps_it_closed_and_ends_the_trouble() -> None:
    breaker = Breaker(log := CapturingLogger(), "cache", clock := Clock())
    with breaker:
        raise RedisError("down")
    clock.now = ALONE
    with breaker:
        pass
    assert breaker.closed
    assert [call.args for call in log.calls] == [("cache.broken",), ("cache.mended",)]


def test_a_fault_of_ours_is_no_silence() -> None:
    breaker = Breaker(CapturingLogger(), "cache", Clock())
    with pytest.raises(KeyError), breaker:
        raise KeyError("ours")
    assert breaker.closed
