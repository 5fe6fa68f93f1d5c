"""3.6 The check of a board: what it finds, and the errors of form (SH-640, SH-641)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from games.engine import Problem
from games.space_hulk.goal_checks import GOAL_CHECKS, MEASURES
from games.space_hulk.map_checks import MAP_CHECKS
from games.space_hulk.number_checks import NUMBER_CHECKS
from games.space_hulk.scenarios import Scenario
from games.space_hulk.warning_checks import WARNING_CHECKS

SIGNS = frozenset("# .DdAEXO^>v<")
LEAST_SIDE, LEAST_FLOOR = 5, 12
MOST_COLUMNS, MOST_ROWS, MOST_FLOOR = 48, 32, 400
NAME, STORY = 60, 600
MOST = {
    "doors": 40,
    "airlocks": 12,
    "entries": 8,
    "marines": 12,
    "objects": 6,
    "zones": 12,
    "goals": 6,
}
OF_THE_MAP = frozenset("OXE")
"""Zones that the map itself names."""


def examine(document: Any) -> list[Problem]:
    """SH-640 Errors first: each kind of check relies on what the kinds before it let pass."""
    try:
        board = msgspec.convert(document, Scenario, str_keys=True)
    except (msgspec.ValidationError, RecursionError) as refused:
        return [malformed(document, refused)]
    kinds = (FORM_CHECKS, (*MAP_CHECKS, *NUMBER_CHECKS), GOAL_CHECKS, MEASURES, WARNING_CHECKS)
    return next((found for kind in kinds if (found := _found(kind, board))), [])


Check = Callable[[Scenario], Iterable[Problem]]


def _found(kind: Iterable[Check], board: Scenario) -> list[Problem]:
    return [problem for check in kind for problem in check(board)]


def malformed(document: Any, refused: Exception) -> Problem:
    """SH-641 SH-643 What the types refuse, with the place in the JSON."""
    if isinstance(document, dict) and "round_limit" not in document:
        return Problem("no-round-limit")
    place = str(refused).rpartition("`$")[2].rstrip("`")
    if place.startswith(".ruleset"):
        return Problem("bad-ruleset", params={"field": place[1:]})
    return Problem("bad-format", params={"field": place[1:]})


def unknown_signs(board: Scenario) -> Iterator[Problem]:
    """SH-641 Line and column are counted from 1, as in an editor of text."""
    for line, row in enumerate(board.map, 1):
        for column, sign in enumerate(row, 1):
            if sign not in SIGNS:
                yield Problem("unknown-character", params={"line": line, "column": column})
                return


def size(board: Scenario) -> Iterator[Problem]:
    """SH-641"""
    rows, columns = len(board.map), max(map(len, board.map), default=0)
    floor = sum(sign not in "# " for row in board.map for sign in row)
    params: dict[str, int | str] = {"columns": columns, "rows": rows, "floor": floor}
    if min(rows, columns) < LEAST_SIDE or floor < LEAST_FLOOR:
        yield Problem("too-small", params=params)
    if columns > MOST_COLUMNS or rows > MOST_ROWS or floor > MOST_FLOOR:
        yield Problem("too-large", params=params)


def texts(board: Scenario) -> Iterator[Problem]:
    """SH-641 In every language. What is not printed is no text."""
    for field, most, text in _texts(board):
        if len(text) > most:
            yield Problem("text-too-long", params={"field": field, "most": most})
        elif not text.isprintable():
            yield Problem("bad-format", params={"field": field})


def _texts(board: Scenario) -> Iterator[tuple[str, int, str]]:
    """Its field, how long it may be, and what it says."""
    for words in (board.name, *(thing.name for thing in board.objects)):
        yield from (("name", NAME, text) for text in (words.en, words.pl))
    yield from (("story", STORY, text) for text in (board.story.en, board.story.pl))
    yield "id", NAME, board.id
    yield from (("objects", NAME, thing.id) for thing in board.objects)
    yield from (("zones", NAME, zone) for zone in board.zones)


def parts(board: Scenario) -> Iterator[Problem]:
    """SH-009 SH-641 SH-648 How many of each there may be."""
    signs, goals = "".join(board.map), board.goals
    counted = {
        "doors": signs.count("D") + signs.count("d"),
        "airlocks": signs.count("A"),
        "entries": signs.count("E"),
        "marines": len(board.squad),
        "objects": len(board.objects),
        "zones": len(board.zones),
        "goals": max(map(len, (goals.marines, goals.aliens, goals.draw))),
    }
    for what, number in counted.items():
        if number > MOST[what]:
            yield Problem("too-many", params={"what": what, "most": MOST[what]})


def names(board: Scenario) -> Iterator[Problem]:
    """SH-641 A zone is named once, by the map or by the board; an object has a name of its own."""
    if OF_THE_MAP & board.zones.keys():
        yield Problem("bad-format", params={"field": "zones"})
    if len({thing.id for thing in board.objects}) < len(board.objects):
        yield Problem("bad-format", params={"field": "objects"})


FORM_CHECKS: tuple[Check, ...] = (unknown_signs, size, texts, parts, names)
