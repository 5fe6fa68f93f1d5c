"""The lesson: its dice fall as its sentences say."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import Event
from games.lesson import Tell, lesson_game
from games.space_hulk import events
from games.space_hulk.lesson import LESSON, MARINE
from games.space_hulk.rules import SpaceHulk
from tests.lessons import told
from tests.rules import rule

GAME = lesson_game(SpaceHulk(), LESSON)


def test_a_learner_has_all_the_time_in_the_world() -> None:
    assert GAME.unhurried(LESSON.options) is None
    assert GAME.lesson.options.auto_end == "off"
    assert all(step.at for step in LESSON.steps if isinstance(step, Tell))


@rule("SH-773")
@pytest.mark.parametrize("choices", range(2))
def test_it_teaches_facing_doors_overwatch_follow_up_shots_and_blips(choices: int) -> None:
    met = told(GAME, Event, choices)
    assert {type(event) for event in met} >= {
        events.Moved,
        events.Turned,
        events.OverwatchSet,
        events.AlienPlaced,
        events.JamCleared,
        events.Fought,
    }

    def of(kind: type[Event]) -> list[Any]:
        return [event for event in met if isinstance(event, kind)]

    first, again, missed, kills, jams = of(events.Shot)
    assert [shot.follow for shot in of(events.Shot)] == [True, False, True, False, False]
    # The door falls in sustained fire.
    assert sorted(first.faces) == ["-", "S"] and not first.sustained
    assert set(again.faces) & {"H", "S"} and again.sustained and again.cp == 1
    assert [door.by for door in of(events.DoorDestroyed)] == [MARINE]
    # The blip is two aliens that a marine has seen.
    assert [(turned.value, turned.forced) for turned in of(events.BlipTurned)] == [(2, True)]
    # Overwatch kills one of them and jams at the other, who loses with three dice against one.
    assert (missed.target, "H" in missed.faces) == ("a1", False)
    assert (kills.target, kills.overwatch, kills.faces.count("H")) == ("a1", True, 1)
    assert (jams.target, jams.overwatch, "H" in jams.faces) == ("a2", True, False)
    assert [roll.jam for roll in of(events.JamRolled)] == [False, True]
    [rolled] = of(events.MeleeRolled)
    assert rolled.attacker == "a2" and rolled.red > max(rolled.blue)
    assert [(killed.piece, killed.by) for killed in of(events.Killed)] == [
        ("a1", MARINE),
        ("a2", MARINE),
    ]
