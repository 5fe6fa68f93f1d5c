"""Fast path for text frames under uvicorn (docs/decisions/0011):
``python -m uvicorn server.asgi:application --ws server.transport.uvicorn:RoomProtocol``."""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from server.core.mailbox import Mailbox

AHEAD = 8
"""Frames that may wait for the consumer before their socket is not read any more. Uvicorn would
stop and start reading with every single one, which costs as much as the frame."""

WHOLE_TEXT = 0x81
"""How a text frame begins that is not in parts."""

MASKED = 0x80
SHORT = 126
"""Bytes from which a frame says its length in more than one byte."""


class RoomProtocol(WebSocketsSansIOProtocol):
    """Frames reach the consumer as they came: what is not UTF-8 is refused, not hung up on."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox()  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Nearly always it is one short text frame, and the parser waits for nothing else."""
        text = short_text(data)
        if text is not None and self._takes_frames and self._between_messages:
            self._hand_over(text)
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        payload = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hand_over(payload)

    def _hand_over(self, payload: bytes) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": payload})
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
        return self.conn.state is OPEN and not self.conn.extensions

    @property
    def _between_messages(self) -> bool:
        """The parser has seen the end of every frame that began, and the last one's message."""
        waits_in: Any = self.conn.parser
        while waits_in.gi_yieldfrom is not None:
            waits_in = waits_in.gi_yieldfrom
        return waits_in.__name__ == "at_eof" and self.conn.current_size is None


def short_text(data: bytes) -> bytes | None:
    """The payload, if the data is one short text frame of a client, whole and nothing else."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not 0 <= data[1] - MASKED == len(data) - 6 < SHORT:
        return None
    payload: bytes = apply_mask(data[6:], data[2:6])
    return payload


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, section 5.2: from the server, unmasked."""
    length = len(payload)
    if length < SHORT:
        return struct.pack("!BB", WHOLE_TEXT, length) + payload
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length) + payload
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length) + payload
