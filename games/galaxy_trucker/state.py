"""12.2 The vocabulary of the game: options and the whole truth about a match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from games.engine import Millis, State
from games.galaxy_trucker.aboard import Ship
from games.galaxy_trucker.actions import Answer
from games.galaxy_trucker.checking import Mending
from games.galaxy_trucker.events import ScoreLine
from games.galaxy_trucker.goods import BANK
from games.galaxy_trucker.levels import LEVELS, Level, LevelName
from games.galaxy_trucker.steps import AnyStep
from games.galaxy_trucker.titles import Title

Phase = Literal[
    "go",
    "countdown",
    "build",
    "start_pick",
    "fix",
    "crew",
    "reveal",
    "card",
    "pause",
    "scoring",
    "titles",
    "next",
    "over",
]
OnOff = Literal["on", "off"]
Out = Literal["no-power", "no-human", "lapped", "wish"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """6 What a room may choose."""

    mode: Literal["single-1", "learning", "single-2", "single-3", "trek"] = "single-1"
    hourglass: Literal["90", "60", "120", "off"] = "90"
    building_cap: Literal["15", "10", "30", "off"] = "15"
    last_builder: Literal["120", "60", "240", "off"] = "120"
    peek_limit: Literal["20", "10", "40", "off"] = "20"
    build_help: Literal["by-mode", "off", "warn", "strict"] = "by-mode"
    auto_flip: Literal["off", "on"] = "off"
    learning_reserve: OnOff = "on"
    learning_give_up: Literal["off", "on"] = "off"
    learning_aliens: Literal["off", "on"] = "off"
    gold_handicaps: Literal["house", "none"] = "house"
    pace: Literal["normal", "relaxed", "slow", "quick"] = "normal"


class Hand(Struct, frozen=True):
    """GT-101 The tile in a hand."""

    tile: int
    known: bool
    """GT-104 Everybody saw where it came from."""
    reserved: bool = False
    """GT-118 From the own reserve."""


class Trucker(Struct, kw_only=True):
    """All that belongs to a seat."""

    ship: Ship
    loose: int | None = None
    """GT-112 The cell of the tile that may still be lifted."""
    loose_reserved: bool = False
    """GT-118 That tile came from the reserve."""
    hand: Hand | None = None
    reserve: dict[int, int] = field(default_factory=dict)
    """GT-116 Tiles by place, 1 and 2."""
    peeks: int | None = None
    """GT-131 The stack held."""
    peeks_since: Millis = 0
    space: int | None = None
    """GT-144 The start space, 1 the best."""
    stopped_at: Millis | None = None
    """GT-148 Since when it picks a start space."""
    credits: int = 0
    lost: list[int] = field(default_factory=list)
    """GT-024"""
    position: int | None = None
    """GT-026 None: the rocket is not on the flight board."""
    out: Out | None = None
    """GT-425 GT-430 Why it gave up."""
    title: Title | None = None
    gold: bool = False
    plan: Mending | None = None
    """GT-178 Suggested in the check to whoever had errors."""
    mended: bool = True
    """The ship is legal, as far as the check has come."""
    manned: bool = False
    """GT-194 Its crew is aboard."""
    done: bool = False
    """It has seen the score, or is ready for the next flight."""
    away_since: Millis | None = None

    @property
    def builds(self) -> bool:
        """It has neither finished nor been stopped."""
        return self.space is None and self.stopped_at is None


class Question(Struct, kw_only=True):
    """GT-216 What the flight waits for."""

    step: AnyStep
    kind: str
    """``roll``, ``power``, ``hit`` ...: the end of ``ask-…`` and the name of its wait."""
    name: str
    """GT-522"""
    seats: list[int]
    """Asked, in flight order."""
    since: Millis
    answers: dict[int, Answer] = field(default_factory=dict)
    """GT-523 Sealed until all are there."""

    @property
    def waits_for(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.answers]


class TruckState(State):
    options: Options
    seats: list[Trucker]
    flight: int = 0
    """From 1; in the Trek up to 3."""
    level: LevelName = "I"
    phase: Phase = "go"
    since: Millis = 0
    """When the phase began, where all are asked by it; a question has its own moment."""
    began: Millis = 0
    """GT-151 When building began."""
    heap: list[int] = field(default_factory=list)
    """GT-100 Drawn from the end."""
    table: dict[int, int] = field(default_factory=dict)
    """Where each face-up tile lies."""
    been: list[int] = field(default_factory=list)
    """GT-106 Tiles that have ever lain there in this flight."""
    stacks: dict[int, list[str]] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    """The top card last."""
    used: list[str] = field(default_factory=list)
    """GT-480 Cards of the decks of all flights so far."""
    circle: int = 0
    """GT-138 On which the hourglass stands, from 1; 0: there is none."""
    sand_until: Millis | None = None
    """None: it rests."""
    last_builder_until: Millis | None = None
    bank: dict[str, int] = field(default_factory=lambda: dict(BANK))
    card: str | None = None
    number: int = 0
    """How many cards were revealed in this flight."""
    landed: dict[int, int] = field(default_factory=dict)
    """Planets by seat, from 1."""
    beaten: list[int] = field(default_factory=list)
    """GT-346 By the pirates of this card."""
    powerless: list[int] = field(default_factory=list)
    """GT-331 Without engine power in open space."""
    values: dict[int, int] = field(default_factory=dict)
    """GT-300 Declared in this line, fire power in half points."""
    agenda: list[AnyStep] = field(default_factory=list)
    """The next step last."""
    question: Question | None = None
    drawn: list[Title] = field(default_factory=list)
    """GT-460 The titles of this Trek."""
    holders: dict[Title, int] = field(default_factory=dict)
    """GT-463 Who has them before everybody has one."""
    score: dict[int, ScoreLine] = field(default_factory=dict)
    dice: list[int] = field(default_factory=list)
    """Of the last throw."""

    @property
    def board(self) -> Level:
        return LEVELS[self.level]

    @property
    def score_order(self) -> list[int]:
        """Seats by their place in the flight that was scored, those that gave up last."""
        last = len(self.seats)
        return sorted(self.score, key=lambda seat: self.score[seat].place or last)


def positions(state: TruckState) -> dict[int, int]:
    """Of the seats that fly."""
    return {
        seat: each.position for seat, each in enumerate(state.seats) if each.position is not None
    }
