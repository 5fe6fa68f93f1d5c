"""6, 12.2 What the clock does, and when."""

from __future__ import annotations

from typing import Any

from games.engine import Deadline, Event, Illegal
from games.mag_blast import choices, opening, progress, sounding, stack, timer
from games.mag_blast.actions import ChoiceOver, DeployOver, SoundOver, TurnOver, WindowOver
from games.mag_blast.state import MagState
from games.mag_blast.timing import GRACE


def deadlines(state: MagState) -> list[Deadline]:
    """MB-522 Each a little later than the end that people see."""
    if state.phase == "over":
        return []
    if state.phase == "deploy":
        return [Deadline(state.pace.deploy + GRACE, None, DeployOver())]
    if state.window is not None:
        return [Deadline(state.window.closes, None, WindowOver(state.window.number))]
    found = []
    if state.mute_until is not None:
        found.append(Deadline(state.mute_until + GRACE, state.seat, SoundOver()))
    if state.choice is not None:
        found.append(Deadline(state.choice.until + GRACE, state.seat, ChoiceOver()))
    return [*found, Deadline(timer.runs_out(state) + GRACE, state.seat, TurnOver())]


def check(state: MagState, action: Any) -> None:
    due = [each.action for each in deadlines(state) if each.at <= state.now]
    if action not in due:
        raise Illegal("not-due", "MB-522")


def tick(state: MagState, action: Any) -> list[Event]:
    match action:
        case DeployOver():
            return opening.deploy_by_clock(state)
        case WindowOver():
            return stack.run_out(state)
        case SoundOver():
            return sounding.miss(state)
        case ChoiceOver():
            return choices.default(state)
        case TurnOver():
            return progress.time_over(state)
    raise TypeError(f"no rule for {action!r}")
