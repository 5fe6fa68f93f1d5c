"""The lesson: it is played to its end whatever its learner chooses, and its dice fall as its
sentences say."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Event
from games.lesson import Tell, lesson_game
from games.space_hulk import events
from games.space_hulk.lesson import LESSON, MARINE
from games.space_hulk.rules import SpaceHulk
from tests.lessons import has_its_words, played, told
from tests.rules import rule

GAME = lesson_game(SpaceHulk(), LESSON)


@pytest.mark.parametrize("choices", range(6))
def test_it_is_played_to_its_end_whatever_its_learner_chooses(choices: int) -> None:
    played(GAME, Random(choices).randrange)


def test_every_step_is_said_in_both_languages() -> None:
    has_its_words(GAME)


def test_a_learner_has_all_the_time_in_the_world() -> None:
    assert GAME.unhurried(LESSON.options) is None
    assert GAME.lesson.options.auto_end == "off"


@rule("SH-773")
@pytest.mark.parametrize("choices", range(3))
def test_it_teaches_facing_doors_overwatch_follow_up_shots_and_blips(choices: int) -> None:
    taught = {type(event) for event in told(GAME, Event, choices)}
    assert taught >= {
        events.Moved,
        events.Turned,
        events.DoorDestroyed,
        events.OverwatchSet,
        events.BlipTurned,
        events.AlienPlaced,
        events.JamCleared,
        events.Fought,
    }
    assert [shot.follow for shot in told(GAME, events.Shot, choices)] == [
        True,
        False,
        True,
        False,
        False,
    ]


def test_the_door_falls_in_sustained_fire() -> None:
    first, again, *_ = told(GAME, events.Shot)
    assert sorted(first.faces) == ["-", "S"] and not first.sustained
    assert set(again.faces) & {"H", "S"} and again.sustained and again.cp == 1
    assert [door.by for door in told(GAME, events.DoorDestroyed)] == [MARINE]


def test_the_blip_is_two_aliens_that_a_marine_has_seen() -> None:
    [turned] = told(GAME, events.BlipTurned)
    assert (turned.value, turned.forced) == (2, True)


def test_overwatch_kills_one_alien_and_jams_at_the_other() -> None:
    *_, missed, kills, jams = told(GAME, events.Shot)
    assert (missed.target, missed.follow, "H" in missed.faces) == ("a1", True, False)
    assert (kills.target, kills.overwatch, kills.faces.count("H")) == ("a1", True, 1)
    assert (jams.target, jams.overwatch, "H" in jams.faces) == ("a2", True, False)
    assert [roll.jam for roll in told(GAME, events.JamRolled)] == [False, True]


def test_one_die_beats_three() -> None:
    [rolled] = told(GAME, events.MeleeRolled)
    assert rolled.attacker == "a2" and rolled.red > max(rolled.blue)
    assert [(killed.piece, killed.by) for killed in told(GAME, events.Killed)] == [
        ("a1", MARINE),
        ("a2", MARINE),
    ]


def test_every_step_points_at_something() -> None:
    steps = [step for step in LESSON.steps if isinstance(step, Tell)]
    assert [step.say for step in steps if not step.at] == []
