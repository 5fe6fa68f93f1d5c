"""How both bots judge a place for a tile: nothing wrong, few open connectors, room for more."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from games.galaxy_trucker.checking import stands_in_the_way
from games.galaxy_trucker.ship import DIRECTIONS, Part, Parts, beside, join, sides
from games.galaxy_trucker.tiles import ENGINES, TILES, TURNED

ANYTHING, EMPTY = -1, -2
"""What a side of a cell faces: a cell that is still free, or the rim, where nothing will come."""
Faces = tuple[int, int, int, int]


def joins_of(parts: Parts, part: Part, cell: int) -> int:
    own = sides(part)
    return sum(
        join(own[direction], sides(parts[beside(cell, direction)])[(direction + 2) % 4])
        for direction in DIRECTIONS
        if beside(cell, direction) in parts
    )


def open_sides(parts: Parts, part: Part, cell: int, area: Collection[int]) -> int:
    """Connectors towards free cells of the area, where something may still be joined."""
    return sum(
        1
        for direction, side in enumerate(sides(part))
        if side and beside(cell, direction) not in parts and beside(cell, direction) in area
    )


def bare_sides(part: Part, cell: int, area: Collection[int]) -> int:
    """Connectors towards the rim, exposed for good."""
    return sum(
        1
        for direction, side in enumerate(sides(part))
        if side and beside(cell, direction) not in area
    )


def choices_at(parts: Parts, cell: int) -> int:
    """How many tiles, of all there are, could lie there soundly at some rotation."""
    faces = [ANYTHING] * 4
    for direction in DIRECTIONS:
        other = parts.get(beside(cell, direction))
        if other is None:
            continue
        back = (direction + 2) % 4
        if stands_in_the_way(other, back):
            return 0
        faces[direction] = sides(other)[back]
    if not any(side > 0 for side in faces):
        return 0
    north, east, south, west = faces
    return fitting((north, east, south, west))


@lru_cache(maxsize=4096)
def fitting(faces: Faces) -> int:
    return sum(any(_fits(faces, tile, k) for k in _turns(tile)) for tile in range(4, len(TILES)))


def _turns(tile: int) -> tuple[int, ...]:
    return (0,) if TILES[tile].kind in ENGINES else (0, 1, 2, 3)


def _fits(faces: Faces, tile: int, k: int) -> bool:
    own = TURNED[tile][k]
    return all(
        face == ANYTHING or join(own[direction], face) or not (own[direction] or face)
        for direction, face in enumerate(faces)
    )
