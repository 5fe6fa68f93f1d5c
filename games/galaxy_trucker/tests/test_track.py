"""1.9 Rockets on the flight board."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.aboard import Ship
from games.galaxy_trucker.ship import exposed
from games.galaxy_trucker.track import after_days, flight_order, lapped
from tests.rules import rule

R, G, B, Y = range(4)


def lose(positions: dict[int, int], days: dict[int, int], lap: int) -> dict[int, int]:
    """GT-228 The rearmost first."""
    for seat in sorted(days, key=lambda each: positions[each]):
        positions[seat] = after_days(positions, seat, -days[seat], lap)
    return positions


@rule("GT-228", "GT-226", "GT-323")
def test_x47_of_those_that_lose_days_the_rearmost_moves_first():
    after = lose({R: 4, G: 2, B: 1, Y: 0}, {R: 3, B: 3}, 18)
    assert (after[R], after[B]) == (-1, -3)


@rule("GT-225", "GT-330")
def test_x48_each_moves_at_once_and_jumps_who_is_in_its_way():
    positions = {R: 4, G: 2, B: 1, Y: 0}
    for seat, power in ((R, 3), (G, 5), (B, 2)):
        positions[seat] = after_days(positions, seat, power, 18)
    assert positions == {R: 7, G: 8, B: 3, Y: 0}
    assert flight_order(positions) == [G, R, B, Y]


@rule("GT-225")
def test_x49_occupied_spaces_are_not_counted():
    positions = {R: 9, G: 5, B: 2, Y: 0}
    positions[R] = after_days(positions, R, 6, 34)
    assert (positions[R], after_days(positions, G, 10, 34)) == (15, 16)


@rule("GT-227", "GT-425", "GT-026", "GT-429")
def test_x50_a_lap_ahead():
    positions = {R: 17, B: 0}
    assert lapped(positions, 18) == lapped({R: 18, B: 0}, 18) == []
    positions[R] = after_days(positions, R, 3, 18)
    assert positions[R] == 21
    assert lapped(positions, 18) == [B]


@rule("GT-026", "GT-425")
def test_x63_the_board_space_counts():
    positions = {R: 30, G: 3}
    positions[R] = after_days(positions, R, 8, 34)
    assert positions[R] == 39
    assert lapped(positions, 34) == [G]


@rule("GT-365")
def test_x27_stardust():
    after = lose({R: 6, G: 3, B: 1, Y: 0}, {R: 2, G: 4, B: 0, Y: 1}, 24)
    assert after == {R: 4, G: -3, B: 1, Y: -1}
    assert flight_order(after) == [R, B, Y, G]


@rule("GT-271")
def test_a_ship_without_tiles_has_nothing_exposed():
    assert exposed(Ship().parts) == 0


@rule("GT-027")
@pytest.mark.parametrize("lap", [18, 34])
def test_who_stands_still_stays(lap):
    assert after_days({R: 5, G: 4}, G, 0, lap) == 4
    assert lapped({}, lap) == []


@rule("GT-227")
def test_the_space_that_a_rocket_leaves_is_empty():
    assert after_days({R: 5}, R, 18, 18) == 23
    assert after_days({R: 5, G: 2}, R, -18, 18) == -14
