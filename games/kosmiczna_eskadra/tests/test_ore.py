"""KE-210 to KE-214, KE-270 to KE-276: ore from asteroids and destroyed ships."""

import pytest

from games.kosmiczna_eskadra.sharing import Claim, looted, mined
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


@rule("KE-212", "KE-270", "KE-271")
def test_x27_a_shortage_on_the_table():
    lies = "red 1 -2500 0 2700 | blue 1 -1000 1500 1800 | green 1 -1000 -1500 0 | yellow 1 0 0 900"
    fought = Fought(lies, seats=4, two_asteroids="on")
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


# ---- two rocks, corsairs


@rule("KE-234", "KE-272", "KE-274")
@pytest.mark.parametrize(
    ("lies", "robber", "without", "with_corsairs"),
    [
        ("blue 1 -1500 0 2700 | red 4 -1500 2000 1800", "red 4", [1, 0], [3, 0]),
        ("red 1 -1500 0 2700 | blue 1 -1500 2000 1800", "blue 1", [0, 1], [0, 3]),
    ],
    ids=["x22 of an earlier step", "x23 of this one"],
)
def test_the_ore_of_a_destroyed_ship_is_lost_and_won_with_corsairs(
    lies, robber, without, with_corsairs
):
    assert Fought(lies).scores == without
    fought = Fought(lies, corsairs="on")
    assert fought.looted == [({robber: 2}, 0)]
    assert fought.scores == with_corsairs


@rule("KE-276")
@pytest.mark.parametrize("corsairs", ["off", "on"])
def test_x24_robber_and_robbed_both_die(corsairs):
    fought = Fought("red 1 -1500 0 2700 | blue 1 -3300 0 2700", corsairs=corsairs)
    assert fought.fates == {"red 1": "blue", "blue 1": "red"}
    assert fought.scores == [1, 1]
    assert fought.ore == [10]


@rule("KE-274", "KE-276")
def test_what_is_looted_in_a_step_is_not_looted_again_in_it():
    """Blue robs red and is shot down by green in the same step: green gets nothing."""
    lies = "red 1 -1500 0 2700 | blue 1 -1500 2000 1800 | green 1 -3500 2000 2700"
    fought = Fought(lies, seats=3, corsairs="on")
    assert fought.fates == {"red 1": "blue", "blue 1": "green"}
    assert fought.looted == [({"blue 1": 2}, 0)]
    assert fought.scores == [0, 1, 1]


@rule("KE-273", "KE-275")
def test_x25_two_robbers_share_whatever_becomes_of_the_ship():
    lies = "blue 1 0 1500 1800 | red 5 -1500 1500 2700 | green 5 1500 1500 900"
    fought = Fought(lies, seats=3, corsairs="on")
    assert fought.mined == [({"blue 1": 2}, 0)]
    assert fought.fates == {"blue 1": "out"}
    assert fought.looted == [({"red 5": 1, "green 5": 1}, 0)]
    assert fought.scores == [1, 0, 1]


@rule("KE-273")
def test_own_lasers_claim_too():
    fought = Fought("red 1 -1500 0 2700 | red 4 -1500 2000 1800", corsairs="on")
    assert fought.looted == [({"red 4": 2}, 0)]
    assert fought.fates == {"red 1": "lost"}
    assert fought.scores == [2 - 1, 0]


@rule("KE-273")
def test_earlier_damage_gives_no_claim():
    """Blue hurts Żądło at speed 2; green finishes it at speed 5 and alone takes its ore."""
    lies = "red 4 -1500 0 2700 | blue 2 -1500 -2000 900 | green 5 -3500 0 2700"
    fought = Fought(lies, seats=3, corsairs="on")
    assert fought.mined == [({"red 4": 3}, 0)]
    assert fought.destroyed == {"red 4": {"blue": 2, "green": 2}}
    assert fought.looted == [({"green 5": 3}, 0)]
    assert fought.scores == [0, 0, 3]


@rule("KE-273")
def test_a_laser_that_hit_a_shield_has_no_claim():
    """Both Kolos fire at Grom: blue from behind, green at its shield."""
    lies = "red 5 2000 0 0 | blue 7 3500 0 900 | blue 8 2000 -2000 0 | green 8 2000 2000 1800"
    fought = Fought(lies, seats=3, corsairs="on")
    assert fought.mined[0] == ({"red 5": 2}, 0)
    assert fought.hits["green 8 F"] == "red 5 F shield"
    assert fought.destroyed == {"red 5": {"blue": 4}}
    assert fought.looted == [({"blue 8": 2}, 0)]


@rule("KE-275")
@pytest.mark.parametrize(
    ("ore", "claims", "taken", "removed"),
    [
        (5, "A2", {"A": 5}, 0),
        (5, "A2 A2", {"A": 5}, 0),
        (5, "A3 B2", {"A": 3, "B": 2}, 0),
        (5, "A2 B1", {"A": 3, "B": 2}, 0),
        (3, "A3 B1", {"A": 2, "B": 1}, 0),
        (2, "A1 B1 C1", {}, 2),
        (7, "A2 A2 B3", {"A": 4, "B": 3}, 0),
        (1, "A3 B3", {}, 1),
    ],
)
def test_x29_loot_is_shared_to_the_last(ore, claims, taken, removed):
    lasers = [Claim(ord(claim[0]), int(claim[1])) for claim in claims.split()]
    share = looted(lasers, ore)
    ships = {chr(order): number for order, number in share.by_ship(lasers).items()}
    assert (ships, share.removed) == (taken, removed)
