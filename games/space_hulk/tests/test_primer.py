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


def test_door_and_entry_stand_where_the_map_has_them() -> None:
    column, row = PLACES["DOOR"]
    assert MAP[row][column] == "D"
    column, row = PLACES["ENTRY"]
    assert MAP[row][column] == "E"


def test_no_blip_is_seen_that_lies_unturned() -> None:
    state = position(drawn(SERGEANT=">", MARINE=">", BLIP="?"), values=[2])
    assert set(state.blips), "it would have been turned over"


def test_who_steps_to_the_crossing_sees_the_blip_and_can_shoot_at_what_stands_there() -> None:
    column, row = PLACES["BLIP"]
    assert sight(position(drawn(CROSSING=">")))[row][column] == "*"
    assert PLACES["SECOND"] == (column, row - 1)


def test_the_alien_that_attacks_stands_before_the_marine_and_its_best_die_is_higher() -> None:
    (column, row), before = PLACES["CROSSING"], PLACES["BEFORE"]
    assert before == (column + 1, row)
    [fought] = re.findall(r"const FOUGHT = \[(.*)\];", PRIMER)
    marine, *alien = map(int, fought.split(", "))
    assert len(alien) == 3
    assert max(alien) > marine
