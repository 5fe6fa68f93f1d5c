"""SH-642 Errors of the map. A square has one sign, so an entry is never an exit or a start."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from games.engine import Problem
from games.space_hulk.board import Board, adjacent, board_of, distances, squares_of
from games.space_hulk.scenarios import Scenario

Place = tuple[int, int]


def ways_in(board: Scenario) -> Iterator[Problem]:
    if not board_of(board.map).entries:
        yield Problem("no-entry")


def edges(board: Scenario) -> Iterator[Problem]:
    """SH-008 Entries and exits lead off the map."""
    ground = board_of(board.map)
    exits = squares_of(ground.exits)
    for code, squares in (("entry-not-on-edge", ground.entries), ("exit-not-on-edge", exits)):
        if inner := tuple(square for square in squares if not on_edge(ground, square)):
            yield Problem(code, inner)


def on_edge(ground: Board, square: int) -> bool:
    column, row = ground.place(square)
    return column in (0, ground.width - 1) or row in (0, ground.height - 1)


def corridors(board: Scenario) -> Iterator[Problem]:
    """SH-007 Behind an entry a corridor begins."""
    ground = board_of(board.map)
    if blind := tuple(square for square in ground.entries if not adjacent(ground, square, 0)):
        yield Problem("entry-without-corridor", blind)


def starts(board: Scenario) -> Iterator[Problem]:
    """SH-003 One marine on each start square; a split into squads has as many."""
    ground = board_of(board.map)
    if not ground.starts:
        yield Problem("no-start")
    split = sum(board.squads) if board.squads else len(board.squad)
    fits = len(ground.starts) == len(board.squad) == split and all(n > 0 for n in board.squads)
    if ground.starts and not fits:
        params: dict[str, int | str] = {"squad": len(board.squad), "starts": len(ground.starts)}
        yield Problem("squad-size-mismatch", tuple(at for at, _ in ground.starts), params)


def zones(board: Scenario) -> Iterator[Problem]:
    for name, places in board.zones.items():
        if off := [place for place in places if not is_floor(board, place)]:
            yield Problem("zone-off-floor", on_map(board, off), {"zone": name})


def things(board: Scenario) -> Iterator[Problem]:
    for thing in board.objects:
        if not is_floor(board, thing.at):
            yield Problem("object-off-floor", on_map(board, [thing.at]), {"object": thing.id})


def is_floor(board: Scenario, place: Place) -> bool:
    return any(board_of(board.map).floor >> square & 1 for square in on_map(board, [place]))


def on_map(board: Scenario, places: Iterable[Place]) -> tuple[int, ...]:
    """The squares among these places."""
    ground = board_of(board.map)
    return tuple(
        ground.square(column, row)
        for column, row in places
        if 0 <= column < ground.width and 0 <= row < ground.height
    )


def together(board: Scenario) -> Iterator[Problem]:
    """Two objects in one square."""
    counted = Counter(on_map(board, [thing.at for thing in board.objects]))
    if twice := tuple(square for square, number in counted.items() if number > 1):
        yield Problem("two-in-one-square", twice)


def ways_through(board: Scenario) -> Iterator[Problem]:
    """A walking way leads from an entry to some start square."""
    ground = board_of(board.map)
    starts = {square for square, _ in ground.starts}
    lost = tuple(each for each in ground.entries if not starts & distances(ground, each, ()).keys())
    if lost and starts:
        yield Problem("entry-unreachable", lost)


MAP_CHECKS: tuple[Callable[[Scenario], Iterable[Problem]], ...] = (
    *(ways_in, edges, corridors, starts),
    *(zones, things, together, ways_through),
)
