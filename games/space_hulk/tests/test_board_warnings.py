"""3.6 The check of a board: what makes it play badly (SH-645)."""

from __future__ import annotations

import pytest

from games.space_hulk.tests.boards import GAME, GOOD, at, board, box, codes, drawn, the
from tests.rules import rule

ALIENS = GOOD["goals"]["aliens"]
KILL = {"type": "kill", "count": 1}
PLAIN = {"objects": [], "zones": {}, "goals": {"marines": [KILL], "aliens": ALIENS}}


def plain(rows, marines=1):
    """A map and nothing else."""
    return board(map=rows, squad=["rifle"] * marines, **PLAIN)


def lane(row):
    """A corridor between walls, with rows of void below."""
    return ["#" * len(row), row, *["#" * len(row)] * 3]


def cellar(corridor):
    """A room of eight squares; above, so many more of a corridor."""
    rows = ["", "#..", "#..", "#..", "#>.", ""]
    rows[1] = "E" + "." * (corridor + 1)
    return [row.ljust(corridor + 2, "#") for row in rows]


TEETH = ["############", "E..........X", "#.#.#.######", "#>#.#.######", "############"]
FOUR, FIVE = "E...A.........>.........E", "E....A.........>.........E"
GAP = [*TEETH[:2], "#.#.########", "#>#.########", TEETH[4]]
WARNINGS = {
    "an entry beside the start": (drawn((0, 2, "E")), "entry-near-start", at((0, 2))),
    "an airlock in the middle": (drawn((4, 4, "A")), "airlock-far-from-entry", at((4, 4))),
    "a door in the open": (drawn((6, 4, "D")), "door-in-open-space", at((6, 4))),
    "a door below a wall": (drawn((4, 2, "D")), "door-in-open-space", at((4, 2))),
    "a door above a wall": (drawn((6, 6, "D")), "door-in-open-space", at((6, 6))),
    "a door right of a wall": (drawn((4, 4, "D")), "door-in-open-space", at((4, 4))),
    "a door left of a wall": (drawn((10, 4, "D")), "door-in-open-space", at((10, 4))),
    "no decoys": (board(supply={"1": 4}), "no-decoys", ()),
    "an airlock before the exit": (drawn((12, 2, "A")), "airlock-cuts-goal", at((12, 2))),
    "one round": (board(round_limit=1), "round-limit-too-short", ()),
    "an entry six steps from a start": (plain(lane("E.....>...>.."), 2), "entry-near-start", (13,)),
    "an airlock five from an entry": (plain(lane(FIVE)), "airlock-far-from-entry", (31,)),
    "rooms": (plain(cellar(7)), "row-of-rooms", (10, 11, 19, 20, 28, 29, 37, 38)),
}
JUST_NOT = {
    "an entry seven from the nearest start": (plain(lane("E......>...>.."), 2), "entry-near-start"),
    "an airlock four from the nearest entry": (plain(lane(FOUR)), "airlock-far-from-entry"),
    "half of the floor in a room": (plain(cellar(8)), "row-of-rooms"),
    "three crossings, but for corners": (plain(TEETH), "too-few-junctions"),
}


@rule("SH-645", "SH-143")
@pytest.mark.parametrize(("document", "code", "places"), WARNINGS.values(), ids=list(WARNINGS))
def test_warnings(document, code, places):
    found = the(code, document)
    assert (found.places, found.warning) == (places, True)
    assert all(problem.warning for problem in GAME.examine(document))


@rule("SH-645", "SH-143")
@pytest.mark.parametrize(("document", "code"), JUST_NOT.values(), ids=list(JUST_NOT))
def test_what_is_just_no_warning(document, code):
    assert code not in codes(document)


@rule("SH-645")
def test_an_airlock_that_cuts_one_of_two_goals_is_told():
    goals = {
        "marines": [{"type": "reach", "zone": "hall", "count": 1}, {"type": "exit", "count": 1}]
    }
    cut = drawn((12, 2, "A"), goals={**goals, "aliens": ALIENS})
    assert the("airlock-cuts-goal", cut).places == at((12, 2))


