"""1.1 The structure of a ship: cells, sides, joins, pieces, exposed connectors, lines of a hit.

A cell is 10 times its column and its row, so its neighbours N, E, S, W are -1, +10, +1, -10 away,
and no row runs into the next column.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from games.galaxy_trucker.tiles import CABINS, TILES, TURNED, Kind, Sides

N, E, S, W = range(4)
DIRECTIONS = (N, E, S, W)
STEP = (-1, 10, 1, -10)
LETTER = "NESW"


class Part(Struct, frozen=True):
    """A tile as it lies: ``k`` quarter turns clockwise."""

    tile: int
    k: int


Parts = Mapping[int, Part]
"""By cell."""


def reading(cell: int) -> tuple[int, int]:
    """GT-030 Reading order: by row, then by column."""
    return cell % 10, cell // 10


def in_order(cells: Iterable[int]) -> list[int]:
    return sorted(cells, key=reading)


def kind(part: Part) -> Kind:
    return TILES[part.tile].kind


def sides(part: Part) -> Sides:
    """GT-005 As it lies, N, E, S, W."""
    return TURNED[part.tile][part.k]


def beside(cell: int, direction: int) -> int:
    """GT-003 The adjacent cell in that direction."""
    return cell + STEP[direction]


def join(one: int, other: int) -> bool:
    """GT-006 Two facing sides join if both are connectors and equal, or one is universal."""
    return bool(one and other) and (one == other or 3 in (one, other))


def facing(parts: Parts, cell: int, direction: int) -> tuple[int, int] | None:
    """The two sides that meet there; None where no tile lies beside the cell."""
    other = parts.get(beside(cell, direction))
    if other is None:
        return None
    return sides(parts[cell])[direction], sides(other)[(direction + 2) % 4]


def joined(parts: Parts, cell: int) -> list[int]:
    """The cells whose tiles join the tile of this one."""
    found = []
    for direction in DIRECTIONS:
        meet = facing(parts, cell, direction)
        if meet is not None and join(*meet):
            found.append(beside(cell, direction))
    return found


def may_join(parts: Parts, part: Part, cell: int) -> bool:
    """GT-109 Whether a tile laid on an empty cell would join one of the ship."""
    own = sides(part)
    for direction, step in enumerate(STEP):
        other = parts.get(cell + step)
        if other is not None and join(own[direction], sides(other)[(direction + 2) % 4]):
            return True
    return False


def rim(parts: Parts, area: Iterable[int]) -> list[int]:
    """The empty cells of an area beside which a tile lies, in the order of the area."""
    beside_some = {cell + step for cell in parts for step in STEP} - parts.keys()
    return [cell for cell in area if cell in beside_some]


def pieces(parts: Parts) -> list[list[int]]:
    """GT-010 The largest sets of tiles that joins link, each in reading order, and so are they."""
    found: list[list[int]] = []
    left = dict.fromkeys(in_order(parts))
    while left:
        found.append(in_order(_linked(parts, next(iter(left)))))
        for cell in found[-1]:
            del left[cell]
    return found


def _linked(parts: Parts, start: int) -> set[int]:
    linked, waiting = {start}, [start]
    while waiting:
        for cell in joined(parts, waiting.pop()):
            if cell not in linked:
                linked.add(cell)
                waiting.append(cell)
    return linked


def exposed(parts: Parts) -> int:
    """GT-011 Connectors with no tile before them, holes and the rim alike."""
    return sum(
        1
        for cell, part in parts.items()
        for side, step in zip(TURNED[part.tile][part.k], STEP, strict=True)
        if side and cell + step not in parts
    )


def of_kinds(parts: Parts, kinds: Iterable[Kind]) -> list[int]:
    """The cells of tiles of these kinds, in reading order."""
    wanted = frozenset(kinds)
    return in_order(cell for cell, part in parts.items() if kind(part) in wanted)


def cabins(parts: Parts) -> list[int]:
    return of_kinds(parts, CABINS)


def number(cell: int, direction: int) -> int:
    """GT-015 The number of the cell's line for threats from that direction: its column for N and S,
    its row for E and W."""
    return cell // 10 if direction in (N, S) else cell % 10


def first_hit(parts: Parts, direction: int, line: int) -> int | None:
    """GT-015 The tile that a threat meets first; GT-016 None: it misses."""
    hit = [cell for cell in parts if number(cell, direction) == line]
    if not hit:
        return None
    return min(hit) if direction in (N, W) else max(hit)
