"""KE-230 to KE-234: when a ship is destroyed, and whose it is then."""

import pytest

from games.kosmiczna_eskadra.tests.battles import Fought
from tests.rules import rule


@rule("KE-230")
def test_a_ship_is_destroyed_by_as_many_markers_as_hull_points():
    two = "blue 4 -1000 2000 0 | red 5 -3000 1700 2700"
    assert Fought(two).hits["red 5 F"] == "blue 4 L 2"
    assert Fought(two).destroyed == {}
    three = f"{two} | red 6 -2000 2400 2700"
    assert Fought(three).hits["red 6 F"] == "blue 4 L 1"
    assert Fought(three).destroyed == {"blue 4": {"red": 3}}


@rule("KE-230")
def test_markers_of_all_colours_count_together():
    fought = Fought("red 2 -3000 2000 0 | green 2 3000 2000 0 | blue 10 0 2000 0", seats=3)
    assert fought.destroyed == {"blue 10": {"red": 2, "green": 2}}


@rule("KE-230")
def test_damage_short_of_the_hull_is_worth_nothing():
    fought = Fought("red 2 -3000 2000 0 | blue 10 -1000 2000 0")
    assert fought.hits["red 2 R"] == "blue 10 L 2"
    assert fought.scores == [0, 2]
    assert fought.fates == {"red 2": "blue"}


@rule("KE-231")
def test_x19_who_did_most_counts_beyond_the_hull_too():
    fought = Fought("red 4 0 2500 0 | blue 2 -2000 2500 0 | green 9 2000 2500 900", seats=3)
    assert fought.destroyed == {"red 4": {"blue": 2, "green": 3}}
    assert fought.fates == {"red 4": "green"}
    assert fought.scores == [0, 0, 3]


@rule("KE-233")
def test_x20_a_tie_without_the_owner_is_for_nobody():
    fought = Fought("blue 1 0 2500 0 | red 2 -2000 2500 0 | green 2 2000 2500 0", seats=3)
    assert fought.mined == [({"blue 1": 1}, 0)]
    assert fought.destroyed == {"blue 1": {"red": 2, "green": 2}}
    assert fought.fates == {"blue 1": "out"}
    assert fought.scores == [0, 0, 0]
    assert fought.ore == [11]


@rule("KE-233")
def test_x21_a_tie_with_the_owner_is_the_owners_loss():
    fought = Fought("red 4 0 2500 0 | blue 2 -2000 2500 0 | red 2 2000 2500 0")
    assert fought.destroyed == {"red 4": {"red": 2, "blue": 2}}
    assert fought.fates == {"red 4": "lost"}
    assert fought.scores == [-3, 0]


@rule("KE-232")
@pytest.mark.parametrize(
    ("left", "right", "fate"),
    [
        ("blue 2", "blue 4", "blue"),
        ("red 2", "blue 4", "blue"),
        ("blue 2", "red 4", "lost"),
        ("red 2", "red 4", "lost"),
    ],
)
def test_the_single_most_takes_a_trophy_or_makes_a_loss(left, right, fate):
    """Szerszeń puts 2 on Lewiatan, Żądło 3."""
    fought = Fought(f"red 10 0 2500 0 | {left} -2000 2500 0 | {right} 2000 2500 900")
    assert fought.fates["red 10"] == fate


@rule("KE-234")
def test_x22_ore_on_a_destroyed_ship_is_gone():
    fought = Fought("blue 1 -1500 0 2700 | red 4 -1500 2000 1800")
    assert fought.mined == [({"blue 1": 2}, 0)]
    assert fought.fates == {"blue 1": "red"}
    assert fought.scores == [1, 0]


@rule("KE-234")
def test_x23_ore_mined_in_the_step_of_destruction_is_gone_too():
    fought = Fought("red 1 -1500 0 2700 | blue 1 -1500 2000 1800")
    assert fought.mined == [({"red 1": 2}, 0)]
    assert fought.fates == {"red 1": "blue"}
    assert fought.scores == [0, 1]
