"""AP-040 to AP-046 and AP-120 to AP-122: who leads, and what may be named."""

import pytest

from games.asy_przestworzy import GAME, phases
from games.asy_przestworzy.state import AnswerCeiling, Name
from games.asy_przestworzy.tests.acts import answer, do, lay, name, refused
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE, cards, tags
from games.asy_przestworzy.tests.positions import ceiling, first_duel, laying, naming
from tests.rules import rule

HANDS = ("E05 E07 E17", "C07 C12 C20")


def offered(state, seat):
    """The attributes that may be named."""
    (offer,) = (offer for offer in GAME.offers(state, seat) if offer.do == "name")
    return list(offer.take["attribute"].of)


@rule("AP-005", "AP-040")
def test_x30_the_leader_names_one_of_the_attributes():
    state = naming(hands=HANDS)
    assert refused(state, CENTRAL, Name("spd")) == ("not-your-turn", "AP-040")
    assert refused(state, ENTENTE, Name("luck")) == ("no-such-attribute", "AP-005")
    assert tags(do(state, ENTENTE, Name("spd"))) == ["attribute-named"]
    assert (state.contested, state.phase) == ("spd", "laying")


@rule("AP-041")
def test_x5_after_the_first_duel_any_attribute_but_ceiling_may_be_named():
    state = first_duel(hands=HANDS)
    lay(state, "E05", "C07")
    assert refused(state, ENTENTE, Name("ceil")) == ("same-attribute", "AP-041")
    assert offered(state, ENTENTE) == ["spd", "man", "rng", "fire"]
    do(state, ENTENTE, Name("spd"))


@rule("AP-041", "AP-087", "AP-088", "AP-122")
def test_x7_after_a_tie_the_other_seat_leads_and_the_attribute_is_barred_too():
    state = laying("spd", hands=HANDS)
    lay(state, "E07", "C12")
    assert state.leader == CENTRAL
    assert state.stacks["spd"] == 3
    assert refused(state, CENTRAL, Name("spd")) == ("same-attribute", "AP-041")


@rule("AP-042", "AP-043")
def test_x23_the_previous_attribute_may_be_named_only_when_no_other_stack_has_cards():
    last = naming(
        hands=HANDS,
        previous="ceil",
        used=("spd spd spd man man fire fire", "fire rng rng rng man ceil ceil"),
    )
    assert offered(last, ENTENTE) == ["ceil"]
    assert refused(last, ENTENTE, Name("spd")) == ("stack-empty", "AP-042")
    do(last, ENTENTE, Name("ceil"))
    two = naming(
        hands=HANDS,
        previous="ceil",
        used=("spd spd man man man fire fire", "fire rng rng rng ceil ceil"),
    )
    assert refused(two, ENTENTE, Name("ceil")) == ("same-attribute", "AP-041")
    assert offered(two, ENTENTE) == ["spd"]


@rule("AP-044", "AP-045", "AP-121", "AP-122")
def test_x18_the_follower_takes_the_initiative_by_a_ceiling_card_and_names():
    state = ceiling(hands=HANDS, unused=("ceil", "ceil"))
    assert refused(state, ENTENTE, AnswerCeiling(True)) == ("not-your-turn", "AP-044")
    assert tags(answer(state, CENTRAL, True)) == ["card-turned", "initiative-seized"]
    assert (state.leader, state.phase) == (CENTRAL, "naming")
    assert refused(state, ENTENTE, AnswerCeiling(True)) == ("window-closed", "AP-044")
    assert [cards(state, seat)["ceil"] for seat in (ENTENTE, CENTRAL)] == [(1, 0), (0, 1)]
    name(state, "fire")
    lay(state, "E07", "C20")
    assert state.leader == ENTENTE


@rule("AP-044", "AP-110")
def test_a_ceiling_card_may_be_kept_for_another_round():
    state = ceiling(hands=HANDS, unused=("", "ceil"))
    assert tags(answer(state, CENTRAL, False)) == ["ceiling-kept"]
    assert (state.leader, state.phase) == (ENTENTE, "naming")
    assert cards(state, CENTRAL) == {"ceil": (1, 0)}


@rule("AP-046")
@pytest.mark.parametrize(
    ("unused", "used", "phase"),
    [
        (("", "ceil"), ("", ""), "ceiling"),
        (("", ""), ("", "ceil ceil"), "naming"),
        (("ceil", ""), ("", ""), "naming"),
    ],
    ids=["unused", "used only", "leader's"],
)
def test_x19_only_a_follower_with_an_unused_card_is_asked(unused, used, phase):
    state = ceiling(hands=HANDS, unused=unused, used=used)
    phases.go_on(state, "ceiling")
    assert state.phase == phase


@rule("AP-120", "AP-122")
@pytest.mark.parametrize("leader", [ENTENTE, CENTRAL])
def test_whoever_wins_a_duel_leads_the_next_and_a_tie_that_stands_passes_the_initiative(leader):
    state = laying("fire", leader=leader, hands=HANDS)
    lay(state, "E17", "C20")
    assert state.leader == ENTENTE
    state = laying("spd", leader=leader, hands=HANDS)
    assert "initiative-passed" in tags(lay(state, "E07", "C12"))
    assert state.leader == 1 - leader
