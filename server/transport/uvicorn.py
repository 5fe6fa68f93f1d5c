"""Fast path for text frames under uvicorn (docs/decisions/0011):
``python -m uvicorn server.asgi:application --ws server.transport.uvicorn:SocketProtocol``.

It relies on the insides of one version, which ``requirements-uvicorn.lock`` pins.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from server.core.mailbox import Mailbox
from server.transport.versions import require

TESTED = "0.54.0"

require("uvicorn", TESTED)

AHEAD = 8
"""Frames queued for the consumer before reading pauses. Uvicorn would pause and resume with every
frame, which costs as much as the frame."""

WHOLE_TEXT = 0x81
"""First byte of an unfragmented text frame."""

SHORT = 126
"""Payload sizes from here on use an extended length field."""


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox()  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """Send a text frame, skipping the library's checks."""
        text = message.get("text")
        if text is None or self.conn.state is not OPEN or self.conn.extensions:
            return await super().send(message)
        if not self.writable.is_set():
            await self.writable.wait()
            if self.disconnected:
                raise ClientDisconnected
        self.transport.write(text_frame(text.encode()))


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, section 5.2: from the server, unmasked."""
    length = len(payload)
    if length < SHORT:
        return struct.pack("!BB", WHOLE_TEXT, length) + payload
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length) + payload
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length) + payload
