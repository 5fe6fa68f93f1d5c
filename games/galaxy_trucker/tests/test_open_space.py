"""1.2, 1.9, 1.10 Engine and fire power, declaring it, and open space."""

import pytest

from games.galaxy_trucker.events import DaysPassed, PowerDeclared
from games.galaxy_trucker.power import (
    Strength,
    against_enemy,
    fewest,
    in_combat,
    in_open_space,
    strength,
)
from games.galaxy_trucker.tests.acts import GAME, act, legal, may, refused
from games.galaxy_trucker.tests.clocks import default
from games.galaxy_trucker.tests.flights import fly, revealed
from games.galaxy_trucker.tests.looks import P, Q, R, told, view
from games.galaxy_trucker.tests.outcomes import asked, charges, out, where
from games.galaxy_trucker.tests.positions import begin_card
from games.galaxy_trucker.tests.ships import ALONE, A, B, D, at, cells, ship
from tests.rules import rule

TWO = "SC 3333 @7,7 r0 | E2 3100 @6,7 r0 | E2 0303 @8,7 r0 | B2 3111 @7,6 r0 | B3 2000 @7,8 r0"
"""Two double engines, five tokens."""


# ---- power


@rule("GT-025", "GT-047", "GT-048", "GT-049", "GT-050", "GT-060", "GT-061", "GT-062", "GT-064")
@rule("GT-238")
@pytest.mark.parametrize(
    ("written", "aliens", "kind", "fed", "power"),
    [
        # X20, X21 Engine power.
        (A, {}, "engines", [], 1),
        (A, {}, "engines", [(8, 8)], 3),
        (A, {"brown": (6, 7)}, "engines", [], 3),
        (A, {"brown": (6, 7)}, "engines", [(8, 8)], 5),
        (B, {}, "engines", [], 0),
        (B, {}, "engines", [(6, 8)], 2),
        (B, {"brown": (8, 7)}, "engines", [], 0),
        (B, {"brown": (8, 7)}, "engines", [(6, 8)], 4),
        # X22, X23 Fire power is counted in halves.
        (B, {}, "cannons", [], 3),
        (B, {}, "cannons", [(7, 6)], 7),
        (B, {"purple": (8, 7)}, "cannons", [], 7),
        (B, {"purple": (8, 7)}, "cannons", [(7, 6)], 11),
        (D, {"brown": (5, 7), "purple": (9, 7)}, "cannons", [], 0),
        (D, {"brown": (5, 7), "purple": (9, 7)}, "engines", [], 4),
    ],
)
def test_x20_to_x23_power(written, aliens, kind, fed, power):
    crewed = ship(written)
    crewed.aliens = {colour: at(*cell) for colour, cell in aliens.items()}
    assert strength(crewed, kind).value(cells(*fed)) == power


@rule("GT-239", "GT-051")
@pytest.mark.parametrize(
    ("enemy", "batteries", "fed"),
    [(8, 3, 1), (3, 3, 0), (7, 3, 1), (11, 3, 1), (12, 3, 0), (8, 0, 0)],
)
def test_x25_the_fewest_batteries_that_beat_or_draw(enemy, batteries, fed):
    cannons = strength(ship(B, purple=(8, 7)), "cannons")
    assert len(against_enemy(cannons, batteries, enemy)) == fed
    assert against_enemy(Strength(7, {61: 4}, 0), 3, 6) == [], "half a point more is enough"
    assert fewest(Strength(0, {61: 2}, 0), 5, 3) is None, "a double part is fed once"


@rule("GT-239")
def test_cannons_that_point_ahead_are_fed_first():
    three = ship(
        "SC 3333 @7,7 r0 | C2 0013 @6,7 r3 | C2 0020 @7,6 r0 | C2 0032 @8,7 r1 | B3 2000 @7,8 r0"
    )
    gains = strength(three, "cannons").gains
    assert list(gains.items()) == [(76, 4), (67, 2), (87, 2)]


@rule("GT-240", "GT-241")
def test_one_battery_in_open_space_and_as_many_in_combat_as_reach_the_lowest_so_far():
    assert in_open_space(strength(ship(A), "engines"), 2) == []
    assert in_open_space(strength(ship(B), "engines"), 3) == cells((6, 8))
    assert in_open_space(strength(ship(B), "engines"), 0) == []
    engines = Strength(2, {61: 2, 71: 2, 81: 2}, 0)
    asked_for = [(3, None), (3, 2), (3, 5), (1, 5), (3, 9)]
    assert [in_combat(engines, *each) for each in asked_for] == [[], [], [61, 71], [], []]


# ---- open space


@rule("GT-330", "GT-225", "GT-331")
def test_x48_each_moves_at_once_and_jumps_who_is_in_its_way():
    """Power 3, 5, 2 and 0, of ships with their brown aliens or without."""
    state = revealed(
        "I-05",
        *(A, A, B, ALONE),
        positions=(4, 2, 1, 0),
        aliens=({}, {"brown": (6, 7)}),
        mode="single-2",
    )
    begin_card(state)
    act(state, P, "declare", feed=[(8, 8)], pay=[872])
    assert where(state) == [7, 2, 1, 0]
    act(state, Q, "declare", feed=[(8, 8)], pay=[872])
    assert where(state) == [7, 8, 1, 0]
    act(state, R, "declare", feed=[(6, 8)], pay=[883])
    assert where(state) == [7, 8, 3, None]
    assert out(state) == [None, None, None, "no-power"]


