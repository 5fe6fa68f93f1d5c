"""5 How the match goes on by itself after whatever has happened."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import choices, leaving, piles, sounding, turns
from games.mag_blast.events import PhaseBegan
from games.mag_blast.state import MagState


def settle(state: MagState, told: list[Event]) -> list[Event]:
    """MB-524 MB-446 Up to where somebody has to decide; ``told`` before it."""
    while not is_pending(state):
        if state.resigning:
            told += leaving.leave_at_last(state)
        elif turns.rests(state):
            break
        else:
            told += turns.leave_phase(state)
    return told


def with_phase(state: MagState, before: tuple[int, str], told: list[Event]) -> list[Event]:
    """The phase that waits now, if it is another one than before."""
    if state.phase not in ("deploy", "over") and before != (state.number, state.phase):
        told.append(PhaseBegan(phase=state.phase))
    return told


def is_pending(state: MagState) -> bool:
    """Somebody else has the word, or nobody any more."""
    return bool(state.phase in ("deploy", "over") or state.plays or state.choice)


def end_turn(state: MagState, *, clock: bool) -> list[Event]:
    """MB-085 A waiting salvo misses first."""
    told = sounding.miss(state) if sounding.is_due(state) else []
    told += leaving.leave_at_last(state)
    if state.phase == "over":
        return told
    return told + turns.finish(state, clock=clock)


def time_over(state: MagState) -> list[Event]:
    """6 MB-523 The turn ends with nothing done but the drawing of phase 2."""
    told = list[Event]()
    while state.choice is not None:
        told += choices.default(state)
    if state.phase in ("discard", "draw"):
        told += piles.fill_hand(state, state.seat)
    return told + end_turn(state, clock=True)
