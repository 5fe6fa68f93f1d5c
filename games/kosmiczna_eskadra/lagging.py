"""Lag compensation: when a drop counts as made, and when it lands (KE-301, KE-302)."""

from __future__ import annotations

from games.engine import Event, Illegal, Millis
from games.kosmiczna_eskadra.squadrons import held
from games.kosmiczna_eskadra.state import DropRefused, EskadraState, Given, OwnSealed

CREDIT = 150
"""KE-301 Milliseconds of lag that are credited at most; everybody's drops wait as long."""


def effective_time(state: EskadraState) -> Millis:
    """KE-301 When a drop that arrives now was made, as far as its lag may be credited."""
    if state.options.lag_compensation == "off":
        return state.now
    return state.now - min(state.lag, CREDIT)


def lands_at(drop: Given) -> Millis:
    """KE-301 Late enough that no earlier drop can still be on its way."""
    return drop.effective + CREDIT


def fall_later(state: EskadraState, seat: int, drop: Given) -> list[Event]:
    """KE-301 The card is neither moved nor followed by another before it lands."""
    card = held(state, seat)
    card.drop = drop
    state.given.append(seat)
    only = frozenset((seat,))
    return [OwnSealed(speed=card.speed, x=drop.x, y=drop.y, a=drop.a, only=only)]


def falling(state: EskadraState) -> list[tuple[Millis, int]]:
    """KE-301 What is on its way down, and when it lands; in the order of arrival, which settles
    equal times."""
    if state.phase != "placing" or state.options.pace == "calm":
        return []
    return [(_landing(state, seat), seat) for seat in state.given]


def _landing(state: EskadraState, seat: int) -> Millis:
    drop = held(state, seat).drop
    assert drop is not None
    return lands_at(drop)


def refuse(state: EskadraState, seat: int, illegal: Illegal) -> list[Event]:
    """KE-301 It cannot land; the card is in the hand as before."""
    held(state, seat).drop = None
    return [DropRefused(code=illegal.code, only=frozenset((seat,)))]
