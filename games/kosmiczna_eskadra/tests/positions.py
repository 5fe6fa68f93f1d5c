"""Small positions of a round.

Seats 0 to 3 are red, blue, green and yellow. A round in these positions has begun at 0; who holds a
card has held it for long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.chance import Chance
from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.squadrons import SIZE
from games.kosmiczna_eskadra.state import COLOURS, EskadraState, Held, Options, Ready, Squadron
from games.kosmiczna_eskadra.tests.acts import do
from games.kosmiczna_eskadra.tests.battles import table as laid
from games.kosmiczna_eskadra.tests.clocks import wait_until
from games.referee import begin

SEED = "a5" * 32
NOW = 10_000
STOP = 30_000
LONG_AGO = 0


def new_match(seats: int = 2, seed: str = SEED, **options: Any) -> EskadraState:
    state, _ = begin(GAME, chosen(options), seats, seed)
    assert isinstance(state, EskadraState)
    return state


def chosen(options: dict[str, Any]) -> Options:
    """A hand needs half a second, as in the examples, if nothing else is asked for."""
    return Options(**{"hand_time": "500", **options})


def racing(
    *held: int | None, table: str = "", left: int | None = None, now: int = NOW, **options: Any
) -> EskadraState:
    """The round is on: what each seat holds, what lies on the table, how many cards are left."""
    cards = laid(table) if table else []
    state = EskadraState(
        chance=Chance(SEED),
        options=chosen(options),
        squadrons=[_squadron(seat, speed, cards, left) for seat, speed in enumerate(held)],
        phase="placing",
        round=1,
        table=cards,
        now=now,
    )
    return state


def at_stop(*held: int | None, **given: Any) -> EskadraState:
    """The round clock has just called Stop."""
    state = racing(*held, round_clock="30", **given)
    wait_until(state, STOP)
    return state


def by_hand(*held: int | None, **given: Any) -> EskadraState:
    """The round is on, and nobody draws by itself."""
    state = racing(*held, **given)
    for squadron in state.squadrons:
        squadron.auto_draw = False
    return state


def _squadron(seat: int, speed: int | None, table: Sequence[Any], left: int | None) -> Squadron:
    out = [card.speed for card in table if card.seat == seat] + [speed]
    rest = [each for each in range(1, SIZE + 1) if each not in out]
    hand = None if speed is None else Held(speed=speed, drawn_at=LONG_AGO, free=True)
    return Squadron(deck=rest[:left], held=hand, colour=COLOURS[seat])


def counting_down(seats: int = 2, **options: Any) -> EskadraState:
    """All are ready; the round begins in three seconds."""
    state = new_match(seats, **options)
    for seat in range(seats):
        do(state, seat, Ready())
    return state


def begun(seats: int = 2, **options: Any) -> EskadraState:
    """The round begins now."""
    state = counting_down(seats, **options)
    wait_until(state, state.start_at)
    return state
