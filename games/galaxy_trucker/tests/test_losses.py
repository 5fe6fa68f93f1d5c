"""1.9 Losing crew and goods: who is asked, what may be said, what the clock says."""

import pytest

from games.galaxy_trucker.aboard import Ship
from games.galaxy_trucker.events import AlienLost, BatteriesLost, GoodsLost
from games.galaxy_trucker.goods import GoodsLoss, carried, goods_loss, remove_cubes
from games.galaxy_trucker.losing import is_choice
from games.galaxy_trucker.tests.acts import GAME, act, legal, refused, values
from games.galaxy_trucker.tests.clocks import default
from games.galaxy_trucker.tests.flights import DEFENCELESS, fly, lade, revealed
from games.galaxy_trucker.tests.looks import P, told, view
from games.galaxy_trucker.tests.outcomes import asked, charges, crews, out
from games.galaxy_trucker.tests.positions import begin_card, third_flight
from games.galaxy_trucker.tests.ships import B, ship
from tests.rules import rule

TWO_HOLDS = (
    "SC 3333 @7,7 r0 | H3 2020 @6,7 r0 | H2 0103 @8,7 r0 | B2 3111 @7,6 r0 | B3 2000 @7,8 r0"
)
CROWD = "SC 3333 @7,7 r0 | CB 0203 @6,7 r0 | CB 2122 @8,7 r0 | LP 0103 @9,7 r0"
"""A purple alien may live on (8,7)."""


# ---- crew


@rule("GT-280", "GT-344")
def test_the_owner_decides_who_is_lost_humans_or_aliens():
    state = fly("I-01", CROWD, aliens=({"purple": (8, 7)},))
    assert asked(state) == ("lose-crew", "1", [P])
    assert values(state, P, "lose_crew", "figures") == {671, 672, 771, 772, 871}
    events = act(state, P, "lose_crew", figures=[871, 671, 672])
    assert told(events, AlienLost) == [AlienLost(seat=P, colour="purple", reason="crew")]
    assert (state.seats[P].ship.crew, state.seats[P].ship.aliens) == ({77: 2}, {})


@rule("GT-280")
@pytest.mark.parametrize(
    ("figures", "code"),
    [
        ([771, 772, 773], "no-crew-there GT-280"),
        ([771, 771, 872], "no-crew-there GT-280"),
        ([0, 1], "no-crew-there GT-280"),
        ([771, 771], "duplicate-cell GT-280"),
        ([771, 771, 772], "duplicate-cell GT-280"),
        ([771, 772], "wrong-count GT-280"),
        ([771, 772, 671, 672], "wrong-count GT-280"),
    ],
)
def test_exactly_as_many_are_named_as_are_asked(figures, code):
    state = fly("I-01", CROWD, aliens=({"purple": (8, 7)},))
    assert refused(state, P, "lose_crew", figures=figures) == code
    assert legal(state, P, "lose_crew", figures=[771, 772, 671])


@rule("GT-281", "GT-216", "GT-280")
def test_where_all_crew_is_lost_nobody_is_asked_nor_who_of_one_cabin():
    state = fly("II-01", DEFENCELESS, mode="single-2")
    assert (crews(state), out(state)) == ([0], ["no-human"])
    assert not is_choice([571, 572], 1)
    assert is_choice([571, 671], 1)


@rule("GT-280")
def test_nothing_is_proposed_where_any_figures_will_do():
    state = fly("I-17", B)
    act(state, P, "accept")
    [offer] = GAME.offers(state, P)
    assert (offer.do, offer.example) == ("lose_crew", None)


@rule("GT-282")
def test_x43_by_the_clock_humans_of_the_fullest_cabins_go_first():
    state = fly("I-01", B, mode="single-2", aliens=({"purple": (8, 7)},))
    act(state, P, "declare", feed=[], pay=[])
    default(state)
    assert state.seats[P].ship.crew == {58: 1, 77: 1, 67: 1}
    assert state.seats[P].ship.aliens == {"purple": 87}


