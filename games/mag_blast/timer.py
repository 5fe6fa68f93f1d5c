"""6 The turn clock, which stands while a window is open."""

from __future__ import annotations

from games.engine import Millis
from games.mag_blast.state import MagState
from games.mag_blast.timing import ABSENT, ABSENT_TURN, RESOLVED

IDLE_AFTER = 2
"""MB-442 Own turns that the clock ended, after which a seat's turns are short."""


def start(state: MagState) -> None:
    idle = state.players[state.seat].idle >= IDLE_AFTER
    state.left = state.pace.idle if idle else state.pace.turn
    state.began = state.since = state.now


def stop(state: MagState) -> None:
    """MB-520"""
    if state.since is not None:
        state.left -= state.now - state.since
        state.since = None


def go_on(state: MagState) -> None:
    if state.since is None:
        state.since = state.now


def lengthen(state: MagState) -> None:
    """MB-520 A play was resolved."""
    state.left += RESOLVED


def runs_out(state: MagState) -> Millis:
    """As people see it, while no window is open. MB-442 For whoever is away it may be sooner."""
    assert state.since is not None
    end = state.since + state.left
    gone = state.players[state.seat].away_since
    if gone is None:
        return end
    return min(end, max(gone + ABSENT, state.began + ABSENT_TURN, state.since))


def wake(state: MagState, seat: int) -> None:
    """MB-442 An idle seat has acted: its turn is as long as any other."""
    player = state.players[seat]
    if seat == state.seat:
        state.acted = True
        if player.idle >= IDLE_AFTER:
            state.left += state.pace.turn - state.pace.idle
    player.idle = 0
