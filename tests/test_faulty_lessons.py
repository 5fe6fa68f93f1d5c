"""The laws of lessons find what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from games.engine import Illegal
from games.lesson import Do, Lesson, LessonGame, Play, Tell, Tick, lesson_game
from games.offers import Number, One, Some
from games.registry import lesson_of
from tests.lessons import has_its_words, played
from tests.sixth import beside_the_others
from tools.playing import Playing

with beside_the_others():
    CUPS = lesson_of("cups")
    from games.cups.state import Bet, Hide, TimeUp

Change = Callable[[Lesson], Lesson]


def changed(number: int, *steps: Tell | Play | Tick) -> Change:
    """Those steps stand where one of the script stood."""

    def change(lesson: Lesson) -> Lesson:
        script = lesson.steps
        return replace(lesson, steps=(*script[:number], *steps, *script[number + 1 :]))

    return change


def step_called(say: str) -> int:
    told = (getattr(step, "say", None) for step in CUPS.lesson.steps)
    return list(told).index(say)


def may(say: str, *acts: Do) -> Change:
    """The step of that name permits these, and nothing else."""
    return changed(step_called(say), Tell(say, may=acts))


def of(change: Change) -> LessonGame:
    return lesson_game(CUPS.game, change(CUPS.lesson))


TICK = Tick(TimeUp())
FAULTS = {
    "a step that the rules do not allow": changed(1, Play(1, Hide((1, 0), 4))),
    "a step of a seat that is not to act": changed(1, Play(0, Hide((1, 0), 2))),
    "a step that was skipped": changed(1),
    "a bet beyond the beads": changed(
        step_called("point") + 1,
        Play(1, Bet(dict.fromkeys(("00", "10", "20", "01", "11", "21"), 9))),
    ),
    "an act that the game does not offer": may("bet", Do("point")),
    "an act without a value left": may("point", Do("point", {"cup": One(("99",))})),
    "a field that the action has not": may("bet", Do("bet", {"cup": One(("00",))})),
    "wider than the rules": may("hide", Do("hide", {"prize": Number(1, 9)})),
    "some choices lead nowhere": may("peek", Do("peek", {"cups": Some(("00",), 1, 1)}), Do("bet")),
    "a clock that is not due": changed(2, TICK),
    "another deal": lambda lesson: replace(lesson, seed="cups 1"),
    "too many at the table": lambda lesson: replace(lesson, seats=3),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_script_is_found(fault):
    with pytest.raises((AssertionError, Illegal, RuntimeError)):
        for seed in range(20):
            played(of(FAULTS[fault]), Random(seed).randrange)


WORDLESS = {
    "a step without words": changed(0, Tell("farewell")),
    "words twice": changed(0, Tell("bet")),
    "words left over": changed(0),
    "too few steps": lambda lesson: replace(lesson, steps=lesson.steps[:4]),
    "too many steps": lambda lesson: replace(lesson, steps=lesson.steps * 2),
}


@pytest.mark.parametrize("fault", WORDLESS)
def test_a_fault_of_its_words_is_found(fault):
    with pytest.raises(AssertionError):
        has_its_words(of(WORDLESS[fault]))


def test_a_lesson_with_another_script_is_another_version():
    """So a match is not played on by a script that it did not begin with."""
    assert of(lambda lesson: lesson).version == CUPS.version
    assert of(may("bet", Do("bet"))).version != CUPS.version


def test_who_does_something_else_is_told_what_to_do():
    table = Playing(CUPS, CUPS.lesson.options, 2, "0" * 64)
    refusal = table.act(0, {"do": "resign"}, Random(1).randrange)
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("by-lesson", {"ask": "lesson-welcome"})


def test_a_scripted_act_is_the_only_one_of_its_seat():
    table = Playing(CUPS, CUPS.lesson.options, 2, "0" * 64)
    below = Random(1).randrange
    assert table.act(0, {"do": "read_on"}, below) is None
    assert [offer.do for offer in table.offers(1)] == ["hide"]
    refusal = table.act(1, {"do": "hide", "at": [2, 1], "prize": 2}, below)
    assert refusal is not None and refusal.params == {"ask": "lesson-watch"}
    assert table.act(1, table.offers(1)[0].pick(below), below) is None
    assert table.state.pea == "10"


def test_the_clock_has_a_step_where_the_script_says_so_and_nowhere_else():
    on = replace(CUPS.lesson.options, clock="on")
    ticks = of(lambda lesson: replace(changed(step_called("point") + 1, TICK)(lesson), options=on))
    table = played(ticks, Random(1).randrange)
    assert [move.at for move in table.log if move.action == TICK.action] == [20_000]
    assert table.log[-2].action == TICK.action
