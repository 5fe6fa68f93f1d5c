"""2.3 and 2.4 The flight boards with their prizes, and the ship boards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LevelName = Literal["learning", "I", "II", "III"]
MIDDLE = 77
"""GT-084 The cell of the starting cabin on every board."""

BOARDS: dict[str, dict[int, str]] = {
    "I": {5: "7", 6: "6 7 8", 7: "5 6 7 8 9", 8: "5 6 7 8 9", 9: "5 6 8 9"},
    "II": {
        5: "6 8",
        6: "5 6 7 8 9",
        7: "4 5 6 7 8 9 10",
        8: "4 5 6 7 8 9 10",
        9: "4 5 6 8 9 10",
    },
    "III": {
        4: "7",
        5: "6 7 8",
        6: "3 5 6 7 8 9 11",
        7: "3 4 5 6 7 8 9 10 11",
        8: "3 4 5 6 7 8 9 10 11",
        9: "3 4 6 7 8 10 11",
    },
}
"""Columns of the building area by row."""


class Level(Struct, frozen=True):
    """A flight board with the ship board that belongs to it."""

    name: LevelName
    cells: tuple[int, ...]
    """The building area in reading order."""
    lap: int
    """GT-026 Spaces of a lap."""
    starts: tuple[int, ...]
    """Start spaces as rocket positions, the best first."""
    places: tuple[int, ...]
    """GT-442 The order bonus of each place."""
    beauty: int
    """GT-444 The award for the best-looking ship."""
    circles: int
    """GT-138 Circles of the hourglass; 0 where there is none."""
    stacks: tuple[tuple[LevelName, int], ...]
    """GT-082 How many cards of which level lie in each stack; none in the learning flight."""


def _area(board: str) -> tuple[int, ...]:
    return tuple(
        10 * int(column) + row for row, line in BOARDS[board].items() for column in line.split()
    )


LEVELS: dict[LevelName, Level] = {
    each.name: each
    for each in (
        Level("learning", _area("I"), 18, (4, 2, 1, 0), (4, 3, 2, 1), 2, 0, ()),
        Level("I", _area("I"), 18, (4, 2, 1, 0), (4, 3, 2, 1), 2, 2, (("I", 2),)),
        Level("II", _area("II"), 24, (6, 3, 1, 0), (8, 6, 4, 2), 4, 3, (("II", 2), ("I", 1))),
        Level(
            "III",
            _area("III"),
            34,
            (9, 5, 2, 0),
            (12, 9, 6, 3),
            6,
            4,
            (("III", 2), ("II", 1), ("I", 1)),
        ),
    )
}
