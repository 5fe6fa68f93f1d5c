"""Small positions of a round, and the few words in which the tests play them.

Seats 0 to 3 are red, blue, green and yellow. A round in these positions has begun at 0; who holds a
card has held it for long. Places are written ``x y a``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.chance import Chance
from games.engine import Action, Event, Illegal, Presence, Sampled
from games.kosmiczna_eskadra.rules import KosmicznaEskadra
from games.kosmiczna_eskadra.squadrons import SIZE
from games.kosmiczna_eskadra.state import (
    COLOURS,
    CardLanded,
    CardWithheld,
    Drop,
    EskadraState,
    Held,
    Hold,
    Options,
    Ready,
    Squadron,
)
from games.kosmiczna_eskadra.tests.battles import table as laid
from games.referee import begin, play
from tests.acting import all_until

GAME = KosmicznaEskadra()
RED, BLUE, GREEN, YELLOW = range(4)
SEED = "a5" * 32
NOW = 10_000
LONG_AGO = 0
DROP, WITHHOLD = "drop", "withhold"

Streamed = tuple[int, str]
"""A position that the server has received: when, and what."""


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


# ---- what is done


def wait_until(state: EskadraState, at: int) -> list[Event]:
    return all_until(GAME, state, at)


def pass_time(state: EskadraState, millis: int) -> list[Event]:
    return wait_until(state, state.now + millis)


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


def presence(state: EskadraState, seat: int, here: bool) -> list[Event]:
    return play(GAME, state, None, Presence(seat, here), state.now).events


def sample(state: EskadraState, seat: int, *streamed: Streamed) -> list[Event]:
    """The server looks up what a seat has streamed, when the last of the moments has passed."""
    (wanted,) = (each for each in GAME.samples(state) if each.seat == seat)
    signals = tuple(_last(streamed, wanted.since, moment) for moment in wanted.moments)
    before = wait_until(state, wanted.moments[-1] + 1)
    return before + play(GAME, state, None, Sampled(seat, signals), state.now).events


def _last(streamed: Iterable[Streamed], since: int, moment: int) -> dict[str, Any] | None:
    known = [text for at, text in streamed if since < at <= moment]
    return msgspec.to_builtins(hold(known[-1])) if known else None


def hold(place: str) -> Hold:
    return Hold(*map(int, place.split()))


# ---- what is seen of it


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


def tags(events: Iterable[Event]) -> list[str]:
    """What was told to everybody, by name."""
    return [str(type(event).__struct_config__.tag) for event in events if event.only is None]


def told(events: Iterable[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def landings(events: Iterable[Event]) -> list[str]:
    """``red 4 100 200 0``, with ``late`` behind it at Stop."""
    return [
        f"{COLOURS[card.seat]} {card.speed} {card.x} {card.y} {card.a}" + " late" * card.late
        for card in told(events, CardLanded)
    ]


def withheld(events: Iterable[Event]) -> list[int]:
    return [event.seat for event in told(events, CardWithheld)]


def speeds(state: EskadraState, seat: int) -> list[int]:
    """What a seat holds and has in its deck."""
    squadron = state.squadrons[seat]
    return sorted(squadron.deck + ([squadron.held.speed] if squadron.held else []))
