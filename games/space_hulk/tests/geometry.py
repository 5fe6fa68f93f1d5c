"""Cases by which the board's own geometry is held to the rules: `tests/js/geometry.json`.

``python -m games.space_hulk.tests.geometry`` writes them.
"""

from __future__ import annotations

import heapq
import json
from pathlib import Path
from typing import Any

from games.space_hulk import moving, offering, pieces, sight
from games.space_hulk.board import FACINGS, Board, Facing, squares_of
from games.space_hulk.ruleset import Corner
from games.space_hulk.state import Alien, Blip, HulkState
from games.space_hulk.tests.positions import position

CASES = Path(__file__).parent / "js" / "geometry.json"
PICTURES = (
    """#########E###
       #.......#.###
       #.^.D.n.....#
       #...#.#.#*#.#
       #.w.......?.#
       #############""",
    """#######
       #>....#
       ##.#.##
       #.?..n#
       #..v..#
       #######""",
)
MOST = 6
CORNERS: tuple[Corner, ...] = ("both", "either")


def cases() -> list[dict[str, Any]]:
    return [_case(picture) for picture in PICTURES]


def _case(picture: str) -> dict[str, Any]:
    state = position(picture)
    ground = pieces.board(state)
    hidden = pieces.opaque(state)
    return {
        "map": ground.rows,
        "width": ground.width,
        "squares": ground.squares,
        "entries": ground.entries,
        "blocked": list(squares_of((pieces.blocked(state) | ground.solid) & ~(1 << ground.off))),
        "looks": {corner: _looks(ground, hidden, corner) for corner in CORNERS},
        "ways": [_ways(position(picture), at) for at in range(len(_walkers(state)))],
    }


def _looks(ground: Board, hidden: int, corner: Corner) -> dict[str, list[list[int]]]:
    """What is seen, and what lies in the fire area, from every square to every side."""
    return {
        f"{square} {facing}": [
            list(squares_of(seen)),
            list(squares_of(seen & sight.fire_arc(ground, square, facing, corner))),
        ]
        for square in ground.squares
        for facing in FACINGS
        for seen in [sight.seen(ground, square, facing, hidden, corner)]
    }


def _walkers(state: HulkState) -> list[pieces.Piece]:
    return [*state.marines.values(), *state.aliens.values(), *state.blips.values()]


def _ways(state: HulkState, number: int) -> dict[str, Any]:
    """The least that every square and facing costs, by trying every action."""
    piece = _walkers(state)[number]
    start = (piece.at or 0, getattr(piece, "facing", "n"), False)
    edge: list[tuple[int, tuple[int, Facing, bool]]] = [(0, start)]
    least: dict[tuple[int, Facing, bool], int] = {}
    walls = pieces.blocked(state) & ~(1 << start[0])
    while edge:
        spent, here = heapq.heappop(edge)
        if here in least or spent > MOST:
            continue
        least[here] = spent
        for cost, other in _actions(state, piece, here, walls):
            heapq.heappush(edge, (spent + cost, other))
    found: dict[str, int] = {}
    for (at, facing, _), spent in least.items():
        found[f"{at} {facing}"] = min(spent, found.get(f"{at} {facing}", MOST))
    kind = "blip" if isinstance(piece, Blip) else "alien" if isinstance(piece, Alien) else "marine"
    return {"kind": kind, "at": start[0], "facing": start[1], "most": MOST, "least": found}


def _actions(
    state: HulkState, piece: pieces.Piece, here: tuple[int, Facing, bool], walls: int
) -> list[tuple[int, tuple[int, Facing, bool]]]:
    at, facing, turned = here
    piece.at = at
    found: list[tuple[int, tuple[int, Facing, bool]]] = []
    if not isinstance(piece, Blip):
        piece.facing = facing
    found += [(cost, (to, facing, False)) for to, cost in moving.steps(state, piece, walls)]
    if isinstance(piece, Blip):
        return found
    if isinstance(piece, Alien):
        piece.turned, piece.ap = turned, MOST
        facings = [to for to in FACINGS if offering.may_turn(state, piece, to)]
    else:
        facings = [to for to in FACINGS if to != facing]
    for to in facings:
        quick = isinstance(piece, Alien) and moving.is_quarter(facing, to)
        found.append((moving.turn_cost(state, piece, to), (at, to, quick)))
    return found


def text() -> str:
    return json.dumps(cases(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    CASES.write_text(text())
