"""1.2, 1.9 Engine and fire power, and what is fed where nobody chooses."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.power import (
    Strength,
    against_enemy,
    fewest,
    in_combat,
    in_open_space,
    strength,
)
from games.galaxy_trucker.tests.ships import A, B, D, at, cells, ship
from tests.rules import rule


@rule("GT-049", "GT-050", "GT-060", "GT-062")
def test_x20_x21_engine_power():
    plain, brown = strength(ship(A), "engines"), strength(ship(A, brown=(6, 7)), "engines")
    fed = cells((8, 8))
    assert [plain.value(()), plain.value(fed)] == [1, 3]
    assert [brown.value(()), brown.value(fed)] == [3, 5]
    double = strength(ship(B), "engines")
    assert [double.value(()), double.value(cells((6, 8)))] == [0, 2]


@rule("GT-060", "GT-062")
def test_x21_a_brown_alien_adds_nothing_to_nothing():
    crewed = ship(B)
    crewed.aliens["brown"] = at(8, 7)
    engines = strength(crewed, "engines")
    assert [engines.value(()), engines.value(cells((6, 8)))] == [0, 4]


@rule("GT-025", "GT-047", "GT-048", "GT-061", "GT-238")
def test_x22_fire_power_is_counted_in_halves():
    plain, purple = strength(ship(B), "cannons"), strength(ship(B, purple=(8, 7)), "cannons")
    fed = cells((7, 6))
    assert [plain.value(()), plain.value(fed)] == [3, 7]
    assert [purple.value(()), purple.value(fed)] == [7, 11]


@rule("GT-061", "GT-064")
def test_x23_a_double_cannon_without_batteries_is_silent():
    crewed = ship(D, brown=(5, 7), purple=(9, 7))
    assert strength(crewed, "cannons").value(()) == 0
    assert strength(crewed, "engines").value(()) == 4


@rule("GT-239")
@pytest.mark.parametrize(
    ("enemy", "batteries", "fed"),
    [(8, 3, 1), (3, 3, 0), (7, 3, 1), (11, 3, 1), (12, 3, 0), (8, 0, 0)],
)
def test_x25_the_fewest_batteries_that_beat_or_draw(enemy, batteries, fed):
    cannons = strength(ship(B, purple=(8, 7)), "cannons")
    assert len(against_enemy(cannons, batteries, enemy)) == fed


@rule("GT-239")
def test_half_a_point_more_than_the_enemy_is_enough():
    assert against_enemy(Strength(7, {61: 4}, 0), 3, 6) == []


@rule("GT-239")
def test_cannons_that_point_ahead_are_fed_first():
    three = ship(
        "SC 3333 @7,7 r0 | C2 0013 @6,7 r3 | C2 0020 @7,6 r0 | C2 0032 @8,7 r1 | B3 2000 @7,8 r0"
    )
    assert list(strength(three, "cannons").gains) == cells((7, 6), (6, 7), (8, 7))
    assert list(strength(three, "cannons").gains.values()) == [4, 2, 2]


@rule("GT-240")
def test_one_battery_in_open_space_if_there_is_no_power_without():
    assert in_open_space(strength(ship(A), "engines"), 2) == []
    assert in_open_space(strength(ship(B), "engines"), 3) == cells((6, 8))
    assert in_open_space(strength(ship(B), "engines"), 0) == []


@rule("GT-241")
def test_as_many_in_a_combat_zone_as_reach_the_lowest_so_far():
    engines = Strength(2, {61: 2, 71: 2, 81: 2}, 0)
    assert in_combat(engines, 3, None) == []
    assert in_combat(engines, 3, 2) == []
    assert in_combat(engines, 3, 5) == [61, 71]
    assert in_combat(engines, 1, 5) == []
    assert in_combat(engines, 3, 9) == []


@rule("GT-051")
def test_a_double_part_is_fed_once():
    assert fewest(Strength(0, {61: 2}, 0), 5, 3) is None
