"""AP-150 to AP-153: eight cards, no aircraft, resigning."""

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import Lay, Name, Resign, UseSpeed
from games.asy_przestworzy.tests.acts import answer, bid, do, lay, name, refused
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE, cards, sizes, tags
from games.asy_przestworzy.tests.positions import bidding, laying, naming, new_match
from games.engine import Outcome
from tests.rules import rule

HANDS = ("E05 E17 E01", "C01 C20 C02")


def exhausted_after(used, unused=("", ""), left=("", ""), contested="spd"):
    """A tie about speed with the last aircraft, but for those of ``left``."""
    hands = (f"E07 {left[0]}", f"C12 {left[1]}")
    state = laying(contested, hands=hands, decks=(0, 0), used=used, unused=unused)
    lay(state, "E07", "C12")
    while state.phase == "firepower":
        answer(state, state.asked[0], False)
    return state


@rule("AP-150")
def test_x20_the_eighth_card_wins_before_its_effect_and_the_draws_and_no_seventh_does():
    state = laying("rng", hands=HANDS, decks=(9, 9), used=("spd spd man man fire fire ceil", ""))
    events = lay(state, "E05", "C01")
    assert tags(events)[-3:] == ["duel-won", "game-won", "match-ended"]
    assert sizes(state) == [(2, 9), (2, 9)]
    assert [squadron.laid for squadron in state.squadrons] == ["E05", "C01"]
    assert cards(state, ENTENTE)["rng"] == (1, 0)
    assert GAME.outcome(state) == Outcome((1, 2), "eight", (8, 0))
    seventh = laying("rng", hands=HANDS, used=("spd spd man man fire fire", ""))
    lay(seventh, "E05", "C01")
    assert seventh.phase == "range"


@rule("AP-151", "AP-152")
@pytest.mark.parametrize(
    ("used", "winner"),
    [
        (("spd spd man man fire fire", "man fire rng rng rng"), ENTENTE),
        (("man fire rng rng rng", "spd spd man man fire fire"), CENTRAL),
    ],
    ids=["6:5", "5:6"],
)
def test_x21_when_a_seat_has_no_aircraft_left_more_cards_win(used, winner):
    state = exhausted_after(used, left=("E01", ""))
    assert sizes(state) == [(1, 0), (0, 0)]
    assert (state.result.winner, state.result.reason) == (winner, "exhausted")


@rule("AP-152")
@pytest.mark.parametrize(
    ("used", "unused", "winner", "reason"),
    [
        (("spd spd man man", "rng rng rng ceil fire"), ("fire", ""), ENTENTE, "firepower"),
        (("spd spd man man fire", "rng rng rng ceil"), ("", "fire"), CENTRAL, "firepower"),
        (("spd spd man man", "rng rng rng ceil"), ("fire", "fire"), None, "drawn"),
        (("spd spd man man fire", "rng rng rng ceil fire"), ("", ""), None, "drawn"),
    ],
    ids=["1:0", "0:1", "1:1", "used only"],
)
def test_x22_a_final_tie_is_broken_by_unused_firepower(used, unused, winner, reason):
    state = exhausted_after(used, unused)
    assert (state.result.winner, state.result.reason) == (winner, reason)
    assert GAME.outcome(state).places == ((1, 1) if winner is None else (1 + winner, 2 - winner))


@rule("AP-115", "AP-151")
@pytest.mark.parametrize(("unused", "last"), [("", 20), ("spd", 19)])
def test_x24_a_side_is_exhausted_after_its_twentieth_duel_or_sooner(unused, last):
    state = naming(hands=("E01 E02 E03 E04 E05", "C01 C02 C03 C04 C05"), unused=(unused, ""))
    state.duel = 1 + 1
    for squadron in state.squadrons:
        # As after the first duel: one is gone, and one was drawn for it.
        squadron.discard.append(squadron.deck.pop())
    while state.phase == "naming":
        state.stacks = dict.fromkeys(state.stacks, 3)
        state.squadrons[0].used = state.squadrons[1].used = {}
        name(state, "spd" if state.previous != "spd" else "man")
        if state.squadrons[0].unused.get("spd"):
            do(state, ENTENTE, UseSpeed(state.squadrons[0].hand[0]))
        duel(state)
    assert state.duel == last


def duel(state):
    """One duel in which whatever is won is worth nothing afterwards."""
    for seat in (ENTENTE, CENTRAL):
        do(state, seat, Lay(state.squadrons[seat].hand[0]))
    for squadron in state.squadrons:
        squadron.unused = {}


@rule("AP-153")
@pytest.mark.parametrize("seat", [ENTENTE, CENTRAL])
def test_a_seat_may_resign_at_any_time_and_the_other_wins(seat):
    picking, state = new_match(), laying("spd", hands=HANDS)
    do(state, 1 - seat, Lay(state.squadrons[1 - seat].hand[0]))
    for each in (picking, state):
        assert tags(do(each, seat, Resign())) == ["game-won", "match-ended"]
        outcome = GAME.outcome(each)
        assert (outcome.reason, outcome.places[seat]) == ("resigned", 2)
    assert GAME.view(state, (seat,)).squadrons[str(1 - seat)].laid == "back"


@rule("AP-115", "AP-151")
def test_the_end_is_looked_for_after_the_draws():
    state = laying("spd", hands=("E07", "C12"), decks=(1, 1))
    lay(state, "E07", "C12")
    assert state.phase == "naming"
    state = laying("spd", hands=("E07 E01", "C12"), decks=(1, 0))
    assert tags(lay(state, "E07", "C12"))[-3:] == ["cards-drawn", "game-drawn", "match-ended"]


@rule("AP-153")
def test_after_a_resignation_nobody_is_asked_and_no_bid_is_sealed_any_more():
    state = bidding()
    bid(state, ENTENTE, 1)
    do(state, CENTRAL, Resign())
    assert state.asked == []
    assert [squadron.sealed for squadron in state.squadrons] == [None, None]


@rule("AP-153", "AP-171")
def test_after_the_match_nothing_can_be_done():
    state = naming(hands=HANDS)
    do(state, ENTENTE, Resign())
    for action in (Name("spd"), Resign()):
        assert refused(state, ENTENTE, action) == ("game-over", "AP-171")
    assert GAME.offers(state, ENTENTE) == []
    assert GAME.deadlines(state) == []
    assert GAME.view(state, ()).turn is None
