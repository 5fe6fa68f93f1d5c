"""1.7 Crew and batteries come aboard, and the deck is made."""

import pytest

from games.galaxy_trucker.aboard import crew
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.departure import crew_choices
from games.galaxy_trucker.events import AnsweredByClock, CrewBoarded
from games.galaxy_trucker.tests.acts import GAME, act, legal, may, refused, values
from games.galaxy_trucker.tests.clocks import pass_time
from games.galaxy_trucker.tests.looks import P, Q, tags, told, view
from games.galaxy_trucker.tests.positions import building, checked, load
from games.galaxy_trucker.tests.ships import ALONE, A, B, C, D
from tests.rules import rule

BOTH = f"{ALONE} | CB 2122 @8,7 r0 | LP 2003 @9,7 r0 | LB 2101 @8,8 r0"
"""GT-195 The cabin at (8,7) is linked to both life supports."""
TWO = "CB 1211 @7,7 r0 | LB 1101 @7,8 r0 | CB 2122 @8,7 r0 | LP 2003 @9,7 r0"
"""GT-196 Two cabins, one for each alien, and no starting cabin."""


# ---- batteries, humans and aliens


@rule("GT-190", "GT-191", "GT-023", "GT-021", "GT-045", "GT-046", "GT-055")
@rule("GT-020", "GT-056", "GT-059", "GT-192", "GT-193")
@pytest.mark.parametrize(
    ("ship", "mode", "tokens", "humans", "homes"),
    [
        (A, "single-1", {87: 2}, 4, {"brown": 67}),
        (B, "single-2", {88: 3}, 8, {"purple": 87}),
        (D, "single-3", {}, 8, {"brown": 57, "purple": 97}),
    ],
)
def test_x17_x18_x19_batteries_are_loaded_and_humans_come_into_every_cabin_but_those_of_aliens(
    ship, mode, tokens, humans, homes
):
    for aliens in ({}, homes):
        state = checked(ship, ALONE, mode=mode)
        for colour in ("brown", "purple"):
            assert values(state, P, "place_crew", colour) == {0, homes.get(colour, 0)}
        act(state, P, "place_crew", **{"brown": 0, "purple": 0} | aliens)
        its = state.seats[P].ship
        assert (its.tokens, its.aliens, crew(its)) == (tokens, aliens, humans - len(aliens))
        assert set(its.crew.values()) == {2} and not set(aliens.values()) & set(its.crew)
        assert state.seats[Q].ship.crew == {77: 2}


@rule("GT-195")
def test_a_cabin_linked_to_both_colours_takes_either_alien_and_not_both():
    state = checked(BOTH, ALONE)
    assert refused(state, P, "place_crew", brown=(8, 7), purple=(8, 7)) == "same-cabin GT-195"
    assert legal(state, P, "place_crew", brown=(8, 7), purple=0)
    assert legal(state, P, "place_crew", brown=0, purple=(8, 7))
    assert crew_choices(state, P) == [{"purple": 87}, {"brown": 87}]


@rule("GT-196", "GT-194")
def test_a_crew_without_any_human_is_refused_and_who_has_but_one_cabin_is_not_asked():
    state = checked(TWO, "CB 1211 @7,7 r0 | LB 1101 @7,8 r0")
    assert refused(state, P, "place_crew", brown=(7, 7), purple=(8, 7)) == "no-humans GT-196"
    assert legal(state, P, "place_crew", brown=(7, 7), purple=0)
    assert legal(state, P, "place_crew", brown=0, purple=(8, 7))
    assert (may(state, Q), state.seats[Q].ship.crew) == (set(), {77: 2})


@rule("GT-192", "GT-193", "GT-195")
@pytest.mark.parametrize(
    ("ship", "brown", "purple", "code"),
    [
        (A, (7, 6), 0, "not-a-cabin GT-192"),
        (A, (4, 4), 0, "not-a-cabin GT-192"),
        (A, (5, 7), 0, "not-a-cabin GT-192"),
        (A, (7, 7), 0, "start-cabin GT-193"),
        (A, 0, (6, 7), "no-life-support GT-192"),
        (B, 0, (6, 7), "no-life-support GT-192"),
        (B, 0, (5, 8), "no-life-support GT-192"),
        (A, (7, 7), (7, 6), "not-a-cabin GT-192"),
        (A, (7, 7), (6, 7), "start-cabin GT-193"),
        (A, (6, 7), (6, 7), "no-life-support GT-192"),
    ],
)
def test_of_several_reasons_against_an_alien_the_first_is_answered(ship, brown, purple, code):
    state = checked(ship, ALONE, mode="single-2")
    assert refused(state, P, "place_crew", brown=brown, purple=purple) == code


