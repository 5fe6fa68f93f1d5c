"""Load for the soak test: people who keep coming and going."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

import msgspec

from tools.light_socket import LightSocket
from tools.load_pace import Pace
from tools.load_rooms import PlayedRoom, Tally, Watcher
from tools.tables import Table

THINK = 0.15
"""Seconds before each move."""
STAY = (4.0, 15.0)
"""Seconds that people stay at a table."""
AWAY = (0.1, 4.0)
"""Seconds until the next come, or the same again."""
ONCE_MORE = 0.6
"""How probable it is that the same people come back to the same table."""
CHAT_EVERY = 3.0

_encode = msgspec.json.Encoder().encode


class Subscriber(LightSocket):
    """Somebody with the lobby open."""

    def took(self, text: bytes) -> None:
        """It is read, and nothing follows."""


class Churn:
    """As many tables are played at as there are places; one table after the other at each."""

    def __init__(self, tables: Sequence[Table], seats: int, url: str, rng: random.Random) -> None:
        self.tally = Tally()
        self.visits = 0
        self.lost = 0
        """Visits that ended because the server closed a socket or did not answer."""
        self._tables = list(tables)
        self._seats = seats
        self._url = url
        self._rng = rng
        self._pace = Pace(THINK)
        self._lines = count(1)

    async def run(self, places: int) -> None:
        """Until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            for place in range(places):
                group.create_task(self._keep_busy(place))
            group.create_task(self._look_into_the_lobby())

    async def _keep_busy(self, place: int) -> None:
        table = self._tables[place]
        while True:
            try:
                await self._visit(table)
            except (OSError, TimeoutError):
                self.lost += 1
            await asyncio.sleep(self._rng.uniform(*AWAY))
            if self._rng.random() > ONCE_MORE:
                self._tables.append(table)
                table = self._tables.pop(0)

    async def _visit(self, table: Table) -> None:
        """Everybody comes, plays on or anew, talks, is watched by some for a while, and goes."""
        people = self._seats + 1
        room = PlayedRoom(
            table.code,
            table.cookies[:people],
            [self._url] * people,
            self._seats,
            self._pace,
            self.tally,
        )
        self.visits += 1
        try:
            await room.begin()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._rng.uniform(*STAY)):
                    await self._pass_time(room, table.cookies[people:])
            self.lost += any(socket.closed is not None for socket in room.sockets)
        finally:
            room.leave()

    async def _pass_time(self, room: PlayedRoom, guests: Sequence[str]) -> None:
        while all(socket.closed is None for socket in room.sockets):
            passer_by = Watcher(room, self._url, self._rng.choice(guests))
            try:
                await passer_by.connect()
                await asyncio.sleep(self._rng.uniform(0, CHAT_EVERY))
            finally:
                passer_by.leave()
            line = f"Line {next(self._lines)}"
            self._rng.choice(room.seats).send(_encode({"type": "chat", "text": line}))

    async def _look_into_the_lobby(self) -> None:
        while True:
            subscriber = Subscriber(self._url, "/ws/lobby/", "")
            try:
                await subscriber.connect()
                await asyncio.sleep(self._rng.uniform(*AWAY))
            except (OSError, TimeoutError):
                self.lost += 1
            finally:
                subscriber.leave()
