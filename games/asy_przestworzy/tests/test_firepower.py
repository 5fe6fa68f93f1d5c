"""AP-100 to AP-104: the card that breaks a tie."""

import pytest

from games.asy_przestworzy.state import AnswerFirepower, FirepowerAsked
from games.asy_przestworzy.tests.acts import answer, lay, refused
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE, cards, tags, told
from games.asy_przestworzy.tests.positions import first_duel, laying
from tests.rules import rule

HANDS = ("E07 E08 E01", "C12 C13 C01")


def tied(unused, leader=ENTENTE, used=("", "")):
    """A tied duel about speed."""
    state = laying("spd", leader=leader, hands=HANDS, unused=unused, used=used)
    return state, lay(state, "E07", "C12")


@rule("AP-100", "AP-103", "AP-120")
def test_x12_the_only_holder_is_asked_and_wins_the_duel():
    state, events = tied(("", "fire"))
    assert [event.seat for event in told(events, FirepowerAsked)] == [CENTRAL]
    events = answer(state, CENTRAL, True)
    assert tags(events)[:3] == ["firepower-used", "card-turned", "duel-won"]
    assert cards(state, CENTRAL) == {"fire": (0, 1), "spd": (1, 0)}
    assert state.leader == CENTRAL
    assert state.reveal.winner == CENTRAL


@rule("AP-101", "AP-104")
@pytest.mark.parametrize("leader", [ENTENTE, CENTRAL])
def test_x13_the_leader_is_asked_first_and_a_use_ends_it(leader):
    state, _ = tied(("fire fire", "fire fire"), leader)
    assert state.asked == [leader]
    assert refused(state, 1 - leader, AnswerFirepower(True)) == ("not-your-turn", "AP-100")
    answer(state, leader, True)
    assert state.phase == "naming"
    assert cards(state, leader)["fire"] == (1, 1)
    assert cards(state, 1 - leader) == {"fire": (2, 0)}


@rule("AP-101", "AP-110", "AP-202")
@pytest.mark.parametrize("use", [True, False])
def test_x13_if_the_leader_declines_the_follower_is_asked_and_nobody_twice(use):
    state, _ = tied(("fire", "fire"))
    assert tags(answer(state, ENTENTE, False)) == ["firepower-kept", "firepower-asked"]
    events = answer(state, CENTRAL, use)
    assert ("duel-won" in tags(events)) == use
    assert ("initiative-passed" in tags(events)) == (not use)
    assert cards(state, ENTENTE) == {"fire": (1, 0)}
    assert (state.leader, state.phase, state.duel) == (CENTRAL, "naming", 3)


@rule("AP-102")
@pytest.mark.parametrize("used", [("", ""), ("fire", "fire")])
def test_x19_without_an_unused_card_the_tie_stands_without_a_question(used):
    state, events = tied(("", ""), used=used)
    assert told(events, FirepowerAsked) == []
    assert state.phase == "naming"
    assert state.leader == CENTRAL


@rule("AP-103")
def test_x14_firepower_may_win_firepower():
    state = laying("fire", hands=HANDS, unused=("fire", ""))
    lay(state, "E08", "C13")
    answer(state, ENTENTE, True)
    assert cards(state, ENTENTE) == {"fire": (1, 1)}
    assert state.stacks["fire"] == 1


@rule("AP-110", "AP-100")
def test_no_tie_no_question():
    state = laying("spd", hands=HANDS, unused=("fire", "fire"))
    lay(state, "E07", "C13")
    assert state.phase == "naming"
    assert refused(state, CENTRAL, AnswerFirepower(True)) == ("window-closed", "AP-100")


@rule("AP-020")
def test_firepower_breaks_no_tie_of_the_first_duel():
    state = first_duel(hands=("E07 E01", "C12 C01"), unused=("fire", "fire"))
    lay(state, "E07", "C12")
    assert state.phase == "laying"
