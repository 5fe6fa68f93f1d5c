"""2.6 Scores of the titles."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.tests.ships import A, B, D, at, parts, ship
from games.galaxy_trucker.titles import TITLES, score
from tests.rules import rule


@rule("GT-500", "GT-501", "GT-502", "GT-503", "GT-461")
@pytest.mark.parametrize(
    ("written", "aliens", "scores"),
    [
        (A, {"brown": (6, 7)}, (0, 2, 1, 1, 9, 2)),
        (B, {"purple": (8, 7)}, (0, 3, 1, 1, 13, 2)),
        (D, {"brown": (5, 7), "purple": (9, 7)}, (0, 2, 4, 3, 12, 4)),
    ],
)
def test_x58_scores(written, aliens, scores):
    crewed = ship(written, **aliens)
    assert tuple(score(title, crewed) for title in TITLES) == scores


@rule("GT-503")
def test_x58_a_hold_counts_with_one_cube():
    laden = ship(B)
    laden.cubes = {at(7, 8): "RG"}
    assert score("T1", laden) == 1


@rule("GT-500")
def test_an_alien_without_another_cabin_walks_nowhere():
    alone = ship("CB 2122 @8,7 r0 | LP 0103 @9,7 r0", purple=(8, 7))
    assert score("T3", alone) == 0


@rule("GT-501")
def test_an_empty_cabin_has_no_view_nor_a_window_before_which_a_tile_lies():
    crewed = ship(A)
    crewed.crew = {}
    assert score("T4", crewed) == 0
    crewed = ship("SC 3333 @7,7 r0 | CB 0103 @6,7 r0")
    assert score("T4", crewed) == 1
    crewed.parts |= parts("C1 0010 @6,6 r0 | C1 0010 @6,8 r2")
    assert score("T4", crewed) == 0


@rule("GT-502")
def test_a_ring_is_a_corridor_too():
    ring = "C1 0120 @7,7 r0 | SH 0013 @8,7 r0 | B2 3003 @8,8 r0"
    assert score("T6", ship("SC 3333 @7,7 r0")) == 0
    assert score("T6", ship(ring)) == 3
    assert score("T6", ship(f"{ring} | E1 2300 @7,8 r0")) == 4
    assert score("T6", ship(f"{ring} | E1 2300 @7,8 r0 | ST 3123 @9,7 r0")) == 4
