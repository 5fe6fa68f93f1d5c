"""A slow line between a browser and the site: each message of a socket comes so much later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from playwright.async_api import WebSocketRoute

ECHO = '"type":"echo"'
"""In what a page sends so that the server learns how long its line is."""


class SlowLine:
    """``await page.route_web_socket("**/ws/rooms/**", SlowLine(0.5).lay)``: half a second each
    way. Messages keep their order."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._measured = asyncio.Event()

    async def lay(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: self._later(self._to_server(server), text))
        server.on_message(lambda text: self._later(socket.send, text))

    async def measured(self) -> None:
        """Once the server knows of the line."""
        await self._measured.wait()

    def _to_server(self, server: WebSocketRoute) -> Callable[[str | bytes], None]:
        def sent(text: str | bytes) -> None:
            server.send(text)
            if ECHO in str(text):
                self._measured.set()

        return sent

    def _later(self, send: Callable[[str | bytes], None], text: str | bytes) -> None:
        asyncio.get_running_loop().call_later(self.seconds, send, text)
