"""4.5, 5 What the clock does, and when."""

from __future__ import annotations

from typing import Any

from games.engine import ABSENT_AFTER, Deadline, Event, Illegal, Millis
from games.galaxy_trucker import asking, departure, flight, glass, hands, scoring, timing
from games.galaxy_trucker.actions import (
    BeginCard,
    BuildingOver,
    EndPeek,
    Expire,
    ExpireAbsent,
    GoByClock,
    PickFor,
    SandOut,
    Start,
)
from games.galaxy_trucker.events import AnsweredByClock
from games.galaxy_trucker.state import Trucker, TruckState

WAITED: dict[str, str] = {"fix": "fix", "crew": "crew", "scoring": "score"}
"""Phases without a question in which seats are waited for, and their wait."""


def deadlines(state: TruckState) -> list[Deadline]:
    """In the order in which they happen at one moment."""
    match state.phase:
        case "go":
            return [Deadline(state.since + timing.GO, None, GoByClock())]
        case "countdown":
            return [Deadline(state.since + timing.COUNTDOWN, None, Start())]
        case "build":
            return [*_of_building(state), *_of_picking(state)]
        case "start_pick":
            return _of_picking(state)
        case "reveal":
            at = state.since + timing.wait(state.options, "reveal")
            return [Deadline(at, None, BeginCard())]
        case "over":
            return []
    return _of_waiting(state)


def _of_building(state: TruckState) -> list[Deadline]:
    found = []
    if state.sand_until is not None:
        found.append(Deadline(state.sand_until, None, SandOut()))
    if (over := building_until(state)) is not None:
        found.append(Deadline(over, None, BuildingOver()))
    found += [
        Deadline(until, seat, EndPeek(seat))
        for seat, each in enumerate(state.seats)
        if (until := peek_until(state, each)) is not None
    ]
    return found


def peek_until(state: TruckState, trucker: Trucker) -> Millis | None:
    """GT-137 When the stack that it holds returns by itself."""
    limit = timing.seconds(state.options.peek_limit)
    return None if trucker.peeks is None or limit is None else trucker.peeks_since + limit


def building_until(state: TruckState) -> Millis | None:
    """GT-151 GT-153"""
    cap = timing.building_cap(state.options)
    ends = [state.last_builder_until, None if cap is None else state.began + cap]
    return min((end for end in ends if end is not None), default=None)


def _of_picking(state: TruckState) -> list[Deadline]:
    picking = glass.picking(state)
    if not picking:
        return []
    return [Deadline(min(glass.pick_until(state, seat) for seat in picking), None, PickFor())]


def _of_waiting(state: TruckState) -> list[Deadline]:
    waiting = waited_for(state)
    if not waiting:
        return []
    found = [Deadline(waits_until(state), None, Expire())]
    for seat in waiting:
        if (at := absent_at(state, seat)) is not None:
            found.append(Deadline(at, seat, ExpireAbsent(seat)))
    return found


def waited_for(state: TruckState) -> list[int]:
    """From the check on: seats that have still to say something, in the order of GT-533."""
    match state.phase:
        case "fix":
            return departure.faulty(state)
        case "crew":
            return departure.unmanned(state)
        case "scoring" | "next":
            return scoring.asked(state)
    return [] if state.question is None else state.question.waits_for


def waits_until(state: TruckState) -> Millis:
    if state.question is not None:
        return asking.until(state, state.question)
    if state.phase == "next":
        return state.since + timing.NEXT
    return state.since + timing.wait(state.options, WAITED[state.phase])


def absent_at(state: TruckState, seat: int) -> Millis | None:
    """GT-488 Three seconds after it was asked, or has become absent."""
    gone = state.seats[seat].away_since
    if gone is None:
        return None
    asked = state.since if state.question is None else state.question.since
    return max(asked, gone + ABSENT_AFTER) + timing.ABSENT


def check(state: TruckState, action: Any) -> None:
    """The clock acts when something is due."""
    due = [each.action for each in deadlines(state) if each.at <= state.now]
    if action not in due:
        raise Illegal("not-due", "GT-532")


def tick(state: TruckState, action: Any) -> list[Event]:
    match action:
        case GoByClock():
            return glass.go(state, None)
        case Start():
            return glass.start(state)
        case SandOut():
            return glass.sand_out(state)
        case BuildingOver():
            last = state.last_builder_until
            called = last is not None and last <= state.now
            return glass.end_building(state, "last-builder" if called else "cap")
        case EndPeek(seat):
            return hands.return_stack(state, seat)
        case PickFor():
            return glass.pick_for(state)
        case BeginCard():
            return flight.begin_card(state)
        case Expire():
            return expire(state, waited_for(state))
        case ExpireAbsent(seat):
            return expire(state, [seat])
    raise TypeError(f"no rule for {action!r}")


def expire(state: TruckState, seats: list[int]) -> list[Event]:
    """GT-533 The defaults of these seats; what they lead to is settled with the last."""
    told: list[Event] = []
    for seat in seats:
        told.append(AnsweredByClock(seat=seat))
        told += _default(state, seat)
    return told


def _default(state: TruckState, seat: int) -> list[Event]:
    match state.phase:
        case "fix":
            plan = state.seats[seat].plan
            assert plan is not None
            return departure.fix(state, seat, plan)
        case "crew":
            return departure.place_crew(state, seat, {})
        case "scoring":
            return scoring.seen(state, seat)
        case "next":
            return scoring.ready(state, seat)
    return flight.answer(state, seat, flight.default(state, seat))


def presence(state: TruckState, seat: int, here: bool) -> list[Event]:
    """GT-487 A stack returns; nothing else changes."""
    state.seats[seat].away_since = None if here else state.now
    return [] if here else hands.return_stack(state, seat)
