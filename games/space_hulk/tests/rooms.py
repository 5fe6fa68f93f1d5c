"""A room with two marines, an exit and an objective, and how its match goes on and ends."""

from __future__ import annotations

from typing import Any

from games.space_hulk.goals import AnyGoal, Goals, Kill
from games.space_hulk.state import HulkState
from games.space_hulk.tests.positions import act, position

NEVER = Kill(count=99)
ROOM = "######\n#>>..X\n#..O.#\n######"


def room(
    picture: str = ROOM,
    *,
    marines: tuple[AnyGoal, ...] = (NEVER,),
    aliens: tuple[AnyGoal, ...] = (NEVER,),
    draw: tuple[AnyGoal, ...] = (),
    **given: Any,
) -> HulkState:
    return position(picture, goals=Goals(marines=marines, aliens=aliens, draw=draw), **given)


def ended(state: HulkState) -> tuple[str, str, str | None] | None:
    result = state.result
    return None if result is None else (result.winner, result.reason, result.goal)


def end_round(state: HulkState) -> None:
    act(state, "end_phase", seat=0)
    if state.phase == "alien_actions":
        act(state, "end_phase", seat=1)
