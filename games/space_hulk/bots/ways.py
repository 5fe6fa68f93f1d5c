"""Ways over a board: how far it is to some squares, for aliens by steps, for marines by AP."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from games.space_hulk.board import FACINGS, Board, Facing, cuts_corner, squares_of
from games.space_hulk.ruleset import Costs

FAR = 99
Stand = tuple[int, int]
"""A square, and a facing by its place among the four."""


@lru_cache(maxsize=512)
def steps_to(board: Board, targets: int, walls: int, doors: int) -> tuple[int, ...]:
    """By square the steps to the nearest of the targets, with one more for every closed door.

    ``walls``: what nobody passes. ``doors``: closed ones, which can be opened.
    """
    found = [FAR] * (board.off + 1)
    for square in squares_of(targets):
        found[square] = 0
    edges: list[list[int]] = [list(squares_of(targets)), []]
    for distance in range(1, FAR):
        edges.append([])
        for square in edges[distance - 1]:
            if found[square] != distance - 1:
                continue
            # Whoever leaves a door had to open it.
            cost = distance + (doors >> square & 1)
            for way, other in enumerate(board.around[square]):
                if (
                    found[other] > cost
                    and not walls >> other & 1
                    and not cuts_corner(board, square, way, walls | doors)
                ):
                    found[other] = cost
                    edges[cost].append(other)
        if not edges[distance] and not edges[distance + 1]:
            break
    return tuple(found)


@lru_cache(maxsize=256)
def marches_to(
    board: Board, targets: int, walls: int, doors: int, costs: Costs
) -> tuple[tuple[int, ...], ...]:
    """By square and facing the AP that a marine needs to one of the targets, turns and closed doors
    among them; pieces are left aside."""
    found = [[FAR] * 4 for _ in range(board.off + 1)]
    heap: list[tuple[int, int, int]] = []
    for square in squares_of(targets):
        for facing in range(4):
            found[square][facing] = 0
            heappush(heap, (0, square, facing))
    while heap:
        cost, square, facing = heappop(heap)
        if cost > found[square][facing]:
            continue
        for near, turned, more in _before(board, (square, facing), walls, doors, costs):
            if cost + more < found[near][turned]:
                found[near][turned] = cost + more
                heappush(heap, (cost + more, near, turned))
    return tuple(map(tuple, found))


def _before(
    board: Board, stand: Stand, walls: int, doors: int, costs: Costs
) -> list[tuple[int, int, int]]:
    """From where one comes to stand so, and for what."""
    square, facing = stand
    found = [
        (square, turned, costs.marine_turn if (turned - facing) % 2 else costs.marine_about)
        for turned in range(4)
        if turned != facing
    ]
    opened = costs.door * (doors >> square & 1)
    for way, near in enumerate(board.around[square]):
        if walls >> near & 1 or cuts_corner(board, square, way, walls | doors):
            continue
        # The step leads the other way.
        turned = (way + 4 - 2 * facing) % 8
        if turned in (7, 0, 1):
            found.append((near, facing, costs.forward + opened))
        elif turned in (3, 4, 5) and not opened:
            found.append((near, facing, costs.marine_back))
    return found


def number_of(facing: Facing) -> int:
    return FACINGS.index(facing)
