"""The vocabulary of the game: options, state, actions, events, scene and view.

Lengths are in u, a tenth of a millimetre of the table (KE-030); angles in tenths of a degree,
counter-clockwise from "front up" (KE-031). A ship is called by its speed 1-10, which is unique in
a squadron (KE-002); a card on the table by its order of landing, 1, 2, 3 ... in a round.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from games.engine import Action, Event, Millis, Seat, State, View

Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
Phase = Literal["ready", "countdown", "placing", "stopped", "scoring", "over"]
Switch = Literal["off", "on"]
Anchor = Literal["F", "B", "L", "R", "FL", "FR", "BL", "BR"]

Word = Annotated[str, Meta(max_length=12, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
"""Text from outside: what it may say is for the rules to judge, with a code that tells why."""
Place = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""A coordinate from outside: whether it lies on the table is for the rules to judge (KE-050)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a room may choose. Clocks are in seconds."""

    wins: Annotated[int, Meta(ge=1, le=5)] = 3
    pace: Literal["live", "calm"] = "live"
    round_clock: Literal["60", "30", "45", "90", "120", "off"] = "60"
    beat_clock: Literal["30", "15", "60", "off"] = "30"
    replay_clock: Literal["90", "30", "60", "off"] = "90"
    times: Literal["1", "3"] = "1"
    two_asteroids: Switch = "off"
    corsairs: Switch = "off"
    overlap: Literal["hangar", "refuse"] = "hangar"
    show_hands: Literal["on", "off"] = "on"
    aim_lines: Literal["short", "off", "full"] = "short"
    assist: Literal["on", "off"] = "on"
    lag_compensation: Switch = "off"
    hand_time: Literal["1500", "500", "1000", "2000", "3000"] = "1500"
    """KE-075 Milliseconds for which a drawn card stays in the hand at least."""

    tells_why: ClassVar[bool] = True
    """Whether a card withheld by KE-107 says so."""


# ---- what a seat asks for


def limit(options: Options, clock: str) -> Millis:
    """What a clock of so many seconds gives in this room."""
    return 1_000 * int(clock) * int(options.times)


class PickColour(Action, frozen=True):
    colour: Word


class Ready(Action, frozen=True):
    """Ready for the round."""


class SetAssist(Action, frozen=True):
    """Aim exactly by key in the next round, and wait longer for it (KE-079)."""

    on: bool


class SetAutoDraw(Action, frozen=True):
    """The next card comes to the hand by itself (KE-076)."""

    on: bool


class Draw(Action, frozen=True):
    pass


class Drop(Action, frozen=True):
    """Lay the held card."""

    x: Place
    y: Place
    a: Place


class Answer(Action, frozen=True):
    """At Stop: ``drop`` the held card where it was frozen, or ``withhold`` it (KE-105)."""

    how: Word


class Continue(Action, frozen=True):
    """Seen enough of the battle."""


class Resign(Action, frozen=True):
    pass


SeatAction = PickColour | Ready | SetAssist | SetAutoDraw | Draw | Drop | Answer | Continue | Resign


class Hold(Struct, frozen=True, forbid_unknown_fields=True):
    """The signal of the game: where the held card hovers. Never logged, sampled at Stop."""

    x: Place
    y: Place
    a: Place


# ---- what the clock does


class RoundUp(Action, frozen=True):
    """Nobody else is waited for: the countdown begins."""


class Start(Action, frozen=True):
    """The countdown is over."""


class StopCalled(Action, frozen=True):
    """By the round clock, or because nothing has landed for a minute (KE-103)."""


class Land(Action, frozen=True):
    """A compensated drop of this seat lands (KE-301)."""

    seat: Seat


class FreeHand(Action, frozen=True):
    """The card that this seat holds may be let go now (KE-075)."""

    seat: Seat


class Freeze(Action, frozen=True):
    """Held cards are frozen with the samples that have come (KE-104)."""


class WindowClosed(Action, frozen=True):
    """Who has not answered withholds (KE-108)."""


class BeatUp(Action, frozen=True):
    """Calm pace: who has not dropped sends the card to the hangar (KE-321)."""


