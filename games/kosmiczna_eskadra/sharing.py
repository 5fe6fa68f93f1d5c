"""How lasers share out ore, from a rock or from a robbed ship (KE-210 to KE-214, KE-275)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

GREEN = 3
"""KE-190 The strongest laser, so the last pass."""


class Claim(Struct, frozen=True):
    """KE-210, KE-273 A laser that asks for as much ore as it is strong, for the ship it is on."""

    order: int
    strength: int


class Share(Struct):
    """What came of it: ore by the claim's place in the list, and what went to nobody."""

    taken: list[int]
    removed: int = 0

    def by_ship(self, claims: Sequence[Claim]) -> dict[int, int]:
        ships: dict[int, int] = {}
        for claim, taken in zip(claims, self.taken, strict=True):
            if taken:
                ships[claim.order] = ships.get(claim.order, 0) + taken
        return ships


def mined(claims: Sequence[Claim], ore: int) -> Share:
    """KE-210, KE-214 The ore of a rock among the lasers that hit it in one step."""
    if _is_alone(claims):
        return _in_turn([claim.strength for claim in claims], ore)
    share = Share([0] * len(claims))
    _passes(claims, ore, share)
    return share


def looted(claims: Sequence[Claim], ore: int) -> Share:
    """KE-275 All ore of a destroyed ship, in passes that begin anew while some is left."""
    share = Share([0] * len(claims))
    if _is_alone(claims):
        share.taken[0] = ore
        return share
    while ore:
        ore = _passes(claims, ore, share)
    return share


def _is_alone(claims: Sequence[Claim]) -> bool:
    return len({claim.order for claim in claims}) == 1


def _in_turn(strengths: list[int], ore: int) -> Share:
    """KE-214 With nobody to share with, each laser takes its strength as long as there is ore."""
    share = Share([])
    for strength in strengths:
        share.taken.append(min(strength, ore))
        ore -= share.taken[-1]
    return share


def _passes(claims: Sequence[Claim], ore: int, share: Share) -> int:
    """KE-211, KE-212 One for each, a second for red and green, a third for green; what is left.

    A pass that cannot be served in full removes the rest, and nobody gets any of it.
    """
    for number in range(1, GREEN + 1):
        served = [place for place, claim in enumerate(claims) if claim.strength >= number]
        if len(served) > ore:
            share.removed += ore
            return 0
        for place in served:
            share.taken[place] += 1
        ore -= len(served)
    return ore