@rule("GT-506", "GT-280")
def test_x61_an_alien_quartermaster_loses_aliens_first():
    state = third_flight(fly("I-01", B, mode="trek", aliens=({"purple": (8, 7)},)), P, "T3")
    act(state, P, "declare", feed=[], pay=[])
    assert refused(state, P, "lose_crew", figures=[771, 671, 581]) == "aliens-first GT-506"
    assert refused(state, P, "lose_crew", figures=[771, 671]) == "wrong-count GT-280"
    assert legal(state, P, "lose_crew", figures=[871, 671, 581])
    default(state)
    assert (crews(state), state.seats[P].ship.aliens) == ([4], {})


@rule("GT-506", "GT-216")
@pytest.mark.parametrize(
    ("written", "aliens", "humans", "kind", "left"),
    [
        # Both go, whoever else is there.
        (CROWD, {"purple": 87, "brown": 67}, {77: 2}, "pause", {77: 2}),
        (B, {"purple": 87, "brown": 58}, {77: 2, 67: 2}, "pause", {77: 2, 67: 2}),
        # And a human: of the only cabin, or of either.
        (CROWD, {"purple": 87}, {77: 2}, "pause", {77: 1}),
        (CROWD, {"purple": 87}, {77: 1, 67: 1}, "lose-crew", {77: 1, 67: 1}),
    ],
)
def test_of_two_whom_a_quartermaster_loses_only_the_humans_may_be_a_choice(
    written, aliens, humans, kind, left
):
    state = third_flight(revealed("I-17", written, mode="trek"), P, "T3")
    its = state.seats[P].ship
    its.aliens, its.crew = aliens, humans
    begin_card(state)
    act(state, P, "accept")
    assert (asked(state)[0], its.crew) == (kind, left)
    assert (its.aliens == {}) is (kind == "pause")


@rule("GT-506")
def test_an_epidemic_takes_no_aliens_first():
    """Only (7,7) and (6,7) are beside each other; the alien is on (5,8)."""
    state = third_flight(revealed("II-05", B, mode="trek"), P, "T3")
    state.seats[P].ship.aliens = {"purple": 58}
    state.seats[P].ship.crew = {77: 2, 67: 2}
    begin_card(state)
    assert state.seats[P].ship.crew == {77: 1, 67: 1}


# ---- goods


@rule("GT-285", "GT-286", "GT-287", "GT-216", "GT-237")
@pytest.mark.parametrize(
    ("cubes", "charged", "many", "loss"),
    [
        # X44 The dearest first, then tokens.
        ({67: "B", 87: "R"}, {78: 2}, 3, GoodsLoss([871, 671, 782], [], 0)),
        ({67: "B", 87: "R"}, {}, 3, GoodsLoss([871, 671], [], 0)),
        ({}, {87: 2, 78: 3}, 2, GoodsLoss([], [783, 872, 782, 871, 781], 2)),
        # X73 What lies on several tiles leaves a choice.
        ({67: "YGG", 87: "G"}, {}, 3, GoodsLoss([671], [672, 673, 871], 2)),
        ({67: "YGG", 87: "G"}, {}, 1, GoodsLoss([671], [], 0)),
        ({67: "YGG", 87: "G"}, {}, 4, GoodsLoss([671, 672, 673, 871], [], 0)),
        ({67: "YGG", 87: "G"}, {}, 9, GoodsLoss([671, 672, 673, 871], [], 0)),
        ({67: "G", 87: "G"}, {}, 1, GoodsLoss([], [671, 871], 1)),
        # Cubes of one colour on one tile do not.
        ({57: "GGG"}, {}, 2, GoodsLoss([571, 572], [], 0)),
        ({97: "GGG"}, {}, 2, GoodsLoss([971, 972], [], 0)),
    ],
)
def test_which_goods_are_lost(cubes, charged, many, loss):
    assert goods_loss(Ship(cubes=cubes, tokens=charged), many) == loss


