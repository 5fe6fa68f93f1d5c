"""2.1 The tiles: what each of the 156 is and which connectors it has.

Tiles are numbered 0 to 155 in the order of the table; starting cabin n belongs to seat n. Sides are
written N, E, S, W as printed: 0 smooth, 1 single, 2 double, 3 universal. As printed a cannon points
N, an engine's nozzle S, and a shield covers N and E.
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

Kind = Literal[
    "SC", "CB", "ST", "B2", "B3", "H2", "H3", "R1", "R2", "E1", "E2", "C1", "C2", "SH", "LB", "LP"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
Sides = tuple[int, int, int, int]

PRINTED = """
SC 3333 3333 3333 3333
CB 0031 0103 0113 0132 0203 1013 1023 1202 1211 1221 2001 2023 2101 2121 2122 2203 3002
ST 1303 1313 1323 2303 3123 3203 3223 3301
B2 0003 0003 0303 2121 3001 3003 3111 3120 3200 3210 3222
B3 0001 1020 1120 2000 2100 2210
H2 0003 0003 0103 0203 2123 2130 2131 2301 3003
H3 0001 0002 1010 1021 2012 2020
R1 0213 0303 1113 2103 2223 3003
R2 0001 0002 0201
E1 0003 0003 0102 0203 0300 0300 0301 1000 1000 1003 1100 1202 2000 2000 2002 2101 2300 3001 3102
E1 3200 3201
E2 0303 1000 1101 1300 2000 2003 2202 3002 3100
C1 0001 0002 0010 0010 0012 0020 0020 0021 0023 0031 0032 0100 0102 0111 0120 0130 0132 0200 0203
C1 0210 0222 0230 0231 0301 0310
C2 0003 0010 0013 0020 0032 0121 0130 0201 0212 0300 0320
SH 0013 0032 0131 0222 0223 1011 1212 2121
LB 0003 0013 0203 1003 1101 2101
LP 0003 0023 0103 1202 2003 2202
"""


class Tile(Struct, frozen=True):
    kind: Kind
    sides: Sides


def _printed() -> tuple[Tile, ...]:
    found = []
    for line in PRINTED.split("\n"):
        for kind in KINDS:
            if line.startswith(kind):
                found += [Tile(kind, _sides(word)) for word in line.split()[1:]]
    return tuple(found)


def _sides(word: str) -> Sides:
    north, east, south, west = map(int, word)
    return north, east, south, west


TILES = _printed()
TURNED: tuple[tuple[Sides, ...], ...] = tuple(
    tuple(_sides("".join(str(tile.sides[(d - k) % 4]) for d in range(4))) for k in range(4))
    for tile in TILES
)
"""GT-005 By tile and rotation: its four sides as it lies."""

CABINS: frozenset[Kind] = frozenset({"SC", "CB"})
CANNONS: frozenset[Kind] = frozenset({"C1", "C2"})
ENGINES: frozenset[Kind] = frozenset({"E1", "E2"})
DOUBLES: frozenset[Kind] = frozenset({"C2", "E2"})
USERS: frozenset[Kind] = DOUBLES | {"SH"}
"""Tiles that use batteries."""
LIFE_SUPPORTS: frozenset[Kind] = frozenset({"LB", "LP"})
TOKENS: dict[Kind, int] = {"B2": 2, "B3": 3}
"""GT-055 Battery tokens that a tile is loaded with."""
WHITE: dict[Kind, int] = {"H2": 2, "H3": 3}
RED: dict[Kind, int] = {"R1": 1, "R2": 2}
HOLDS: dict[Kind, int] = WHITE | RED
"""GT-053 GT-054 Containers of a hold."""


def starting_cabin(seat: int) -> int:
    """GT-084 The tile that lies in the middle of a seat's ship."""
    return seat


def pool(life_supports: bool) -> list[int]:
    """GT-086 All tiles but the starting cabins; GT-078 without life supports in the learning
    flight."""
    return [
        tile
        for tile, each in enumerate(TILES)
        if each.kind != "SC" and (life_supports or each.kind not in LIFE_SUPPORTS)
    ]
