"""AP-111 to AP-116: the card that costs an aircraft."""

from collections import Counter

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import RangeStruck, RangeVoid
from games.asy_przestworzy.tests.acts import answer, lay
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE, cards, sizes, tags, told
from games.asy_przestworzy.tests.positions import laying
from games.chance import Chance
from tests.rules import rule

HANDS = ("E05 E01 E02 E03 E04", "C01 C02 C03 C04 C05")
WINS = ("E05", "C01")
"""Range 5 against 1."""


def won_range(**given):
    state = laying("rng", **{"hands": HANDS, "decks": (9, 9), **given})
    return state, lay(state, *WINS)


@rule("AP-111", "AP-114", "AP-115")
def test_x15_the_loser_loses_an_aircraft_and_then_draws_one():
    state, events = won_range()
    assert tags(events)[-2:] == ["duel-won", "range-asked"]
    assert sizes(state) == [(4, 9), (4, 9)]
    events = answer(state, ENTENTE, True)
    assert tags(events)[:4] == ["card-turned", "range-struck", "cards-drawn", "cards-drawn"]
    assert sizes(state) == [(5, 8), (4, 8)]
    assert cards(state, ENTENTE) == {"rng": (0, 1)}
    assert GAME.view(state, ()).squadrons["0"].score == 1


@rule("AP-110", "AP-112")
def test_let_pass_it_stays_open_counts_and_is_never_asked_for_again():
    state, _ = won_range()
    assert state.asked == [ENTENTE]
    events = answer(state, ENTENTE, False)
    assert tags(events)[0] == "range-waived"
    assert cards(state, ENTENTE) == {"rng": (1, 0)}
    assert sizes(state) == [(5, 8), (5, 8)]
    assert state.phase == "naming"


@rule("AP-008", "AP-113", "AP-114")
def test_every_aircraft_of_the_hand_is_equally_likely_and_all_see_which():
    lost = Counter(struck_by(number) for number in range(400))
    assert set(lost) == {"C02", "C03", "C04", "C05"}
    assert all(60 <= number <= 140 for number in lost.values())
    assert [struck_by(number) for number in range(12)] == [struck_by(n) for n in range(12)]


def struck_by(number):
    """Which aircraft is lost by this seed; the one that was laid cannot be."""
    state, _ = won_range()
    state.chance = Chance(f"{number:064x}")
    (struck,) = told(answer(state, ENTENTE, True), RangeStruck)
    assert struck.only is None
    assert state.squadrons[CENTRAL].discard[-2:] == [struck.aircraft, "C01"]
    return struck.aircraft


@rule("AP-114", "AP-151")
def test_x16_from_an_empty_hand_nothing_is_lost_but_the_card_is_turned():
    state, events = won_range(hands=("E05 E01", "C01"), decks=(3, 0))
    assert tags(events)[4:7] == ["duel-won", "card-turned", "range-void"]
    assert told(events, RangeVoid)[0].victim == CENTRAL
    assert cards(state, ENTENTE) == {"rng": (0, 1)}
    assert state.phase == "match-over"
    assert state.result.winner == ENTENTE


@rule("AP-111", "AP-116")
@pytest.mark.parametrize("struck", [1, 2, 3])
def test_x15_even_three_range_cards_leave_a_hand_while_the_deck_lasts(struck):
    hand = " ".join(f"C{number:02}" for number in range(1, 7 - struck))
    state, _ = won_range(hands=(HANDS[0], hand), used=("rng " * (struck - 1), ""))
    answer(state, ENTENTE, True)
    assert len(state.squadrons[CENTRAL].hand) == 5 - struck >= 2
    assert GAME.view(state, ()).squadrons["1"].size == 4


@rule("AP-112", "AP-151")
def test_x29_used_it_may_end_the_game_for_its_user_and_let_pass_there_is_one_more_duel():
    used, passed = (
        won_range(
            hands=("E05 E01", "C01 C02"),
            decks=(0, 0),
            used=("spd spd man man", "fire fire man rng ceil ceil"),
        )[0]
        for _ in range(2)
    )
    assert [GAME.view(used, ()).squadrons[seat].score for seat in "01"] == [5, 6]
    answer(used, ENTENTE, True)
    assert used.phase == "match-over"
    assert (used.result.winner, used.result.reason) == (CENTRAL, "exhausted")
    answer(passed, ENTENTE, False)
    assert (passed.phase, sizes(passed)) == ("naming", [(1, 0), (1, 0)])
