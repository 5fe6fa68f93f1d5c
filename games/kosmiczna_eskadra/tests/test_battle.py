"""KE-150 to KE-154, KE-190 to KE-193 and KE-230 to KE-251: the order of fire, damage and shields,
destroyed ships, and what a battle is worth."""

from random import Random

import msgspec
import pytest

from games.kosmiczna_eskadra.destruction import winner
from games.kosmiczna_eskadra.firing import fight
from games.kosmiczna_eskadra.state import (
    FilmEvent,
    LaserFired,
    Options,
    OreLooted,
    OreShared,
    RockRemoved,
    RoundScored,
    ShipDestroyed,
    SpeedBegan,
)
from games.kosmiczna_eskadra.tests.battles import Fought
from games.kosmiczna_eskadra.tests.tables import full_table
from tests.rules import rule


@rule("KE-150", "KE-151", "KE-152", "KE-171", "KE-192", "KE-230", "KE-251")
def test_x1_figure_2_of_the_rulebook():
    fought = Fought(
        "red 1 -1300 0 2700 | red 2 -3600 0 0 | blue 5 -1950 3400 1800 | red 6 -2000 2000 0 "
        "| blue 6 -2600 0 0 | blue 7 0 2000 1800"
    )
    assert fought.grounded == {}
    assert fought.hits == {
        "red 1 F": "r0 L",
        "red 1 B": "blue 6 R 1",
        "red 2 R": "blue 6 L 2",
        "blue 5 F": "red 6 F shield",
        "red 6 F": "blue 5 F shield",
        "red 6 R": "blue 7 R 2",
        "blue 7 F": "r0 F",
    }
    assert len(fought.told(LaserFired)) == 10
    assert fought.mined == [({"red 1": 2}, 0), ({"blue 7": 2}, 0)]
    assert fought.fates == {"blue 6": "red"}
    assert fought.battle.result.trophies == [3, 0]
    assert (fought.scores, fought.winner, fought.ore) == ([5, 2], 0, [8])


# ---- the order of fire


@rule("KE-150", "KE-154")
def test_the_faster_fires_first_and_ships_of_a_speed_by_seat_and_laser():
    fought = Fought("blue 10 2000 2000 0 | red 10 -2000 2000 0 | red 1 -2000 -2000 0")
    assert [event.speed for event in fought.told(SpeedBegan)] == [1, 10]
    shots = [f"{fought.name(shot.order)} {shot.laser}" for shot in fought.told(LaserFired)]
    assert shots == [
        *("red 1 F", "red 1 B"),
        *(f"{colour} 10 {laser}" for colour in ("red", "blue") for laser in "FLRB"),
    ]


@rule("KE-151", "KE-152")
def test_x17_ships_of_one_speed_fire_at_the_same_table():
    fought = Fought("red 2 -3000 2000 0 | blue 2 -1500 2000 0")
    assert fought.hits == {"red 2 R": "blue 2 L 2", "blue 2 L": "red 2 R 2"}
    assert fought.fates == {"red 2": "blue", "blue 2": "red"}
    assert (fought.scores, fought.winner) == ([2, 2], None)


@rule("KE-151", "KE-152")
def test_a_ship_that_dies_in_the_step_fires_and_stands_in_the_way_and_later_does_neither():
    line = "red 2 -3000 2000 0 | blue 2 -1500 2000 0 | red 3 0 2000 0"
    assert Fought(line).hits["blue 2 R"] == "red 3 L 2"
    slower = Fought(line.replace("blue 2", "blue 3"))
    assert slower.hits == {"red 2 R": "blue 3 L 2"}
    assert [slower.name(shot.order) for shot in slower.told(LaserFired)][2:] == ["red 3"] * 2


@rule("KE-152", "KE-213")
def test_x18_what_is_gone_no_longer_stops_a_laser():
    lies = "red 2 -3000 2000 0 | blue 1 -1800 2000 0 | blue 4 0 2000 900 | red 5 1500 2000 0"
    fought = Fought(lies)
    assert fought.hits == {
        "red 2 R": "blue 1 L 2",
        "blue 4 F": "red 2 R 3",
        "red 5 L": "blue 4 B 2",
    }
    assert fought.fates == {"blue 1": "red", "red 2": "blue"}
    assert fought.scores == [1, 2]


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
    settled = [OreShared, OreLooted, ShipDestroyed, ShipDestroyed, RockRemoved]
    assert step == [LaserFired] * 8 + settled
    assert fought.looted == [({"yellow 1": 2}, 0)]
    assert fought.scores == [1, 2, 2, 1]


