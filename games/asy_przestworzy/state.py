"""The vocabulary of the game: options, state, actions, events, scene and view.

A seat is 0 or 1; its squadron is all that lies on its side of the table. Aircraft are called by
their number (``E05``, ``C11``), attributes by their short names in printed order.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from games.asy_przestworzy.aircraft import Aircraft, Attribute, Side
from games.engine import Action, Event, Millis, Seat, State, View

Wish = Literal["entente", "central", "any"]
Window = Literal["ceiling", "manoeuvre", "firepower", "range"]
Phase = Literal[
    "sides",
    "laying",
    "ceiling",
    "naming",
    "manoeuvre",
    "firepower",
    "range",
    "over",
    "match-over",
]
"""``over``: a game of a match of three has ended and the next will come."""

WISHES: tuple[Wish, ...] = ("entente", "central", "any")
WINDOWS: tuple[Window, ...] = ("ceiling", "manoeuvre", "firepower", "range")
HAND = 5
TO_WIN = 8
STACK = 3

Word = Annotated[str, Meta(max_length=12, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
"""Text from outside: what it may say is for the rules to judge, with a code that tells why."""
Whole = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a room may choose. ``sides`` other than pick and random is the side of seat 0."""

    sides: Literal["pick", "random", "entente", "central"] = "pick"
    best_of: Literal[1, 3] = 1
    clock: Literal["live", "relaxed", "off"] = "live"
    man_limit: Literal["any", "1"] = "any"
    seen_helper: Literal["on", "off"] = "on"


# ---- what a seat asks for


class PickSide(Action, frozen=True):
    wish: Word


class Lay(Action, frozen=True):
    """Lay an aircraft of the hand face down."""

    aircraft: Word


class UseSpeed(Action, frozen=True):
    """Use a speed card: discard this aircraft and draw another."""

    aircraft: Word


class AnswerCeiling(Action, frozen=True):
    use: bool


class Name(Action, frozen=True):
    """Name the attribute of the duel."""

    attribute: Word


class Bid(Action, frozen=True):
    """Seal how many manoeuvre cards to use."""

    number: Whole


class AnswerFirepower(Action, frozen=True):
    use: bool


class AnswerRange(Action, frozen=True):
    use: bool


class NextGame(Action, frozen=True):
    """Ready for the next game of the match."""


class Resign(Action, frozen=True):
    pass


class SetAuto(Action, frozen=True):
    """Do not ask me again in this window, or do."""

    window: Word
    on: bool


SeatAction = (
    PickSide
    | Lay
    | UseSpeed
    | AnswerCeiling
    | Name
    | Bid
    | AnswerFirepower
    | AnswerRange
    | NextGame
    | Resign
    | SetAuto
)


# ---- what the clock does


class TimeUp(Action, frozen=True):
    """The time of the decision the table waits for has run out."""


class AnswerFor(Action, frozen=True):
    """A window of a seat that is away or absent gets its answer early."""

    seat: Seat


ClockAction = TimeUp | AnswerFor


# ---- what came of it. Lines marked "own" are told to their seat alone.


class SidesAsked(Event, frozen=True):
    pass


class SidePicked(Event, frozen=True):
    seat: Seat
    wish: Wish


class SideTaken(Event, frozen=True):
    seat: Seat
    side: Side


class GameBegan(Event, frozen=True):
    number: int


class HandDealt(Event, frozen=True):
    seat: Seat
    number: int


class CardSeen(Event, frozen=True):
    """Own: an aircraft has come to the hand."""

    aircraft: str


class DuelOpened(Event, frozen=True):
    """Without a leader in the first duel."""

    number: int
    leader: Seat | None = None
    previous: Attribute | None = None


class CeilingAsked(Event, frozen=True):
    seat: Seat


class InitiativeSeized(Event, frozen=True):
    """By a ceiling card."""

    seat: Seat


class CeilingKept(Event, frozen=True):
    seat: Seat


class AttributeNamed(Event, frozen=True):
    seat: Seat
    attribute: Attribute


class SpeedUsed(Event, frozen=True):
    """``aircraft`` was discarded."""

    seat: Seat
    aircraft: str


class AircraftLaid(Event, frozen=True):
    """Face down."""

    seat: Seat


class OwnLaid(Event, frozen=True):
    """Own: which one."""

    aircraft: str


class BidSealed(Event, frozen=True):
    """Own: how many manoeuvre cards."""

    number: int


class Revealed(Event, frozen=True):
    """One of the two aircraft; both are told together, seat 0 first."""

    seat: Seat
    aircraft: str
    value: int
    bonus: int
    total: int


class DuelTied(Event, frozen=True):
    pass


class FirepowerAsked(Event, frozen=True):
    seat: Seat


class FirepowerUsed(Event, frozen=True):
    seat: Seat


class FirepowerKept(Event, frozen=True):
    seat: Seat


class DuelWon(Event, frozen=True):
    """``score``: victory cards the seat has now."""

    seat: Seat
    attribute: Attribute
    score: int


class CardTurned(Event, frozen=True):
    """A victory card was used. Manoeuvre: one line a card."""

    seat: Seat
    attribute: Attribute


class RangeAsked(Event, frozen=True):
    seat: Seat


class RangeStruck(Event, frozen=True):
    """The victim lost this aircraft from the hand."""

    victim: Seat
    aircraft: str


class RangeVoid(Event, frozen=True):
    """There was nothing to lose."""

    victim: Seat


class RangeWaived(Event, frozen=True):
    seat: Seat


