"""12.3 What is still to be done of a card: small frozen steps, the next one last in the agenda.

Steps that ask stay in the question until it is answered, and then carry out what was said.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.galaxy_trucker.power import Power

Reason = Literal["open", "enemy", "line"]


class Step(Struct, frozen=True, tag_field="step", tag=str.lower):
    """``at`` is the end of its question's name, behind the card's number: line, threat, try."""


class Landing(Step, frozen=True):
    """GT-320 A seat lands on a planet, or passes."""

    seat: int


class Unload(Step, frozen=True):
    """GT-322 Those that have landed load the goods of their planets."""


class Loading(Step, frozen=True):
    """GT-291 to GT-298 These seats load, together or (one alone) in its turn."""

    seats: tuple[int, ...]
    offers: tuple[str, ...]


class Days(Step, frozen=True):
    """GT-228 These seats lose so many days each, the rearmost first."""

    seats: tuple[int, ...]
    days: tuple[int, ...]


class LandedDays(Step, frozen=True):
    """GT-323"""


class Declaring(Step, frozen=True):
    """GT-235 A seat declares power."""

    seat: int
    power: Power
    why: Reason
    at: str = ""


class Facing(Step, frozen=True):
    """GT-340 The enemy faces these seats, one after the other."""

    seats: tuple[int, ...]


class Reward(Step, frozen=True):
    """GT-343 The winner decides whether to lose the days for it."""

    seat: int


class Broadside(Step, frozen=True):
    """GT-347 The pirates shoot at those they have beaten."""


class Throw(Step, frozen=True):
    """GT-250 A threat whose line is not rolled yet. No seats: all that fly."""

    threat: str
    at: str
    roller: int | None
    """None: the leader."""
    seats: tuple[int, ...] | None


class Struck(Step, frozen=True):
    """P-HIT: the threat strikes these ships along its line."""

    threat: str
    line: int
    at: str
    seats: tuple[int, ...]


class Broken(Step, frozen=True):
    """P-BREAK"""

    seats: tuple[int, ...]
    at: str = ""


class Breathing(Step, frozen=True):
    """GT-270 The test of life support on these ships."""

    seats: tuple[int, ...]


class CrewLoss(Step, frozen=True):
    seat: int
    number: int
    at: str = ""


class GoodsLoss(Step, frozen=True):
    seat: int
    number: int
    at: str = ""


class Offering(Step, frozen=True):
    """GT-355 GT-356 These seats are offered the abandoned ship or station, in order."""

    seats: tuple[int, ...]


class Credits(Step, frozen=True):
    seat: int
    credits: int


class CombatLine(Step, frozen=True):
    """GT-387 A line of the combat zone, from 1."""

    number: int


class Comparing(Step, frozen=True):
    """GT-300 All have declared."""

    number: int


class Trying(Step, frozen=True):
    """GT-376 A try of the sabotage, from 1."""

    seat: int
    number: int


class Pausing(Step, frozen=True):
    """GT-431"""


class Choosing(Step, frozen=True):
    """GT-467 A seat with several titles keeps one."""

    seat: int


AnyStep = (
    Landing
    | Unload
    | Loading
    | Days
    | LandedDays
    | Declaring
    | Facing
    | Reward
    | Broadside
    | Throw
    | Struck
    | Broken
    | Breathing
    | CrewLoss
    | GoodsLoss
    | Offering
    | Credits
    | CombatLine
    | Comparing
    | Trying
    | Pausing
    | Choosing
)
