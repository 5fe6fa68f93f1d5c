"""1.6 Errors of a ship, and the automatic plan that mends it."""

import json
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
)
from games.galaxy_trucker.levels import LEVELS, MIDDLE
from games.galaxy_trucker.power import strength
from games.galaxy_trucker.ship import Part, Parts, cabins, exposed, in_order, kind, pieces
from games.galaxy_trucker.tests.random_ships import random_parts
from games.galaxy_trucker.tests.ships import ALONE, AREA, A, B, C, D, at, cells, find, parts, ship
from games.galaxy_trucker.tiles import TILES
from tests.rules import rule

# ---- errors


def found(written: str, area: str = "III") -> set[tuple[str, ...]]:
    return {(error.code, *map(str, error.cells)) for error in errors(parts(written), AREA[area])}


@rule("GT-165", "GT-166", "GT-167", "GT-168", "GT-008", "GT-009")
def test_x12_x13_good_ships_have_no_error_and_a_bad_one_has_exactly_five():
    for good, level in ((A, "I"), (B, "II"), (D, "III")):
        assert errors(parts(good), AREA[level]) == []
    assert found(C, "I") == {
        ("cannon-blocked", "67", "66"),
        ("bad-join", "57", "58"),
        ("smooth-join", "78", "88"),
        ("engine-blocked", "68", "69"),
        ("engine-direction", "97"),
    }


@rule("GT-168", "GT-169", "GT-171", "GT-172")
def test_the_cell_before_a_barrel_must_be_free_and_what_cannot_arise_is_tested_too():
    gap = f"{ALONE} | ST 1303 @7,8 r0 | C1 0102 @6,8 r0 | ST 3123 @7,6 r0 | CB 0203 @6,6 r0"
    assert found(gap) == set()
    assert ("cannon-blocked", "68", "67") in found(f"{gap} | ST 1313 @6,7 r0")
    far = f"{ALONE} | ST 1303 @4,7 r0"
    assert ("outside-area", "47") in found(far, "I")
    assert {code for code, *_ in found(far)} == {"split"}


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


@rule("GT-110", "GT-166", "GT-167", "GT-168")
@pytest.mark.parametrize(
    ("built", "new", "k", "cell", "sound"),
    [
        # One that points elsewhere is wrong already; the tile below it makes nothing worse.
        ("E1 1003 @8,7 r3", "ST 3301", 0, (8, 8), True),
        ("E1 0003 @8,7 r0", "ST 3301", 2, (8, 8), False),
        ("", "E1 1003", 0, (8, 7), True),
        ("H2 0103 @8,8 r0", "E1 1003", 0, (8, 7), False),
        ("H2 0103 @6,7 r0", "E1 1003", 0, (7, 8), True),
        ("H2 0103 @6,7 r0", "E1 1003", 1, (7, 8), False),
        ("H2 0103 @6,7 r0", "C1 0020", 1, (6, 8), True),
        ("H2 0103 @6,7 r0", "C1 0020", 0, (6, 8), False),
        ("C1 0111 @7,6 r0", "ST 1303", 0, (8, 6), True),
        ("C1 0111 @7,6 r0", "ST 1303", 0, (7, 5), False),
    ],
)
def test_a_tile_is_sound_before_no_nozzle_and_no_barrel(built, new, k, cell, sound):
    its = parts(f"{ALONE} | {built}")
    assert is_sound(its, Part(find(new), k), at(*cell)) is sound


# ---- the automatic plan


@rule("GT-178")
def test_x15_the_automatic_plan_keeps_the_most():
    left = kept(parts(C), automatic_plan(parts(C)))
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


