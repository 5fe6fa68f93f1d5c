"""Daphne with backpressure, less memory for each socket, text frames written at once
(docs/decisions/0011), and large bodies refused unread. Importing it replaces the protocol of
Daphne's sockets, and its requests.

Each change is one function, held by a test on the locked version (tests/unit/transport; of bodies
tests/protocol/test_large_bodies.py).
"""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any

import autobahn.websocket.protocol as autobahn
import daphne.http_protocol as daphne_http
import daphne.server as daphne_server
from daphne.ws_protocol import WebSocketFactory, WebSocketProtocol
from twisted.internet.tcp import Connection

from server.core.mailbox import Mailbox
from server.transport.bodies import LARGEST_BODY
from server.transport.refusing import headers_of, page_of

TOO_LARGE = (b"HTTP/1.1 413 Content Too Large", b"connection: close")
ASGI = {"version": "3.0"}
LINGER = 2
"""Seconds in which a client that still sends reads why it is refused."""
GOODBYE = 5
"""Seconds in which a client answers a close."""


class BoundedRequest(daphne_http.WebRequest):
    """A request whose body is not read beyond ``LARGEST_BODY``, announced or not: Daphne would
    store whatever comes before anybody looks at it."""

    refused = False
    received = 0

    def gotLength(self, length: int | None) -> None:
        super().gotLength(None if length is None else min(length, LARGEST_BODY))
        if length is not None and length > LARGEST_BODY:
            self.refuse()

    def handleContentChunk(self, data: bytes) -> None:
        self.received += len(data)
        if self.received > LARGEST_BODY:
            self.refuse()
        if not self.refused:
            super().handleContentChunk(data)

    def requestReceived(self, command: bytes, path: bytes, version: bytes) -> None:
        if not self.refused:
            super().requestReceived(command, path, version)

    def refuse(self) -> None:
        """Nothing more is read; closed at once, the answer could be lost with what was not."""
        if self.refused:
            return
        self.refused = True
        transport = self.channel.transport
        transport.pauseProducing()
        page = page_of("too-large-line")
        headers = (b"%b: %b" % each for each in headers_of(page, "too-large-line"))
        transport.write(b"\r\n".join((*TOO_LARGE, *headers, b"", page)))
        self.channel.callLater(LINGER, transport.loseConnection)


daphne_http.WebRequest = BoundedRequest


def lay_out_nothing(_options: object) -> str:
    """Autobahn lays out all its options for a line of a log that nobody keeps, at every socket that
    comes: a third of what it costs to refuse one."""
    return ""


autobahn.pformat = lay_out_nothing  # type: ignore[assignment, attr-defined]


OF_THE_HANDSHAKE = (
    "_raw_query_string",
    "_transport_details",
    "_wskey",
    "clean_headers",
    "http_headers",
    "http_request_data",
    "http_request_host",
    "http_request_params",
    "http_request_path",
    "http_request_uri",
    "http_response_data",
    "http_status_line",
    "send_queue",
    "websocket_origin",
)
"""What of a socket nobody asks for once it is open; the queue is of frames sent in pieces."""
ANSWERED = SimpleNamespace(path="")
"""Stands for every request that has been answered: Daphne reads its path, for no log."""


def forget_request(socket: WebSocketProtocol) -> None:
    """Drop the handshake's request: sockets stay open for hours, and it is a tenth of a room's
    memory. The consumer has its headers until it has read them."""
    socket.request = ANSWERED
    for name in OF_THE_HANDSHAKE:
        setattr(socket, name, None)


def apply_backpressure(socket: WebSocketProtocol) -> None:
    """While a client's send buffer is full, stop reading from it, or its replies pile up in
    memory. Twisted calls ``pauseProducing`` and ``resumeProducing`` of the socket."""
    socket.transport.unregisterProducer()
    socket.transport.registerProducer(socket, streaming=True)


def write_at_once(transport: Connection, data: bytes) -> None:
    """Write to the socket before asking the reactor whether it is writable: it nearly always is.
    The rest of a partial write waits for the reactor as usual."""
    waiting = transport.disconnecting or transport.dataBuffer or transport._tempDataBuffer
    sent = 0 if waiting or not transport.connected else transport.writeSomeData(data)
    # Not a number: the connection is lost, which the reactor will notice.
    rest = data[sent:] if isinstance(sent, int) else data
    if rest:
        transport.write(rest)  # type: ignore[no-untyped-call]


class SocketProtocol(WebSocketProtocol):
    def onOpen(self) -> None:
        super().onOpen()
        # The request that opened this socket has been answered.
        forget_request(self)
        apply_backpressure(self)

    def dataReceived(self, data: bytes) -> None:
        """Autobahn's first lays out a line of a log that nobody keeps, for every packet."""
        self._dataReceived(data)

    def pauseProducing(self) -> None:
        self.transport.pauseProducing()

    def resumeProducing(self) -> None:
        if self.transport.disconnecting:
            self.transport.unregisterProducer()
        else:
            self.transport.resumeProducing()

    def stopProducing(self) -> None:
        """Called when the connection is lost, which is handled elsewhere."""

    def send_text(self, text: str) -> None:
        """A text frame to an open socket, past the checks that other messages need."""
        self.sendFrame(opcode=self.MESSAGE_TYPE_TEXT, payload=text.encode())

    def sendData(self, data: bytes, sync: bool = False, chopsize: int | None = None) -> None:
        """Whole, however it is asked for: in pieces Autobahn sends only to try out clients."""
        write_at_once(self.transport, data)


class SocketFactory(WebSocketFactory):
    protocol = SocketProtocol

    def setProtocolOptions(self, **options: object) -> None:
        """Close with the protocol's own codes (1007, 1009) instead of dropping the connection, and
        give a slow client time to hear of it: who still writes to a dropped one never reads why."""
        ours = {"failByDrop": False, "closeHandshakeTimeout": GOODBYE}
        super().setProtocolOptions(**{**options, **ours})
        # Autobahn copies whatever no socket has yet into each that comes; a function would be taken
        # for a method.
        for option in self.protocol.CONFIG_ATTRS:
            if not callable(value := getattr(self, option)):
                setattr(self.protocol, option, value)


daphne_server.WebSocketFactory = SocketFactory


class Server(daphne_server.Server):
    """Sends text frames straight to open sockets: nearly all that is ever sent is one."""

    def create_application(self, protocol: Any, scope: dict[str, Any]) -> Any:
        """For a socket as Daphne does it, but with a mailbox: its queue takes 3 KB, empty."""
        if scope["type"] != "websocket":
            return super().create_application(protocol, scope)
        scope["asgi"] = ASGI
        mailbox: Mailbox[dict[str, Any]] = Mailbox()
        running = self.application(
            scope=scope,
            receive=mailbox.get,
            send=partial(self.handle_reply, protocol),
        )
        self.connections[protocol]["application_instance"] = asyncio.ensure_future(running)
        return mailbox

    async def handle_reply(self, protocol: Any, message: dict[str, Any]) -> None:
        text = message.get("text")
        if text is not None and protocol.state == SocketProtocol.STATE_OPEN:
            protocol.send_text(text)
        else:
            await super().handle_reply(protocol, message)
