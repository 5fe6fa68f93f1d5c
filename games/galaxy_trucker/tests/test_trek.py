"""1.12 The Transgalactic Trek: titles drawn, scored, chosen and dealt."""

from __future__ import annotations

import pytest

from games.chance import Chance
from games.galaxy_trucker.cards import CARDS, of_level
from games.galaxy_trucker.events import (
    TitleKept,
    TitleScored,
    TitlesDealt,
    TitlesDrawn,
)
from games.galaxy_trucker.levels import LEVELS
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.state import Options, TruckState
from games.galaxy_trucker.tests.endings import FIVE, LARGER, all_seen, flight_one, held, title_pay
from games.galaxy_trucker.tests.flights import lade
from games.galaxy_trucker.tests.positions import (
    ALONE,
    SEED,
    P,
    Q,
    R,
    act,
    begin_card,
    opened,
    pass_time,
    refused,
    told,
    values,
    view,
)
from games.galaxy_trucker.tests.ships import A
from games.galaxy_trucker.titles import TITLES
from tests.rules import rule

X, Y, Z = P, Q, R


def x59() -> TruckState:
    """X and Y have two laden holds each, Y has the larger ship, Z gave up."""
    state = flight_one(FIVE, LARGER, ALONE, titles=("T1", "T3", "T5"), out=(Z,))
    lade(state, X, {(6, 7): "YG", (8, 7): "R"})
    lade(state, Y, {(6, 7): "B", (8, 7): "B"})
    return state


# ---- drawn


@rule("GT-460", "GT-461")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_as_many_titles_are_drawn_as_there_are_players(seats):
    state, events = GalaxyTrucker().setup(Options(mode="trek"), seats, Chance(SEED))
    assert len(set(state.drawn)) == seats and set(state.drawn) <= set(TITLES)
    assert told(events, TitlesDrawn) == [TitlesDrawn(titles=state.drawn)]
    assert list(view(state).titles) == state.drawn


@rule("GT-460")
def test_titles_are_drawn_at_random():
    drawn = {
        tuple(GalaxyTrucker().setup(Options(mode="trek"), 2, Chance(f"{n:064x}"))[0].drawn)
        for n in range(40)
    }
    assert len(drawn) > 8
    assert opened("single-2").drawn == []


# ---- flight I


@rule("GT-462", "GT-463", "GT-464", "GT-465", "GT-479")
def test_x59_titles_are_scored():
    state = x59()
    events = begin_card(state)
    assert told(events, TitleScored) == [
        TitleScored(title="T1", scores={"0": 2, "1": 2}, best=[X, Y], holder=X),
        TitleScored(title="T3", scores={"0": 0, "1": 0}, best=[], holder=X),
        TitleScored(title="T5", scores={"0": 3, "1": 4}, best=[Y], holder=Y),
    ]
    assert title_pay(state) == [2, 4, 0]


@rule("GT-463", "GT-465")
def test_of_equals_the_one_further_ahead_gets_the_title():
    state = flight_one(FIVE, FIVE, titles=("T5", "T3"), positions=(2, 4))
    begin_card(state)
    assert (state.holders, title_pay(state)) == ({"T5": Q, "T3": Q}, [2, 2])


@rule("GT-462", "GT-478", "GT-433")
def test_only_finishers_count_and_there_is_no_award_for_looks():
    state = flight_one(LARGER, ALONE, titles=("T5", "T2"), out=(P,))
    begin_card(state)
    assert (state.holders, title_pay(state)) == ({"T5": Q, "T2": Q}, [0, 2])
    assert [line.beauty for line in state.score.values()] == [0, 0]


@rule("GT-467")
def test_who_gave_up_is_the_last_to_choose():
    state = flight_one(FIVE, FIVE, titles=("T5", "T3"), out=(P,))
    begin_card(state)
    assert state.score_order == [Q, P]


