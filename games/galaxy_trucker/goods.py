"""1.9 Goods: their value, layouts of the holds, what a ship loses of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

from msgspec import Struct

from games.galaxy_trucker.aboard import Ship, tokens
from games.galaxy_trucker.ship import Parts, in_order, kind, of_kinds
from games.galaxy_trucker.tiles import HOLDS, RED, WHITE

PRICE = {"R": 4, "Y": 3, "G": 2, "B": 1}
"""GT-447 The dearest first."""
CUBES = "".join(PRICE)
BANK = {"R": 12, "Y": 16, "G": 13, "B": 14}
"""GT-089 How many of each there are; the split is provisional."""

Layout = dict[int, str]
"""GT-295 By the cell of every hold its cubes, the dearest first."""


def worth(cubes: Iterable[str]) -> int:
    return sum(PRICE[cube] for cube in cubes)


def dearest_first(cubes: Iterable[str]) -> str:
    return "".join(sorted(cubes, key=CUBES.index))


def carried(ship: Ship) -> str:
    return dearest_first("".join(ship.cubes.values()))


def holds(parts: Parts) -> list[int]:
    return of_kinds(parts, HOLDS)


def room(parts: Parts, cell: int) -> int:
    """GT-053 GT-054 Containers of a hold."""
    return HOLDS[kind(parts[cell])]


def cut(offer: str, bank: Mapping[str, int]) -> str:
    """GT-293 GT-294 What of an offer the bank can serve."""
    asked = Counter(offer)
    return "".join(cube * min(asked[cube], bank[cube]) for cube in CUBES)


def best_layout(ship: Ship, offer: str, new: int | None = None) -> Layout:
    """GT-297 The most valuable layout of what is carried and offered; GT-504 with at most ``new``
    cubes of the offer."""
    own = carried(ship)
    if new is None:
        return packed(ship.parts, own + offer)
    chosen = dict.fromkeys(combinations(dearest_first(offer), min(new, len(offer))))
    layouts = [packed(ship.parts, own + "".join(some)) for some in chosen]
    return max(layouts, key=lambda layout: worth("".join(layout.values())))


def packed(parts: Parts, cubes: Iterable[str]) -> Layout:
    """Red cubes into red holds as far as they go, then the dearest others into the rest, white
    holds first, in reading order."""
    layout = dict.fromkeys(holds(parts), "")
    whites, reds = of_kinds(parts, WHITE), of_kinds(parts, RED)
    for cube in dearest_first(cubes):
        for cell in reds if cube == "R" else (*whites, *reds):
            if len(layout[cell]) < room(parts, cell):
                layout[cell] += cube
                break
    return layout


def thrown_away(ship: Ship, offer: str, layout: Layout) -> Counter[str]:
    """GT-295 What was carried or offered and is missing from the layout."""
    return Counter(carried(ship) + offer) - Counter("".join(layout.values()))


class GoodsLoss(Struct, frozen=True):
    """GT-285 to GT-287 What of a demanded number is lost without a choice, and what leaves one."""

    pieces: list[int]
    """Cubes and tokens that go at once."""
    among: list[int]
    """Of these, all of one colour or all tokens, ``choose`` must go. In the order in which they
    are lost where nobody chooses."""
    choose: int


def goods_loss(ship: Ship, number: int) -> GoodsLoss:
    """GT-287 Colour by colour, the dearest first, then tokens. What lies on one tile leaves no
    choice."""
    lost: list[int] = []
    for kind_of in (*(cubes_of(ship, colour) for colour in CUBES), tokens(ship)):
        left = number - len(lost)
        if len(kind_of) > left > 0 and len({piece // 10 for piece in kind_of}) > 1:
            return GoodsLoss(lost, kind_of, left)
        lost += kind_of[:left]
    return GoodsLoss(lost, [], 0)


def cubes_of(ship: Ship, colour: str) -> list[int]:
    """All cubes of a colour, in reading order."""
    return [
        10 * cell + place
        for cell in in_order(ship.cubes)
        for place, cube in enumerate(ship.cubes[cell], 1)
        if cube == colour
    ]


def cube(ship: Ship, piece: int) -> str | None:
    """Its colour; None if no cube lies there."""
    cubes, place = ship.cubes.get(piece // 10, ""), piece % 10
    return cubes[place - 1] if 1 <= place <= len(cubes) else None


def remove_cubes(ship: Ship, gone: Iterable[int]) -> Counter[str]:
    """Takes cubes off the ship; answers how many of each colour."""
    taken = frozenset(gone)
    lost = Counter(colour for piece in taken if (colour := cube(ship, piece)) is not None)
    ship.cubes = {
        cell: left
        for cell, cubes in ship.cubes.items()
        if (left := "".join(c for p, c in enumerate(cubes, 1) if 10 * cell + p not in taken))
    }
    return lost
