"""What a seat may ask for, and what the clock does.

Whom an action is about is its ``piece``: ``m1`` a marine, ``a1`` an alien, ``b1`` a blip. ``cp`` is
the part of its cost that is paid with command points; 0 for aliens and blips.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from games.engine import Action, Seat

Id = Annotated[str, Meta(max_length=8, pattern=r"^[a-z0-9]*$(?!\n)")]
Word = Annotated[str, Meta(max_length=12, pattern=r"^[a-z-]*$(?!\n)")]
"""Text from outside: what it may say is for the rules to judge, with a code that tells why."""
Whole = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class Move(Action, frozen=True):
    piece: Id
    to: Whole
    cp: Whole


class TurnTo(Action, frozen=True, tag="turn"):
    piece: Id
    facing: Word
    cp: Whole


class Shoot(Action, frozen=True):
    piece: Id
    target: Id
    cp: Whole


class FollowShot(Action, frozen=True):
    """The free shot after a move or turn."""

    piece: Id
    target: Id


class Overwatch(Action, frozen=True):
    piece: Id
    cp: Whole


class ClearJam(Action, frozen=True):
    piece: Id
    cp: Whole


class Flame(Action, frozen=True):
    """The first flame of a shot."""

    piece: Id
    to: Whole
    cp: Whole


class FlameNext(Action, frozen=True):
    to: Whole


class FlameStop(Action, frozen=True):
    pass


class Reload(Action, frozen=True):
    piece: Id
    cp: Whole


class Attack(Action, frozen=True):
    """Close combat with what is directly in front."""

    piece: Id
    cp: Whole


class Door(Action, frozen=True):
    """Open or close a door, close an airlock."""

    piece: Id
    at: Whole
    cp: Whole


class Leave(Action, frozen=True):
    piece: Id
    cp: Whole


class Swap(Action, frozen=True):
    """Two own marines change places before the match."""

    piece: Id
    other: Id


class Face(Action, frozen=True):
    piece: Id
    facing: Word


class Trade(Action, frozen=True):
    """Offer an own marine for one of another seat."""

    piece: Id
    other: Id


class Ready(Action, frozen=True):
    pass


class PlaceBlip(Action, frozen=True):
    """``blip``: its place in the hand."""

    blip: Whole
    entry: Whole


class Enter(Action, frozen=True):
    """A blip comes onto the board."""

    piece: Id


class EnterFacing(Action, frozen=True):
    """An alien comes onto the board."""

    piece: Id
    facing: Word


class Convert(Action, frozen=True):
    """Turn an own blip over."""

    piece: Id


class PlaceAlien(Action, frozen=True):
    to: Whole
    facing: Word


class BurnRoll(Action, frozen=True):
    """An alien on a flame that has nowhere to go."""

    piece: Id


class Parry(Action, frozen=True):
    yes: bool


class ExtraHit(Action, frozen=True):
    target: Id


class WaiveHit(Action, frozen=True):
    pass


class Finish(Action, frozen=True):
    """The active piece is done for this round."""


class AskFloor(Action, frozen=True):
    """Ask the seat of the active marine to make room."""


class EndPhase(Action, frozen=True):
    pass


class Preset(Action, frozen=True):
    """Settle decisions of a kind for me from now on, or ask."""

    what: Word
    auto: bool


class Resign(Action, frozen=True):
    pass


class Agree(Action, frozen=True):
    """To the resignation of another marine seat."""


class Refuse(Action, frozen=True):
    pass


class OfferDraw(Action, frozen=True):
    pass


class AcceptDraw(Action, frozen=True):
    pass


class DeclineDraw(Action, frozen=True):
    pass


SeatAction = (
    Move
    | TurnTo
    | Shoot
    | FollowShot
    | Overwatch
    | ClearJam
    | Flame
    | FlameNext
    | FlameStop
    | Reload
    | Attack
    | Door
    | Leave
    | Swap
    | Face
    | Trade
    | Ready
    | PlaceBlip
    | Enter
    | EnterFacing
    | Convert
    | PlaceAlien
    | BurnRoll
    | Parry
    | ExtraHit
    | WaiveHit
    | Finish
    | AskFloor
    | EndPhase
    | Preset
    | Resign
    | Agree
    | Refuse
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
)


class DecisionDue(Action, frozen=True):
    """The time of the decision owed is over."""

    seat: Seat


class FloorDue(Action, frozen=True):
    """Nobody has kept the floor that was asked for."""


class CountdownDue(Action, frozen=True):
    """The acting side has nothing left."""


class PhaseDue(Action, frozen=True):
    """The time of this phase is over, or everybody it waits for is absent."""

    phase: str
    round: int


ClockAction = DecisionDue | FloorDue | CountdownDue | PhaseDue
