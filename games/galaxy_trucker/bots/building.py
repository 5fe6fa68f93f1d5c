"""How both bots judge a place for a tile: nothing wrong, few open connectors, room for more."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from games.galaxy_trucker.checking import stands_in_the_way
from games.galaxy_trucker.ship import DIRECTIONS, Part, Parts, beside, join, sides
from games.galaxy_trucker.tiles import ENGINES, TILES, TURNED, Sides

ANYTHING = -1
"""A side of a cell faces no tile."""
Faces = tuple[int, int, int, int]
"""What lies around a cell: N, E, S, W."""


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


def faces_at(parts: Parts, cell: int) -> Faces | None:
    """What a tile there would face; None where a barrel or a nozzle wants the cell free."""
    faces = [ANYTHING] * 4
    for direction in DIRECTIONS:
        other = parts.get(beside(cell, direction))
        if other is None:
            continue
        back = (direction + 2) % 4
        if stands_in_the_way(other, back):
            return None
        faces[direction] = sides(other)[back]
    north, east, south, west = faces
    return north, east, south, west


def choices_at(parts: Parts, cell: int) -> int:
    """How many tiles, of all there are, could lie there soundly at some rotation."""
    faces = faces_at(parts, cell)
    return 0 if faces is None else fitting(faces)


@lru_cache(maxsize=4096)
def fitting(faces: Faces) -> int:
    return sum(bool(turns(faces, tile)) for tile in range(4, len(TILES)))


@lru_cache(maxsize=65536)
def turns(faces: Faces, tile: int) -> tuple[int, ...]:
    """The rotations at which a tile joins what it faces and is wrong with nothing of it."""
    rotations = (0,) if TILES[tile].kind in ENGINES else (0, 1, 2, 3)
    return tuple(k for k in rotations if _fits(faces, TURNED[tile][k]))


def _fits(faces: Faces, own: Sides) -> bool:
    met = [(side, face) for side, face in zip(own, faces, strict=True) if face != ANYTHING]
    joins = [join(side, face) for side, face in met]
    return any(joins) and all(
        joined or not (side or face) for joined, (side, face) in zip(joins, met, strict=True)
    )