SEVEN_WRONG = """
SC 3333 @7,7 r0 | E1 1000 @7,8 r0 | C1 0210 @6,7 r0 | E1 3200 @8,7 r2 | CB 1013 @8,8 r0
C2 0212 @7,6 r1 | C1 0020 @7,5 r0 | B3 2100 @6,6 r0 | CB 2121 @8,9 r1 | CB 1221 @6,8 r0
B3 1120 @7,9 r3 | H2 0003 @6,9 r1 | E1 1003 @5,8 r1 | ST 2303 @6,5 r2 | C1 0310 @5,7 r0
"""
EIGHT_WRONG = """
SC 3333 @7,7 r0 | B3 2100 @7,8 r3 | C1 0222 @8,8 r0 | R1 0213 @9,8 r1 | B2 3003 @9,7 r3
R1 1113 @9,6 r1 | LB 0203 @5,7 r0 | C1 0132 @5,6 r1 | CB 1202 @5,8 r1 | SH 0032 @4,8 r0
R2 0001 @4,9 r3 | R1 3003 @5,9 r3
"""
"""Of all eight others would go, and one tile more."""
MANY_WRONG = """
SC 3333 @7,7 r0 | B3 1120 @7,6 r0 | B2 2121 @8,7 r3 | ST 2303 @8,8 r1 | ST 3223 @8,9 r0
E1 0301 @7,5 r3 | CB 0031 @8,6 r3 | CB 2101 @7,8 r1 | C2 0201 @9,7 r2 | C1 0310 @7,9 r2
CB 2203 @9,8 r2 | B2 3111 @10,8 r0 | B2 3210 @6,7 r0 | CB 2121 @9,6 r1 | CB 1211 @6,8 r0
R1 0213 @6,9 r0 | C1 0020 @6,6 r0 | E2 3002 @7,4 r2 | LP 2003 @10,7 r2
"""
MIDDLE_WRONG = """
SC 3333 @7,7 r0 | B2 0003 @7,6 r0 | B2 0003 @7,8 r0 | H2 0003 @6,7 r0 | H2 0003 @8,7 r2
C1 0010 @3,6 r0 | B3 0001 @3,7 r0 | LP 0003 @3,8 r0 | CB 2001 @3,9 r0
C1 0020 @11,6 r0 | E1 0003 @11,7 r0 | LB 0003 @11,8 r0
"""
"""Eight errors, of which the starting cabin has four."""
BLOCKED = f"{ALONE} | ST 3123 @7,6 r0 | C1 0102 @6,7 r0"
"""A cannon; before it will lie what it blocks. Either may go."""
RING = f"{ALONE} | ST 1313 @7,8 r0 | CB 1202 @8,8 r0 | CB 0031 @8,7 r3"
"""Either the starting cabin or the one beside it must go, and three tiles stay."""


@rule("GT-178", "GT-179", "GT-180")
@pytest.mark.parametrize(
    ("written", "removed"),
    [
        pytest.param(ALONE, (), id="the starting cabin alone is a ship"),
        pytest.param(
            f"{ALONE} | E1 1000 @7,6 r2 | E1 0300 @6,7 r0 | CB 2101 @8,7 r0",
            (76,),
            id="engines in a wrong direction, and only they if that is enough",
        ),
        pytest.param(
            f"{ALONE} | B2 3111 @8,7 r0 | H2 2130 @7,8 r0 | CB 2101 @8,8 r0",
            (87,),
            id="x16 of equal plans the one with more cabins",
        ),
        pytest.param(f"{BLOCKED} | CB 0203 @6,6 r0", (67,), id="more cabins before the first cell"),
        pytest.param(f"{BLOCKED} | B2 0303 @6,6 r0", (66,), id="the lost cells that come first"),
        pytest.param(RING, (87,), id="of equal pieces the one with the starting cabin"),
        pytest.param(
            SEVEN_WRONG, (65, 66, 57, 87, 58, 78, 88, 79), id="seven errors are weighed together"
        ),
        pytest.param(EIGHT_WRONG, (57, 97, 48, 58, 88, 98, 49), id="of eight one is mended before"),
        pytest.param(MANY_WRONG, (74, 75, 76, 97, 78, 69, 79), id="the tile that is named most"),
    ],
)
def test_what_the_automatic_plan_removes(written, removed):
    assert automatic_plan(parts(written)).remove == removed


@rule("GT-178", "GT-179")
def test_which_piece_the_automatic_plan_keeps():
    """The first of those alike; one with a cabin; never without the starting cabin because that is
    named most."""
    alike = parts("CB 2122 @6,6 r0 | CB 0103 @6,8 r0")
    assert automatic_plan(alike) == Mending((), at(6, 8))
    larger = "E1 2101 @6,7 r1 | ST 3203 @6,8 r1 | E1 3201 @7,6 r2 | LP 1202 @6,9 r1"
    assert automatic_plan(parts(f"{ALONE} | {larger}")).keep == MIDDLE
    plan = automatic_plan(parts(MIDDLE_WRONG))
    assert (plan.keep, 117 in plan.remove) == (MIDDLE, True)


@rule("GT-179", "GT-180")
def test_many_errors_are_thinned_out_first():
    """A board of level III filled with cabins that never fit."""
    bad = parts(ALONE)
    wild = [4, 13, 20, 31, 50, 71, 90, 101, 126, 138, 145, 155]
    for place, cell in enumerate(AREA["III"] - {MIDDLE}):
        bad[cell] = Part(wild[place % len(wild)], place % 4)
    left = only(bad, kept(bad, automatic_plan(bad)))
    assert errors(left, AREA["III"]) == []
    assert len(pieces(left)) == 1 and cabins(left)