def test_cubes_that_are_left_lie_without_gaps():
    rich = ship(TWO_HOLDS)
    rich.cubes = {67: "YGB"}
    assert remove_cubes(rich, [672]) == {"G": 1}
    assert rich.cubes == {67: "YB"}
    assert remove_cubes(rich, [671, 672]) == {"Y": 1, "B": 1}
    assert rich.cubes == {} and carried(rich) == ""


@rule("GT-285", "GT-287", "GT-216")
def test_x73_of_the_kind_that_is_left_the_owner_chooses():
    state = lade(revealed("II-02", TWO_HOLDS, mode="single-2"), P, {(6, 7): "YGG", (8, 7): "G"})
    bank = dict(state.bank)
    events = begin_card(state)
    assert told(events, GoodsLost) == [GoodsLost(seat=P, cubes="Y")]
    assert (asked(state), view(state).question.many) == (("lose-goods", "1", [P]), 2)
    assert values(state, P, "lose_goods", "pieces") == {671, 672, 871}
    act(state, P, "lose_goods", pieces=[871, 672])
    assert state.seats[P].ship.cubes == {67: "G"}
    assert state.bank == bank | {"Y": bank["Y"] + 1, "G": bank["G"] + 2}


@rule("GT-286", "GT-287")
def test_x73_where_all_of_it_goes_or_there_is_none_nobody_is_asked():
    state = lade(revealed("III-02", TWO_HOLDS, mode="single-3"), P, {(6, 7): "YGG", (8, 7): "G"})
    begin_card(state)
    assert (asked(state)[0], state.seats[P].ship.cubes) == ("pause", {})
    assert charges(state) == [5]
    assert asked(fly("I-02", DEFENCELESS))[0] == "pause"


@rule("GT-285", "GT-286", "GT-287")
@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ([674, 871], "no-cube-there GT-285"),
        ([871, 782], "no-cube-there GT-285"),
        ([673, 783], "no-cube-there GT-285"),
        ([673, 871], "not-dearest GT-285"),
        ([673, 673], "not-dearest GT-285"),
        ([672, 672], "duplicate-cell GT-285"),
        ([672, 672, 871], "duplicate-cell GT-285"),
        ([672], "wrong-count GT-285"),
        ([671, 672, 871], "wrong-count GT-285"),
    ],
)
def test_exactly_as_many_cubes_of_that_kind_are_named(pieces, code):
    state = lade(revealed("I-02", TWO_HOLDS), P, {(6, 7): "GGB", (8, 7): "G"})
    begin_card(state)
    assert refused(state, P, "lose_goods", pieces=pieces) == code
    assert legal(state, P, "lose_goods", pieces=[671, 871])
    default(state)
    assert state.seats[P].ship.cubes == {67: "B", 87: "G"}, "by the clock in reading order"


@rule("GT-286", "GT-287", "GT-237")
def test_tokens_are_lost_where_there_are_no_cubes():
    state = lade(revealed("II-02", TWO_HOLDS, mode="single-2"), P, {(6, 7): "B"})
    events = begin_card(state)
    assert told(events, GoodsLost) == [GoodsLost(seat=P, cubes="B")]
    assert values(state, P, "lose_goods", "pieces") == {761, 762, 781, 782, 783}
    for wrong in ([671, 761], [763, 761], [784, 761]):
        assert refused(state, P, "lose_goods", pieces=wrong) == "no-battery-there GT-237"
    assert refused(state, P, "lose_goods", pieces=[761, 761]) == "duplicate-cell GT-285"
    assert refused(state, P, "lose_goods", pieces=[761]) == "wrong-count GT-285"
    events = act(state, P, "lose_goods", pieces=[762, 761])
    assert told(events, BatteriesLost) == [BatteriesLost(seat=P, paid=[76, 76])]
    assert state.seats[P].ship.tokens == {78: 3}


@rule("GT-286", "GT-237")
def test_by_the_clock_tokens_go_from_the_fullest_battery():
    state = fly("II-02", TWO_HOLDS, mode="single-2")
    default(state)
    assert state.seats[P].ship.tokens == {76: 1, 78: 1}
