"""2.17 Goals and victory."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Event, Outcome
from games.space_hulk.board import mask_of
from games.space_hulk.events import GoalFulfilled, MatchEnded
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
    Kill,
    Not,
    OutOfFuel,
    Reach,
    Role,
    Survive,
    When,
    all_holds,
    moment,
    paths,
)
from games.space_hulk.pieces import squad
from games.space_hulk.scenarios import zone
from games.space_hulk.state import Alien, Fulfilled, HulkState, Marine, Result, Winner


def with_fate(state: HulkState, fate: str | None, role: Role | None) -> list[Marine]:
    return [
        marine
        for marine in state.marines.values()
        if marine.fate == fate and role in (None, marine.role)
    ]


def is_fulfilled(state: HulkState, goal: AnyGoal, path: str) -> bool:
    match goal:
        case Reach(zone=name, count=count, role=role):
            return reached(state, name, role) >= count
        case Exit(count=count, role=role):
            return len(with_fate(state, "saved", role)) >= count
        case Hold(rounds=rounds):
            return state.holding.get(path, 0) >= rounds
        case Burn():
            return has_burnt(state, goal)
        case Fetch(object=thing):
            return thing in state.fetched
        case Carry(object=thing, to=to):
            return has_carried(state, thing, to)
        case Close():
            return has_closed(state, goal)
        case Kill(count=count):
            return state.kills >= count
        case Survive(count=count):
            return len(with_fate(state, None, None) + with_fate(state, "saved", None)) >= count
        case Eliminate():
            return has_eliminated(state, goal)
        case OutOfFuel():
            return is_out_of_fuel(state)
        case All(of=parts):
            return all(is_fulfilled(state, part, f"{path}/{n}") for n, part in enumerate(parts))
        case Any(of=parts):
            return any(is_fulfilled(state, part, f"{path}/{n}") for n, part in enumerate(parts))
        case Not(of=parts):
            return not is_fulfilled(state, parts[0], f"{path}/0")


def reached(state: HulkState, name: str, role: Role | None) -> int:
    """SH-550 How many marines stand in the zone."""
    fit = [marine for marine in squad(state) if role in (None, marine.role)]
    return standing(zone(state.scenario, name), fit)


def standing(squares: int, figures: Iterable[Marine | Alien]) -> int:
    """How many of them stand on these squares."""
    return sum(each.at is not None and squares >> each.at & 1 for each in figures)


def has_burnt(state: HulkState, goal: Burn) -> bool:
    """SH-553"""
    squares = zone(state.scenario, goal.zone)
    burnt = (squares & mask_of(state.burnt)).bit_count()
    match goal.squares:
        case "any":
            return burnt > 0
        case "all":
            return burnt == squares.bit_count()
    return burnt >= goal.squares


def has_carried(state: HulkState, thing: str, to: str) -> bool:
    """SH-554 A marine with the object has left, or stands in the zone."""
    for marine in state.marines.values():
        if thing in marine.carries:
            if to == "exit":
                return marine.fate == "saved"
            return marine.at is not None and bool(zone(state.scenario, to) >> marine.at & 1)
    return False


def has_closed(state: HulkState, goal: Close) -> bool:
    """SH-557"""
    all_closed = set(state.closed)
    closed = len(all_closed if goal.which == "all" else all_closed.intersection(goal.which))
    return (goal.at_least is None or closed >= goal.at_least) and (
        goal.at_most is None or closed <= goal.at_most
    )


def has_eliminated(state: HulkState, goal: Eliminate) -> bool:
    """SH-560"""
    dead = len(with_fate(state, "dead", goal.role))
    if goal.count == "all":
        return dead == sum(goal.role in (None, each.role) for each in state.marines.values())
    return dead >= goal.count


def is_out_of_fuel(state: HulkState) -> bool:
    """SH-560 Every flamer is dead, gone, or at 0 with the reload used."""
    return not any(marine.fuel or marine.reloads for marine in squad(state))


# ---- when they are judged


def first_fulfilled(
    state: HulkState, moments: tuple[When, ...], side: str = ""
) -> Fulfilled | None:
    """SH-523 Marines before aliens before draw."""
    for path, goal in paths(state.scenario.goals):
        if path.startswith(side) and moment(goal) in moments and is_fulfilled(state, goal, path):
            return Fulfilled(_winner(path), path)
    return None


def _winner(path: str) -> Winner:
    if path.startswith("marines"):
        return "marines"
    return "aliens" if path.startswith("aliens") else "draw"


def judge_now(state: HulkState) -> list[Event]:
    """SH-521 SH-522 After every completed action; the match stops at once, or is played to the end
    of the round."""
    told = _note(state, first_fulfilled(state, ("now",)))
    if state.fulfilled is not None and state.options.play_out_round == "off":
        return told + end_by_goal(state, state.fulfilled)
    if not squad(state):
        return told + no_marines(state)
    return told


def no_marines(state: HulkState) -> list[Event]:
    """SH-525 The marines' remaining goals are judged at once, those of other moments included."""
    told = _note(state, first_fulfilled(state, ("now", "round_end", "limit"), "marines"))
    if state.fulfilled is not None:
        return told + end_by_goal(state, state.fulfilled)
    return end(state, "aliens", "no-marines")