# ---- who chooses, and when


@rule("GT-194", "GT-524")
def test_only_who_can_have_an_alien_is_asked_and_all_are_told_who_came_aboard():
    state = building(ALONE, A)
    act(state, P, "finish", space=1)
    events = act(state, Q, "finish", space=2)
    assert told(events, CrewBoarded) == [CrewBoarded(seat=P, crew=2, aliens={})]
    assert (may(state, P), may(state, Q)) == (set(), {"place_crew"})
    assert refused(state, P, "place_crew", brown=0, purple=0) == "not-your-turn GT-031"
    [offer] = GAME.offers(state, Q)
    assert offer.example == {"brown": 0, "purple": 0}
    assert view(state, Q) == view(state, None)


@rule("GT-194", "GT-531")
def test_a_choice_is_final_and_seen_by_all_at_once_and_the_last_lets_all_depart():
    state = checked(A, A)
    events = act(state, Q, "place_crew", brown=(6, 7), purple=0)
    assert told(events, CrewBoarded) == [CrewBoarded(seat=Q, crew=3, aliens={"brown": 67})]
    assert state.phase == "crew"
    for seat in (P, Q, None):
        assert view(state, seat).seats[Q].aliens == {"brown": 67}
    assert refused(state, Q, "place_crew", brown=0, purple=0) == "already-answered GT-523"
    events = act(state, P, "place_crew", brown=0, purple=0)
    assert tags(events) == ["crew-boarded", "departed", "card-revealed"]


@rule("GT-197", "GT-533")
def test_after_45_seconds_humans_live_everywhere():
    state = checked(A, A)
    act(state, P, "place_crew", brown=(6, 7), purple=0)
    assert pass_time(state, 44_999) == []
    events = pass_time(state, 1)
    assert told(events, AnsweredByClock) == [AnsweredByClock(seat=Q)]
    assert state.seats[Q].ship.crew == {77: 2, 67: 2}
    assert state.seats[P].ship.aliens == {"brown": 67}


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


# ---- the departure


@rule("GT-083", "GT-144")
def test_rockets_depart_from_the_spaces_that_were_taken():
    state = building(mode="single-3", seats=4)
    for seat, space in enumerate((3, 1, 4, 2)):
        assert state.seats[seat].space is None
        act(state, seat, "finish", space=space)
    assert [each.position for each in state.seats] == [2, 9, 0, 5]


@rule("GT-198", "GT-082")
@pytest.mark.parametrize(("mode", "cards"), [("single-1", 8), ("single-2", 12), ("single-3", 16)])
def test_the_four_stacks_become_one_deck_that_is_shuffled_anew(mode, cards):
    """The same stacks, another order below the same first card."""
    decks = []
    for lot in (0, 1):
        state = building(mode=mode)
        stacked = sorted(card for stack in state.stacks.values() for card in stack)
        load(state, top_card=[0], deck=[lot] * (cards - 2))
        act(state, P, "finish", space=1)
        act(state, Q, "finish", space=2)
        assert sorted([state.card, *state.deck]) == stacked
        assert len(stacked) == cards
        assert (state.stacks, view(state).deck) == ({}, cards - 1)
        decks.append((state.card, state.deck))
    assert decks[0][0] == decks[1][0]
    assert decks[0][1] != decks[1][1]


@rule("GT-199", "GT-200", "GT-211")
@pytest.mark.parametrize(("mode", "level"), [("single-2", "II"), ("single-3", "III")])
def test_each_card_of_the_flights_own_level_may_be_the_first(mode, level):
    firsts = set()
    for lot in range(8):
        state = building(mode=mode)
        load(state, top_card=[lot])
        act(state, P, "finish", space=1)
        act(state, Q, "finish", space=2)
        assert state.phase == "reveal"
        firsts.add(state.card)
    assert len(firsts) == 8
    assert {CARDS[card].level for card in firsts} == {level}
