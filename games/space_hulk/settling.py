"""12.3 Settling: the steps that an action leaves are worked off from the end of the list."""

from __future__ import annotations

from games.engine import Event
from games.space_hulk import (
    doors,
    flames,
    melee,
    overwatch,
    revealing,
    rounds,
    shooting,
    victory,
)
from games.space_hulk.state import HulkState
from games.space_hulk.steps import (
    After,
    AnyStep,
    Chain,
    Check,
    ClearWatch,
    Decision,
    Fight,
    JamRoll,
    Placing,
    RoundOver,
    SecondHit,
    StartAliens,
    TurnBlip,
    Watch,
    WatchShot,
)

OpenDecision = Placing | SecondHit | Fight | Chain


def decision(state: HulkState) -> OpenDecision | None:
    """The decision that everything waits for."""
    last = state.steps[-1] if state.steps else None
    if isinstance(last, OpenDecision) and last.open:
        return last
    return None


def settle(state: HulkState) -> list[Event]:
    """SH-700 Until nothing is left, or the last step waits."""
    told: list[Event] = []
    while state.steps and decision(state) is None:
        told += run(state, state.steps.pop())
    return told


def run(state: HulkState, step: AnyStep) -> list[Event]:
    match step:
        case Check():
            return revealing.check(state, step)
        case TurnBlip():
            return revealing.turn_blip(state, step)
        case Placing():
            return revealing.placing(state, step)
        case SecondHit():
            return shooting.second_hit(state, step)
        case Watch():
            return overwatch.watch(state, step)
        case WatchShot():
            return overwatch.watch_shot(state, step)
        case JamRoll():
            return overwatch.roll_jam(state, step)
        case Fight():
            return melee.fight(state, step)
        case Chain():
            return flames.go_on(state, step)
        case After():
            return doors.seal_entries(state) + victory.judge_now(state)
        case StartAliens():
            return rounds.start_aliens(state)
        case ClearWatch():
            return rounds.clear_markers(state)
        case RoundOver():
            return rounds.round_over(state)


def settle_by_default(state: HulkState) -> list[Event]:
    """SH-745 SH-747 The open decision is settled for its seat, and what follows of it."""
    step = state.steps.pop()
    match step:
        case Placing():
            told = revealing.settle_placing(state, step)
        case SecondHit():
            told = shooting.settle_hit(state, step)
        case Fight():
            told = melee.parry(state, step, melee.is_losing(step))
        case Chain():
            told = flames.stop(state, step)
        case _:
            raise TypeError(f"nobody decides {step!r}")
    return told + settle(state)


def owed_by(state: HulkState) -> int | None:
    """The seat that owes the open decision."""
    found: Decision | None = decision(state)
    return None if found is None else found.seat