@rule("GT-467", "GT-469", "GT-470", "GT-471")
def test_x59_who_has_several_keeps_one_and_the_rest_is_dealt():
    state = x59()
    begin_card(state)
    all_seen(state)
    assert (state.phase, view(state).turn.ask, view(state).turn.seats) == ("titles", "title", (X,))
    assert values(state, X, "choose_title", "title") == {"T1", "T3"}
    for title in ("T5", "T2", "T9", ""):
        assert refused(state, X, "choose_title", title=title) == "not-your-title GT-467"
    assert refused(state, Z, "choose_title", title="T3") == "not-your-turn GT-031"
    events = act(state, X, "choose_title", title="T1")
    assert told(events, TitleKept) == [TitleKept(seat=X, title="T1")]
    assert told(events, TitlesDealt) == [TitlesDealt(holders={"T3": Z})]
    assert [each.title for each in state.seats] == ["T1", "T5", "T3"]
    assert [each.gold for each in state.seats] == [False] * 3
    assert state.phase == "next"


@rule("GT-467")
def test_seats_choose_in_final_order():
    """Y comes home first and has two, X second and has two."""
    state = flight_one(
        FIVE, A, ALONE, ALONE, titles=("T1", "T2", "T4", "T5"), positions=(2, 9, 4, 1)
    )
    lade(state, X, {(8, 7): "R"})
    begin_card(state)
    state.holders = {"T1": X, "T2": Y, "T4": Y, "T5": X}
    all_seen(state)
    assert view(state).turn.seats == (Y,)
    act(state, Y, "choose_title", title="T4")
    assert view(state).turn.seats == (X,)
    act(state, X, "choose_title", title="T1")
    titles = [each.title for each in state.seats]
    assert titles[:2] == ["T1", "T4"] and set(titles[2:]) == {"T2", "T5"}


@rule("GT-470", "GT-471")
def test_what_is_left_is_dealt_at_random():
    dealt = set()
    for number in range(12):
        state = flight_one(LARGER, ALONE, ALONE, titles=("T2", "T5", "T6"), positions=(9, 4, 2))
        begin_card(state)
        assert set(state.holders.values()) == {P}
        state.chance = Chance(f"{number:064x}")
        all_seen(state)
        act(state, P, "choose_title", title="T5")
        titles = [each.title for each in state.seats]
        assert sorted(titles) == ["T2", "T5", "T6"]
        dealt.add(tuple(titles))
    assert dealt == {("T5", "T2", "T6"), ("T5", "T6", "T2")}


@rule("GT-468")
def test_by_the_clock_the_first_of_the_list_is_kept():
    state = x59()
    begin_card(state)
    all_seen(state)
    state.holders = {"T5": X, "T3": X, "T1": Y}
    pass_time(state, 29_999)
    assert state.phase == "titles"
    pass_time(state, 1)
    assert [each.title for each in state.seats] == ["T3", "T1", "T5"]


@rule("GT-466", "GT-471")
def test_where_nobody_finishes_the_titles_are_dealt():
    state = flight_one(A, A, titles=("T2", "T5"), out=(P, Q))
    state.seats[P].position, state.deck = 4, ["I-04"]
    begin_card(state)
    events = act(state, P, "give_up")
    [dealt] = told(events, TitlesDealt)
    assert set(dealt.holders) == {"T2", "T5"} and set(dealt.holders.values()) == {P, Q}
    assert title_pay(state) == [0, 0]
    all_seen(state)
    assert state.phase == "next"
    assert {title: seat for seat, title in enumerate(held(state))} == dealt.holders


@rule("GT-216", "GT-471")
def test_where_everybody_has_one_title_nobody_chooses():
    state = flight_one(LARGER, f"{ALONE} | SH 0032 @8,6 r3", titles=("T5", "T2"))
    state.seats[P].ship.parts.pop(67)
    begin_card(state)
    assert state.holders == {"T5": P, "T2": Q}
    act(state, P, "seen")
    assert told(act(state, Q, "seen"), TitlesDealt) == []
    assert (state.phase, held(state)) == ("next", ["T5", "T2"])


@rule("GT-485", "GT-460")
def test_a_trek_may_be_flown_alone():
    state = flight_one(A, titles=("T5",))
    begin_card(state)
    assert title_pay(state) == [2]
    all_seen(state)
    assert (state.phase, held(state)) == ("next", ["T5"])


@rule("GT-482", "GT-075")
def test_there_are_no_flights_and_cards_but_those_of_the_box():
    assert {level: len(of_level(level)) for level in ("I", "II", "III")} == dict.fromkeys(
        ("I", "II", "III"), 20
    )
    assert (len(CARDS), list(LEVELS)) == (60, ["learning", "I", "II", "III"])
