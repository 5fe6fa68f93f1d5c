"""A tie from the second duel on, and the card that breaks it: AP-087, AP-100 to AP-104."""

from __future__ import annotations

from games.asy_przestworzy.revealing import decide, winner
from games.asy_przestworzy.squadrons import begin_time, follower, other, turn_card, unused
from games.asy_przestworzy.state import (
    AsyState,
    FirepowerAsked,
    FirepowerKept,
    FirepowerUsed,
    InitiativePassed,
)
from games.asy_przestworzy.taking import award, end_duel
from games.engine import Event


def opens(state: AsyState) -> list[Event]:
    """AP-101 AP-102 Whoever holds an unused card is asked, the leader first."""
    assert state.leader is not None
    return _ask(state, state.leader) or _ask(state, follower(state))


def _ask(state: AsyState, seat: int) -> list[Event]:
    squadron = state.squadrons[seat]
    if not unused(squadron, "fire") or "firepower" in squadron.auto:
        return []
    begin_time(state)
    state.asked = [seat]
    return [FirepowerAsked(seat)]


def closes(state: AsyState) -> list[Event]:
    seat = winner(state)
    return _tie_stands(state) if seat is None else award(state, seat)


def _tie_stands(state: AsyState) -> list[Event]:
    """AP-087 AP-088 AP-122 Nobody takes the card; the follower becomes leader."""
    state.leader = follower(state)
    return [InitiativePassed(state.leader), *end_duel(state, up_to=None)]


def answer_firepower(state: AsyState, seat: int, use: bool) -> list[Event]:
    """AP-100 AP-103 AP-104 One card decides the duel for its user; declined, the other is asked."""
    state.asked = []
    if use:
        turned = turn_card(state, seat, "fire")
        decide(state, seat)
        return [FirepowerUsed(seat), turned]
    next_asked = _ask(state, other(seat)) if seat == state.leader else []
    return [FirepowerKept(seat), *next_asked]