class ReplayUp(Action, frozen=True):
    """Nobody is waited for any more after a battle."""


ClockAction = (
    RoundUp | Start | StopCalled | Land | FreeHand | Freeze | WindowClosed | BeatUp | ReplayUp
)


# ---- what came of it. Lines marked "own" are told to their seat alone.


class ColourPicked(Event, frozen=True):
    seat: Seat
    colour: Colour


class SeatReady(Event, frozen=True):
    seat: Seat


class AssistSet(Event, frozen=True):
    """Everybody may know; no picture shows it before the next round."""

    opens: ClassVar[bool] = True
    seat: Seat
    on: bool


class AutoDrawSet(Event, frozen=True):
    """Own."""

    on: bool


class RoundBegan(Event, frozen=True):
    """``start`` is the match time at which cards may be drawn."""

    round: int
    start: Millis


class PlacingBegan(Event, frozen=True):
    """The countdown is over."""


class BeatBegan(Event, frozen=True):
    number: int


class CardDrawn(Event, frozen=True):
    """``left``: cards in the deck now."""

    seat: Seat
    left: int


class OwnDrawn(Event, frozen=True):
    """Own: which ship it is."""

    speed: int


class HandFreed(Event, frozen=True):
    """Own: the card in hand may be let go from now on (KE-075)."""


class CardSealed(Event, frozen=True):
    """Calm pace: the seat has dropped; nobody sees where before the beat ends."""

    seat: Seat


class OwnSealed(Event, frozen=True):
    """Own: calm pace, or a compensated drop that has not landed yet."""

    speed: int
    x: int
    y: int
    a: int


class CardLanded(Event, frozen=True):
    """``late``: dropped at Stop."""

    order: int
    seat: Seat
    speed: int
    x: int
    y: int
    a: int
    late: bool = False


class DropRefused(Event, frozen=True):
    """Own: a compensated drop could not land (KE-301); the card is still held."""

    code: str


class RoundStopped(Event, frozen=True):
    """By the seat that played out, or by the clock: ``clock`` is true and no seat is told."""

    seat: Seat | None = None
    clock: bool = False


class PositionFrozen(Event, frozen=True):
    """A held card is frozen. Everybody learns that it was; where, only its owner."""

    seat: Seat


class OwnFrozen(Event, frozen=True):
    """Own."""

    x: int
    y: int
    a: int


class Answered(Event, frozen=True):
    """The seat has decided; what, shows when the window closes or the card lands."""

    seat: Seat


class CardWithheld(Event, frozen=True):
    """``why``: nobody knew at Stop where it was (KE-107); else its seat, or time, withheld it."""

    seat: Seat
    why: Literal["unseen"] | None = None


class RoundEnded(Event, frozen=True):
    """``unplayed[seat]``: the speeds of the cards that were not played, in ascending order."""

    unplayed: list[list[int]]


class ShipGrounded(Event, frozen=True):
    """Lies illegally and goes to the hangar (KE-130). ``covers``: an order, or ``r0``, ``r1``."""

    order: int
    covers: str


class SpeedBegan(Event, frozen=True):
    speed: int


class LaserFired(Event, frozen=True):
    """One shot. ``target``: an order, ``r0`` or ``r1`` for a rock; None is space.

    ``start`` and ``end`` are rounded to whole u, for drawing only; no ``end`` without a target.
    ``edges``: the edges hit, in the order F B L R.
    """

    order: int
    laser: Anchor
    start: tuple[int, int]
    target: str | None = None
    end: tuple[int, int] | None = None
    edges: str | None = None
    shielded: bool = False
    damage: int = 0


class OreShared(Event, frozen=True):
    """``taken``: ore by the order of the ship that took it; ``left`` on the rock."""

    rock: int
    taken: dict[str, int]
    removed: int
    left: int


class ShipDestroyed(Event, frozen=True):
    """``pool``: ``lost`` (to its owner's losses), ``out`` (for nobody), or the seat, as text, whose
    trophy it is; then ``seat`` too, for the words. ``markers``: damage by the seat whose colour it
    has."""

    order: int
    pool: str
    markers: dict[str, int]
    seat: Seat | None = None


