"""What the contract suite asks: what may be hidden, what there is, how long it lasts."""

from __future__ import annotations

from games.engine import Audience
from games.offers import Below
from games.twenty_one.rules import MOST, Options, TableState

OPTIONS = (Options(),)
LONGEST = 50
"""Moves of a match."""


def components(state: TableState) -> list[int]:
    return sorted([*state.deck, *(card for hand in state.hands for card in hand)])


def reshuffle(state: TableState, audience: Audience, below: Below) -> TableState:
    """Other cards in the deck and face down, as far as this audience cannot tell."""
    hidden = [n for n, shown in enumerate(state.shown) if not shown and n not in audience]
    unseen = [*state.deck, *(state.hands[seat][0] for seat in hidden)]
    for seat in hidden:
        # With more than 21 in all it would have been shown.
        most = MOST - sum(state.hands[seat][1:])
        fits = [place for place, card in enumerate(unseen) if card <= most]
        state.hands[seat][0] = unseen.pop(fits[below(len(fits))])
    state.deck = [unseen.pop(below(len(unseen))) for _ in range(len(unseen))]
    return state
