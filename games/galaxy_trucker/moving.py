"""1.9 Rockets move, credits are won: what many cards do to a seat."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import Event
from games.galaxy_trucker.events import CreditsWon, DaysPassed
from games.galaxy_trucker.state import TruckState, positions
from games.galaxy_trucker.track import after_days, flight_order


def order(state: TruckState) -> list[int]:
    """GT-027 Of all that fly, the leader first."""
    return flight_order(positions(state))


def move(state: TruckState, seat: int, days: int) -> list[Event]:
    """GT-225 GT-226"""
    before = positions(state)
    end = after_days(before, seat, days, state.board.lap)
    if days == 0:
        return []
    state.seats[seat].position = end
    return [DaysPassed(seat=seat, days=days, start=before[seat], end=end)]


def lose_days(state: TruckState, days: Mapping[int, int]) -> list[Event]:
    """GT-228 The rearmost moves first, each before the next."""
    before = positions(state)
    told: list[Event] = []
    for seat in sorted(days, key=lambda each: before[each]):
        told += move(state, seat, -days[seat])
    return told


def win(state: TruckState, seat: int, credits: int) -> list[Event]:
    """GT-290"""
    state.seats[seat].credits += credits
    return [CreditsWon(seat=seat, credits=credits)]