@rule("SH-645")
def test_two_crossings_are_too_few():
    """A crossing has three side neighbours or more; corners do not count."""
    assert the("too-few-junctions", plain(GAP)).params == {"number": 2}


LONG = [
    ".........D..d...X",
    ".################",
    ".################",
    ">################",
    "E################",
]
"""Up, around the corner and along the top: ten steps to (8, 0)."""
HERE = {"zones": {"mark": [[8, 0]]}, "objects": [box(8, 0)], "squad": ["flamer"]}
MARK = {"type": "reach", "zone": "mark", "count": 1}
EXIT = {"type": "exit", "count": 1}
BURN = {"type": "burn", "zone": "mark", "squares": "any"}
HOLD = {"type": "hold", "side": "marines", "zone": "mark", "count": 1, "rounds": 1}
CARRY = {"type": "carry", "object": "box", "to": "exit"}
TWO = [LONG[0], LONG[1], ">" + LONG[2][1:], *LONG[3:]]
ISLAND = [*LONG[:4], "E###############."]
ROOM = ["#" * 14, "E>...........#", "#............#", "#............#", "#" * 14]


def marked(*squares):
    """Another zone to reach."""
    return {"zones": {"mark": [list(square) for square in squares]}}


NEEDED = {
    "reach": ([MARK], {}, 10),
    "hold": ([HOLD], {}, 10),
    "fetch": ([{"type": "fetch", "object": "box"}], {}, 10),
    "exit through a door": ([EXIT], {}, 18 + 1 + 1),
    "carry out": ([CARRY], {}, 10 + 8 + 1 + 1),
    "carry back": ([{**CARRY, "to": "mark"}], marked((0, 2)), 10 + 9),
    "all": ([{"type": "all", "of": [MARK, EXIT]}], {}, 20),
    "any": ([{"type": "any", "of": [MARK, EXIT]}], {}, 10),
    "not": ([{"type": "not", "of": [EXIT]}], {}, None),
    "hold of the aliens": ([{**HOLD, "side": "aliens"}], {}, None),
    "kill": ([KILL], {}, None),
    "the nearest goal": ([EXIT, MARK], {}, 10),
    "the nearest square": ([MARK], marked((15, 0), (8, 0)), 10),
    "the nearest marine": ([MARK], {"map": TWO, "squad": ["flamer"] * 2}, 9),
    "a flame reaches farther": ([BURN], {}, None),
    "a short flame": ([BURN], {"ruleset": {"flamer_range": 2}}, 8),
    "seven in a round of seven and a half": ([MARK], marked((5, 0)), None),
    "eight in a round": ([MARK], marked((6, 0)), 8),
    "fourteen in two rounds": ([MARK], {**marked((12, 0)), "round_limit": 2}, None),
    "fifteen in two rounds": ([MARK], {**marked((13, 0)), "round_limit": 2}, 16),
    "no way to a square": ([MARK], {**marked((16, 4), (8, 0)), "map": ISLAND}, 10),
    "through a room": ([MARK], {**marked((12, 2)), "map": ROOM, "objects": []}, 11),
    "no goal": ([], {"at_limit": "marines"}, None),
}
"""Goals, on which board, and the AP that the warning names; None where there is no warning."""


@rule("SH-645", "SH-644")
@pytest.mark.parametrize(("goals", "how", "ap"), NEEDED.values(), ids=list(NEEDED))
def test_what_a_goal_needs(goals, how, ap):
    sides = {"marines": goals, "aliens": ALIENS}
    found = GAME.examine(board(goals=sides, **{"map": LONG, "round_limit": 1, **HERE, **how}))
    assert all(problem.warning for problem in found), found
    told = [each.params["number"] for each in found if each.code == "round-limit-too-short"]
    assert told == ([] if ap is None else [ap])


@rule("SH-645")
@pytest.mark.parametrize(("limit", "short"), [(1, True), (2, False)])
def test_a_marine_needs_12_ap_to_the_exit(limit, short):
    """Eleven steps from (2, 2) to (13, 2), through the corridor without a door, and leaving."""
    found = GAME.examine(board(round_limit=limit))
    assert [(problem.code, dict(problem.params)) for problem in found] == (
        [("round-limit-too-short", {"number": 12})] if short else []
    )
