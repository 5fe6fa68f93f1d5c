"""The check after a round: which cards lie illegally and go to the hangar (KE-130 to KE-132)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from games.kosmiczna_eskadra.geometry import Body, card_body, overlap, rock_body
from games.kosmiczna_eskadra.state import Laid, RockData

Bodies = dict[str, Body]
"""What lies on the table by name: an order of landing, or ``r0`` and ``r1`` for the rocks."""


def laid_body(card: Laid) -> Body:
    return card_body(card.x, card.y, card.a)


def rock_bodies(rocks: Iterable[RockData]) -> Bodies:
    return {f"r{number}": rock_body(rock) for number, rock in enumerate(rocks)}


def card_bodies(table: Iterable[Laid]) -> Bodies:
    return {str(card.order): laid_body(card) for card in table}


def covered(body: Body, others: Bodies) -> list[str]:
    """KE-051, KE-052 All that a body overlaps, by name, in their order."""
    return [name for name, other in others.items() if overlap(body, other)]


def grounded(table: Sequence[Laid], rocks: Iterable[RockData], calm: bool) -> dict[int, str]:
    """KE-130 The orders of the cards that go to the hangar, and the first thing each covers."""
    legal = rock_bodies(rocks)
    beats = _beats(table) if calm else [[card] for card in table]
    illegal: dict[int, str] = {}
    for beat in beats:
        illegal |= _grounded_of_beat(beat, legal)
    return dict(sorted(illegal.items()))


def _beats(table: Sequence[Laid]) -> list[list[Laid]]:
    return [list(cards) for _, cards in groupby(table, key=lambda card: card.beat)]


def _grounded_of_beat(beat: list[Laid], legal: Bodies) -> dict[int, str]:
    """KE-131, KE-322 The cards of a beat against what is legal, then against each other.

    What remains becomes legal. In the race every card is a beat of its own.
    """
    illegal = {card.order: hit[0] for card in beat if (hit := covered(laid_body(card), legal))}
    left = card_bodies(card for card in beat if card.order not in illegal)
    for name, body in left.items():
        others = {other: its for other, its in left.items() if other != name}
        if hit := covered(body, others):
            illegal[int(name)] = hit[0]
        else:
            legal[name] = body
    return illegal
