"""Sockets are bounded by where they come from."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from server.transport.limits import Bucket, Limit, Limits
from server.transport.refusing import Tarpit
from server.transport.socket_limits import (
    AT_MOST,
    CROWDED,
    HOUSEHOLD,
    NEIGHBOURS,
    OpenSockets,
    SocketLimits,
)

HOUSE, NEXT_DOOR = ("203.0.113.7/32", "203.0.113.0/24"), ("203.0.113.8/32", "203.0.113.0/24")
ELSEWHERE = ("198.51.100.1/32", "198.51.100.0/24")
ANY = Limit("any", burst=10_000, every=1)
ONE = Limit("one", burst=1, every=3_600)


class Site:
    """Sockets that stay until they are let go."""

    def __init__(self, limit: Limit = ANY, held: float = 0) -> None:
        self.app = SocketLimits(
            self.open,
            Limits(),
            Tarpit(held),
            opened=lambda scope: [[Bucket(limit, "all")]],
            networks=lambda scope: scope["from"],
        )
        self.let_go = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.said: list[str] = []
        self.all_said = asyncio.Event()

    async def open(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        self.say("crowded" if scope[CROWDED] else "welcome")
        await self.let_go.wait()

    async def come(self, networks: tuple[str, str] | None, times: int = 1) -> Counter[str]:
        self.said, self.all_said = [], asyncio.Event()

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: dict[str, Any]) -> None:
            self.say(message["type"])

        for _ in range(times):
            scope = {"type": "websocket", "path": "/", "headers": [], "from": networks}
            self.tasks.append(asyncio.create_task(self.app(scope, receive, send)))
        # Each either stays or is turned away.
        async with asyncio.timeout(10):
            while len(self.said) < times:
                self.all_said.clear()
                await self.all_said.wait()
        return Counter(self.said)

    def say(self, word: str) -> None:
        self.said.append(word)
        self.all_said.set()

    async def go(self) -> None:
        self.let_go.set()
        await asyncio.gather(*self.tasks)


async def test_one_household_leaves_room_for_its_neighbours_and_all_others() -> None:
    site = Site()
    came = await site.come(HOUSE, 1_000)
    assert came == {
        "welcome": HOUSEHOLD,
        "crowded": (AT_MOST - 1) * HOUSEHOLD,
        "websocket.close": 1_000 - AT_MOST * HOUSEHOLD,
    }
    assert await site.come(ELSEWHERE) == {"welcome": 1}
    await site.go()


async def test_who_was_turned_away_takes_no_place_of_the_neighbours() -> None:
    site = Site()
    await site.come(HOUSE, HOUSEHOLD)
    assert await site.come(NEXT_DOOR) == {"welcome": 1}
    await site.go()


async def test_many_households_of_one_network_are_bounded_together() -> None:
    site = Site()
    for number in range(NEIGHBOURS // HOUSEHOLD):
        await site.come((f"203.0.113.{100 + number}/32", HOUSE[1]), HOUSEHOLD)
    assert await site.come(NEXT_DOOR) == {"crowded": 1}
    assert await site.come(ELSEWHERE) == {"welcome": 1}
    await site.go()


async def test_who_has_gone_is_counted_no_more() -> None:
    site = Site()
    await site.come(HOUSE, HOUSEHOLD)
    assert await site.come(HOUSE) == {"crowded": 1}
    await site.go()
    site.let_go.clear()
    assert await site.come(HOUSE) == {"welcome": 1}
    await site.go()
    assert site.app._sockets.crowd(HOUSE) == 0 and not any(site.app._sockets._open)


async def test_who_opens_them_too_fast_is_turned_away_late_and_that_costs_nothing() -> None:
    site = Site(ONE, held=0.05)
    began = asyncio.get_running_loop().time()
    assert await site.come(HOUSE, 3) == {"welcome": 1, "websocket.close": 2}
    assert asyncio.get_running_loop().time() - began >= 0.05
    assert site.app._sockets.crowd(HOUSE) == 1 / HOUSEHOLD
    await site.go()


def test_nobody_in_particular_is_not_counted() -> None:
    sockets = OpenSockets(1, 1)
    for _ in range(999):
        with sockets.one_more(None):
            assert sockets.crowd(None) == 0
