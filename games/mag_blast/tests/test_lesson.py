"""The lesson: ships and cards fall as its sentences say."""

from __future__ import annotations

from games.lesson import Tell, lesson_game
from games.mag_blast import events
from games.mag_blast.cards import CARDS
from games.mag_blast.fleets import damage
from games.mag_blast.lesson import FLEET, GUARD, LESSON, TAKES_OVER
from games.mag_blast.ships import SHIPS
from games.mag_blast.tests.positions import GAME, A, B
from tests.lessons import at_step, told

LESSON_GAME = lesson_game(GAME, LESSON)


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


def test_there_are_too_few_symbols_to_build_and_a_cruiser_shuts_the_gate_in_front() -> None:
    offers = {offer.do for offer in GAME.offers(at_step(LESSON_GAME, "gate").state, A)}
    assert "end_phase" in offers and "build" not in offers
    ship = at_step(LESSON_GAME, "fire").state.players[A].fleet[TAKES_OVER]
    assert SHIPS[TAKES_OVER].cls == "CR" and ship.zone == "yel"


def test_the_destroyer_has_taken_three_of_four_before_the_chain_opens_the_gate_across() -> None:
    guard = at_step(LESSON_GAME, "chain").state.players[B].fleet[GUARD]
    assert SHIPS[GUARD].cls == "DE" and (damage(guard), SHIPS[GUARD].hull) == (3, 4)
    state = at_step(LESSON_GAME, "end").state
    assert all(ship.zone != "yel" for ship in state.players[B].fleet.values())
    assert len(told(LESSON_GAME, events.DirectHitScored)) == 1
