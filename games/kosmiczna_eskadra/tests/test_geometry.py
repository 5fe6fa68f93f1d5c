"""KE-030 to KE-037, KE-050 to KE-053, KE-130 to KE-132, KE-322: measures, and what overlaps."""

import ast
from math import hypot
from pathlib import Path

import pytest

from games.kosmiczna_eskadra.checking import covered, grounded, rock_bodies
from games.kosmiczna_eskadra.geometry import (
    SINES,
    Body,
    Q,
    card_body,
    cos,
    on_table,
    overlap,
    point,
    reach,
    rock_body,
    sin,
)
from games.kosmiczna_eskadra.rays import first_hit, ray, target
from games.kosmiczna_eskadra.ships import ROCKS, TOKEN
from games.kosmiczna_eskadra.tests.battles import Fought, card, table
from tests.rules import rule

FOLDER = Path(__file__).parent.parent
BATTLE = ["geometry", "ships", "rays", "checking", "sharing", "destruction", "shots", "firing"]
CORNERS = {"FL": (-320, 440), "FR": (320, 440), "BR": (320, -440), "BL": (-320, -440)}


@rule("KE-032")
def test_a_sine_is_the_nearest_whole_number_and_all_angles_follow_by_symmetry():
    assert sum(SINES[:901]) == 573_457_649
    sines = {0: 0, 1: 1745, 225: 382683, 300: 500000, 450: 707107, 599: 865151, 899: 999998}
    assert {angle: sin(angle) for angle in sines} == sines
    for k in range(0, 901, 25):
        assert sin(1800 - k) == sin(k)
        assert sin(1800 + k) == sin(-k) == sin(3600 - k) == -sin(k)
        assert cos(k) == sin(k + 900)
        assert cos(1800 - k) == cos(1800 + k) == -cos(k)


@rule("KE-031")
def test_an_angle_counts_counter_clockwise_and_3600_is_none():
    front = [point(card_body(0, 0, a), 0, 440) for a in (0, 900, 1800, 2700)]
    assert front == [(0, 440 * Q), (-440 * Q, 0), (0, -440 * Q), (440 * Q, 0)]
    one, *turned = (point(card_body(7, 9, a), 320, 440) for a in (123, 3600 + 123, 123 - 3600))
    assert turned == [one, one]


@rule("KE-030", "KE-033")
def test_x2_the_corners_of_a_turned_card():
    turned = card_body(1000, -500, 300)
    corners = {name: point(turned, *local) for name, local in CORNERS.items()}
    assert corners == {
        "FL": (502872_000, -278949_000),
        "FR": (1057128_000, 41051_000),
        "BR": (1497128_000, -721051_000),
        "BL": (942872_000, -1041051_000),
    }


@rule("KE-034", "KE-036")
def test_an_edge_includes_its_corners():
    edges = {-321: None, -320: "BL", -319: "B", 0: "B", 319: "B", 320: "BR", 321: None}
    for x, expected in edges.items():
        up = ray(Body(x, -1000, 0, 1, 1), (0, 0), (0, 1))
        hit = first_hit(up, [target("card", card_body(0, 0, 0))])
        assert (hit and hit.edges) == expected, x


INSIDE = ["320 440 0", "440 320 900", "0 452 450", "-85 537 450"]
OUTSIDE = ["321 440 0", "320 441 0", "440 321 900", "0 453 450", "-84 537 450", "-85 538 450"]


@rule("KE-035")
@pytest.mark.parametrize("place", INSIDE + OUTSIDE)
def test_a_point_lies_on_a_card_by_the_cards_own_frame(place):
    """A ray that starts there meets the card at distance 0 whichever way it goes."""
    x, y, a = map(int, place.split())
    lies = target("card", card_body(0, 0, a))
    for way in ((1, 0), (-1, 0), (0, 1), (0, -1), (3, 2), (-2, 3)):
        hit = first_hit(ray(Body(x, y, 0, 1, 1), (0, 0), way), [lies])
        assert bool(hit and hit.num == 0) is (place in INSIDE)


@rule("KE-037")
@pytest.mark.parametrize("module", BATTLE)
def test_nothing_that_decides_has_a_fraction_that_floats(module):
    tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float))
        assert not isinstance(node, ast.Div)
        assert not (isinstance(node, ast.Name) and node.id in ("float", "round"))


LEGAL = ["3680 0 0", "3462 0 450", "3560 0 900", "-3680 3560 0", "3462 0 1350", "0 -3680 2700"]
BEYOND = [
    *("3681 0 0", "3463 0 450", "3561 0 900", "-3680 3561 0", "-3681 0 0", "0 -3681 900"),
    *("3463 0 1350", "3463 0 2250", "3463 0 3150"),
]


@rule("KE-050")
def test_x3_a_card_may_touch_the_edge_of_the_table():
    assert [place for place in LEGAL + BEYOND if on_table(card(place), 4_000)] == LEGAL
    assert [on_table(card("4180 0 0"), half) for half in (4_000, 4_500, 5_000)] == [
        False,
        True,
        True,
    ]


