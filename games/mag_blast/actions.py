"""5 What a seat may ask for, and 12.2 what the clock does.

No field may be left out (MB-511). Ships, cards and targets come as words: whether there is such a
thing is for the rules to judge, with a code that tells why. A target is the id of a fleet ship, or
``@2``, the flagship of seat 2.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from games.engine import Action, Seat
from games.mag_blast.zones import Zone

Word = Annotated[str, Meta(max_length=6, pattern=r"^@?[A-Za-z0-9]*$(?!\n)")]
Cards = Annotated[list[Word], Meta(max_length=101)]
Places = Annotated[dict[Word, Zone], Meta(max_length=54)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Noise = Annotated[int, Meta(ge=0, le=7)]
Preset = Literal["pass-turn", "pass-not-me", "pass-small"]
PRESETS: tuple[Preset, ...] = ("pass-turn", "pass-not-me", "pass-small")
NOISES = 8


# ---- the deployment


class NameFlagship(Action, frozen=True):
    flagship: Word


class Deploy(Action, frozen=True):
    yel: Word
    grn: Word
    red: Word
    blu: Word


class TakeBack(Action, frozen=True):
    pass


# ---- phases 1 to 4


class Discard(Action, frozen=True):
    cards: Cards


class EndPhase(Action, frozen=True):
    phase: Literal["discard", "draw", "reinforce", "move"]


class ShiftSalvo(Action, frozen=True):
    """F9"""

    ship: Word
    salvo: Word
    target: Word


class Salvage(Action, frozen=True):
    """F1"""

    cards: Cards


class Build(Action, frozen=True):
    cards: Cards


class Rebuild(Action, frozen=True):
    """F6"""

    ship: Word
    cards: Cards


class KeepShip(Action, frozen=True):
    """F7"""

    ship: Word


class PlaceShip(Action, frozen=True):
    zone: Zone


class MoveFleet(Action, frozen=True):
    to: Places


class Rob(Action, frozen=True):
    """F4"""

    seat: Seat


# ---- phase 5


class Fire(Action, frozen=True):
    ship: Word
    card: Word
    target: Word


class Ram(Action, frozen=True):
    ship: Word
    card: Word
    target: Word


class Sound(Action, frozen=True):
    noise: Noise


class Launch(Action, frozen=True):
    card: Word
    target: Word


class DirectHit(Action, frozen=True):
    card: Word


class Effect(Action, frozen=True):
    card: Word


class BoardShip(Action, frozen=True, tag="board"):
    """MB-342 Not called as it is sent: a Board is what draws the game."""

    card: Word
    zone: Zone


class Scatter(Action, frozen=True):
    to: Places


class PlayCard(Action, frozen=True):
    card: Word


class PlayWith(Action, frozen=True):
    card: Word
    extra: Word


class Repair(Action, frozen=True):
    ship: Word
    salvo: Word
    card: Word


class Lay(Action, frozen=True):
    card: Word
    seat: Seat


class Sweep(Action, frozen=True):
    ship: Word
    marker: Word


class EndTurn(Action, frozen=True):
    pass


# ---- windows


class Answer(Action, frozen=True):
    window: Number
    card: Word


class BuyOff(Action, frozen=True):
    """F10"""

    window: Number
    cards: Cards


class Pass(Action, frozen=True):
    window: Number


class Hold(Action, frozen=True):
    window: Number


# ---- at any time


class SetPreset(Action, frozen=True):
    preset: Preset
    on: bool


class SetSoundHelp(Action, frozen=True):
    on: bool


class WantFirewall(Action, frozen=True):
    on: bool


class Resign(Action, frozen=True):
    pass


DeployAction = NameFlagship | Deploy | TakeBack
ChoiceAction = KeepShip | PlaceShip | Scatter
ChainAction = DirectHit | Effect | BoardShip
AttackAction = (
    Fire | Ram | Launch | ChainAction | PlayCard | PlayWith | Repair | Lay | Sweep | EndTurn
)
WindowAction = Answer | BuyOff | Pass | Hold
AnyTimeAction = SetPreset | SetSoundHelp | WantFirewall | Resign
SeatAction = (
    DeployAction
    | Discard
    | EndPhase
    | ShiftSalvo
    | Salvage
    | Build
    | Rebuild
    | ChoiceAction
    | MoveFleet
    | Rob
    | AttackAction
    | Sound
    | WindowAction
    | AnyTimeAction
)


# ---- the clock


class DeployOver(Action, frozen=True):
    pass


class WindowOver(Action, frozen=True):
    number: int


class SoundOver(Action, frozen=True):
    pass


class ChoiceOver(Action, frozen=True):
    pass


class TurnOver(Action, frozen=True):
    pass


ClockAction = DeployOver | WindowOver | SoundOver | ChoiceOver | TurnOver
