"""12.1 The vocabulary of the game: options (7) and the whole truth about a match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from games.engine import Millis, Seat, State
from games.mag_blast.actions import Noise, Preset
from games.mag_blast.timing import PACES, Pace
from games.mag_blast.zones import Zone

OnOff = Literal["on", "off"]
Phase = Literal["deploy", "discard", "draw", "reinforce", "move", "attack", "over"]
PlayKind = Literal[
    "salvo", "ram", "squadron", "direct-hit", "effect", "special", "flux", "evasion", "defence"
]
HOLDS = 2
"""MB-292 Of a seat in one turn."""
HAND = 5
"""MB-058 MB-110"""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """7 What a room may choose."""

    attack: Literal["free", "controlled"] = "free"
    sound: Literal["casual", "clamour", "off"] = "casual"
    sound_help: OnOff = "on"
    pace: Literal["brisk", "normal", "relaxed"] = "normal"
    firewall: Literal["vote", "auto", "off"] = "vote"
    flagships: Literal["random", "pick"] = "random"
    balanced: Literal["off", "on"] = "off"


class OnShip(Struct, frozen=True):
    """MB-244 A squadron that has hit: its value, and to whom it returns."""

    value: int
    seat: Seat


class Ship(Struct, kw_only=True):
    """A fleet ship in play."""

    zone: Zone
    under: dict[str, int] = field(default_factory=dict)
    """Values of salvos by card."""
    on: dict[str, OnShip] = field(default_factory=dict)
    fired: list[str] = field(default_factory=list)
    """MB-192 MB-463 Guns that have fired in this turn."""
    spent: bool = False
    """MB-343 MB-398 Captured or swept in this turn."""


class Player(Struct, kw_only=True):
    """All that belongs to a seat."""

    flag: str | None = None
    """None: not named yet (option ``pick``)."""
    flags: list[str] = field(default_factory=list)
    """The two dealt with ``pick``."""
    uses: int = 0
    """MB-033 What is left of the ability."""
    under: dict[str, int] = field(default_factory=dict)
    on: dict[str, OnShip] = field(default_factory=dict)
    """MB-005 Damage of the flagship."""
    fleet: dict[str, Ship] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)
    alive: bool = True
    dealt: list[str] = field(default_factory=list)
    """MB-054 Until the reveal."""
    deployed: dict[Zone, str] | None = None
    turns: int = 0
    idle: int = 0
    """MB-442 Own turns in a row that the clock ended without an action."""
    away_since: Millis | None = None
    presets: list[Preset] = field(default_factory=list)
    holds: int = HOLDS
    help: bool = False
    """MB-222"""
    wants_firewall: bool = False
    markers: dict[str, Seat] = field(default_factory=dict)
    """MF and AS on the fleet, and who laid them."""


class Play(Struct, frozen=True, omit_defaults=True):
    """MB-260 A card on the stack of plays, and what it names."""

    seat: Seat
    card: str
    kind: PlayKind
    ship: str | None = None
    target: str | None = None
    zone: Zone | None = None
    salvo: str | None = None
    fleet: Seat | None = None
    """On which a marker is laid."""


class Window(Struct, frozen=True):
    """MB-285"""

    number: int
    opened: Millis
    asked: list[Seat]
    passed: list[Seat]
    closes: Millis
    """MB-291 When the clock closes it, as things stand."""
    held: bool = False


class Choice(Struct, frozen=True):
    """What the turn's player has to choose before anything else."""

    kind: Literal["keep", "place", "scatter"]
    ships: list[str]
    until: Millis


class Chain(Struct, frozen=True):
    """MB-331 A salvo of this ship has just hit this target."""

    ship: str
    target: str
    stage: Literal["may-direct-hit", "may-follow"]


class MagState(State):
    options: Options
    players: list[Player]
    stack: list[str]
    """Of action cards, drawn from the end."""
    discard: list[str] = field(default_factory=list)
    shuffled: list[str] = field(default_factory=list)
    """The cards that were shuffled last, in no order: all saw them."""
    ships: list[str] = field(default_factory=list)
    """The stack of fleet ships, drawn from the end."""
    wrecks: list[str] = field(default_factory=list)
    """Their discard pile."""
    spare: list[str] = field(default_factory=list)
    """Flagships out of the game."""
    phase: Phase = "deploy"
    seat: Seat = 0
    """Whose turn it is."""
    number: int = 0
    """Of the turn, from 1."""
    began: Millis = 0
    left: Millis = 0
    """MB-520 What the turn clock had left at ``since``."""
    since: Millis | None = None
    """None: the turn clock stands."""
    acted: bool = False
    """MB-442 The turn's player has done something."""
    plays: list[Play] = field(default_factory=list)
    """MB-262 The top one last."""
    mute_until: Millis | None = None
    """MB-215 A salvo waits until then for its sound."""
    window: Window | None = None
    windows: int = 0
    choice: Choice | None = None
    chain: Chain | None = None
    kept: Noise | None = None
    """MB-214"""
    noise: Noise | None = None
    """The last that was made in this turn."""
    noises: int = 0
    """How many were: a second equal one changes the picture."""
    air: dict[str, Seat] = field(default_factory=dict)
    """MB-319 Squadrons that return at the end of the turn, and to whom."""
    firewall: bool = False
    firewall_due: bool = False
    """MB-462 It begins with the next turn."""
    resigning: list[Seat] = field(default_factory=list)
    """MB-446 In the order in which they wait for the end of the stack."""
    out: list[Seat] = field(default_factory=list)
    """In the order of elimination."""
    ended_by: Literal["flagships", "resigned"] | None = None

    @property
    def pace(self) -> Pace:
        return PACES[self.options.pace]

    @property
    def living(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.alive]

    @property
    def balanced(self) -> bool:
        return self.options.balanced == "on"
