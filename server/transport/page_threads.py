"""Django's pages, a few at a time, each in one of a few threads that stay; whoever asks for many
waits behind those who ask for few."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import IO, Any

from asgiref.sync import SyncToAsync, ThreadSensitiveContext
from django.core.handlers.asgi import ASGIHandler, ASGIRequest
from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.utils.http import parse_header_parameters

from server.transport.refusing import page_of, refuse

AT_ONCE = 3
"""Pages being made. Every thread that computes takes turns with the event loop, on which moves
wait, so more of them make no page sooner."""
WAITING = 500
"""Pages that may wait for one address; each costs its request's memory, and no thread."""

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]


class Crowded(Exception):
    """As many of this one wait as may."""


class FairQueue:
    """A semaphore that goes round those who wait: first come, first served only among requests of
    the same one."""

    def __init__(self, at_once: int, waiting: int = WAITING) -> None:
        self._free = at_once
        self._most = waiting
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: Hashable) -> AsyncIterator[None]:
        await self._come(whose)
        try:
            yield
        finally:
            self._go()

    async def _come(self, whose: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        line = self._waiting.setdefault(whose, deque())
        if len(line) >= self._most:
            raise Crowded
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # Its turn had just come.
                self._go()
            raise

    def _go(self) -> None:
        while self._waiting:
            whose, line = self._waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                # To the end of those who wait.
                self._waiting[whose] = line
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1


class Utf8Request(ASGIRequest):
    """Letters are UTF-8, whatever the content type says: Django would look for a codec of that
    name, and some of Python's have no letters."""

    def _set_content_type_params(self, meta: Mapping[str, Any]) -> None:
        self.content_type, self.content_params = parse_header_parameters(
            meta.get("CONTENT_TYPE", "")
        )


class PageThreads(ASGIHandler):
    """Django's handler makes a thread for every request, however many there are. Here each takes
    one of ``AT_ONCE`` that stay. ``by``: who asks, of a request's scope."""

    request_class = Utf8Request

    def __init__(self, by: Callable[[Scope], Hashable], at_once: int = AT_ONCE) -> None:
        super().__init__()
        self._by = by
        self._queue = FairQueue(at_once)
        # A thread belongs to its context for as long as that is not left.
        self._contexts = [ThreadSensitiveContext() for _ in range(at_once)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with self._queue.turn(self._by(scope)):
                await self._in_thread(scope, receive, send)
        except Crowded:
            await refuse(send, HTTPStatus.SERVICE_UNAVAILABLE, "page-crowded")

    def create_request(
        self, scope: Mapping[str, Any], body_file: IO[bytes]
    ) -> tuple[ASGIRequest, None] | tuple[None, HttpResponseBase]:
        """An address that is no UTF-8 makes no request, so no page of ours can refuse it."""
        made = super().create_request(scope, body_file)
        if made[1] is None:
            return made
        return None, HttpResponse(page_of("bad-request-line"), status=made[1].status_code)

    async def _in_thread(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = self._contexts.pop()
        token = SyncToAsync.thread_sensitive_context.set(context)
        try:
            await self.handle(scope, receive, send)
        finally:
            SyncToAsync.thread_sensitive_context.reset(token)
            self._contexts.append(context)
