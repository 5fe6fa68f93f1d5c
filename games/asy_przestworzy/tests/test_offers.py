"""What a seat is offered, phase by phase: section 5 of the specification."""

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import Lay, PickSide, Resign
from games.asy_przestworzy.tests.acts import do, lay
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE
from games.asy_przestworzy.tests.positions import (
    bidding,
    ceiling,
    first_duel,
    laying,
    naming,
    new_match,
    range_won,
    tied,
)
from games.offers import Number, One
from tests.rules import rule

HANDS = ("E06 E07 E08", "C10 C11 C12")
ALWAYS = ["set_auto", "resign"]


def offered(state, seat):
    return [offer.do for offer in GAME.offers(state, seat)]


def field(state, seat, action, name):
    (offer,) = (offer for offer in GAME.offers(state, seat) if offer.do == action)
    return offer.take[name]


@pytest.mark.parametrize(
    ("build", "seat", "wanted"),
    [
        (new_match, ENTENTE, "pick_side"),
        (lambda: laying("spd", hands=HANDS), ENTENTE, "lay"),
        (lambda: ceiling(hands=HANDS, unused=("", "ceil")), CENTRAL, "answer_ceiling"),
        (lambda: naming(hands=HANDS), ENTENTE, "name"),
        (lambda: bidding(unused=("man", "")), ENTENTE, "bid"),
        (tied, ENTENTE, "answer_firepower"),
        (range_won, ENTENTE, "answer_range"),
    ],
    ids=["sides", "laying", "ceiling", "naming", "bidding", "firepower", "range"],
)
def test_who_is_waited_for_is_offered_the_decision_and_the_other_only_what_always_goes(
    build, seat, wanted
):
    state = build()
    if state.phase in ("sides", "laying"):
        do(state, 1 - seat, PickSide("any") if state.phase == "sides" else Lay("C10"))
    assert offered(state, seat) == [wanted, *ALWAYS]
    assert offered(state, 1 - seat) == ALWAYS
    assert [offer.do for offer in GAME.offers(state, seat) if not offer.standing] == [wanted]
    assert offered(state, 2) == []
    do(state, seat, Resign())
    assert offered(state, seat) == []


def test_between_two_games_nobody_resigns():
    state = new_match(best_of=3)
    do(state, ENTENTE, Resign())
    assert offered(state, ENTENTE) == offered(state, CENTRAL) == ["next_game", "set_auto"]


@rule("AP-020", "AP-061", "AP-063")
@pytest.mark.parametrize(
    ("unused", "deck", "wanted"),
    [("spd", 1, ["lay", "use_speed"]), ("", 1, ["lay"]), ("spd", 0, ["lay"])],
    ids=["card and deck", "no card", "no deck"],
)
def test_a_speed_card_is_offered_while_there_is_one_and_a_deck(unused, deck, wanted):
    state = laying("fire", hands=HANDS, unused=(unused, ""), decks=(deck, 9))
    assert offered(state, ENTENTE) == [*wanted, *ALWAYS]
    state = first_duel(hands=HANDS, unused=(unused, ""), decks=(deck, 9))
    assert offered(state, ENTENTE) == ["lay", *ALWAYS]


@rule("AP-083")
@pytest.mark.parametrize(
    ("mine", "unused", "most"),
    [("E06", "man man", 1), ("E07", "man", 1), ("E13", "man man man", 2), ("E13", "man", 1)],
    ids=["up to five", "both", "up to five again", "as many as are held"],
)
def test_a_bid_is_offered_up_to_the_cards_held_and_to_a_value_of_five(mine, unused, most):
    state = laying("fire", hands=("E06 E07 E13", "C10 C11"), unused=(unused, ""))
    lay(state, mine, "C10")
    assert field(state, ENTENTE, "bid", "number") == Number(0, most)


@rule("AP-041", "AP-042")
def test_the_attributes_are_offered_that_may_be_named_and_yes_or_no():
    state = naming(hands=HANDS, previous="fire", used=("man man man", ""))
    assert field(state, ENTENTE, "name", "attribute") == One(["spd", "rng", "ceil"])
    assert field(tied(), ENTENTE, "answer_firepower", "use") == One((True, False))
