"""Laying aircraft, speed cards, and the first duel: AP-020 to AP-028, AP-060 to AP-064."""

from __future__ import annotations

from games.asy_przestworzy import ending
from games.asy_przestworzy.aircraft import SUM
from games.asy_przestworzy.revealing import reveal, winner
from games.asy_przestworzy.squadrons import (
    BOTH,
    begin_time,
    discard_laid,
    draw,
    turn_card,
    unused,
)
from games.asy_przestworzy.state import HAND, AircraftLaid, AsyState, DuelTied, OwnLaid, SpeedUsed
from games.asy_przestworzy.taking import end_duel, take_card
from games.engine import Event, Illegal


def opens(state: AsyState) -> list[Event]:
    begin_time(state)
    return []


def choosing(state: AsyState) -> tuple[int, ...]:
    return tuple(seat for seat in BOTH if state.squadrons[seat].laid is None)


def closes(state: AsyState) -> list[Event]:
    if state.duel > 1:
        state.phase = "manoeuvre"
        return []
    told = reveal(state, (0, 0))
    seat = winner(state)
    return told + (_lay_again(state) if seat is None else _win_the_first(state, seat))


def _win_the_first(state: AsyState, seat: int) -> list[Event]:
    """AP-026 AP-027 One ceiling card, turned at once, and the initiative; hands are filled up."""
    told = take_card(state, seat)
    told.append(turn_card(state, seat, "ceil"))
    return told + end_duel(state, up_to=HAND)


def _lay_again(state: AsyState) -> list[Event]:
    """AP-023 AP-024 Tied, another pair is laid; from five new aircraft if the hands are empty."""
    discard_laid(state)
    told: list[Event] = [DuelTied()]
    if state.squadrons[0].hand:
        return told
    for seat in BOTH:
        told += draw(state, seat, HAND)
    if not state.squadrons[0].hand:
        told += ending.exhausted(state)
    return told


def may_lay(state: AsyState, seat: int, aircraft: str) -> Illegal | None:
    """AP-022 AP-060 One aircraft of the own hand; the choice is final."""
    rule = "AP-022" if state.duel == 1 else "AP-060"
    squadron = state.squadrons[seat]
    if squadron.laid is not None:
        return Illegal("already-laid", rule)
    if aircraft not in squadron.hand:
        return Illegal("not-in-hand", "AP-021" if state.duel == 1 else "AP-060")
    return None


def lay(state: AsyState, seat: int, aircraft: str) -> list[Event]:
    """AP-021 AP-060 The aircraft lies face down."""
    squadron = state.squadrons[seat]
    squadron.hand.remove(aircraft)
    squadron.laid = aircraft
    return [AircraftLaid(seat), OwnLaid(aircraft, only=frozenset((seat,)))]


def may_use_speed(state: AsyState, seat: int, aircraft: str) -> Illegal | None:
    """AP-061 to AP-064 An unused speed card, before the own aircraft lies, while the deck lasts."""
    squadron = state.squadrons[seat]
    if state.duel == 1:
        return Illegal("wrong-phase", "AP-020")
    if squadron.laid is not None:
        return Illegal("already-laid", "AP-061")
    if not unused(squadron, "spd"):
        return Illegal("no-unused-card", "AP-061")
    if aircraft not in squadron.hand:
        return Illegal("not-in-hand", "AP-061")
    if not squadron.deck:
        return Illegal("deck-empty", "AP-063")
    return None


def use_speed(state: AsyState, seat: int, aircraft: str) -> list[Event]:
    """AP-061 Discard one aircraft of the hand, draw one from the deck."""
    squadron = state.squadrons[seat]
    squadron.hand.remove(aircraft)
    squadron.discard.append(aircraft)
    turned = turn_card(state, seat, "spd")
    return [SpeedUsed(seat, aircraft), turned, *draw(state, seat, 1)]


def cheapest(state: AsyState, seat: int) -> str:
    """AP-201 The aircraft with the lowest sum; of equals the lower number."""
    return min(state.squadrons[seat].hand, key=lambda aircraft: (SUM[aircraft], aircraft))
