"""AP-020 to AP-028: the duel about ceiling that nobody leads."""

import pytest

from games.asy_przestworzy.aircraft import DECKS, VALUE
from games.asy_przestworzy.state import Lay, UseSpeed
from games.asy_przestworzy.tests.acts import do, lay, refused
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE, cards, sizes, tags
from games.asy_przestworzy.tests.positions import first_duel, new_match
from tests.rules import rule

FIVE = ("E05 E16 E07 E12 E01", "C07 C11 C12 C06 C01")


@rule("AP-020", "AP-021", "AP-022")
def test_the_first_duel_is_about_ceiling_and_opens_no_window():
    state = new_match(sides="entente")
    assert (state.contested, state.leader, state.phase) == ("ceil", None, "laying")
    state = first_duel(hands=FIVE, unused=("man spd", "man"))
    assert refused(state, ENTENTE, UseSpeed("E01")) == ("wrong-phase", "AP-020")
    assert tags(do(state, CENTRAL, Lay("C07"))) == ["aircraft-laid"]
    assert state.squadrons[CENTRAL].laid == "C07"
    assert sizes(state) == [(5, 15), (4, 15)]
    assert refused(state, CENTRAL, Lay("C11")) == ("already-laid", "AP-022")
    events = do(state, ENTENTE, Lay("E05"))
    assert [tag for tag in tags(events) if tag.endswith("asked")] == []
    assert state.duel == 2


@rule("AP-022", "AP-026", "AP-027", "AP-028")
def test_x1_the_higher_ceiling_takes_a_card_that_is_turned_at_once_and_leads():
    state = first_duel(hands=FIVE)
    events = lay(state, "E05", "C07")
    assert cards(state, ENTENTE) == {"ceil": (0, 1)}
    assert cards(state, CENTRAL) == {}
    assert (state.leader, state.phase) == (ENTENTE, "naming")
    assert state.stacks["ceil"] == 2
    assert sizes(state) == [(5, 14), (5, 14)]
    won = ["revealed", "revealed", "duel-won", "card-turned"]
    assert tags(events)[2:] == [*won, "cards-drawn", "cards-drawn", "duel-opened"]


@rule("AP-023", "AP-026", "AP-028")
def test_x2_after_ties_only_the_last_pair_counts_and_one_card_is_won():
    state = first_duel(hands=("E16 E07 E12 E01 E02", "C11 C12 C06 C01 C02"))
    assert tags(lay(state, "E16", "C11"))[-1] == "duel-tied"
    lay(state, "E07", "C12")
    assert state.phase == "laying"
    lay(state, "E12", "C06")
    assert cards(state, ENTENTE) == {"ceil": (0, 1)}
    assert sizes(state) == [(5, 12), (5, 12)]
    assert state.squadrons[ENTENTE].discard == ["E16", "E07", "E12"]


@rule("AP-024", "AP-026", "AP-028")
def test_x3_empty_hands_take_five_more_and_the_duel_goes_on():
    state = first_duel(hands=("E17 E09 E12 E19 E01", "C13 C10 C08 C15 C01"))
    for squadron, top in zip(state.squadrons, ("E14 E02", "C05 C20"), strict=True):
        wanted = top.split()
        squadron.deck = [each for each in squadron.deck if each not in wanted] + wanted
    for pair in ("E17 C13", "E09 C10", "E12 C08", "E19 C15", "E01 C01"):
        events = lay(state, *pair.split())
    assert tags(events)[-3:] == ["duel-tied", "cards-drawn", "cards-drawn"]
    assert sizes(state) == [(5, 10), (5, 10)]
    lay(state, "E14", "C05")
    lay(state, "E02", "C20")
    assert cards(state, CENTRAL) == {"ceil": (0, 1)}
    assert cards(state, ENTENTE) == {}
    assert state.leader == CENTRAL
    assert sizes(state) == [(5, 8), (5, 8)]


@rule("AP-025", "AP-151", "AP-152")
def test_x4_twenty_ties_leave_no_aircraft_and_a_drawn_game():
    state = new_match(sides="entente")
    while state.phase == "laying":
        # Both decks hold the same ceilings, so sorted by them every pair is tied.
        lay(state, *(lowest(state, seat) for seat in (ENTENTE, CENTRAL)))
    assert state.phase == "match-over"
    assert state.result.reason == "drawn"
    assert state.result.winner is None
    assert sizes(state) == [(0, 0), (0, 0)]


def lowest(state, seat):
    """An aircraft of the hand that ties with the other side's; the decks are stacked for it."""
    squadron = state.squadrons[seat]
    everything = [aircraft for aircraft in DECKS[squadron.side] if aircraft not in squadron.discard]
    aircraft = min(everything, key=VALUE["ceil"].__getitem__)
    if aircraft in squadron.deck:
        place = squadron.deck.index(aircraft)
        squadron.deck[place], squadron.hand[0] = squadron.hand[0], aircraft
    return aircraft


@rule("AP-025", "AP-026", "AP-151")
def test_the_very_last_pair_of_a_chain_may_still_win_a_card():
    state = first_duel(hands=("E05", "C07"), decks=("", ""))
    lay(state, "E05", "C07")
    assert state.phase == "match-over"
    assert (state.result.winner, state.result.reason) == (ENTENTE, "exhausted")


@rule("AP-028")
@pytest.mark.parametrize(("left", "drawn"), [(3, 3), (2, 2), (0, 0)])
def test_hands_are_filled_up_as_far_as_the_deck_goes(left, drawn):
    state = first_duel(hands=("E05 E01 E02", "C07 C01 C02"), decks=(left, left))
    lay(state, "E05", "C07")
    assert sizes(state) == [(2 + drawn, left - drawn)] * 2