class OreLooted(Event, frozen=True):
    """Corsairs: ``taken`` by the order of the ship that took it (KE-272)."""

    order: int
    taken: dict[str, int]
    removed: int


class RockRemoved(Event, frozen=True):
    rock: int


class RoundScored(Event, frozen=True):
    """By seat: hull points of trophies, ore, hull points of losses, and their sum (KE-251)."""

    trophies: list[int]
    ore: list[int]
    losses: list[int]
    scores: list[int]


class RoundWon(Event, frozen=True):
    seat: Seat


class RoundTied(Event, frozen=True):
    pass


class SeatDone(Event, frozen=True):
    """The seat has seen enough of the battle."""

    seat: Seat


class CardsReturned(Event, frozen=True):
    """All cards are back in the decks (KE-007); ``round`` is the one to get ready for."""

    round: int


class SeatResigned(Event, frozen=True):
    seat: Seat


class GameWon(Event, frozen=True):
    """``seats``: one, or those who share it. ``reason`` as in the outcome: ``wins``, ``ties`` or
    ``resigned``."""

    seats: list[Seat]
    reason: str


FilmEvent = (
    ShipGrounded
    | SpeedBegan
    | LaserFired
    | OreShared
    | ShipDestroyed
    | OreLooted
    | RockRemoved
    | RoundScored
)
"""The scoring in one piece, in the order in which it is shown."""

GameEvent = (
    ColourPicked
    | SeatReady
    | AssistSet
    | AutoDrawSet
    | RoundBegan
    | PlacingBegan
    | BeatBegan
    | CardDrawn
    | OwnDrawn
    | HandFreed
    | CardSealed
    | OwnSealed
    | CardLanded
    | DropRefused
    | RoundStopped
    | PositionFrozen
    | OwnFrozen
    | Answered
    | CardWithheld
    | RoundEnded
    | FilmEvent
    | RoundWon
    | RoundTied
    | SeatDone
    | CardsReturned
    | SeatResigned
    | GameWon
)


# ---- the truth


class Laid(Struct, frozen=True):
    """A card on the table. The battle needs no more of it; ``pool`` says what came of it."""

    order: int
    seat: Seat
    speed: int
    x: int
    y: int
    a: int
    at: Millis
    """When it landed; calm pace: when its beat ended."""
    beat: int = 0
    """Calm pace: in which beat it was dropped."""


class Given(Struct, frozen=True):
    """A drop that has not landed: sealed in a beat, compensated, or late at Stop."""

    x: int
    y: int
    a: int
    at: Millis
    """When it arrived."""
    effective: Millis
    """When it was made, as far as the lag may be credited (KE-301)."""


class Held(Struct):
    """A card in hand."""

    speed: int
    drawn_at: Millis
    free: bool = False
    """It may be let go: its seat has been told so (KE-075)."""
    drop: Given | None = None
    """Given and on its way down: neither moved nor drawn after."""
    answer: str | None = None
    """At Stop: ``drop`` or ``withhold``."""
    before: tuple[int, int, int] | None = None
    """The last position on the table that was received before Stop (KE-104)."""
    frozen: tuple[int, int, int] | None = None
    sampled: bool = False


class Squadron(Struct):
    """One seat's: deck, hand, and what is known of the seat."""

    deck: list[int] = field(default_factory=list)
    """Speeds; the next to be drawn is the last."""
    held: Held | None = None
    hangar: list[int] = field(default_factory=list)
    """Speeds of this round's cards that are out of play (KE-102, KE-130, KE-321)."""
    colour: Colour | None = None
    auto_draw: bool = True
    assist: bool = False
    """In this round."""
    assist_next: bool = False
    ready: bool = False
    """For the round; in ``scoring``: has said continue."""
    away_since: Millis | None = None
    resigned: bool = False
    wins: int = 0
    total: int = 0
    """Sum of its round scores."""


class Result(Struct, frozen=True, omit_defaults=True):
    """A round's score, by seat (KE-251)."""

    trophies: list[int]
    ore: list[int]
    losses: list[int]
    scores: list[int]
    winner: Seat | None = None


