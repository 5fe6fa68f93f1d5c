"""Provokes conflicts between two processes that play one match: ``python -m tools.conflict``.

The processes share DATABASE_URL and nothing else: without Redis no poke ever arrives, so each
learns of the other's moves by losing to them or by being asked. Afterwards the log is compared with
every answer that was given.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import psycopg
import uvloop
from msgspec import convert

from games.offers import Offer
from tools import load_metrics, load_report, tables
from tools.client import Frame, Known, Player, Refused
from tools.load_server import Kind, OwnServers

PROCESSES = 2
TOGETHER = 0.005
"""Seconds within which those who act at once are to have sent."""
LOG = """SELECT version, seat, action_id FROM move
         WHERE match_id = (SELECT match_id FROM rooms_room WHERE code = %s) ORDER BY version"""


class Rival(Player):
    """A seat that acts whenever it is told to, and keeps every answer."""

    def __init__(self, cookies: str, code: str, url: str) -> None:
        super().__init__(Known(url, cookies), code)
        self.accepted: list[str] = []
        self.rejected: list[str] = []
        self.sent_at = 0.0
        self.heard = self._count
        self._pictures = 0

    def _count(self, frame: Frame, raw: bytes) -> None:
        self._pictures += frame.type == "snapshot"

    async def send(self, type: str, **fields: Any) -> None:
        await super().send(type, **fields)
        self.sent_at = perf_counter()

    async def look(self) -> None:
        """Ask for the whole picture, which no process gives from memory alone."""
        before = self._pictures
        await self.send("sync", n=self.n)
        await self.until(lambda: self._pictures > before)

    async def strike(self, rng: random.Random) -> None:
        offer = convert(rng.choice(self.choices()), Offer)
        id = secrets.token_hex(6)
        try:
            await self.act(offer.pick(rng.randrange), id)
        except Refused:
            self.rejected.append(id)
        else:
            self.accepted.append(id)


class Fight:
    """One room, its seats in turn on each of the processes."""

    def __init__(self, table: tables.Table, urls: Sequence[str], rng: random.Random) -> None:
        self.code = table.code
        self.rivals = [
            Rival(cookies, table.code, urls[seat % len(urls)])
            for seat, cookies in enumerate(table.cookies)
        ]
        self.spans: list[float] = []
        """Seconds from the first to the last who sent, each time that several acted at once."""
        self._rng = rng

    async def run(self, until: float) -> None:
        """Act at once, look, act at once, until the time (of ``perf_counter``) or the match is
        over."""
        for rival in self.rivals:
            await rival.connect()
        for rival in self.rivals:
            await rival.ready()
        while perf_counter() < until and not any(rival.over for rival in self.rivals):
            await asyncio.gather(*(rival.look() for rival in self.rivals))
            await self._strike_together()
        for rival in self.rivals:
            await rival.close()

    async def _strike_together(self) -> None:
        able = [rival for rival in self.rivals if rival.choices()]
        if not able:
            await asyncio.sleep(0.1)
            return
        await asyncio.gather(*(rival.strike(self._rng) for rival in able))
        if len(able) > 1:
            sent = [rival.sent_at for rival in able]
            self.spans.append(max(sent) - min(sent))


def unsound(fight: Fight, log: Sequence[tuple[int, int | None, str | None]]) -> list[str]:
    """What of the log is not as it was answered; nothing, if all is well."""
    wrong = []
    if [version for version, _, _ in log] != list(range(1, len(log) + 1)):
        wrong.append("the versions have a gap or a fork")
    stored = [(seat, id) for _, seat, id in log if id is not None]
    if len(stored) != len(set(stored)):
        wrong.append("an action is in the log twice")
    accepted = {(seat, id) for seat, rival in enumerate(fight.rivals) for id in rival.accepted}
    if lost := accepted - set(stored):
        wrong.append(f"acknowledged and not in the log: {sorted(lost)}")
    if invented := set(stored) - accepted:
        wrong.append(f"in the log and not acknowledged: {sorted(invented)}")
    return [f"{fight.code}: {each}" for each in wrong]


async def fought(
    found: Sequence[tables.Table], urls: Sequence[str], asked: argparse.Namespace
) -> list[Fight]:
    rng = random.Random(asked.seed)
    fights = [Fight(table, urls, rng) for table in found]
    until = perf_counter() + asked.seconds
    await asyncio.gather(*(fight.run(until) for fight in fights))
    return fights


def report(
    fights: Sequence[Fight], database: str, conflicts: int
) -> tuple[load_report.Counters, list[str]]:
    with psycopg.connect(database, autocommit=True) as connection:
        logs = {fight.code: connection.execute(LOG, [fight.code]).fetchall() for fight in fights}
    wrong = [each for fight in fights for each in unsound(fight, logs[fight.code])]
    rivals = [rival for fight in fights for rival in fight.rivals]
    spans = [span for fight in fights for span in fight.spans]
    return {
        "rooms": [fight.code for fight in fights],
        "accepted": sum(len(rival.accepted) for rival in rivals),
        "refused": sum(len(rival.rejected) for rival in rivals),
        "several at once": len(spans),
        "of them within 5 ms": sum(span <= TOGETHER for span in spans),
        "conflicts": conflicts,
        "moves in the logs": sum(map(len, logs.values())),
        "wrong": wrong,
    }, wrong


def run(asked: argparse.Namespace) -> tuple[load_report.Counters, list[str]]:
    environment = {**os.environ, "REDIS_URL": ""}
    wanted = tables.Wanted(asked.game, asked.options, asked.rooms, asked.seats, watchers=0)
    with OwnServers(Kind(servers=PROCESSES), environment) as own:
        found = tables.by_command(wanted, own.environment)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            fights = runner.run(fought(found, own.urls, asked))
        counted = load_metrics.read(own.urls, own.environment["METRICS_TOKEN"])
    conflicts = int(load_metrics.between(load_metrics.Reading(), counted)["conflicts"])
    return report(fights, own.environment["DATABASE_URL"], conflicts)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kosmiczna_eskadra")
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    parser.add_argument("--seats", type=int, default=0, help="the fewest of the game otherwise")
    parser.add_argument("--rooms", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="the figures")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    counters, wrong = run(asked)
    told: dict[str, Any] = {**counters, "rooms": len(counters["rooms"])}
    print(load_report.table(told))
    if asked.json:
        asked.json.write_text(json.dumps(counters, indent=2) + "\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
