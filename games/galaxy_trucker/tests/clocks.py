"""Time, in milliseconds, and who is there."""

from __future__ import annotations

from games.engine import Event, Presence
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import GAME
from games.referee import play
from tests.acting import all_until


def until(state: TruckState, moment: int) -> list[Event]:
    """All that is due by then happens, at its own time; an act at that moment comes after it."""
    return all_until(GAME, state, moment)


def pass_time(state: TruckState, millis: int) -> list[Event]:
    return until(state, state.now + millis)


def default(state: TruckState) -> list[Event]:
    """The time of the question runs out."""
    return until(state, min(deadline.at for deadline in GAME.deadlines(state)))


def everybody_flies_on(state: TruckState) -> list[Event]:
    """The pause is over."""
    assert state.question is not None and state.question.kind == "pause"
    return pass_time(state, 10_000)


def presence(state: TruckState, seat: int, here: bool) -> list[Event]:
    return play(GAME, state, None, Presence(seat, here), state.now).events
