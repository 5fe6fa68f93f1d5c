"""KE-210 to KE-214, KE-271: ore from the asteroid and the rocks, and how it is shared."""

import pytest

from games.kosmiczna_eskadra.sharing import Claim, mined
from games.kosmiczna_eskadra.tests.battles import Fought
from tests.rules import rule

FOUR = ["red 4 0 -2000 0", "blue 4 0 2000 1800", "green 4 -2000 0 2700", "yellow 4 2000 0 900"]


@rule("KE-211", "KE-212")
@pytest.mark.parametrize(
    ("ore", "strengths", "taken", "removed"),
    [
        (12, [2, 1], [2, 1], 0),
        (6, [3, 2, 1], [3, 2, 1], 0),
        (5, [3, 2, 1], [2, 2, 1], 0),
        (4, [3, 2, 1], [1, 1, 1], 1),
        (3, [3, 2, 1], [1, 1, 1], 0),
        (2, [3, 2, 1], [0, 0, 0], 2),
        (1, [2], [1], 0),
        (2, [3], [2], 0),
        (3, [2, 2], [1, 1], 1),
        (7, [3, 3, 2], [2, 2, 2], 1),
        (12, [2] * 7, [1] * 7, 5),
        (12, [3] * 5, [2] * 5, 2),
    ],
)
def test_x28_ore_is_shared_in_passes(ore, strengths, taken, removed):
    """Each laser is on a ship of its own."""
    share = mined([Claim(order, strength) for order, strength in enumerate(strengths)], ore)
    assert (share.taken, share.removed) == (taken, removed)


@rule("KE-211", "KE-214")
@pytest.mark.parametrize(
    ("ore", "taken", "removed"),
    [(6, {1: 4, 2: 2}, 0), (5, {1: 2, 2: 1}, 2), (4, {1: 2, 2: 1}, 1), (3, {1: 2, 2: 1}, 0)],
)
def test_x28_ore_is_shared_laser_by_laser_unless_they_are_of_one_ship(ore, taken, removed):
    claims = [Claim(1, 2), Claim(1, 2), Claim(2, 2)]
    share = mined(claims, ore)
    assert (share.by_ship(claims), share.removed) == (taken, removed)
    alone = mined(claims[:2], ore)
    assert (sum(alone.taken), alone.removed) == (min(ore, 4), 0)


@rule("KE-210", "KE-213")
def test_the_asteroid_is_removed_after_the_step_in_which_it_is_emptied():
    rich = "red 10 0 -2000 0 | blue 10 0 2000 1800 | red 9 -2000 0 2700 | blue 9 2000 0 900"
    fought = Fought(rich)
    assert fought.mined == [({"red 9": 3, "blue 9": 3}, 0), ({"red 10": 3, "blue 10": 3}, 0)]
    assert fought.rocks_removed == [0]
    assert fought.scores == [6, 6]


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


@rule("KE-212", "KE-214", "KE-271")
@pytest.mark.parametrize(
    ("rival", "taken", "removed", "scores"),
    [("", {"red 3": 3}, 0, [5, 1, 0]), (" | green 3 -200 0 900", {}, 3, [2, 1, 0])],
    ids=["x38", "x39"],
)
def test_a_shortage_is_no_loss_to_who_is_alone_at_it(rival, taken, removed, scores):
    lies = "red 1 -1000 1500 1800 | blue 1 -1000 -1500 1800 | red 3 -1800 0 2700"
    fought = Fought(lies + rival, seats=3, two_asteroids="on")
    assert fought.mined == [({"red 1": 2, "blue 1": 1}, 0), (taken, removed)]
    assert fought.scores == scores
    assert (fought.ore, fought.rocks_removed) == ([0, 6], [0])
