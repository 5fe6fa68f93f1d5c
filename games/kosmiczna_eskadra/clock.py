"""What the clock does, and when: section 6 of the specification."""

from __future__ import annotations

from games.engine import Action, Deadline, Event, Illegal, Millis
from games.kosmiczna_eskadra import calm, phases, placing, readying, stopping
from games.kosmiczna_eskadra.lagging import falling
from games.kosmiczna_eskadra.squadrons import held, holders
from games.kosmiczna_eskadra.state import (
    BeatUp,
    EskadraState,
    FreeHand,
    Freeze,
    Land,
    ReplayUp,
    RoundUp,
    Start,
    StopCalled,
    WindowClosed,
    limit,
)

FIRST = 60_000
LATER = 20_000
"""Milliseconds to be ready in, for the first round and for a later one."""
IDLE = 60_000
"""KE-103 Without a round clock, milliseconds without a landing."""


def due(state: EskadraState) -> Millis | None:
    """When the phase ends by itself; everybody sees that."""
    match state.phase:
        case "ready":
            return state.since + (FIRST if state.round == 1 else LATER)
        case "countdown":
            return state.start_at
        case "placing":
            return calm.due(state) if state.options.pace == "calm" else _round_clock(state)
        case "stopped":
            assert state.stop_at is not None
            return state.stop_at + stopping.WINDOW
        case "scoring" if state.options.replay_clock != "off":
            return state.since + limit(state.options, state.options.replay_clock)
    return None


def _round_clock(state: EskadraState) -> Millis:
    """KE-103 Stop comes with the round clock; without one when nothing has landed for long."""
    if state.options.round_clock == "off":
        return state.landed_at + IDLE
    return state.start_at + limit(state.options, state.options.round_clock)


def deadlines(state: EskadraState) -> list[Deadline]:
    """What lands at a millisecond comes before the Stop of the same one."""
    return [*_landings(state), *_freeze(state), *_ends(state), *_freed(state)]


def _ends(state: EskadraState) -> list[Deadline]:
    at = due(state)
    return [] if at is None else [Deadline(at, None, _end_of(state))]


def _end_of(state: EskadraState) -> Action:
    match state.phase:
        case "ready":
            return RoundUp()
        case "countdown":
            return Start()
        case "placing":
            return BeatUp() if state.options.pace == "calm" else StopCalled()
        case "stopped":
            return WindowClosed()
    return ReplayUp()


def _landings(state: EskadraState) -> list[Deadline]:
    """KE-301"""
    return [Deadline(at, None, Land(seat)) for at, seat in falling(state)]


def _freeze(state: EskadraState) -> list[Deadline]:
    """KE-104"""
    if state.phase != "stopped" or state.frozen_at is not None:
        return []
    return [Deadline(stopping.freezes_at(state), None, Freeze())]


def _freed(state: EskadraState) -> list[Deadline]:
    """KE-075, KE-079 When a card may be let go. Calm pace knows no such wait (KE-321)."""
    if state.phase != "placing" or state.options.pace == "calm":
        return []
    return [
        Deadline(held(state, seat).drawn_at + placing.wait(state, seat), None, FreeHand(seat))
        for seat in holders(state)
        if not held(state, seat).free
    ]


def may_tick(state: EskadraState, action: Action) -> Illegal | None:
    """The clock does what is due, and nothing else."""
    is_due = any(
        deadline.action == action and deadline.at <= state.now for deadline in deadlines(state)
    )
    return None if is_due else Illegal("wrong-phase", "KE-300")


def tick(state: EskadraState, action: Action) -> list[Event]:
    match action:
        case RoundUp():
            return readying.count_down(state)
        case Start():
            return readying.start(state)
        case StopCalled():
            return stopping.call(state, None)
        case Land(seat):
            return placing.fall(state, seat)
        case FreeHand(seat):
            return placing.free(state, seat)
        case Freeze():
            return stopping.freeze(state)
        case WindowClosed():
            return phases.close_window(state)
        case BeatUp():
            return calm.time_up(state)
        case ReplayUp():
            return phases.after_replay(state)
    raise TypeError(f"no rule for {action!r}")
