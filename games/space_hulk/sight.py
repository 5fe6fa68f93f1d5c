"""2.7 Sight and fire area, by whole numbers.

Walls are settled once for each pair of squares. What is left of a line is one mask of crossed
squares and a few pairs of corners; with all that is opaque in a position in one mask a look is one
``and``.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from games.space_hulk.board import FACINGS, STEPS, WAY, Board, Facing, mask_of
from games.space_hulk.ruleset import Corner

Crossing = tuple[int, tuple[tuple[int, int], ...]]
"""Mask of the crossed squares and the pairs of touched ones, counted from the top left of the
rectangle that the line spans."""
Line = tuple[int, int, tuple[int, ...]]
"""The seen square as a mask, the squares that break the line, and masks of corner pairs."""


class Arcs(Struct, frozen=True):
    """By facing: whether a square so far away lies in the view arc, and in the fire arc."""

    view: tuple[bool, ...]
    fire: tuple[bool, ...]


class Lines(Struct, frozen=True, eq=False):
    """What may be seen from one square; arcs by facing."""

    to: dict[int, Line]
    view: tuple[tuple[Line, ...], ...]
    arcs: tuple[int, ...]
    """Masks of the view arcs."""
    fire: tuple[int, ...]
    """Masks of the fire arcs."""


def local(dx: int, dy: int, facing: Facing) -> tuple[int, int]:
    """SH-161 Squares forward and squares to the right."""
    fx, fy = STEPS[WAY[facing]]
    return dx * fx + dy * fy, dy * fx - dx * fy


def in_view_arc(dx: int, dy: int, facing: Facing) -> bool:
    """SH-162 The front half plane with the row to both sides, without the own square."""
    return local(dx, dy, facing)[0] >= 0 and (dx, dy) != (0, 0)


def in_fire_arc(dx: int, dy: int, facing: Facing) -> bool:
    """SH-163 The front quarter, diagonals included."""
    ahead, aside = local(dx, dy, facing)
    return ahead >= 1 and abs(aside) <= ahead


@lru_cache(maxsize=16384)
def arcs(dx: int, dy: int) -> Arcs:
    return Arcs(
        tuple(in_view_arc(dx, dy, facing) for facing in FACINGS),
        tuple(in_fire_arc(dx, dy, facing) for facing in FACINGS),
    )


def reach(board: Board, one: int, other: int) -> int:
    """SH-171 The range between two squares."""
    (x, y), (to_x, to_y) = board.place(one), board.place(other)
    return max(abs(to_x - x), abs(to_y - y))


@lru_cache(maxsize=16384)
def crossing(dx: int, dy: int, width: int) -> Crossing:
    """SH-164 SH-165 The squares of a line between the centres of two squares.

    A touched square with k = -n lies on one side of a corner; its partner, one step across the
    line, has k = +n.
    """
    wide, high = abs(dx), abs(dy)
    n = wide + high
    crossed, pairs = 0, []
    for x in range(wide + 1):
        for y in _near(x, wide, high):
            k = 2 * (wide * y - high * x)
            if (x, y) in ((0, 0), (wide, high)):
                continue
            if k == -n:
                pairs.append((_turned(x, y, dx, dy, width), _turned(x - 1, y + 1, dx, dy, width)))
            elif k != n:
                crossed |= 1 << _turned(x, y, dx, dy, width)
    return crossed, tuple(pairs)


def _near(x: int, wide: int, high: int) -> range:
    """The rows that a line crosses or touches in a column: those with abs(k) <= n."""
    if wide == 0:
        return range(1, high)
    low = -((wide + high - 2 * high * x) // (2 * wide))
    top = (2 * high * x + wide + high) // (2 * wide)
    return range(max(0, low), min(high, top) + 1)


def _turned(x: int, y: int, dx: int, dy: int, width: int) -> int:
    """A square of a line to the lower right as one of the line in its own direction."""
    column, row = abs(min(dx, 0) + x), abs(min(dy, 0) + y)
    return row * width + column


@lru_cache(maxsize=256)
def lines(board: Board, square: int, corner: Corner) -> Lines:
    """SH-166 All lines from a square that no wall breaks.

    Of a corner pair with one wall the other square counts as crossed.
    """
    x, y = board.place(square)
    found: list[tuple[int, Arcs, Line]] = []
    for other in board.squares:
        to_x, to_y = board.place(other)
        dx, dy = to_x - x, to_y - y
        if (line := _line(board, square, dx, dy, corner)) is not None:
            found.append((other, arcs(dx, dy), line))
    facings = range(len(FACINGS))
    views = [[each for each in found if each[1].view[facing]] for facing in facings]
    fires = [[each for each in found if each[1].fire[facing]] for facing in facings]
    return Lines(
        {other: line for other, _, line in found},
        tuple(tuple(line for _, _, line in each) for each in views),
        tuple(mask_of(other for other, _, _ in each) for each in views),
        tuple(mask_of(other for other, _, _ in each) for each in fires),
    )


def _line(board: Board, square: int, dx: int, dy: int, corner: Corner) -> Line | None:
    """None if a wall breaks it."""
    crossed, pairs = crossing(dx, dy, board.width)
    start = square + min(dx, 0) + min(dy, 0) * board.width
    crossed <<= start
    if crossed & ~board.floor:
        return None
    open_pairs = []
    for one, two in pairs:
        pair = 1 << (start + one) | 1 << (start + two)
        walled = pair & ~board.floor
        if walled == pair or (walled and corner == "either"):
            return None
        if walled or corner == "either":
            crossed |= pair & board.floor
        else:
            open_pairs.append(pair)
    return 1 << (square + dy * board.width + dx), crossed, tuple(open_pairs)


def seen(board: Board, square: int, facing: Facing, opaque: int, corner: Corner) -> int:
    """SH-170 The squares in the view arc to which the line is unbroken."""
    mask = 0
    for target, crossed, pairs in lines(board, square, corner).view[WAY[facing] // 2]:
        if crossed & opaque:
            continue
        for pair in pairs:
            if pair & opaque == pair:
                break
        else:
            mask |= target
    return mask


def sees(
    board: Board, square: int, facing: Facing, other: int, opaque: int, corner: Corner
) -> bool:
    """SH-170 Whether one square is among those seen."""
    known = lines(board, square, corner)
    if not known.arcs[WAY[facing] // 2] >> other & 1:
        return False
    _, crossed, pairs = known.to[other]
    return not crossed & opaque and not any(pair & opaque == pair for pair in pairs)


def fire_arc(board: Board, square: int, facing: Facing, corner: Corner) -> int:
    """SH-163 The squares of the fire arc that no wall hides."""
    return lines(board, square, corner).fire[WAY[facing] // 2]


@lru_cache(maxsize=1024)
def within(board: Board, square: int, limit: int) -> int:
    """SH-171 The floor squares in range."""
    return mask_of(other for other in board.squares if reach(board, square, other) <= limit)
