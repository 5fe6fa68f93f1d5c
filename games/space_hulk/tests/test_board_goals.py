"""3.6 The check of a board: goals that nobody can fulfil (SH-644)."""

import pytest

from games.space_hulk.tests.boards import (
    GAME,
    GOOD,
    aimed,
    at,
    board,
    box,
    cases,
    codes,
    drawn,
    nested,
    the,
)
from tests.rules import rule

EXIT = {"type": "exit", "count": 1}
HALL = {"type": "reach", "zone": "hall", "count": 1}
HOLD = {"type": "hold", "side": "marines", "zone": "hall", "count": 1, "rounds": 1}
BURN = {"type": "burn", "zone": "O", "squares": "any"}
CLOSE = {"type": "close", "which": "all", "at_least": 1}
FETCH = {"type": "fetch", "object": "box"}
CARRY = {"type": "carry", "object": "box", "to": "exit"}
ELIMINATE = {"type": "eliminate", "side": "marines", "count": 1}
ALIENS = GOOD["goals"]["aliens"]
NO_EXIT = drawn((13, 2, "#"))
NO_LOCKS = drawn((10, 1, "."), (9, 7, "."))
ISLAND = drawn(
    (1, 8, "."),
    (0, 8, "."),
    objects=[box(6, 4, "near"), box(1, 8)],
    zones={"far": [[1, 8]], "hall": [[4, 6]]},
)
RIFLES = board(squad=["rifle"] * 2)
FEW = board(ruleset={"max_aliens": 2})
THREE = {**HOLD, "side": "aliens", "count": 3}


def after(document, *marines, aliens=ALIENS):
    """The board with other goals."""
    return {**document, "goals": {"marines": list(marines), "aliens": list(aliens)}}


def combined(kind, *parts):
    return {"type": kind, "of": list(parts)}


GOALS = {
    "no-goals": {
        "marines without a goal": aimed(),
        "aliens without a goal": board(goals={"marines": [HALL], "aliens": []}, at_limit="draw"),
    },
    "goal-unknown-zone": {
        "an unknown zone": aimed({**HALL, "zone": "cellar"}),
        "nowhere to carry to": aimed({**CARRY, "to": "cellar"}),
        "no O": after(drawn((5, 4, ".")), BURN),
        "an empty zone": aimed(HALL, zones={"hall": []}),
        "an exit to reach": after(NO_EXIT, {**HALL, "zone": "X"}),
    },
    "goal-unknown-object": {
        "nothing to fetch": aimed({**FETCH, "object": "cup"}),
        "nothing to carry": aimed({**CARRY, "object": "cup"}),
    },
    "goal-needs-exit": {"no exit": NO_EXIT, "no exit to carry to": after(NO_EXIT, CARRY)},
    "goal-needs-airlock": {
        "no airlock": after(NO_LOCKS, CLOSE),
        "no such airlock": aimed({**CLOSE, "which": [3]}),
        "no airlock of that number": aimed({**CLOSE, "which": [0, 1]}),
        "none of the airlocks": aimed({**CLOSE, "which": []}),
    },
    "goal-needs-flamer": {
        "no flamer to burn": aimed(BURN, squad=["rifle"] * 2),
        "no flamer to run dry": after(RIFLES, HALL, aliens=[{"type": "out_of_fuel"}]),
        "no flamer to leave": after(RIFLES, {**EXIT, "role": "flamer"}),
    },
    "goal-count-too-high": {
        "three of two out": aimed({**EXIT, "count": 3}),
        "three of two in the hall": aimed({**HALL, "count": 3}),
        "two on one square": aimed({**HALL, "zone": "O", "count": 2}),
        "a sergeant nobody is": aimed({**HALL, "role": "sergeant"}),
        "three of two alive": aimed({"type": "survive", "count": 3}),
        "four of three squares": aimed({**BURN, "zone": "hall", "squares": 4}),
        "three of two airlocks": aimed({**CLOSE, "at_least": 3}),
        "two of one airlock": aimed({**CLOSE, "which": [1, 1], "at_least": 2}),
        "ten rounds of nine": aimed({**HOLD, "rounds": 10}),
        "three of two hold": aimed({**HOLD, "count": 3}),
        "two hold one square": aimed({**HOLD, "zone": "O", "count": 2}),
        "three aliens of two hold": after(FEW, HALL, aliens=[THREE]),
        "three dead of two": after(board(), HALL, aliens=[{**ELIMINATE, "count": 3}]),
        "no sergeant to kill": after(
            board(), HALL, aliens=[{**ELIMINATE, "count": "all", "role": "sergeant"}]
        ),
        "too many within any": aimed(combined("any", EXIT, {**EXIT, "count": 3})),
        "too many within not": aimed(combined("not", {**EXIT, "count": 3})),
    },
    "goal-unreachable": {
        "a zone on an island": after(ISLAND, {**HALL, "zone": "far"}),
        "an object on an island": after(ISLAND, FETCH),
        "a cargo on an island": after(ISLAND, CARRY),
    },
    "goal-too-deep": {
        "all four deep": aimed(nested(4, "all")),
        "any four deep": aimed(nested(4, "any")),
        "not four deep": aimed(nested(4, "not")),
        "a deep part beside a flat one": aimed(combined("all", EXIT, nested(3))),
    },
    "bad-format": {
        "all of nothing": aimed(combined("all")),
        "any of nothing": aimed(combined("any")),
        "nothing, three deep": aimed(combined("all", combined("all", combined("all")))),
        "any number closed": aimed({"type": "close", "which": "all"}),
    },
}


