"""A minimal websocket client: cheap enough that six hundred fit beside a database."""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80
MASKED = 0x80
# A mask of zeros leaves the text as it is. It protects proxies from scripts in browsers; here is
# neither.
MASK = b"\0\0\0\0"


class LightSocket(asyncio.Protocol):
    """One connection. Whoever inherits it is told of every message."""

    def __init__(self, url: str, path: str, cookies: str, address: str = "") -> None:
        """``address``: for which a trusted proxy says it asks."""
        self._address = urlsplit(url)
        self._hello = _hello(url, self._address.netloc, path, cookies, address)
        self._out: Any = None
        self._rest = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_open = False
        self.closed: int | None = None
        """With which code the server has closed it; 1006 without any."""

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        host, port = self._address.hostname or "localhost", self._address.port or 80
        await loop.create_connection(lambda: self, host, port)
        await asyncio.wait_for(self._open, 30)

    def send(self, text: bytes) -> None:
        """Nothing, once it is closed: what was meant to be said later finds nobody."""
        if self.closed is None:
            self._write(TEXT, text)

    def leave(self) -> None:
        if self.closed is None and self._out is not None:
            if self._is_open:
                self._write(CLOSE, (1000).to_bytes(2, "big"))
            self._out.close()

    def took(self, text: bytes) -> None:
        """A whole message has come."""
        raise TypeError(f"{type(self).__name__} listens to nothing")

    # What the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._out = transport
        self._out.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = self.closed or 1006
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._rest = self._rest + data if self._rest else data
        if self._is_open or self._welcomed():
            self._rest = self._rest[self._read_frames() :]

    def _welcomed(self) -> bool:
        head, end, rest = self._rest.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self._out.close()
            return False
        self._rest, self._is_open = rest, True
        # Who asked may have given up meanwhile.
        if not self._open.done():
            self._open.set_result(None)
        return True

    def _read_frames(self) -> int:
        """Take all whole frames; how many bytes that was."""
        data, at = self._rest, 0
        while len(data) - at >= 2:
            start, size = at + 2, data[at + 1] & 0x7F
            if size > 125:
                width = 2 if size == 126 else 8
                start += width
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            self._take(data[at] & 0x0F, data[start : start + size])
            at = start + size
        return at

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.took(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.closed = int.from_bytes(body[:2], "big") or 1005

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((LAST | kind, MASKED | min(size, 126)))
        if size > 125:
            head += size.to_bytes(2, "big")
        self._out.write(head + MASK + body)


def _hello(url: str, host: str, path: str, cookies: str, address: str) -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Origin: {url}",
        f"Cookie: {cookies}",
    ]
    if address:
        lines.append(f"X-Forwarded-For: {address}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
