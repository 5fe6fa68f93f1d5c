"""1.5 The hourglass and its circles, start spaces, and how building ends."""

from __future__ import annotations

from typing import Literal

from games.engine import Event, Illegal
from games.galaxy_trucker import departure, timing
from games.galaxy_trucker.events import (
    BuildingBegan,
    BuildingEnded,
    GlassFlipped,
    GoCalled,
    LastBuilderCalled,
    SandRanOut,
    SeatStopped,
    SpaceTaken,
)
from games.galaxy_trucker.hands import let_go
from games.galaxy_trucker.preparing import handicap, has_glass
from games.galaxy_trucker.state import Trucker, TruckState

SPACES = (1, 2, 3, 4)
"""GT-145 The best first."""


def go(state: TruckState, seat: int | None) -> list[Event]:
    """GT-090 GT-091"""
    state.phase, state.since = "countdown", state.now
    return [GoCalled(seat=seat)]


def start(state: TruckState) -> list[Event]:
    state.phase, state.began = "build", state.now
    if has_glass(state):
        _turn(state, 1)
    return [BuildingBegan()]


def _turn(state: TruckState, circle: int) -> None:
    run = timing.seconds(state.options.hourglass)
    assert run is not None
    state.circle, state.sand_until = circle, state.now + run


# ---- sand


def is_last(state: TruckState, circle: int) -> bool:
    return circle == state.board.circles


def check_flip(state: TruckState, trucker: Trucker) -> None:
    """GT-139 GT-140 GT-142"""
    if not has_glass(state):
        raise Illegal("no-hourglass", "GT-077" if state.board.circles == 0 else "GT-155")
    if state.sand_until is not None:
        raise Illegal("sand-running", "GT-142")
    if is_last(state, state.circle + 1) and trucker.space is None:
        raise Illegal("flip-needs-finished", "GT-140")


def flip(state: TruckState, seat: int | None) -> list[Event]:
    """GT-139 Onto the next circle; GT-508 onto the last one it stops a Master Engineer."""
    _turn(state, state.circle + 1)
    told: list[Event] = [GlassFlipped(seat=seat, circle=state.circle)]
    if is_last(state, state.circle):
        for each, trucker in enumerate(state.seats):
            if trucker.builds and handicap(state, each).stop_at_last_circle:
                told += stop(state, each)
        told += after_finish(state)
    return told


def sand_out(state: TruckState) -> list[Event]:
    """GT-139 GT-148; GT-486 alone, or if the room wishes so, it turns by itself."""
    state.sand_until = None
    told: list[Event] = [SandRanOut(circle=state.circle)]
    if is_last(state, state.circle):
        return told + end_building(state, "sand")
    alone = len(state.seats) == 1
    if alone or (state.options.auto_flip == "on" and not is_last(state, state.circle + 1)):
        return told + flip(state, None)
    return told


# ---- start spaces


def free_spaces(state: TruckState) -> list[int]:
    taken = {trucker.space for trucker in state.seats}
    return [space for space in SPACES if space not in taken]


def check_space(state: TruckState, space: int) -> None:
    """GT-146"""
    if space not in SPACES:
        raise Illegal("no-such-space", "GT-146")
    if space not in free_spaces(state):
        raise Illegal("space-taken", "GT-146")


def take_space(state: TruckState, seat: int, space: int) -> list[Event]:
    state.seats[seat].space = space
    told: list[Event] = [SpaceTaken(seat=seat, space=space)]
    return told + (after_finish(state) if state.phase == "build" else after_pick(state))


def after_finish(state: TruckState) -> list[Event]:
    """GT-152 Building ends once nobody builds; GT-153 the last builder gets some time."""
    builders = [seat for seat, each in enumerate(state.seats) if each.builds]
    if not builders:
        return end_building(state, "all-finished")
    last = timing.seconds(state.options.last_builder)
    if len(builders) > 1 or has_glass(state) or last is None:
        return []
    state.last_builder_until = state.now + last
    return [LastBuilderCalled(seat=builders[0])]


def stop(state: TruckState, seat: int) -> list[Event]:
    """GT-148 GT-149"""
    told = let_go(state, seat)
    state.seats[seat].stopped_at = state.now
    return [SeatStopped(seat=seat), *told]


def end_building(
    state: TruckState, reason: Literal["all-finished", "sand", "cap", "last-builder"]
) -> list[Event]:
    told: list[Event] = [BuildingEnded(reason=reason)]
    state.sand_until = None
    state.phase = "start_pick"
    for seat, trucker in enumerate(state.seats):
        if trucker.builds:
            told += stop(state, seat)
    return told + after_pick(state)


def picking(state: TruckState) -> list[int]:
    """Seats that have been stopped and have no start space yet."""
    return [
        seat
        for seat, each in enumerate(state.seats)
        if each.space is None and each.stopped_at is not None
    ]


def after_pick(state: TruckState) -> list[Event]:
    """GT-216 Who finds but one space free is put there; then comes the check."""
    left, free = picking(state), free_spaces(state)
    if not left:
        return departure.check_ships(state)
    if len(free) == 1:
        return take_space(state, left[0], free[0])
    return []


def pick_for(state: TruckState) -> list[Event]:
    """GT-150 The best free spaces by lot for those whose time is up."""
    late = [seat for seat in picking(state) if pick_until(state, seat) <= state.now]
    told: list[Event] = []
    for seat in state.chance.shuffled(late, "start-spaces"):
        # The last one may have been put on the only space left.
        if state.seats[seat].space is None:
            told += take_space(state, seat, free_spaces(state)[0])
    return told


def pick_until(state: TruckState, seat: int) -> int:
    stopped = state.seats[seat].stopped_at
    assert stopped is not None
    return stopped + timing.START_SPACE
