"""What a seat does, and is refused. Places are written ``x y a``."""

from __future__ import annotations

import msgspec

from games.engine import Action, Event, Illegal
from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import Drop, EskadraState
from games.kosmiczna_eskadra.tests.clocks import wait_until
from games.referee import play


def do(
    state: EskadraState, seat: int, action: Action, at: int | None = None, lag: int = 0
) -> list[Event]:
    """A message as the server takes it: what is due by then comes first."""
    before = wait_until(state, state.now if at is None else at)
    return before + play(GAME, state, seat, action, state.now, lag).events


def drop(place: str) -> Drop:
    return Drop(*map(int, place.split()))


def let_go(
    state: EskadraState, seat: int, place: str, at: int | None = None, lag: int = 0
) -> list[Event]:
    return do(state, seat, drop(place), at, lag)


def refused(
    state: EskadraState, seat: int | None, action: Action, at: int | None = None, lag: int = 0
) -> tuple[str, str | None]:
    """Code and rule of the refusal; the state is as it was."""
    wait_until(state, state.now if at is None else at)
    before = msgspec.json.encode(state)
    try:
        play(GAME, state, seat, action, state.now, lag)
    except Illegal as illegal:
        assert msgspec.json.encode(state) == before
        return illegal.code, illegal.rule
    raise AssertionError(f"{action} is legal")
