"""1.9 Loading, and what is lost of goods."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.aboard import Ship
from games.galaxy_trucker.goods import (
    BANK,
    GoodsLoss,
    best_layout,
    carried,
    cut,
    dearest_first,
    goods_loss,
    remove_cubes,
    thrown_away,
    worth,
)
from games.galaxy_trucker.offering import LOADS
from games.galaxy_trucker.tests.ships import at, ship
from tests.rules import rule

TWO_HOLDS = "SC 3333 @7,7 r0 | H2 0103 @6,7 r0 | R1 2103 @8,7 r0"
WHITE, RED = at(6, 7), at(8, 7)


def laden(written: str = TWO_HOLDS, **cubes: str):
    found = ship(written)
    found.cubes = {int(cell.removeprefix("at")): held for cell, held in cubes.items() if held}
    return found


@rule("GT-291", "GT-297", "GT-295", "GT-053", "GT-054")
def test_x45_the_best_layout():
    holder = laden(at67="YB", at87="G")
    layout = best_layout(holder, "RRG")
    assert layout == {WHITE: "YG", RED: "R"}
    assert thrown_away(holder, "RRG", layout) == {"R": 1, "G": 1, "B": 1}
    assert worth("".join(layout.values())) == 9


@rule("GT-297")
def test_others_go_into_red_holds_last():
    assert best_layout(laden(), "YGB") == {WHITE: "YG", RED: "B"}
    assert best_layout(laden(), "RRR") == {WHITE: "", RED: "R"}


@rule("GT-504")
@pytest.mark.parametrize(
    ("offer", "held"),
    [("RRRY", ("Y", "R")), ("YGB", ("YG", "")), ("BB", ("BB", "")), ("", ("", ""))],
)
def test_x61_a_freight_champion_loads_the_two_dearest_that_fit(offer, held):
    assert best_layout(laden(), offer, new=2) == dict(zip((WHITE, RED), held, strict=True))


@rule("GT-504", "GT-292")
def test_what_is_carried_stays_aboard_beside_the_new():
    assert best_layout(laden(at67="Y"), "YGB", new=1) == {WHITE: "YY", RED: ""}


@rule("GT-293", "GT-294")
def test_x46_an_offer_is_cut_to_what_the_bank_holds():
    assert cut("RR", BANK | {"R": 1}) == "R"
    assert cut("RBB", BANK | {"R": 0}) == "BB"


@rule("GT-285", "GT-286")
def test_x44_the_dearest_first_then_tokens():
    poor = laden(f"{TWO_HOLDS} | B2 3003 @7,8 r0", at67="B", at87="R")
    assert goods_loss(poor, 3) == GoodsLoss([871, 671, 782], [], 0)
    poor.tokens = {}
    assert goods_loss(poor, 3) == GoodsLoss([871, 671], [], 0)


@rule("GT-287", "GT-216")
def test_x73_what_lies_on_several_tiles_leaves_a_choice():
    rich = laden("SC 3333 @7,7 r0 | H3 2020 @6,7 r0 | H2 0103 @8,7 r0", at67="YGG", at87="G")
    assert goods_loss(rich, 3) == GoodsLoss([671], [672, 673, 871], 2)
    assert goods_loss(rich, 1) == GoodsLoss([671], [], 0)
    assert goods_loss(rich, 4) == GoodsLoss([671, 672, 673, 871], [], 0)
    assert goods_loss(rich, 9).pieces == [671, 672, 673, 871]


@rule("GT-287")
@pytest.mark.parametrize("cell", [57, 67, 97])
def test_cubes_of_one_colour_on_one_tile_leave_no_choice(cell):
    first = 10 * cell + 1
    assert goods_loss(Ship(cubes={cell: "GGG"}), 2) == GoodsLoss([first, first + 1], [], 0)


@rule("GT-287")
def test_a_single_cube_of_two_alike_is_a_choice():
    assert goods_loss(laden(at67="G", at87="G"), 1) == GoodsLoss([], [671, 871], 1)


@rule("GT-287", "GT-237")
def test_tokens_of_several_tiles_leave_a_choice():
    charged = ship("SC 3333 @7,7 r0 | B2 3111 @8,7 r0 | B3 2000 @7,8 r0")
    assert goods_loss(charged, 2) == GoodsLoss([], [783, 872, 782, 871, 781], 2)


def test_cubes_that_are_left_lie_without_gaps():
    rich = laden("SC 3333 @7,7 r0 | H3 2020 @6,7 r0", at67="YGB")
    assert remove_cubes(rich, [672]) == {"G": 1}
    assert rich.cubes == {WHITE: "YB"}
    assert remove_cubes(rich, [671, 672]) == {"Y": 1, "B": 1}
    assert rich.cubes == {} and carried(rich) == ""


@rule("GT-291")
def test_a_hold_may_be_offered_any_cubes_up_to_three():
    assert len(set(LOADS)) == len(LOADS) == 1 + 4 + 10 + 20
    assert {"", "R", "BB", "RRR", "RYG"} <= set(LOADS)
    assert all(load == dearest_first(load) for load in LOADS)
