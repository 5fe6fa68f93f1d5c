"""The lesson: tiles, cards and dice fall as its sentences say."""

import pytest

from games.galaxy_trucker import events
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.checking import ShipError, errors
from games.galaxy_trucker.lesson import BEFORE, CORNER, HOLD, LESSON
from games.galaxy_trucker.ship import kind
from games.galaxy_trucker.tests.acts import GAME
from games.galaxy_trucker.tests.looks import P, Q
from games.galaxy_trucker.tiles import TILES
from games.lesson import Tell, lesson_game
from tests.lessons import at_step, told

LESSON_GAME = lesson_game(GAME, LESSON)


def test_every_step_points_at_something() -> None:
    steps = [step for step in LESSON.steps if isinstance(step, Tell)]
    assert [step.say for step in steps if not step.at] == []


def test_an_engine_a_cannon_and_a_hold_make_a_mistake_that_is_put_right() -> None:
    taken = [event.tile for event in told(LESSON_GAME, events.OwnTileDrawn) if event.only == {P}]
    taken += [event.tile for event in told(LESSON_GAME, events.TileTaken)]
    assert [TILES[tile].kind for tile in taken] == ["E1", "C1", "H3"]
    assert HOLD in taken
    state = at_step(LESSON_GAME, "lift").state
    found = errors(state.seats[P].ship.parts, state.board.cells)
    assert found == [ShipError("bad-join", (CORNER, CORNER + 10))]
    assert told(LESSON_GAME, events.ShipFaulty) == []
    view = LESSON_GAME.view(at_step(LESSON_GAME, "finish").state, (P,))
    assert (view.glass.circle, view.seats[Q].space) == (1, 1)
    assert [kind(part) for part in view.seats[P].ship.values()] == ["SC", "E1", "H3", "C1"]


def test_a_meteor_is_shot_down_others_bounce_and_both_have_an_engine_for_open_space() -> None:
    cards = [CARDS[event.card].kind for event in told(LESSON_GAME, events.CardRevealed)]
    assert cards == ["meteors", "open-space", "planets"]
    met = told(LESSON_GAME, events.ThreatMet)
    assert [event.how for event in met if event.seat == P] == ["shot-down", "bounce", "bounce"]
    assert [event.how for event in met if event.seat == Q] == ["hit", "bounce", "miss"]
    assert [(event.seat, event.cell) for event in told(LESSON_GAME, events.TileDestroyed)] == [
        (Q, BEFORE)
    ]
    gained = [
        (event.seat, event.days) for event in told(LESSON_GAME, events.DaysPassed) if event.days > 0
    ]
    assert gained == [(Q, 1), (P, 1)]


@pytest.mark.parametrize("choices", range(4))
def test_some_of_the_goods_fit_wherever_the_learner_lands(choices: int) -> None:
    [landed] = told(LESSON_GAME, events.PlanetLanded, choices)
    goods = CARDS["I-13"].planets[landed.planet - 1]
    assert landed.seat == P and goods in ("RBB", "Y")
    [loaded] = told(LESSON_GAME, events.GoodsLoaded, choices)
    assert "R" not in loaded.cubes and set(loaded.cubes) <= set(goods)
