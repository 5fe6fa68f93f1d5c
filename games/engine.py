"""The interface between a game and the server: data in, data out.

A game has no turns imposed on it, no clock, no network. ``state.now`` is the match time in
milliseconds, ``state.chance`` the dice; any seat with offers may act.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, get_args

from msgspec import Meta, Struct

from games.chance import Chance
from games.offers import Offer

IS_SEAT = "seat"
"""The mark in ``Seat``, by which ``games.seats`` finds the fields that are said as names."""
Seat = Annotated[int, Meta(ge=0, le=15), IS_SEAT]
"""Whose place it is. Declare every field so that is a seat: words then say who sits there."""
Millis = int
"""Milliseconds of match time, which does not run while the match is suspended."""

Audience = tuple[int, ...]
"""The seats that share knowledge; empty for the spectators."""

SPECTATORS: Audience = ()


def kebab(name: str) -> str:
    """``SpeedUsed`` becomes ``speed-used``: the tags of events."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def snake(name: str) -> str:
    """``UseSpeed`` becomes ``use_speed``: the tags of actions."""
    return kebab(name).replace("-", "_")


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=snake):
    """A request of a seat, the clock or the table. The declaration validates a browser's input."""


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag=kebab):
    """A fact about what happened, named in the past tense, without prose."""

    opens: ClassVar[bool] = False
    """Reveals a secret. Every other event tells only what its audience can see, or work out from
    what it sees."""
    final: ClassVar[bool] = False
    """Cannot be untold, so nothing up to it is taken back. Dice and shuffles are final by
    themselves."""
    only: frozenset[int] | None = None
    """The seats that may know; None is everybody. Never leaves the server."""


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
    """Wall time of the resumption, from which match time continues."""


class Sampled(Action, frozen=True):
    """A move of the table: the seat's signals at the moments that the rules asked for."""

    seat: Seat
    signals: tuple[dict[str, Any] | None, ...]
    """For each moment of the ``Sample`` the last signal up to it; None where there was none."""


class Substitute(Action, frozen=True):
    """A move of the table: a bot substitutes for an absent person, or (None) hands the seat
    back."""

    seat: Seat
    level: str | None = None


class Remove(Action, frozen=True):
    """A move of the table: an absent person loses their say for the rest of the match. A bot, if
    the game has one, plays the seat to the end."""

    seat: Seat
    level: str | None = None


class Pause(Action, frozen=True):
    """A move of the table: a player asks for a pause or agrees, or (not ``wanted``) declines, which
    ends the request."""

    seat: Seat
    wanted: bool


class CallBack(Action, frozen=True):
    """A move of the table: during a pause, a player wants to resume."""

    seat: Seat
    wall: int
    """Wall time at which the match resumes, whoever has not answered by then."""


class StepOut(Action, frozen=True):
    """A move of the table: a player steps out until this match time; None: is back."""

    seat: Seat
    until: Millis | None


TableAction = (
    Begin | Presence | Suspend | Resume | Sampled | Substitute | Remove | Pause | CallBack | StepOut
)


class Undo(Action, frozen=True):
    """The one act of a seat that is the table's: its last act is taken back."""


class Undone(Event, frozen=True):
    """The newest act that was not taken back yet is taken back."""

    seat: Seat


class SeatAway(Event, frozen=True):
    seat: Seat


class SeatBack(Event, frozen=True):
    seat: Seat


class SeatTakenOver(Event, frozen=True):
    """A bot plays from now on."""

    seat: Seat
    level: str


class SeatHandedBack(Event, frozen=True):
    """The seat's person plays from now on."""

    seat: Seat


class SeatLost(Event, frozen=True):
    seat: Seat
    level: str | None = None
    """Level of the bot that plays it to the end; None where only deadlines answer for it."""


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
    """Network delay of the act being applied, in milliseconds; 0 otherwise."""


class Turn(Struct, frozen=True, omit_defaults=True):
    """Whose decision is awaited, on what, until when, as this audience may know it."""

    ask: str
    """Message key of the question."""
    seats: tuple[Seat, ...] | None = None
    """None: the audience may know that somebody is asked, but not who."""
    until: Millis | None = None


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one audience may see, built up from nothing.

    Only None may be a default: a patch then says the same as the whole view (a missing key).
    Where things come and go, use dictionaries by id, so that a patch names only what changed.
    """

    turn: Turn | None = None


class Deadline(Struct, frozen=True):
    """An action of the clock that happens at a match time unless something changes first."""

    at: Millis
    seat: int | None
    """The seat whose decision expires; None if it is nobody's in particular."""
    action: Action