@rule("SH-644")
@pytest.mark.parametrize(("document", "code"), cases(GOALS))
def test_errors_of_goals(document, code):
    assert codes(document) == [code]


POSSIBLE = {
    "the aliens win at the limit": board(
        goals={"marines": [HALL], "aliens": []}, at_limit="aliens"
    ),
    "so do the marines": board(goals={"marines": [], "aliens": ALIENS}, at_limit="marines"),
    "all of them hold all the time": aimed({**HOLD, "count": 2, "rounds": 9}),
    "as many aliens hold as there can be": after(board(), HALL, aliens=[THREE]),
    "a zone of three burns": aimed({**BURN, "zone": "hall", "squares": 3}),
    "a zone burns": aimed({**BURN, "zone": "hall", "squares": "all"}),
    "an object is carried to a zone": aimed({**CARRY, "to": "hall"}),
    "an object is carried out": aimed(CARRY),
    "the flamer leaves": aimed({**EXIT, "role": "flamer"}),
    "without a flamer others leave": after(RIFLES, HALL, EXIT),
    "both airlocks": aimed({**CLOSE, "at_least": 2}),
    "both airlocks by number": aimed({**CLOSE, "which": [1, 2], "at_least": 2}),
    "the first airlock": aimed({**CLOSE, "which": [1]}),
    "the second airlock stays open": aimed({"type": "close", "which": [2], "at_most": 0}),
    "all, three deep": aimed(nested(3, "all")),
    "any, three deep": aimed(nested(3, "any")),
    "not, three deep": aimed(nested(3, "not")),
}


@rule("SH-644", "SH-561")
@pytest.mark.parametrize("document", POSSIBLE.values(), ids=list(POSSIBLE))
def test_the_hardest_goals_that_are_possible_pass(document):
    assert codes(document) == []


@rule("SH-644", "SH-646")
@pytest.mark.parametrize("goal", [{**HALL, "zone": "far"}, FETCH], ids=["zone", "object"])
def test_a_goal_out_of_reach_names_the_squares(goal):
    assert the("goal-unreachable", after(ISLAND, HALL, goal)).places == at((1, 8))


@rule("SH-646")
def test_an_error_names_its_goal():
    [found] = GAME.examine(aimed(HALL, {**HALL, "count": 3}))
    assert found.params == {"goal": "marines/1"}
