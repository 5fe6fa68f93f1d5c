"""1.1 Sides, joins, pieces, exposed connectors, and the tile that a threat meets."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.ship import (
    E,
    N,
    Part,
    S,
    W,
    beside,
    exposed,
    first_hit,
    in_order,
    join,
    joined,
    may_join,
    number,
    pieces,
    rim,
    sides,
)
from games.galaxy_trucker.tests.ships import AREA, A, B, C, D, at, cells, parts, tile
from games.galaxy_trucker.threats import shielded
from tests.rules import rule


@rule("GT-005", "GT-012")
def test_x01_a_tile_is_turned_clockwise():
    cannon = tile("C1", "0010")
    assert sides(Part(cannon, 1)) == (0, 0, 0, 1)
    assert sides(Part(cannon, 2)) == (1, 0, 0, 0)


@rule("GT-014")
def test_x01_a_turned_shield_covers_its_direction_and_the_next():
    shield = Part(tile("SH", "0013"), 3)
    assert sides(shield) == (0, 1, 3, 0)
    covered = {direction for direction in (N, E, S, W) if shielded({at(7, 7): shield}, direction)}
    assert covered == {W, N}


@rule("GT-006", "GT-007", "GT-008", "GT-009")
@pytest.mark.parametrize(
    ("one", "other", "joins"),
    [
        (1, 1, True),
        (2, 2, True),
        (3, 3, True),
        (3, 1, True),
        (2, 3, True),
        (1, 2, False),
        (0, 0, False),
        (0, 1, False),
        (0, 3, False),
    ],
)
def test_which_sides_join(one, other, joins):
    assert join(one, other) is join(other, one) is joins


@rule("GT-001")
@pytest.mark.parametrize("level", AREA)
def test_a_cell_is_its_column_and_its_row_as_printed(level):
    """So a throw for a column and one for a row name it."""
    columns, rows = zip(*(divmod(cell, 10) for cell in AREA[level]), strict=True)
    wide = (3, 11) if level == "III" else (4, 10) if level == "II" else (5, 9)
    assert (min(columns), max(columns)) == wide
    assert (min(rows), max(rows)) == (4 if level == "III" else 5, 9)
    for cell in AREA[level]:
        assert cell == at(number(cell, N), number(cell, W))
        assert first_hit({cell: Part(0, 0)}, N, cell // 10) == cell
        assert first_hit({cell: Part(0, 0)}, E, cell % 10) == cell


@rule("GT-002")
def test_directions_are_front_right_rear_and_left():
    assert (N, E, S, W) == (0, 1, 2, 3)
    column, row = 7, 7
    assert beside(at(column, row), N) == at(column, row - 1)
    assert beside(at(column, row), E) == at(column + 1, row)
    assert beside(at(column, row), S) == at(column, row + 1)
    assert beside(at(column, row), W) == at(column - 1, row)


@rule("GT-003")
def test_corners_do_not_touch():
    ship = parts("SC 3333 @7,7 r0 | ST 1303 @8,6 r0")
    assert joined(ship, at(7, 7)) == []
    assert len(pieces(ship)) == 2


@rule("GT-109")
def test_x02_a_tile_must_join_one_of_the_ship():
    ship = parts(A)
    universal = Part(tile("ST", "3123"), 0)
    assert not may_join(ship, universal, at(9, 7))
    assert may_join(ship, Part(tile("E1", "0003"), 0), at(9, 8))
    assert not may_join(ship, universal, at(8, 9))


@rule("GT-109")
def test_beside_a_ship_lie_the_empty_cells_that_touch_it_inside_the_area():
    ship = parts("SC 3333 @7,7 r0 | ST 1303 @7,6 r0")
    around = {at(7, 5), at(6, 6), at(8, 6), at(6, 7), at(8, 7), at(7, 8)}
    assert set(rim(ship, range(100))) == around
    assert rim(ship, [at(8, 7), at(7, 7), at(9, 7), at(6, 7)]) == [at(8, 7), at(6, 7)]


@rule("GT-010")
def test_a_ship_is_whole_when_joins_link_all_of_it():
    assert pieces(parts(A)) == [in_order(parts(A))]
    # X34: without its hold three pieces are left; touching does not hold them.
    left = {cell: part for cell, part in parts(A).items() if cell != at(7, 8)}
    assert [len(piece) for piece in pieces(left)] == [6, 1, 1]


@rule("GT-011")
@pytest.mark.parametrize(("ship", "number"), [(A, 4), (B, 3), (D, 4)])
def test_x26_exposed_connectors(ship, number):
    assert exposed(parts(ship)) == number


@rule("GT-015", "GT-016")
def test_a_threat_meets_the_first_tile_of_its_line():
    ship = parts(A)
    assert first_hit(ship, N, 7) == at(7, 6)
    assert first_hit(ship, S, 7) == at(7, 8)
    assert first_hit(ship, W, 7) == at(5, 7)
    assert first_hit(ship, E, 7) == at(8, 7)
    assert first_hit(ship, N, 4) is None
    assert first_hit(ship, E, 12) is None


@rule("GT-030")
def test_cells_are_read_row_by_row():
    assert in_order(cells((9, 7), (10, 6), (5, 7))) == cells((10, 6), (5, 7), (9, 7))


def test_the_drawn_ships_have_as_many_tiles_as_in_the_specification():
    assert [len(parts(ship)) for ship in (A, B, C, D)] == [9, 13, 14, 12]
