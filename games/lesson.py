"""A lesson: a game played along a script, in which a learner is told one thing at a time.

``games/<slug>/lesson.py`` declares ``LESSON``. ``lesson_game`` makes of the game and its lesson
rules of their own, so that a lesson is a match like any other: accepted, stored, replayed. They are
the game's class with a few methods overridden; the state is the game's with the number of the step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, ClassVar, cast
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from games.chance import Chance
from games.engine import (
    Action,
    Audience,
    Deadline,
    Event,
    Game,
    Illegal,
    Millis,
    Outcome,
    Plan,
    Sampled,
    Seat,
    Turn,
    View,
)
from games.offers import AnyDomain, Offer, One

SUFFIX = ".lesson"
"""A lesson is stored and found under its game's slug with this behind it."""
LEVEL = "lesson"
"""The only level of its bots: they do what the script says."""
PACE = 1_400
"""Milliseconds that they seem to think: time to see what was there before."""
WATCH = "lesson-watch"
"""What is asked of a learner for whom others act."""

_encode = msgspec.json.Encoder().encode


class Do(Struct, frozen=True, omit_defaults=True):
    """What a learner may do: an action by its tag, its fields limited to ``take``."""

    do: str
    take: Mapping[str, AnyDomain] = {}
    example: Mapping[str, Any] | None = None
    """The fields of a legal one, where the game's own example does not fit."""


class Tell(Struct, frozen=True, omit_defaults=True, tag=True):
    """A sentence for the learner, ``ask-lesson-<say>``, until they do one of ``may``, or read on if
    that is empty."""

    say: str
    at: str | None = None
    """What it points at: a selector inside the board's root."""
    may: tuple[Do, ...] = ()


class Play(Struct, frozen=True, omit_defaults=True, tag=True):
    """A scripted opponent acts."""

    seat: Seat
    action: Action
    wait: Millis = PACE
    """How long it seems to think."""


class Tick(Struct, frozen=True, omit_defaults=True, tag=True):
    """The clock does this, once the game has it due."""

    action: Action
    wait: Millis = 0
    """At the earliest so long after the step before."""
    perhaps: bool = False
    """Left out where the game does not have it due: a sample has settled it."""


Step = Tell | Play | Tick


class Lesson(Struct, frozen=True):
    options: Any
    seats: int
    seed: str
    """Any words: all chance of the lesson follows from them."""
    steps: tuple[Step, ...]
    learner: Seat = 0


class ReadOn(Action, frozen=True):
    """The learner has read a step at which nothing is to be done."""


class StepTaken(Event, frozen=True):
    """Says nothing by itself: what is to be done now stands in the turn."""

    step: int


class LessonTurn(Turn, frozen=True, omit_defaults=True):
    """A step as the page shows it: which of how many, and what on the board it is about."""

    at: str | None = None
    step: int = 0
    steps: int = 0


READ_ON = Offer("read_on")


