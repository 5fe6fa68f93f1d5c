"""``python -m server.serve``: Daphne on uvloop, with a start and an end that Daphne lacks."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvloop
from twisted.internet import asyncioreactor

loop = uvloop.new_event_loop()
# Daphne keeps a reactor that is there already; so this comes before anything of Daphne's.
asyncioreactor.install(loop)  # type: ignore[no-untyped-call]
asyncio.set_event_loop(loop)

import daphne.server as daphne_server
from daphne.endpoints import build_endpoint_description_strings
from daphne.ws_protocol import WebSocketFactory, WebSocketProtocol
from django.conf import settings
from twisted.internet.tcp import Connection

from server.asgi import application
from server.lifespan import drain_process, open_process

LARGEST_MESSAGE = 64 * 1024
THREADS = 6
"""For pages and rare writes; moves never go through threads."""
END_WITHIN = 15.0
"""Seconds in which a process that was asked to end is gone."""


class RoomProtocol(WebSocketProtocol):
    """Frames reach the consumer as they came: what is not UTF-8 is refused, not hung up on."""

    def onOpen(self) -> None:
        super().onOpen()
        # The request that opened this socket has been answered. Sockets stay for hours; what it
        # said, and whoever read it, need not.
        for said in (self.request.headers, self.http_headers):
            said.clear()
        self.http_request_data = b""
        self.transport.unregisterProducer()
        self.transport.registerProducer(self, streaming=True)

    # Whoever does not read is not read either: what is for them would only pile up here.

    def pauseProducing(self) -> None:
        self.transport.pauseProducing()

    def resumeProducing(self) -> None:
        if self.transport.disconnecting:
            self.transport.unregisterProducer()
        else:
            self.transport.resumeProducing()

    def stopProducing(self) -> None:
        """The line is lost, which is told in another way."""

    def onMessage(self, payload: bytes, isBinary: bool) -> None:
        if not self.muted:
            self.last_ping = daphne_server.time.time()
            self.application_queue.put_nowait({"type": "websocket.receive", "bytes": payload})

    def say(self, text: str) -> None:
        """A text frame to an open socket, without what is asked of other messages on the way."""
        self.sendFrame(opcode=self.MESSAGE_TYPE_TEXT, payload=text.encode())

    # Autobahn colours a line of debug for every chunk, also when nobody reads its log.

    def dataReceived(self, data: bytes) -> None:
        self._dataReceived(data)

    def sendData(self, data: bytes, sync: bool = False, chopsize: int | None = None) -> None:
        if sync or chopsize or self.send_queue:
            super().sendData(data, sync, chopsize)
        else:
            write_at_once(self.transport, data)


def write_at_once(transport: Connection, data: bytes) -> None:
    """The system nearly always takes a frame whole. Twisted would have the reactor ask first
    whether it does, which costs as much again; so it is asked only about what is left over."""
    waiting = transport.disconnecting or transport.dataBuffer or transport._tempDataBuffer
    sent = 0 if waiting or not transport.connected else transport.writeSomeData(data)
    # No number: the line is lost, which the reactor finds out and says to everybody it concerns.
    rest = data[sent:] if isinstance(sent, int) else data
    if rest:
        transport.write(rest)  # type: ignore[no-untyped-call]


class RoomFactory(WebSocketFactory):
    protocol = RoomProtocol

    def setProtocolOptions(self, **options: object) -> None:
        super().setProtocolOptions(**options, utf8validateIncoming=False)


daphne_server.WebSocketFactory = RoomFactory


class RoomServer(daphne_server.Server):
    """Nearly all that is ever sent are frames to open sockets, so these go straight there."""

    async def handle_reply(self, protocol: Any, message: dict[str, Any]) -> None:
        text = message.get("text")
        if text is not None and protocol.state == RoomProtocol.STATE_OPEN:
            protocol.say(text)
        else:
            await super().handle_reply(protocol, message)


def main() -> None:
    host, port = settings.HOST, settings.PORT
    loop.set_default_executor(ThreadPoolExecutor(THREADS))
    loop.run_until_complete(open_process())
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, lambda: loop.create_task(_end()))
    server = RoomServer(
        application,
        endpoints=build_endpoint_description_strings(host=host, port=port),
        signal_handlers=False,
        http_timeout=30,
        websocket_max_message_size=LARGEST_MESSAGE,
        websocket_max_frame_size=LARGEST_MESSAGE,
        proxy_forwarded_address_header=None,
        server_name="",
    )
    print(f"Open http://{_shown(host)}:{port}/ to play.", flush=True)
    server.run()


def end() -> None:
    """From another thread (see ``server/dev.py``): the same as a signal, and wait for it."""
    if loop.is_running():
        asyncio.run_coroutine_threadsafe(_end(), loop).result(END_WITHIN + 1)


async def _end() -> None:
    """Once: everybody is sent elsewhere, what was begun is stored, then the reactor stops."""
    from twisted.internet import reactor

    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(number)
    try:
        await asyncio.wait_for(drain_process(), END_WITHIN)
        await _dismiss_tasks()
    finally:
        reactor.stop()  # type: ignore[misc]


async def _dismiss_tasks() -> None:
    """What still waits for something hears that nothing comes any more: the reactor would leave it
    lying, and asyncio complain of every one."""
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks, timeout=1)


def _shown(host: str) -> str:
    return "localhost" if host in {"", "0.0.0.0", "::", "127.0.0.1"} else host


if __name__ == "__main__":
    os.chdir(settings.BASE)
    main()
