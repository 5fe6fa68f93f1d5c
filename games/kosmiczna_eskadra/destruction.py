"""Damage, who a destroyed ship belongs to, and the score (KE-191, KE-230 to KE-252)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field

from games.kosmiczna_eskadra.ships import SHIPS
from games.kosmiczna_eskadra.state import Laid, Result, ShipData

LOST = "lost"
OUT = "out"
HANGAR = "hangar"


class Ship(Struct):
    """A ship of the battle: its card, and what lies on it."""

    card: Laid
    markers: dict[int, int] = field(default_factory=dict)
    """KE-191 Damage by the seat in whose colour it is."""
    ore: int = 0

    @property
    def printed(self) -> ShipData:
        return SHIPS[self.card.speed]

    @property
    def is_destroyed(self) -> bool:
        """KE-230 As many markers as hull points, all colours together."""
        return sum(self.markers.values()) >= self.printed.hull

    def damage(self, seat: int, strength: int) -> None:
        """KE-191 As many markers as the laser is strong, in the shooter's colour."""
        self.markers[seat] = self.markers.get(seat, 0) + strength

    @property
    def pool(self) -> str:
        """KE-231 to KE-233 Where it goes: ``lost``, ``out``, or the seat whose trophy it is."""
        most = max(self.markers.values())
        foremost = [seat for seat, markers in self.markers.items() if markers == most]
        if self.card.seat in foremost:
            return LOST
        return str(foremost[0]) if len(foremost) == 1 else OUT


def score(
    table: Iterable[Laid],
    fates: Mapping[str, str],
    survivors: Iterable[Ship],
    seats: int,
    remaining: Sequence[int],
) -> Result:
    """KE-250, KE-251 Trophies' hull points and ore on own survivors, less hull points lost."""
    trophies, ore, losses = [0] * seats, [0] * seats, [0] * seats
    for card in table:
        fate = fates.get(str(card.order))
        if fate == LOST:
            losses[card.seat] += SHIPS[card.speed].hull
        elif fate not in (None, OUT, HANGAR):
            trophies[int(fate)] += SHIPS[card.speed].hull
    for ship in survivors:
        ore[ship.card.seat] += ship.ore
    scores = [won + dug - lost for won, dug, lost in zip(trophies, ore, losses, strict=True)]
    return Result(trophies, ore, losses, scores, winner(scores, remaining))


def winner(scores: Sequence[int], remaining: Sequence[int]) -> int | None:
    """KE-252, KE-305 The highest score of the seats that remain, even below 0; None is a tie."""
    best = max((scores[seat] for seat in remaining), default=None)
    foremost = [seat for seat in remaining if scores[seat] == best]
    return foremost[0] if len(foremost) == 1 else None
