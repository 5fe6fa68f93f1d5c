"""Rooms of players over the public contract, and what they cost: ``python -m tools.load --start``.

Guests through real pages and real sockets play uniformly chosen offers, match after match, before
a spectator each. Without ``--start`` the server at ``--url`` is used; several addresses spread the
seats of one room over them.
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
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop
from msgspec import Struct

from games.registry import game_called
from tools import cores
from tools.client import Guest
from tools.load_rooms import Pace, PlayedRoom, Tally
from tools.load_server import OwnServer

NEAR = [0]
FAR = sorted(range(-100, 1_000), key=abs)
"""Milliseconds by which match times of one move may differ: on one process, and on several."""
FULL = 0.95
OPENED_AT_ONCE = 8


class Spent(Struct, frozen=True):
    """Readings of the clocks at one moment."""

    wall: float
    load: float
    servers: float
    database: float

    def since(self, before: Spent) -> Spent:
        return Spent(
            self.wall - before.wall,
            self.load - before.load,
            self.servers - before.servers,
            self.database - before.database,
        )


class Load:
    """One run against servers that are up."""

    def __init__(self, asked: argparse.Namespace, urls: list[str], servers: list[int]) -> None:
        self.asked = asked
        self.urls = urls
        self.servers = servers
        self.database = urlsplit(os.environ.get("DATABASE_URL", "")).path.strip("/")
        self.pace = Pace(asked.rate)
        self.rooms: list[PlayedRoom] = []

    async def run(self) -> dict[str, Any]:
        await self._open_rooms()
        keeping = asyncio.create_task(self.pace.keep())
        await asyncio.sleep(self.asked.warm_up)
        gc.collect()
        gc.freeze()
        tally, before = self._count_anew(), self._spent()
        await asyncio.sleep(self.asked.seconds)
        spent = self._spent().since(before)
        # What was on its way when the time was up may still be told.
        self._count_anew(keep_moments=True)
        await asyncio.sleep(0.5)
        report = self._report(tally, spent)
        for socket in [socket for room in self.rooms for socket in room.sockets]:
            socket.leave()
        keeping.cancel()
        return report

    async def _open_rooms(self) -> None:
        asked, loop = self.asked, asyncio.get_running_loop()
        options = dict(pair.split("=", 1) for pair in asked.option)
        game = game_called(asked.game)
        allowed = game.seats(msgspec.convert(options, game.options_type, strict=False))
        seats = asked.seats or allowed[0]
        if len(allowed) > 1:
            options["seats"] = str(seats)
        open_one = partial(_open_room, self.urls, asked.game, options, seats)
        with ThreadPoolExecutor(OPENED_AT_ONCE) as threads:
            opening = (loop.run_in_executor(threads, open_one, k) for k in range(asked.rooms))
            for code, guests in await asyncio.gather(*opening):
                self.rooms.append(PlayedRoom(code, guests, self.pace, Tally()))
        for room in self.rooms:
            await room.begin()

    def _count_anew(self, keep_moments: bool = False) -> Tally:
        tally = Tally()
        for room in self.rooms:
            room.tally = tally
            if not keep_moments:
                room.forget_moments()
        return tally

    def _spent(self) -> Spent:
        return Spent(
            perf_counter(),
            process_time(),
            cores.seconds(self.servers),
            cores.seconds(cores.backends(self.database)) if self.database else 0.0,
        )

    def _report(self, tally: Tally, spent: Spent) -> dict[str, Any]:
        thousands = max(tally.moves, 1) / 1_000
        reach = NEAR if len(self.urls) == 1 else FAR
        sockets = [socket for room in self.rooms for socket in room.sockets]
        return {
            "rooms": len(self.rooms),
            "sockets": len(sockets),
            "sockets closed by the server": dict(
                Counter(socket.closed for socket in sockets if socket.closed is not None)
            ),
            "seconds": round(spent.wall, 1),
            "accepted moves": tally.moves,
            "accepted moves/s": round(tally.moves / spent.wall, 1),
            "matches ended": tally.matches,
            "refused": dict(tally.refused),
            "server CPU s per 1,000 moves": round(spent.servers / thousands, 3),
            "database CPU s per 1,000 moves": round(spent.database / thousands, 3),
            "server, share of a core": round(spent.servers / spent.wall, 2),
            "load, share of a core": round(spent.load / spent.wall, 2),
            "send to acknowledgement, ms": _spread(tally.acknowledged),
            "send to the other seat, ms": _spread(
                [each for room in self.rooms for each in room.latencies(reach)]
            ),
            "bytes of an update, median": int(median(tally.sizes or [0])),
            "bytes of an update, largest": max(tally.sizes, default=0),
        }


def _open_room(
    urls: list[str], game: str, options: dict[str, str], seats: int, number: int
) -> tuple[str, list[Guest]]:
    """A room, opened by its first guest; the others come by its link. The last one watches."""
    guests = [Guest(urls[(number + index) % len(urls)]) for index in range(seats + 1)]
    code = guests[0].open_room(game, f"Room {number}", **options)
    for guest in guests[1:]:
        guest.visit(code)
    return code, guests


def _spread(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [0.0]
    shares = {"p50": 0.50, "p95": 0.95, "p99": 0.99}
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)
        for name, share in shares.items()
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", action="append", help="a running server; may be given again")
    parser.add_argument("--start", action="store_true", help="start one, on DATABASE_URL")
    parser.add_argument("--pid", type=int, action="append", help="the server, if not found by port")
    parser.add_argument("--game", default="asy_przestworzy")
    parser.add_argument("--option", action="append", default=[], metavar="FIELD=VALUE")
    parser.add_argument("--seats", type=int, default=0, help="the fewest of the game otherwise")
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves/s at most; 0: closed loop")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def measured(asked: argparse.Namespace, urls: list[str]) -> dict[str, Any]:
    servers = asked.pid or [cores.listening_at(urlsplit(url).port or 80) for url in urls]
    core = min(os.sched_getaffinity(0)) if asked.start else None
    idle = 0.0 if core is None else cores.idle(core)
    began = perf_counter()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        report = runner.run(Load(asked, urls, servers).run())
    busy = report["load, share of a core"]
    if core is not None:
        busy = max(busy, 1 - (cores.idle(core) - idle) / (perf_counter() - began))
    report["the load's own core was full"] = busy > FULL
    return report


def main() -> int:
    asked = arguments()
    random.seed(asked.seed)
    if asked.start:
        with OwnServer() as server:
            report = measured(asked, [server.url])
    else:
        report = measured(asked, asked.url or ["http://127.0.0.1:8000"])
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        for name, value in report.items():
            print(f"{name:34} {value}")
    return int(report["accepted moves"] == 0)


if __name__ == "__main__":
    sys.exit(main())
