"""Load test: rooms of bots over the public protocol, and what they cost. ``python -m tools.load``.

It starts web processes of its own, or plays at those that are up (``--url``). Everybody chooses
from what is offered, match after match, before a spectator each. For example, with DATABASE_URL and
REDIS_URL in the environment:

    --rate 200                                 latency at 200 moves a second
    --servers 2 --baseline one.json            two processes behind the proxy, beside one
    --servers 2 --spread                       the seats of a room on different processes
    --game kosmiczna_eskadra --seats 4 --rooms 50 --think 0.25    a card a second each
    --game galaxy_trucker --seats 4 --bots 3 --think 1            one person beside three bots
    --uvicorn, --embedded                      another server; SQLite
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zlib import crc32

import uvloop
from msgspec import Struct

from games.registry import game_called
from tools import cores, load_metrics, load_report, needs, tables
from tools.load_meter import Meter, Spent, of_this_machine
from tools.load_pace import FixedRate, Pace
from tools.load_rooms import PlayedRoom, Tally
from tools.load_server import Kind, OwnServers
from tools.playing import rarely

FULL = 0.95
COME_AT_ONCE = 20
FIRST = 10
"""One room in so many is opened first: what it makes the server load and remember is not memory of
the others."""


class Place(Struct, frozen=True):
    """Where is played. ``urls``: of the processes, or of what stands before them."""

    urls: list[str]
    processes: dict[str, int]
    """Those of the web processes that run here, by name."""
    environment: dict[str, str]
    proxy: int | None = None
    spread: bool = False
    own_core: int | None = None
    metrics: list[str] = []
    """The addresses of the processes themselves, where they tell what they count."""

    def urls_of(self, code: str, sockets: int) -> list[str]:
        """A room's sockets all come to one process, chosen by its code as the proxy would do it; or
        each to the next."""
        first = crc32(code.encode())
        return [
            self.urls[(first + (number if self.spread else 0)) % len(self.urls)]
            for number in range(sockets)
        ]


class Load:
    """One run at a place that is up."""

    kind_of_room = PlayedRoom

    def __init__(self, asked: argparse.Namespace, place: Place) -> None:
        self.asked = asked
        self.place = place
        self.pace = FixedRate(asked.rate) if asked.rate else Pace(asked.think)
        self.rooms: list[PlayedRoom] = []
        self.meter = Meter(of_this_machine(place.processes, place.environment, place.proxy))

    async def run(self, found: Sequence[tables.Table], seats: int) -> load_report.Counters:
        asked = self.asked
        self.rooms = [
            self.kind_of_room(
                table.code,
                table.cookies,
                self.place.urls_of(table.code, len(table.cookies)),
                seats,
                self.pace,
                Tally(),
                rarely(game_called(asked.game)),
            )
            for table in found
        ]
        keeping = asyncio.create_task(self.pace.keep())
        few = max(1, len(self.rooms) // FIRST)
        await self._begin(self.rooms[:few])
        await asyncio.sleep(asked.warm_up / 2)
        self.pace.hold()
        # Of the metrics the first reading is dearer, which is memory of no room either.
        await asyncio.to_thread(self._counted)
        without = self._memory()
        await self._begin(self.rooms[few:])
        self.pace.go()
        await asyncio.sleep(asked.warm_up)
        measured = await self._measure()
        report = {**self._about(), **measured}
        grown = self._memory() - without
        report["KiB of a room"] = round(grown / 1024 / max(1, len(self.rooms) - few), 1)
        report["moves behind the rate"] = self.pace.behind
        for room in self.rooms:
            room.leave()
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        return report

    async def _begin(self, rooms: Sequence[PlayedRoom]) -> None:
        for at in range(0, len(rooms), COME_AT_ONCE):
            await asyncio.gather(*(room.begin() for room in rooms[at : at + COME_AT_ONCE]))

    async def _measure(self) -> load_report.Counters:
        gc.collect()
        gc.freeze()
        before = await asyncio.to_thread(self._counted)
        tally = self._count_anew()
        spent, busy = await self._spent()
        # What was on its way when the time was up may still be told.
        self._count_anew(keep_moments=True)
        counted = load_metrics.between(before, await asyncio.to_thread(self._counted))
        await asyncio.sleep(0.5)
        seen = [
            each for room in self.rooms for each in room.seen(one_process=not self.place.spread)
        ]
        report = load_report.counters(tally, seen, spent)
        report["as the servers count"] = counted
        report["the load's own core was full"] = busy > FULL
        return report

    async def _spent(self) -> tuple[Spent, float]:
        """In the time that is measured; and which share of it our own core was busy."""
        core = self.place.own_core
        idle = 0.0 if core is None else cores.idle(core)
        self.meter.start()
        await asyncio.sleep(self.asked.seconds)
        spent = self.meter.spent()
        busy = spent.of("load") / spent.wall
        if core is not None:
            busy = max(busy, 1 - (cores.idle(core) - idle) / spent.wall)
        return spent, busy

    def _count_anew(self, keep_moments: bool = False) -> Tally:
        tally = Tally()
        for room in self.rooms:
            room.tally = tally
            if not keep_moments:
                room.forget_moments()
        return tally

    def _counted(self) -> load_metrics.Reading:
        place = self.place
        return load_metrics.read(place.metrics, place.environment.get("METRICS_TOKEN", ""))

    def _memory(self) -> int:
        return sum(cores.resident(pid) for pid in self.place.processes.values())

    def _about(self) -> load_report.Counters:
        asked = self.asked
        closed = [
            socket.closed
            for room in self.rooms
            for socket in room.sockets
            if socket.closed is not None
        ]
        return {
            "game": asked.game,
            "server": _called(asked),
            "cores": os.cpu_count(),
            "rooms": len(self.rooms),
            "sockets": sum(len(room.sockets) for room in self.rooms),
            "sockets closed by the server": dict(Counter(closed)),
            "rate asked": asked.rate or None,
        }


def _called(asked: argparse.Namespace) -> str:
    if asked.url:
        return " ".join(asked.url)
    kind = "uvicorn" if asked.uvicorn else "daphne"
    where = "SQLite" if asked.embedded else "PostgreSQL"
    return f"{asked.servers} x {kind} on {where}{', spread' if asked.spread else ''}"


def measured(asked: argparse.Namespace) -> load_report.Counters:
    """At the given addresses, or at processes of its own."""
    if asked.url:
        counters = dict(os.environ)
        place = Place(asked.url, _found(asked), counters, spread=asked.spread, metrics=asked.url)
        return played(asked, place)
    proxied = asked.servers > 1 and not asked.spread and needs.nginx() is not None
    kind = Kind(asked.servers, asked.embedded, asked.uvicorn, proxied)
    with OwnServers(kind) as own:
        urls = own.urls if own.proxy_url is None else [own.proxy_url]
        place = Place(
            urls=urls,
            processes=own.pids,
            environment=own.environment,
            proxy=own.proxy_pid,
            spread=asked.spread,
            own_core=own.own_core,
            metrics=own.urls,
        )
        return played(asked, place)


def _found(asked: argparse.Namespace) -> dict[str, int]:
    """The processes behind the addresses, as far as they run here."""
    pids = list(asked.pid or [])
    for url in [] if pids else asked.url:
        with suppress(LookupError):
            pids.append(cores.listening_at(urlsplit(url).port or 80))
    return {f"server {number}": pid for number, pid in enumerate(pids, 1)}


def played(
    asked: argparse.Namespace, place: Place, kind: type[Load] = Load
) -> load_report.Counters:
    options = dict(pair.split("=", 1) for pair in asked.option)
    wanted = tables.Wanted(asked.game, options, asked.rooms, asked.seats, bots=asked.bots)
    if asked.pages:
        found = tables.by_pages(wanted, place.urls[0])
    else:
        found = tables.by_command(wanted, place.environment)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(kind(asked, place).run(found, wanted.people))


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    where = parser.add_argument_group("where")
    where.add_argument("--url", action="append", help="a server that is up; may be given again")
    where.add_argument("--pid", type=int, action="append", help="its process, if not found by port")
    where.add_argument(
        "--pages", action="store_true", help="rooms by its pages: for a site of unknown environment"
    )
    where.add_argument("--servers", type=int, default=1, help="web processes to start")
    where.add_argument("--spread", action="store_true", help="a room's sockets on all of them")
    where.add_argument("--uvicorn", action="store_true", help="instead of Daphne")
    where.add_argument("--embedded", action="store_true", help="on SQLite, without Redis")
    what = parser.add_argument_group("what")
    what.add_argument("--game", default="asy_przestworzy")
    what.add_argument("--option", action="append", default=[], metavar="FIELD=VALUE")
    what.add_argument("--seats", type=int, default=0, help="the fewest of the game otherwise")
    what.add_argument("--bots", type=int, default=0, help="in the last of these seats")
    what.add_argument("--rooms", type=int, default=200)
    what.add_argument("--rate", type=float, default=0.0, help="moves/s; 0: closed loop")
    what.add_argument("--think", type=float, default=0.0, help="seconds before each move")
    what.add_argument("--seconds", type=float, default=30.0)
    what.add_argument("--warm-up", type=float, default=5.0)
    what.add_argument("--seed", type=int, default=1)
    out = parser.add_argument_group("figures")
    out.add_argument("--json", type=Path, metavar="FILE", help="also written there")
    out.add_argument("--baseline", type=Path, metavar="FILE", help="compared with an earlier one")
    asked = parser.parse_args(given)
    if asked.rate and asked.think:
        parser.error("--rate says when moves are sent; --think has no say then")
    if asked.bots and asked.pages:
        parser.error("--bots are seated by command, not by --pages")
    if asked.embedded and asked.servers > 1:
        parser.error("--embedded is one process")
    return asked


def main() -> int:
    asked = arguments()
    random.seed(asked.seed)
    report = measured(asked)
    print(load_report.table(report))
    if report["the load's own core was full"]:
        print("The rate is what the load could do; CPU seconds are those at that rate.")
    if asked.json:
        asked.json.write_text(json.dumps(report, indent=2) + "\n")
    if asked.baseline:
        before: dict[str, Any] = json.loads(asked.baseline.read_text())
        print(f"\n{load_report.compared(report, before)}")
    return int(report["accepted moves"] == 0)


if __name__ == "__main__":
    sys.exit(main())
