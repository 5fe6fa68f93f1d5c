"""4.2, 4.3 What a seat may ask for, and 4.5 what the clock does.

Cells are 10 times column plus row, tiles go by their number, things aboard by 10 times their cell
plus their place. ``to`` is the name of the question that is answered (GT-522).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from games.engine import Action, Seat

Whole = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""A number from outside: what it may be is for the rules to judge, with a code that tells why."""
To = Annotated[str, Meta(max_length=12, pattern=r"^[0-9]+(\.[0-9]+){0,2}$(?!\n)")]
Word = Annotated[str, Meta(max_length=12, pattern=r"^[A-Za-z0-9-]*$(?!\n)")]
Cubes = Annotated[str, Meta(max_length=8, pattern=r"^R*Y*G*B*$(?!\n)")]
"""The dearest first."""
Things = Annotated[list[Whole], Meta(max_length=60)]
Hold = Annotated[str, Meta(max_length=4, pattern=r"^[0-9]+$(?!\n)")]


# ---- GO and building


class Go(Action, frozen=True):
    pass


class DrawHidden(Action, frozen=True):
    pass


class TakeOpen(Action, frozen=True):
    tile: Whole


class TakeReserved(Action, frozen=True):
    slot: Whole


class Place(Action, frozen=True):
    k: Whole
    cell: Whole


class Lift(Action, frozen=True):
    pass


class Reserve(Action, frozen=True):
    slot: Whole


class PutBack(Action, frozen=True):
    pass


class Peek(Action, frozen=True):
    stack: Whole


class StopPeek(Action, frozen=True):
    pass


class Flip(Action, frozen=True):
    pass


class Finish(Action, frozen=True):
    space: Whole


class PickSpace(Action, frozen=True):
    space: Whole


# ---- before the start


class FixShip(Action, frozen=True):
    remove: Things
    keep: Whole


class PlaceCrew(Action, frozen=True):
    """The cell of each alien; 0: none."""

    brown: Whole
    purple: Whole


# ---- flight


class Roll(Action, frozen=True):
    to: To


class Declare(Action, frozen=True):
    to: To
    feed: Things
    pay: Things


class AnswerHit(Action, frozen=True):
    to: To
    protect: bool
    pay: Whole


class KeepPiece(Action, frozen=True):
    to: To
    cell: Whole


class LoseCrew(Action, frozen=True):
    to: To
    figures: Things


class LoseGoods(Action, frozen=True):
    to: To
    pieces: Things


class Load(Action, frozen=True):
    to: To
    layout: Annotated[dict[Hold, Cubes], Meta(max_length=40)]


class Land(Action, frozen=True):
    to: To
    planet: Whole


class Pass(Action, frozen=True):
    to: To


class Accept(Action, frozen=True):
    to: To


class Decline(Action, frozen=True):
    to: To


class Continue(Action, frozen=True):
    to: To


class GiveUp(Action, frozen=True):
    to: To


# ---- between flights


class ChooseTitle(Action, frozen=True):
    title: Word


class Seen(Action, frozen=True):
    pass


class Ready(Action, frozen=True):
    pass


BuildAction = (
    DrawHidden
    | TakeOpen
    | TakeReserved
    | Place
    | Lift
    | Reserve
    | PutBack
    | Peek
    | StopPeek
    | Flip
    | Finish
)
Answer = (
    Roll
    | Declare
    | AnswerHit
    | KeepPiece
    | LoseCrew
    | LoseGoods
    | Load
    | Land
    | Pass
    | Accept
    | Decline
    | Continue
    | GiveUp
    | ChooseTitle
)
"""What is said to a question of the flight."""
SeatAction = (
    Go
    | DrawHidden
    | TakeOpen
    | TakeReserved
    | Place
    | Lift
    | Reserve
    | PutBack
    | Peek
    | StopPeek
    | Flip
    | Finish
    | PickSpace
    | FixShip
    | PlaceCrew
    | Roll
    | Declare
    | AnswerHit
    | KeepPiece
    | LoseCrew
    | LoseGoods
    | Load
    | Land
    | Pass
    | Accept
    | Decline
    | Continue
    | GiveUp
    | ChooseTitle
    | Seen
    | Ready
)


# ---- the clock


class GoByClock(Action, frozen=True):
    """GT-091 Nobody has pressed."""


class Start(Action, frozen=True):
    """GT-090 The countdown is over."""


class SandOut(Action, frozen=True):
    pass


class BuildingOver(Action, frozen=True):
    """GT-151 GT-153"""


class EndPeek(Action, frozen=True):
    seat: Seat


class PickFor(Action, frozen=True):
    """GT-150 Seats that have not picked get the best free spaces."""


class BeginCard(Action, frozen=True):
    pass


class Expire(Action, frozen=True):
    """The wait is over: the defaults of all that have not answered."""


class ExpireAbsent(Action, frozen=True):
    """GT-488 The default of one seat whose person has gone."""

    seat: Seat


ClockAction = (
    GoByClock
    | Start
    | SandOut
    | BuildingOver
    | EndPeek
    | PickFor
    | BeginCard
    | Expire
    | ExpireAbsent
)