def _note(state: HulkState, found: Fulfilled | None) -> list[Event]:
    """SH-522 The earliest fulfilled goal decides."""
    if found is None or state.fulfilled is not None:
        return []
    state.fulfilled = found
    return [GoalFulfilled(found.goal)]


def judge_round(state: HulkState) -> list[Event]:
    """SH-502 SH-524 At the end of a round; in the last one the goals of the limit too."""
    count_holds(state)
    last = state.round >= state.limit
    told = _note(state, first_fulfilled(state, ("round_end", "limit") if last else ("round_end",)))
    if state.fulfilled is not None:
        return told + end_by_goal(state, state.fulfilled)
    return end(state, state.scenario.at_limit, "limit") if last else []


def count_holds(state: HulkState) -> None:
    """SH-552 At so many round ends in a row."""
    for path, goal in all_holds(state.scenario.goals):
        state.holding[path] = state.holding.get(path, 0) + 1 if stands(state, goal) else 0


def stands(state: HulkState, goal: Hold) -> bool:
    """SH-552 Blips do not count."""
    squares = zone(state.scenario, goal.zone)
    marines = standing(squares, state.marines.values())
    aliens = standing(squares, state.aliens.values())
    ours, theirs = (marines, aliens) if goal.side == "marines" else (aliens, marines)
    return ours >= goal.count and not (goal.no_enemy and theirs)


def end_by_goal(state: HulkState, fulfilled: Fulfilled) -> list[Event]:
    return end(state, fulfilled.winner, "goal", fulfilled.goal)


def end(state: HulkState, winner: Winner, reason: str, goal: str | None = None) -> list[Event]:
    """SH-527 SH-665 All values become public."""
    state.result = Result(
        winner=winner,
        reason=reason,
        round=state.round,
        dead=len(with_fate(state, "dead", None)),
        saved=len(with_fate(state, "saved", None)),
        left=len(squad(state)),
        kills=state.kills,
        goal=goal,
    )
    state.phase, state.steps, state.active = "over", [], None
    values = {blip.id: blip.value for blip in state.blips.values()}
    return [MatchEnded(winner, reason, values, dict(state.hand))]


def outcome(state: HulkState) -> Outcome | None:
    """SH-586 All marine seats win or lose together."""
    if state.result is None:
        return None
    places = {
        "marines": (1, 2),
        "aliens": (2, 1),
        "draw": (1, 1),
    }[state.result.winner]
    return Outcome(
        tuple(places[seat == state.alien_seat] for seat in range(len(state.stations))),
        state.result.reason,
    )
