"""Soak test: does a server leak memory while people come and go for half an hour? ``make soak``.

It starts a web process on DATABASE_URL and REDIS_URL, or on SQLite without them. Memory is compared
with what it was once the first minutes were over; tasks, rooms and matches in memory, threads and
connections, when everybody has left, with what they were before the first came. Whatever has grown
is named, and ends the run with 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

import msgspec
import uvloop
from msgspec import Struct

from tools import cores, load_report, tables
from tools.load_server import Kind, OwnServers
from tools.soak_churn import Churn
from tools.soak_server import HELD

SETTLED = 300.0
"""Seconds after which memory should not grow any more; half of a run that is shorter than two."""
GROWTH = 0.05
LOOKS, LOOK_EVERY = 12, 10.0
"""How often it is looked at least, and how many seconds lie between two looks at most."""
ANSWERS_WITHIN = 20.0
EMPTY_WITHIN = 300.0
"""Seconds after the last has gone in which all that was theirs must be gone: matches are played on
by bots, then stand still, and only then are they let go."""
POOLS = 15
"""Connections to the database that may have been opened and kept: the readers' pool grows from one
to ten, that of pages and rooms from none to six."""
QUICKLY = {"AWAY_MS": "2000", "PATIENCE_MS": "2000"}
TABLES_EACH = 4
"""Tables for each place that is played at."""


class Held(Struct, frozen=True):
    """What the process has, as it says itself and as the system sees it."""

    tasks: dict[str, int]
    kept: dict[str, int]
    threads: int
    objects: int
    resident: int = 0
    files: int = 0
    sockets: int = 0
    at: float = 0.0


class Watch:
    """Asks the process again and again."""

    def __init__(self, pid: int, file: Path) -> None:
        self.pid = pid
        self.seen: list[Held] = []
        self._file = file
        self._file.touch()
        self._began = monotonic()

    async def look(self) -> Held:
        before = len(self._answers())
        os.kill(self.pid, signal.SIGUSR1)
        async with asyncio.timeout(ANSWERS_WITHIN):
            while len(answers := self._answers()) == before:  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.1)
        files, sockets = cores.open_files(self.pid)
        held = msgspec.structs.replace(
            msgspec.json.decode(answers[-1], type=Held),
            resident=cores.resident(self.pid),
            files=files,
            sockets=sockets,
            at=monotonic() - self._began,
        )
        self.seen.append(held)
        print(f"{held.at:6.0f} s  {shown(held)}", file=sys.stderr, flush=True)
        return held

    def _answers(self) -> list[bytes]:
        """Whole ones."""
        lines = self._file.read_bytes().splitlines(keepends=True)
        return [line for line in lines if line.endswith(b"\n")]

    async def keep_looking(self, seconds: float) -> None:
        until = monotonic() + seconds
        while monotonic() < until:
            await asyncio.sleep(min(LOOK_EVERY, seconds / LOOKS))
            await self.look()


def leaks(
    before: Held, settled: Sequence[Held], at_the_end: Sequence[Held], after: Held
) -> list[str]:
    """What has grown: ``before`` anybody came and ``after`` all had gone; while they were there,
    once all had ``settled`` and ``at_the_end``."""
    found = []
    growth = growth_of_memory(settled, at_the_end)
    if growth >= GROWTH:
        found.append(f"memory has grown by {growth:.1%}")
    if more := left_behind(before, after):
        found.append(f"of people who have left: {dict(more)}")
    if after.sockets > before.sockets + POOLS:
        found.append(f"{after.sockets} sockets are open, {before.sockets} were")
    if after.files > before.files + POOLS:
        found.append(f"{after.files} files are open, {before.files} were")
    most = max(held.threads for held in settled)
    if max(held.threads for held in at_the_end) > most:
        found.append(f"more threads than the {most} there were")
    return found


def left_behind(before: Held, after: Held) -> Counter[str]:
    return Counter(after.tasks | after.kept) - Counter(before.tasks | before.kept)


def growth_of_memory(settled: Sequence[Held], at_the_end: Sequence[Held]) -> float:
    """As a share; each by its median."""
    return (
        median(held.resident for held in at_the_end) / median(held.resident for held in settled) - 1
    )


def of_a_minute(seen: Sequence[Held], end: float, seconds: float = 60.0) -> list[Held]:
    return [held for held in seen if end - seconds <= held.at <= end]


async def soaked(asked: argparse.Namespace, own: OwnServers, file: Path) -> dict[str, Any]:
    game = tables.Wanted(asked.game, {}, asked.places * TABLES_EACH, asked.seats, watchers=4)
    found = await asyncio.to_thread(tables.by_command, game, own.environment)
    churn = Churn(found, game.chosen_seats, own.urls[0], random.Random(asked.seed))
    (pid,) = own.pids.values()
    watch = Watch(pid, file)
    before = await watch.look()
    churning = asyncio.create_task(churn.run(asked.places))
    length = asked.minutes * 60
    await watch.keep_looking(length)
    churning.cancel()
    with suppress(asyncio.CancelledError):
        await churning
    window = min(60.0, length / 3)
    settled = of_a_minute(watch.seen, min(SETTLED, length / 2), window)
    at_the_end = of_a_minute(watch.seen, watch.seen[-1].at, window)
    after = await emptied(watch, before, asked.empty_within)
    return {
        "minutes": asked.minutes,
        "visits": churn.visits,
        "visits cut short": churn.lost,
        "moves": churn.tally.moves.total(),
        "matches ended": churn.tally.matches,
        "refused": dict(churn.tally.refused),
        "MiB settled": mebibytes(settled),
        "MiB at the end": mebibytes(at_the_end),
        "growth, %": round(100 * growth_of_memory(settled, at_the_end), 1),
        "before": told(before),
        "at the end": told(at_the_end[-1]),
        "all have left": told(after),
        "leaks": leaks(before, settled, at_the_end, after),
    }


async def emptied(watch: Watch, before: Held, within: float) -> Held:
    """When nothing is left of those who have gone, at the latest when that has taken too long."""
    until = monotonic() + within
    while True:
        await asyncio.sleep(min(LOOK_EVERY, within))
        held = await watch.look()
        if not left_behind(before, held) or monotonic() > until:
            return held


def mebibytes(of: Sequence[Held]) -> float:
    return round(median(held.resident for held in of) / 2**20, 1)


def shown(held: Held) -> str:
    return (
        f"{mebibytes([held])} MiB, {sum(held.tasks.values())} tasks, {held.threads} threads,"
        f" {held.files} files, {held.sockets} sockets, {held.objects} objects"
    )


def told(held: Held) -> dict[str, Any]:
    return {
        "tasks": held.tasks,
        "kept": held.kept,
        "others": {
            "threads": held.threads,
            "objects": held.objects,
            "files": held.files,
            "sockets": held.sockets,
            "MiB": mebibytes([held]),
        },
    }


def main() -> int:
    asked = arguments()
    embedded = not os.environ.get("DATABASE_URL")
    kind = Kind(embedded=embedded, command=("-m", "tools.soak_server"))
    environment = {**os.environ, **QUICKLY}
    own = OwnServers(kind, environment)
    file = own.folder / "held"
    own.environment[HELD] = str(file)
    with own, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        report = runner.run(soaked(asked, own, file))
    print(load_report.table(report))
    if asked.json:
        asked.json.write_text(json.dumps(report, indent=2) + "\n")
    return int(bool(report["leaks"]))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--places", type=int, default=20, help="tables at play at once")
    parser.add_argument("--game", default="asy_przestworzy")
    parser.add_argument("--seats", type=int, default=0, help="the fewest of the game otherwise")
    parser.add_argument("--empty-within", type=float, default=EMPTY_WITHIN, metavar="SECONDS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also written there")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
