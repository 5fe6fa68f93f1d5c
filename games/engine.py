"""The contract between a game and the house: data in, data out.

A game knows no turns of the house, no clock, no network. ``state.now`` is the match time in
milliseconds, ``state.chance`` its dice; whoever has offers may act.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from msgspec import Meta, Struct

from games.chance import Chance
from games.offers import Offer

IS_SEAT = "seat"
"""The mark in ``Seat``, by which ``games.seats`` finds the fields that are said as names."""
Seat = Annotated[int, Meta(ge=0, le=15), IS_SEAT]
"""Whose place it is. Declare every field so that is a seat: words then say who sits there."""
Millis = int
"""Milliseconds of match time: those the match has run, standing still apart."""

Audience = tuple[int, ...]
"""Who may know the same: the seats of it. Nobody's seat is the spectators' audience."""

SPECTATORS: Audience = ()


def kebab(name: str) -> str:
    """``SpeedUsed`` becomes ``speed-used``: the tags of events."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def snake(name: str) -> str:
    """``UseSpeed`` becomes ``use_speed``: the tags of actions."""
    return kebab(name).replace("-", "_")


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=snake):
    """What a seat, the clock or the table asks for. Its declaration checks a browser's input."""


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag=kebab):
    """What came of a move, in the past tense, with facts and no prose."""

    opens: ClassVar[bool] = False
    """It makes known what was secret. Every other event tells only what its audience could see, or
    could work out from what it sees."""
    only: frozenset[int] | None = None
    """The seats that may know; None is everyone. It never leaves the server."""


class Begin(Action, frozen=True):
    """A move of the table: the match is set up. Always the first row of a log."""


class Presence(Action, frozen=True):
    """A move of the table: the person of a seat is away, or back."""

    seat: Seat
    here: bool


ABSENT_AFTER = 60_000
"""Milliseconds after which whoever is away counts as absent at the latest: no site is more patient
with a seat. A game settles the decision of who is away by itself, soon after ``Presence``; what
else becomes of the seat is the room's affair."""


class Suspend(Action, frozen=True, tag="stand"):
    """A move of the table: the match is suspended, its time does not run. In logs: ``stand``."""

    why: str


class Resume(Action, frozen=True, tag="go_on"):
    """A move of the table: the match is resumed. In logs: ``go_on``."""

    wall: int
    """Milliseconds since 1970 at which it went on: what ties match time to the wall from here."""


class Sampled(Action, frozen=True):
    """A move of the table: what a seat had signalled at the moments that the rules asked for."""

    seat: Seat
    signals: tuple[dict[str, Any] | None, ...]
    """For each moment of the ``Sample`` the last signal up to it; None where there was none."""


class Substitute(Action, frozen=True):
    """A move of the table: a bot plays for somebody who has gone, or (None) no more."""

    seat: Seat
    level: str | None = None


class Remove(Action, frozen=True):
    """A move of the table: who has gone has no say any more, in this match for good. A bot, if the
    game has one, plays the seat to the end."""

    seat: Seat
    level: str | None = None


class Pause(Action, frozen=True):
    """A move of the table: somebody wants the match to stand, or (not ``wanted``) would rather not,
    and then nobody is asked any more."""

    seat: Seat
    wanted: bool


class CallBack(Action, frozen=True):
    """A move of the table: while the match stands by agreement, somebody wants it to go on."""

    seat: Seat
    wall: int
    """Milliseconds since 1970 at which it goes on, whoever has not come back by then."""


class StepOut(Action, frozen=True):
    """A move of the table: somebody is back at this match time, they say; None is: here again."""

    seat: Seat
    until: Millis | None


TableAction = (
    Begin | Presence | Suspend | Resume | Sampled | Substitute | Remove | Pause | CallBack | StepOut
)


class SeatAway(Event, frozen=True):
    seat: Seat


class SeatBack(Event, frozen=True):
    seat: Seat


class SeatTakenOver(Event, frozen=True):
    """A bot plays from here on."""

    seat: Seat
    level: str


class SeatHandedBack(Event, frozen=True):
    """Its person plays from here on."""

    seat: Seat


class SeatLost(Event, frozen=True):
    seat: Seat
    level: str | None = None
    """Of the bot that plays it to the end; None where the clock alone answers for it."""


class PauseWanted(Event, frozen=True):
    seat: Seat


class PauseUnwanted(Event, frozen=True):
    seat: Seat


class CalledBack(Event, frozen=True):
    seat: Seat


class SteppedOut(Event, frozen=True):
    seat: Seat
    until: int
    """Match time."""


class SteppedIn(Event, frozen=True):
    seat: Seat


class StoodStill(Event, frozen=True):
    why: str


class WentOn(Event, frozen=True):
    pass


class State(Struct, kw_only=True):
    """The whole truth about a match. Each game adds its own fields; it must survive JSON."""

    chance: Chance
    now: Millis = 0
    lag: Millis = 0
    """How long the act that is being applied was on its way here; 0 at all other times."""


class Turn(Struct, frozen=True, omit_defaults=True):
    """For whom the table waits, for what, until when, as this audience may know it."""

    ask: str
    """The key of what is asked: rendered in the reader's language."""
    seats: tuple[Seat, ...] | None = None
    """None: that somebody is asked may be known, but not who."""
    until: Millis | None = None


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one audience may see, built up from nothing.

    Only None may be a default: a patch then says the same as the whole view (a missing key).
    Where things come and go, use dictionaries by id, so that a patch names only what changed.
    """

    turn: Turn | None = None


class Deadline(Struct, frozen=True):
    """An action of the clock that happens by itself, unless something changes first."""

    at: Millis
    seat: int | None
    """Whose decision runs out; None if it is nobody's in particular."""
    action: Action


