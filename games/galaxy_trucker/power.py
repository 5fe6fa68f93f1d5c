"""1.2, 1.9 Engine power and fire power, and which double parts a declaration feeds.

Fire power is counted in half points (GT-025), engine power in whole ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from games.galaxy_trucker.aboard import ALIEN_BONUS, Colour, Ship
from games.galaxy_trucker.ship import N, Part, kind, reading
from games.galaxy_trucker.tiles import Kind

Power = Literal["engines", "cannons"]
SINGLE: dict[Power, Kind] = {"engines": "E1", "cannons": "C1"}
DOUBLE: dict[Power, Kind] = {"engines": "E2", "cannons": "C2"}
ALIEN: dict[Power, Colour] = {"engines": "brown", "cannons": "purple"}
POINT: dict[Power, int] = {"engines": 1, "cannons": 2}
"""How many units a point of power is."""


class Strength(Struct, frozen=True):
    """What a declaration can be made of."""

    base: int
    """Without any battery and without the alien."""
    gains: dict[int, int]
    """What each double part adds when fed, by cell, in the order in which they are fed where
    nobody chooses."""
    bonus: int
    """GT-060 GT-061 What the alien adds to anything above 0."""

    def value(self, fed: Iterable[int]) -> int:
        """GT-062 GT-238 With these double parts fed."""
        power = self.base + sum(self.gains[cell] for cell in fed)
        return power + self.bonus if power > 0 else 0

    def best(self, batteries: int) -> list[int]:
        """The most that so many batteries give. GT-239 Cannons pointing N come first."""
        return list(self.gains)[:batteries]


def written(value: int, power: Power) -> str:
    """Points as people read them: halves as ½."""
    whole, rest = divmod(value, POINT[power])
    return f"{whole or ''}½" if rest else str(whole)


def gain(part: Part) -> int:
    """GT-047 to GT-050 What a single part gives, or a double one when it is fed."""
    its = kind(part)
    if its in ("C1", "C2"):
        each = POINT["cannons"] if part.k == N else POINT["cannons"] // 2
    else:
        each = POINT["engines"]
    return each * (2 if its in ("C2", "E2") else 1)


def strength(ship: Ship, power: Power) -> Strength:
    single, double = SINGLE[power], DOUBLE[power]
    base, gains = 0, dict[int, int]()
    for cell, part in ship.parts.items():
        its = kind(part)
        if its == single:
            base += gain(part)
        elif its == double:
            gains[cell] = gain(part)
    ranked = sorted(gains, key=lambda cell: (-gains[cell], reading(cell)))
    bonus = ALIEN_BONUS * POINT[power] if ALIEN[power] in ship.aliens else 0
    return Strength(base, {cell: gains[cell] for cell in ranked}, bonus)


def fewest(its: Strength, batteries: int, reaches: int) -> list[int] | None:
    """The smallest number of double parts, fed in their order, with which the power is at least
    that; None if no number is enough."""
    for number in range(min(batteries, len(its.gains)) + 1):
        fed = its.best(number)
        if its.value(fed) >= reaches:
            return fed
    return None


def against_enemy(its: Strength, batteries: int, enemy: int) -> list[int]:
    """GT-239 What is fed against an enemy of that strength where nobody chooses: what just beats
    it, else what draws, else nothing."""
    beats = fewest(its, batteries, enemy + 1)
    draws = fewest(its, batteries, enemy) if beats is None else beats
    return draws or []


def in_open_space(its: Strength, batteries: int) -> list[int]:
    """GT-240 One battery if there is no power without, else none."""
    return its.best(min(1, batteries)) if its.value(()) == 0 else []


def in_combat(its: Strength, batteries: int, lowest: int | None) -> list[int]:
    """GT-241 What reaches the lowest value declared so far in this line, if anything does."""
    return [] if lowest is None else fewest(its, batteries, lowest) or []
