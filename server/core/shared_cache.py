"""Cache of all processes, which counts attempts: in Redis, and while that is silent in this process
alone."""

from __future__ import annotations

from typing import Any

import structlog
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache

from server.core.breaker import Breaker

log = structlog.get_logger(__name__)


class SharedCache(RedisCache):
    """Of Django's cache as much as is used here falls back."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._here = LocMemCache("shared", {**params, "OPTIONS": {}})
        self._redis = Breaker(log, "cache")

    def get(self, *what: Any, **how: Any) -> Any:
        return self._asked("get", *what, **how)

    def add(self, *what: Any, **how: Any) -> Any:
        return self._asked("add", *what, **how)

    def set(self, *what: Any, **how: Any) -> None:
        self._asked("set", *what, **how)

    def delete(self, *what: Any, **how: Any) -> Any:
        return self._asked("delete", *what, **how)

    def _asked(self, method: str, *what: Any, **how: Any) -> Any:
        if self._redis.closed:
            with self._redis:
                return getattr(super(), method)(*what, **how)
        return getattr(self._here, method)(*what, **how)
