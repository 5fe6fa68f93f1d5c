"""Boards as people send them: JSON, with one thing changed."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from games.engine import Problem
from games.space_hulk.rules import SpaceHulk

GAME = SpaceHulk()
GOOD: dict[str, Any] = {
    "format": 1,
    "id": "loop",
    "name": {"en": "Loop", "pl": "Pętla"},
    "story": {"en": "Round and round.", "pl": "W kółko."},
    "map": [
        "##########E###",
        "##########A###",
        "#>>.....D....X",
        "####.#.###.###",
        "####.O.....###",
        "####.#.###.###",
        "####.......###",
        "#########A####",
        "#########E####",
    ],
    "squad": ["flamer", "rifle"],
    "deploy": "fixed",
    "start_blips": 1,
    "blips_per_round": [1, 0],
    "supply": {"0": 2, "1": 4},
    "round_limit": 9,
    "zones": {"hall": [[4, 6], [5, 6], [6, 6]]},
    "objects": [{"id": "box", "name": {"en": "box", "pl": "skrzynia"}, "at": [6, 4]}],
    "goals": {
        "marines": [{"type": "exit", "count": 1}],
        "aliens": [{"type": "eliminate", "side": "marines", "count": "all"}],
    },
}


def board(**changes: Any) -> dict[str, Any]:
    """A good board, but for these of its fields."""
    return {**deepcopy(GOOD), **changes}


def drawn(*squares: tuple[int, int, str], **changes: Any) -> dict[str, Any]:
    """A good board with other signs at some (column, row)."""
    rows = [list(row) for row in GOOD["map"]]
    for column, row, sign in squares:
        rows[row][column] = sign
    return board(map=["".join(row) for row in rows], **changes)


def aimed(*marines: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A good board with other goals of the marines."""
    return board(goals={**GOOD["goals"], "marines": list(marines)}, **changes)


def at(*places: tuple[int, int]) -> tuple[int, ...]:
    """The squares of a good board."""
    return tuple(row * len(GOOD["map"][0]) + column for column, row in places)


def box(column: int, row: int, name: str = "box") -> dict[str, Any]:
    return {"id": name, "name": {"en": "box", "pl": "skrzynia"}, "at": [column, row]}


def nested(levels: int, kind: str = "all") -> dict[str, Any]:
    """A goal within so many combinations."""
    goal: dict[str, Any] = {"type": "exit", "count": 1}
    for _ in range(levels):
        goal = {"type": kind, "of": [goal]}
    return goal


def cases(table: dict[str, dict[str, Any]]) -> list[Any]:
    """Of documents by the code of what is wrong with them."""
    rows = [(code, *row) for code, documents in table.items() for row in documents.items()]
    return [pytest.param(document, code, id=name) for code, name, document in rows]


def codes(document: Any) -> list[str]:
    return [problem.code for problem in GAME.examine(document)]


def the(code: str, document: Any) -> Problem:
    """The one problem of that code."""
    found = [problem for problem in GAME.examine(document) if problem.code == code]
    assert len(found) == 1, GAME.examine(document)
    return found[0]
