"""Circuit breaker for Redis: once it is silent nobody waits for it, and it is asked again after a
few seconds."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Any

from redis.exceptions import RedisError

from server.core.trouble import Trouble

ALONE = 5.0
"""Seconds until a silent Redis is asked again."""


class Breaker:
    """``with breaker:`` goes on behind the block where Redis has failed in it, and logs that as the
    trouble of ``name``."""

    def __init__(self, log: Any, name: str, clock: Callable[[], float] = monotonic) -> None:
        self._trouble = Trouble(log, name, clock)
        self._clock = clock
        self._open_until = 0.0

    @property
    def closed(self) -> bool:
        """Whether Redis may be asked."""
        return self._clock() >= self._open_until

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if error is None:
            self._trouble.over()
        # Of a time-out, too.
        if not isinstance(error, RedisError | OSError):
            return False
        self._trouble.met(error)
        self._open_until = self._clock() + ALONE
        return True
