"""Taking back: a seat's last acts, as long as nothing has happened that cannot be untold.

What can be taken back lies beside the state, never in it: rules know nothing of it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from games.engine import Action, Illegal, State, Undo, Undone
from games.offers import Offer
from games.referee import AnyGame, Move, codec, play

OFFER = Offer("undo", standing=True)


class Before(Struct, frozen=True):
    """The match before an act of a seat. The state is never changed again."""

    seat: int
    state: State


Past = tuple[Before, ...]
"""The acts that can be taken back, the newest last: all of one seat."""


def act(
    game: AnyGame,
    state: State,
    past: Past,
    seat: int | None,
    action: Action,
    at: int,
    lag: int = 0,
    kept: State | None = None,
) -> tuple[State, Past, Move]:
    """Play an action, or take the last one back: the state and the past to go on with.

    ``state`` may be changed or left behind. ``kept``: the same state in an object that nobody
    changes, if there is one; else it is copied. Raises ``Illegal``, and then nothing has changed.
    """
    if isinstance(action, Undo):
        return _taken_back(game, state, past, seat, at)
    if seat is None or not game.undo(state):
        return state, (), play(game, state, seat, action, at, lag)
    before = Before(seat, codec(game).copy(state) if kept is None else kept)
    move = play(game, state, seat, action, at, lag)
    if (
        _is_final(move)
        or _rings_otherwise(game, before.state, state)
        or game.out(state) != game.out(before.state)
    ):
        return state, (), move
    return state, (*past, before) if _is_of(past, seat) else (before,), move


def judge(game: AnyGame, state: State, past: Past, seat: int | None, action: Any) -> Illegal | None:
    """As the game judges; and of the act that is the table's, whether there is something to take
    back."""
    if not isinstance(action, Undo):
        return game.judge(state, seat, action)
    if not game.undo(state):
        return Illegal("undo-off")
    return None if _is_of(past, seat) else Illegal("nothing-to-undo")


def offers(game: AnyGame, state: State, past: Past, seat: int) -> list[Offer]:
    """What the game offers, and to take back."""
    own = game.offers(state, seat)
    return [*own, OFFER] if _is_of(past, seat) else own


def _is_of(past: Past, seat: int | None) -> bool:
    return bool(past) and past[-1].seat == seat


def _is_final(move: Move) -> bool:
    """Dice, cards and what was made known cannot be untold."""
    return bool(move.draws) or any(event.final for event in move.events)


def _rings_otherwise(game: AnyGame, before: State, after: State) -> bool:
    """The clock is not turned back: taken back, what had been put off might be overdue."""
    due = [(deadline.at, deadline.action) for deadline in game.deadlines(after)]
    return any((each.at, each.action) not in due for each in game.deadlines(before))


def _taken_back(
    game: AnyGame, state: State, past: Past, seat: int | None, at: int
) -> tuple[State, Past, Move]:
    """All as it was but the time, which runs on."""
    if illegal := judge(game, state, past, seat, Undo()):
        raise illegal
    before = past[-1]
    restored = codec(game).copy(before.state)
    restored.now = max(at, state.now)
    return restored, past[:-1], Move(seat, Undo(), restored.now, [Undone(seat=before.seat)], [])
