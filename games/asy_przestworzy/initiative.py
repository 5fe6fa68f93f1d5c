"""Who names the attribute of the next duel: AP-040 to AP-046."""

from __future__ import annotations

from typing import cast

from games.asy_przestworzy.aircraft import ATTRIBUTES, Attribute
from games.asy_przestworzy.squadrons import begin_time, follower, turn_card, unused
from games.asy_przestworzy.state import (
    AsyState,
    AttributeNamed,
    CeilingAsked,
    CeilingKept,
    DuelOpened,
    InitiativeSeized,
)
from games.engine import Event, Illegal


def ceiling_opens(state: AsyState) -> list[Event]:
    """AP-046 The window opens only for a follower with an unused ceiling card."""
    begin_time(state)
    state.duel += 1
    told: list[Event] = [DuelOpened(state.duel, state.leader, state.previous)]
    seat = follower(state)
    squadron = state.squadrons[seat]
    if unused(squadron, "ceil") and "ceiling" not in squadron.auto:
        state.asked = [seat]
        told.append(CeilingAsked(seat))
    return told


def ceiling_closes(state: AsyState) -> list[Event]:
    state.phase = "naming"
    return []


def answer_ceiling(state: AsyState, seat: int, use: bool) -> list[Event]:
    """AP-044 AP-045 The follower may turn one ceiling card and lead; nobody can answer that."""
    state.asked = []
    if not use:
        return [CeilingKept(seat)]
    turned = turn_card(state, seat, "ceil")
    state.leader = seat
    return [turned, InitiativeSeized(seat)]


def naming_opens(state: AsyState) -> list[Event]:
    begin_time(state)
    return []


def naming(state: AsyState) -> tuple[int, ...]:
    """AP-040 The leader, until the attribute is named."""
    assert state.leader is not None
    return (state.leader,) if state.contested is None else ()


def naming_closes(state: AsyState) -> list[Event]:
    state.phase = "laying"
    return []


def nameable(state: AsyState) -> list[Attribute]:
    """AP-041 AP-042 AP-043 Stacks with cards, but the previous one only if no other is left."""
    left = [attribute for attribute in ATTRIBUTES if state.stacks[attribute]]
    return [attribute for attribute in left if attribute != state.previous] or left


def may_name(state: AsyState, seat: int, attribute: str) -> Illegal | None:
    if seat != state.leader:
        return Illegal("not-your-turn", "AP-040")
    if attribute not in ATTRIBUTES:
        return Illegal("no-such-attribute", "AP-005")
    if not state.stacks[attribute]:
        return Illegal("stack-empty", "AP-042", attribute=attribute)
    if attribute not in nameable(state):
        return Illegal("same-attribute", "AP-041", attribute=attribute)
    return None


def name(state: AsyState, seat: int, attribute: str) -> list[Event]:
    """AP-040 The leader names the attribute of the duel."""
    state.contested = cast(Attribute, attribute)
    return [AttributeNamed(seat, state.contested)]