class Sample(Struct, frozen=True):
    """A request for a seat's signals: the last one up to each of the moments."""

    seat: int
    moments: tuple[Millis, ...]
    since: Millis = -1
    """Only signals after this time count: when the hand took up what it holds."""


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why something is refused: a code, the rule behind it, parameters for the text."""

    code: str
    rule: str | None = None
    params: Mapping[str, int | str] = {}


class Problem(Struct, frozen=True, omit_defaults=True):
    """What the check of a document finds. An error, with which nobody can play by it, or only a
    warning; ``problem-<code>`` says it."""

    code: str
    places: tuple[int, ...] = ()
    """Where, as the game numbers its places."""
    params: Mapping[str, int | str] = {}
    warning: bool = False


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


class Line(Struct, frozen=True, omit_defaults=True):
    """A sentence about a finished match: ``end-<say>`` in the game's ``locale/end``."""

    say: str
    params: Mapping[str, int | str] = {}


class Called(Struct, frozen=True):
    """What people call something: a message of the game, which may name others."""

    say: str
    params: Mapping[str, int | str | Called] = {}


class Stage(Struct, frozen=True, omit_defaults=True):
    """A duel, a round, a flight: one link of the ribbon."""

    line: Line
    mark: str
    """The same in a few characters, as ``5:3``."""
    seats: tuple[Seat, ...] = ()
    """Who took it; empty: nobody."""


SeatColour = Literal["red", "blue", "green", "yellow", "violet", "teal", "pink", "olive"]


class Debrief(Struct, frozen=True, omit_defaults=True):
    """What is worth telling of a finished match besides its outcome."""

    lines: tuple[Line, ...] = ()
    """By how much it was won, then the best of it."""
    ribbon: tuple[tuple[Stage, ...], ...] = ()
    """All stages, in the order played; a row for each game of a match that has several."""
    colours: tuple[SeatColour, ...] = get_args(SeatColour)
    """Of stages by the seat that took them, as on the board, if seats have colours there."""


class Plan(Struct, frozen=True):
    """A bot's decision: an action, and how long to seem to think."""

    action: dict[str, Any]
    wait: Millis
    path: list[tuple[Millis, dict[str, int]]] = []
    """Signals sent in the meantime: milliseconds from now, and the signal."""


class Glance(Struct, frozen=True):
    """What somebody asks of a game before they choose it, beside how many can play."""

    minutes: tuple[int, int]
    """Least and most that a match usually takes with the options a form proposes."""
    depth: Literal["light", "middle", "deep"]
    """How much there is to learn."""
    pace: Literal["turns", "together"]
    """One after the other, or everybody at once and against time."""


Options = TypeVar("Options", bound=Struct)
St = TypeVar("St", bound=State)


