"""Outgoing frames of one socket, with flow control for slow readers."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

log = structlog.get_logger(__name__)

UNREAD = 256 * 1024
"""Unacknowledged bytes above which a client gets no more frames."""
PATIENCE = 30.0
"""Seconds a client may stay behind before it is disconnected."""

UNREAD_LOSSY = 32 * 1024
"""The same limit for frames that may be dropped."""

SLOW_READER = 4008


class Outbox:
    """Sends frames at once, within a limit of unacknowledged bytes: the server's own buffers have
    none. A client over the limit gets nothing more, and later one snapshot."""

    __slots__ = (
        "_after_mark",
        "_behind_since",
        "_mark",
        "_n",
        "_send",
        "_unread",
        "_unread_lossy",
        "closed",
    )

    def __init__(self, send: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        self._send = send
        self._unread = 0
        self._unread_lossy = 0
        self._behind_since: float | None = None
        self._n = 0
        """``n`` of the newest snapshot or update sent."""
        self._mark = 0
        """The newest ``n`` at the client's last acknowledgement."""
        self._after_mark = 0
        """Bytes sent since that acknowledgement."""
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
        """Send a droppable frame; dropped for clients that are behind, and not counted against
        them."""
        self._unread_lossy += len(frame)
        behind = self._behind_since is not None or self._unread > UNREAD
        if not (self.closed or behind or self._unread_lossy > UNREAD_LOSSY):
            await self._try({"type": "websocket.send", "text": frame.decode()})

    async def close(self, code: int) -> None:
        if not self.closed:
            await self._try({"type": "websocket.close", "code": code})
            self.closed = True

    def has_read(self, n: int) -> bool:
        """Take the client's acknowledgement of ``n``; whether it now needs a snapshot of what it
        missed.

        In a fast match something is always in flight, so it counts what was sent before the
        previous acknowledgement.
        """
        if n < self._mark:
            return False
        self._unread = 0 if n >= self._n else self._after_mark
        self._unread_lossy = 0
        self._mark, self._after_mark = self._n, 0
        return self._behind_since is not None and n >= self._n

    def begin_anew(self) -> None:
        """Reset: a snapshot comes next."""
        self._unread, self._after_mark, self._behind_since = 0, 0, None
        self._unread_lossy = 0

    async def _try(self, message: dict[str, Any]) -> None:
        """Send, treating any exception as a dead socket: servers differ in what they raise, and
        other viewers of the same move must not suffer."""
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
