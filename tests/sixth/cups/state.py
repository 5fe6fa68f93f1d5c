"""The vocabulary of the game: options, state, actions, signal, events and view."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from games.engine import Action, Event, Millis, Seat, State, View

COLUMNS = 3
ROWS = 2
CUPS = tuple(f"{x}{y}" for y in range(ROWS) for x in range(COLUMNS))
"""A cup is called by its column and row."""
BEADS = 10
BANK = 120

Cup = Annotated[str, Meta(max_length=2)]
Beads = Annotated[int, Meta(ge=0, le=1000)]
Place = Annotated[int, Meta(ge=0, le=9)]
Phase = Literal["hiding", "betting", "over"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    clock: Literal["on", "off"] = "on"


class Hide(Action, frozen=True):
    """Put the pea under the cup at a place, and name the prize."""

    at: tuple[Place, Place]
    prize: Beads


class Point(Action, frozen=True):
    """Point at a cup, truthfully or not."""

    cup: Cup


class Peek(Action, frozen=True):
    """Look under one or two cups."""

    cups: Annotated[list[Cup], Meta(max_length=6)]


class Bet(Action, frozen=True):
    """Lay beads beside the cups."""

    stakes: Annotated[dict[Cup, Beads], Meta(max_length=6)]


class Resign(Action, frozen=True):
    pass


class TimeUp(Action, frozen=True):
    """The clock: a pea not hidden is hidden by lot, a bet not laid is none."""


class Finger(Struct, frozen=True, forbid_unknown_fields=True):
    """The signal of the game: over which cup a finger is, and how hard it presses."""

    cup: Annotated[int, Meta(ge=0, lt=len(CUPS))]
    """Which of ``CUPS``."""
    press: Annotated[int, Meta(ge=0, le=9)] = 0


SeatAction = Hide | Point | Peek | Bet | Resign


class RoundBegan(Event, frozen=True):
    number: int
    seat: Seat


class PeaHidden(Event, frozen=True):
    seat: Seat
    prize: int


class PeaPlaced(Event, frozen=True):
    """Own: where it is, and whether the lot has put it there."""

    cup: str
    lot: bool


class Pointed(Event, frozen=True):
    seat: Seat
    cup: str
    at: Millis
    """When the finger moved, as far as that is credited."""


class FingerNoted(Event, frozen=True):
    """Own: over which cup the finger was when the pea was hidden, and a moment later."""

    cups: list[int | None]


class Peeked(Event, frozen=True):
    seat: Seat


class CupSeen(Event, frozen=True):
    """Own: whether the pea is there."""

    cup: str
    pea: bool


class BetLaid(Event, frozen=True):
    """Own: nobody else learns who has bet."""

    beads: int


class PeaShown(Event, frozen=True):
    """No picture shows it: the next round has begun."""

    opens: ClassVar[bool] = True
    cup: str


class BeadsMoved(Event, frozen=True):
    """A seat may be called as the game likes: words know it by its type."""

    owner: Seat
    beads: int


class Resigned(Event, frozen=True):
    seat: Seat


class MatchEnded(Event, frozen=True):
    reason: str


GameEvent = (
    RoundBegan
    | PeaHidden
    | PeaPlaced
    | Pointed
    | FingerNoted
    | Peeked
    | CupSeen
    | BetLaid
    | PeaShown
    | BeadsMoved
    | Resigned
    | MatchEnded
)


class CupsState(State, kw_only=True):
    options: Options
    beads: list[int]
    bank: int = BANK
    round: int = 1
    hider: int = 0
    phase: Phase = "hiding"
    since: Millis = 0
    pea: str | None = None
    prize: int = 0
    pointed: str | None = None
    bets: list[dict[str, int] | None]
    """By seat; None has not bet in this round."""
    seen: list[dict[str, bool]]
    """By seat: what it has seen in this round."""
    peeks: list[bool]
    """By seat: whether it may still look."""
    fingers: list[list[int | None] | None]
    """By seat: where its finger was when the pea was hidden and a moment later; None is not
    known."""
    resigned: int | None = None


class CupsView(View, frozen=True, kw_only=True, omit_defaults=True):
    phase: Phase
    round: int
    hider: Seat
    bank: int
    beads: dict[str, int]
    peeks: dict[str, bool]
    prize: int | None = None
    pointed: str | None = None
    pea: str | None = None
    """For whoever has hidden it."""
    seen: dict[str, bool] | None = None
    bet: dict[str, int] | None = None
    finger: list[int | None] | None = None
    """One's own, as it was noted."""