# ---- damage and shields


@rule("KE-190")
@pytest.mark.parametrize(("speed", "strength"), [(6, 1), (5, 2), (4, 3)])
def test_white_red_and_green_do_1_2_and_3_and_win_as_much_ore(speed, strength):
    fought = Fought(f"red {speed} -3000 2000 2700 | blue 10 -1000 2000 900")
    assert fought.hits[f"red {speed} F"] == "blue 10 F shield"
    fought = Fought(f"red {speed} -3000 2000 2700 | blue 10 -1000 2000 0")
    assert fought.hits[f"red {speed} F"] == f"blue 10 L {strength}"
    assert Fought(f"red {speed} 0 -2000 0").scores == [strength, 0]


@rule("KE-005")
def test_damage_markers_do_not_run_out():
    lies = (
        "red 4 -3000 3000 2700 | blue 8 -1000 3000 1800 | red 9 -3000 -3000 2700 "
        "| blue 10 -1000 -3000 0 | red 5 1000 3000 2700 | blue 9 3000 3000 1800"
    )
    shots = Fought(lies).told(LaserFired)
    assert sum(shot.damage for shot in shots if shot.order in (1, 3, 5)) == 8


@rule("KE-191")
def test_markers_are_in_the_shooters_colour_own_ships_included():
    fought = Fought("red 2 -3000 2000 0 | red 8 -1500 2000 1800 | blue 2 -1500 3600 900")
    assert fought.hits["red 2 R"] == "red 8 R 2"
    assert fought.hits["blue 2 L"] == "red 8 B shield"
    fought = Fought("red 2 -3000 2000 0 | red 8 -1500 2000 1800 | blue 2 -1500 400 2700")
    assert fought.destroyed == {"red 8": {"red": 2, "blue": 2}}


@rule("KE-192")
@pytest.mark.parametrize(("x", "edges"), [(-1320, "FR"), (-1000, "F"), (-680, "FL")])
def test_a_shield_reaches_to_the_very_corners(x, edges):
    fought = Fought(f"red 4 {x} -2000 0 | blue 5 -1000 2000 1800")
    assert fought.hits["red 4 F"] == f"blue 5 {edges} shield"


@rule("KE-193")
def test_shields_never_wear_out_end_a_laser_and_do_not_stop_the_ships_own():
    lies = "red 2 -3000 2000 0 | red 9 -3000 1200 2700 | blue 8 -1000 1600 0 | blue 1 500 2400 0"
    fought = Fought(lies)
    assert fought.hits["red 2 R"] == fought.hits["red 9 F"] == "blue 8 L shield"
    assert fought.fates == {"red 2": "blue"}
    own = Fought("red 5 -1000 -2000 0 | blue 4 -1000 2000 0")
    assert own.hits == {"red 5 F": "blue 4 B 2"}


# ---- destroyed ships


@rule("KE-230")
def test_a_ship_is_destroyed_by_as_many_markers_as_hull_points():
    two = "blue 4 -1000 2000 0 | red 5 -3000 1700 2700"
    assert Fought(two).hits["red 5 F"] == "blue 4 L 2"
    assert Fought(two).destroyed == {}
    three = f"{two} | red 6 -2000 2400 2700"
    assert Fought(three).hits["red 6 F"] == "blue 4 L 1"
    assert Fought(three).destroyed == {"blue 4": {"red": 3}}


@rule("KE-230", "KE-231", "KE-232", "KE-233")
@pytest.mark.parametrize(
    ("target", "left", "right", "markers", "fate", "scores"),
    [
        ("red 4", "blue 2", "green 9", {"blue": 2, "green": 3}, "green", [0, 0, 3]),
        ("blue 1", "red 2", "green 2", {"red": 2, "green": 2}, "out", [0, 0, 0]),
        ("red 4", "blue 2", "red 2", {"red": 2, "blue": 2}, "lost", [-3, 0, 0]),
        ("red 10", "blue 2", "blue 4", {"blue": 5}, "blue", [0, 4, 0]),
        ("red 10", "red 2", "blue 4", {"red": 2, "blue": 3}, "blue", [0, 4, 0]),
        ("red 10", "blue 2", "red 4", {"red": 3, "blue": 2}, "lost", [-4, 0, 0]),
        ("red 10", "red 2", "red 4", {"red": 5}, "lost", [-4, 0, 0]),
    ],
    ids=["x19", "x20", "x21", "theirs", "mostly theirs", "mostly own", "own"],
)
def test_whoever_did_most_gets_the_ship_and_in_a_tie_nobody(
    target, left, right, markers, fate, scores
):
    turned = "0" if right.endswith("2") else "900"
    lies = f"{target} 0 2500 0 | {left} -2000 2500 0 | {right} 2000 2500 {turned}"
    fought = Fought(lies, seats=3)
    assert fought.destroyed[target] == markers
    assert fought.fates[target] == fate
    assert fought.scores == scores


