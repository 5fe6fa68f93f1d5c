"""The laws of a lesson: it can be played to its end whatever its learner chooses, the game allows
all that its script does, and every step has its words."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec
import pytest

from games import referee
from games.engine import Event, Illegal, Sampled
from games.lesson import LEVEL, LessonGame, Play, ReadOn, Tell, Tick
from games.offers import Below
from games.referee import Move
from tests.anything import some_signal
from tests.messages import entries, languages, messages, parameters, unwritten
from tests.table import Table
from tools.playing import Playing

encode = msgspec.json.Encoder().encode

FEWEST, MOST = 5, 15
"""Sentences that a learner reads."""
LONGEST = 130
"""Letters of one of them: three lines on a phone."""
TRIES = 10
E = TypeVar("E", bound=Event)


class Learning(Playing):
    """A lesson as it is played, with its log."""

    game: LessonGame

    def __init__(self, game: LessonGame) -> None:
        super().__init__(game, game.lesson.options, game.lesson.seats, "0" * 64)
        self.log = [self.begun]

    def play(self, seat, action, at, below, lag=0) -> Move:
        move = referee.play(self.game, self.state, seat, action, at, lag)
        self.log.append(move)
        return move

    def wait(self, millis: int, below: Below) -> None:
        self.now += millis
        self.log.extend(referee.settle(self.game, self.state, self.now))

    def look_at_signals(self, below: Below) -> None:
        """A site answers samples whatever the script waits for; now and then it knows of none."""
        for sample in self.game.samples(self.state):
            known = True if below(2) and self.game.signal_type is not None else None
            signals = tuple(
                some_signal(self.game, below) if known else None for _ in sample.moments
            )
            self.now = max(self.now, sample.moments[-1])
            self.play(None, Sampled(sample.seat, signals), self.now, below)

    def takes_a_step(self, below: Below) -> None:
        """Whoever is to act does, and nobody else can."""
        if below(2):
            self.look_at_signals(below)
        step, moves = self.game.step(self.state), len(self.log)
        if step is None:
            return
        self.is_said(step)
        match step:
            case Tell():
                self.learns(below)
            case Play(seat):
                assert [each for each, _ in self.offered()] == [seat], f"{step} is not offered"
                assert self.act(seat, self.scripted(seat), below) is None, f"{step} is refused"
            case Tick():
                assert not self.offered()
                assert len(self.game.deadlines(self.state)) == 1, f"{step} is not due"
                self.wait_for_the_clock(below)
                assert self.log[moves].action == step.action
        # What the clock has due at the same moment is done at once.
        taken = self.log[moves:]
        assert len(taken) == 1 or isinstance(step, Tick), f"{step} was not the one that was taken"
        for audience in referee.audiences(self.game, self.state, self.seats):
            for move in taken:
                assert referee.told(move.events, audience), f"{audience} is not told of {step}"

    def learns(self, below: Below) -> None:
        """Something that the step permits; something else is refused with what is to be done."""
        learner = self.game.lesson.learner
        offered = self.offered()
        assert offered, "nothing can be done"
        assert {seat for seat, _ in offered} == {learner}, "somebody else may act"
        assert not any(offer.standing for _, offer in offered)
        assert not self.game.deadlines(self.state), "a learner has all the time in the world"
        self.is_held_to_it(below)
        seat, offer = offered[below(len(offered))]
        refusal = self.act(seat, self.some_action(seat, offer, below), below)
        assert refusal is None, f"{offer} was offered: {refusal}"

    def is_held_to_it(self, below: Below) -> None:
        """What the game would allow and the step does not changes nothing."""
        learner, before = self.game.lesson.learner, encode(self.state)
        permitted = self.offers(learner)
        for offer in self.game.game.offers(self.state, learner):
            asked = msgspec.json.decode(encode(offer.pick(below)))
            if not any(own.holds(asked) for own in permitted):
                refusal = self.act(learner, asked, below)
                assert refusal is not None and refusal.code == "by-lesson"
        assert encode(self.state) == before, "a refusal has changed the state"

    def scripted(self, seat: int) -> dict:
        """As a bot does it, from what a browser would get."""
        view = self.game.view(self.state, self.game.audience(self.state, seat))
        plan = self.game.choose(LEVEL, seat, None, view, self.offers(seat), self.state.chance)
        return plan.action

    def is_said(self, step) -> None:
        """Everybody reads the words of the step, the learner is the one that it asks."""
        for audience in referee.audiences(self.game, self.state, self.seats):
            turn = self.game.view(self.state, audience).turn
            assert turn and turn.until is None
            if isinstance(step, Tell):
                assert turn.ask == f"lesson-{step.say}" and turn.seats == (
                    self.game.lesson.learner,
                )
                assert turn.at == step.at

    def survives(self) -> None:
        """Reload and restart: state and log through JSON."""
        assert self.codec.state(encode(self.state)) == self.state
        state, begun = referee.begin(self.game, self.options, self.seats, "f" * 64)
        again = [begun]
        for move in self.log[1:]:
            action = self.codec.logged(encode(move.action))
            again.append(referee.play(self.game, state, move.seat, action, move.at, move.lag))
        assert again == self.log and encode(state) == encode(self.state)


def played(game: LessonGame, below: Below) -> Learning:
    """To its end."""
    assert game.unhurried(game.lesson.options) is None, "played by other options than its own"
    table = Learning(game)
    while not table.over:
        table.takes_a_step(below)
    table.survives()
    assert not table.offered() and not game.deadlines(table.state)
    with pytest.raises(Illegal):
        table.play(game.lesson.learner, ReadOn(), table.now, below)
    return table


def told(game: LessonGame, of: type[E], choices: int = 1) -> list[E]:
    """Events of that kind in a lesson with those choices of its learner."""
    log = played(game, Random(choices).randrange).log
    return [event for move in log for event in move.events if isinstance(event, of)]


def at_step(game: LessonGame, say: str) -> Learning:
    """The lesson as it stands when that is said."""
    table, below = Learning(game), Random(1).randrange
    learner = game.lesson.learner
    while game.view(table.state, (learner,)).turn.ask != f"lesson-{say}":
        table.takes_a_step(below)
    return table


def has_its_words(game: LessonGame) -> None:
    """One for each step in both languages, short and without parameters; none is left over."""
    told = [step for step in game.lesson.steps if isinstance(step, Tell)]
    assert FEWEST <= len(told) <= MOST, f"{len(told)} steps"
    keys = {f"ask-lesson-{step.say}" for step in told}
    assert len(keys) == len(told), "one sentence serves two steps"
    folder = Table.folder_of(game.game)
    assert [key for key in keys if unwritten(folder, key)] == []
    for language in languages(folder):
        file = folder / "locale" / f"{language}.ftl"
        left_over = {key for key in messages(file) if key.startswith("ask-lesson-")} - keys
        assert not left_over, left_over
        assert [key for key in keys if not is_short(file, key)] == []


def is_short(file: Path, key: str) -> bool:
    message = entries(file)[key]
    return not parameters(message) and message.span.end - message.span.start <= len(key) + LONGEST
