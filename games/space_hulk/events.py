"""What came of it: SH-768. Lines marked "own" are told to the alien seat alone."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.engine import Event, Seat
from games.space_hulk.board import Facing

Phase = Literal[
    "deploy",
    "start_blips",
    "marine_actions",
    "marine_end",
    "alien_reinforce",
    "alien_actions",
    "alien_end",
    "over",
]
Decided = Literal["parry", "extra-hit", "placing"]


class Paid(Event, frozen=True, kw_only=True):
    """``cp``: how much of it was paid with command points."""

    cp: int = 0


class SideDrawn(Event, frozen=True):
    """By lot: who plays the aliens."""

    seat: Seat


class MarinesSwapped(Event, frozen=True):
    seat: Seat
    piece: str
    other: str


class FacingSet(Event, frozen=True):
    seat: Seat
    piece: str
    facing: Facing


class TradeOffered(Event, frozen=True):
    seat: Seat
    piece: str
    other: str


class MarinesTraded(Event, frozen=True):
    piece: str
    other: str


class SeatReady(Event, frozen=True):
    seat: Seat


class StartBlipsDrawn(Event, frozen=True):
    number: int


class BlipsDrawn(Event, frozen=True):
    number: int


class ValuesDrawn(Event, frozen=True):
    """Own: what the hand holds, by place."""

    values: dict[int, int]


class DiscardRecycled(Event, frozen=True):
    number: int


class RoundStarted(Event, frozen=True):
    number: int


class PhaseStarted(Event, frozen=True):
    final: ClassVar[bool] = True
    name: Phase


class CpRolled(Event, frozen=True):
    """``number`` to spend, of which ``handicap`` is not the die's."""

    number: int
    handicap: int = 0


class Moved(Paid, frozen=True):
    piece: str
    start: int
    to: int


class Turned(Paid, frozen=True):
    piece: str
    facing: Facing


class DoorOpened(Paid, frozen=True):
    piece: str
    at: int


class DoorClosed(Paid, frozen=True):
    piece: str
    at: int


class DoorDestroyed(Event, frozen=True):
    at: int
    by: str


class AirlockClosed(Paid, frozen=True):
    piece: str
    airlock: int


class EntrySealed(Event, frozen=True):
    """``number`` counters went back to the supply unseen."""

    entry: int
    number: int


class Shot(Paid, frozen=True):
    """``faces``: H, S or -, one for each die."""

    piece: str
    target: str
    faces: tuple[str, ...]
    sustained: bool = False
    overwatch: bool = False
    follow: bool = False


class AlsoHit(Event, frozen=True, tag="extra-hit"):
    piece: str
    target: str


class Killed(Event, frozen=True):
    """``by`` a figure, or ``flame``; where it stood, and how it faced."""

    piece: str
    by: str
    at: int
    facing: Facing


class JamRolled(Event, frozen=True):
    piece: str
    jam: bool


class HitWaived(Event, frozen=True):
    piece: str


class JamCleared(Paid, frozen=True):
    piece: str


class OverwatchSet(Paid, frozen=True):
    piece: str


class OverwatchEnded(Event, frozen=True):
    piece: str
    why: Literal["acted", "attacked", "phase"]


class FlameLaid(Paid, frozen=True):
    piece: str
    at: int
    fuel: int


class FlameOver(Event, frozen=True):
    """From now on the flames of this shot hide."""

    piece: str


class FlameRolled(Event, frozen=True):
    piece: str
    die: int


class Reloaded(Paid, frozen=True):
    piece: str


class MeleeRolled(Paid, frozen=True):
    """``asked``: whether a parry may follow."""

    attacker: str
    defender: str
    red: int
    blue: tuple[int, ...]
    bonus: int = 0
    asked: bool = False


class Parried(Event, frozen=True):
    """``die`` is missing where nobody parried."""

    piece: str
    yes: bool
    die: int | None = None


class Fought(Event, frozen=True):
    attacker: str
    defender: str
    result: Literal["attacker", "defender", "tie"]


class DoorRolled(Paid, frozen=True):
    piece: str
    at: int
    dice: tuple[int, ...]


class TurnedToFace(Event, frozen=True):
    piece: str
    facing: Facing


class BlipPlaced(Event, frozen=True):
    piece: str
    entry: int


class BlipEntered(Event, frozen=True):
    piece: str
    at: int


