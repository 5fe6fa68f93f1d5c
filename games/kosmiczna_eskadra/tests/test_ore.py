"""KE-210 to KE-214, KE-271: ore from the asteroid and the rocks, and how it is shared."""

import pytest

from games.kosmiczna_eskadra.sharing import Claim, mined
from games.kosmiczna_eskadra.state import ShipDestroyed
from games.kosmiczna_eskadra.tests.battles import Fought
from tests.rules import rule

RICH = "red 10 0 -2000 0 | blue 10 0 2000 1800 | red 9 -2000 0 2700 | blue 9 2000 0 900"
FOUR = ["red 4 0 -2000 0", "blue 4 0 2000 1800", "green 4 -2000 0 2700", "yellow 4 2000 0 900"]


def shared(ore, strengths):
    """Each laser on a ship of its own."""
    claims = [Claim(order, strength) for order, strength in enumerate(strengths)]
    share = mined(claims, ore)
    return share.taken, share.removed, ore - sum(share.taken) - share.removed


@rule("KE-211", "KE-212")
@pytest.mark.parametrize(
    ("ore", "strengths", "taken", "removed", "left"),
    [
        (12, [2, 1], [2, 1], 0, 9),
        (6, [3, 2, 1], [3, 2, 1], 0, 0),
        (5, [3, 2, 1], [2, 2, 1], 0, 0),
        (4, [3, 2, 1], [1, 1, 1], 1, 0),
        (3, [3, 2, 1], [1, 1, 1], 0, 0),
        (2, [3, 2, 1], [0, 0, 0], 2, 0),
        (1, [2], [1], 0, 0),
        (2, [3], [2], 0, 0),
        (3, [2, 2], [1, 1], 1, 0),
        (7, [3, 3, 2], [2, 2, 2], 1, 0),
        (12, [2] * 7, [1] * 7, 5, 0),
        (12, [3] * 5, [2] * 5, 2, 0),
    ],
)
def test_x28_ore_is_shared_in_passes(ore, strengths, taken, removed, left):
    assert shared(ore, strengths) == (taken, removed, left)


@rule("KE-214")
def test_x28_one_ship_alone_takes_all_its_lasers_ask_for():
    share = mined([Claim(1, 2), Claim(1, 2)], 3)
    assert (sum(share.taken), share.removed) == (3, 0)


@rule("KE-210")
def test_ore_lies_on_the_ship_that_fired_and_counts_once_it_survives():
    fought = Fought("red 4 0 -2000 0 | blue 6 -2000 0 2700")
    assert fought.mined == [({"red 4": 3}, 0), ({"blue 6": 1}, 0)]
    assert fought.scores == [3, 1]
    assert fought.ore == [8]


@rule("KE-211")
@pytest.mark.parametrize(
    ("ore", "taken", "removed"),
    [(6, {1: 4, 2: 2}, 0), (5, {1: 2, 2: 1}, 2), (4, {1: 2, 2: 1}, 1), (3, {1: 2, 2: 1}, 0)],
)
def test_ore_is_shared_laser_by_laser_not_ship_by_ship(ore, taken, removed):
    claims = [Claim(1, 2), Claim(1, 2), Claim(2, 2)]
    share = mined(claims, ore)
    assert (share.by_ship(claims), share.removed) == (taken, removed)


@rule("KE-210")
def test_where_there_is_enough_every_laser_takes_its_strength():
    """Two lasers of one ship ask for 4, one of another for 2: a pass of three, then three more."""
    fought = Fought("red 3 0 -900 0 | blue 3 -2000 2000 1800")
    assert fought.hits == {
        "red 3 FL": "r0 B",
        "red 3 FR": "r0 B",
        "blue 3 FL": "r0 F",
    }
    assert fought.mined == [({"red 3": 4, "blue 3": 2}, 0)]


@rule("KE-213")
def test_the_asteroid_is_removed_after_the_step_in_which_it_is_emptied():
    fought = Fought(RICH)
    assert fought.mined == [({"red 9": 3, "blue 9": 3}, 0), ({"red 10": 3, "blue 10": 3}, 0)]
    assert fought.rocks_removed == [0]
    assert fought.scores == [6, 6]
    assert fought.told(ShipDestroyed) == []


@rule("KE-213")
@pytest.mark.parametrize(
    ("miners", "hit"), [(FOUR, "blue 10 L 2"), (FOUR[:3], "r0 L")], ids=["empty", "3 left"]
)
def test_an_empty_asteroid_no_longer_stops_a_laser(miners, hit):
    lies = [*miners, "red 5 -3000 400 2700", "blue 10 3500 400 0"]
    fought = Fought(" | ".join(lies), seats=4)
    assert fought.grounded == {}
    assert fought.hits["red 5 F"] == hit


@rule("KE-212", "KE-271")
def test_x27_a_shortage_on_the_table():
    fought = Fought(
        "red 1 -2500 0 2700 | blue 1 -1000 1500 1800 | green 1 -1000 -1500 0 | yellow 1 0 0 900",
        seats=4,
        two_asteroids="on",
    )
    assert fought.mined == [
        ({"red 1": 1, "blue 1": 1, "green 1": 1, "yellow 1": 1}, 2),
        ({"yellow 1": 1}, 0),
    ]
    assert fought.scores == [1, 1, 1, 2]
    assert fought.ore == [0, 5]


@rule("KE-214")
def test_x38_alone_at_a_shortage():
    fought = Fought(
        "red 1 -1000 1500 1800 | blue 1 -1000 -1500 1800 | red 3 -1800 0 2700", two_asteroids="on"
    )
    assert fought.mined == [({"red 1": 2, "blue 1": 1}, 0), ({"red 3": 3}, 0)]
    assert fought.scores == [5, 1]
    assert fought.ore == [0, 6]
    assert fought.rocks_removed == [0]


@rule("KE-212")
def test_x39_the_same_with_a_rival():
    fought = Fought(
        "red 1 -1000 1500 1800 | blue 1 -1000 -1500 1800 | red 3 -1800 0 2700 | green 3 -200 0 900",
        seats=3,
        two_asteroids="on",
    )
    assert fought.mined == [({"red 1": 2, "blue 1": 1}, 0), ({}, 3)]
    assert fought.scores == [2, 1, 0]
    assert fought.ore == [0, 6]


@rule("KE-271")
def test_each_rock_has_its_own_sharing():
    fought = Fought("red 4 -1000 -2000 0 | blue 4 1000 -2000 0", two_asteroids="on")
    assert fought.mined == [({"red 4": 3}, 0), ({"blue 4": 3}, 0)]
    assert fought.ore == [3, 3]
