"""SH-644 Errors of goals: what could be fulfilled by nobody, or is fulfilled before the start."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from games.engine import Problem
from games.space_hulk.board import board_of, distances, squares_of
from games.space_hulk.goals import (
    All,
    Any,
    AnyGoal,
    Burn,
    Carry,
    Close,
    Eliminate,
    Exit,
    Fetch,
    Hold,
    Not,
    OutOfFuel,
    Reach,
    Role,
    Survive,
    paths,
)
from games.space_hulk.ruleset import in_force
from games.space_hulk.scenarios import Scenario, zone

DEEPEST = 3


def sides(board: Scenario) -> Iterator[Problem]:
    """SH-524 What happens at the limit counts as a goal."""
    for side, goals in (("marines", board.goals.marines), ("aliens", board.goals.aliens)):
        if not goals and board.at_limit != side:
            yield Problem("no-goals", params={"side": side})


def depth(board: Scenario) -> Iterator[Problem]:
    """SH-561"""
    for path, goal in paths(board.goals):
        if nested(goal) > DEEPEST:
            yield Problem("goal-too-deep", params={"goal": path})


def nested(goal: AnyGoal) -> int:
    return 1 + max(map(nested, goal.of), default=0) if isinstance(goal, All | Any | Not) else 0


def leaves(board: Scenario) -> Iterator[tuple[str, AnyGoal]]:
    """The goals within all combinations, each under the name of the outermost. Of a combination of
    nothing itself."""
    for path, goal in paths(board.goals):
        yield from ((path, leaf) for leaf in _within(goal))


def _within(goal: AnyGoal) -> Iterator[AnyGoal]:
    if isinstance(goal, All | Any | Not) and goal.of:
        for part in goal.of:
            yield from _within(part)
    else:
        yield goal


def sense(board: Scenario) -> Iterator[Problem]:
    """A goal that asks for nothing is fulfilled at once."""
    for path, goal in leaves(board):
        bare = isinstance(goal, Close) and goal.at_least is None and goal.at_most is None
        if bare or isinstance(goal, All | Any):
            yield Problem("bad-format", params={"field": f"goals/{path}"})


# ---- where


def zone_of(goal: AnyGoal) -> str | None:
    """The zone that a goal names; ``X`` of those that are about leaving."""
    match goal:
        case Reach(zone=name) | Hold(zone=name) | Burn(zone=name):
            return name
        case Carry(to="exit") | Exit():
            return "X"
        case Carry(to=name):
            return name
    return None


def target(board: Scenario, goal: AnyGoal) -> Iterator[tuple[int, ...]]:
    """The squares where a goal is fulfilled, then those where what it needs lies."""
    if (name := zone_of(goal)) is not None:
        yield tuple(squares_of(zone(board, name)))
    if isinstance(goal, Fetch | Carry):
        ground = board_of(board.map)
        yield tuple(ground.square(*thing.at) for thing in board.objects if thing.id == goal.object)


def places(board: Scenario) -> Iterator[Problem]:
    for path, goal in leaves(board):
        name = zone_of(goal)
        if name is not None and not zone(board, name):
            leaving = isinstance(goal, Exit | Carry) and name == "X"
            params: dict[str, int | str] = {"goal": path, "zone": name}
            yield Problem("goal-needs-exit" if leaving else "goal-unknown-zone", params=params)
        known = {thing.id for thing in board.objects}
        if isinstance(goal, Fetch | Carry) and goal.object not in known:
            yield Problem("goal-unknown-object", params={"goal": path, "object": goal.object})


def ways(board: Scenario) -> Iterator[Problem]:
    """A marine can walk there from some start square."""
    ground = board_of(board.map)
    walked = {square for start, _ in ground.starts for square in distances(ground, start, ())}
    for path, goal in leaves(board):
        for squares in target(board, goal):
            if not walked.intersection(squares):
                yield Problem("goal-unreachable", squares, {"goal": path})


# ---- how many


def airlocks(board: Scenario) -> Iterator[Problem]:
    """SH-557"""
    number = len(board_of(board.map).airlocks)
    for path, goal in leaves(board):
        if isinstance(goal, Close):
            unknown = goal.which != "all" and not set(goal.which) <= set(range(1, number + 1))
            if not number or not goal.which or unknown:
                yield Problem("goal-needs-airlock", params={"goal": path})


def flamers(board: Scenario) -> Iterator[Problem]:
    for path, goal in leaves(board):
        needs = isinstance(goal, Burn | OutOfFuel) or getattr(goal, "role", None) == "flamer"
        if needs and "flamer" not in board.squad:
            yield Problem("goal-needs-flamer", params={"goal": path})


def counts(board: Scenario) -> Iterator[Problem]:
    for path, goal in leaves(board):
        if any(asked > given for asked, given in _asked(board, goal)):
            yield Problem("goal-count-too-high", params={"goal": path})


def _asked(board: Scenario, goal: AnyGoal) -> Iterator[tuple[int, int]]:
    """What a goal asks for, and the most that there can be of it."""
    match goal:
        case Reach(zone=name, count=count, role=role):
            yield count, min(_squad(board, role), zone(board, name).bit_count())
        case Exit(count=count, role=role):
            yield count, _squad(board, role)
        case Survive(count=count):
            yield count, len(board.squad)
        case Eliminate(count=count, role=role):
            yield (1 if count == "all" else count), _squad(board, role)
        case Hold(side=side, zone=name, count=count, rounds=rounds):
            most = len(board.squad) if side == "marines" else in_force(board.ruleset).max_aliens
            yield count, min(most, zone(board, name).bit_count())
            yield rounds, board.round_limit
        case Burn(zone=name, squares=int(squares)):
            yield squares, zone(board, name).bit_count()
        case Close(which=which, at_least=int(least)):
            locks = len(board_of(board.map).airlocks) if which == "all" else len(set(which))
            yield least, locks


def _squad(board: Scenario, role: Role | None) -> int:
    return sum(role in (None, each) for each in board.squad)


GOAL_CHECKS: tuple[Callable[[Scenario], Iterable[Problem]], ...] = (
    *(sides, depth, sense),
    *(places, airlocks, flamers),
)
MEASURES: tuple[Callable[[Scenario], Iterable[Problem]], ...] = (ways, counts)
"""They rely on goals that name what there is."""
