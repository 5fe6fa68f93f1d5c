"""The figures that a scenario or a room may change: chapter 3.1 of the specification."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

Overlap = Literal["all", "until_dead"]
Corner = Literal["both", "either"]
Closers = Literal["any", "marines"]


class Costs(Struct, frozen=True):
    """2.4 What an action costs, for whoever may take it at all."""

    forward: int = 1
    """SH-080"""
    marine_back: int = 2
    """SH-081"""
    alien_back: int = 2
    """SH-081"""
    sideways: int = 1
    """SH-082"""
    blip_step: int = 1
    """SH-080 SH-081 SH-082"""
    marine_turn: int = 1
    """SH-083"""
    marine_about: int = 2
    """SH-084"""
    alien_turn: int = 0
    """SH-083"""
    alien_about: int = 1
    """SH-084"""
    shot: int = 1
    """SH-085"""
    overwatch: int = 2
    """SH-086"""
    clear_jam: int = 1
    """SH-087"""
    flame: int = 2
    """SH-090"""
    reload: int = 4
    """SH-091"""
    attack: int = 1
    """SH-092"""
    door: int = 1
    """SH-093"""
    leave: int = 1
    """SH-094"""
    enter: int = 1
    """SH-406"""


class Faces(Struct, frozen=True):
    """SH-011 Faces of a shooting die: hit, hit when sustained; the rest of six is blank."""

    hit: Annotated[int, Meta(ge=1, le=6)]
    again: Annotated[int, Meta(ge=0, le=5)]


Die = Literal["classic", "assault", "burst"]
SHOOTING: dict[str, Faces] = {
    "classic": Faces(1, 1),
    "assault": Faces(2, 1),
    "burst": Faces(1, 2),
}


class Ruleset(Struct, frozen=True):
    marine_ap: int = 4
    alien_ap: int = 6
    blip_ap: int = 6
    costs: Costs = Costs()
    overwatch_range: int = 12
    flamer_range: int = 12
    fuel: int = 12
    reloads: int = 1
    flames_per_square: int = 2
    flame_survives: tuple[int, ...] = (6,)
    door_breaks_on: tuple[int, ...] = (6,)
    entry_quiet_distance: int = 6
    waiting_per_entry: int = 3
    max_aliens: int = 20
    sergeant_bonus: int = 1
    parry_needs_facing: bool = True
    turn_to_face: bool = True
    blip_may_enter_sight: bool = False
    overwatch_overlap: Overlap = "all"
    outside_grace: int = 0
    corner_rule: Corner = "both"
    airlock_closers: Closers = "any"
    recycle_blips: bool = True
    shooting_die: Faces = SHOOTING["assault"]
    jam_faces: int = 1


class JamDie(Struct, frozen=True, forbid_unknown_fields=True):
    jam: Annotated[int, Meta(ge=0, le=3)]
    ok: int


class Overrides(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """SH-643 What a scenario may set; None leaves it as it is."""

    marine_ap: Annotated[int, Meta(ge=1, le=8)] | None = None
    alien_ap: Annotated[int, Meta(ge=1, le=10)] | None = None
    blip_ap: Annotated[int, Meta(ge=1, le=10)] | None = None
    overwatch_range: Annotated[int, Meta(ge=1, le=48)] | None = None
    flamer_range: Annotated[int, Meta(ge=1, le=48)] | None = None
    fuel: Annotated[int, Meta(ge=0, le=24)] | None = None
    reloads: Annotated[int, Meta(ge=0, le=3)] | None = None
    entry_quiet_distance: Annotated[int, Meta(ge=0, le=12)] | None = None
    waiting_per_entry: Annotated[int, Meta(ge=1, le=6)] | None = None
    max_aliens: Annotated[int, Meta(ge=1, le=30)] | None = None
    sergeant_bonus: Annotated[int, Meta(ge=0, le=2)] | None = None
    outside_grace: Annotated[int, Meta(ge=0, le=1)] | None = None
    corner_rule: Corner | None = None
    airlock_closers: Closers | None = None
    overwatch_overlap: Overlap | None = None
    parry_needs_facing: bool | None = None
    turn_to_face: bool | None = None
    blip_may_enter_sight: bool | None = None
    recycle_blips: bool | None = None
    shooting_die: Die | Faces | None = None
    jam_die: JamDie | None = None


def in_force(overrides: Overrides) -> Ruleset:
    """The defaults of 3.1, with what a scenario sets."""
    given: dict[str, Any] = {
        name: value for name, value in asdict(overrides).items() if value is not None
    }
    if isinstance(die := given.get("shooting_die"), str):
        given["shooting_die"] = SHOOTING[die]
    if (jam := given.pop("jam_die", None)) is not None:
        given["jam_faces"] = jam.jam
    return replace(Ruleset(), **given)
