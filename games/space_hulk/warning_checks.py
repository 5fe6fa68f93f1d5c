"""SH-645 Warnings: what makes a board play badly. They may be ignored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import heappop, heappush

from games.engine import Problem
from games.space_hulk.board import WAY, Board, adjacent, board_of, distances
from games.space_hulk.goal_checks import leaves, target
from games.space_hulk.goals import All, Any, AnyGoal, Burn, Carry, Exit, Hold, Not
from games.space_hulk.ruleset import in_force
from games.space_hulk.scenarios import Scenario

NEAR_START = 6
FAR_FROM_ENTRY = 4
JUNCTIONS, BRANCHES = 3, 3
AP_A_ROUND = 7.5
"""One marine's own, and the command points of an average round."""
SIDEWAYS = tuple(WAY.values())


def warning(code: str, places: Iterable[int] = (), **params: int | str) -> Problem:
    return Problem(code, tuple(places), params, warning=True)


def near_entries(board: Scenario) -> Iterator[Problem]:
    ground = board_of(board.map)
    starts = [square for square, _ in ground.starts]
    near = [
        entry
        for entry in ground.entries
        if any(steps(ground, entry, start) <= NEAR_START for start in starts)
    ]
    if near:
        yield warning("entry-near-start", near)


def steps(ground: Board, start: int, end: int) -> float:
    return distances(ground, start, ()).get(end, float("inf"))


def far_airlocks(board: Scenario) -> Iterator[Problem]:
    """SH-143"""
    ground = board_of(board.map)
    far = [
        lock
        for lock in ground.airlocks
        if all(steps(ground, entry, lock) > FAR_FROM_ENTRY for entry in ground.entries)
    ]
    if far:
        yield warning("airlock-far-from-entry", far)


def open_doors(board: Scenario) -> Iterator[Problem]:
    """A door belongs between two opposite walls."""
    ground = board_of(board.map)
    if loose := [door for door in ground.doors if not between_walls(ground, door)]:
        yield warning("door-in-open-space", loose)


def between_walls(ground: Board, square: int) -> bool:
    north, east, south, west = (ground.solid >> ground.around[square][way] & 1 for way in SIDEWAYS)
    return bool(north and south or east and west)


def junctions(board: Scenario) -> Iterator[Problem]:
    ground = board_of(board.map)
    crossings = sum(
        sum(ground.floor >> ground.around[square][way] & 1 for way in SIDEWAYS) >= BRANCHES
        for square in ground.squares
    )
    if crossings < JUNCTIONS:
        yield warning("too-few-junctions", number=crossings)


def rooms(board: Scenario) -> Iterator[Problem]:
    """More than half of the floor lies in blocks of 2 by 2."""
    ground = board_of(board.map)
    inside = {square for corner in ground.squares for square in block(ground, corner)}
    if 2 * len(inside) > len(ground.squares):
        yield warning("row-of-rooms", sorted(inside))


def block(ground: Board, corner: int) -> tuple[int, ...]:
    """The block of floor of which a square is the upper left; nothing where there is void."""
    near = ground.around[corner]
    squares = (corner, near[WAY["e"]], near[WAY["s"]], near[WAY["e"] + 1])
    return squares if all(ground.floor >> square & 1 for square in squares) else ()


def decoys(board: Scenario) -> Iterator[Problem]:
    if not board.supply.get(0):
        yield warning("no-decoys")


def cutting_airlocks(board: Scenario) -> Iterator[Problem]:
    """Closed, an airlock leaves no marine a way to what a goal is about."""
    ground = board_of(board.map)
    starts = [square for square, _ in ground.starts]
    wanted = [squares for _, goal in leaves(board) for squares in target(board, goal)]
    for number, lock in enumerate(ground.airlocks, 1):
        walked = {square for start in starts for square in distances(ground, start, (number,))}
        if not all(map(walked.intersection, wanted)):
            yield warning("airlock-cuts-goal", (lock,))


# ---- time


def short_limit(board: Scenario) -> Iterator[Problem]:
    """No goal of the marines can be had by one of them in the rounds there are. Reckoned are the
    steps forward and the doors of the shortest way; turns and fights come on top."""
    if board.goals.marines:
        needed = min(effort(board, goal) for goal in board.goals.marines)
        if needed > AP_A_ROUND * board.round_limit:
            yield warning("round-limit-too-short", number=needed)


def effort(board: Scenario, goal: AnyGoal) -> int:
    """AP of the marine who stands nearest."""
    match goal:
        case All(of=parts):
            return max(effort(board, part) for part in parts)
        case Any(of=parts):
            return min(effort(board, part) for part in parts)
        case Not() | Hold(side="aliens"):
            return 0
    starts = [square for square, _ in board_of(board.map).starts]
    stations = [*target(board, goal)][::-1]
    spent = dict.fromkeys(starts, 0)
    for squares in stations:
        walked = ways(board, spent)
        spent = {square: walked[square] for square in squares if square in walked}
    reach = in_force(board.ruleset).flamer_range if isinstance(goal, Burn) else 0
    leaves_board = isinstance(goal, Exit) or (isinstance(goal, Carry) and goal.to == "exit")
    leaving = in_force(board.ruleset).costs.leave if leaves_board else 0
    return min(spent.values(), default=0) - reach + leaving


def ways(board: Scenario, spent: dict[int, int]) -> dict[int, int]:
    """AP to every square, from squares where so much is spent already: by steps forward, and doors
    that stand closed."""
    ground, costs = board_of(board.map), in_force(board.ruleset).costs
    shut = set(ground.doors) - set(ground.open_doors)
    found: dict[int, int] = {}
    # Of equal AP and in reading order, so it is a heap already.
    edge = [(ap, square) for square, ap in spent.items()]
    while edge:
        ap, square = heappop(edge)
        if square in found:
            continue
        found[square] = ap
        for other in adjacent(ground, square, 0):
            opening = costs.door if other in shut else 0
            heappush(edge, (ap + costs.forward + opening, other))
    return found


WARNING_CHECKS: tuple[Callable[[Scenario], Iterable[Problem]], ...] = (
    *(near_entries, far_airlocks, open_doors, junctions),
    *(rooms, decoys, cutting_airlocks, short_limit),
)
