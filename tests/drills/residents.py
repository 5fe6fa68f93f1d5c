"""Bots that stay at their table whatever happens to the servers, as a browser does."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import convert
from websockets.exceptions import WebSocketException

from games.offers import Offer
from tests.support.people import merged, some_action
from tools.client import Frame, Guest, Player, Refused, whole

THINKS = (0.15, 0.6)
"""Seconds between two looks at the table."""
DOZES = 0.02
"""Of how many looks one is so long that a decision runs out."""
DOZE = 6.0
PINGS = 1.0
"""Seconds between two signs of how far somebody has read."""
READY_AGAIN = 1.0
"""Seconds after which whoever is ready says so again, if no match has begun."""
LOST = (OSError, TimeoutError, WebSocketException)


class Resident(Player):
    """Somebody at a table, or (no ``place``) before it. Resends only what its fresh snapshot does
    not list as done and still offers."""

    def __init__(
        self, guest: Guest, code: str, urls: Sequence[str], place: int | None, seed: str
    ) -> None:
        self._urls = itertools.cycle(urls)
        super().__init__(guest, code, next(self._urls))
        self.place = place
        self.rng = random.Random(seed)
        self.thinks = THINKS
        self.view: dict[str, Any] = {}
        self.acknowledged: list[str] = []
        self.refused_with: Counter[str] = Counter()
        self.resumes: list[int] = []
        """Milliseconds after which ending servers have asked them to come back."""
        self.dozes = DOZES
        self.absences: list[float] = []
        """Seconds from every loss of the line until the whole picture was there again."""
        self.pictures = 0
        self.ports: list[int] = []
        """Of all lines that they have ever had, at this end."""
        self.heard = self._look
        self._wait = 0
        self._lost_at = 0.0
        self._lost = asyncio.Event()
        self._said_ready = 0.0
        self._behind = False

    def _look(self, frame: Frame, raw: bytes) -> None:
        match frame.type:
            case "snapshot":
                self.view = whole(raw)["view"]
                self.pictures += 1
                self._behind = False
            case "update":
                message = whole(raw)
                self.view = message.get("view") or merged(self.view, message.get("patch") or {})
            case "pong":
                self._behind = frame.n > self.n
            case "resume":
                self._wait = frame.after_ms
                self.resumes.append(frame.after_ms)

    def _give_up(self) -> None:
        self._lost_at = time.monotonic()
        self._lost.set()
        super()._give_up()

    async def connect(self) -> None:
        await super().connect()
        assert self._socket is not None
        self.ports.append(self._socket.local_address[1])

    @property
    def port(self) -> int:
        return self.ports[-1]

    def stop_reading(self) -> None:
        assert self._socket is not None, "connect first"
        self._socket.transport.pause_reading()

    def read_on(self) -> None:
        assert self._socket is not None, "connect first"
        self._socket.transport.resume_reading()

    async def play(self, enough: asyncio.Event) -> None:
        """Match after match, until it is enough; then they are still there."""
        reading = asyncio.create_task(self._read_along())
        try:
            while not enough.is_set():
                with suppress(LOST):
                    await self._take_a_turn()
                # Whoever thinks, or dozes, still notices that the line is gone.
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._lost.wait(), self._pause())
        finally:
            reading.cancel()
        if self.closed is not None:
            await self.come_back()

    def _pause(self) -> float:
        return DOZE if self.rng.random() < self.dozes else self.rng.uniform(*self.thinks)

    async def _take_a_turn(self) -> None:
        if self.closed is not None:
            await self.come_back()
        if self.place is None:
            return
        if self.over:
            await self._be_ready()
        elif choices := self.choices():
            await self._do(some_action(choices, self.rng))

    async def _read_along(self) -> None:
        """Also while they wait for an answer: it is held back from who does not say what it has
        read."""
        while True:
            with suppress(LOST):
                if self._behind:
                    await self.send("sync", n=self.n)
                await self.send("ping", n=self.n)
            await asyncio.sleep(PINGS)

    async def _be_ready(self) -> None:
        if time.monotonic() - self._said_ready > READY_AGAIN:
            self._said_ready = time.monotonic()
            await self.ready()

    async def _do(self, action: dict[str, Any]) -> None:
        """One action, until it is acknowledged or refused, or its match is over."""
        id, match = secrets.token_hex(8), self.match
        while self.match == match:
            try:
                await self.act(action, id, wait=8)
            except Refused as refused:
                self.refused_with[refused.code or ""] += 1
                return
            except LOST:
                await self.come_back()
            if id in self.done:
                self.acknowledged.append(id)
                return
            if not self._offered(action):
                return

    def _offered(self, action: dict[str, Any]) -> bool:
        return any(
            convert(offer, Offer).holds(action) for group in self.offers.values() for offer in group
        )

    async def come_back(self) -> None:
        """When they were asked to, to whichever server answers, until they see everything."""
        wait, self._wait = self._wait, 0
        await asyncio.sleep(wait / 1000)
        while True:
            self._lost.clear()
            if await self._has_come_back():
                break
            await asyncio.sleep(self.rng.uniform(0.1, 0.3))
        self.absences.append(time.monotonic() - self._lost_at)

    async def _has_come_back(self) -> bool:
        await self.close()
        # What was refused on the old line is no answer to anything on the new one.
        self._refusals.clear()
        self.url = next(self._urls)
        before, lost_at = self.pictures, self._lost_at
        try:
            await self.connect()
            await self.until(lambda: self.pictures > before, wait=8)
        except (*LOST, Refused):
            self._lost_at = lost_at
            return False
        return True