# ---- the score


@rule("KE-250", "KE-252")
def test_the_score_is_told_once_and_last_of_an_empty_table_too():
    fought = Fought("red 2 -3000 2000 0 | blue 2 -1500 2000 0 | blue 10 2000 2000 0")
    assert fought.told(RoundScored) == fought.battle.film[-1:]
    battle = fight([], 2, Options(), [0, 1])
    assert battle.film == [RoundScored(trophies=[0, 0], ore=[0, 0], losses=[0, 0], scores=[0, 0])]
    assert battle.result.winner is None


@rule("KE-251")
def test_x32_trophies_and_ore_less_own_losses():
    """Ważka and Szerszeń are worth 3, ore 5; an own Szerszeń lost costs 2."""
    lies = (
        "red 4 -3000 3000 2700 | blue 1 -1500 3000 0 | red 6 2000 3000 0 | blue 2 3400 3000 900 "
        "| red 5 0 -2000 0 | red 9 -2000 0 2700"
    )
    fought = Fought(lies)
    assert fought.fates == {"blue 1": "red", "blue 2": "red"}
    assert fought.scores == [8, 0]
    (told,) = fought.told(RoundScored)
    assert (told.trophies, told.ore, told.losses) == ([3, 0], [5, 0], [0, 0])
    lost = Fought(f"{lies} | red 7 -3400 -3300 2700 | red 2 -2500 -3300 900")
    assert lost.fates["red 2"] == "lost"
    assert lost.scores == [6, 0]


@rule("KE-252", "KE-305")
@pytest.mark.parametrize(
    ("scores", "remaining", "won_by"),
    [
        ([4, 4, 1], [0, 1, 2], None),
        ([-1, -3], [0, 1], 0),
        ([0, 0], [0, 1], None),
        ([0, 1, 0], [0, 1, 2], 1),
        ([-2, -1, -1], [0, 1, 2], None),
        ([3, 5, 6], [0, 1, 2], 2),
        ([3, 5, 6], [0, 1], 1),
        ([3, 5, 6], [0, 2], 2),
        ([3, 5, 6], [0], 0),
        ([3, 5, 6], [], None),
    ],
)
def test_x33_the_highest_of_those_who_remain_wins_and_a_tie_for_it_moves_nobody(
    scores, remaining, won_by
):
    assert winner(scores, remaining) == won_by


@rule("KE-305")
def test_the_ships_of_a_seat_that_resigned_fire_and_score():
    lies = "red 2 -3000 2000 0 | blue 1 -1500 2000 0"
    assert Fought(lies).winner == 0
    fought = Fought(lies, remaining=[1])
    assert (fought.scores, fought.winner) == ([1, 0], 1)


# ---- the film


def full(number):
    """Forty cards that lie legally; the more crowded the more is hit."""
    chance = Random(number)
    two_asteroids, corsairs = chance.choice(("off", "on")), chance.choice(("off", "on"))
    options = Options(two_asteroids=two_asteroids, corsairs=corsairs)
    return full_table(chance, 4, options, half=chance.choice((4_000, 5_000))), options


def test_a_film_of_forty_cards_is_at_most_16_kb():
    for number in range(8):
        table, options = full(number)
        assert len(table) == 40
        film = fight(table, 4, options, range(4)).film
        assert film == fight(table, 4, options, range(4)).film
        told = msgspec.json.encode(film)
        assert len(told) <= 16_000
        assert msgspec.json.decode(told, type=list[FilmEvent]) == film


@rule("KE-170", "KE-175")
def test_a_shot_is_told_from_where_it_begins_to_where_it_ends():
    fought = Fought("red 4 -2000 -1500 3150 | blue 10 2000 2000 0")
    shots = {fought.name(shot.order) + shot.laser: shot for shot in fought.told(LaserFired)}
    assert shots["red 4F"].start == (-1689, -1189)
    assert shots["red 4F"].end == (-600, -100)
    assert shots["blue 10F"].start == (2000, 2440)
    assert shots["blue 10F"].target is shots["blue 10F"].end is shots["blue 10F"].edges is None
