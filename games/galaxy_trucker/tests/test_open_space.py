"""1.9, 1.10 Open space, and declaring power."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.events import DaysPassed, PowerDeclared
from games.galaxy_trucker.tests.flights import asked, charges, default, fly, out, revealed, where
from games.galaxy_trucker.tests.positions import (
    ALONE,
    GAME,
    P,
    Q,
    R,
    act,
    begin_card,
    legal,
    may,
    refused,
    told,
    until,
    view,
)
from games.galaxy_trucker.tests.ships import A, B, D
from tests.rules import rule

TWO = "SC 3333 @7,7 r0 | E2 3100 @6,7 r0 | E2 0303 @8,7 r0 | B2 3111 @7,6 r0 | B3 2000 @7,8 r0"
"""Two double engines, five tokens."""


@rule("GT-330", "GT-225")
def test_x48_each_moves_at_once_and_jumps_who_is_in_its_way():
    """Power 3, 5, 2 and 0, of ships with their brown aliens or without."""
    state = revealed(
        "I-05",
        A,
        A,
        B,
        ALONE,
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


@rule("GT-236")
def test_no_more_is_fed_than_there_are_double_parts_and_tokens():
    state = fly("I-05", A)
    assert view(state).seats[P].pieces is None
    [offer] = GAME.offers(state, P)
    assert (offer.take["feed"].most, offer.take["pay"].most) == (1, 1)


@rule("GT-331")
def test_who_has_no_power_does_not_move():
    state = revealed("I-05", ALONE, A)
    events = begin_card(state)
    assert told(events, PowerDeclared) == [
        PowerDeclared(seat=P, kind="engines", value=0, points="0", fed=0, paid=[])
    ]
    assert told(events, DaysPassed) == []


@rule("GT-331", "GT-236")
def test_who_feeds_no_double_engine_may_be_without_power():
    state = fly("I-05", B, A, mode="single-2")
    act(state, P, "declare", feed=[], pay=[])
    act(state, Q, "declare", feed=[], pay=[])
    assert out(state) == ["no-power", None]


@rule("GT-235")
def test_they_declare_in_order_and_each_sees_what_was_declared():
    state = fly("I-05", A, A, A, positions=(1, 4, 2))
    assert asked(state) == ("power", "1", [Q])
    assert refused(state, P, "declare", feed=[], pay=[]) == "not-your-turn GT-031"
    events = act(state, Q, "declare", feed=[(8, 8)], pay=[872])
    assert told(events, PowerDeclared) == [
        PowerDeclared(seat=Q, kind="engines", value=3, points="3", fed=1, paid=[87])
    ]
    assert asked(state) == ("power", "1", [R])
    question = view(state, R).question
    assert (question.power, question.declared) == ("engines", {Q: 3})


@rule("GT-028", "GT-213")
def test_who_is_overtaken_declares_in_its_old_turn():
    """P passes everybody, and Q and R still declare once each, Q before R."""
    state = fly("I-05", A, A, A, positions=(2, 4, 1))
    seats = [Q, P, R]
    for seat, feed in ((Q, []), (P, [(8, 8)]), (R, [])):
        assert asked(state) == ("power", "1", [seat])
        act(state, seat, "declare", feed=feed, pay=[872][: len(feed)])
    assert (state.phase, sorted(seats, key=lambda each: -where(state)[each])) == (
        "pause",
        [P, Q, R],
    )


@rule("GT-236")
@pytest.mark.parametrize(("ship", "how"), [(D, "no token"), (ALONE, "no part")])
def test_who_cannot_feed_declares_without_being_asked(ship, how):
    state = fly("III-06", ship, A, mode="single-3")
    assert asked(state) == ("power", "1", [Q]), how
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
def test_all_tokens_may_be_spent_at_once():
    state = revealed("I-05", TWO)
    state.seats[P].ship.tokens = {78: 2}
    begin_card(state)
    assert legal(state, P, "declare", feed=[(6, 7), (8, 7)], pay=[781, 782])


@rule("GT-236")
def test_nobody_feeds_more_than_there_are_tokens():
    state = revealed("I-05", TWO)
    state.seats[P].ship.tokens = {78: 1}
    begin_card(state)
    both = [(6, 7), (8, 7)]
    assert refused(state, P, "declare", feed=both, pay=[782]) == "not-enough-batteries GT-236"
    # Of several reasons the first in the order of 4.3 is given.
    assert refused(state, P, "declare", feed=both, pay=[781, 781]) == "duplicate-cell GT-236"


@rule("GT-240")
@pytest.mark.parametrize(("ship", "days", "left"), [(A, 1, 2), (B, 2, 2)])
def test_by_the_clock_one_token_is_spent_where_there_is_no_power_without(ship, days, left):
    state = fly("II-06", ship, mode="single-2", positions=(6,))
    until(state, state.now + 19_999)
    assert asked(state) == ("power", "1", [P])
    until(state, state.now + 1)
    assert (where(state), charges(state)) == ([6 + days], [left])


@rule("GT-237")
def test_by_the_clock_the_fullest_battery_pays():
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
    assert (view(state, Q).own, may(state, Q)) == (None, set())
