"""1.9, 2.7 What a meteor or a shot does to a ship."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.galaxy_trucker.aboard import Ship
from games.galaxy_trucker.checking import without
from games.galaxy_trucker.ship import LETTER, N, Parts, first_hit, kind, number, pieces, sides

Met = Literal["miss", "bounce", "shot-down", "choice", "hit"]


class Meeting(Struct, frozen=True):
    """How a ship meets a threat: it misses, bounces, is shot down for free, hits, or the owner may
    spend a battery against it."""

    met: Met
    cell: int | None = None
    """The tile in its way."""


def direction_of(threat: str) -> int:
    return LETTER.index(threat[1])


def meeting(ship: Ship, threat: str, line: int, *, bounces: bool = True) -> Meeting:
    """GT-250 to GT-257; GT-509 small meteors bounce off nobody whose title forbids it."""
    size, direction = threat[0], direction_of(threat)
    cell = first_hit(ship.parts, direction, line)
    if cell is None:
        return Meeting("miss")
    if size == "s" and bounces and sides(ship.parts[cell])[direction] == 0:
        return Meeting("bounce", cell)
    if size == "L" and covering(ship.parts, direction, line, "C1"):
        return Meeting("shot-down", cell)
    may = ship.tokens and can_protect(ship.parts, size, direction, line)
    return Meeting("choice" if may else "hit", cell)


def can_protect(parts: Parts, size: str, direction: int, line: int) -> bool:
    """Whether a battery would stop it."""
    if size == "H":
        return False
    if size == "L":
        return bool(covering(parts, direction, line, "C2"))
    return shielded(parts, direction)


def shielded(parts: Parts, direction: int) -> bool:
    """GT-014 A shield covers its direction k and the next one, for the whole ship."""
    return any(
        kind(part) == "SH" and direction in (part.k, (part.k + 1) % 4) for part in parts.values()
    )


def covering(parts: Parts, direction: int, line: int, kind_of: str) -> list[int]:
    """GT-017 GT-018 GT-019 The cannons of a kind that reach a large meteor: they point to where it
    is from, in its line, or beside it unless it is from N."""
    reach = 0 if direction == N else 1
    return [
        cell
        for cell, part in parts.items()
        if kind(part) == kind_of
        and part.k == direction
        and abs(number(cell, direction) - line) <= reach
    ]


def left_after(parts: Parts, cell: int) -> list[list[int]]:
    """GT-265 GT-266 The pieces that are left when a tile is destroyed."""
    return pieces(without(parts, [cell]))
