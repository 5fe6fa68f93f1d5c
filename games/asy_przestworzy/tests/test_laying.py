"""AP-060 to AP-064, AP-086 and AP-115: laying, speed cards, a plain duel."""

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import CardSeen, Lay, Name, SpeedUsed, UseSpeed
from games.asy_przestworzy.tests.acts import do, lay, refused
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE, cards, sizes, tags, told
from games.asy_przestworzy.tests.positions import laying, naming
from tests.rules import rule

HANDS = ("E17 E18 E05 E07 E12", "C20 C12 C07 C01 C02")


@rule("AP-060")
@pytest.mark.parametrize("order", [(ENTENTE, CENTRAL), (CENTRAL, ENTENTE)])
def test_both_lay_in_any_order(order):
    state = laying("fire", hands=HANDS)
    chosen = {ENTENTE: "E17", CENTRAL: "C20"}
    for seat in order:
        do(state, seat, Lay(chosen[seat]))
    assert state.leader == ENTENTE
    assert state.duel == 3


@rule("AP-060", "AP-061", "AP-062")
def test_x17_what_lies_is_final_and_comes_from_the_own_hand_as_what_is_swapped():
    state = laying("fire", hands=HANDS, unused=("spd", ""), decks=(9, 9))
    assert refused(state, ENTENTE, Lay("C20")) == ("not-in-hand", "AP-060")
    assert refused(state, ENTENTE, UseSpeed("C20")) == ("not-in-hand", "AP-061")
    do(state, ENTENTE, Lay("E17"))
    assert refused(state, ENTENTE, Lay("E18")) == ("already-laid", "AP-060")
    assert refused(state, ENTENTE, UseSpeed("E18")) == ("already-laid", "AP-061")


@rule("AP-086", "AP-115", "AP-120")
def test_x6_the_higher_value_takes_the_card_and_leads_and_both_draw_one():
    state = naming(hands=HANDS, decks=(9, 9))
    do(state, ENTENTE, Name("fire"))
    events = lay(state, "E17", "C20")
    assert cards(state, ENTENTE) == {"fire": (1, 0)}
    assert state.stacks["fire"] == 2
    assert state.leader == ENTENTE
    assert sizes(state) == [(5, 8), (5, 8)]
    assert tags(events)[2:6] == ["revealed", "revealed", "duel-won", "cards-drawn"]


@rule("AP-006", "AP-061", "AP-062", "AP-063")
def test_x17_a_speed_card_swaps_an_aircraft_and_another_may_follow():
    state = laying("fire", hands=HANDS, decks=(9, 9), unused=("spd spd", ""))
    top = state.squadrons[ENTENTE].deck[-1]
    events = do(state, ENTENTE, UseSpeed("E18"))
    assert state.squadrons[ENTENTE].discard[-1] == "E18"
    assert top in state.squadrons[ENTENTE].hand
    assert sizes(state)[ENTENTE] == (5, 8)
    assert cards(state, ENTENTE) == {"spd": (1, 1)}
    assert [event.aircraft for event in told(events, SpeedUsed)] == ["E18"]
    assert [(event.aircraft, event.only) for event in told(events, CardSeen)] == [(top, {ENTENTE})]
    assert top not in str([event for event in events if event.only is None])
    do(state, ENTENTE, UseSpeed("E12"))
    assert sizes(state)[ENTENTE] == (5, 7)
    assert refused(state, ENTENTE, UseSpeed("E05")) == ("no-unused-card", "AP-061")


@rule("AP-063")
@pytest.mark.parametrize(("left", "code"), [(0, "deck-empty"), (1, None)])
def test_x17_a_speed_card_needs_a_deck(left, code):
    state = laying("fire", hands=HANDS, decks=(left, 9), unused=("spd", ""))
    judged = GAME.judge(state, ENTENTE, UseSpeed("E18"))
    assert (judged and judged.code) == code


@rule("AP-064")
def test_a_speed_card_may_be_used_while_the_other_aircraft_lies_but_not_before_the_naming():
    state = naming(hands=HANDS, decks=(9, 9), unused=("spd", ""))
    assert refused(state, ENTENTE, UseSpeed("E18")) == ("wrong-phase", "AP-064")
    do(state, ENTENTE, Name("fire"))
    do(state, CENTRAL, Lay("C20"))
    do(state, ENTENTE, UseSpeed("E18"))
    assert state.phase == "laying"
