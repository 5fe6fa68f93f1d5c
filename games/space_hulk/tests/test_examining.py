"""3.6 What the check of a board finds, and what it lets pass."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.chance import Chance
from games.engine import Illegal, Problem
from games.referee import codec
from games.space_hulk.opening import new_match, scenario_of
from games.space_hulk.rules import SpaceHulk
from games.space_hulk.scenarios import SCENARIOS, Scenario
from games.space_hulk.state import Options
from games.space_hulk.tests.boards import GOOD, aimed, at, board, drawn
from games.space_hulk.tests.greatest import GREATEST
from tests.rules import rule

GAME = SpaceHulk()
LONG = "a" * 601
WIDE = ["#" * 49, *GOOD["map"][1:]]
FULL = ["." * 21] * 20
WORDS = {"en": "box", "pl": "skrzynia"}


def codes(document: Any) -> list[str]:
    return [problem.code for problem in GAME.examine(document)]


def the(code: str, document: Any) -> Problem:
    """The one problem of that code."""
    found = [problem for problem in GAME.examine(document) if problem.code == code]
    assert len(found) == 1, GAME.examine(document)
    return found[0]


def box(column: int, row: int, name: str = "box") -> dict[str, Any]:
    return {"id": name, "name": WORDS, "at": [column, row]}


def deep(levels: int) -> dict[str, Any]:
    goal: dict[str, Any] = {"type": "exit", "count": 1}
    for _ in range(levels):
        goal = {"type": "all", "of": [goal]}
    return goal


@rule("SH-640")
def test_a_good_board_has_neither_errors_nor_warnings():
    assert GAME.examine(board()) == []


@rule("SH-640")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_the_six_scenarios_have_no_errors(scenario):
    found = GAME.examine(msgspec.json.decode(msgspec.json.encode(scenario)))
    assert all(problem.warning for problem in found)


@rule("SH-640")
def test_an_examined_board_is_left_as_it_was():
    document = board()
    GAME.examine(document)
    assert document == GOOD


FORM = {
    "no object": ([], "bad-format"),
    "another format": (board(format=2), "bad-format"),
    "an unknown field": (board(author="me"), "bad-format"),
    "no map": ({key: value for key, value in GOOD.items() if key != "map"}, "bad-format"),
    "a text with signs of control": (board(name={"en": "a\x07", "pl": "a"}), "bad-format"),
    "an id with signs of control": (board(id="a\u202e"), "bad-format"),
    "a zone with signs of control": (board(zones={"a\n": [[4, 6]]}), "bad-format"),
    "an object with signs of control": (board(objects=[box(4, 6, "a\x00")]), "bad-format"),
    "a zone that the map names": (board(zones={"O": [[4, 6]]}), "bad-format"),
    "two objects of one name": (board(objects=[box(4, 6), box(5, 6)]), "bad-format"),
    "a strange sign": (drawn((5, 2, "?")), "unknown-character"),
    "four rows": (board(map=GOOD["map"][:4]), "too-small"),
    "no rows": (board(map=[]), "too-small"),
    "eleven squares": (board(map=["E>.........#", *["#" * 12] * 4]), "too-small"),
    "49 columns": (board(map=WIDE), "too-large"),
    "33 rows": (board(map=[*GOOD["map"], *["#"] * 24]), "too-large"),
    "420 squares": (board(map=FULL), "too-large"),
    "a long name": (board(name={"en": "a" * 61, "pl": "a"}), "text-too-long"),
    "a long story": (board(story={"en": "a", "pl": LONG}), "text-too-long"),
    "a long id": (board(id="a" * 61), "text-too-long"),
    "a zone with a long name": (board(zones={"a" * 61: [[4, 6]]}), "text-too-long"),
    "an object with a long id": (board(objects=[box(4, 6, "a" * 61)]), "text-too-long"),
    "41 doors": (board(map=["D" * 41, "." * 41, *GOOD["map"]]), "too-many"),
    "13 airlocks": (board(map=["A" * 13, *GOOD["map"]]), "too-many"),
    "9 entries": (board(map=["E" * 9, *GOOD["map"]]), "too-many"),
    "13 marines": (board(squad=["rifle"] * 13), "too-many"),
    "7 objects": (board(objects=[box(4, 6, f"b{n}") for n in range(7)]), "too-many"),
    "13 zones": (board(zones={f"z{n}": [[4, 6]] for n in range(13)}), "too-many"),
    "7 goals": (aimed(*[{"type": "exit", "count": 1}] * 7), "too-many"),
}


@rule("SH-641")
@pytest.mark.parametrize(("document", "code"), FORM.values(), ids=list(FORM))
def test_errors_of_form(document, code):
    assert set(codes(document)) == {code}


@rule("SH-641")
def test_a_board_at_the_limits_of_form_passes_them():
    rows = ["E" + "." * 46 + "#"] * 8 + ["#" + ">" + "#" * 46] + ["#" * 48] * 23
    wide = board(map=rows, squad=["rifle"], objects=[], zones={}, name={"en": "a" * 60, "pl": "a"})
    assert "too-large" not in codes(wide) and "text-too-long" not in codes(wide)


@rule("SH-641", "SH-643", "SH-644")
def test_a_board_of_the_greatest_size_in_every_field_passes():
    assert codes(GREATEST) == []


@rule("SH-646")
def test_a_strange_sign_is_found_by_line_and_column():
    assert the("unknown-character", drawn((5, 2, "?"))).params == {"line": 3, "column": 6}


@rule("SH-641")
def test_goals_within_goals_without_end_are_no_board():
    assert codes(aimed(deep(5000))) == ["bad-format"]


MAP = {
    "no entry": (drawn((10, 0, "#"), (9, 8, "#")), "no-entry", ()),
    "an entry inside": (drawn((7, 6, "E")), "entry-not-on-edge", at((7, 6))),
    "an exit inside": (drawn((7, 6, "X")), "exit-not-on-edge", at((7, 6))),
    "an entry into the wall": (drawn((0, 8, "E")), "entry-without-corridor", at((0, 8))),
    "no start": (drawn((1, 2, "."), (2, 2, "."), squad=[]), "no-start", ()),
    "three for two": (board(squad=["rifle"] * 3), "squad-size-mismatch", at((1, 2), (2, 2))),
    "squads of three": (board(squads=[2, 1]), "squad-size-mismatch", at((1, 2), (2, 2))),
    "a squad of none": (board(squads=[2, 0]), "squad-size-mismatch", at((1, 2), (2, 2))),
    "a zone in the wall": (board(zones={"z": [[0, 0], [4, 6]]}), "zone-off-floor", at((0, 0))),
    "a zone off the map": (board(zones={"z": [[-1, 99]]}), "zone-off-floor", ()),
    "an object in the wall": (board(objects=[box(0, 0)]), "object-off-floor", at((0, 0))),
    "an object off the map": (board(objects=[box(14, 0)]), "object-off-floor", ()),
    "two objects": (
        board(objects=[box(4, 6), box(4, 6, "other")]),
        "two-in-one-square",
        at((4, 6)),
    ),
    "an entry without a way": (
        drawn((0, 7, "E"), (0, 8, ".")),
        "entry-unreachable",
        at((0, 7)),
    ),
}


@rule("SH-642", "SH-646")
@pytest.mark.parametrize(("document", "code", "places"), MAP.values(), ids=list(MAP))
def test_errors_of_the_map_name_the_squares(document, code, places):
    found = the(code, document)
    assert (found.places, found.warning) == (places, False)


NUMBERS = {
    "a value of 7": (board(supply={"7": 1}), "bad-supply"),
    "31 counters": (board(supply={"1": 31}), "bad-supply"),
    "counters below none": (board(supply={"1": 2, "2": -1}), "bad-supply"),
    "only decoys": (board(supply={"0": 5}), "bad-supply"),
    "13 at the start": (board(start_blips=13), "bad-blips"),
    "7 a round": (board(blips_per_round=[7]), "bad-blips"),
    "13 rounds": (board(blips_per_round=[1] * 13), "bad-blips"),
    "no rounds": (board(blips_per_round=[]), "bad-blips"),
    "no blips": (board(start_blips=0, blips_per_round=[0]), "bad-blips"),
    "no limit": ({k: v for k, v in GOOD.items() if k != "round_limit"}, "no-round-limit"),
    "a limit of 0": (board(round_limit=0), "no-round-limit"),
    "a limit of 41": (board(round_limit=41), "no-round-limit"),
    "29 seconds": (board(clock={"marines_s": 29}), "bad-clock"),
    "1801 seconds": (board(clock={"aliens_s": 1801}), "bad-clock"),
    "9 AP": (board(ruleset={"marine_ap": 9}), "bad-ruleset"),
    "other costs": (board(ruleset={"costs": {"shot": 0}}), "bad-ruleset"),
    "seven faces": (board(ruleset={"shooting_die": {"hit": 4, "again": 3}}), "bad-ruleset"),
    "no hit": (board(ruleset={"shooting_die": {"hit": 0, "again": 3}}), "bad-ruleset"),
    "a jam die of five": (board(ruleset={"jam_die": {"jam": 1, "ok": 4}}), "bad-ruleset"),
    "four jams": (board(ruleset={"jam_die": {"jam": 4, "ok": 2}}), "bad-ruleset"),
}


@rule("SH-643")
@pytest.mark.parametrize(("document", "code"), NUMBERS.values(), ids=list(NUMBERS))
def test_errors_of_the_numbers(document, code):
    assert codes(document) == [code]


@rule("SH-643")
def test_numbers_at_their_limits_pass():
    ruleset = {"marine_ap": 8, "jam_die": {"jam": 3, "ok": 3}, "shooting_die": "classic"}
    clock = {"marines_s": 30, "aliens_s": 1800}
    edge = board(supply={"0": 1, "6": 30}, start_blips=12, blips_per_round=[6] * 12, clock=clock)
    assert codes({**edge, "round_limit": 40, "ruleset": ruleset}) == []


HALL = {"type": "reach", "zone": "hall", "count": 1}
BURN = {"type": "burn", "zone": "O", "squares": "any"}
CLOSE = {"type": "close", "which": "all", "at_least": 1}
ALIENS = GOOD["goals"]["aliens"]
NO_EXIT = drawn((13, 2, "#"))
NO_LOCKS = drawn((10, 1, "."), (9, 7, "."))
ISLAND = drawn((1, 8, "."), (0, 8, "."), objects=[box(1, 8)], zones={"far": [[1, 8]]})
GOALS = {
    "marines without a goal": (aimed(), "no-goals"),
    "aliens without a goal": (
        board(goals={"marines": [HALL], "aliens": []}, at_limit="draw"),
        "no-goals",
    ),
    "an unknown zone": (aimed({**HALL, "zone": "cellar"}), "goal-unknown-zone"),
    "no O": (drawn((5, 4, "."), goals={"marines": [BURN], "aliens": ALIENS}), "goal-unknown-zone"),
    "an empty zone": (aimed(HALL, zones={"hall": []}), "goal-unknown-zone"),
    "an unknown object": (aimed({"type": "fetch", "object": "cup"}), "goal-unknown-object"),
    "no exit": (NO_EXIT, "goal-needs-exit"),
    "no exit to carry to": (
        {
            **NO_EXIT,
            "goals": {
                "marines": [{"type": "carry", "object": "box", "to": "exit"}],
                "aliens": ALIENS,
            },
        },
        "goal-needs-exit",
    ),
    "no airlock": (
        {**NO_LOCKS, "goals": {"marines": [CLOSE], "aliens": ALIENS}},
        "goal-needs-airlock",
    ),
    "no such airlock": (aimed({**CLOSE, "which": [3]}), "goal-needs-airlock"),
    "no flamer to burn": (aimed(BURN, squad=["rifle"] * 2), "goal-needs-flamer"),
    "no flamer to run dry": (
        board(goals={"marines": [HALL], "aliens": [{"type": "out_of_fuel"}]}, squad=["rifle"] * 2),
        "goal-needs-flamer",
    ),
    "three of two out": (aimed({"type": "exit", "count": 3}), "goal-count-too-high"),
    "a sergeant nobody is": (aimed({**HALL, "role": "sergeant"}), "goal-count-too-high"),
    "three of two alive": (aimed({"type": "survive", "count": 3}), "goal-count-too-high"),
    "four of three squares": (aimed({**BURN, "zone": "hall", "squares": 4}), "goal-count-too-high"),
    "three of two airlocks": (aimed({**CLOSE, "at_least": 3}), "goal-count-too-high"),
    "ten rounds of nine": (
        aimed({"type": "hold", "side": "marines", "zone": "hall", "count": 1, "rounds": 10}),
        "goal-count-too-high",
    ),
    "three dead of two": (
        board(
            goals={
                "marines": [HALL],
                "aliens": [{"type": "eliminate", "side": "marines", "count": 3}],
            }
        ),
        "goal-count-too-high",
    ),
    "a zone on an island": (
        {**ISLAND, "goals": {"marines": [{**HALL, "zone": "far"}], "aliens": ALIENS}},
        "goal-unreachable",
    ),
    "an object on an island": (
        {
            **ISLAND,
            "goals": {"marines": [{"type": "fetch", "object": "box"}], "aliens": ALIENS},
        },
        "goal-unreachable",
    ),
    "four deep": (aimed(deep(4)), "goal-too-deep"),
    "all of nothing": (aimed({"type": "all", "of": []}), "bad-format"),
    "any number closed": (aimed({"type": "close", "which": "all"}), "bad-format"),
}


@rule("SH-644")
@pytest.mark.parametrize(("document", "code"), GOALS.values(), ids=list(GOALS))
def test_errors_of_goals(document, code):
    assert codes(document) == [code]


@rule("SH-644")
def test_what_happens_at_the_limit_counts_as_a_goal():
    goals = {"marines": [HALL], "aliens": []}
    assert codes(board(goals=goals, at_limit="aliens")) == []


@rule("SH-644")
def test_the_hardest_goals_that_are_possible_pass():
    hold = {"type": "hold", "side": "marines", "zone": "hall", "count": 2, "rounds": 9}
    burn = {**BURN, "zone": "hall", "squares": 3}
    carry = {"type": "carry", "object": "box", "to": "hall"}
    assert codes(aimed(hold, burn, carry, deep(3), {**CLOSE, "at_least": 2})) == []


@rule("SH-644")
def test_a_goal_out_of_reach_names_the_squares():
    goals = {"marines": [{**HALL, "zone": "far"}], "aliens": ALIENS}
    assert the("goal-unreachable", {**ISLAND, "goals": goals}).places == at((1, 8))


ROOMS = [
    "##E#######",
    "#........#",
    "#........#",
    "#>.......#",
    "#........X",
    "##########",
]
WARNINGS = {
    "an entry beside the start": (drawn((0, 2, "E")), "entry-near-start", at((0, 2))),
    "an airlock in the middle": (drawn((4, 4, "A")), "airlock-far-from-entry", at((4, 4))),
    "a door in the open": (drawn((6, 4, "D")), "door-in-open-space", at((6, 4))),
    "no decoys": (board(supply={"1": 4}), "no-decoys", ()),
    "an airlock before the exit": (drawn((12, 2, "A")), "airlock-cuts-goal", at((12, 2))),
    "one round": (board(round_limit=1), "round-limit-too-short", ()),
}


@rule("SH-645", "SH-143")
@pytest.mark.parametrize(("document", "code", "places"), WARNINGS.values(), ids=list(WARNINGS))
def test_warnings(document, code, places):
    found = the(code, document)
    assert (found.places, found.warning) == (places, True)
    assert all(problem.warning for problem in GAME.examine(document))


@rule("SH-645")
def test_one_large_room_plays_badly():
    plain = {"squad": ["rifle"], "objects": [], "zones": {}}
    assert "row-of-rooms" in codes(board(map=ROOMS, **plain))
    assert "row-of-rooms" not in codes(board())


@rule("SH-645")
def test_a_corridor_without_crossings_plays_badly():
    rows = ["############", "E..........X", "#>##########", "#.##########", "#>##########"]
    assert "too-few-junctions" in codes(board(map=rows, objects=[], zones={}))


@rule("SH-645")
@pytest.mark.parametrize(("limit", "short"), [(1, True), (2, False)])
def test_a_marine_needs_12_ap_to_the_exit(limit, short):
    """Eleven steps from (2, 2) to (13, 2), through the corridor without a door, and leaving."""
    found = GAME.examine(board(round_limit=limit))
    assert [(problem.code, dict(problem.params)) for problem in found] == (
        [("round-limit-too-short", {"number": 12})] if short else []
    )


@rule("SH-649")
def test_a_match_keeps_the_board_whole_and_once():
    own = msgspec.convert(board(), Scenario, str_keys=True)
    options = Options(scenario="own", board=own)
    assert codec(GAME).options(msgspec.json.encode(options)) == options
    state, _ = new_match(options, 2, Chance("5a" * 32))
    assert state.scenario == own
    assert state.options.board is None
    assert GAME.seats(options) == range(2, 4)


@rule("SH-649")
def test_own_needs_a_board():
    assert [refusal.code for refusal in GAME.check(Options(scenario="own"))] == ["no-board"]
    with pytest.raises(Illegal, match="no-board"):
        scenario_of(Options(scenario="own"))


@rule("SH-649")
def test_a_scenario_of_the_game_is_played_whatever_board_lies_ready():
    own = msgspec.convert(board(), Scenario, str_keys=True)
    assert scenario_of(Options(board=own)).id == "cold_start"
