"""The printed ships, their lasers' anchors, the table, the asteroid, the rocks: figures only."""

from __future__ import annotations

from msgspec import Struct

from games.kosmiczna_eskadra.state import Anchor, LaserData, Options, RockData, ShipData


class AnchorData(Struct, frozen=True):
    """Where on the card a laser begins, and which way it goes, both in the card's frame."""

    origin: tuple[int, int]
    direction: tuple[int, int]


ANCHORS: dict[Anchor, AnchorData] = {
    "F": AnchorData((0, 440), (0, 1)),
    "B": AnchorData((0, -440), (0, -1)),
    "L": AnchorData((-320, 0), (-1, 0)),
    "R": AnchorData((320, 0), (1, 0)),
    "FL": AnchorData((-320, 440), (-1, 1)),
    "FR": AnchorData((320, 440), (1, 1)),
    "BL": AnchorData((-320, -440), (-1, -1)),
    "BR": AnchorData((320, -440), (1, -1)),
}


def _ship(hull: int, lasers: dict[Anchor, int], shields: str = "") -> ShipData:
    return ShipData(hull, tuple(LaserData(*laser) for laser in lasers.items()), shields)


SHIPS: dict[int, ShipData] = {
    1: _ship(1, {"F": 2, "B": 1}),
    2: _ship(2, {"L": 2, "R": 2}),
    3: _ship(2, {"FL": 2, "FR": 2}, "B"),
    4: _ship(3, {"F": 3}),
    5: _ship(3, {"F": 2, "L": 2}, "F"),
    6: _ship(3, {"F": 1, "R": 2}, "FB"),
    7: _ship(3, {"F": 2, "B": 2}, "L"),
    8: _ship(4, {"F": 2, "L": 2, "R": 2}, "BL"),
    9: _ship(4, {"F": 3, "B": 3}, "L"),
    10: _ship(4, {"F": 3, "L": 2, "R": 2, "B": 2}, "FB"),
}
"""KE-002 By speed, one of each in a squadron. Lasers in the order in which they are numbered."""

HALF: dict[int, int] = {2: 4000, 3: 4500, 4: 5000}
"""KE-008 Half a side of the table, by how many play."""

ORE = 12
TOKEN = RockData(0, 0, 600, 450, ORE)
"""KE-004, KE-036 The asteroid."""
ROCKS = (RockData(-1000, 0, 320, 440, ORE // 2), RockData(1000, 0, 320, 440, ORE // 2))
"""KE-270 The two small ones; rock 0 is the left."""


def rocks(options: Options) -> tuple[RockData, ...]:
    """KE-036, KE-270 What lies in the middle of the table."""
    return ROCKS if options.two_asteroids == "on" else (TOKEN,)
