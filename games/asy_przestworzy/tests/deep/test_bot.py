"""The two bots: what they choose from a view."""

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.reckoning import Reckoning
from games.asy_przestworzy.state import TableView
from games.asy_przestworzy.tests.acts import lay
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE
from games.asy_przestworzy.tests.positions import ceiling, laying, naming
from games.chance import Chance

HANDS = ("E06 E07 E08 E17", "C10 C11 C12 C20")
LEVELS = GAME.levels


def choice(state, seat, level="normal", seed="c7" * 32):
    view = GAME.view(state, (seat,))
    scene = GAME.scene(state, (seat,))
    return GAME.choose(level, seat, scene, view, GAME.offers(state, seat), Chance(seed))


def choices(state, seat, level):
    """What it does by different luck."""
    plans = [choice(state, seat, level, f"{number:064x}") for number in range(60)]
    assert all(800 <= plan.wait <= 2_000 for plan in plans)
    return [plan.action for plan in plans]


def test_easy_mostly_lays_its_best_aircraft():
    laid = [each["aircraft"] for each in choices(laying("fire", hands=HANDS), ENTENTE, "easy")]
    assert laid.count("E08") + laid.count("E17") > 40
    assert set(laid) == {"E06", "E07", "E08", "E17"}


def test_easy_swaps_only_what_is_nearly_worthless_and_leaves_windows_to_luck():
    good = laying("fire", hands=HANDS, unused=("spd", ""))
    poor = laying("fire", hands=("E06 E18", "C10"), unused=("spd", ""))
    assert {each["do"] for each in choices(good, ENTENTE, "easy")} == {"lay"}
    assert choices(poor, ENTENTE, "easy")[0] == {"do": "use_speed", "aircraft": "E18"}
    asked = ceiling(hands=HANDS, unused=("", "ceil"))
    assert {each["use"] for each in choices(asked, CENTRAL, "easy")} == {True, False}


@pytest.mark.parametrize("level", LEVELS)
def test_range_is_used_but_by_the_normal_bot_where_it_would_lose_the_game(level):
    state = laying("rng", hands=("E05 E06", "C01 C10"))
    lay(state, "E05", "C01")
    assert choice(state, ENTENTE, level).action == {"do": "answer_range", "use": True}
    behind = ("spd spd man man", "fire fire man rng ceil ceil")
    state = laying("rng", hands=("E05 E01", "C01 C02"), decks=(0, 0), used=behind)
    lay(state, "E05", "C01")
    assert choice(state, ENTENTE, "normal").action["use"] is False


@pytest.mark.parametrize(
    ("state", "action"),
    [
        # What is worth more elsewhere is kept, a lost cause gets the worst, the best is named.
        (laying("man", hands=("E05 E14", "C10")), {"do": "lay", "aircraft": "E14"}),
        (laying("spd", hands=("E01 E18 E19", "C10")), {"do": "lay", "aircraft": "E18"}),
        (naming(hands=("E08 E18", "C10"), previous="rng"), {"do": "name", "attribute": "fire"}),
    ],
    ids=["kept", "lost", "named"],
)
def test_normal_plays_each_aircraft_where_it_is_strongest(state, action):
    assert choice(state, ENTENTE).action == action


@pytest.mark.parametrize(("laid", "number"), [("E12", 1), ("E06", 0), ("E01", 0)])
def test_normal_bids_the_fewest_cards_that_make_a_difference(laid, number):
    state = laying("fire", hands=(f"{laid} E05", "C10 C01"), unused=("man", ""))
    lay(state, laid, "C10")
    assert choice(state, ENTENTE).action == {"do": "bid", "number": number}


@pytest.mark.parametrize(
    ("unused", "used", "use"),
    [
        (("fire", ""), ("spd spd man man ceil rng", ""), True),
        (("fire", "fire"), ("", ""), True),
        (("fire fire", ""), ("", ""), False),
    ],
    ids=["would be the eighth", "the other holds one", "two are worth keeping"],
)
def test_normal_uses_firepower_where_it_matters(unused, used, use):
    state = laying("spd", hands=("E07 E05 E17", "C12 C13"), unused=unused, used=used)
    lay(state, "E07", "C12")
    assert choice(state, ENTENTE).action["use"] is use


@pytest.mark.parametrize(("hand", "use"), [("C11 C13", True), ("C01 C02", False)])
def test_normal_takes_the_initiative_only_with_something_to_lead_with(hand, use):
    state = ceiling(hands=("E06 E07", hand), unused=("", "ceil"))
    assert choice(state, CENTRAL).action["use"] is use


def test_normal_guards_a_lead_by_using_up_its_aircraft():
    state = laying("spd", hands=("E05 E17", "C12 C13"), decks=(2, 2), unused=("spd", ""))
    assert Reckoning(GAME.view(state, (ENTENTE,)), ENTENTE).guards_a_lead
    assert choice(state, ENTENTE).action["do"] == "use_speed"


def test_what_a_bot_has_not_seen_is_everything_but_what_lies_open():
    state = laying("spd", hands=HANDS, decks=(5, 5))
    view = GAME.view(state, (ENTENTE,))
    assert isinstance(view, TableView)
    table = Reckoning(view, ENTENTE)
    hidden = state.squadrons[CENTRAL].hand + state.squadrons[CENTRAL].deck
    assert sorted(table.their_unseen) == sorted(hidden)
    assert sorted(table.own_deck) == sorted(state.squadrons[ENTENTE].deck)
