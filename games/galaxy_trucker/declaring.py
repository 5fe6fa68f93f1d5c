"""1.9 Declaring power: who is asked, what is fed and paid."""

from __future__ import annotations

from games.engine import Event, Illegal
from games.galaxy_trucker import asking
from games.galaxy_trucker.aboard import batteries, cells_of, spend, tokens
from games.galaxy_trucker.actions import Answer, Declare
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.events import PowerDeclared
from games.galaxy_trucker.power import (
    POINT,
    against_enemy,
    in_combat,
    in_open_space,
    strength,
    written,
)
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.steps import Declaring


def declare(state: TruckState, step: Declaring) -> tuple[list[Event], bool]:
    """GT-236 Asked where a double part can be fed; else the power is what it is. Answers whether it
    is settled."""
    ship = state.seats[step.seat].ship
    if strength(ship, step.power).gains and ship.tokens:
        return asking.ask(state, step, "power", [step.seat], step.at), False
    return declared(state, step, [], []), True


def check(state: TruckState, step: Declaring, seat: int, action: Declare) -> None:
    ship = state.seats[seat].ship
    gains = strength(ship, step.power).gains
    if any(cell not in gains for cell in action.feed):
        raise Illegal("not-a-double", "GT-236")
    if any(len(set(things)) < len(things) for things in (action.feed, action.pay)):
        raise Illegal("duplicate-cell", "GT-236")
    if len(action.feed) > batteries(ship):
        raise Illegal("not-enough-batteries", "GT-236")
    if any(token not in tokens(ship) for token in action.pay):
        raise Illegal("no-battery-there", "GT-237")
    if len(action.pay) != len(action.feed):
        raise Illegal("wrong-count", "GT-236")


def default(state: TruckState, step: Declaring, seat: int) -> Declare:
    """GT-239 GT-240 GT-241"""
    ship = state.seats[seat].ship
    its, many = strength(ship, step.power), batteries(ship)
    if step.why == "open":
        feed = in_open_space(its, many)
    elif step.why == "enemy":
        feed = against_enemy(its, many, enemy(state))
    else:
        feed = in_combat(its, many, min(state.values.values(), default=None))
    return Declare(to=asking.name(state), feed=feed, pay=tokens(ship)[: len(feed)])


def enemy(state: TruckState) -> int:
    """GT-025 The strength of the card in half points."""
    assert state.card is not None
    return CARDS[state.card].strength * POINT["cannons"]


def answered(state: TruckState, step: Declaring, answers: dict[int, Answer]) -> list[Event]:
    answer = answers[step.seat]
    assert isinstance(answer, Declare)
    return declared(state, step, answer.feed, answer.pay)


def declared(state: TruckState, step: Declaring, feed: list[int], pay: list[int]) -> list[Event]:
    """GT-235 The value counts for what follows; see ``state.values``."""
    ship = state.seats[step.seat].ship
    value = strength(ship, step.power).value(feed)
    spend(ship, pay)
    state.values[step.seat] = value
    return [
        PowerDeclared(
            seat=step.seat,
            kind=step.power,
            value=value,
            points=written(value, step.power),
            fed=len(feed),
            paid=cells_of(pay),
        )
    ]
