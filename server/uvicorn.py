"""``python -m uvicorn server.asgi:application --ws server.uvicorn:RoomProtocol``: frames take the
same short way under uvicorn as through Daphne (docs/decisions/0011)."""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

AHEAD = 8
"""Frames that may wait for the consumer before their socket is not read any more. Uvicorn would
stop and start reading with every single one, which costs as much as the frame."""

WHOLE_TEXT = 0x81
"""How a text frame begins that is not in parts."""


class RoomProtocol(WebSocketsSansIOProtocol):
    """Frames reach the consumer as they came: what is not UTF-8 is refused, not hung up on."""

    def send_receive_event_to_app(self) -> None:
        payload = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": payload, "text": None})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """A text frame to an open socket, without what is asked of other messages on the way."""
        text = message.get("text")
        if text is None or not self._takes_frames:
            return await super().send(message)
        if not self.writable.is_set():
            await self.writable.wait()
            if self.disconnected:
                raise ClientDisconnected
        self.transport.write(text_frame(text.encode()))

    @property
    def _takes_frames(self) -> bool:
        return self.handshake_complete and self.conn.state is OPEN and not self.conn.extensions


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, section 5.2: from the server, unmasked."""
    length = len(payload)
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length) + payload
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length) + payload
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length) + payload
