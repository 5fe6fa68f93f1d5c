"""How often pages may be asked for and forms sent. Whoever is too fast waits here, where it costs
no thread; whoever would wait too long is refused, at first by a page."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from math import ceil
from typing import Any

from django.http import HttpRequest
from msgspec import Struct

from server.transport.limits import InProcess, Limits, Ways
from server.transport.refusing import Tarpit, refuse

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]
Pages = Callable[[Scope, Receive, Send], Awaitable[None]]

TOO_FAST = "too_fast"
"""Key of a scope: the page is to refuse, and may be asked for again in so many seconds."""


class Asked(Struct, frozen=True):
    """What of a request is counted."""

    ways: Ways
    refusals: Ways = ()
    """What is counted when the page refuses by itself: it costs as much as any. Without any left,
    and without any at all, plain words do."""


class PageLimits:
    """ASGI middleware. ``asked``: what of a scope is counted. Forms are counted for all processes,
    pages by each, since nobody is to wait for Redis to see one."""

    def __init__(
        self,
        pages: Pages,
        limits: Limits,
        tarpit: Tarpit,
        asked: Callable[[Scope], Asked],
        here: InProcess,
    ) -> None:
        self._pages, self._limits, self._tarpit, self._asked = pages, limits, tarpit, asked
        self._here = here

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = self._asked(scope)
        posted = scope["method"] == "POST"
        wait = await self._limits.take(asked.ways) if posted else self._here.take(asked.ways)
        if wait is None:
            if not asked.refusals or self._here.take(asked.refusals) is None:
                await self._tarpit.hold()
                await refuse(send, HTTPStatus.TOO_MANY_REQUESTS, "too-many-line")
                return
            scope = {**scope, TOO_FAST: patience_of(asked.ways)}
        elif wait:
            await asyncio.sleep(wait)
        await self._pages(scope, receive, send)


def too_fast(request: HttpRequest) -> int:
    """Whether a page is to refuse what it is asked, in its own words: seconds after which it may be
    asked again, else 0."""
    seconds: int = getattr(request, "scope", {}).get(TOO_FAST, 0)
    return seconds


def patience_of(ways: Ways) -> int:
    """Seconds after which the first way in is open at once, if nobody else comes: a bucket refuses
    as soon as its wait is longer than its patience, by the time of one token at most."""
    return ceil(
        min(max(bucket.limit.patience + bucket.limit.every for bucket in way) for way in ways)
    )