class CardsDrawn(Event, frozen=True):
    seat: Seat
    number: int


class InitiativePassed(Event, frozen=True):
    """By a tie that stands: ``seat`` leads now."""

    seat: Seat


class GameWon(Event, frozen=True):
    seat: Seat
    reason: str
    """``eight``, ``exhausted``, ``firepower`` or ``resigned``."""


class GameDrawn(Event, frozen=True):
    pass


class GameReady(Event, frozen=True):
    """The seat waits for the next game of the match."""

    seat: Seat


class MatchEnded(Event, frozen=True):
    """``reason`` as in the outcome."""

    reason: str


class TimeExpired(Event, frozen=True):
    """The clock decided for a seat; told to all but in the manoeuvre window."""

    seat: Seat


class Absent(Event, frozen=True):
    """Two expiries in a row: from now on windows of the seat are answered after three seconds."""

    seat: Seat


class Returned(Event, frozen=True):
    """The absent seat has acted."""

    seat: Seat


class AutoSet(Event, frozen=True):
    """Own: a standing answer was switched on or off."""

    window: Window
    on: bool


GameEvent = (
    SidesAsked
    | SidePicked
    | SideTaken
    | GameBegan
    | HandDealt
    | CardSeen
    | DuelOpened
    | CeilingAsked
    | InitiativeSeized
    | CeilingKept
    | AttributeNamed
    | SpeedUsed
    | AircraftLaid
    | OwnLaid
    | BidSealed
    | Revealed
    | DuelTied
    | FirepowerAsked
    | FirepowerUsed
    | FirepowerKept
    | DuelWon
    | CardTurned
    | RangeAsked
    | RangeStruck
    | RangeVoid
    | RangeWaived
    | CardsDrawn
    | InitiativePassed
    | GameWon
    | GameDrawn
    | GameReady
    | MatchEnded
    | TimeExpired
    | Absent
    | Returned
    | AutoSet
)


# ---- the truth


class Reveal(Struct, frozen=True, omit_defaults=True):
    """The latest pair, by seat. Shown until match time ``until``; what follows waits for no one."""

    attribute: Attribute
    aircraft: tuple[str, str]
    values: tuple[int, int]
    bonuses: tuple[int, int]
    totals: tuple[int, int]
    until: Millis
    winner: Seat | None = None
    """None: tied, or a tie that firepower may still decide."""


class Squadron(Struct):
    """All that lies on one seat's side of the table, and what is known of the seat."""

    side: Side | None = None
    wish: Wish | None = None
    deck: list[str] = field(default_factory=list)
    """The next to be drawn is the last."""
    hand: list[str] = field(default_factory=list)
    laid: str | None = None
    discard: list[str] = field(default_factory=list)
    unused: dict[Attribute, int] = field(default_factory=dict)
    used: dict[Attribute, int] = field(default_factory=dict)
    hand_size: int = HAND
    sealed: int | None = None
    auto: list[Window] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    """What came to the hand at its latest draw."""
    missed: int = 0
    """Expiries in a row."""
    away_since: Millis | None = None
    wins: int = 0
    cards: int = 0
    """Victory cards of the match's finished games."""
    ready: bool = False


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended; without a winner it is drawn."""

    reason: str
    winner: Seat | None = None


class AsyState(State, kw_only=True):
    options: Options
    squadrons: list[Squadron]
    """One for each seat."""
    stacks: dict[Attribute, int]
    phase: Phase = "sides"
    since: Millis = 0
    """From when on the time of the present decision is counted."""
    game: int = 1
    duel: int = 0
    leader: Seat | None = None
    contested: Attribute | None = None
    previous: Attribute | None = None
    asked: list[int] = field(default_factory=list)
    """Whom the open window asks; in ``manoeuvre`` with those who have answered."""
    reveal: Reveal | None = None
    result: Result | None = None


# ---- what is shown


class Scene(Struct, frozen=True):
    """What never changes in a match."""

    aircraft: dict[str, Aircraft]
    attributes: tuple[Attribute, ...]
    best_of: int
    to_win: int
    hand: int
    stack: int


class SquadronView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat's half of the table as everybody sees it."""

    hand: int
    size: int
    """The nominal hand: five, less one for each aircraft lost to range."""
    deck: int
    discard: dict[str, str]
    """Number by order: ``{"1": "E05", "2": "E11"}``."""
    won: dict[Attribute, tuple[int, int]]
    """Victory cards, unused and used; an attribute without one is missing."""
    score: int
    wins: int
    side: Side | None = None
    wish: Wish | None = None
    laid: str | None = None
    """``back``, or its number once revealed."""
    ready: bool | None = None


class Own(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What only the owner sees."""

    hand: list[str]
    laid: str | None = None
    bid: int | None = None
    """The sealed number; missing while it is not given."""
    auto: dict[Window, bool] | None = None
    """The standing answers that are on."""
    drawn: list[str] | None = None


class TableView(View, frozen=True, kw_only=True, omit_defaults=True):
    """``turn.ask`` is one of: pick-side, lay-first, lay-again, lay-<attribute>, ceiling, name, bid,
    deciding (the manoeuvre window, for whoever is not to bid), firepower, range, next-game."""

    phase: Phase
    game: int
    stacks: dict[Attribute, int]
    squadrons: dict[str, SquadronView]
    duel: int | None = None
    leader: Seat | None = None
    contested: Attribute | None = None
    previous: Attribute | None = None
    reveal: Reveal | None = None
    result: Result | None = None
    own: Own | None = None
