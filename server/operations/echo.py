"""Echo socket, and the check that this process still serves one."""

from __future__ import annotations

import secrets

from django.conf import settings
from websockets.asyncio.client import connect

from server.transport.socket import Socket

LARGEST = 64
"""Maximum bytes echoed."""


class EchoConsumer(Socket):
    """A socket like a room's, open to everybody; echoes one message and closes."""

    async def _connect(self) -> None:
        await self.base_send({"type": "websocket.accept"})

    async def _receive(self, text: bytes | str) -> None:
        said = text.encode() if isinstance(text, str) else text
        await self.deliver(said[:LARGEST])
        await self._outbox.close(1000)

    async def _go(self) -> None:
        """Nothing to leave."""


async def echoes(host: str, port: int) -> bool:
    """Whether the server at this address echoes over a WebSocket, as a browser would use it."""
    word = secrets.token_hex(8)
    first = settings.ALLOWED_HOSTS[0].lstrip(".") if settings.ALLOWED_HOSTS else "*"
    # Any name that is one of this site's, whatever address is asked.
    own = "localhost" if first == "*" else first
    async with connect(
        f"ws://{own}/ws/echo/",
        host=host,
        port=port,
        origin=f"http://{own}",  # type: ignore[arg-type]
        compression=None,
        proxy=None,
        max_size=LARGEST,
    ) as socket:
        await socket.send(word)
        return await socket.recv() == word
