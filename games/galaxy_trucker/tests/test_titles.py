"""2.6 Scores of the titles, and the handicaps of gold ones in the third flight of the Trek."""

from typing import Any

import pytest

from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import act, legal, refused
from games.galaxy_trucker.tests.clocks import default
from games.galaxy_trucker.tests.flights import lade, revealed, roll
from games.galaxy_trucker.tests.looks import P, Q
from games.galaxy_trucker.tests.outcomes import asked, charges, crews, met
from games.galaxy_trucker.tests.positions import begin_card, building, third_flight
from games.galaxy_trucker.tests.ships import A, B, D, at, parts, ship
from games.galaxy_trucker.titles import TITLES, Title, score
from tests.rules import rule


@rule("GT-500", "GT-501", "GT-502", "GT-503", "GT-461")
@pytest.mark.parametrize(
    ("written", "aliens", "scores"),
    [
        (A, {"brown": (6, 7)}, (0, 2, 1, 1, 9, 2)),
        (B, {"purple": (8, 7)}, (0, 3, 1, 1, 13, 2)),
        (D, {"brown": (5, 7), "purple": (9, 7)}, (0, 2, 4, 3, 12, 4)),
    ],
)
def test_x58_scores(written, aliens, scores):
    crewed = ship(written, **aliens)
    assert tuple(score(title, crewed) for title in TITLES) == scores


@rule("GT-503")
def test_x58_a_hold_counts_with_one_cube():
    laden = ship(B)
    laden.cubes = {at(7, 8): "RG"}
    assert score("T1", laden) == 1


@rule("GT-500")
def test_an_alien_without_another_cabin_walks_nowhere():
    alone = ship("CB 2122 @8,7 r0 | LP 0103 @9,7 r0", purple=(8, 7))
    assert score("T3", alone) == 0


@rule("GT-501")
def test_an_empty_cabin_has_no_view_nor_a_window_before_which_a_tile_lies():
    crewed = ship(A)
    crewed.crew = {}
    assert score("T4", crewed) == 0
    crewed = ship("SC 3333 @7,7 r0 | CB 0103 @6,7 r0")
    assert score("T4", crewed) == 1
    crewed.parts |= parts("C1 0010 @6,6 r0 | C1 0010 @6,8 r2")
    assert score("T4", crewed) == 0


@rule("GT-502")
def test_a_ring_is_a_corridor_too():
    ring = "C1 0120 @7,7 r0 | SH 0013 @8,7 r0 | B2 3003 @8,8 r0"
    assert score("T6", ship("SC 3333 @7,7 r0")) == 0
    assert score("T6", ship(ring)) == 3
    assert score("T6", ship(f"{ring} | E1 2300 @7,8 r0")) == 4
    assert score("T6", ship(f"{ring} | E1 2300 @7,8 r0 | ST 3123 @9,7 r0")) == 4


HOLDS = "SC 3333 @7,7 r0 | H3 2020 @6,7 r0 | R2 0001 @8,7 r0"
"""Room for five cubes, two of them red."""


def boarding(title: Title, **given: Any) -> TruckState:
    """Two of ship B choose their crew; P has the title in gold."""
    state = third_flight(building(B, B, mode="trek", **given), P, title)
    # The ship is one of level II, and so is the deck.
    state.level, state.stacks = "II", {stack: [f"II-0{stack}"] for stack in (1, 2, 3, 4)}
    for seat in (P, Q):
        act(state, seat, "finish", space=seat + 1)
    return state


def gold(card: str, title: Title, *ships: str, **given: Any) -> TruckState:
    return third_flight(revealed(card, *ships, mode="trek", **given), P, title)


@rule("GT-505", "GT-507", "GT-477")
@pytest.mark.parametrize(
    ("title", "option", "tokens", "crew"),
    [
        ("T1", "gold", [3, 3], [8, 8]),
        ("T2", "gold", [2, 3], [8, 8]),
        ("T2", "none", [3, 3], [8, 8]),
        ("T4", "gold", [3, 3], [5, 8]),
    ],
)
def test_x61_a_battery_baron_has_a_token_fewer_a_cruise_captain_one_human_in_a_cabin(
    title, option, tokens, crew
):
    given = {"gold_handicaps": "none"} if option == "none" else {}
    state = boarding(title, **given)
    for seat in (P, Q):
        act(state, seat, "place_crew", brown=0, purple=0)
    assert (charges(state), crews(state)) == (tokens, crew)


@rule("GT-507", "GT-192")
def test_a_cruise_captain_may_place_an_alien_as_usual():
    state = boarding("T4")
    act(state, P, "place_crew", brown=0, purple=(8, 7))
    its = state.seats[P].ship
    assert (its.crew, its.aliens) == ({77: 2, 67: 1, 58: 1}, {"purple": 87})


@rule("GT-477")
@pytest.mark.parametrize("spared", ["silver", "second flight"])
def test_a_silver_title_has_no_handicap_and_gold_not_before_the_third_flight(spared):
    state = gold("I-10", "T6", B, dice="14")
    if spared == "silver":
        state.seats[P].gold = False
    else:
        state.flight = 2
    begin_card(state)
    assert met(roll(state)) == [(P, "bounce")]


@rule("GT-504", "GT-292")
def test_x61_a_freight_champion_loads_at_most_two_new_cubes():
    state = gold("II-12", "T1", HOLDS)
    begin_card(state)
    act(state, P, "land", planet=1)
    assert refused(state, P, "load", layout={67: "Y", 87: "RR"}) == "load-limit GT-504"
    assert legal(state, P, "load", layout={67: "Y", 87: "R"})
    default(state)
    assert state.seats[P].ship.cubes == {87: "RR"}


@rule("GT-504", "GT-292")
def test_a_freight_champion_rearranges_and_throws_away_freely():
    state = lade(gold("II-12", "T1", HOLDS), P, {(6, 7): "GGB", (8, 7): "Y"})
    begin_card(state)
    act(state, P, "land", planet=1)
    assert legal(state, P, "load", layout={67: "", 87: "RR"})
    assert not legal(state, P, "load", layout={67: "YYG", 87: "RR"})
    act(state, P, "load", layout={67: "YGG", 87: "RR"})
    assert state.seats[P].ship.cubes == {67: "YGG", 87: "RR"}


@rule("GT-509", "GT-252")
@pytest.mark.parametrize(("protect", "tiles", "tokens"), [(True, 13, 2), (False, 12, 3)])
def test_x61_small_meteors_bounce_off_no_corridor_architect(protect, tiles, tokens):
    """Column 5 meets the smooth side of a cannon."""
    state = gold("I-10", "T6", B, B, dice="14")
    begin_card(state)
    assert met(roll(state)) == [(Q, "bounce")]
    assert asked(state) == ("hit", "1.1", [P])
    act(state, P, "answer_hit", protect=protect, pay=883 if protect else 0)
    assert (len(state.seats[P].ship.parts), charges(state)[P]) == (tiles, tokens)


@rule("GT-509")
def test_where_no_shield_covers_a_corridor_architect_is_hit():
    """From behind, the barrel of the cannon on (5,9)."""
    state = gold("I-10", "T6", B, dice="11 11 11 11 14")
    state.seats[P].ship.tokens = {}
    begin_card(state)
    for _ in range(4):
        roll(state)
    assert met(roll(state)) == [(P, "hit")]
