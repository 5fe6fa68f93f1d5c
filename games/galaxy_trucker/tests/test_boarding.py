"""1.7 Crew and batteries come aboard, and the deck is made."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.aboard import crew
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.departure import crew_choices
from games.galaxy_trucker.events import AnsweredByClock, CrewBoarded
from games.galaxy_trucker.tests.positions import (
    ALONE,
    GAME,
    P,
    Q,
    act,
    building,
    checked,
    legal,
    load,
    may,
    pass_time,
    presence,
    refused,
    tags,
    third_flight,
    told,
    values,
    view,
)
from games.galaxy_trucker.tests.ships import A, B, C, D, at
from tests.rules import rule

BOTH = f"{ALONE} | CB 2122 @8,7 r0 | LP 2003 @9,7 r0 | LB 2101 @8,8 r0"
"""GT-195 The cabin at (8,7) is linked to both life supports."""
TWO = "CB 1211 @7,7 r0 | LB 1101 @7,8 r0 | CB 2122 @8,7 r0 | LP 2003 @9,7 r0"
"""GT-196 Two cabins, one for each alien, and no starting cabin."""


# ---- batteries and humans


@rule("GT-190")
@pytest.mark.parametrize(
    ("ship", "mode", "tokens"),
    [(A, "single-1", {87: 2}), (B, "single-2", {88: 3}), (D, "single-3", {})],
)
def test_x19_each_battery_tile_is_loaded_with_what_it_shows(ship, mode, tokens):
    state = checked(ship, ALONE, mode=mode)
    act(state, P, "place_crew", brown=0, purple=0)
    assert state.seats[P].ship.tokens == tokens


@rule("GT-191", "GT-192")
def test_humans_come_into_every_cabin():
    state = checked(f"{ALONE} | CB 2101 @8,7 r3", ALONE)
    assert state.seats[P].ship.crew == {77: 2, 87: 2}
    assert state.seats[Q].ship.crew == {77: 2}


# ---- aliens


@rule("GT-192", "GT-193")
def test_x17_a_brown_alien_may_live_beside_its_life_support():
    state = checked(A, ALONE)
    assert refused(state, P, "place_crew", brown=0, purple=(6, 7)) == "no-life-support GT-192"
    assert refused(state, P, "place_crew", brown=(7, 7), purple=0) == "start-cabin GT-193"
    assert values(state, P, "place_crew", "brown") == {0, at(6, 7)}
    assert values(state, P, "place_crew", "purple") == {0}
    act(state, P, "place_crew", brown=(6, 7), purple=0)
    assert state.seats[P].ship.aliens == {"brown": at(6, 7)}
    assert (state.seats[P].ship.crew, crew(state.seats[P].ship)) == ({77: 2}, 3)


@rule("GT-192")
def test_x17_without_the_alien_humans_live_there():
    state = checked(A, ALONE)
    act(state, P, "place_crew", brown=0, purple=0)
    assert crew(state.seats[P].ship) == 4


@rule("GT-192")
def test_x18_a_purple_alien_lives_in_the_linked_cabin_only():
    state = checked(B, ALONE, mode="single-2")
    for cell in ((6, 7), (5, 8)):
        assert refused(state, P, "place_crew", brown=0, purple=cell) == "no-life-support GT-192"
    act(state, P, "place_crew", brown=0, purple=(8, 7))
    assert crew(state.seats[P].ship) == 7


@rule("GT-192")
@pytest.mark.parametrize("cell", [(7, 6), (4, 4), (5, 7)])
def test_an_alien_lives_in_a_cabin(cell):
    state = checked(A, ALONE)
    assert refused(state, P, "place_crew", brown=cell, purple=0) == "not-a-cabin GT-192"


@rule("GT-193", "GT-059")
def test_one_alien_of_each_colour_may_come_aboard():
    state = checked(D, ALONE, mode="single-3")
    act(state, P, "place_crew", brown=(5, 7), purple=(9, 7))
    assert state.seats[P].ship.aliens == {"brown": at(5, 7), "purple": at(9, 7)}
    assert crew(state.seats[P].ship) == 6


@rule("GT-195")
def test_a_cabin_linked_to_both_colours_takes_either_alien_and_not_both():
    state = checked(BOTH, ALONE)
    assert refused(state, P, "place_crew", brown=(8, 7), purple=(8, 7)) == "same-cabin GT-195"
    assert legal(state, P, "place_crew", brown=(8, 7), purple=0)
    assert legal(state, P, "place_crew", brown=0, purple=(8, 7))
    assert crew_choices(state, P) == [{"purple": 87}, {"brown": 87}]


@rule("GT-196")
def test_a_crew_without_any_human_is_refused():
    state = checked(TWO, ALONE)
    assert refused(state, P, "place_crew", brown=(7, 7), purple=(8, 7)) == "no-humans GT-196"
    assert legal(state, P, "place_crew", brown=(7, 7), purple=0)
    assert legal(state, P, "place_crew", brown=0, purple=(8, 7))


@rule("GT-196", "GT-194")
def test_who_has_but_one_cabin_is_not_asked():
    state = checked("CB 1211 @7,7 r0 | LB 1101 @7,8 r0", A)
    assert (may(state, P), state.seats[P].ship.crew) == (set(), {77: 2})


@rule("GT-192", "GT-195")
@pytest.mark.parametrize(
    ("ship", "brown", "purple", "code"),
    [
        (A, (7, 7), (7, 6), "not-a-cabin GT-192"),
        (A, (7, 7), (6, 7), "start-cabin GT-193"),
        (A, (6, 7), (6, 7), "no-life-support GT-192"),
    ],
)
def test_of_several_reasons_the_first_is_answered(ship, brown, purple, code):
    state = checked(ship, ALONE)
    assert refused(state, P, "place_crew", brown=brown, purple=purple) == code


# ---- who chooses, and when


@rule("GT-194")
def test_only_who_can_have_an_alien_is_asked():
    state = checked(A, ALONE)
    assert (may(state, P), may(state, Q)) == ({"place_crew"}, set())
    assert state.seats[Q].manned
    assert refused(state, Q, "place_crew", brown=0, purple=0) == "not-your-turn GT-031"


@rule("GT-194")
def test_a_choice_is_final_and_seen_by_all_at_once():
    state = checked(A, A)
    events = act(state, Q, "place_crew", brown=(6, 7), purple=0)
    assert told(events, CrewBoarded) == [CrewBoarded(seat=Q, crew=3, aliens={"brown": 67})]
    assert state.phase == "crew"
    for seat in (P, Q, None):
        assert view(state, seat).seats[Q].aliens == {"brown": 67}
    assert refused(state, Q, "place_crew", brown=0, purple=0) == "already-answered GT-523"
    assert legal(state, P, "place_crew", brown=(6, 7), purple=0)


@rule("GT-194", "GT-531")
def test_the_last_choice_lets_all_depart():
    state = checked(A, A)
    act(state, P, "place_crew", brown=0, purple=0)
    assert tags(act(state, Q, "place_crew", brown=0, purple=0)) == [
        "crew-boarded",
        "departed",
        "card-revealed",
    ]


@rule("GT-197", "GT-533")
def test_after_45_seconds_humans_live_everywhere():
    state = checked(A, A)
    act(state, P, "place_crew", brown=(6, 7), purple=0)
    assert pass_time(state, 44_999) == []
    events = pass_time(state, 1)
    assert told(events, AnsweredByClock) == [AnsweredByClock(seat=Q)]
    assert state.seats[Q].ship.crew == {77: 2, 67: 2}
    assert state.seats[P].ship.aliens == {"brown": 67}


@rule("GT-194", "GT-524")
def test_the_example_that_is_offered_has_no_alien_and_is_for_the_owner_alone():
    state = checked(A, ALONE)
    [offer] = GAME.offers(state, P)
    assert offer.example == {"brown": 0, "purple": 0}
    assert view(state, P) == view(state, None)


@rule("GT-194")
def test_all_are_told_who_came_aboard_without_being_asked():
    state = building(ALONE, A)
    act(state, P, "finish", space=1)
    events = act(state, Q, "finish", space=2)
    assert told(events, CrewBoarded) == [CrewBoarded(seat=P, crew=2, aliens={})]


@rule("GT-177", "GT-197")
def test_the_choice_of_crew_has_its_time_when_the_last_ship_is_mended():
    state = building(A, C)
    pass_time(state, 50_000)
    act(state, P, "finish", space=1)
    act(state, Q, "finish", space=2)
    assert view(state).turn.until == 140_000
    pass_time(state, 20_000)
    act(state, Q, "fix_ship", remove=[67, 57, 97, 88, 69], keep=77)
    assert (state.phase, view(state).turn.until) == ("crew", 115_000)


# ---- handicaps


@rule("GT-505")
@pytest.mark.parametrize(("title", "tokens"), [("T2", {88: 2}), ("T1", {88: 3})])
def test_x61_a_battery_baron_starts_with_a_token_fewer(title, tokens):
    state = third_flight(building(B, ALONE, mode="single-2"), P, title)
    act(state, P, "finish", space=1)
    act(state, Q, "finish", space=2)
    act(state, P, "place_crew", brown=0, purple=0)
    assert state.seats[P].ship.tokens == tokens


@rule("GT-507")
def test_x61_the_crew_cabins_of_a_cruise_captain_take_one_human():
    state = third_flight(building(B, ALONE, mode="single-2"), P, "T4")
    act(state, P, "finish", space=1)
    act(state, Q, "finish", space=2)
    assert legal(state, P, "place_crew", brown=0, purple=(8, 7))
    act(state, P, "place_crew", brown=0, purple=0)
    assert crew(state.seats[P].ship) == 2 + 1 + 1 + 1


# ---- the departure


@rule("GT-144", "GT-083")
def test_rockets_depart_from_the_spaces_that_were_taken():
    state = building(mode="single-3", seats=4)
    for seat, space in enumerate((3, 1, 4, 2)):
        act(state, seat, "finish", space=space)
    assert [each.position for each in state.seats] == [2, 9, 0, 5]


@rule("GT-198")
@pytest.mark.parametrize(("mode", "cards"), [("single-1", 8), ("single-2", 12), ("single-3", 16)])
def test_the_four_stacks_become_one_deck(mode, cards):
    state = building(mode=mode)
    stacked = sorted(card for stack in state.stacks.values() for card in stack)
    act(state, P, "finish", space=1)
    act(state, Q, "finish", space=2)
    assert sorted([state.card, *state.deck]) == stacked
    assert len(stacked) == cards
    assert (state.stacks, view(state).deck) == ({}, cards - 1)


@rule("GT-198")
def test_the_deck_is_shuffled_anew():
    """The same stacks, another order below the same first card."""
    decks = []
    for lot in (0, 1):
        state = building(mode="single-1")
        load(state, top_card=[0], deck=[lot] * 6)
        act(state, P, "finish", space=1)
        act(state, Q, "finish", space=2)
        decks.append((state.card, state.deck))
    assert decks[0][0] == decks[1][0]
    assert decks[0][1] != decks[1][1] and sorted(decks[0][1]) == sorted(decks[1][1])


@rule("GT-199", "GT-200", "GT-211")
@pytest.mark.parametrize(("mode", "level", "own"), [("single-2", "II", 8), ("single-3", "III", 8)])
def test_each_card_of_the_flights_own_level_may_be_the_first(mode, level, own):
    firsts = set()
    for lot in range(own):
        state = building(mode=mode)
        load(state, top_card=[lot])
        act(state, P, "finish", space=1)
        act(state, Q, "finish", space=2)
        assert state.phase == "reveal"
        firsts.add(state.card)
    assert len(firsts) == own
    assert {CARDS[card].level for card in firsts} == {level}


@rule("GT-488", "GT-197")
def test_the_crew_of_an_absent_owner_comes_aboard_after_3_seconds():
    state = building(A, A)
    presence(state, P, False)
    pass_time(state, 60_000)
    act(state, P, "finish", space=1)
    act(state, Q, "finish", space=2)
    assert pass_time(state, 2_999) == []
    assert told(pass_time(state, 1), AnsweredByClock) == [AnsweredByClock(seat=P)]
    assert (state.phase, state.seats[P].ship.crew) == ("crew", {77: 2, 67: 2})
