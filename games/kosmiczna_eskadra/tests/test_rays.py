"""KE-170 to KE-176: what a laser meets first, to the last tenth of a millimetre."""

import pytest

from games.kosmiczna_eskadra.geometry import Q
from games.kosmiczna_eskadra.rays import first_hit, target
from games.kosmiczna_eskadra.ships import SHIPS
from games.kosmiczna_eskadra.shots import beam
from games.kosmiczna_eskadra.state import LaserFired
from games.kosmiczna_eskadra.tests.battles import Fought, card
from tests.rules import rule


def beams(place, speed):
    return {laser.at: beam(card(place), laser) for laser in SHIPS[speed].lasers}


@rule("KE-170")
def test_a_laser_prolongs_the_printed_beam():
    rays = beams("-2000 -1500 2700", 10)
    assert {at: (r.x // Q, r.y // Q, r.dx // Q, r.dy // Q) for at, r in rays.items()} == {
        "F": (-1560, -1500, 1, 0),
        "B": (-2440, -1500, -1, 0),
        "L": (-2000, -1180, 0, 1),
        "R": (-2000, -1820, 0, -1),
    }


@rule("KE-170")
def test_its_range_is_the_whole_table():
    fought = Fought("red 4 -4500 4500 2700 | blue 4 4600 4500 0", seats=4)
    assert fought.hits == {"red 4 F": "blue 4 L 3"}


@rule("KE-171")
def test_x8_the_nearest_body_stops_the_laser():
    fought = Fought("red 4 -3000 2000 2700 | blue 5 -1000 2000 0 | blue 6 500 2000 0")
    assert fought.hits == {"red 4 F": "blue 5 L 3"}
    assert fought.fates == {"blue 5": "red"}
    assert len(fought.told(LaserFired)) == 3
    assert fought.scores == [3, 0]


@rule("KE-173", "KE-192")
def test_x9_a_laser_that_runs_along_an_edge_hits_and_a_hair_beside_it_does_not():
    shielded, bare = "blue 5 -2000 2000 0", "blue 4 -2000 2000 0"
    fought = Fought(f"red 2 -3000 2440 0 | {shielded}")
    assert fought.hits == {"red 2 R": "blue 5 FL shield", "blue 5 L": "red 2 BR 2"}
    assert fought.scores == [0, 2]
    assert Fought(f"red 2 -3000 2440 0 | {bare}").hits == {"red 2 R": "blue 4 FL 2"}
    for lies in (shielded, bare):
        assert Fought(f"red 2 -3000 2441 0 | {lies}").hits == {}


@rule("KE-175")
def test_x10_which_edge_of_a_turned_card_is_hit():
    left, front = "blue 8 L shield", "blue 8 F 2"
    edges = {1462: None, 1463: left, 2084: left, 2085: front, 2537: front, 2538: None}
    for y, hit in edges.items():
        fought = Fought(f"red 2 -3000 {y} 0 | blue 8 -1000 2000 450")
        assert fought.hits.get("red 2 R") == hit, y


@rule("KE-031", "KE-174")
def test_x11_a_tenth_of_a_degree_decides():
    for a, edge in {3064: None, 3065: "B", 3239: "L", 3240: None}.items():
        fought = Fought(f"red 4 -3400 -3400 {a}")
        assert fought.hits == ({"red 4 F": f"r0 {edge}"} if edge else {}), a
        assert fought.scores == [3 if edge else 0, 0]


@rule("KE-033", "KE-170")
def test_x12_oblique_shots():
    fought = Fought("red 4 -2000 -1500 3150 | red 5 -1000 2000 2250")
    assert list(fought.hits) == ["red 4 F", "red 5 F"]
    assert fought.mined == [({"red 4": 3}, 0), ({"red 5": 2}, 0)]
    assert fought.scores == [5, 0]
    assert fought.ore == [7]


@rule("KE-170", "KE-214")
def test_x13_diagonal_lasers_begin_in_the_corners():
    below = Fought("red 3 -2000 -2000 0")
    assert below.hits == {"red 3 FR": "r0 B"}
    assert below.scores == [2, 0]
    both = Fought("red 3 0 -900 0")
    assert both.hits == {"red 3 FL": "r0 B", "red 3 FR": "r0 B"}
    assert both.mined == [({"red 3": 4}, 0)]


@rule("KE-172")
def test_x14_own_ships_are_hit_like_any_others_but_not_the_one_that_fires():
    fought = Fought("red 2 -3000 2000 0 | red 1 -1000 2000 0")
    assert fought.hits == {"red 2 R": "red 1 L 2"}
    assert fought.fates == {"red 1": "lost"}
    assert fought.scores == [-1, 0]


@rule("KE-173")
def test_x15_a_touching_card_is_hit_at_distance_0():
    fought = Fought("red 2 -3000 2000 0 | blue 4 -2360 2000 0")
    assert fought.grounded == {}
    assert fought.hits == {"red 2 R": "blue 4 L 2"}
    corner = Fought("red 3 -3000 2000 0 | blue 4 -2360 2000 0")
    assert corner.hits == {"red 3 FR": "blue 4 FL 2"}


@rule("KE-174")
def test_x16_of_two_bodies_at_one_distance_the_earlier_is_hit():
    grom, duch = "blue 5 -1000 2440 0", "blue 6 -1000 1560 0"
    first = Fought(f"red 4 -3000 2000 2700 | {grom} | {duch}")
    assert first.hits == {"red 4 F": "blue 5 BL 3"}
    assert first.fates == {"blue 5": "red"}
    assert first.scores == [3, 0]
    other = Fought(f"red 4 -3000 2000 2700 | {duch} | {grom}")
    assert other.hits == {"red 4 F": "blue 6 FL shield", "blue 6 F": "blue 5 B 1"}
    assert other.scores == [0, 0]


@rule("KE-174")
def test_the_asteroid_comes_before_a_ship_at_one_distance():
    """The laser runs up to where the card stands on the asteroid's upper edge."""
    fought = Fought("red 4 -3000 450 2700 | blue 4 -280 890 0")
    assert fought.grounded == {}
    assert fought.hits == {"red 4 F": "r0 FL"}


@rule("KE-175")
@pytest.mark.parametrize(
    ("place", "edges", "far"),
    [
        ("-1000 0 0", "R", 680),
        ("-1000 440 0", "BR", 680),
        ("-1000 -440 0", "FR", 680),
        ("-1000 0 900", "B", 560),
        ("-1000 320 900", "BL", 560),
    ],
)
def test_the_hit_point_and_all_edges_that_hold_it(place, edges, far):
    hit = first_hit(beams("320 0 0", 5)["L"], [target("card", card(place))])
    assert hit is not None
    assert (hit.edges, hit.num) == (edges, far * hit.den)


@rule("KE-176")
def test_a_target_is_met_where_both_its_intervals_are():
    """Żądło at the origin fires straight up."""
    line = beams("0 0 0", 4)["F"]
    met = ["0 2000 0", "320 2000 0", "537 2000 450", "0 880 0", "0 0 0"]
    missed = ["321 2000 0", "0 -2000 0", "544 2000 450", "0 -880 0"]
    assert [
        place for place in met + missed if first_hit(line, [target("card", card(place))])
    ] == met
