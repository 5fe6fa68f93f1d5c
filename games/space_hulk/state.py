"""The vocabulary of the game: options, state, scene and view.

Marines are called ``m1`` … in roster order, aliens ``a1`` … as they appear, blips ``b1`` … as they
are placed, doors ``d1`` … in reading order; airlocks and entries have numbers. Options name one of
the six scenarios; ``own`` and ``board`` of chapter 7 are not among them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from games.engine import Millis, Seat, State, View
from games.space_hulk.board import Facing
from games.space_hulk.events import Decided, Phase
from games.space_hulk.goals import Goals, Role, Side
from games.space_hulk.ruleset import Ruleset
from games.space_hulk.scenarios import Scenario, Words
from games.space_hulk.steps import AnyStep

Stage = Literal["fresh", "active", "done"]
Due = Literal["new", "may", "must"]
Winner = Literal["marines", "aliens", "draw"]
Switch = Literal["scenario", "on", "off"]
PRESETS: tuple[Decided, ...] = ("parry", "extra-hit", "placing")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a room may choose. ``undo`` is the table's to obey."""

    scenario: Literal[
        "cold_start",
        "brood_furnace",
        "black_box",
        "iron_valves",
        "last_pumps",
        "long_way_out",
        "own",
    ] = "cold_start"
    board: Scenario | None = None
    """SH-649 What ``own`` is played on."""
    aliens: Literal["last", "first", "random"] = "last"
    clock: Literal["off", "quick", "standard", "relaxed", "scenario", "24h", "48h", "72h"] = "off"
    auto_end: Literal["5", "10", "off"] = "5"
    undo: Literal["on", "off"] = "on"
    shooting_die: Literal["scenario", "classic", "assault", "burst"] = "scenario"
    jam_faces: Literal["scenario", "0", "1", "2", "3"] = "scenario"
    supply: Literal["scenario", "default", "flat", "light"] = "scenario"
    blip_may_enter_sight: Switch = "scenario"
    turn_to_face: Switch = "scenario"
    airlock_closers: Literal["scenario", "any", "marines"] = "scenario"
    overwatch_overlap: Literal["scenario", "all", "until_dead"] = "scenario"
    play_out_round: Literal["on", "off"] = "off"
    handicap_cp: Annotated[int, Meta(ge=-1, le=1)] = 0
    handicap_rounds: Annotated[int, Meta(ge=-2, le=2)] = 0
    handicap_blips: Annotated[int, Meta(ge=-1, le=1)] = 0


# ---- the truth


class Marine(Struct, kw_only=True):
    id: str
    seat: Seat
    role: Role
    at: int | None
    facing: Facing
    ap: int
    stage: Stage = "fresh"
    watch: bool = False
    jam: bool = False
    fuel: int
    reloads: int
    """How often he may still reload."""
    aim: str | None = None
    """SH-210 What he fired at and missed; the next shot at it is sustained."""
    carries: list[str] = field(default_factory=list)
    fate: Literal["dead", "saved"] | None = None


class Alien(Struct, kw_only=True):
    id: str
    at: int | None
    """None: outside, at ``entry``."""
    facing: Facing
    ap: int
    entry: int | None = None
    since: int = 0
    """The round in which it came to stand outside."""
    stage: Stage = "fresh"
    turned: bool = False
    """SH-109 Its last action of this phase was a turn by 90 degrees."""
    burning: bool = False
    """SH-312 It stood on a flame when the phase began, and has neither moved nor rolled."""
    idle: bool = False
    """SH-456 It does not act in this phase."""


class Blip(Struct, kw_only=True):
    id: str
    value: int
    entry: int | None
    placed: int
    """The round of its placement."""
    at: int | None = None
    ap: int
    stage: Stage = "fresh"
    held: bool = False
    """SH-408 It may not enter in this phase."""


class Station(Struct):
    """What a seat has said, and whether its person is there."""

    ready: bool = False
    pressed: bool = False
    follow: str | None = None
    """SH-198 The marine whose follow-up shot is open."""
    presets: list[Decided] = field(default_factory=list)
    away_since: Millis | None = None
    asked_to_resign: bool = False


class Timer(Struct):
    """Runs to ``due``, or stands with ``left`` to go."""

    left: Millis | None = None
    due: Millis | None = None


class Resigning(Struct):
    """SH-603 The question of a marine seat, and who has still to answer it."""

    seat: Seat
    waiting: list[int]


class Drawing(Struct):
    """SH-605 A draw that was offered, and who has accepted it; the proposer first."""

    accepted: list[int]


class Fulfilled(Struct, frozen=True):
    """SH-522 The earliest fulfilled goal."""

    winner: Winner
    goal: str


class Roll(Struct, frozen=True, omit_defaults=True):
    """Dice that lie on the table."""

    kind: str
    dice: tuple[int | str, ...]
    piece: str | None = None


class Fallen(Struct, frozen=True, omit_defaults=True):
    """What left the board: a figure, or a counter that was turned."""

    piece: str
    at: int
    facing: Facing | None = None


class Result(Struct, frozen=True, omit_defaults=True):
    """SH-527"""

    winner: Winner
    reason: str
    round: int
    dead: int
    saved: int
    left: int
    kills: int
    goal: str | None = None


