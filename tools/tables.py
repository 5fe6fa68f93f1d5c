"""Creates rooms with their guests' cookies, by management command or through the pages."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from msgspec import Struct

from games.registry import game_called
from tools.client import Guest

BASE = Path(__file__).resolve().parent.parent
OPENED_AT_ONCE = 8


class Table(Struct, frozen=True):
    """One room. ``cookies``: of who sits, or will sit, seat by seat; then of those who watch."""

    code: str
    cookies: list[str]


class Wanted(Struct, frozen=True):
    """What is to be played at the tables."""

    game: str
    options: dict[str, str]
    rooms: int
    seats: int
    """0: the fewest that the game allows."""
    watchers: int = 1
    bots: int = 0
    """In the last of the seats."""
    public: bool = False

    @property
    def allowed(self) -> range:
        game = game_called(self.game)
        return game.seats(msgspec.convert(self.options, game.options_type, strict=False))

    @property
    def chosen_seats(self) -> int:
        return self.seats or self.allowed[0]

    @property
    def people(self) -> int:
        """Those who sit."""
        return self.chosen_seats - self.bots


class Opened(Struct, frozen=True):
    tables: list[Table]


def by_command(wanted: Wanted, environment: Mapping[str, str]) -> list[Table]:
    """In a second or two, for a site of which the whole environment is known: its database, its
    key."""
    options = [word for pair in wanted.options.items() for word in ("--option", "=".join(pair))]
    command = [
        *(sys.executable, "manage.py", "open_tables", wanted.game, *options),
        *("--rooms", str(wanted.rooms), "--seats", str(wanted.chosen_seats)),
        *("--bots", str(wanted.bots), "--watchers", str(wanted.watchers)),
        *(["--public"] if wanted.public else []),
    ]
    said = subprocess.run(
        command, cwd=BASE, env=dict(environment), stdout=subprocess.PIPE, check=True
    ).stdout
    return msgspec.json.decode(said, type=Opened).tables


def by_pages(wanted: Wanted, url: str) -> list[Table]:
    """As people do it, on any site: only the first seat is taken yet."""
    with ThreadPoolExecutor(OPENED_AT_ONCE) as threads:
        return list(threads.map(lambda number: _by_pages(wanted, url, number), range(wanted.rooms)))


def _by_pages(wanted: Wanted, url: str, number: int) -> Table:
    guests = [Guest(url) for _ in range(wanted.chosen_seats + wanted.watchers)]
    options = dict(wanted.options)
    if len(wanted.allowed) > 1:
        options["seats"] = str(wanted.chosen_seats)
    code = guests[0].open_room(wanted.game, f"Table {number}", **options)
    for guest in guests[1:]:
        guest.visit(code)
    return Table(code, [guest.cookies for guest in guests])
