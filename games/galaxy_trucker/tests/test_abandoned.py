"""1.10 Abandoned ship and abandoned station."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.events import (
    CreditsWon,
    CrewLost,
    DaysPassed,
    GoodsLoaded,
    OfferDeclined,
    OfferTaken,
)
from games.galaxy_trucker.tests.flights import (
    DEFENCELESS,
    asked,
    credits,
    crews,
    default,
    fly,
    out,
    revealed,
    where,
    won,
)
from games.galaxy_trucker.tests.positions import ALONE, P, Q, R, act, begin_card, may, refused, told
from games.galaxy_trucker.tests.ships import A, B
from tests.rules import rule


@rule("GT-355", "GT-229", "GT-357")
def test_in_order_each_decides_whether_to_take_the_ship_and_the_clock_declines():
    state = fly("I-17", A, A, A, positions=(2, 4, 1))
    assert asked(state) == ("offer", "1", [Q])
    assert refused(state, P, "accept") == "not-your-turn GT-031"
    assert told(act(state, Q, "decline"), OfferDeclined) == [OfferDeclined(seat=Q)]
    assert asked(state) == ("offer", "1", [P])
    assert told(default(state), OfferDeclined) == [OfferDeclined(seat=P)]
    act(state, R, "decline")
    assert (state.phase, where(state), credits(state)) == ("pause", [2, 4, 1], [0, 0, 0])


@rule("GT-355", "GT-357", "GT-280", "GT-290")
def test_the_first_to_accept_pays_with_crew_then_days():
    state = fly("I-17", A, A, positions=(4, 1))
    assert told(act(state, P, "accept"), OfferTaken) == [OfferTaken(seat=P)]
    assert asked(state) == ("lose-crew", "1", [P])
    assert (credits(state), where(state)) == ([0, 0], [4, 1])
    events = act(state, P, "lose_crew", figures=[772, 672])
    assert [type(event) for event in events] == [CrewLost, CreditsWon, DaysPassed]
    assert (won(events), where(state)) == ([(P, 3)], [3, 1])
    assert state.phase == "pause"


@rule("GT-355", "GT-358", "GT-281", "GT-290")
def test_x55_the_last_human_may_be_given_away():
    state = fly("I-17", ALONE, ALONE, positions=(4, 1))
    act(state, P, "accept")
    assert (crews(state), credits(state), out(state)) == ([0, 2], [3, 0], ["no-human", None])
    assert asked(state) == ("pause", "1", [Q])


@rule("GT-357", "GT-358", "GT-216")
def test_x55_who_has_too_few_crew_is_not_asked():
    state = fly("I-18", ALONE, DEFENCELESS, ALONE, positions=(4, 1, 0))
    assert asked(state) == ("offer", "1", [Q])
    act(state, Q, "accept")
    act(state, Q, "lose_crew", figures=[771, 772, 671])
    assert (crews(state), credits(state)) == ([2, 1, 2], [0, 4, 0])
    assert (where(state), state.phase) == ([4, -1, 0], "pause")
    assert fly("I-18", ALONE, ALONE).phase == "pause"


@rule("GT-356", "GT-357")
def test_a_station_costs_days_and_no_crew():
    state = fly("I-19", B, B, mode="single-2", positions=(6, 3))
    act(state, P, "accept")
    assert (asked(state), where(state)) == (("load", "1", [P]), [6, 3])
    events = act(state, P, "load", layout={(7, 8): "YG"})
    assert [type(event) for event in events] == [GoodsLoaded, DaysPassed]
    assert (crews(state), where(state), state.phase) == ([8, 8], [5, 3], "pause")


@rule("GT-356", "GT-216")
def test_a_station_without_a_hold_costs_its_days_all_the_same():
    state = fly("I-19", f"{DEFENCELESS} | CB 2122 @8,7 r0", ALONE, positions=(4, 0))
    act(state, P, "accept")
    assert (state.phase, where(state)) == ("pause", [3, 0])


@rule("GT-356")
@pytest.mark.parametrize(("gone", "offered"), [([77], {"accept", "decline"}), ([77, 67], set())])
def test_a_station_needs_its_crew(gone, offered):
    """Six are needed; who is aboard counts."""
    state = revealed("I-20", B, ALONE, mode="single-2")
    for cabin in gone:
        del state.seats[P].ship.crew[cabin]
    begin_card(state)
    assert may(state, P) - {"continue", "give_up"} == offered
