"""12.8 How long a step may take in the fullest position, of a processor."""

import time
from statistics import quantiles

import pytest

from games.referee import audiences, codec, play
from games.space_hulk import pieces, sight
from games.space_hulk.tests.crowd import crowded
from games.space_hulk.tests.positions import GAME
from tests.support.pace import slowness

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


def test_lines_of_a_square_that_somebody_stands_on_for_the_first_time():
    state = crowded("marines")
    ground = pieces.board(state)
    sight.lines.cache_clear()
    sight.crossing.cache_clear()
    assert p95(lambda square: sight.lines(ground, square, "both"), ground.squares) < 3 * slowness()


def test_what_the_marines_see():
    state = crowded("marines")

    def look(_):
        hiding = pieces.opaque(state)
        for marine in state.marines.values():
            pieces.fire_area(state, marine, hiding=hiding)

    assert p95(look, range(200)) < 0.2 * slowness()


@both
def test_a_step(phase, seat):
    first = crowded(phase)
    steps = [
        codec(GAME).asked(codec(GAME).encode({"do": "move", "piece": piece, "to": to, "cp": cp}))
        for offer in GAME.offers(first, seat)
        if offer.do == "move"
        for piece in offer.take["piece"].of
        for to in offer.take["to"].of
        for cp in offer.take["cp"].of[:1]
    ]

    def take(given):
        state, step = given
        play(GAME, state, seat, step, 0)

    fresh = [(codec(GAME).copy(first), step) for step in steps * 5]
    for given in fresh[: len(steps)]:  # Lines that nobody has looked along have a budget above.
        take(given)
    assert p95(take, fresh[len(steps) :]) < 1 * slowness()


@both
def test_offers_of_a_side(phase, seat):
    state = crowded(phase)
    assert p95(lambda _: GAME.offers(state, seat), range(200)) < 1.5 * slowness()


@both
def test_three_views(phase, seat):
    state = crowded(phase)
    everybody = audiences(GAME, state, 2)
    assert len(everybody) == 3
    assert p95(lambda _: GAME.views(state, everybody), range(200)) < 0.4 * slowness()
