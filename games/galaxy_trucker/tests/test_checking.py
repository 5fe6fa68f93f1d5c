"""1.6 Errors of a ship, and the plan that mends it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from games.galaxy_trucker.aboard import batteries, crew
from games.galaxy_trucker.checking import (
    ErrorCode,
    Mending,
    ShipError,
    automatic_plan,
    errors,
    is_sound,
    kept,
    only,
    without,
)
from games.galaxy_trucker.levels import LEVELS, MIDDLE
from games.galaxy_trucker.power import strength
from games.galaxy_trucker.ship import Part, Parts, cabins, exposed, in_order, kind, pieces
from games.galaxy_trucker.tests.random_ships import random_parts
from games.galaxy_trucker.tests.ships import AREA, A, B, C, D, at, cells, parts, ship, tile
from games.galaxy_trucker.tiles import TILES
from tests.rules import rule

FOUR = "SC 3333 @7,7 r0 | B2 3111 @8,7 r0 | H2 2130 @7,8 r0 | CB 2101 @8,8 r0"


def found(written: str, area: str = "III") -> set[tuple[str, ...]]:
    return {(error.code, *map(str, error.cells)) for error in errors(parts(written), AREA[area])}


@rule("GT-165")
@pytest.mark.parametrize(("good", "level"), [(A, "I"), (B, "II"), (D, "III")])
def test_x12_good_ships_have_no_error(good, level):
    assert errors(parts(good), AREA[level]) == []


@rule("GT-165", "GT-166", "GT-167", "GT-168", "GT-008", "GT-009")
def test_x13_a_bad_ship_has_exactly_five():
    assert found(C, "I") == {
        ("cannon-blocked", "67", "66"),
        ("bad-join", "57", "58"),
        ("smooth-join", "78", "88"),
        ("engine-blocked", "68", "69"),
        ("engine-direction", "97"),
    }


FAULTY = Path(__file__).parent / "js" / "faulty.json"
"""Ships by which the board is tried, which finds by itself what is wrong with them."""


def some_ships() -> Iterator[tuple[str, Parts]]:
    """On the board for which they were built, and on a smaller one."""
    for number in range(24):
        random = Random(number)
        yield "III" if number % 4 else "I", random_parts(random, LEVELS["III"].cells)


@rule("GT-165", "GT-169", "GT-171")
def test_the_board_is_tried_with_what_the_check_finds(request):
    """``--accept`` writes the ships anew."""
    found = [(level, ship, errors(ship, AREA[level])) for level, ship in some_ships()]
    assert {error.code for *_, wrong in found for error in wrong} == set(get_args(ErrorCode))
    lines = ",\n".join(json.dumps(told(*each)) for each in found)
    if request.config.getoption("--accept", default=False):
        FAULTY.write_text(f"[\n{lines}\n]\n")
    assert FAULTY.read_text() == f"[\n{lines}\n]\n"


def told(level: str, ship: Parts, wrong: list[ShipError]) -> dict[str, Any]:
    return {
        "area": LEVELS[level].cells,
        "tiles": [
            [cell, kind(part), TILES[part.tile].sides, part.k] for cell, part in ship.items()
        ],
        "faults": [{"code": error.code, "cells": error.cells} for error in wrong],
    }


@rule("GT-168")
def test_only_the_cell_before_a_barrel_must_be_free():
    gap = "SC 3333 @7,7 r0 | ST 1303 @7,8 r0 | C1 0102 @6,8 r0 | ST 3123 @7,6 r0 | CB 0203 @6,6 r0"
    assert found(gap) == set()
    assert ("cannon-blocked", "68", "67") in found(f"{gap} | ST 1313 @6,7 r0")


@rule("GT-171", "GT-172", "GT-169")
def test_the_check_tests_what_cannot_arise_too():
    far = "SC 3333 @7,7 r0 | ST 1303 @4,7 r0"
    assert ("outside-area", "47") in found(far, "I")
    assert {code for code, *_ in found(far)} == {"split"}


@rule("GT-174")
def test_x14_a_plan_that_leaves_an_error():
    plan = Mending(tuple(cells((9, 7), (8, 8), (6, 6), (6, 9))), MIDDLE)
    left = only(parts(C), kept(parts(C), plan))
    assert {error.code for error in errors(left, AREA["I"])} == {"bad-join"}


@rule("GT-173", "GT-174")
@pytest.mark.parametrize(
    ("removed", "tiles"),
    [
        (((9, 7), (8, 8), (6, 6), (6, 9), (5, 7)), 9),
        (((9, 7), (8, 8), (6, 6), (5, 8)), 8),
    ],
)
def test_x14_plans_that_mend(removed, tiles):
    left = kept(parts(C), Mending(tuple(cells(*removed)), MIDDLE))
    assert len(left) == tiles
    assert errors(only(parts(C), left), AREA["I"]) == []


@rule("GT-178")
def test_x15_the_automatic_plan_keeps_the_most():
    plan = automatic_plan(parts(C))
    left = kept(parts(C), plan)
    assert left == in_order(
        cells((5, 8), (5, 9), (6, 6), (6, 8), (7, 6), (7, 7), (7, 8), (8, 6), (8, 7))
    )
    mended = ship(C)
    mended.parts = dict(only(mended.parts, left))
    mended.crew = dict.fromkeys(cabins(mended.parts), 2)
    mended.tokens = {cell: many for cell, many in mended.tokens.items() if cell in left}
    assert strength(mended, "engines").value(()) == 1
    assert strength(mended, "cannons").value(()) == 0
    assert (exposed(mended.parts), crew(mended), batteries(mended)) == (13, 6, 2)


@rule("GT-178")
def test_x16_of_equal_plans_the_one_with_more_cabins():
    assert automatic_plan(parts(FOUR)).remove == (at(8, 7),)


@rule("GT-178")
def test_of_plans_alike_the_one_whose_lost_tiles_come_first():
    apart = parts("CB 2122 @6,6 r0 | CB 0103 @6,8 r0")
    assert automatic_plan(apart) == Mending((), at(6, 8))


@rule("GT-179", "GT-180")
def test_many_errors_are_thinned_out_first_and_in_time():
    """A board of level III filled with cabins that never fit."""
    bad = {MIDDLE: parts("SC 3333 @7,7 r0")[MIDDLE]}
    wild = [4, 13, 20, 31, 50, 71, 90, 101, 126, 138, 145, 155]
    for place, cell in enumerate(AREA["III"] - {MIDDLE}):
        bad[cell] = type(bad[MIDDLE])(wild[place % len(wild)], place % 4)
    started = time.process_time()
    plan = automatic_plan(bad)
    took = time.process_time() - started
    left = only(bad, kept(bad, plan))
    assert errors(left, AREA["III"]) == []
    assert len(pieces(left)) == 1 and cabins(left)
    assert took < 0.05 * 4


@rule("GT-180")
def test_the_starting_cabin_alone_is_a_ship():
    alone = parts("SC 3333 @7,7 r0")
    assert errors(alone, AREA["I"]) == []
    assert automatic_plan(alone) == Mending((), MIDDLE)
    assert without(alone, []) == alone


@rule("GT-110", "GT-167")
@pytest.mark.parametrize(
    ("engine", "k", "sound"), [("E1 1003 @8,7 r3", 0, True), ("E1 0003 @8,7 r0", 2, False)]
)
def test_nothing_lies_behind_an_engine_that_points_to_the_rear(engine, k, sound):
    """One that points elsewhere is wrong already, and the tile below it makes nothing worse."""
    built, module = parts(f"SC 3333 @7,7 r0 | {engine}"), Part(tile("ST", "3301"), k)
    assert is_sound(built, module, at(8, 8)) is sound


@rule("GT-110", "GT-167")
@pytest.mark.parametrize(("below", "sound"), [("", True), ("| H2 0103 @8,8 r0", False)])
def test_an_engine_is_laid_before_no_smooth_side(below, sound):
    built = parts(f"SC 3333 @7,7 r0 {below}")
    assert is_sound(built, Part(tile("E1", "1003"), 0), at(8, 7)) is sound


@rule("GT-110", "GT-166", "GT-168")
def test_an_engine_that_does_not_point_to_the_rear_and_a_cannon_that_points_at_a_tile_are_wrong():
    built = parts("SC 3333 @7,7 r0 | H2 0103 @6,7 r0")
    engine, cannon = tile("E1", "1003"), tile("C1", "0020")
    assert is_sound(built, Part(engine, 0), at(7, 8))
    assert not is_sound(built, Part(engine, 1), at(7, 8))
    assert is_sound(built, Part(cannon, 1), at(6, 8))
    assert not is_sound(built, Part(cannon, 0), at(6, 8))


@rule("GT-110", "GT-168")
@pytest.mark.parametrize(("cell", "sound"), [((8, 6), True), ((7, 5), False)])
def test_a_cannon_is_blocked_before_its_barrel_alone(cell, sound):
    built = parts("SC 3333 @7,7 r0 | C1 0111 @7,6 r0")
    module = Part(tile("ST", "1303"), 0)
    assert is_sound(built, module, at(*cell)) is sound
