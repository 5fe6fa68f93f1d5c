"""A socket that says once what it is told, and how a process asks itself whether it still does."""

from __future__ import annotations

import secrets

from django.conf import settings
from websockets.asyncio.client import connect

from server.transport.socket import Socket

LARGEST = 64
"""Bytes that are said back."""


class EchoConsumer(Socket):
    """The same kind of socket as a room's, open to everybody, closed after one word."""

    async def _connect(self) -> None:
        await self.base_send({"type": "websocket.accept"})

    async def _receive(self, text: bytes | str) -> None:
        said = text.encode() if isinstance(text, str) else text
        await self.deliver(said[:LARGEST])
        await self._outbox.close(1000)

    async def _go(self) -> None:
        """It is in no room that it could leave."""


async def echoes(host: str, port: int) -> bool:
    """Whether the server at this address, as a browser would meet it, says back what it is told."""
    word = secrets.token_hex(8)
    own = settings.ALLOWED_HOSTS[0].lstrip(".") if settings.ALLOWED_HOSTS else "localhost"
    address = f"[{host}]" if ":" in host else host
    async with connect(
        f"ws://{address}:{port}/ws/echo/",
        origin=f"http://{own}",  # type: ignore[arg-type]
        compression=None,
        proxy=None,
        max_size=LARGEST,
    ) as socket:
        await socket.send(word)
        return await socket.recv() == word
