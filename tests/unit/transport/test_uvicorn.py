"""Frames as uvicorn's connection hands them over, however the line cuts them."""

from __future__ import annotations

import asyncio
import importlib
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from server.transport import uvicorn, versions
from server.transport.uvicorn import SocketProtocol

HELLO = (
    b"GET /ws/ HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line:
    """The transport, as far as a connection asks of it."""

    def __init__(self) -> None:
        self.written = b""
        self.pauses = self.resumes = 0

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None:
        self.resumes += 1

    def get_extra_info(self, name: str) -> Any: ...

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...


class Connection:
    """One that an application has accepted, and reads from as fast as it can."""

    def __init__(self) -> None:
        self.line = Line()
        self.heard: list[bytes] = []
        plain = {"interface": "asgi3", "log_config": None, "ws_per_message_deflate": False}
        config = Config(self._application, **plain)  # type: ignore[arg-type]
        config.load()
        self.protocol = SocketProtocol(config, ServerState(), {})
        self.protocol.connection_made(self.line)  # type: ignore[arg-type]

    async def _application(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            self.heard.append(message["bytes"] if text is None else text.encode())

    async def take(self, *chunks: bytes) -> list[bytes]:
        """What the application hears of it."""
        for chunk in chunks:
            self.protocol.data_received(chunk)
        for _ in range(3):
            await asyncio.sleep(0)
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
async def connection() -> Connection:
    opened = Connection()
    await opened.take(HELLO)
    opened.line.written = b""
    return opened


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


PARTS = [
    frame("krótko".encode()),
    frame(b""),
    frame(b"x" * 125),
    frame(b"y" * 126),
    frame(b"in ", fin=False),
    frame(b"?", Opcode.PING),
    frame(b"two parts", Opcode.CONT),
    frame(b"bytes", Opcode.BINARY),
    frame(b"the end"),
]
SAID = [
    *("krótko".encode(), b"", b"x" * 125, b"y" * 126),
    *(b"in two parts", b"bytes", b"the end"),
]


async def test_frames_are_heard_wherever_the_line_cuts_them(connection: Connection) -> None:
    assert await connection.take(*PARTS) == SAID
    stream = b"".join(PARTS)
    assert await connection.take(*(stream[at : at + 1] for at in range(len(stream)))) == SAID
    for cut in range(1, len(stream)):
        assert await connection.take(stream[:cut], stream[cut:]) == SAID, cut


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ([frame(b"\xc3\x28 no text at all")], 1007),
        ([frame(b"one", fin=False), frame(b"two")], 1002),
    ],
    ids=["no UTF-8", "a text between the parts of another"],
)
async def test_what_is_no_text_ends_the_socket(
    connection: Connection, parts: list[bytes], code: int
) -> None:
    assert await connection.take(*parts) == []
    closing = Frame(Opcode.CLOSE, code.to_bytes(2)).serialize(mask=False)
    written = connection.line.written
    assert written[0] == closing[0] and written[2:4] == closing[2:4]


async def test_reading_goes_on_while_few_frames_wait(connection: Connection) -> None:
    line = connection.line
    for number in range(uvicorn.AHEAD - 1):
        connection.protocol.data_received(frame(str(number).encode()))
    assert line.pauses == 0
    connection.protocol.data_received(frame(b"one too many"))
    assert line.pauses == 1
    assert len(await connection.take()) == uvicorn.AHEAD
    assert line.resumes == 1


def test_another_version_of_uvicorn_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "version", lambda package: "0.0.1")
    with pytest.raises(ImportError, match="uvicorn"):
        importlib.reload(uvicorn)


async def test_nothing_is_heard_after_the_socket_was_closed(connection: Connection) -> None:
    await connection.protocol.send({"type": "websocket.close", "code": 4000})
    assert await connection.take(frame(b"too late")) == []
