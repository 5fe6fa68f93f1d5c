"""AP-080 to AP-088: sealed manoeuvre cards, the reveal, the tie that stands."""

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import Bid, Revealed
from games.asy_przestworzy.tests.positions import (
    CENTRAL,
    ENTENTE,
    bid,
    cards,
    lay,
    laying,
    pass_time,
    refused,
    sizes,
    tags,
    told,
)
from tests.rules import rule

HANDS = ("E06 E07 E08 E17", "C10 C11 C12 C20")


def totals(events):
    return [event.total for event in told(events, Revealed)]


@rule("AP-080", "AP-085", "AP-087")
def test_x8_one_card_makes_it_a_tie_and_stays_used():
    state = laying("man", hands=HANDS, unused=("man", ""))
    lay(state, "E07", "C12")
    assert state.phase == "manoeuvre"
    assert totals(bid(state, ENTENTE, 1)) == [4, 4]
    assert cards(state, ENTENTE) == {"man": (0, 1)}
    assert state.leader == CENTRAL


@rule("AP-081", "AP-086")
def test_x8_two_cards_win_it():
    state = laying("man", hands=HANDS, unused=("man man", ""))
    lay(state, "E07", "C12")
    assert totals(bid(state, ENTENTE, 2)) == [5, 4]
    assert cards(state, ENTENTE) == {"man": (1, 2)}


@rule("AP-081")
def test_x8_the_room_may_limit_the_bid_to_one_card():
    state = laying("man", hands=HANDS, unused=("man man", ""), man_limit="1")
    lay(state, "E07", "C12")
    assert refused(state, ENTENTE, Bid(2)) == ("too-many", "AP-081")
    bid(state, ENTENTE, 1)


@rule("AP-080", "AP-083")
def test_x9_no_value_goes_above_five():
    state = laying("fire", hands=HANDS, unused=("man man", ""))
    lay(state, "E06", "C10")
    assert refused(state, ENTENTE, Bid(2)) == ("over-five", "AP-083")
    assert totals(bid(state, ENTENTE, 1)) == [5, 4]


@rule("AP-084")
def test_x9_whoever_laid_a_five_is_not_asked():
    state = laying("fire", hands=HANDS, unused=("man man", ""))
    lay(state, "E08", "C10")
    assert state.phase == "naming"
    assert cards(state, ENTENTE) == {"man": (2, 0), "fire": (1, 0)}


@rule("AP-082")
@pytest.mark.parametrize(("theirs", "expected"), [(1, [5, 5]), (0, [5, 4])])
def test_x10_both_bid_in_secret_and_both_numbers_count(theirs, expected):
    state = laying("fire", hands=HANDS, unused=("man fire", "man"))
    lay(state, "E06", "C10")
    first = bid(state, ENTENTE, 1)
    assert tags(first) == []
    assert totals(bid(state, CENTRAL, theirs)) == expected
    assert state.phase == ("firepower" if theirs else "naming")


@rule("AP-082")
def test_x10_the_order_of_the_answers_does_not_matter():
    state = laying("fire", hands=HANDS, unused=("man", "man"))
    lay(state, "E06", "C10")
    assert tags(bid(state, CENTRAL, 0)) == []
    assert totals(bid(state, ENTENTE, 1)) == [5, 4]


@rule("AP-083")
def test_x30_a_bid_is_a_whole_number_of_cards_held():
    state = laying("fire", hands=HANDS, unused=("man", "man"))
    lay(state, "E06", "C10")
    assert refused(state, ENTENTE, Bid(-1)) == ("bad-number", "AP-082")
    assert refused(state, ENTENTE, Bid(2)) == ("too-many", "AP-083")


@rule("AP-082")
def test_x30_an_answer_is_given_once():
    state = laying("fire", hands=HANDS, unused=("man", "man"))
    lay(state, "E06", "C10")
    bid(state, ENTENTE, 0)
    assert refused(state, ENTENTE, Bid(1)) == ("already-answered", "AP-082")


@rule("AP-080")
def test_x30_after_the_reveal_it_is_too_late():
    state = laying("fire", hands=HANDS, unused=("man", ""))
    lay(state, "E06", "C10")
    bid(state, ENTENTE, 0)
    assert refused(state, ENTENTE, Bid(1)) == ("window-closed", "AP-080")


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
    state = laying("fire", hands=HANDS, unused=unused, used=used)
    lay(state, "E06", "C10")
    assert (state.asked if state.phase == "manoeuvre" else []) == asked


@rule("AP-084")
def test_x11_the_view_of_the_one_who_is_asked_is_the_same_whether_the_other_is_asked_too():
    views = []
    for laid in ("C11", "C12"):
        state = laying("man", hands=HANDS, unused=("man", "man"))
        lay(state, "E07", laid)
        assert state.asked == ([ENTENTE] if laid == "C11" else [ENTENTE, CENTRAL])
        views.append(GAME.view(state, (ENTENTE,)))
        assert views[-1].turn.ask == "bid"
    assert views[0] == views[1]


@rule("AP-084")
def test_everybody_who_is_not_asked_sees_only_that_the_reveal_is_being_prepared():
    state = laying("man", hands=HANDS, unused=("man", "man"))
    lay(state, "E07", "C11")
    assert refused(state, CENTRAL, Bid(0)) == ("not-your-turn", "AP-084")
    for audience in ((CENTRAL,), ()):
        turn = GAME.view(state, audience).turn
        assert (turn.ask, turn.seats, turn.until) == ("deciding", None, 15_000)


@rule("AP-084")
def test_whoever_has_answered_sees_what_those_see_who_were_not_asked():
    state = laying("man", hands=HANDS, unused=("man", "man"))
    lay(state, "E07", "C12")
    before = GAME.view(state, (CENTRAL,)), GAME.view(state, ())
    bid(state, ENTENTE, 1)
    assert (GAME.view(state, (CENTRAL,)), GAME.view(state, ())) == before
    own = GAME.view(state, (ENTENTE,))
    assert (own.turn.ask, own.turn.seats, own.own.bid) == ("deciding", None, 1)


@rule("AP-084", "AP-202")
def test_one_deadline_stands_for_all_who_are_asked():
    state = laying("man", hands=HANDS, unused=("man", "man"))
    lay(state, "E07", "C12")
    assert [deadline.at for deadline in GAME.deadlines(state)] == [15_000]
    bid(state, ENTENTE, 1)
    assert [deadline.at for deadline in GAME.deadlines(state)] == [15_000]
    pass_time(state, 15_000)
    assert state.reveal.bonuses == (1, 0)


@rule("AP-085")
def test_a_card_used_in_vain_stays_used():
    state = laying("spd", hands=HANDS, unused=("man", ""))
    lay(state, "E06", "C12")
    bid(state, ENTENTE, 1)
    assert cards(state, ENTENTE) == {"man": (0, 1)}
    assert cards(state, CENTRAL) == {"spd": (1, 0)}


@rule("AP-087", "AP-088")
def test_x7_a_tie_that_stands_costs_both_aircraft_and_the_stack_keeps_its_card():
    state = laying("spd", hands=HANDS, decks=(9, 9))
    events = lay(state, "E07", "C12")
    assert tags(events)[4:] == [
        "duel-tied",
        "initiative-passed",
        "cards-drawn",
        "cards-drawn",
        "duel-opened",
    ]
    assert state.stacks["spd"] == 3
    assert [squadron.discard[-1] for squadron in state.squadrons] == ["E07", "C12"]
    assert sizes(state) == [(4, 8), (4, 8)]
    assert (state.leader, state.previous, state.duel) == (CENTRAL, "spd", 3)
