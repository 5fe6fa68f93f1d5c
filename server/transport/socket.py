"""Base of our sockets: a Channels consumer that reads frames itself, without a channel of its own.

Sockets join no groups and receive no channel messages; senders in this process call ``deliver``.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from channels.consumer import AsyncConsumer
from channels.exceptions import StopConsumer

from server.protocol.messages import Resume
from server.transport.outbox import Outbox
from server.transport.rate_limits import RateLimit
from server.transport.socket_limits import CROWDED

RESTARTING = 4012
TRY_AGAIN = 4013
FLOOD = 4029

CROWDED_AFTER = 5_000
"""Milliseconds, and up to twice as many, after which it may be less crowded."""

_encode = msgspec.json.Encoder().encode


class Socket(AsyncConsumer):
    """Reads frame by frame and sends through its outbox."""

    frames: RateLimit
    """How many frames one of its kind may send."""
    crowded = False
    """Whether there are so many from where this one comes that only who holds a seat may stay."""

    async def __call__(
        self,
        scope: dict[str, Any],
        receive: Callable[[], Awaitable[dict[str, Any]]],
        send: Callable[[dict[str, Any]], Awaitable[None]],
    ) -> None:
        self.scope = scope
        self.crowded = bool(scope.get(CROWDED))
        self.base_send = send
        self._outbox = Outbox(send)
        try:
            while True:
                await self.dispatch(await receive())
        except StopConsumer:
            pass
        finally:
            self._outbox.closed = True
            self.frames.forget(self)
            await self._go()

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Replaces Channels' dispatch, which closes old database connections in a thread for every
        frame."""
        match message["type"]:
            case "websocket.connect":
                await self._connect()
                # Of the request nobody asks any more, and an open socket stays for hours.
                self.scope.clear()
            case "websocket.receive":
                await self._receive(message.get("bytes") or message.get("text") or b"")
            case "websocket.disconnect":
                raise StopConsumer

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        await self._outbox.deliver(frame, n)

    async def try_again(self, after_ms: int = CROWDED_AFTER) -> None:
        """Have the client come back later, and close."""
        await self.deliver(_encode(Resume(after_ms + secrets.randbelow(after_ms))))
        await self._outbox.close(TRY_AGAIN)

    async def resume_elsewhere(self, after_ms: int) -> None:
        """Tell the client to reconnect after a delay, and close: the process is shutting down."""
        await self.deliver(_encode(Resume(after_ms)))
        await self._outbox.close(RESTARTING)

    async def _connect(self) -> None:
        raise NotImplementedError

    async def _receive(self, text: bytes | str) -> None:
        raise NotImplementedError

    async def _go(self) -> None:
        """Called once the socket has closed, from whichever end."""
        raise NotImplementedError


async def send_elsewhere(
    sockets: Iterable[Any], spread_ms: int, jitter: Callable[[int], int]
) -> None:
    """Tell all sockets to reconnect, spread over ``spread_ms``."""
    await asyncio.gather(*(socket.resume_elsewhere(jitter(spread_ms)) for socket in sockets))
