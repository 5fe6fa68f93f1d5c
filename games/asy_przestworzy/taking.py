"""Taking the card, range, drawing: AP-086, AP-110 to AP-116, AP-150, AP-151."""

from __future__ import annotations

from games.asy_przestworzy import ending
from games.asy_przestworzy.squadrons import (
    BOTH,
    begin_time,
    discard_laid,
    draw,
    has_aircraft,
    other,
    score,
    turn_card,
)
from games.asy_przestworzy.state import (
    TO_WIN,
    AsyState,
    DuelWon,
    RangeAsked,
    RangeStruck,
    RangeVoid,
    RangeWaived,
)
from games.engine import Event


def take_card(state: AsyState, seat: int) -> list[Event]:
    """AP-086 AP-120 The winner takes the top card of the contested stack, and the initiative."""
    attribute, squadron = state.contested, state.squadrons[seat]
    assert attribute is not None
    state.stacks[attribute] -= 1
    squadron.unused[attribute] = squadron.unused.get(attribute, 0) + 1
    state.leader = seat
    return [DuelWon(seat, attribute, score(squadron))]


def award(state: AsyState, seat: int) -> list[Event]:
    """AP-150 The eighth card wins at once, before its effect, discards and draws."""
    told = take_card(state, seat)
    if score(state.squadrons[seat]) == TO_WIN:
        return told + ending.end_game(state, seat, "eight")
    if state.contested == "rng":
        state.phase = "range"
        return told
    return told + end_duel(state, up_to=None)


def range_opens(state: AsyState) -> list[Event]:
    """AP-112 AP-114 The winner is asked at once, unless there is nothing to lose."""
    begin_time(state)
    seat = state.leader
    assert seat is not None
    if not state.squadrons[other(seat)].hand:
        return [turn_card(state, seat, "rng"), RangeVoid(other(seat))]
    if "range" in state.squadrons[seat].auto:
        return answer_range(state, seat, range_pays(state, seat))
    state.asked = [seat]
    return [RangeAsked(seat)]


def range_closes(state: AsyState) -> list[Event]:
    return end_duel(state, up_to=None)


def answer_range(state: AsyState, seat: int, use: bool) -> list[Event]:
    """AP-111 AP-112 Used now, or never: then it stays face up and only counts."""
    state.asked = []
    if not use:
        return [RangeWaived(seat)]
    return [turn_card(state, seat, "rng"), _strike(state, other(seat))]


def _strike(state: AsyState, victim: int) -> Event:
    """AP-113 AP-114 Each aircraft of the hand is equally likely, and the hand stays one smaller."""
    squadron = state.squadrons[victim]
    aircraft = state.chance.pick(squadron.hand, "range")
    squadron.hand.remove(aircraft)
    squadron.discard.append(aircraft)
    squadron.hand_size -= 1
    return RangeStruck(victim, aircraft)


def range_pays(state: AsyState, seat: int) -> bool:
    """AP-201 Use it, unless the loss would end the game at once without a win for the user."""
    victim = state.squadrons[other(seat)]
    ends = len(victim.hand) == 1 and not victim.deck
    return not ends or ending.ahead(state)[0] == seat


def end_duel(state: AsyState, up_to: int | None) -> list[Event]:
    """AP-115 AP-151 Each draws one, or up to so many; then the end is looked for."""
    discard_laid(state)
    state.previous, state.contested = state.contested, None
    told: list[Event] = []
    for seat in BOTH:
        number = 1 if up_to is None else up_to - len(state.squadrons[seat].hand)
        told += draw(state, seat, number)
    if not all(map(has_aircraft, state.squadrons)):
        return told + ending.exhausted(state)
    state.phase = "ceiling"
    return told