class EskadraState(State, kw_only=True):
    options: Options
    squadrons: list[Squadron]
    phase: Phase = "ready"
    since: Millis = 0
    """When the phase, in calm pace the beat, began."""
    round: int = 0
    beat: int = 0
    start_at: Millis = 0
    stop_at: Millis | None = None
    stopper: int | None = None
    frozen_at: Millis | None = None
    given: list[int] = field(default_factory=list)
    """Seats whose drop or answer has come, in that order: in this beat, at this Stop, or on its
    way down (KE-109, KE-301, KE-320)."""
    landed_at: Millis = 0
    """When the last card landed, for the idle Stop."""
    table: list[Laid] = field(default_factory=list)
    """By order; as it lay at the end of the round while the battle is shown."""
    fates: dict[str, str] = field(default_factory=dict)
    """In ``scoring``: by order ``hangar``, ``lost``, ``out`` or the seat whose trophy it is."""
    ties: int = 0
    """Tied rounds in a row."""
    result: Result | None = None
    won: list[int] | None = None
    """Who has won the match, when it is over; several share it."""
    reason: str | None = None


# ---- what is shown


class LaserData(Struct, frozen=True):
    at: Anchor
    strength: int


class ShipData(Struct, frozen=True):
    """A ship as it is printed. ``shields``: edges, in the order F B L R."""

    hull: int
    lasers: tuple[LaserData, ...]
    shields: str


class RockData(Struct, frozen=True):
    """A rectangle of angle 0 by its centre and half sides."""

    x: int
    y: int
    half_width: int
    half_height: int
    ore: int


class Scene(Struct, frozen=True):
    """What never changes in a match: the printed ships by speed, the table, the rocks."""

    ships: dict[str, ShipData]
    half: int
    """Half a side of the table (KE-008)."""
    rocks: tuple[RockData, ...]
    wins: int
    pace: str
    round_clock: int | None
    """Milliseconds."""
    hand_time: Millis
    """How long a drawn card stays in the hand at least, without assistance (KE-075)."""
    aim_lines: str
    show_hands: bool
    overlap: str
    assist: bool


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card on the table. ``fate`` in ``scoring`` alone, as ``EskadraState.fates``."""

    seat: Seat
    speed: int
    x: int
    y: int
    a: int
    fate: str | None = None


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One squadron as everybody sees it."""

    wins: int
    deck: int
    """Cards left in it."""
    holds: bool | None = None
    colour: Colour | None = None
    ready: bool | None = None
    """For the round; in ``scoring``: has said continue."""
    assist: bool | None = None
    answered: bool | None = None
    sealed: bool | None = None
    """Calm pace: has dropped in this beat."""
    hangar: list[int] | None = None
    """In ``scoring``: the speeds of the cards that were not played, ascending."""
    resigned: bool | None = None


class Own(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What only the owner sees."""

    auto_draw: bool
    assist_next: bool | None = None
    held: int | None = None
    """The speed of the card in hand."""
    free_at: Millis | None = None
    """From when on it may be dropped (KE-075, KE-079)."""
    dropped: tuple[int, int, int] | None = None
    """Where it will lie: sealed in a beat, or compensated and on its way down."""
    frozen: tuple[int, int, int] | None = None
    answer: str | None = None


class TableView(View, frozen=True, kw_only=True, omit_defaults=True):
    """``turn.ask`` is one of: ready, countdown, lay, beat, answer, watch."""

    phase: Phase
    round: int
    seats: dict[str, SeatView]
    table: dict[str, CardView]
    """By order of landing. Rocks stand in the scene; what is left of their ore, in the events."""
    rocks: int | None = None
    """How many, where two small ones take the asteroid's place (KE-270)."""
    start: Millis | None = None
    stop: Millis | None = None
    stopper: int | None = None
    """Who has played out; with ``stop`` and without ``stopper`` it was the clock."""
    beat: int | None = None
    result: Result | None = None
    """Of the round that is shown."""
    won: list[int] | None = None
    own: Own | None = None
