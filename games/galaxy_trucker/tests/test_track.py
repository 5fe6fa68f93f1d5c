"""1.9 Rockets on the flight board."""

import pytest

from games.galaxy_trucker.track import after_days, flight_order, lapped
from tests.rules import rule

R, G, B, Y = range(4)
FOUR = {R: 4, G: 2, B: 1, Y: 0}


@rule("GT-225", "GT-226", "GT-227", "GT-027", "GT-330")
@pytest.mark.parametrize(
    ("positions", "seat", "days", "lap", "after"),
    [
        # X47, X48 It jumps who is in its way; X49 what is occupied is not counted.
        (FOUR, R, 3, 18, 7),
        (FOUR | {R: 7}, G, 5, 18, 8),
        (FOUR | {R: 7, G: 8}, B, 2, 18, 3),
        (FOUR, B, -3, 18, -3),
        (FOUR | {B: -3}, R, -3, 18, -1),
        ({R: 9, G: 5, B: 2, Y: 0}, R, 6, 34, 15),
        ({R: 15, G: 5, B: 2, Y: 0}, G, 10, 34, 16),
        # X50, X63 The board space counts.
        ({R: 17, B: 0}, R, 3, 18, 21),
        ({R: 30, G: 3}, R, 8, 34, 39),
        # Who stands still stays; the space that a rocket leaves is empty.
        ({R: 5, G: 4}, G, 0, 18, 4),
        ({R: 5}, R, 18, 18, 23),
        ({R: 5, G: 2}, R, -18, 18, -14),
    ],
)
def test_where_a_rocket_comes_to_stand(positions, seat, days, lap, after):
    assert after_days(positions, seat, days, lap) == after


@rule("GT-227", "GT-425", "GT-026", "GT-429")
def test_x48_x50_who_is_ahead_and_who_a_lap_behind():
    assert flight_order({R: 7, G: 8, B: 3, Y: 0}) == [G, R, B, Y]
    assert lapped({R: 17, B: 0}, 18) == lapped({R: 18, B: 0}, 18) == lapped({}, 18) == []
    assert lapped({R: 21, B: 0}, 18) == [B]
    assert lapped({R: 39, G: 3}, 34) == [G]