def test_a_body_reaches_just_beyond_its_corners():
    for body in (card_body(0, 0, 0), rock_body(TOKEN)):
        assert 0 < reach(body) - hypot(body.half_width, body.half_height) <= 1


# ---- what overlaps


X7 = (
    "red 2 -2000 2000 0 | blue 2 -1500 2000 0 | red 4 -1000 2000 0 | blue 5 -2639 2000 0 "
    "| red 6 -2640 1100 0 | blue 6 700 700 0"
)
X40 = "red 4 -2000 2000 0 | red 5 2000 2000 0 | blue 5 2300 2000 0 | green 5 -1500 2000 0"


@rule("KE-051")
@pytest.mark.parametrize(
    ("lies", "free", "overlaps"),
    [
        ("-2000 2000 0", ["-1360 2000 0", "-1142 2000 450"], ["-1361 2000 0", "-1143 2000 450"]),
        ("-2000 2000 450", ["-1300 2700 450"], ["-1600 2400 450"]),
        ("-2000 2000 450", ["-1500 2500 450", "-2700 2700 450"], ["-2500 2500 450"]),
    ],
    ids=["a hair", "upright boxes lie", "closer side by side than end to end"],
)
def test_x4_x5_touching_is_legal_and_less_than_that_is_not(lies, free, overlaps):
    for place in free + overlaps:
        assert overlap(card(place), card(lies)) is (place in overlaps), place
        assert overlap(card(lies), card(place)) is (place in overlaps), place


@rule("KE-052")
def test_x6_ships_and_rocks_overlap_by_the_same_test():
    def struck(rocks, *places):
        return [covered(card(place), rock_bodies(rocks)) for place in places]

    free = "920 0 0", "1040 0 900", "919 890 0", "920 889 0", "900 800 450"
    assert struck([TOKEN], *free) == [[]] * 5
    assert struck([TOKEN], "919 0 0", "1039 0 900", "919 889 0", "0 0 450") == [["r0"]] * 4
    assert struck(ROCKS, "0 0 0", "-240 0 900", "1640 0 0") == [[]] * 3
    assert struck(ROCKS, "-241 0 900", "1639 0 0") == [["r0"], ["r1"]]


@rule("KE-131", "KE-132")
def test_x7_the_later_of_two_goes_and_what_covers_only_an_illegal_one_stays():
    fought = Fought(X7)
    assert fought.grounded == {"blue 2": "red 2", "blue 5": "red 2", "blue 6": "r0"}
    assert fought.fates == {"blue 2": "hangar", "blue 5": "hangar", "blue 6": "hangar"}


@rule("KE-132")
def test_the_order_of_landing_alone_decides_who_goes():
    first, second = "red 2 -2000 2000 0", "blue 2 -1500 2000 0"
    assert Fought(f"{first} | {second}").grounded == {"blue 2": "red 2"}
    assert Fought(f"{second} | {first}").grounded == {"red 2": "blue 2"}


@rule("KE-130")
def test_a_grounded_ship_takes_no_part():
    """Szerszeń would have been shot and would have shot."""
    lies = "red 4 -3000 2000 2700 | blue 2 -1000 2000 900 | blue 5 -1000 3200 0"
    assert Fought(lies).scores == [2, 0]
    covers = lies.replace("| blue 2", "| blue 6 -1000 2300 0 | blue 2")
    fought = Fought(covers)
    assert fought.fates == {"blue 2": "hangar", "blue 6": "red"}
    assert not [shot for shot in fought.hits if shot.startswith("blue 2")]
    assert fought.scores == [3, 0]


@rule("KE-130")
def test_what_a_grounded_ship_covers_is_told_first():
    both = "red 2 300 900 0 | red 3 700 1400 0"
    assert Fought(both).grounded == {"red 3": "red 2"}
    assert Fought(both.replace("700 1400", "700 700")).grounded == {"red 3": "r0"}


@rule("KE-322")
def test_x40_cards_of_one_beat_that_collide_are_all_illegal_and_in_the_race_only_the_later():
    fought = Fought(X40, seats=3, beats=(1, 2, 2, 2), pace="calm")
    assert fought.grounded == {"red 5": "blue 5", "blue 5": "red 5", "green 5": "red 4"}
    assert list(fought.fates) == ["red 5", "blue 5", "green 5"]
    assert Fought(X40, seats=3).grounded == {"blue 5": "red 5", "green 5": "red 4"}


@rule("KE-322")
def test_what_is_judged_against_earlier_beats_first_grounds_nobody_of_its_own():
    cards = table("red 4 -2000 2000 0 | red 5 -1500 2000 0 | blue 5 -1000 2000 0", beats=(1, 2, 2))
    assert grounded(cards, [TOKEN], calm=True) == {2: "1"}
