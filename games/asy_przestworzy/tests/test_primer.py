"""The pictures of the rulebook's first minute show what its sentences say."""

import re
from pathlib import Path

from games.asy_przestworzy import state
from games.asy_przestworzy.aircraft import AIRCRAFT, VALUE

FOLDER = Path(state.__file__).parent / "static" / "asy_przestworzy"
NAMES = dict(
    re.findall(r"aircraft-(\w+) = (.*)", (FOLDER.parents[1] / "locale/en.ftl").read_text("utf-8"))
)
SHORT = 11
"""Letters for which a card of the first picture has room."""
PRIMER = (FOLDER / "primer.js").read_text("utf-8")


def told(name):
    [found] = re.findall(rf"const {name} = (.*);", PRIMER)
    return re.findall(r'"(\w+)"', found)


def test_the_aircraft_laid_is_of_the_hand_and_beats_the_other_side_in_speed():
    hand, [own], [other] = told("HAND"), told("OWN"), told("OTHER")
    assert own in hand
    assert {AIRCRAFT[each].side for each in hand} == {"entente"}
    assert AIRCRAFT[other].side == "central"
    assert VALUE["spd"][own] > VALUE["spd"][other]


def test_the_names_of_the_hand_are_whole():
    assert [NAMES[each] for each in told("HAND") if len(NAMES[each]) > SHORT] == []
