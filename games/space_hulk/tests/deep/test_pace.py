"""12.8 How long a step may take in the fullest position, of a processor."""

import time
from statistics import quantiles

import pytest

from games.space_hulk import pieces, sight
from games.space_hulk.board import board_of
from games.space_hulk.scenarios import BY_ID, SCENARIOS
from games.space_hulk.tests.crowd import crowded
from games.space_hulk.tests.positions import GAME
from tests.support.pace import slowness, uncollected

SIDES = [("marines", 0), ("aliens", 1)]
both = pytest.mark.parametrize(("phase", "seat"), SIDES)


def p95(task, given):
    """Milliseconds that a task takes, but for the slowest twentieth."""
    took = []
    for each in given:
        began = time.thread_time()
        task(each)
        took.append(1000 * (time.thread_time() - began))
    return quantiles(took, n=20)[-1]


def lines_of_each_square(ground):
    sight.lines.cache_clear()
    for square in ground.squares:
        sight.lines(ground, square, "both")


def test_lines_of_the_squares_of_a_board_in_a_new_process():
    """One with another: what squares lie between two is worked out once for all like them."""
    ground = board_of(BY_ID["long_way_out"].map)
    sight.crossing.cache_clear()
    sight.arcs.cache_clear()
    with uncollected():
        began = time.thread_time()
        lines_of_each_square(ground)
        took = 1000 * (time.thread_time() - began)
    assert took / len(ground.squares) < 1 * slowness()


OPEN = board_of(("." * 20,) * 20)
BOARDS = {each.id: (board_of(each.map), 1) for each in SCENARIOS} | {"400 in the open": (OPEN, 5)}


@pytest.mark.parametrize(("ground", "budget"), BOARDS.values(), ids=list(BOARDS))
def test_lines_of_a_square_that_somebody_stands_on_for_the_first_time(ground, budget):
    lines_of_each_square(ground)
    sight.lines.cache_clear()
    with uncollected():
        slowest = p95(lambda square: sight.lines(ground, square, "both"), ground.squares)
    assert slowest < budget * slowness()


def test_what_the_marines_see():
    state = crowded("marines")

    def look(_):
        hiding = pieces.opaque(state)
        for marine in state.marines.values():
            pieces.fire_area(state, marine, hiding=hiding)

    assert p95(look, range(200)) < 0.2 * slowness()


@both
def test_offers_of_a_side(phase, seat):
    state = crowded(phase)
    assert p95(lambda _: GAME.offers(state, seat), range(200)) < 1.5 * slowness()