class Sample(Struct, frozen=True):
    """What the rules need to know of a seat's signals: the last one up to each of the moments."""

    seat: int
    moments: tuple[Millis, ...]
    since: Millis = -1
    """Only signals that came after it: when the hand took up what it holds."""


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why something is not possible: a code, the rule behind it, parameters for the sentence."""

    code: str
    rule: str | None = None
    params: Mapping[str, int | str] = {}


class Illegal(Exception):
    """An action the rules do not allow; the state is as it was."""

    def __init__(self, code: str, rule: str | None = None, /, **params: int | str) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, rule, params)

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def rule(self) -> str | None:
        return self.refusal.rule


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a match ended. ``places[seat]`` is 1 for the best; equal places are shared."""

    places: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] | None = None


class Plan(Struct, frozen=True):
    """What a bot means to do, and how long it seems to think about it."""

    action: dict[str, Any]
    wait: Millis
    path: list[tuple[Millis, dict[str, int]]] = []
    """Signals sent in the meantime: how long from now, and what."""


Options = TypeVar("Options", bound=Struct)
St = TypeVar("St", bound=State)


class Game(ABC, Generic[Options, St]):
    """The rules of one game. Instances hold no state."""

    slug: ClassVar[str]
    version: ClassVar[int]
    """Goes up when a stored log would replay differently."""
    options_type: ClassVar[type[Any]]
    state_type: ClassVar[type[Any]]
    action_type: ClassVar[Any]
    """Union of what a seat may ask for."""
    clock_type: ClassVar[Any]
    """Union of the clock's own actions; no browser can send them."""
    view_type: ClassVar[type[View]]
    event_type: ClassVar[Any]
    """Union of the game's events."""
    signal_type: ClassVar[Any] = None
    """What a browser's signals are decoded into; None if the game has none."""
    levels: ClassVar[Sequence[str]] = ()
    """Bot levels, the weakest first."""
    usual_seats: ClassVar[int | None] = None
    """How many seats a room has whose opener does not choose; None: the fewest."""
    seldom: ClassVar[Sequence[str]] = ()
    """Fields of the options that few rooms change: the form has them behind a second fold."""
    released: ClassVar[bool] = False
    """Matches of it have been stored that must stay playable: from then on the tests demand golden
    logs of its rules."""

    def check(self, options: Options) -> list[Refusal]:
        """What is wrong with the options taken together; each alone is checked by its type."""
        return []

    @abstractmethod
    def seats(self, options: Options) -> range:
        """How many seats a match may have."""

    def sides(self, options: Options, seats: int) -> Sequence[str]:
        """For each seat, before the start, the side it will have: ``side-<side>`` says it.
        ``unknown`` while a lot or a choice still decides; empty where all are alike."""
        return ()

    def stands(self, options: Options) -> bool:
        """Whether it stands still while nobody is there. Not with clocks of hours or days."""
        return True

    @abstractmethod
    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[St, list[Event]]:
        """The state at match time 0 and what can be told about it."""

    @abstractmethod
    def offers(self, state: St, seat: int) -> list[Offer]: ...

    @abstractmethod
    def judge(self, state: St, seat: int | None, action: Any) -> Illegal | None:
        """Why ``seat`` (None: the clock) may not do it now, or None. Leaves the state untouched."""

    @abstractmethod
    def apply(self, state: St, seat: int | None, action: Any) -> list[Event]:
        """Do it, or raise what ``judge`` answers before anything has changed."""

    def presence(self, state: St, seat: int, here: bool) -> list[Event]:
        """What it means to the rules that nobody, or again somebody, acts for a seat: mostly
        nothing. A bot that plays for somebody who has gone is somebody."""
        return []

    def relayed(self, state: St, seat: int, signal: Any) -> Mapping[str, int] | None:
        """What the others may see of a seat's signal now; None is nothing at all."""
        return None

    def samples(self, state: St) -> list[Sample]:
        """Whose signals the rules wait for. Read after every change, so it must be cheap."""
        return []

    def sampled(self, state: St, seat: int, signals: Sequence[Any]) -> list[Event]:
        """Take in what ``samples`` asked for: each of the ``signal_type``, or None. Only after
        ``judge`` had nothing against the ``Sampled`` of the table."""
        return []

    def audience(self, state: St, seat: int) -> Audience:
        """With whom a seat shares what it knows."""
        return (seat,)

    def scene(self, state: St, audience: Audience) -> Struct | None:
        """What of the view never changes in a match; sent once."""
        return None

    @abstractmethod
    def view(self, state: St, audience: Audience) -> View: ...

    def views(self, state: St, audiences: Sequence[Audience]) -> list[View]:
        """The same for several audiences at once. A game may make what they all see only once and
        put it into each view: what is one object is compared once, too."""
        return [self.view(state, audience) for audience in audiences]

    @abstractmethod
    def deadlines(self, state: St) -> list[Deadline]: ...

    @abstractmethod
    def outcome(self, state: St) -> Outcome | None:
        """The result, once the match is over."""

    def unshuffled(self, purpose: str) -> Sequence[str]:
        """What a shuffle of that purpose puts in order, as it lay before: keys of words, the last
        on top. For whoever checks a finished match; empty where it is not always the same."""
        return ()

    def choose(
        self, level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        """A bot's next action, from exactly what a browser at this seat gets. Off the loop."""
        raise LookupError(f"{self.slug} has no bot {level!r}")
