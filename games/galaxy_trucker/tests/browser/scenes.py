"""Where the matches of a staged site begin: seat 0 is the one who looks, the others are bots."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import act
from games.galaxy_trucker.tests.crowd import crowded
from games.galaxy_trucker.tests.endings import all_seen, flight_one, last_card
from games.galaxy_trucker.tests.flights import lade
from games.galaxy_trucker.tests.laying import hold, keep
from games.galaxy_trucker.tests.positions import (
    begin_card,
    building,
    checked,
    finished,
    flying,
    third_flight,
)
from games.galaxy_trucker.tests.ships import ALONE, FIVE, LADEN, LARGER, A, B, C, D

Scene = Callable[[], TruckState]
LAMP = "SC 3333 @7,7 r0 | CB 0103 @6,7 r0"
"""Two cabins."""
FRAIL = """
SC 3333 @7,7 r0 | ST 3123 @7,6 r0 | CB 0203 @6,7 r0 | CB 1211 @8,7 r0 | B2 3003 @7,8 r0
E1 0300 @6,8 r0 | H2 0103 @8,8 r0
"""
FIGHTER = """
SC 3333 @7,7 r0 | C2 0020 @7,6 r0 | B3 2000 @7,8 r0 | CB 2122 @8,7 r0 | CB 0203 @6,7 r0
E2 0303 @8,8 r0 | SH 0032 @8,6 r3
"""

GUNSHIP = """
SC 3333 @7,7 r0 | C1 0010 @7,6 r0 | C1 0102 @6,7 r0 | C1 0301 @8,7 r0 | C1 0203 @5,7 r0
C1 0222 @9,7 r0 | H2 2301 @7,8 r0
"""
"""Beats smugglers of level I."""


def yard(tiles: int, state: TruckState) -> TruckState:
    """So many tiles lie face up."""
    for place, tile in enumerate(list(islice(reversed(state.heap), tiles))):
        state.heap.remove(tile)
        state.table[tile] = place
        state.been.append(tile)
    return state


def on_the_way(card: str, *ships: str, **given: Any) -> Scene:
    return lambda: flying(card, *ships, pace="slow", **given)


def building_late() -> TruckState:
    state = yard(26, building(A, FIVE))
    hold(state, 0, "CB 1211")
    keep(state, 0, 1, "SH 2121")
    finished(state, 1)
    return state


def resting_glass() -> TruckState:
    """The last run is anybody's who has finished: not hers."""
    state = building_late()
    state.sand_until = None
    return state


def choosing_a_title() -> TruckState:
    """She has two of three, the others one and none."""
    state = flight_one(FIVE, LARGER, ALONE, titles=("T1", "T3", "T5"), out=(2,), pace="relaxed")
    begin_card(state)
    all_seen(state)
    return state


def at_the_score() -> TruckState:
    state = last_card(LADEN, FIVE, before=(3, 5), lost=(2, 4), pace="relaxed")
    return lade(state, 0, {(6, 7): "YG", (8, 7): "RB"})


def with_titles() -> TruckState:
    state = flying("III-01", D, B, A, LADEN, mode="trek", pace="relaxed", positions=(9, 5, 2, 0))
    state.level, state.drawn = "III", ["T6", "T2", "T4", "T1"]
    for seat, title in enumerate(state.drawn):
        third_flight(state, seat, title)
    return state


def loading() -> TruckState:
    state = flying("I-12", LADEN, A, pace="relaxed")
    lade(state, 0, {(6, 7): "BB"})
    begin_card(state)
    act(state, 0, "land", planet=1)
    return state


SCENES: dict[str, Scene] = {
    "yard": building_late,
    "race": lambda: yard(1, building(A, FIVE)),
    "crowded": crowded,
    "check": lambda: checked(C, A, pace="relaxed"),
    "crew": lambda: checked(A, LAMP, pace="relaxed"),
    "planets": on_the_way("I-12", LADEN, A),
    "loading": loading,
    "meteors": on_the_way("I-09", FRAIL, A),
    "pirates": on_the_way("I-03", FIGHTER, FRAIL),
    "beaten smugglers": on_the_way("I-02", GUNSHIP, A),
    "combat": on_the_way("I-16", FIGHTER, A),
    "stardust": on_the_way("I-04", FRAIL, A),
    "resting glass": resting_glass,
    "choosing a title": choosing_a_title,
    "score": at_the_score,
    "titles": with_titles,
}
