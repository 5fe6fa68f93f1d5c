"""A live match without sockets or servers: a runtime, a settable clock, viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from games.engine import Refusal
from games.registry import game_called
from server.core.database import SqliteDatabase
from server.matches.core.clock import WallClock
from server.matches.core.head import begin, row_of
from server.matches.core.rows import MatchRow
from server.matches.live.live_match import LiveMatch
from server.matches.process.runtime import MatchRuntime
from tests.support.heads import BEGUN, GAME, SEED
from tests.support.ledgers import store


class SetClock(WallClock):
    """A wall clock that the test sets."""

    def __init__(self) -> None:
        super().__init__()
        self.time = BEGUN

    def now(self) -> int:
        return self.time

    def follow(self, database: int) -> None:
        pass


class Watcher:
    """A viewer that records its frames."""

    number = 1

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.frames: list[dict[str, Any]] = []
        self.refusals: list[tuple[str, str | None]] = []

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        self.frames.append(msgspec.json.decode(frame))

    async def deliver_lossy(self, frame: bytes) -> None:
        self.frames.append(msgspec.json.decode(frame))

    async def deliver_participants(self, frame: bytes) -> None:
        await self.deliver(frame)

    async def refuse(self, refusal: Refusal, id: str | None = None) -> None:
        self.refusals.append((refusal.code, id))

    def of(self, type: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == type]

    @property
    def events(self) -> list[dict[str, Any]]:
        """What updates have told, in order."""
        updates = [pair for frame in self.of("update") for pair in frame.get("events", [])]
        return [event for _, events in updates for event in events]

    @property
    def done(self) -> list[str]:
        return [frame["done"] for frame in self.of("update") if "done" in frame]


class Table:
    """One match in one runtime."""

    def __init__(self, runtime: MatchRuntime, clock: SetClock) -> None:
        self.runtime = runtime
        self.clock = clock
        self.match = 1

    @classmethod
    async def open(
        cls,
        runtime: MatchRuntime,
        bots: str = "{}",
        options: str = "{}",
        game: str = GAME,
        seats: int = 2,
        absent: str = "bot",
    ) -> Table:
        clock = SetClock()
        runtime.wall = clock
        await runtime.start()
        table = cls(runtime, clock)
        version = game_called(game).version
        row = MatchRow(1, game, version, options, seats, bots, SEED, BEGUN, absent)
        head, move = begin(row)
        body = bytes(row_of(1, move, None).body).decode()
        await store(runtime.ledger, row, head.due(), body)
        return table

    @property
    def live(self) -> LiveMatch:
        return self.runtime.live(self.match)

    async def join(self, seat: int | None, n: int = 0) -> Watcher:
        watcher = Watcher(seat)
        assert self.live.watch(watcher, n)
        await self.quiet()
        return watcher

    async def act(self, watcher: Watcher, id: str, lag: int = 0, /, **action: Any) -> None:
        raw = Raw(msgspec.json.encode(action))
        at = self.clock.now()
        await self.do(lambda: self.live.act(watcher, raw, id, at, lag))

    async def pass_time(self, seconds: float = 0) -> None:
        self.clock.time += int(seconds * 1000)
        await self.do(self.live.pass_time)

    async def do(self, job: Any) -> None:
        """Have the mailbox do it, and wait until it has."""
        done = asyncio.Event()

        async def and_say_so() -> None:
            await job()
            done.set()

        assert self.live.post(and_say_so)
        await asyncio.wait_for(done.wait(), 10)

    async def quiet(self) -> None:
        """Wait until the mailbox has done what is in it."""

        async def nothing() -> None:
            pass

        await self.do(nothing)

    async def versions(self) -> list[int]:
        return [row.version for row in await self.runtime.ledger.rows(self.match, 0)]

    async def actions(self) -> list[str]:
        """What the log says was done, in order."""
        rows = await self.runtime.ledger.rows(self.match, 0)
        return [msgspec.json.decode(row.body)["action"]["do"] for row in rows]


async def second_process(table: Table, file: Path) -> Table:
    """Another process with the same database; no poke passes between the two."""
    runtime = MatchRuntime(SqliteDatabase(str(file)), web=True, alone=True)
    runtime.wall = table.clock
    await runtime.start()
    return Table(runtime, table.clock)


async def until(true: Callable[[], Any]) -> None:
    """Wait for what comes of threads and timers: bots think in threads."""
    for _ in range(2_000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise TimeoutError
