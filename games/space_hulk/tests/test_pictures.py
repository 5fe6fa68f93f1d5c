"""The pictures of the scenarios are their maps; those of the first minute show what it says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games.space_hulk import state
from games.space_hulk.board import Board, board_of, squares_of
from games.space_hulk.scenarios import SCENARIOS, Scenario
from games.space_hulk.tests.positions import position

PICTURES = Path(__file__).parents[1] / "static" / "space_hulk"
MOST = 8_000
"""Bytes of a small picture."""
RECTANGLE = re.compile(r"M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z")


def drawn(picture: ElementTree.Element, part: str) -> list[tuple[int, int]]:
    """Column and row of every square that the rectangles of a path lie on."""
    path = picture.find(f".//*[@id='{part}']")
    if path is None:
        return []
    text = path.attrib["d"]
    assert RECTANGLE.sub("", text) == "", "something else is drawn"
    return [
        (column, row)
        for found in RECTANGLE.findall(text)
        for x, y, width, height in [map(float, found)]
        for row in range(int(y), -int(-(y + height) // 1))
        for column in range(int(x), -int(-(x + width) // 1))
    ]


def on_map(board: Board, squares: Iterable[int]) -> list[tuple[int, int]]:
    return [board.place(square) for square in squares]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_picture_of_a_scenario_is_its_map(scenario: Scenario) -> None:
    file = PICTURES / "choices" / f"scenario-{scenario.id}.svg"
    assert file.stat().st_size < MOST
    picture, board = ElementTree.parse(file).getroot(), board_of(scenario.map)
    assert drawn(picture, "floor") == on_map(board, board.squares)
    assert drawn(picture, "doors") == on_map(board, board.doors)
    assert drawn(picture, "airlocks") == on_map(board, board.airlocks)
    assert drawn(picture, "entries") == on_map(board, board.entries)
    assert drawn(picture, "exits") == on_map(board, squares_of(board.exits))
    assert drawn(picture, "objectives") == on_map(board, board.objectives)
    assert drawn(picture, "starts") == on_map(board, [square for square, _ in board.starts])


def test_the_poster_has_the_size_of_all_posters_and_reads_nothing_from_elsewhere() -> None:
    poster = (PICTURES / "poster.svg").read_text("utf-8")
    assert ElementTree.fromstring(poster).attrib["viewBox"] == "0 0 480 300"
    assert re.findall(r"(?:href|src)=\"(?!#)|url\((?!#)", poster) == []


FOLDER = Path(state.__file__).parent / "static" / "space_hulk"
PRIMER = (FOLDER / "primer.js").read_text("utf-8")
[ROWS] = re.findall(r"const MAP = \[(.*)\];", PRIMER)
MAP = re.findall(r'"(.*?)"', ROWS)
PLACES = {
    name: (int(column), int(row))
    for name, column, row in re.findall(r"const ([A-Z]+) = \[(\d), (\d)\];", PRIMER)
}


def deck(**signs: str) -> str:
    """The deck with these signs at the named places."""
    rows = [list(row) for row in MAP]
    for name, sign in signs.items():
        column, row = PLACES[name]
        rows[row][column] = sign
    return "\n".join(map("".join, rows))


def test_door_and_entry_stand_where_the_map_has_them_and_the_blip_unseen() -> None:
    column, row = PLACES["DOOR"]
    assert MAP[row][column] == "D"
    column, row = PLACES["ENTRY"]
    assert MAP[row][column] == "E"
    state = position(deck(SERGEANT=">", MARINE=">", BLIP="?"), values=[2])
    assert set(state.blips), "it would have been turned over"


def test_from_the_crossing_the_blip_is_shot_at_and_the_alien_before_it_has_the_best_die() -> None:
    column, row = PLACES["BLIP"]
    assert position(deck(CROSSING=">")).sight()[row][column] == "*"
    assert PLACES["SECOND"] == (column, row - 1)
    (column, row), before = PLACES["CROSSING"], PLACES["BEFORE"]
    assert before == (column + 1, row)
    [fought] = re.findall(r"const FOUGHT = \[(.*)\];", PRIMER)
    marine, *alien = map(int, fought.split(", "))
    assert len(alien) == 3
    assert max(alien) > marine
