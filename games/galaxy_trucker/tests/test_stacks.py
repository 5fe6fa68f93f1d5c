"""1.5 Building: peeking at the card stacks."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.events import StackReturned, StackSeen
from games.galaxy_trucker.tests.positions import (
    ALONE,
    P,
    Q,
    R,
    S,
    act,
    building,
    hold,
    keep,
    lay,
    legal,
    may,
    pass_time,
    presence,
    refused,
    tags,
    told,
    until,
    values,
    view,
)
from games.galaxy_trucker.tests.ships import A, B
from tests.rules import rule


@rule("GT-130", "GT-133", "GT-134", "GT-132")
def test_x07_peeking_needs_a_ship_and_leaves_no_hand_for_building():
    state = building(seats=2)
    keep(state, P, 1, "C1 0010")
    assert refused(state, P, "peek", stack=1) == "nothing-added GT-130"
    hold(state, P, "C1 0012")
    act(state, P, "place", k=0, cell=(7, 6))
    hold(state, Q, "C1 0020")
    act(state, Q, "place", k=0, cell=(7, 6))
    assert refused(state, P, "peek", stack=4) == "stack-hidden GT-130"
    act(state, P, "peek", stack=1)
    assert refused(state, P, "draw_hidden") == "peeking GT-134"
    assert refused(state, Q, "peek", stack=1) == "stack-taken GT-132"
    assert values(state, Q, "peek", "stack") == {2, 3}


@rule("GT-130")
def test_a_tile_that_was_lifted_again_is_not_added():
    state = building()
    hold(state, P, "C1 0010")
    act(state, P, "place", k=0, cell=(7, 6))
    assert legal(state, P, "peek", stack=1)
    act(state, P, "lift")
    act(state, P, "put_back")
    assert refused(state, P, "peek", stack=1) == "nothing-added GT-130"
    assert "peek" not in may(state, P)


@rule("GT-130")
@pytest.mark.parametrize("stack", [0, 5, -1])
def test_there_are_no_other_stacks(stack):
    assert refused(building(A), P, "peek", stack=stack) == "no-such-stack GT-130"


@rule("GT-131")
def test_one_stack_at_a_time():
    state = building(A)
    act(state, P, "peek", stack=1)
    assert refused(state, P, "peek", stack=2) == "peeking GT-134"
    act(state, P, "stop_peek")
    assert refused(state, P, "stop_peek") == "not-peeking GT-134"
    act(state, P, "peek", stack=2)
    assert state.seats[P].peeks == 2


@rule("GT-132")
def test_who_finds_all_three_held_is_offered_none():
    state = building(A, A, A, A)
    for seat in (P, Q, R):
        act(state, seat, "peek", stack=seat + 1)
    assert "peek" not in may(state, S)
    act(state, Q, "stop_peek")
    assert values(state, S, "peek", "stack") == {2}


@rule("GT-132")
def test_a_stack_that_was_returned_may_be_taken_by_another():
    state = building(A, B)
    act(state, P, "peek", stack=1)
    act(state, P, "stop_peek")
    assert legal(state, Q, "peek", stack=1)


@rule("GT-133", "GT-134")
@pytest.mark.parametrize(
    ("does", "given"),
    [
        ("draw_hidden", {}),
        ("take_open", {"tile": 100}),
        ("take_reserved", {"slot": 1}),
        ("place", {"k": 0, "cell": (9, 8)}),
        ("lift", {}),
        ("reserve", {"slot": 2}),
        ("put_back", {}),
        ("peek", {"stack": 2}),
    ],
)
def test_who_peeks_can_neither_take_nor_lay_down_anything(does, given):
    state = building(A)
    keep(state, P, 1, "E1 0003")
    lay(state, "C1 0010")
    act(state, P, "peek", stack=1)
    assert refused(state, P, does, **given) == "peeking GT-134"
    assert may(state, P) == {"stop_peek", "finish"}


@rule("GT-134", "GT-143")
def test_who_peeks_may_finish_and_the_stack_returns():
    state = building(A)
    act(state, P, "peek", stack=1)
    events = act(state, P, "finish", space=1)
    assert told(events, StackReturned) == [StackReturned(seat=P, stack=1)]
    assert (state.seats[P].peeks, state.seats[P].space) == (None, 1)


@rule("GT-135")
def test_peeking_needs_an_empty_hand():
    state = building(A)
    hold(state, P, "C1 0010")
    assert refused(state, P, "peek", stack=1) == "hand-not-empty GT-101"
    act(state, P, "reserve", slot=1)
    assert legal(state, P, "peek", stack=1)


@rule("GT-136")
def test_the_cards_are_for_their_holder_alone():
    state = building(A, B, seats=3)
    cards = list(state.stacks[2])
    events = act(state, P, "peek", stack=2)
    assert told(events, StackSeen) == [StackSeen(stack=2, cards=cards, only=frozenset({P}))]
    assert (tags(events, P), tags(events, Q)) == (["stack-taken", "stack-seen"], ["stack-taken"])
    assert view(state, P).own.cards == cards
    for seat in (Q, R, None):
        seen = view(state, seat)
        assert (seen.own, seen.seats[P].peeks) == (None, 2)


@rule("GT-136")
def test_the_cards_leave_the_screen_with_the_stack_and_keep_their_order():
    state = building(A)
    act(state, P, "peek", stack=2)
    before = view(state, P).own.cards
    assert tags(act(state, P, "stop_peek"), P) == ["stack-returned"]
    assert (view(state, P).own, view(state).seats[P].peeks) == (None, None)
    act(state, P, "peek", stack=2)
    assert view(state, P).own.cards == before


@rule("GT-137")
@pytest.mark.parametrize(("limit", "seconds"), [("20", 20), ("10", 10), ("40", 40)])
def test_a_stack_returns_when_its_time_is_up(limit, seconds):
    state = building(A, peek_limit=limit)
    pass_time(state, 5_000)
    act(state, P, "peek", stack=1)
    assert view(state, P).own.peek_until == 5_000 + 1_000 * seconds
    assert pass_time(state, 1_000 * seconds - 1) == []
    assert told(pass_time(state, 1), StackReturned) == [StackReturned(seat=P, stack=1)]
    assert legal(state, P, "draw_hidden")


@rule("GT-137")
def test_without_a_limit_a_stack_may_be_held_as_long_as_one_builds():
    state = building(A, peek_limit="off")
    act(state, P, "peek", stack=1)
    assert view(state, P).own.peek_until is None
    until(state, 899_999)
    assert state.seats[P].peeks == 1


@rule("GT-137", "GT-149")
def test_a_stack_returns_when_building_ends():
    state = building(A, peek_limit="off")
    act(state, P, "peek", stack=1)
    events = until(state, 900_000)
    assert told(events, StackReturned) == [StackReturned(seat=P, stack=1)]
    assert view(state, P).own is None


@rule("GT-137", "GT-487")
def test_a_stack_returns_when_its_holder_has_gone():
    state = building(A)
    act(state, P, "peek", stack=1)
    assert told(presence(state, P, False), StackReturned) == [StackReturned(seat=P, stack=1)]
    assert state.seats[P].peeks is None


@rule("GT-137")
def test_each_stack_has_a_time_of_its_own():
    state = building(A, B)
    act(state, P, "peek", stack=1)
    pass_time(state, 5_000)
    act(state, Q, "peek", stack=2)
    assert told(until(state, 20_000), StackReturned) == [StackReturned(seat=P, stack=1)]
    assert told(until(state, 25_000), StackReturned) == [StackReturned(seat=Q, stack=2)]


@rule("GT-147")
def test_who_has_finished_looks_at_no_cards():
    state = building(A, ALONE)
    act(state, P, "finish", space=1)
    assert refused(state, P, "peek", stack=1) == "already-finished GT-147"
