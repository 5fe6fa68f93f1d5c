"""2.15 Resigning, being away, and coming back."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import choices, destroying, opening, sounding, windows
from games.mag_blast.events import Resigning
from games.mag_blast.state import MagState


def resign(state: MagState, seat: int) -> list[Event]:
    """MB-440 MB-446 While a play is unresolved it waits; the seat takes all defaults at once."""
    if not (state.plays or (state.choice and state.phase == "attack")):
        return leave(state, seat)
    state.resigning.append(seat)
    told: list[Event] = [Resigning(only=frozenset({seat}))]
    if windows.is_undecided(state, seat):
        windows.pass_by(state, seat)
    elif seat == state.seat and sounding.is_due(state):
        told += sounding.miss(state)
    elif seat == state.seat and state.choice is not None:
        told += choices.default(state)
    return told


def leave(state: MagState, seat: int) -> list[Event]:
    """MB-440 MB-434 Elimination without a destroyer; the own turn ends at once."""
    told = destroying.eliminate(state, seat, None)
    if state.phase == "over":
        return told
    # In the deployment it may have been the last one that the others waited for.
    return told + opening.reveal_if_ready(state)


def leave_at_last(state: MagState) -> list[Event]:
    """MB-446 Right after the stack is resolved, in the order of their resignations."""
    told = list[Event]()
    while state.resigning:
        told += leave(state, state.resigning.pop(0))
    return told


def presence(state: MagState, seat: int, here: bool) -> list[Event]:
    """MB-441 MB-442 Who goes passes in an open window."""
    state.players[seat].away_since = None if here else state.now
    if not here and windows.is_undecided(state, seat):
        windows.pass_by(state, seat)
    return []
