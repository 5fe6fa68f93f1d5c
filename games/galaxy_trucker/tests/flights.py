"""Cards in play: a flight in the middle of one."""

from __future__ import annotations

from typing import Any

from games.engine import Event
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import act
from games.galaxy_trucker.tests.positions import begin_card, flying

DEFENCELESS = "SC 3333 @7,7 r0 | CB 0103 @6,7 r0"
"""Two cabins of two humans, nothing else."""
GUNNER = "SC 3333 @7,7 r0 | C1 0010 @7,6 r0"
"""Fire power 1."""
SHIELDED = "SC 3333 @7,7 r0 | SH 0032 @8,6 r3 | B3 2000 @7,8 r0 | B2 3001 @8,7 r0"
"""Saved from W and N by five tokens."""
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


def roll(state: TruckState) -> list[Event]:
    """Whoever is to roll does; the dice lie ready."""
    assert state.question is not None and state.question.kind == "roll"
    return act(state, state.question.seats[0], "roll")


def shot_at(*ships: str, dice: str = "34") -> TruckState:
    """A light shot at all of them from ahead (I-03)."""
    state = fly("I-03", *(ships or (SHIELDED, SHIELDED)), dice=dice)
    roll(state)
    return state


def lade(state: TruckState, seat: int, cubes: dict[tuple[int, int], str]) -> TruckState:
    """Cubes from the bank into the holds of a ship."""
    ship = state.seats[seat].ship
    for (column, row), colours in cubes.items():
        ship.cubes[10 * column + row] = colours
        for colour in colours:
            state.bank[colour] -= 1
    return state
