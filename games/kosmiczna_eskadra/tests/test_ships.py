"""KE-002, KE-004, KE-008, KE-190, KE-270: the figures, checked against the sums of the rules."""

from collections import Counter

import pytest

from games.kosmiczna_eskadra.geometry import card_body, point
from games.kosmiczna_eskadra.ships import ANCHORS, HALF, SHIPS, rocks
from games.kosmiczna_eskadra.state import Options, RockData
from tests.rules import rule

LASERS = [laser for ship in SHIPS.values() for laser in ship.lasers]


@rule("KE-002")
def test_a_squadron_has_one_ship_of_each_speed():
    assert list(SHIPS) == list(range(1, 11))


@rule("KE-002", "KE-190")
def test_the_sums_of_the_printed_ships():
    assert sum(ship.hull for ship in SHIPS.values()) == 29
    assert Counter(laser.strength for laser in LASERS) == {1: 2, 2: 16, 3: 4}
    assert sum(laser.strength for laser in LASERS) == 46
    assert sum(len(ship.shields) for ship in SHIPS.values()) == 10


@rule("KE-002")
def test_the_ships_of_the_rulebook_are_as_it_shows_them():
    assert [SHIPS[speed].hull for speed in (1, 2, 4)] == [1, 2, 3]
    assert sorted(laser.strength for laser in SHIPS[1].lasers) == [1, 2]
    assert max(laser.strength for laser in SHIPS[9].lasers) == 3
    assert SHIPS[5].shields and SHIPS[6].shields and SHIPS[7].shields == "L"


def test_no_ship_has_a_laser_at_the_same_anchor_twice_or_shields_without_order():
    for ship in SHIPS.values():
        assert len({laser.at for laser in ship.lasers}) == len(ship.lasers)
        assert list(ship.shields) == [edge for edge in "FBLR" if edge in ship.shields]


@pytest.mark.parametrize("anchor", ANCHORS)
def test_a_laser_sits_on_the_edges_it_is_named_after_and_leads_away_from_them(anchor):
    (x, y), (gx, gy) = ANCHORS[anchor].origin, ANCHORS[anchor].direction
    across = {"L": -1, "R": 1}.get(anchor[-1], 0)
    along = {"F": 1, "B": -1}.get(anchor[0], 0)
    assert (x, y) == (320 * across, 440 * along)
    assert (gx, gy) == (across, along)
    assert point(card_body(5, 7, 0), x, y) == (1_000_000 * (5 + x), 1_000_000 * (7 + y))


@rule("KE-008")
def test_the_table_grows_with_the_seats():
    assert HALF == {2: 4000, 3: 4500, 4: 5000}


@rule("KE-004", "KE-036")
def test_the_asteroid_lies_in_the_middle_with_twelve_ore():
    assert rocks(Options()) == (RockData(0, 0, 600, 450, 12),)


@rule("KE-270")
def test_two_small_rocks_share_the_ore():
    left, right = rocks(Options(two_asteroids="on"))
    assert left == RockData(-1000, 0, 320, 440, 6)
    assert right == RockData(1000, 0, 320, 440, 6)
