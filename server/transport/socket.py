"""What all sockets of ours have in common: a Channels consumer that has no channel of its own.

Sockets are in no group and nothing is sent to them by one; whoever has something to say to them
does so directly.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from channels.consumer import AsyncConsumer
from channels.exceptions import StopConsumer

from server.protocol.messages import Resume
from server.transport.outbox import Outbox

RESTARTING = 4012
TRY_AGAIN = 4013
FLOOD = 4029

_encode = msgspec.json.Encoder().encode


class Socket(AsyncConsumer):
    """Reads frame by frame and is told through its outbox."""

    async def __call__(
        self,
        scope: dict[str, Any],
        receive: Callable[[], Awaitable[dict[str, Any]]],
        send: Callable[[dict[str, Any]], Awaitable[None]],
    ) -> None:
        self.scope = scope
        self.base_send = send
        self._outbox = Outbox(send)
        try:
            while True:
                await self.dispatch(await receive())
        except StopConsumer:
            pass
        finally:
            self._outbox.closed = True
            await self._go()

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Channels' own would close old database connections, in a thread, for every frame."""
        match message["type"]:
            case "websocket.connect":
                await self._connect()
            case "websocket.receive":
                await self._receive(message.get("bytes") or message.get("text") or b"")
            case "websocket.disconnect":
                raise StopConsumer

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        await self._outbox.deliver(frame, n)

    async def resume_elsewhere(self, after_ms: int) -> None:
        """This process is about to end: come back to another one."""
        await self.deliver(_encode(Resume(after_ms)))
        await self._outbox.close(RESTARTING)

    async def _connect(self) -> None:
        raise NotImplementedError

    async def _receive(self, text: bytes | str) -> None:
        raise NotImplementedError

    async def _go(self) -> None:
        """It has closed, from whichever end."""
        raise NotImplementedError


async def send_elsewhere(
    sockets: Iterable[Any], spread_ms: int, jitter: Callable[[int], int]
) -> None:
    """Ask all of them to come back within the next ``spread_ms``, not all at once."""
    await asyncio.gather(*(socket.resume_elsewhere(jitter(spread_ms)) for socket in sockets))
