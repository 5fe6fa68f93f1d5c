"""What one socket is sent, and what happens if nobody reads it at the other end."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

log = structlog.get_logger(__name__)

UNREAD = 256 * 1024
"""Bytes sent since the client last said that it is up to date, above which it gets no more."""
PATIENCE = 30.0
"""Seconds that a reader may stay behind."""

UNREAD_LOSSY = 32 * 1024
"""The same for what a reader may do without."""

SLOW_READER = 4008


class Outbox:
    """Frames go out as they come. The server's own buffers have no limit, so this is theirs: to
    somebody who does not read nothing more is sent, and later one whole picture will do."""

    def __init__(self, send: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        self._send = send
        self._unread = 0
        self._unread_lossy = 0
        self._behind_since: float | None = None
        self._n = 0
        """Of the newest picture of the match, or change of it, that was sent."""
        self._mark = 0
        """The ``n`` that was newest when the client last showed that it reads along."""
        self._after_mark = 0
        """Bytes sent since then."""
        self.closed = False

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        if self.closed:
            return
        if self._behind_since is not None or self._unread > UNREAD:
            await self._hold_back()
            return
        self._unread += len(frame)
        self._after_mark += len(frame)
        if n is not None:
            self._mark = min(self._mark, n)
            self._n = n
        await self._try({"type": "websocket.send", "text": frame.decode()})

    async def deliver_lossy(self, frame: bytes) -> None:
        """Something that may be left out: who is behind gets none of it, and it puts nobody
        behind."""
        self._unread_lossy += len(frame)
        behind = self._behind_since is not None or self._unread > UNREAD
        if not (self.closed or behind or self._unread_lossy > UNREAD_LOSSY):
            await self._try({"type": "websocket.send", "text": frame.decode()})

    async def close(self, code: int) -> None:
        if not self.closed:
            await self._try({"type": "websocket.close", "code": code})
            self.closed = True

    def has_read(self, n: int) -> bool:
        """The client has seen everything up to ``n``. Whether it has missed what came after, and a
        whole picture is due.

        In a fast match there is always something on its way, so what counts is that it has seen all
        that was sent before it last said so.
        """
        if n < self._mark:
            return False
        self._unread = 0 if n >= self._n else self._after_mark
        self._unread_lossy = 0
        self._mark, self._after_mark = self._n, 0
        return self._behind_since is not None and n >= self._n

    def begin_anew(self) -> None:
        """Whatever was sent before, a whole picture comes next."""
        self._unread, self._after_mark, self._behind_since = 0, 0, None
        self._unread_lossy = 0

    async def _try(self, message: dict[str, Any]) -> None:
        """A socket may die at any moment, each server says so by an exception of its own, and those
        who are told the same move must not suffer for it."""
        try:
            await self._send(message)
        except Exception as error:
            self.closed = True
            log.info("socket.died", error=type(error).__name__)

    async def _hold_back(self) -> None:
        now = time.monotonic()
        if self._behind_since is None:
            self._behind_since = now
        elif now - self._behind_since > PATIENCE:
            await self.close(SLOW_READER)
