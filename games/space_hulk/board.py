"""A board: the map of a scenario as squares, masks of squares, and steps between squares.

A square is a whole number, row * width + column; a set of squares is a mask, bit by square. The
square after the last one stands for everything off the map, so that no step needs a check.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import itemgetter
from typing import Literal

from msgspec import Struct

Facing = Literal["n", "e", "s", "w"]
FACINGS: tuple[Facing, ...] = ("n", "e", "s", "w")
WAY: dict[Facing, int] = {"n": 0, "e": 2, "s": 4, "w": 6}
"""The eight ways from a square, clockwise from north; a facing is an even one."""
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
STARTS: dict[str, Facing] = {"^": "n", ">": "e", "v": "s", "<": "w"}

Closed = tuple[int, ...]
"""Numbers of the airlocks that are closed, in order."""


class Board(Struct, frozen=True, eq=False):
    """3.5 What a map says. One object for each map, shared by every state."""

    rows: tuple[str, ...]
    width: int
    height: int
    floor: int
    """Mask of all that is not void: doors, airlocks, entries and exits too."""
    squares: tuple[int, ...]
    """The floor in reading order."""
    around: tuple[tuple[int, ...], ...]
    """For each square its eight neighbours."""
    doors: tuple[int, ...]
    open_doors: tuple[int, ...]
    """Those of the doors that are drawn open."""
    airlocks: tuple[int, ...]
    entries: tuple[int, ...]
    exits: int
    entry_mask: int
    objectives: tuple[int, ...]
    starts: tuple[tuple[int, Facing], ...]

    @property
    def off(self) -> int:
        """The square off the map."""
        return self.width * self.height

    @property
    def solid(self) -> int:
        """Mask of void and of what is off the map."""
        return ~self.floor & ((1 << (self.off + 1)) - 1)

    def place(self, square: int) -> tuple[int, int]:
        """Column and row."""
        return square % self.width, square // self.width

    def square(self, column: int, row: int) -> int:
        return row * self.width + column


@lru_cache(maxsize=64)
def board_of(rows: tuple[str, ...]) -> Board:
    width = max(map(len, rows))
    text = "".join(row.ljust(width) for row in rows)
    entries = find(text, "E")
    return Board(
        rows=rows,
        width=width,
        height=len(rows),
        floor=mask_of(square for square, sign in enumerate(text) if sign not in "# "),
        squares=tuple(square for square, sign in enumerate(text) if sign not in "# "),
        around=_around(width, len(rows)),
        doors=find(text, "Dd"),
        open_doors=find(text, "d"),
        airlocks=find(text, "A"),
        entries=entries,
        exits=mask_of(find(text, "X")),
        entry_mask=mask_of(entries),
        objectives=find(text, "O"),
        starts=tuple((square, STARTS[sign]) for square, sign in enumerate(text) if sign in STARTS),
    )


def find(text: str, signs: str) -> tuple[int, ...]:
    """SH-008 Squares of the map with one of these signs, in reading order."""
    return tuple(square for square, sign in enumerate(text) if sign in signs)


def _around(width: int, height: int) -> tuple[tuple[int, ...], ...]:
    off = width * height
    return tuple(
        tuple(
            (row + down) * width + column + right
            if 0 <= column + right < width and 0 <= row + down < height
            else off
            for right, down in STEPS
        )
        for row in range(height)
        for column in range(width)
    )


def mask_of(squares: Iterable[int]) -> int:
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_of(mask: int) -> Iterator[int]:
    """The squares of a mask in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def ahead(board: Board, square: int, facing: Facing) -> int:
    """The square directly in front."""
    return board.around[square][WAY[facing]]


def front(board: Board, square: int, facing: Facing) -> tuple[int, int, int]:
    """SH-101 The three squares before a figure."""
    near, way = board.around[square], WAY[facing]
    return near[way - 1], near[way], near[way + 1]


def way_to(board: Board, square: int, other: int) -> int | None:
    """Which of the eight ways leads to a neighbour; None if it is no neighbour."""
    near = board.around[square]
    return near.index(other) if other in near and other != board.off else None


def cuts_corner(board: Board, square: int, way: int, blocked: int) -> bool:
    """SH-106 A diagonal step is forbidden if both squares that touch it by a side are blocked."""
    if way % 2 == 0:
        return False
    near = board.around[square]
    return bool(blocked >> near[way - 1] & 1 and blocked >> near[(way + 1) % 8] & 1)


def adjacent(board: Board, square: int, shut: int) -> list[int]:
    """SH-113 The floor neighbours, but for diagonals between two squares of void or closed leaves.

    ``shut`` is the mask of closed doors and closed airlocks.
    """
    walls = board.solid | shut
    return [
        other
        for way, other in enumerate(board.around[square])
        if board.floor >> other & 1 and not cuts_corner(board, square, way, walls)
    ]


@lru_cache(maxsize=512)
def distances(board: Board, start: int, closed: Closed) -> dict[int, int]:
    """SH-409 Steps from a square to every other: walls and closed airlocks stop them, pieces,
    flames and doors do not."""
    walls = board.solid | mask_of(board.airlocks[number - 1] for number in closed)
    found, edge = {start: 0}, [start]
    while edge:
        reached = []
        for square in edge:
            for way, other in enumerate(board.around[square]):
                if (
                    other not in found
                    and not walls >> other & 1
                    and not cuts_corner(board, square, way, walls)
                ):
                    found[other] = found[square] + 1
                    reached.append(other)
        edge = reached
    return found


@lru_cache(maxsize=4096)
def packed(board: Board, mask: int) -> str:
    """12.4 A mask as hexadecimal digits: one bit for every floor square, in reading order, the
    first square the highest bit of the first digit."""
    bits = f"{mask:0{board.off}b}"[::-1]
    chosen = "".join(itemgetter(*board.squares)(bits))
    digits = -(-len(chosen) // 4)
    return f"{int(chosen.ljust(4 * digits, '0'), 2):0{digits}x}"
