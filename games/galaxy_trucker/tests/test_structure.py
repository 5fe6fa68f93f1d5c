"""1.1 Sides, joins, pieces, exposed connectors, and the tile that a threat meets."""

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
    number,
    pieces,
    rim,
    sides,
)
from games.galaxy_trucker.tests.ships import AREA, A, B, D, at, cells, find, parts
from games.galaxy_trucker.threats import shielded
from tests.rules import rule


@rule("GT-005", "GT-012", "GT-014")
def test_x01_a_tile_is_turned_clockwise_and_a_shield_covers_its_direction_and_the_next():
    cannon = find("C1 0010")
    assert sides(Part(cannon, 1)) == (0, 0, 0, 1)
    assert sides(Part(cannon, 2)) == (1, 0, 0, 0)
    shield = Part(find("SH 0013"), 3)
    assert sides(shield) == (0, 1, 3, 0)
    covered = {direction for direction in (N, E, S, W) if shielded({at(7, 7): shield}, direction)}
    assert covered == {W, N}


@rule("GT-006", "GT-007", "GT-008", "GT-009")
def test_which_sides_join():
    joins = {(1, 1), (2, 2), (3, 3), (1, 3), (3, 1), (2, 3), (3, 2)}
    pairs = [(one, other) for one in range(4) for other in range(4)]
    assert {pair for pair in pairs if join(*pair)} == joins


@rule("GT-001")
@pytest.mark.parametrize("level", AREA)
def test_a_cell_is_its_column_and_its_row_as_printed(level):
    """So a throw for a column and one for a row name it."""
    for cell in AREA[level]:
        assert cell == at(number(cell, N), number(cell, W))
        assert first_hit({cell: Part(0, 0)}, N, cell // 10) == cell
        assert first_hit({cell: Part(0, 0)}, E, cell % 10) == cell


@rule("GT-002", "GT-003")
def test_directions_are_front_right_rear_and_left_and_corners_do_not_touch():
    around = [beside(at(7, 7), direction) for direction in (N, E, S, W)]
    assert around == cells((7, 6), (8, 7), (7, 8), (6, 7))
    ship = parts("SC 3333 @7,7 r0 | ST 1303 @8,6 r0")
    assert joined(ship, at(7, 7)) == []
    assert len(pieces(ship)) == 2


@rule("GT-109")
def test_beside_a_ship_lie_the_empty_cells_that_touch_it_inside_the_area():
    ship = parts("SC 3333 @7,7 r0 | ST 1303 @7,6 r0")
    around = {at(7, 5), at(6, 6), at(8, 6), at(6, 7), at(8, 7), at(7, 8)}
    assert set(rim(ship, range(100))) == around
    assert rim(ship, [at(8, 7), at(7, 7), at(9, 7), at(6, 7)]) == [at(8, 7), at(6, 7)]


@rule("GT-010", "GT-011")
def test_x26_x34_a_ship_is_whole_when_joins_link_all_of_it():
    """Without its hold three pieces are left; touching does not hold them."""
    assert pieces(parts(A)) == [in_order(parts(A))]
    left = {cell: part for cell, part in parts(A).items() if cell != at(7, 8)}
    assert [len(piece) for piece in pieces(left)] == [6, 1, 1]
    assert [exposed(parts(ship)) for ship in (A, B, D)] == [4, 3, 4]


@rule("GT-015", "GT-016")
def test_a_threat_meets_the_first_tile_of_its_line():
    lines = [(N, 7), (S, 7), (W, 7), (E, 7), (N, 4), (E, 12)]
    met = [first_hit(parts(A), *line) for line in lines]
    assert met == [*cells((7, 6), (7, 8), (5, 7), (8, 7)), None, None]
