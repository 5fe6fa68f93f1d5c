"""KE-030 to KE-037, KE-050, KE-053: measures, exact sines, cards on the table."""

import ast
from math import hypot
from pathlib import Path
from typing import get_args

import pytest

from games.engine import snake
from games.kosmiczna_eskadra.geometry import (
    SINES,
    Body,
    Q,
    card_body,
    cos,
    on_table,
    point,
    reach,
    rock_body,
    sin,
)
from games.kosmiczna_eskadra.rays import first_hit, ray, target
from games.kosmiczna_eskadra.ships import TOKEN
from games.kosmiczna_eskadra.state import SeatAction
from games.kosmiczna_eskadra.tests.battles import card
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
def test_a_card_is_64_by_88_mm_and_the_asteroid_120_by_90():
    assert card_body(1, 2, 3) == Body(1, 2, 3, 320, 440)
    assert rock_body(TOKEN) == Body(0, 0, 0, 600, 450)


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


@rule("KE-053")
def test_no_action_moves_a_card_that_lies():
    before_a_round = {"pick_colour", "ready", "set_assist", "set_auto_draw"}
    in_a_round = {"draw", "drop", "answer", "continue", "resign"}
    names = {snake(action.__name__) for action in get_args(SeatAction)}
    assert names == before_a_round | in_a_round


def test_a_body_reaches_just_beyond_its_corners():
    for body in (card_body(0, 0, 0), rock_body(TOKEN)):
        assert 0 < reach(body) - hypot(body.half_width, body.half_height) <= 1
