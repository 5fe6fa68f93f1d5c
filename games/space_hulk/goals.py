"""Goals as data: what the sides of a scenario are after (2.17 and 3.5 of the specification)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Role = Literal["rifle", "sergeant", "flamer"]
Side = Literal["marines", "aliens"]
When = Literal["now", "round_end", "limit"]
Count = Annotated[int, Meta(ge=1, le=99)]
Name = Annotated[str, Meta(max_length=40)]


class Goal(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=str.lower,
):
    """SH-520 A goal without ``when`` is judged now, unless its rule names another default."""

    when: When | None = None


class Reach(Goal, frozen=True):
    """SH-550 At the same time so many marines stand in the zone."""

    zone: Name
    count: Count
    role: Role | None = None


class Exit(Goal, frozen=True):
    """SH-551 So many marines have left by exits."""

    count: Count
    role: Role | None = None


class Hold(Goal, frozen=True):
    """SH-552 At so many round ends in a row pieces of a side stand in the zone."""

    side: Side
    zone: Name
    count: Count
    rounds: Count
    no_enemy: bool = False


class Burn(Goal, frozen=True):
    """SH-553 So many different squares of the zone have ever had a flame."""

    zone: Name
    squares: Literal["any", "all"] | Count


class Fetch(Goal, frozen=True):
    """SH-554 A marine has picked the object up."""

    object: Name


class Carry(Goal, frozen=True):
    """SH-554 A marine with the object has left (``exit``), or stands in the zone."""

    object: Name
    to: Name


class Close(Goal, frozen=True):
    """SH-557 The number of closed airlocks among these."""

    which: Literal["all"] | tuple[int, ...]
    at_least: int | None = None
    at_most: int | None = None


class Kill(Goal, frozen=True):
    """SH-558 So many aliens removed by marines."""

    count: Count


class Survive(Goal, frozen=True):
    """SH-559 So many marines alive on the board or saved."""

    count: Count


class Eliminate(Goal, frozen=True):
    """SH-560 So many marines are dead."""

    side: Literal["marines"]
    count: Literal["all"] | Count
    role: Role | None = None


class OutOfFuel(Goal, frozen=True, tag="out_of_fuel"):
    """SH-560 No flamer can make a flame any more."""


class All(Goal, frozen=True):
    """SH-561"""

    of: tuple[AnyGoal, ...]


class Any(Goal, frozen=True):
    """SH-561"""

    of: tuple[AnyGoal, ...]


class Not(Goal, frozen=True):
    """SH-561"""

    of: tuple[AnyGoal]


AnyGoal = (
    Reach
    | Exit
    | Hold
    | Burn
    | Fetch
    | Carry
    | Close
    | Kill
    | Survive
    | Eliminate
    | OutOfFuel
    | All
    | Any
    | Not
)


class Goals(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One fulfilled entry of a list is enough."""

    marines: tuple[AnyGoal, ...]
    aliens: tuple[AnyGoal, ...]
    draw: tuple[AnyGoal, ...] = ()


DEFAULT: dict[type[Goal], When] = {Hold: "round_end", Survive: "limit"}


def moment(goal: Goal) -> When:
    """SH-520 When a goal is judged; of a combination the outermost says it (SH-561)."""
    return goal.when or DEFAULT.get(type(goal), "now")


def holds(goal: AnyGoal, path: str) -> list[tuple[str, Hold]]:
    """The goals of SH-552 within a goal, each with the path to it."""
    if isinstance(goal, Hold):
        return [(path, goal)]
    if isinstance(goal, All | Any | Not):
        return [
            found for place, part in enumerate(goal.of) for found in holds(part, f"{path}/{place}")
        ]
    return []


def all_holds(goals: Goals) -> list[tuple[str, Hold]]:
    return [found for path, goal in paths(goals) for found in holds(goal, path)]


def paths(goals: Goals) -> list[tuple[str, AnyGoal]]:
    """Every goal under its name in the log, in the order of SH-523."""
    return [
        (f"{side}/{place}", goal)
        for side, entries in (
            ("marines", goals.marines),
            ("aliens", goals.aliens),
            ("draw", goals.draw),
        )
        for place, goal in enumerate(entries)
    ]
