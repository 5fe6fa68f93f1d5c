"""What a ship still needs: targets by level, and how much a tile helps towards them."""

from __future__ import annotations

from msgspec import Struct

from games.galaxy_trucker.aboard import Ship
from games.galaxy_trucker.power import gain
from games.galaxy_trucker.ship import N, Part, kind, of_kinds
from games.galaxy_trucker.tiles import CABINS, CANNONS, ENGINES, HOLDS, TOKENS


class Targets(Struct, frozen=True):
    """Fire power in half points."""

    engines: int
    fire: int
    crew: int
    tokens: int
    holds: int
    shields: int


EASY = Targets(engines=3, fire=6, crew=6, tokens=2, holds=2, shields=0)
NORMAL = {
    "learning": Targets(engines=3, fire=6, crew=6, tokens=3, holds=3, shields=1),
    "I": Targets(engines=3, fire=6, crew=6, tokens=3, holds=3, shields=1),
    "II": Targets(engines=5, fire=10, crew=8, tokens=5, holds=5, shields=2),
    "III": Targets(engines=7, fire=14, crew=10, tokens=8, holds=6, shields=2),
}
URGENT, USEFUL, SPARE = 6.0, 3.0, 0.5


def built(ship: Ship) -> Targets:
    """What is there, batteries as if they were loaded."""
    parts = list(ship.parts.values())
    return Targets(
        engines=sum(gain(part) for part in parts if kind(part) in ENGINES),
        fire=sum(gain(part) for part in parts if kind(part) in CANNONS),
        crew=2 * len(of_kinds(ship.parts, CABINS)),
        tokens=sum(TOKENS.get(kind(part), 0) for part in parts),
        holds=sum(HOLDS.get(kind(part), 0) for part in parts),
        shields=len(of_kinds(ship.parts, ("SH",))),
    )


def worth_of(part: Part, has: Targets, wants: Targets, *, first: bool = False) -> float:
    """How much the tile helps. ``first``: nothing to fly with is there yet."""
    its = kind(part)
    if its in ENGINES:
        return _of(has.engines, wants.engines) + (URGENT if its == "E1" and first else 0)
    if its in CANNONS:
        value = _of(has.fire, wants.fire)
        return value if part.k == N else value / 2
    if its == "CB":
        return _of(has.crew, wants.crew)
    if its in TOKENS:
        return _of(has.tokens, wants.tokens)
    if its in HOLDS:
        return _of(has.holds, wants.holds)
    if its == "SH":
        return _of(has.shields, wants.shields)
    return SPARE


def _of(has: int, wants: int) -> float:
    if has >= wants:
        return SPARE
    return URGENT if has == 0 else USEFUL


def is_met(has: Targets, wants: Targets) -> bool:
    return all(getattr(has, name) >= getattr(wants, name) for name in wants.__struct_fields__)
