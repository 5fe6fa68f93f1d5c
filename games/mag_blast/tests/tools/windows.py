"""Answer windows under load: how soon everybody sees them open and close, and how late the clock
closes them. ``python -m games.mag_blast.tests.tools.windows``

It starts the full stack of its own, with worker and beat, or plays at one that is up (``--url``, as
``tools.load`` takes it). In each room are two people, six bots and a spectator; the people answer,
pass, or stay silent. For example:

    --rooms 50 --option pace=normal           crowded
    --rooms 3 --seconds 300                   quiet
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from zlib import crc32

import msgspec
from msgspec import Struct, field

from games.mag_blast.timing import FURTHER, GRACE, PACES, Pace
from games.offers import Offer
from tests.support import servers, stack
from tests.support.stack import Stack
from tools import load, load_report
from tools.load_rooms import PlayedRoom, Seat, Watcher

SEATS, BOTS = 8, 6
SILENT = 3
"""Of so many windows a person lets one pass in silence."""
USUAL = [
    *("--game", "mag_blast", "--seats", str(SEATS), "--bots", str(BOTS), "--servers", "2"),
    *("--think", "1", "--warm-up", "20", "--seconds", "120", "--rooms", "50"),
]
ANSWERS = {"answered", "bought-off"}


# ---- what the sockets of a room are told


class Happened(Struct):
    event: str
    number: int = 0
    until: int = 0
    asked: list[int] = []


class Frame(Struct):
    type: str
    now: int = 0
    match: int | None = None
    events: list[tuple[int, list[Happened]]] = []

    def find(self, name: str) -> Iterator[Happened]:
        return (each for _, told in self.events for each in told if each.event == name)


class Seen(Struct):
    """A change as each socket was told of it."""

    now: list[int] = field(default_factory=list)
    """Match time of the process that told it."""
    at: list[float] = field(default_factory=list)


class Window(Struct):
    asked: list[int]
    until: int
    answered: bool = False
    """An answer has closed it, and not the clock."""
    opened: Seen = field(default_factory=Seen)
    closed: Seen = field(default_factory=Seen)


_frame = msgspec.json.Decoder(Frame).decode


class Captain(Seat):
    """In one window of three it says nothing; else it decides as it does everywhere."""

    room: Battle

    def took(self, text: bytes) -> None:
        self.room.hear(self, _frame(text))
        super().took(text)

    def _choices(self) -> list[Offer]:
        found = super()._choices()
        return [] if any(self._lets_pass(each) for each in found) else found

    def _lets_pass(self, offer: Offer) -> bool:
        key = f"{self.room.code} {self.number} {self._match} {offer.take.get('window')}"
        return offer.do == "pass" and crc32(key.encode()) % SILENT == 0


class Onlooker(Watcher):
    room: Battle

    def took(self, text: bytes) -> None:
        self.room.hear(self, _frame(text))
        super().took(text)


class Battle(PlayedRoom):
    kind_of_seat = Captain
    kind_of_watcher = Onlooker
    windows: dict[tuple[int, int], Window]
    """By match and number."""
    began: dict[int, float]
    """When match time was 0, by the quickest frame of each match."""

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)  # type: ignore[arg-type]
        self.windows, self.began = {}, {}
        self._matches = dict[Watcher, int]()
        self._open = dict[Watcher, Window]()

    def hear(self, socket: Watcher, frame: Frame) -> None:
        if frame.type == "snapshot":
            self._matches[socket] = frame.match or 0
        if frame.type != "update":
            return
        at, match = perf_counter(), self._matches.get(socket, 0)
        self.began[match] = min(self.began.get(match, at), at - frame.now / 1_000)
        for event in frame.find("window-closed"):
            if (window := self.windows.get((match, event.number))) is not None:
                window.answered = any(next(frame.find(name), None) for name in ANSWERS)
                _note(window.closed, frame.now, at)
        for event in frame.find("window-held"):
            if (held := self._open.get(socket)) is not None:
                held.until = event.until
        for event in frame.find("window-opened"):
            fresh = Window(event.asked, event.until)
            window = self.windows.setdefault((match, event.number), fresh)
            self._open[socket] = window
            _note(window.opened, frame.now, at)

    def forget_moments(self) -> None:
        super().forget_moments()
        self.windows.clear()
        self._open.clear()

    def whole(self) -> Iterator[tuple[float, Window]]:
        """Those that all have seen open and close, each with the beginning of its match."""
        for (match, _), window in self.windows.items():
            if len(window.opened.at) == len(window.closed.at) == len(self.sockets):
                yield self.began[match], window


def _note(seen: Seen, now: int, at: float) -> None:
    seen.now.append(now)
    seen.at.append(at)


# ---- what that says


def until_seen_by_all(began: float, seen: Seen) -> float:
    """Seconds from the change, as whoever made it says, until the last socket heard of it."""
    return max(seen.at) - (began + min(seen.now) / 1_000)


def late(pace: Pace, window: Window) -> float:
    """Seconds after the last moment at which it may have been due: which it was, the bots know."""
    opened, closed = min(window.opened.now), min(window.closed.now)
    lasts = window.until - opened
    early = [*pace.moments[:-1], *range(pace.moments[-1], lasts, FURTHER)]
    passed: list[int] = [at for at in (0, *early, lasts + GRACE) if opened + at <= closed]
    return (closed - opened - max(passed)) / 1_000


def lasted(window: Window) -> float:
    return (min(window.closed.now) - min(window.opened.now)) / 1_000


class WindowLoad(load.Load):
    kind_of_room = Battle

    async def run(self, *given: object) -> load_report.Counters:
        report = await super().run(*given)  # type: ignore[arg-type]
        return {**report, "windows": self._about_windows()}

    def _about_windows(self) -> load_report.Counters:
        options = dict(pair.split("=", 1) for pair in self.asked.option)
        pace = PACES[options.get("pace", "normal")]
        found = [each for room in self.rooms if isinstance(room, Battle) for each in room.whole()]
        by_clock = [window for _, window in found if not window.answered]
        by_bots = [each for each in by_clock if min(each.asked) >= SEATS - BOTS]
        return {
            "seen": {"by all": len(found), "closed by the clock": len(by_clock)},
            "opening, seen by all, ms": load_report.spread(
                until_seen_by_all(began, window.opened) for began, window in found
            ),
            "closing, seen by all, ms": load_report.spread(
                until_seen_by_all(began, window.closed) for began, window in found
            ),
            "late, ms": load_report.spread(late(pace, window) for window in by_clock),
            "open where bots alone are asked, ms": load_report.spread(map(lasted, by_bots)),
        }


# ---- where it is played


@contextmanager
def full_stack() -> Iterator[Stack]:
    postgres, redis = servers.postgres(), servers.redis_server()
    try:
        site = stack.full(postgres, redis)
        try:
            yield site
        finally:
            site.close()
    finally:
        redis.close()
        postgres.close()


def pids_of(site: Stack) -> dict[str, int]:
    own = {each.name: each.running for each in site.own}
    return {f"server {name}": running.pid for name, running in own.items() if running is not None}


def measured(asked: argparse.Namespace) -> load_report.Counters:
    if asked.url:
        place = load.Place(asked.url, {}, dict(os.environ), spread=asked.spread)
        return load.played(asked, place, WindowLoad)
    with full_stack() as site:
        place = load.Place(site.urls, pids_of(site), site.environment, spread=asked.spread)
        return load.played(asked, place, WindowLoad)


def main(given: Sequence[str]) -> int:
    asked = load.arguments([*USUAL, *given])
    report = measured(asked)
    print(load_report.table(report))
    if asked.json:
        asked.json.write_text(json.dumps(report, indent=2) + "\n")
    return int(not report["windows"]["seen"]["by all"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
