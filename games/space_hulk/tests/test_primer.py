"""The pictures of the rulebook's first minute show what its sentences say."""

import re
from pathlib import Path

from games.space_hulk import state
from games.space_hulk.tests.positions import position, sight

FOLDER = Path(state.__file__).parent / "static" / "space_hulk"
PRIMER = (FOLDER / "primer.js").read_text("utf-8")
[ROWS] = re.findall(r"const MAP = \[(.*)\];", PRIMER)
MAP = re.findall(r'"(.*?)"', ROWS)
PLACES = {
    name: (int(column), int(row))
    for name, column, row in re.findall(r"const ([A-Z]+) = \[(\d), (\d)\];", PRIMER)
}


def drawn(**signs: str) -> str:
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
    state = position(drawn(SERGEANT=">", MARINE=">", BLIP="?"), values=[2])
    assert set(state.blips), "it would have been turned over"


def test_from_the_crossing_the_blip_is_shot_at_and_the_alien_before_it_has_the_best_die() -> None:
    column, row = PLACES["BLIP"]
    assert sight(position(drawn(CROSSING=">")))[row][column] == "*"
    assert PLACES["SECOND"] == (column, row - 1)
    (column, row), before = PLACES["CROSSING"], PLACES["BEFORE"]
    assert before == (column + 1, row)
    [fought] = re.findall(r"const FOUGHT = \[(.*)\];", PRIMER)
    marine, *alien = map(int, fought.split(", "))
    assert len(alien) == 3
    assert max(alien) > marine
