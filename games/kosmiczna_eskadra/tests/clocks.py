"""Time, in milliseconds, and who is there."""

from __future__ import annotations

from games.engine import Event, Presence
from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import EskadraState
from games.referee import play
from tests.acting import all_until


def wait_until(state: EskadraState, at: int) -> list[Event]:
    return all_until(GAME, state, at)


def pass_time(state: EskadraState, millis: int) -> list[Event]:
    return wait_until(state, state.now + millis)


def presence(state: EskadraState, seat: int, here: bool) -> list[Event]:
    return play(GAME, state, None, Presence(seat, here), state.now).events
