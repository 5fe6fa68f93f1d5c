"""2.6 Scores of the titles."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.tests.ships import A, B, D, at, parts, ship
from games.galaxy_trucker.titles import FREE, HANDICAPS, TITLES, score
from tests.rules import rule


@rule("GT-500", "GT-501", "GT-502", "GT-503", "GT-461")
@pytest.mark.parametrize(
    ("written", "aliens", "scores"),
    [
        (A, {"brown": (6, 7)}, {"T2": 2, "T3": 1, "T4": 1, "T5": 9, "T6": 2}),
        (B, {"purple": (8, 7)}, {"T2": 3, "T3": 1, "T4": 1, "T5": 13, "T6": 2}),
        (
            D,
            {"brown": (5, 7), "purple": (9, 7)},
            {"T2": 2, "T3": 4, "T4": 3, "T5": 12, "T6": 4},
        ),
    ],
)
def test_x58_scores(written, aliens, scores):
    crewed = ship(written, **aliens)
    assert {title: score(title, crewed) for title in TITLES if title != "T1"} == scores


@rule("GT-503")
def test_x58_a_hold_counts_with_one_cube():
    laden = ship(B)
    assert score("T1", laden) == 0
    laden.cubes = {at(7, 8): "RG"}
    assert score("T1", laden) == 1


@rule("GT-500")
def test_an_alien_without_another_cabin_walks_nowhere():
    alone = ship("CB 2122 @8,7 r0 | LP 0103 @9,7 r0", purple=(8, 7))
    assert score("T3", alone) == 0


@rule("GT-501")
def test_an_empty_cabin_has_no_view():
    crewed = ship(A)
    before = score("T4", crewed)
    crewed.crew = {}
    assert (before, score("T4", crewed)) == (1, 0)


@rule("GT-501")
def test_a_window_before_which_a_tile_lies_shows_nothing():
    crewed = ship("SC 3333 @7,7 r0 | CB 0103 @6,7 r0")
    assert score("T4", crewed) == 1
    crewed.parts |= parts("C1 0010 @6,6 r0 | C1 0010 @6,8 r2")
    assert score("T4", crewed) == 0


@rule("GT-502")
def test_where_no_tile_is_of_a_corridor_there_is_none():
    assert score("T6", ship("SC 3333 @7,7 r0")) == 0


@rule("GT-502")
def test_a_ring_is_a_corridor_too():
    ring = "C1 0120 @7,7 r0 | SH 0013 @8,7 r0 | B2 3003 @8,8 r0"
    assert score("T6", ship(ring)) == 3
    assert score("T6", ship(f"{ring} | E1 2300 @7,8 r0")) == 4
    assert score("T6", ship(f"{ring} | E1 2300 @7,8 r0 | ST 3123 @9,7 r0")) == 4


@rule("GT-477")
def test_every_title_has_a_handicap_of_its_own():
    assert set(HANDICAPS) == set(TITLES)
    assert all(handicap != FREE for handicap in HANDICAPS.values())
    assert len(set(HANDICAPS.values())) == len(TITLES) == 6
