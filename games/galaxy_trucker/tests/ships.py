"""Ships as the specification writes them: kind, printed sides, place, rotation.

    SC 3333 @7,7 r0 | C1 0010 @7,6 r0

``A`` to ``D`` are the four of its worked examples.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from games.galaxy_trucker.aboard import Ship, board_crew, load_batteries
from games.galaxy_trucker.levels import LEVELS
from games.galaxy_trucker.ship import Part
from games.galaxy_trucker.tiles import TILES, Tile

WRITTEN = re.compile(r"(\w\w \d{4}) @(\d+),(\d+) r([0-3])")

A = """
SC 3333 @7,7 r0 | C1 0010 @7,6 r0 | CB 0103 @6,7 r0 | LB 1101 @5,7 r0 | B2 3003 @8,7 r0
SH 0013 @8,6 r3 | H2 2301 @7,8 r0 | E2 0303 @8,8 r0 | E1 0300 @6,8 r0
"""
B = """
SC 3333 @7,7 r0 | C2 0020 @7,6 r0 | SH 0032 @8,6 r3 | CB 2122 @8,7 r0 | LP 0103 @9,7 r0
C1 0010 @10,7 r1 | B3 2000 @8,8 r0 | H3 1021 @7,8 r0 | E2 0303 @6,8 r0 | CB 0203 @6,7 r0
C1 0021 @5,7 r3 | CB 1211 @5,8 r0 | C1 0010 @5,9 r2
"""
C = """
SC 3333 @7,7 r0 | ST 3123 @7,6 r0 | CB 0203 @6,6 r0 | C1 0102 @6,7 r0 | R1 2223 @5,7 r0
H3 1021 @7,8 r0 | E1 0102 @6,8 r0 | CB 1211 @5,8 r0 | ST 1323 @5,9 r0 | B2 0003 @6,9 r0
B2 3111 @8,7 r0 | SH 2121 @8,6 r0 | E1 1003 @8,8 r0 | E1 1000 @9,7 r3
"""
D = """
SC 3333 @7,7 r0 | C2 0010 @7,6 r0 | H2 0103 @6,7 r0 | CB 0203 @5,7 r0 | LB 0203 @4,7 r0
E1 0300 @3,7 r0 | CB 3002 @7,8 r0 | E1 0300 @6,8 r0 | ST 1303 @8,7 r0 | CB 1202 @9,7 r0
LP 2202 @10,7 r0 | E2 0303 @11,7 r0
"""
ALONE = "SC 3333 @7,7 r0"
"""The starting cabin."""
FIVE = "SC 3333 @7,7 r0 | H2 0103 @6,7 r0 | R1 2103 @8,7 r0"
"""Five exposed connectors, room for three cubes."""
LARGER = f"{FIVE} | ST 1303 @7,8 r0"
"""Four tiles, the two holds among them."""
LADEN = "SC 3333 @7,7 r0 | H2 0103 @6,7 r0 | R2 0001 @8,7 r0"
"""Room for four cubes."""
AREA = {name: frozenset(level.cells) for name, level in LEVELS.items()}


def find(written: str, but: Iterable[int] = ()) -> int:
    """A tile by kind and printed sides, ``C1 0010``: one of those, unless they are all gone."""
    kind, sides = written.split()
    printed = Tile(kind, tuple(map(int, sides)))  # type: ignore[arg-type]
    twins = [number for number, each in enumerate(TILES) if each == printed]
    taken = frozenset(but)
    return next((number for number in twins if number not in taken), twins[0])


def at(column: int, row: int) -> int:
    return 10 * column + row


def cells(*places: tuple[int, int]) -> list[int]:
    return [at(*place) for place in places]


def parts(written: str) -> dict[int, Part]:
    found: dict[int, Part] = {}
    for printed, column, row, k in WRITTEN.findall(written):
        number = find(printed, (part.tile for part in found.values()))
        found[at(int(column), int(row))] = Part(number, int(k))
    return found


def ship(written: str, **aliens: tuple[int, int]) -> Ship:
    """Ready to depart: humans in every cabin but those of the aliens, batteries full."""
    found = Ship(parts=parts(written))
    board_crew(found, {colour: at(*place) for colour, place in aliens.items()})  # type: ignore[misc]
    load_batteries(found)
    return found