@rule("GT-331", "GT-236")
def test_who_has_no_power_does_not_move_and_who_feeds_no_double_engine_may_have_none():
    state = revealed("I-05", ALONE, A)
    events = begin_card(state)
    assert told(events, PowerDeclared) == [
        PowerDeclared(seat=P, kind="engines", value=0, points="0", fed=0, paid=[])
    ]
    assert told(events, DaysPassed) == []
    state = fly("I-05", B, A, mode="single-2")
    act(state, P, "declare", feed=[], pay=[])
    act(state, Q, "declare", feed=[], pay=[])
    assert out(state) == ["no-power", None]


@rule("GT-235", "GT-028", "GT-213")
def test_they_declare_in_order_each_sees_what_was_declared_and_who_is_overtaken_keeps_its_turn():
    """P passes everybody, and R still declares."""
    state = fly("I-05", A, A, A, positions=(2, 4, 1))
    assert refused(state, P, "declare", feed=[], pay=[]) == "not-your-turn GT-031"
    assert asked(state) == ("power", "1", [Q])
    assert told(act(state, Q, "declare", feed=[], pay=[]), PowerDeclared) == [
        PowerDeclared(seat=Q, kind="engines", value=1, points="1", fed=0, paid=[])
    ]
    assert asked(state) == ("power", "1", [P])
    question = view(state, R).question
    assert (question.power, question.declared) == ("engines", {Q: 1})
    [declared] = told(act(state, P, "declare", feed=[(8, 8)], pay=[872]), PowerDeclared)
    assert (declared.value, declared.fed, declared.paid) == (3, 1, [87])
    assert asked(state) == ("power", "1", [R])
    act(state, R, "declare", feed=[], pay=[])
    assert (state.phase, where(state)) == ("pause", [6, 5, 2])


# ---- what may be declared


@rule("GT-236")
@pytest.mark.parametrize("idle", [D, ALONE], ids=["no token", "no part"])
def test_who_cannot_feed_declares_without_being_asked(idle):
    assert asked(fly("III-06", idle, A, mode="single-3")) == ("power", "1", [Q])
    assert told(begin_card(revealed("III-06", D, mode="single-3")), PowerDeclared)[0].value == 2


@rule("GT-236")
def test_each_fed_part_costs_one_token_of_those_named():
    state = fly("I-05", TWO)
    act(state, P, "declare", feed=[(6, 7), (8, 7)], pay=[782, 762])
    assert state.seats[P].ship.tokens == {78: 2, 76: 1}
    assert where(state) == [8]


@rule("GT-236", "GT-237")
@pytest.mark.parametrize(
    ("feed", "pay", "code"),
    [
        ([(7, 7)], [782], "not-a-double GT-236"),
        ([(5, 5)], [999], "not-a-double GT-236"),
        ([(6, 7), (7, 7), (6, 7)], [782], "not-a-double GT-236"),
        ([(6, 7), (6, 7)], [782], "duplicate-cell GT-236"),
        ([(6, 7), (8, 7)], [782, 782], "duplicate-cell GT-236"),
        ([(6, 7)], [784], "no-battery-there GT-237"),
        ([(6, 7)], [671], "no-battery-there GT-237"),
        ([(6, 7), (8, 7)], [784], "no-battery-there GT-237"),
        ([(6, 7), (8, 7)], [782], "wrong-count GT-236"),
        ([], [782], "wrong-count GT-236"),
    ],
)
def test_what_cannot_be_declared(feed, pay, code):
    state = fly("I-05", TWO)
    assert refused(state, P, "declare", feed=feed, pay=pay) == code
    assert legal(state, P, "declare", feed=[(6, 7), (8, 7)], pay=[782, 783])


@rule("GT-236")
def test_nobody_feeds_more_than_there_are_tokens_or_double_parts():
    both = [(6, 7), (8, 7)]
    state = revealed("I-05", TWO)
    state.seats[P].ship.tokens = {78: 2}
    begin_card(state)
    assert legal(state, P, "declare", feed=both, pay=[781, 782])
    state.seats[P].ship.tokens = {78: 1}
    assert refused(state, P, "declare", feed=both, pay=[782]) == "not-enough-batteries GT-236"
    assert refused(state, P, "declare", feed=both, pay=[781, 781]) == "duplicate-cell GT-236"
    [offer] = GAME.offers(fly("I-05", A), P)
    assert (offer.take["feed"].most, offer.take["pay"].most) == (1, 1)


@rule("GT-240", "GT-237")
@pytest.mark.parametrize(("written", "days", "left"), [(A, 1, 2), (B, 2, 2)])
def test_by_the_clock_one_token_is_spent_where_there_is_no_power_without(written, days, left):
    state = fly("II-06", written, mode="single-2", positions=(6,))
    assert asked(state) == ("power", "1", [P])
    default(state)
    assert (where(state), charges(state)) == ([6 + days], [left])


@rule("GT-237")
def test_by_the_clock_the_first_of_the_fullest_batteries_pays():
    state = revealed("I-05", TWO)
    state.seats[P].ship.tokens = {76: 2, 78: 2}
    begin_card(state)
    default(state)
    assert state.seats[P].ship.tokens == {76: 1, 78: 2}


@rule("GT-235", "GT-060")
def test_a_screen_is_told_what_a_declaration_can_be_made_of():
    state = fly("I-05", A, A, aliens=({"brown": (6, 7)},))
    own = view(state, P).own
    assert (own.power.base, own.power.gains, own.power.bonus) == (1, {88: 2}, 2)
    assert view(state).seats[P].pieces is None
    assert (view(state, Q).own, may(state, Q)) == (None, set())
