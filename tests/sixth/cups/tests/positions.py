"""Positions of cups to test from."""

from __future__ import annotations

from typing import Any

import msgspec

from games import referee
from games.cups import GAME
from games.cups.state import CUPS, CupsState, Options

HIDER, ANN, BOB = 0, 1, 2
SEED = "c7" * 32


def hiding(**options: Any) -> CupsState:
    """Three seats; the first hides."""
    state, _ = referee.begin(GAME, Options(**options), 3, SEED)
    assert isinstance(state, CupsState)
    state.hider = HIDER
    return state


def betting(pea: str = "10", prize: int = 2, **options: Any) -> CupsState:
    """The pea is hidden."""
    state = hiding(**options)
    play(state, HIDER, do="hide", at=[int(pea[0]), int(pea[1])], prize=prize)
    return state


def play(state: CupsState, seat: int | None, **action: Any) -> list[Any]:
    kind = GAME.clock_type if seat is None else GAME.action_type
    return GAME.apply(state, seat, msgspec.convert(action, kind))


def stakes(**beads: int) -> dict[str, int]:
    """``stakes(c10=2)``: two beads beside the cup 10."""
    return {cup: beads.get(f"c{cup}", 0) for cup in CUPS}


def names(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]
