"""How many sockets are opened, and how many may be open, by household and by its neighbours
together. Moves are never counted here: a socket that is open stays."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from server.transport.limits import Limits, Ways
from server.transport.refusing import Tarpit

HOUSEHOLD, NEIGHBOURS = 100, 400
"""Open sockets in this process beyond which only who holds a seat is let in."""
AT_MOST = 4
"""And so many times as many beyond which nobody is."""

CROWDED = "crowded"
"""Key of a scope: only who holds a seat is let in."""

Scope = dict[str, Any]
Networks = tuple[str, str]


class OpenSockets:
    """Counts them by network."""

    def __init__(self, household: int = HOUSEHOLD, neighbours: int = NEIGHBOURS) -> None:
        self._most = household, neighbours
        self._open: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    def crowd(self, networks: Networks | None) -> float:
        """How full it is where somebody comes from: from 1 on, it is."""
        if networks is None:
            return 0.0
        places = zip(self._open, networks, self._most, strict=True)
        return max(counted[network] / most for counted, network, most in places)

    @contextmanager
    def one_more(self, networks: Networks | None) -> Iterator[None]:
        counts = [] if networks is None else list(zip(self._open, networks, strict=True))
        for counted, network in counts:
            counted[network] += 1
        try:
            yield
        finally:
            for counted, network in counts:
                counted[network] -= 1
                if not counted[network]:
                    del counted[network]


class SocketLimits:
    """ASGI middleware for sockets. ``opened``: what of a scope is counted when one is opened;
    ``networks``: where it comes from."""

    def __init__(
        self,
        app: Any,
        limits: Limits,
        tarpit: Tarpit,
        opened: Callable[[Scope], Ways],
        networks: Callable[[Scope], Networks | None],
    ) -> None:
        self._app, self._limits, self._tarpit = app, limits, tarpit
        self._opened, self._networks = opened, networks
        self._sockets = OpenSockets()

    async def __call__(
        self,
        scope: Scope,
        receive: Callable[[], Awaitable[dict[str, Any]]],
        send: Callable[[dict[str, Any]], Awaitable[None]],
    ) -> None:
        networks = self._networks(scope)
        wait = await self._limits.take(self._opened(scope))
        if wait:
            await asyncio.sleep(wait)
        crowd = self._sockets.crowd(networks)
        if wait is None or crowd >= AT_MOST:
            # Before it is accepted, and without a consumer: Channels' denier has a channel.
            await receive()
            await self._tarpit.hold()
            await send({"type": "websocket.close"})
            return
        with self._sockets.one_more(networks):
            scope[CROWDED] = crowd >= 1
            await self._app(scope, receive, send)
