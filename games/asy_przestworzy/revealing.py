"""Turning both aircraft up: AP-022, AP-080, AP-086."""

from __future__ import annotations

from msgspec import structs

from games.asy_przestworzy.aircraft import VALUE
from games.asy_przestworzy.squadrons import BOTH
from games.asy_przestworzy.state import AsyState, Reveal, Revealed
from games.engine import Event

SHOWN = 2_500
"""Milliseconds a reveal is shown before the time of the next decision is counted."""


def laid_value(state: AsyState, seat: int) -> int:
    """What the laid aircraft is worth in the contested attribute."""
    aircraft = state.squadrons[seat].laid
    assert aircraft is not None and state.contested is not None
    return VALUE[state.contested][aircraft]


def reveal(state: AsyState, bonuses: tuple[int, int]) -> list[Event]:
    """AP-086 Both aircraft are revealed; the higher total wins."""
    mine, yours = state.squadrons
    assert mine.laid is not None and yours.laid is not None and state.contested is not None
    values = laid_value(state, 0), laid_value(state, 1)
    totals = values[0] + bonuses[0], values[1] + bonuses[1]
    aircraft = mine.laid, yours.laid
    won = None if totals[0] == totals[1] else int(totals[1] > totals[0])
    state.reveal = Reveal(
        state.contested, aircraft, values, bonuses, totals, state.now + SHOWN, won
    )
    return [
        Revealed(seat, aircraft[seat], values[seat], bonuses[seat], totals[seat]) for seat in BOTH
    ]


def winner(state: AsyState) -> int | None:
    """Who has won the revealed duel; nobody while it is tied."""
    assert state.reveal is not None
    return state.reveal.winner


def decide(state: AsyState, seat: int) -> None:
    """A tie has found its winner."""
    assert state.reveal is not None
    state.reveal = structs.replace(state.reveal, winner=seat)
