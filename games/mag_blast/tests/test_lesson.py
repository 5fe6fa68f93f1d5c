"""The lesson: it is played to its end whatever its learner chooses, and ships and cards fall as its
sentences say."""

from __future__ import annotations

from random import Random

import pytest

from games.lesson import Tell, lesson_game
from games.mag_blast import events
from games.mag_blast.cards import CARDS
from games.mag_blast.fleets import damage
from games.mag_blast.lesson import FLEET, GUARD, LESSON, TAKES_OVER
from games.mag_blast.ships import SHIPS
from games.mag_blast.tests.positions import GAME, A, B
from tests.lessons import at_step, has_its_words, played, told

LESSON_GAME = lesson_game(GAME, LESSON)


@pytest.mark.parametrize("choices", range(6))
def test_it_is_played_to_its_end_whatever_its_learner_chooses(choices: int) -> None:
    played(LESSON_GAME, Random(choices).randrange)


def test_every_step_is_said_in_both_languages() -> None:
    has_its_words(LESSON_GAME)


def test_every_step_points_at_something() -> None:
    steps = [step for step in LESSON.steps if isinstance(step, Tell)]
    assert [step.say for step in steps if not step.at] == []


def test_the_other_side_starts_with_the_smaller_fleet() -> None:
    [found] = told(LESSON_GAME, events.StarterFound)
    assert found.seat == B and found.sums[B] < found.sums[A]


def test_the_first_salvo_is_evaded_and_the_others_open_two_gates() -> None:
    [evaded] = told(LESSON_GAME, events.PlayCancelled)
    assert CARDS[evaded.card].kind == "B" and CARDS[evaded.by or ""].kind == "EA"
    fleet = at_step(LESSON_GAME, "gate").state.players[A].fleet
    assert {ship.zone for ship in fleet.values()} == {"grn", "blu"}
    assert [SHIPS[FLEET[zone]].cls for zone in ("yel", "red", "grn")] == ["SC", "SC", "BA"]


def test_there_are_too_few_symbols_to_build() -> None:
    offers = {offer.do for offer in GAME.offers(at_step(LESSON_GAME, "gate").state, A)}
    assert "end_phase" in offers and "build" not in offers


def test_the_cruiser_shuts_the_gate_in_front() -> None:
    ship = at_step(LESSON_GAME, "fire").state.players[A].fleet[TAKES_OVER]
    assert SHIPS[TAKES_OVER].cls == "CR" and ship.zone == "yel"


def test_the_destroyer_has_taken_three_of_four_before_the_chain() -> None:
    state = at_step(LESSON_GAME, "chain").state
    assert SHIPS[GUARD].cls == "DE" and (
        damage(state.players[B].fleet[GUARD]),
        SHIPS[GUARD].hull,
    ) == (3, 4)


def test_the_chain_opens_the_yellow_gate_across() -> None:
    state = at_step(LESSON_GAME, "end").state
    assert all(ship.zone != "yel" for ship in state.players[B].fleet.values())
    assert len(told(LESSON_GAME, events.DirectHitScored)) == 1
