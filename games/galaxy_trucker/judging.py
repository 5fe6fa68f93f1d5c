"""4.1 What refuses an action: the phase first, then whom it asks, then the action's own rule."""

from __future__ import annotations

from typing import Any

from games.engine import Event, Illegal
from games.galaxy_trucker import building, departure, flight, glass, scoring
from games.galaxy_trucker.actions import (
    BuildAction,
    FixShip,
    Go,
    PickSpace,
    PlaceCrew,
    Ready,
    Seen,
)
from games.galaxy_trucker.checking import Mending
from games.galaxy_trucker.state import TruckState

WRONG_PHASE = ("wrong-phase", "GT-031")


def check(state: TruckState, seat: int, action: Any) -> None:
    """Raises what refuses the action of a seat."""
    if not 0 <= seat < len(state.seats):
        raise Illegal("not-seated", "GT-075")
    if state.phase == "over":
        raise Illegal("game-over", "GT-453")
    match state.phase:
        case "go":
            wants(action, Go)
        case "build" if isinstance(action, PickSpace):
            check_pick(state, seat, action)
        case "build":
            wants(action, BuildAction)
            building.check(state, seat, action)
        case "start_pick":
            wants(action, PickSpace)
            check_pick(state, seat, action)
        case "fix":
            wants(action, FixShip)
            departure.check_fix(state, seat, action)
        case "crew":
            wants(action, PlaceCrew)
            departure.check_crew(state, seat, action)
        case "scoring":
            wants(action, Seen)
            check_done(state, seat)
        case "next":
            wants(action, Ready)
            check_done(state, seat)
        case "card" | "pause" | "titles":
            flight.check_answer(state, seat, action)
        case _:
            raise Illegal(*WRONG_PHASE)


def wants(action: Any, kinds: Any) -> None:
    if not isinstance(action, kinds):
        raise Illegal(*WRONG_PHASE)


def check_pick(state: TruckState, seat: int, action: PickSpace) -> None:
    """GT-150 GT-508"""
    trucker = state.seats[seat]
    if trucker.stopped_at is None:
        if state.phase == "build":
            raise Illegal(*WRONG_PHASE)
        raise Illegal("not-your-turn", "GT-031")
    if trucker.space is not None:
        raise Illegal("already-answered", "GT-523")
    glass.check_space(state, action.space)


def check_done(state: TruckState, seat: int) -> None:
    if state.seats[seat].done:
        raise Illegal("already-answered", "GT-523")


def do(state: TruckState, seat: int, action: Any) -> list[Event]:
    match action:
        case Go():
            return glass.go(state, seat)
        case PickSpace(space):
            return glass.take_space(state, seat, space)
        case FixShip(remove, keep):
            return departure.fix(state, seat, Mending(tuple(remove), keep))
        case PlaceCrew():
            return departure.place_crew(state, seat, departure.chosen(action))
        case Seen():
            return scoring.seen(state, seat)
        case Ready():
            return scoring.ready(state, seat)
    if state.phase == "build":
        return building.do(state, seat, action)
    return flight.answer(state, seat, action)
