"""Cache of all processes, which counts attempts: in Redis, and while that is silent in this process
alone."""

from __future__ import annotations

import time
from typing import Any

import structlog
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.exceptions import RedisError

from server.core.trouble import Trouble

log = structlog.get_logger(__name__)

ALONE = 5.0
"""Seconds until a silent Redis is asked again."""


class SharedCache(RedisCache):
    """Of Django's cache as much as is used here falls back."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._here = LocMemCache("shared", {**params, "OPTIONS": {}})
        self._trouble = Trouble(log, "cache")
        self._alone_until = 0.0

    def get(self, *what: Any, **how: Any) -> Any:
        return self._asked("get", *what, **how)

    def add(self, *what: Any, **how: Any) -> Any:
        return self._asked("add", *what, **how)

    def set(self, *what: Any, **how: Any) -> None:
        self._asked("set", *what, **how)

    def delete(self, *what: Any, **how: Any) -> Any:
        return self._asked("delete", *what, **how)

    def _asked(self, method: str, *what: Any, **how: Any) -> Any:
        if time.monotonic() >= self._alone_until:
            try:
                found = getattr(super(), method)(*what, **how)
            except (RedisError, OSError) as error:
                self._trouble.met(error)
                self._alone_until = time.monotonic() + ALONE
            else:
                self._trouble.over()
                return found
        return getattr(self._here, method)(*what, **how)