class LessonGame(Game[Any, Any]):
    """What ``lesson_game`` puts before a game's own class. What is not here is as in the game."""

    game: ClassVar[Game[Any, Any]]
    lesson: ClassVar[Lesson]
    levels = (LEVEL,)
    released = False

    def seats(self, options: Any) -> range:
        return range(self.lesson.seats, self.lesson.seats + 1)

    def stands(self, options: Any) -> bool:
        return True

    def unhurried(self, options: Any) -> Any:
        """A learner has all the time in the world, by the options of the script."""
        return None

    def undo(self, state: Any) -> bool:
        """A script only goes on."""
        return False

    def setup(self, options: Any, seats: int, chance: Chance) -> tuple[Any, list[Event]]:
        """The script's own chance takes the place of the match's."""
        seed = sha256(self.lesson.seed.encode()).hexdigest()
        state, events = self.game.setup(options, seats, Chance(seed))
        return self.state_type(**asdict(state)), events

    def offers(self, state: Any, seat: int) -> list[Offer]:
        match self.step(state):
            case Tell() as step if seat == self.lesson.learner:
                return self._permitted(state, step)
            case Play(own, action) if seat == own:
                return [_exactly(offer, action) for offer in self._fitting(state, seat, action)][:1]
        return []

    def judge(self, state: Any, seat: int | None, action: Any) -> Illegal | None:
        if isinstance(action, Sampled) and seat is None:
            return self.game.judge(state, seat, action)
        step = self.step(state)
        if not self._allows(state, step, seat, action):
            return Illegal("by-lesson", None, ask=_words(step))
        return None if isinstance(action, ReadOn) else self.game.judge(state, seat, action)

    def apply(self, state: Any, seat: int | None, action: Any) -> list[Event]:
        if illegal := self.judge(state, seat, action):
            raise illegal
        number = self._number(state)
        events = [] if isinstance(action, ReadOn) else self.game.apply(state, seat, action)
        state.lesson_step = number + 1
        state.lesson_since = state.now
        return [*events, StepTaken(step=state.lesson_step)]

    def presence(self, state: Any, seat: int, here: bool) -> list[Event]:
        """The script waits for its learner."""
        return []

    def view(self, state: Any, audience: Audience) -> View:
        return self.views(state, [audience])[0]

    def views(self, state: Any, audiences: Sequence[Audience]) -> list[View]:
        turn = self._turn(state)
        return [replace(view, turn=turn) for view in self.game.views(state, audiences)]

    def deadlines(self, state: Any) -> list[Deadline]:
        """Only what the script has the clock do: a learner has all the time in the world."""
        step = self.step(state)
        if not isinstance(step, Tick):
            return []
        earliest = state.lesson_since + step.wait
        return [replace(due, at=max(due.at, earliest)) for due in self._due(state, step)]

    def outcome(self, state: Any) -> Outcome | None:
        """Nobody wins a lesson."""
        return None if self.step(state) else Outcome((1,) * self.lesson.seats, "lesson")

    def choose(
        self, level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        """Exactly what the script says: it stands in the example."""
        asked = {"do": offers[0].do, **(offers[0].example or {})}
        played = (step for step in self.lesson.steps if isinstance(step, Play))
        waits = (step.wait for step in played if step.seat == seat and _asked(step.action) == asked)
        return Plan(asked, next(waits, PACE))

    def step(self, state: Any) -> Step | None:
        """The one that is waited for; None after the last."""
        number, steps = self._number(state), self.lesson.steps
        return steps[number] if number < len(steps) else None

    def _number(self, state: Any) -> int:
        """Of the step that is waited for, beyond what the game has settled otherwise."""
        number, steps = state.lesson_step, self.lesson.steps
        while number < len(steps) and self._is_settled(state, steps[number]):
            number += 1
        return int(number)

    def _is_settled(self, state: Any, step: Step) -> bool:
        return isinstance(step, Tick) and step.perhaps and not self._due(state, step)

    def _due(self, state: Any, step: Tick) -> list[Deadline]:
        return [due for due in self.game.deadlines(state) if due.action == step.action]

    def _permitted(self, state: Any, step: Tell) -> list[Offer]:
        if not step.may:
            return [READ_ON]
        own = self.game.offers(state, self.lesson.learner)
        narrower = (narrowed(offer, act) for act in step.may for offer in own)
        return [offer for offer in narrower if offer is not None]

    def _fitting(self, state: Any, seat: int, action: Action) -> list[Offer]:
        return [offer for offer in self.game.offers(state, seat) if offer.holds(_asked(action))]

    def _allows(self, state: Any, step: Step | None, seat: int | None, action: Action) -> bool:
        match step:
            case Tell() if seat == self.lesson.learner:
                asked = _asked(action)
                return any(offer.holds(asked) for offer in self._permitted(state, step))
            case Play(own, scripted):
                return seat == own and action == scripted
            case Tick(scripted):
                return seat is None and action == scripted
        return False

    def _turn(self, state: Any) -> LessonTurn | None:
        step = self.step(state)
        if step is None:
            return None
        at = step.at if isinstance(step, Tell) else None
        told = _told(self.lesson.steps[: self._number(state) + 1])
        seats = self._acting(step)
        return LessonTurn(_words(step), seats, at=at, step=told, steps=_told(self.lesson.steps))

    def _acting(self, step: Step) -> tuple[Seat, ...] | None:
        match step:
            case Tell():
                return (self.lesson.learner,)
            case Play(seat):
                return (seat,)
        return None


def lesson_game(game: Game[Any, Any], lesson: Lesson) -> LessonGame:
    """The game's rules along that script.

    The version is a checksum of both: a match is never played on by another script.
    """
    kind = type(game)
    state_type = msgspec.defstruct(
        f"{kind.state_type.__name__}OfLesson",
        [("lesson_step", int, 0), ("lesson_since", int, 0)],
        bases=(kind.state_type,),
        kw_only=True,
    )
    own = {
        "game": game,
        "lesson": lesson,
        "slug": game.slug + SUFFIX,
        "version": crc32(_encode((game.version, lesson))) >> 1,
        "state_type": state_type,
        "action_type": kind.action_type | ReadOn,
        "event_type": kind.event_type | StepTaken,
    }
    return cast(LessonGame, type(f"{kind.__name__}Lesson", (LessonGame, kind), own)())


def narrowed(offer: Offer, act: Do) -> Offer | None:
    """What is left of an offer where only ``act`` may be done; None if that is nothing."""
    if offer.do != act.do or not act.take.keys() <= offer.take.keys():
        return None
    take = {**offer.take, **{name: _both(offer.take[name], own) for name, own in act.take.items()}}
    if any(isinstance(own, One) and not own.of for own in take.values()):
        return None
    left = Offer(offer.do, take)
    if offer.example is None:
        return left
    example = offer.example if act.example is None else dict(act.example)
    return replace(left, example=example)


def _both(own: AnyDomain, limit: AnyDomain) -> AnyDomain:
    """Of two lists what is in both; any other limit takes the place of the game's own bounds."""
    if isinstance(own, One) and isinstance(limit, One):
        return One(tuple(value for value in own.of if limit.holds(value)))
    return limit


def _exactly(offer: Offer, action: Action) -> Offer:
    """The scripted action and, for bots, nothing else to choose from."""
    example = {name: value for name, value in _asked(action).items() if name != "do"}
    return replace(offer, example=example, standing=False)


def _asked(action: Action) -> dict[str, Any]:
    """As a browser sends it."""
    return cast(dict[str, Any], msgspec.json.decode(_encode(action)))


def _words(step: Step | None) -> str:
    return f"lesson-{step.say}" if isinstance(step, Tell) else WATCH


def _told(steps: Sequence[Step]) -> int:
    return sum(isinstance(step, Tell) for step in steps)
