"""AP-080 to AP-088: sealed manoeuvre cards, the reveal, the tie that stands."""

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import Bid, Revealed
from games.asy_przestworzy.tests.acts import bid, lay, pass_time, refused
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE, cards, sizes, tags, told
from games.asy_przestworzy.tests.positions import bidding, laying
from tests.rules import rule

HANDS = ("E06 E07 E08 E17", "C10 C11 C12 C20")


def totals(events):
    return [event.total for event in told(events, Revealed)]


@rule("AP-080", "AP-081", "AP-085", "AP-086", "AP-087")
@pytest.mark.parametrize(
    ("unused", "number", "shown", "left", "leader"),
    [("man", 1, [4, 4], (0, 1), CENTRAL), ("man man", 2, [5, 4], (1, 2), ENTENTE)],
    ids=["a tie", "a win"],
)
def test_x8_cards_add_to_the_value_and_stay_used(unused, number, shown, left, leader):
    state = bidding(unused=(unused, ""))
    assert state.phase == "manoeuvre"
    assert totals(bid(state, ENTENTE, number)) == shown
    assert cards(state, ENTENTE) == {"man": left}
    assert state.leader == leader
    assert refused(state, ENTENTE, Bid(1)) == ("window-closed", "AP-080")


@rule("AP-081")
def test_x8_the_room_may_limit_the_bid_to_one_card():
    state = bidding(unused=("man man", ""), man_limit="1")
    assert refused(state, ENTENTE, Bid(2)) == ("too-many", "AP-081")
    bid(state, ENTENTE, 1)


@rule("AP-080", "AP-083", "AP-084")
def test_x9_no_value_goes_above_five_and_whoever_laid_a_five_is_not_asked():
    state = about_fire(unused=("man man", ""))
    assert refused(state, ENTENTE, Bid(2)) == ("over-five", "AP-083")
    assert totals(bid(state, ENTENTE, 1)) == [5, 4]
    state = about_fire("E08", unused=("man man", ""))
    assert state.phase == "naming"
    assert cards(state, ENTENTE) == {"man": (2, 0), "fire": (1, 0)}


def about_fire(mine="E06", unused=("man", "man"), **given):
    """Both aircraft are worth four, unless another one was laid."""
    state = laying("fire", hands=HANDS, unused=unused, **given)
    lay(state, mine, "C10")
    return state


@rule("AP-082")
@pytest.mark.parametrize(("theirs", "expected"), [(1, [5, 5]), (0, [5, 4])])
@pytest.mark.parametrize("first", [ENTENTE, CENTRAL])
def test_x10_both_bid_in_secret_and_both_numbers_count_whoever_is_first(theirs, expected, first):
    state = about_fire(unused=("man fire", "man"))
    bids = {ENTENTE: 1, CENTRAL: theirs}
    assert tags(bid(state, first, bids[first])) == []
    assert refused(state, first, Bid(1)) == ("already-answered", "AP-082")
    assert totals(bid(state, 1 - first, bids[1 - first])) == expected
    assert state.phase == ("firepower" if theirs else "naming")


@rule("AP-083")
def test_x30_a_bid_is_a_whole_number_of_cards_held():
    state = about_fire()
    assert refused(state, ENTENTE, Bid(-1)) == ("bad-number", "AP-082")
    assert refused(state, ENTENTE, Bid(2)) == ("too-many", "AP-083")


@rule("AP-084")
@pytest.mark.parametrize(
    ("unused", "used", "asked"),
    [
        (("man", "man"), ("", ""), [ENTENTE, CENTRAL]),
        (("man", ""), ("", ""), [ENTENTE]),
        (("", ""), ("man", "man"), []),
    ],
)
def test_only_who_holds_an_unused_card_is_asked(unused, used, asked):
    state = about_fire(unused=unused, used=used)
    assert (state.asked if state.phase == "manoeuvre" else []) == asked


@rule("AP-084")
def test_x11_who_is_asked_sees_the_same_whether_the_other_is_asked_too():
    alone, both = bidding(hands=("E07", "C11")), bidding()
    assert (alone.asked, both.asked) == ([ENTENTE], [ENTENTE, CENTRAL])
    assert GAME.view(alone, (ENTENTE,)) == GAME.view(both, (ENTENTE,))
    assert GAME.view(both, (ENTENTE,)).turn.ask == "bid"


@rule("AP-084")
def test_who_is_not_asked_and_who_has_answered_see_only_that_the_reveal_is_being_prepared():
    state = bidding(hands=("E07", "C11"))
    assert refused(state, CENTRAL, Bid(0)) == ("not-your-turn", "AP-084")
    for audience in ((CENTRAL,), ()):
        turn = GAME.view(state, audience).turn
        assert (turn.ask, turn.seats, turn.until) == ("deciding", None, 15_000)
    state = bidding()
    before = GAME.view(state, (CENTRAL,)), GAME.view(state, ())
    bid(state, ENTENTE, 1)
    assert (GAME.view(state, (CENTRAL,)), GAME.view(state, ())) == before
    own = GAME.view(state, (ENTENTE,))
    assert (own.turn.ask, own.turn.seats, own.own.bid) == ("deciding", None, 1)


@rule("AP-084", "AP-202")
def test_one_deadline_stands_for_all_who_are_asked():
    state = bidding()
    assert [deadline.at for deadline in GAME.deadlines(state)] == [15_000]
    bid(state, ENTENTE, 1)
    assert [deadline.at for deadline in GAME.deadlines(state)] == [15_000]
    pass_time(state, 15_000)
    assert state.reveal.bonuses == (1, 0)


@rule("AP-087", "AP-088")
def test_x7_a_tie_that_stands_costs_both_aircraft_and_the_stack_keeps_its_card():
    state = laying("spd", hands=HANDS, decks=(9, 9))
    events = lay(state, "E07", "C12")
    drawn = ["cards-drawn", "cards-drawn"]
    assert tags(events)[4:] == ["duel-tied", "initiative-passed", *drawn, "duel-opened"]
    assert state.stacks["spd"] == 3
    assert [squadron.discard[-1] for squadron in state.squadrons] == ["E07", "C12"]
    assert sizes(state) == [(4, 8), (4, 8)]
    assert (state.leader, state.previous, state.duel) == (CENTRAL, "spd", 3)
