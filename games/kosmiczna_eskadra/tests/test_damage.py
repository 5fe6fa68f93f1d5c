"""KE-150 to KE-154 and KE-190 to KE-193: the order of fire, damage and shields."""

import pytest

from games.kosmiczna_eskadra.state import (
    LaserFired,
    OreLooted,
    OreShared,
    RockRemoved,
    ShipDestroyed,
    SpeedBegan,
)
from games.kosmiczna_eskadra.tests.battles import Fought
from tests.rules import rule


@rule("KE-150")
def test_the_faster_fires_first_and_every_speed_in_its_turn():
    fought = Fought("red 10 -2000 2000 0 | blue 3 2000 2000 0 | red 1 -2000 -2000 0")
    assert [event.speed for event in fought.told(SpeedBegan)] == [1, 3, 10]
    assert [shot.laser for shot in fought.told(LaserFired)] == [*"FB", "FL", "FR", *"FLRB"]


@rule("KE-151", "KE-152")
def test_x17_ships_of_one_speed_fire_at_the_same_table():
    fought = Fought("red 2 -3000 2000 0 | blue 2 -1500 2000 0")
    assert fought.hits == {"red 2 R": "blue 2 L 2", "blue 2 L": "red 2 R 2"}
    assert fought.fates == {"red 2": "blue", "blue 2": "red"}
    assert fought.scores == [2, 2]
    assert fought.winner is None


@rule("KE-151")
def test_a_ship_that_dies_in_the_step_still_stands_in_the_way():
    line = "red 2 -3000 2000 0 | blue 2 -1500 2000 0 | red 3 0 2000 0"
    fought = Fought(line)
    assert fought.hits["blue 2 R"] == "red 3 L 2"
    assert Fought(line.replace("blue 2", "blue 3")).hits["red 2 R"] == "blue 3 L 2"


@rule("KE-152", "KE-213")
def test_x18_what_is_gone_no_longer_stops_a_laser():
    fought = Fought(
        "red 2 -3000 2000 0 | blue 1 -1800 2000 0 | blue 4 0 2000 900 | red 5 1500 2000 0"
    )
    assert fought.hits == {
        "red 2 R": "blue 1 L 2",
        "blue 4 F": "red 2 R 3",
        "red 5 L": "blue 4 B 2",
    }
    assert fought.fates == {"blue 1": "red", "red 2": "blue"}
    assert fought.scores == [1, 2]


@rule("KE-152")
def test_a_ship_destroyed_in_an_earlier_step_does_not_fire():
    fought = Fought("red 2 -3000 2000 0 | blue 3 -1500 2000 0")
    assert fought.fates == {"blue 3": "red"}
    assert [fought.name(shot.order) for shot in fought.told(LaserFired)] == ["red 2", "red 2"]


@rule("KE-153")
def test_a_step_is_settled_and_told_in_one_sequence():
    """Four ships of speed 1: ore, a robbed ship, and the end of a rock."""
    fought = Fought(
        "red 1 -2500 0 2700 | blue 1 -1200 1500 1800 | green 1 -1200 -1500 0 "
        "| yellow 1 -3900 0 2700",
        seats=4,
        two_asteroids="on",
        corsairs="on",
    )
    step = [type(event) for event in fought.battle.film][1:-1]
    assert step == [
        *[LaserFired] * 8,
        OreShared,
        *[OreLooted] * 1,
        *[ShipDestroyed] * 2,
        RockRemoved,
    ]
    assert fought.looted == [({"yellow 1": 2}, 0)]
    assert fought.scores == [1, 2, 2, 1]


@rule("KE-154")
def test_shots_of_a_step_are_numbered_by_seat_and_laser():
    lies = "blue 10 2000 2000 0 | red 10 -2000 2000 0"
    fought = Fought(lies)
    shots = [f"{fought.name(shot.order)} {shot.laser}" for shot in fought.told(LaserFired)]
    assert shots == [f"{colour} 10 {laser}" for colour in ("red", "blue") for laser in "FLRB"]


@rule("KE-154")
def test_the_number_of_a_shot_changes_no_result():
    lies = "{} 2 -3000 2000 0 | {} 2 -1500 2000 0 | {} 2 0 2000 0"
    one = Fought(lies.format("red", "blue", "green"), seats=3)
    other = Fought(lies.format("green", "red", "blue"), seats=3)
    assert one.scores == [0, 4, 0]
    assert other.scores == [4, 0, 0]


@rule("KE-190")
@pytest.mark.parametrize(("speed", "strength"), [(6, 1), (5, 2), (4, 3)])
def test_white_red_and_green_do_1_2_and_3(speed, strength):
    fought = Fought(f"red {speed} -3000 2000 2700 | blue 10 -1000 2000 900")
    assert fought.hits[f"red {speed} F"] == "blue 10 F shield"
    fought = Fought(f"red {speed} -3000 2000 2700 | blue 10 -1000 2000 0")
    assert fought.hits[f"red {speed} F"] == f"blue 10 L {strength}"


@rule("KE-190")
@pytest.mark.parametrize(("speed", "strength"), [(6, 1), (5, 2), (4, 3)])
def test_they_win_as_much_ore(speed, strength):
    assert Fought(f"red {speed} 0 -2000 0").scores == [strength, 0]


@rule("KE-191")
def test_markers_are_in_the_shooters_colour_own_ships_included():
    fought = Fought("red 2 -3000 2000 0 | red 8 -1500 2000 1800 | blue 2 -1500 3600 900")
    assert fought.hits["red 2 R"] == "red 8 R 2"
    assert fought.hits["blue 2 L"] == "red 8 B shield"
    fought = Fought("red 2 -3000 2000 0 | red 8 -1500 2000 1800 | blue 2 -1500 400 2700")
    assert fought.destroyed == {"red 8": {"red": 2, "blue": 2}}


@rule("KE-192")
@pytest.mark.parametrize(
    ("x", "hit"),
    [(-1320, "blue 5 FR shield"), (-1000, "blue 5 F shield"), (-680, "blue 5 FL shield")],
)
def test_a_shield_reaches_to_the_very_corners(x, hit):
    fought = Fought(f"red 4 {x} -2000 0 | blue 5 -1000 2000 1800")
    assert fought.hits["red 4 F"] == hit


@rule("KE-192")
def test_x31_a_shield_turned_to_the_rear():
    fought = Fought("red 7 0 2000 1800 | blue 10 0 3300 1800")
    assert fought.hits == {
        "red 7 F": "r0 F",
        "red 7 B": "blue 10 F shield",
        "blue 10 F": "red 7 B 3",
    }
    assert fought.fates == {"red 7": "blue"}
    assert fought.scores == [0, 3]
    assert fought.ore == [10]


@rule("KE-193")
def test_shields_never_wear_out_and_end_the_laser():
    fought = Fought(
        "red 2 -3000 2000 0 | red 9 -3000 1200 2700 | blue 8 -1000 1600 0 | blue 1 500 2400 0"
    )
    assert fought.hits["red 2 R"] == fought.hits["red 9 F"] == "blue 8 L shield"
    assert fought.fates == {"red 2": "blue"}


@rule("KE-193")
def test_a_shield_does_not_stop_the_ships_own_laser():
    """Grom is shielded in front and fires from there."""
    assert Fought("red 5 -1000 -2000 0 | blue 4 -1000 2000 0").hits == {"red 5 F": "blue 4 B 2"}
