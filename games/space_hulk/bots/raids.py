"""What an alien can do with its AP: where it can get to, facing whom, through how many shots."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from games.space_hulk.board import FACINGS, cuts_corner
from games.space_hulk.bots.table import Act, Table
from games.space_hulk.bots.ways import Stand, number_of
from games.space_hulk.state import AlienView

SHOT = 2
"""So many AP an alien would rather spend than draw a shot on overwatch."""


class Way(NamedTuple):
    """How an alien comes to stand somewhere."""

    ap: int
    shots: int
    """On overwatch, that it draws on its way."""
    first: Act | None
    """The act that it begins with; None: it stands there."""


class _Place(NamedTuple):
    square: int
    facing: int
    turned: bool
    """SH-109 It has just turned by 90 degrees."""


def ways(table: Table, name: str, alien: AlienView) -> dict[Stand, Way]:
    """Wherever an alien on the board can get to with its AP, by the way that costs and risks
    least."""
    assert alien.at is not None
    start = _Place(alien.at, number_of(alien.facing), bool(alien.turned))
    found: dict[Stand, Way] = {}
    done = set()
    order = count()
    heap = [(0, next(order), start, Way(0, 0, None))]
    while heap:
        _, _, place, way = heappop(heap)
        if place in done:
            continue
        done.add(place)
        found.setdefault((place.square, place.facing), way)
        for act, cost, to in _acts(table, name, alien, place):
            ap = way.ap + cost
            if ap <= alien.ap and to not in done:
                shots = way.shots + table.shots_at(to.square)
                further = Way(ap, shots, way.first or act)
                heappush(heap, (ap + SHOT * shots, next(order), to, further))
    return found


def _acts(
    table: Table, name: str, alien: AlienView, place: _Place
) -> Iterator[tuple[Act, int, _Place]]:
    costs, ground = table.rules.costs, table.ground
    square, facing, turned = place
    blocked = table.blocked & ~(1 << (alien.at or 0))
    for way, to in enumerate(ground.around[square]):
        if cuts_corner(ground, square, way, blocked):
            continue
        side = (way - 2 * facing) % 8
        step = costs.forward if side in (7, 0, 1) else costs.sideways
        if side in (3, 4, 5):
            step = costs.alien_back
        if not blocked >> to & 1:
            act = {"do": "move", "piece": name, "to": to, "cp": 0}
            yield act, step, _Place(to, facing, False)
        elif table.doors >> to & 1 and side in (7, 0, 1):
            act = {"do": "door", "piece": name, "at": to, "cp": 0}
            yield act, costs.door + step, _Place(to, facing, False)
    for other in range(4):
        if other == facing:
            continue
        quarter = bool((other - facing) % 2)
        if quarter and turned:
            continue
        act = {"do": "turn", "piece": name, "facing": FACINGS[other], "cp": 0}
        cost = costs.alien_turn if quarter else costs.alien_about
        yield act, cost, _Place(square, other, quarter)
