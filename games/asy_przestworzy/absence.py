"""Who counts as absent, and who is there again: AP-202."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.asy_przestworzy.state import Absent, AsyState, Bid, Returned, SetAuto
from games.engine import Event

ABSENT_AFTER = 2


def is_absent(state: AsyState, seat: int) -> bool:
    return state.squadrons[seat].missed >= ABSENT_AFTER


def miss(state: AsyState, seat: int) -> list[Event]:
    """AP-084 AP-202 After two expiries in a row a seat counts as absent. One in the manoeuvre
    window is no such expiry: all would learn that the seat was asked."""
    if state.phase == "manoeuvre":
        return []
    squadron = state.squadrons[seat]
    squadron.missed += 1
    return [Absent(seat)] if squadron.missed == ABSENT_AFTER else []


def hear(state: AsyState, seat: int) -> list[Event]:
    """AP-202 Whoever acts is not absent any more, and everybody is told."""
    was_absent, state.squadrons[seat].missed = is_absent(state, seat), 0
    return [Returned(seat)] if was_absent else []


def is_seen(
    state: AsyState, seat: int, action: Any, choosing: Callable[[AsyState], Sequence[int]]
) -> bool:
    """AP-084 AP-202 Whether others may learn of it. A bid is seen with the reveal, if it turns a
    card; a standing answer where it answers the open question."""
    match action:
        case Bid():
            return False
        case SetAuto(window, on):
            return on and window == state.phase != "manoeuvre" and seat in choosing(state)
    return True