class HulkState(State, kw_only=True):
    options: Options
    scenario: Scenario
    ruleset: Ruleset
    alien_seat: Seat
    limit: int
    stations: list[Station]
    marines: dict[str, Marine]
    doors: dict[int, bool]
    """Whether the door on a square is open; destroyed ones are gone."""
    supply: dict[int, int]
    """Counters by value."""
    aliens: dict[str, Alien] = field(default_factory=dict)
    blips: dict[str, Blip] = field(default_factory=dict)
    objects: dict[str, int] = field(default_factory=dict)
    """Those that lie on the board."""
    closed: list[int] = field(default_factory=list)
    """Numbers of the closed airlocks, in order."""
    sealed: list[int] = field(default_factory=list)
    quiet: list[int] = field(default_factory=list)
    """SH-408 Entries that marines were near when the alien phase began."""
    flames: dict[int, int] = field(default_factory=dict)
    fresh: dict[int, int] = field(default_factory=dict)
    """SH-308 Of the flames those of the open shot."""
    discard: dict[int, int] = field(default_factory=dict)
    hand: dict[int, int] = field(default_factory=dict)
    """Values of the counters that were drawn, by their place."""
    phase: Phase = "deploy"
    round: int = 1
    cp: int = 0
    active: str | None = None
    steps: list[AnyStep] = field(default_factory=list)
    aliens_made: int = 0
    blips_made: int = 0
    kills: int = 0
    burnt: list[int] = field(default_factory=list)
    fetched: list[str] = field(default_factory=list)
    holding: dict[str, int] = field(default_factory=dict)
    """SH-552 Round ends in a row, by the path of the goal."""
    fulfilled: Fulfilled | None = None
    trades: dict[str, str] = field(default_factory=dict)
    floor: int | None = None
    """The seat that asks for the floor."""
    phase_timer: Timer = field(default_factory=Timer)
    floor_timer: Timer = field(default_factory=Timer)
    asked_at: Millis = 0
    """Since when the open decision is owed."""
    nothing_since: Millis | None = None
    """SH-748 Since when the acting side has had nothing left."""
    resigning: Resigning | None = None
    drawing: Drawing | None = None
    draws_offered: list[Side] = field(default_factory=list)
    rolls: list[Roll] = field(default_factory=list)
    fallen: list[Fallen] = field(default_factory=list)
    """Of the last move that removed anything."""
    result: Result | None = None


# ---- what is shown


class Scene(Struct, frozen=True):
    """What never changes in a match."""

    id: str
    name: Words
    story: Words
    map: tuple[str, ...]
    width: int
    squares: tuple[int, ...]
    """The floor, in the order of the bits of ``seen`` and ``fire``."""
    entries: tuple[int, ...]
    airlocks: tuple[int, ...]
    squads: tuple[int, ...]
    objects: dict[str, Words]
    zones: dict[str, tuple[int, ...]]
    """Squares by the names that goals use."""
    goals: Goals
    at_limit: Winner
    blips_per_round: tuple[int, ...]
    supply: dict[str, int]
    ruleset: Ruleset
    limit: int
    aliens: Seat
    shots: dict[str, tuple[int, int, int]]
    """None, one, two hits of 36; ``first`` and ``sustained``."""
    fights: dict[str, tuple[int, int, int]]
    """The marine higher, tie, the alien higher; of 7776."""
    doors: dict[str, tuple[int, int]]
    """How many of how many."""
    jam: tuple[int, int]
    flame: tuple[int, int]
    """How often an alien survives one."""


class MarineView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    seat: Seat
    role: Role
    facing: Facing
    ap: int
    stage: Stage
    at: int | None = None
    watch: bool | None = None
    jam: bool | None = None
    fuel: int | None = None
    reloads: int | None = None
    aim: str | None = None
    carries: tuple[str, ...] | None = None
    fate: str | None = None
    seen: str | None = None
    fire: str | None = None


class AlienView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    facing: Facing
    ap: int
    stage: Stage
    at: int | None = None
    entry: int | None = None
    turned: bool | None = None
    burning: bool | None = None
    idle: bool | None = None


class BlipView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    ap: int
    stage: Stage
    at: int | None = None
    entry: int | None = None
    due: Due | None = None


class Asked(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The open decision."""

    what: str
    seat: Seat
    at: int
    piece: str | None = None
    left: int | None = None
    dice: tuple[int, ...] | None = None


class DrawView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    accepted: tuple[Seat, ...]


class ResignView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    seat: Seat
    waiting: tuple[Seat, ...]


class Own(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What only the alien seat sees, until the match is over."""

    values: dict[str, int]
    """By blip."""
    hand: dict[str, int]
    """By place."""


class TableView(View, frozen=True, kw_only=True, omit_defaults=True):
    """``turn.ask`` is the open decision or the phase."""

    phase: Phase
    round: int
    marines: dict[str, MarineView]
    aliens: dict[str, AlienView]
    blips: dict[str, BlipView]
    doors: dict[str, str]
    airlocks: dict[str, str]
    flames: dict[str, int]
    objects: dict[str, int]
    cp: int
    supply: int
    discard: dict[str, int]
    hand: int
    kills: int
    sealed: tuple[int, ...] | None = None
    active: str | None = None
    follow: dict[str, str] | None = None
    asked: Asked | None = None
    trades: dict[str, str] | None = None
    ready: tuple[Seat, ...] | None = None
    pressed: tuple[Seat, ...] | None = None
    floor: Seat | None = None
    floor_until: Millis | None = None
    """SH-583 When the holder loses the floor."""
    countdown: Millis | None = None
    """SH-748 When the phase ends by itself."""
    presets: dict[str, tuple[str, ...]] | None = None
    draw: DrawView | None = None
    resign: ResignView | None = None
    rolls: tuple[Roll, ...] | None = None
    fallen: tuple[Fallen, ...] | None = None
    left: Millis | None = None
    result: Result | None = None
    own: Own | None = None