class Game(ABC, Generic[Options, St]):
    """The rules of one game. Instances hold no state."""

    slug: ClassVar[str]
    version: ClassVar[int]
    """Incremented when a stored log would replay differently."""
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
    """Type of signals; None if the game has none."""
    levels: ClassVar[Sequence[str]] = ()
    """Bot levels, the weakest first."""
    glance: ClassVar[Glance | None] = None
    """Shown in short beside the game's name, where it is chosen."""
    moments: ClassVar[Mapping[str, str]] = {}
    """By the key of what is asked, the rule at which the rulebook opens at that moment."""
    usual_seats: ClassVar[int | None] = None
    """How many seats a room has whose opener does not choose; None: the fewest."""
    seldom: ClassVar[Sequence[str]] = ()
    """Fields of the options that few rooms change: the form has them behind a second fold."""
    document_type: ClassVar[type[Struct] | None] = None
    """Type of what people may make for this game, such as boards; None if there is nothing. An
    option of the type ``<document_type> | None`` is chosen by a document's code and holds it
    whole."""
    with_document: ClassVar[Mapping[str, str]] = {}
    """What a room's other options must say for its document to be played, as a form sends them."""
    released: ClassVar[bool] = False
    """Stored matches must stay playable: the tests then demand golden logs."""

    def check(self, options: Options) -> list[Refusal]:
        """Validate the options as a whole; each field is validated by its type."""
        return []

    @abstractmethod
    def seats(self, options: Options) -> range:
        """The possible numbers of seats."""

    def examine(self, document: Any) -> list[Problem]:
        """What is wrong with a document, as JSON holds it, from anybody. One without errors is of
        ``document_type``, and a match can be set up by it and played."""
        return [Problem("no-documents")]

    def sides(self, options: Options, seats: int) -> Sequence[str]:
        """For each seat, before the start, the side it will have: ``side-<side>`` says it.
        ``unknown`` while a lot or a choice still decides; empty where all are alike."""
        return ()

    def stands(self, options: Options) -> bool:
        """Whether the match is suspended while nobody is connected. Not with clocks of hours or
        days."""
        return True

    def unhurried(self, options: Options) -> Options | None:
        """The same options with much more time, or as they are if that is given already; None
        where no clock runs. By them a person plays their first match against bots."""
        return None

    def undo(self, state: St) -> bool:
        """Whether seats may take acts back, the whole match long. Every act of a seat must then
        tell every audience something; ``final`` events bar the way back, and so does an act by
        which a seat is ``out``."""
        return False

    @abstractmethod
    def setup(self, options: Options, seats: int, chance: Chance) -> tuple[St, list[Event]]:
        """The state at match time 0, and the first events."""

    @abstractmethod
    def offers(self, state: St, seat: int) -> list[Offer]: ...

    @abstractmethod
    def judge(self, state: St, seat: int | None, action: Any) -> Illegal | None:
        """Why ``seat`` (None: the clock) may not act so now, or None. Must not change the state."""

    @abstractmethod
    def apply(self, state: St, seat: int | None, action: Any) -> list[Event]:
        """Apply the action, or raise what ``judge`` returns before changing anything."""

    def presence(self, state: St, seat: int, here: bool) -> list[Event]:
        """React to nobody, or again somebody, acting for a seat. Mostly nothing. A substitute bot
        counts as somebody."""
        return []

    def relayed(self, state: St, seat: int, signal: Any) -> Mapping[str, int] | None:
        """The visible part of a seat's signal; None shows nothing."""
        return None

    def samples(self, state: St) -> list[Sample]:
        """The samples the rules wait for. Called after every change, so it must be cheap."""
        return []

    def sampled(self, state: St, seat: int, signals: Sequence[Any]) -> list[Event]:
        """Apply the answer to a sample: signals of ``signal_type``, or None. Called only after
        ``judge`` accepted the ``Sampled``."""
        return []

    def audience(self, state: St, seat: int) -> Audience:
        """The seats this seat shares its knowledge with, itself included."""
        return (seat,)

    def scene(self, state: St, audience: Audience) -> Struct | None:
        """The immutable part of the view; sent once."""
        return None

    @abstractmethod
    def view(self, state: St, audience: Audience) -> View: ...

    def views(self, state: St, audiences: Sequence[Audience]) -> list[View]:
        """The views of several audiences. A game may build shared parts once: an object shared by
        views is compared once, too."""
        return [self.view(state, audience) for audience in audiences]

    def out(self, state: St) -> frozenset[int]:
        """The seats for which nothing will be decided any more, in this match for good. Nobody
        waits for their people. Read after every change, so it must be cheap."""
        return frozenset()

    @abstractmethod
    def deadlines(self, state: St) -> list[Deadline]: ...

    @abstractmethod
    def outcome(self, state: St) -> Outcome | None:
        """The result, once the match is over."""

    def debrief(self, events: Sequence[Event], outcome: Outcome) -> Debrief:
        """What the end is told by, from the events that everybody was told: anybody with the link
        may read it."""
        return Debrief()

    def called(
        self, event: Mapping[str, Any], earlier: Callable[[], Sequence[Mapping[str, Any]]]
    ) -> Mapping[str, Called]:
        """By field, where an event knows something by a number alone: what people call it, by what
        everybody was told up to then, this event included. Both as they are stored."""
        return {}

    def unshuffled(self, purpose: str) -> Sequence[str]:
        """The order before a shuffle of that purpose, as message keys, the last on top, for the
        verification page; empty if it varies."""
        return ()

    def choose(
        self, level: str, seat: int, scene: Any, view: Any, offers: list[Offer], chance: Chance
    ) -> Plan:
        """A bot's decision, from exactly what a browser at this seat gets. Runs in a thread."""
        raise LookupError(f"{self.slug} has no bot {level!r}")
