"""1.5 Building: peeking at the card stacks."""

import pytest

from games.galaxy_trucker.events import StackReturned, StackSeen
from games.galaxy_trucker.tests.acts import act, legal, may, refused, values
from games.galaxy_trucker.tests.clocks import pass_time, presence, until
from games.galaxy_trucker.tests.laying import hold
from games.galaxy_trucker.tests.looks import P, Q, R, S, tags, told, view
from games.galaxy_trucker.tests.positions import building
from games.galaxy_trucker.tests.ships import A, B
from tests.rules import rule


@rule("GT-081", "GT-130", "GT-133", "GT-134", "GT-132", "GT-135")
def test_x07_peeking_needs_a_ship_and_leaves_no_hand_for_building():
    state = building(seats=2)
    assert refused(state, P, "peek", stack=1) == "nothing-added GT-130"
    hold(state, P, "C1 0012")
    assert refused(state, P, "peek", stack=1) == "nothing-added GT-130"
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


@rule("GT-131", "GT-132")
def test_one_stack_at_a_time_and_what_was_returned_may_be_taken_by_another():
    state = building(A, A, A, A)
    for seat in (P, Q, R):
        act(state, seat, "peek", stack=seat + 1)
    assert refused(state, P, "peek", stack=2) == "peeking GT-134"
    assert "peek" not in may(state, S)
    act(state, Q, "stop_peek")
    assert refused(state, Q, "stop_peek") == "not-peeking GT-134"
    assert values(state, S, "peek", "stack") == {2}
    act(state, S, "peek", stack=2)
    assert state.seats[S].peeks == 2


@rule("GT-136")
def test_the_cards_are_for_their_holder_alone_and_keep_their_order():
    state = building(A, B, seats=3)
    cards = list(state.stacks[2])
    events = act(state, P, "peek", stack=2)
    assert told(events, StackSeen) == [StackSeen(stack=2, cards=cards, only=frozenset({P}))]
    assert (tags(events, P), tags(events, Q)) == (["stack-taken", "stack-seen"], ["stack-taken"])
    assert view(state, P).own.cards == cards
    for seat in (Q, R, None):
        seen = view(state, seat)
        assert (seen.own, seen.seats[P].peeks) == (None, 2)
    assert tags(act(state, P, "stop_peek"), P) == ["stack-returned"]
    assert (view(state, P).own, view(state).seats[P].peeks) == (None, None)
    act(state, P, "peek", stack=2)
    assert view(state, P).own.cards == cards


@rule("GT-137")
@pytest.mark.parametrize(("limit", "seconds"), [("20", 20), ("10", 10), ("40", 40)])
def test_each_stack_returns_when_its_time_is_up(limit, seconds):
    state = building(A, A, peek_limit=limit)
    pass_time(state, 5_000)
    act(state, P, "peek", stack=1)
    assert view(state, P).own.peek_until == 5_000 + 1_000 * seconds
    pass_time(state, 3_000)
    act(state, Q, "peek", stack=2)
    assert pass_time(state, 1_000 * seconds - 3_001) == []
    assert told(pass_time(state, 1), StackReturned) == [StackReturned(seat=P, stack=1)]
    assert legal(state, P, "draw_hidden")
    assert told(pass_time(state, 3_000), StackReturned) == [StackReturned(seat=Q, stack=2)]


@rule("GT-137", "GT-149")
def test_without_a_limit_a_stack_may_be_held_as_long_as_one_builds():
    state = building(A, peek_limit="off")
    act(state, P, "peek", stack=1)
    assert view(state, P).own.peek_until is None
    until(state, 899_999)
    assert state.seats[P].peeks == 1
    events = until(state, 900_000)
    assert told(events, StackReturned) == [StackReturned(seat=P, stack=1)]
    assert view(state, P).own is None


@rule("GT-134", "GT-137", "GT-143", "GT-487")
@pytest.mark.parametrize(
    ("goes", "space"),
    [
        (lambda state: act(state, P, "finish", space=1), 1),
        (lambda state: presence(state, P, False), None),
    ],
    ids=["finishes", "is away"],
)
def test_a_stack_returns_when_its_holder_finishes_or_has_gone(goes, space):
    state = building(A)
    act(state, P, "peek", stack=1)
    assert told(presence(state, P, True), StackReturned) == []
    assert told(goes(state), StackReturned) == [StackReturned(seat=P, stack=1)]
    assert (state.seats[P].peeks, state.seats[P].space) == (None, space)
