"""The crowd of a siege: what one address can do to a site. ``python -m tools.siege_crowd``, which
is told by JSON on its standard input, says ``{}`` when all of it is there, and what became of it
when that input ends."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Coroutine
from itertools import cycle
from typing import Any

import msgspec
import uvloop
from msgspec import Struct

from tools.light_socket import LightSocket
from tools.siege_http import ask

AT_ONCE = 100
"""Sockets that are opened at the same time."""
ARRIVES_WITHIN = 8.0
"""Seconds after which it is there as far as it will be; who was turned away or waits tries on."""
AGAIN = 0.05
"""Seconds after which who was turned away tries again: a browser is a hundred times as patient."""
PING_EVERY = 5.0


class Asked(Struct):
    url: str
    room: str
    """The room into which sockets are sent."""
    game: str
    address: str = "203.0.113.7"
    watchers: int = 0
    """Sockets in that room."""
    lookers: int = 0
    """Sockets at the lobby, each at another page of it."""
    pages: int = 0
    """Pages that are always on their way."""
    rooms: float = 0.0
    """New rooms a second, with a new cookie each."""


class Became(Struct):
    sockets: int
    """Those that stayed open."""
    turned_away: int
    """Tries that came to nothing, and sockets that were closed."""
    pages: dict[int, int]
    rooms: dict[int, int]
    """By the status of the answer."""
    frames: int


class Idler(LightSocket):
    """Comes, pings as a browser does, and reads."""

    frames = 0

    def took(self, text: bytes) -> None:
        Idler.frames += 1

    def ping(self) -> None:
        if self.closed is None:
            self.send(b'{"type":"ping"}')
            asyncio.get_running_loop().call_later(PING_EVERY, self.ping)


class Crowd:
    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.sockets: list[Idler] = []
        self.turned_away = 0
        self.pages: Counter[int] = Counter()
        self.rooms: Counter[int] = Counter()
        self._jobs: set[asyncio.Future[Any]] = set()

    async def come(self) -> None:
        asked = self.asked
        paths = [f"/ws/rooms/{asked.room}/"] * asked.watchers
        paths += [f"/ws/lobby/?page={number}" for number in range(1, asked.lookers + 1)]
        # Some of each at any moment.
        random.Random(1).shuffle(paths)
        if asked.rooms:
            # With a form, before pages become scarce.
            first = await ask(asked.url, "/", asked.address)
            self._keep(self._open_rooms(first.cookies.get("csrftoken", "")))
        for _ in range(asked.pages):
            self._keep(self._load_pages())
        gate = asyncio.Semaphore(AT_ONCE)
        comes = asyncio.gather(*(self._open(path, gate) for path in paths))
        self._jobs.add(comes)
        await asyncio.wait([comes], timeout=ARRIVES_WITHIN)

    def became(self) -> Became:
        for job in self._jobs:
            job.cancel()
        stayed = sum(socket.closed is None for socket in self.sockets)
        away = self.turned_away + len(self.sockets) - stayed
        return Became(stayed, away, dict(self.pages), dict(self.rooms), Idler.frames)

    def _keep(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _open(self, path: str, gate: asyncio.Semaphore) -> None:
        async with gate:
            socket = Idler(self.asked.url, path, "", self.asked.address)
            try:
                await socket.connect()
            except (OSError, TimeoutError):
                self.turned_away += 1
                self._keep(self._again(path, gate))
                return
        self.sockets.append(socket)
        asyncio.get_running_loop().call_later(random.random() * PING_EVERY, socket.ping)

    async def _again(self, path: str, gate: asyncio.Semaphore) -> None:
        await asyncio.sleep(AGAIN)
        await self._open(path, gate)

    async def _load_pages(self) -> None:
        for path in cycle(["/lobby/", "/", f"/r/{self.asked.room}/"]):
            answer = await ask(self.asked.url, path, self.asked.address)
            self.pages[answer.status] += 1
            if answer.status != 200:
                await asyncio.sleep(AGAIN)

    async def _open_rooms(self, token: str) -> None:
        while True:
            self._keep(self._open_room(token))
            await asyncio.sleep(1 / self.asked.rooms)

    async def _open_room(self, token: str) -> None:
        url, address = self.asked.url, self.asked.address
        fresh = (await ask(url, "/rooms/", address)).cookies
        cookies = {"csrftoken": token, **fresh}
        form = {"csrfmiddlewaretoken": token, "game": self.asked.game, "name": "A", "public": "on"}
        answer = await ask(url, "/rooms/", address, cookies, form)
        self.rooms[answer.status] += 1


async def main() -> None:
    loop = asyncio.get_running_loop()
    asked = msgspec.json.decode(await loop.run_in_executor(None, sys.stdin.readline), type=Asked)
    crowd = Crowd(asked)
    await crowd.come()
    print("{}", flush=True)
    await loop.run_in_executor(None, sys.stdin.read)
    print(msgspec.json.encode(crowd.became()).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
