"""1.6 The check before departure: errors of a ship, plans to mend it, the automatic plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from itertools import product
from typing import Literal

from msgspec import Struct

from games.galaxy_trucker.levels import MIDDLE
from games.galaxy_trucker.ship import (
    DIRECTIONS,
    Part,
    Parts,
    S,
    beside,
    cabins,
    facing,
    in_order,
    join,
    kind,
    pieces,
    reading,
    sides,
)
from games.galaxy_trucker.tiles import CABINS, CANNONS, ENGINES

ErrorCode = Literal[
    "bad-join",
    "smooth-join",
    "engine-direction",
    "engine-blocked",
    "cannon-blocked",
    "split",
    "outside-area",
]
MOST = 7
"""GT-179 Errors of two tiles that are weighed against each other."""


class ShipError(Struct, frozen=True):
    """What is wrong, and on which cells; one cell, or two that are wrong with each other."""

    code: ErrorCode
    cells: tuple[int, ...]


class Mending(Struct, frozen=True):
    """GT-174 A plan: tiles to remove, and one of the piece to keep."""

    remove: tuple[int, ...]
    keep: int


def errors(parts: Parts, area: Container[int]) -> list[ShipError]:
    """GT-165 All errors, in reading order of their first cell."""
    found = [error for cell in in_order(parts) for error in _errors_at(parts, cell, area)]
    whole = pieces(parts)
    return found + [ShipError("split", (piece[0],)) for piece in whole[1:]]


def _errors_at(parts: Parts, cell: int, area: Container[int]) -> Iterator[ShipError]:
    part = parts[cell]
    its = kind(part)
    if cell not in area:
        yield ShipError("outside-area", (cell,))
    # Every pair once: towards E and S.
    for direction in (1, 2):
        meet = facing(parts, cell, direction)
        if meet is not None and (code := wrong_join(*meet)):
            yield ShipError(code, (cell, beside(cell, direction)))
    if its in ENGINES:
        if part.k != 0:
            yield ShipError("engine-direction", (cell,))
        elif beside(cell, S) in parts:
            yield ShipError("engine-blocked", (cell, beside(cell, S)))
    if its in CANNONS and beside(cell, part.k) in parts:
        yield ShipError("cannon-blocked", (cell, beside(cell, part.k)))


def wrong_join(one: int, other: int) -> Literal["bad-join", "smooth-join"] | None:
    """GT-007 Smooth against smooth is legal; GT-008 GT-009 single against double is not, nor smooth
    against a connector."""
    if join(one, other) or not (one or other):
        return None
    return "bad-join" if one and other else "smooth-join"


def is_sound(parts: Parts, part: Part, cell: int) -> bool:
    """GT-110 Whether a tile laid on a free cell would make no error that was not there before: it
    is looked at with the tiles beside it alone."""
    its, own = kind(part), sides(part)
    if its in ENGINES and (part.k != 0 or beside(cell, S) in parts):
        return False
    if its in CANNONS and beside(cell, part.k) in parts:
        return False
    for direction in DIRECTIONS:
        other = parts.get(beside(cell, direction))
        if other is None:
            continue
        back = (direction + 2) % 4
        if wrong_join(own[direction], sides(other)[back]) or stands_in_the_way(other, back):
            return False
    return True


def stands_in_the_way(other: Part, direction: int) -> bool:
    """GT-167 GT-168 Whether a tile there would block its barrel or nozzle."""
    if kind(other) in ENGINES:
        return other.k == 0 and direction == S
    return kind(other) in CANNONS and other.k == direction


def kept(parts: Parts, plan: Mending) -> list[int]:
    """GT-174 What a plan leaves: the piece with the kept tile, in reading order."""
    left = without(parts, plan.remove)
    return next(piece for piece in pieces(left) if plan.keep in piece)


def without(parts: Parts, cells: Iterable[int]) -> Parts:
    gone = frozenset(cells)
    return {cell: part for cell, part in parts.items() if cell not in gone}


def only(parts: Parts, cells: Iterable[int]) -> Parts:
    return {cell: parts[cell] for cell in cells}


def automatic_plan(parts: Parts) -> Mending:
    """GT-178 The plan that keeps the most tiles, found by trying which of two wrong tiles goes."""
    first = {cell for cell, part in parts.items() if kind(part) in ENGINES and part.k != 0}
    pairs = _pairs(without(parts, first))
    while len(pairs) > MOST:
        first.add(_named_most(pairs))
        pairs = _pairs(without(parts, first))
    choices = {frozenset(choice) | first for choice in product(*pairs)}
    plans = (plan for gone in choices for plan in _plans(parts, gone))
    return min(plans, key=lambda each: each[0])[1]


def _pairs(parts: Parts) -> list[tuple[int, int]]:
    """GT-179 Pairs of tiles that are wrong with each other; two errors of one pair count once.
    Engines that are wrong by themselves have gone before."""
    found = {
        (min(error.cells), max(error.cells))
        for cell in parts
        for error in _errors_at(parts, cell, parts)
    }
    return sorted(found)


def _named_most(pairs: list[tuple[int, int]]) -> int:
    """GT-179 The tile named in most pairs, in reading order where equal, never the starting
    cabin."""
    named = Counter(cell for pair in pairs for cell in pair if cell != MIDDLE)
    return min(named, key=lambda cell: (-named[cell], reading(cell)))


Rank = tuple[int, bool, int, list[tuple[int, int]]]


def _plans(parts: Parts, gone: frozenset[int]) -> Iterator[tuple[Rank, Mending]]:
    """Each piece with a cabin that would be left, ranked: most tiles, the starting cabin, most
    cabins, the list of lost cells that comes first."""
    left = without(parts, gone)
    for piece in pieces(left):
        beds = sum(kind(left[cell]) in CABINS for cell in piece)
        if beds:
            lost = [reading(cell) for cell in in_order(parts.keys() - set(piece))]
            rank = (-len(piece), MIDDLE not in piece, -beds, lost)
            yield rank, Mending(tuple(in_order(gone)), piece[0])


def has_cabin(parts: Parts) -> bool:
    return bool(cabins(parts))