class AlienEntered(Event, frozen=True):
    piece: str
    at: int
    facing: Facing


class BlipTurned(Event, frozen=True):
    """Without ``at`` it waits at an entry."""

    final: ClassVar[bool] = True
    opens: ClassVar[bool] = True
    piece: str
    value: int
    forced: bool
    at: int | None = None
    entry: int | None = None


class AlienPlaced(Event, frozen=True):
    piece: str
    at: int | None = None
    facing: Facing | None = None
    entry: int | None = None


class AlienLost(Event, frozen=True):
    number: int
    why: Literal["limit", "no-room", "outside", "sealed"]


class PickedUp(Event, frozen=True):
    piece: str
    thing: str


class Dropped(Event, frozen=True):
    piece: str
    thing: str
    at: int


class LeftBoard(Paid, frozen=True):
    piece: str


class FlamesRemoved(Event, frozen=True):
    """``all`` of them, or one off every square."""

    all: bool


class GoalFulfilled(Event, frozen=True):
    final: ClassVar[bool] = True
    goal: str


class Finished(Event, frozen=True):
    piece: str
    why: Literal["hand", "floor", "absent"]


class FloorAsked(Event, frozen=True):
    final: ClassVar[bool] = True
    seat: Seat


class FloorKept(Event, frozen=True):
    final: ClassVar[bool] = True
    seat: Seat


class EndPressed(Event, frozen=True):
    seat: Seat


class ResignAsked(Event, frozen=True):
    final: ClassVar[bool] = True
    seat: Seat


class ResignAnswered(Event, frozen=True):
    final: ClassVar[bool] = True
    seat: Seat
    yes: bool


class DrawOffered(Event, frozen=True):
    final: ClassVar[bool] = True
    seat: Seat


class DrawAnswered(Event, frozen=True):
    final: ClassVar[bool] = True
    seat: Seat
    yes: bool


class DrawLapsed(Event, frozen=True):
    final: ClassVar[bool] = True


class PresetSet(Event, frozen=True):
    final: ClassVar[bool] = True
    seat: Seat
    what: Decided
    auto: bool


class ByClock(Event, frozen=True):
    """What the clock decided, and for whom; without a seat for a side."""

    what: Literal["decision", "flames", "floor", "countdown", "phase", "absent"]
    seat: Seat | None = None


class PlacingOver(Event, frozen=True):
    """A batch of blips, or the aliens of one counter, lie where they lie."""

    final: ClassVar[bool] = True


class PhaseEnded(Event, frozen=True):
    final: ClassVar[bool] = True
    name: Phase
    why: Literal["done", "pressed", "clock", "countdown", "absent", "nothing"]


class MatchEnded(Event, frozen=True):
    """``values`` of all counters that were not turned, on the board and waiting; ``hand`` of those
    that were drawn and not placed."""

    final: ClassVar[bool] = True
    opens: ClassVar[bool] = True
    winner: Literal["marines", "aliens", "draw"]
    reason: str
    values: dict[str, int]
    hand: dict[int, int] = {}


GameEvent = (
    SideDrawn
    | MarinesSwapped
    | FacingSet
    | TradeOffered
    | MarinesTraded
    | SeatReady
    | StartBlipsDrawn
    | BlipsDrawn
    | ValuesDrawn
    | DiscardRecycled
    | RoundStarted
    | PhaseStarted
    | CpRolled
    | Moved
    | Turned
    | DoorOpened
    | DoorClosed
    | DoorDestroyed
    | AirlockClosed
    | EntrySealed
    | Shot
    | AlsoHit
    | Killed
    | JamRolled
    | HitWaived
    | JamCleared
    | OverwatchSet
    | OverwatchEnded
    | FlameLaid
    | FlameOver
    | FlameRolled
    | Reloaded
    | MeleeRolled
    | Parried
    | Fought
    | DoorRolled
    | TurnedToFace
    | BlipPlaced
    | BlipEntered
    | AlienEntered
    | BlipTurned
    | AlienPlaced
    | AlienLost
    | PickedUp
    | Dropped
    | LeftBoard
    | FlamesRemoved
    | GoalFulfilled
    | Finished
    | FloorAsked
    | FloorKept
    | EndPressed
    | ResignAsked
    | ResignAnswered
    | DrawOffered
    | DrawAnswered
    | DrawLapsed
    | PresetSet
    | ByClock
    | PlacingOver
    | PhaseEnded
    | MatchEnded
)
