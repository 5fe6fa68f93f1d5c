"""What is done in a position of any game, and what becomes of it."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine import Action, Event, Illegal, Refusal, State
from games.referee import AnyGame, play, settle


def refusal_of(game: AnyGame, state: State, seat: int | None, action: Action) -> Refusal:
    """Why it may not be done, judged as played; nothing has changed."""
    before = msgspec.json.encode(state)
    judged = game.judge(state, seat, action)
    assert judged is not None, f"{action} is legal"
    try:
        play(game, state, seat, action, state.now)
    except Illegal as illegal:
        assert illegal.refusal == judged.refusal
    else:
        raise AssertionError(f"{action} was played")
    assert msgspec.json.encode(state) == before
    return judged.refusal


def all_until(game: AnyGame, state: State, moment: int) -> list[Event]:
    """All that is due by then happens, at its own time; an act at that moment comes after it."""
    told: list[Any] = [event for move in settle(game, state, moment) for event in move.events]
    state.now = max(state.now, moment)
    return told
