"""2.6 The six titles of the Trek: their scores and the handicaps of their gold sides."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Literal, get_args

from msgspec import Struct

from games.galaxy_trucker.aboard import Ship, occupied
from games.galaxy_trucker.ship import Parts, beside, cabins, joined, of_kinds, sides
from games.galaxy_trucker.tiles import HOLDS, USERS

Title = Literal["T1", "T2", "T3", "T4", "T5", "T6"]
TITLES: tuple[Title, ...] = get_args(Title)


class Handicap(Struct, frozen=True, omit_defaults=True):
    """GT-477 What the holder of gold titles must do without."""

    load_new_max: int | None = None
    battery_fill_delta: int = 0
    crew_loss_aliens_first: bool = False
    crew_cabin_humans: int = 2
    stop_at_last_circle: bool = False
    small_meteor_bounce: bool = True


FREE = Handicap()
HANDICAPS: dict[Title, Handicap] = {
    "T1": Handicap(load_new_max=2),
    "T2": Handicap(battery_fill_delta=-1),
    "T3": Handicap(crew_loss_aliens_first=True),
    "T4": Handicap(crew_cabin_humans=1),
    "T5": Handicap(stop_at_last_circle=True),
    "T6": Handicap(small_meteor_bounce=False),
}


def freight(ship: Ship) -> int:
    """T1, GT-503 Holds with at least one cube."""
    return sum(bool(ship.cubes.get(cell)) for cell in of_kinds(ship.parts, HOLDS))


def battery_users(ship: Ship) -> int:
    """T2, GT-503 Shields, double engines and double cannons, fed or not."""
    return len(of_kinds(ship.parts, USERS))


def walks_of_aliens(ship: Ship) -> int:
    """T3, GT-500"""
    return sum(_walk(ship.parts, cell) for cell in ship.aliens.values())


def _walk(parts: Parts, start: int) -> int:
    """Joins on the shortest way to another cabin; 0 where there is none."""
    others = frozenset(cabins(parts)) - {start}
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        cell = waiting.popleft()
        if cell in others:
            return steps[cell]
        for near in joined(parts, cell):
            if near not in steps:
                steps[near] = steps[cell] + 1
                waiting.append(near)
    return 0


def views_of_cabins(ship: Ship) -> int:
    """T4, GT-501 Occupied cabins of which a smooth side faces a cell without a tile."""
    return sum(_has_view(ship.parts, cell) for cell in occupied(ship))


def _has_view(parts: Parts, cell: int) -> bool:
    return any(
        side == 0 and beside(cell, direction) not in parts
        for direction, side in enumerate(sides(parts[cell]))
    )


def size(ship: Ship) -> int:
    """T5 All tiles, the starting cabin included."""
    return len(ship.parts)


def longest_corridor(ship: Ship) -> int:
    """T6, GT-502 The largest set of tiles with one or two connector sides that joins link among
    themselves."""
    left = {cell for cell in ship.parts if _is_corridor(ship.parts, cell)}
    longest = 0
    while left:
        waiting, length = [left.pop()], 1
        while waiting:
            for near in joined(ship.parts, waiting.pop()):
                if near in left:
                    left.remove(near)
                    waiting.append(near)
                    length += 1
        longest = max(longest, length)
    return longest


def _is_corridor(parts: Parts, cell: int) -> bool:
    return sum(map(bool, sides(parts[cell]))) in (1, 2)


SCORES: dict[Title, Callable[[Ship], int]] = {
    "T1": freight,
    "T2": battery_users,
    "T3": walks_of_aliens,
    "T4": views_of_cabins,
    "T5": size,
    "T6": longest_corridor,
}


def score(title: Title, ship: Ship) -> int:
    """GT-479 On the ship as it is after the last card."""
    return SCORES[title](ship)
