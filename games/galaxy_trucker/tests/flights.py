"""Cards in play: a flight in the middle of one, what it asks, and what came of it."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine import Event
from games.galaxy_trucker.aboard import batteries, crew
from games.galaxy_trucker.events import CreditsWon, EnemyMet, ThreatMet
from games.galaxy_trucker.state import TruckState, positions
from games.galaxy_trucker.tests.positions import (
    GAME,
    act,
    begin_card,
    flying,
    pass_time,
    told,
    until,
)
from games.referee import codec

DEFENCELESS = "SC 3333 @7,7 r0 | CB 0103 @6,7 r0"
"""Two cabins of two humans, nothing else."""
GUNNER = "SC 3333 @7,7 r0 | C1 0010 @7,6 r0"
"""Fire power 1."""
HOLD = "SC 3333 @7,7 r0 | H2 0103 @6,7 r0"
"""Room for two cubes, none of them red."""


def revealed(card: str, *ships: str, **given: Any) -> TruckState:
    """The card lies revealed: a seat for each ship."""
    return flying(card, *ships, **{"seats": len(ships), **given})


def fly(card: str, *ships: str, **given: Any) -> TruckState:
    """The card has begun, up to its first question."""
    state = revealed(card, *ships, **given)
    begin_card(state)
    return state


def asked(state: TruckState) -> tuple[str, str, list[int]] | None:
    """Kind and name of the question, and the seats that have not answered."""
    question = state.question
    return None if question is None else (question.kind, question.name, question.waits_for)


def roll(state: TruckState) -> list[Event]:
    """Whoever is to roll does; the dice lie ready."""
    assert state.question is not None and state.question.kind == "roll"
    return act(state, state.question.seats[0], "roll")


def default(state: TruckState) -> list[Event]:
    """The time of the question runs out."""
    return until(state, min(deadline.at for deadline in GAME.deadlines(state)))


def everybody_flies_on(state: TruckState) -> list[Event]:
    """The pause is over."""
    assert state.question is not None and state.question.kind == "pause"
    return pass_time(state, 10_000)


def where(state: TruckState) -> list[int | None]:
    """The positions of the seats; None: out."""
    return [each.position for each in state.seats]


def crews(state: TruckState) -> list[int]:
    return [crew(each.ship) for each in state.seats]


def charges(state: TruckState) -> list[int]:
    return [batteries(each.ship) for each in state.seats]


def credits(state: TruckState) -> list[int]:
    return [each.credits for each in state.seats]


def won(events: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.credits) for event in told(events, CreditsWon)]


def met(events: list[Event]) -> list[tuple[int, str]]:
    """How ships met a threat, or an enemy."""
    return [(e.seat, e.how) for e in events if isinstance(e, ThreatMet | EnemyMet)]


def out(state: TruckState) -> list[str | None]:
    return [each.out for each in state.seats]


def in_flight(state: TruckState) -> list[int]:
    return list(positions(state))


def lade(state: TruckState, seat: int, cubes: dict[tuple[int, int], str]) -> TruckState:
    """Cubes from the bank into the holds of a ship."""
    ship = state.seats[seat].ship
    for (column, row), colours in cubes.items():
        ship.cubes[10 * column + row] = colours
        for colour in colours:
            state.bank[colour] -= 1
    return state


def hand_over(state: TruckState) -> TruckState:
    """The same state as another process reads it. Its chance must be no loaded one."""
    text = msgspec.json.encode(state)
    assert msgspec.json.encode(codec(GAME).copy(state)) == text
    read = codec(GAME).state(text)
    assert isinstance(read, TruckState)
    assert msgspec.json.encode(read) == text
    return read
