"""Bounded bodies: reads a request's body before the page is asked, and refuses what is larger than
``LARGEST_BODY`` or does not come, whichever server brought it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any

from server.transport.refusing import refuse

LARGEST_BODY = 256 * 1024
"""Bytes of a request's body."""
WITHIN = 30.0
"""Seconds for all of it: a page's thread would wait for who sends a byte a minute."""

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]
Pages = Callable[[Scope, Receive, Send], Awaitable[None]]


class TooLarge(Exception):
    """More than ``LARGEST_BODY``, announced or not."""


class Gone(Exception):
    """Whoever asked has left before all of it came."""


class BoundedBodies:
    """ASGI middleware."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with asyncio.timeout(WITHIN):
                body = await _read(scope, receive)
        except TooLarge:
            await refuse(send, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large-line")
        except TimeoutError:
            await refuse(send, HTTPStatus.REQUEST_TIMEOUT, "body-too-slow")
        except Gone:
            return
        else:
            await self._pages(scope, _again(body, receive), send)


async def _read(scope: Scope, receive: Receive) -> bytes:
    if _announced(scope) > LARGEST_BODY:
        raise TooLarge
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > LARGEST_BODY:
            raise TooLarge
        if not message.get("more_body", False):
            return b"".join(parts)


def _announced(scope: Scope) -> int:
    for name, value in scope["headers"]:
        if name.lower() == b"content-length" and value.isdigit():
            return int(value)
    return 0


def _again(body: bytes, receive: Receive) -> Receive:
    """The body in one piece, then what comes after it."""
    told = False

    async def next_message() -> dict[str, Any]:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return next_message
