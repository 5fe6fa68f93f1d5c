"""3.6 The check of a board: form, map and numbers. Goals and warnings have files of their own."""

import msgspec
import pytest

from games.chance import Chance
from games.engine import Illegal
from games.referee import codec
from games.space_hulk.opening import new_match, scenario_of
from games.space_hulk.scenarios import SCENARIOS, Scenario
from games.space_hulk.state import Options
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
from games.space_hulk.tests.greatest import GREATEST
from tests.rules import rule

LONG = "a" * 601
WIDE = ["#" * 49, *GOOD["map"][1:]]
FULL = ["." * 20] * 20
SEVEN, JAMS = {"hit": 6, "again": 1}, {"jam": 3, "ok": 4}


EDGE = [[10, 0], [9, 8], [13, 2], [0, 2]]
GOOD_TOO = {
    "as it is": board(),
    "entries above and below, exits right and left": drawn((0, 2, "X"), zones={"edge": EDGE}),
    "one squad": board(squads=[2]),
    "a squad that is split": board(squads=[1, 1]),
    "a door between two walls": drawn((4, 3, "D")),
    "the greatest size in every field": GREATEST,
}


@rule("SH-008", "SH-009", "SH-640", "SH-641", "SH-642", "SH-643", "SH-644", "SH-645")
@pytest.mark.parametrize("document", GOOD_TOO.values(), ids=list(GOOD_TOO))
def test_a_good_board_has_neither_errors_nor_warnings(document):
    assert GAME.examine(document) == []


@rule("SH-640")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_the_six_scenarios_have_no_errors(scenario):
    found = GAME.examine(msgspec.json.decode(msgspec.json.encode(scenario)))
    assert all(problem.warning for problem in found)
    assert scenario.format == 1


FORM = {
    "bad-format": {
        "no object": [],
        "another format": board(format=2),
        "an unknown field": board(author="me"),
        "no map": {key: value for key, value in GOOD.items() if key != "map"},
        "a text with signs of control": board(name={"en": "a\x07", "pl": "a"}),
        "an id with signs of control": board(id="a\u202e"),
        "a zone with signs of control": board(zones={"a\n": [[4, 6]]}),
        "an object with signs of control": board(objects=[box(4, 6, "a\x00")]),
        "a zone that the map names": board(zones={"O": [[4, 6]]}),
        "two objects of one name": board(objects=[box(4, 6), box(5, 6)]),
        "goals within goals without end": aimed(nested(5000)),
        "100 aliens to kill": aimed({"type": "kill", "count": 100}),
        "a zone of 41 letters": aimed(
            {"type": "reach", "zone": "z" * 41, "count": 1}, zones={"z" * 41: [[4, 6]]}
        ),
    },
    "unknown-character": {"a strange sign": drawn((5, 2, "?"))},
    "too-small": {
        "four rows": board(map=GOOD["map"][:4]),
        "four columns": board(map=["...."] * 5),
        "no rows": board(map=[]),
        "eleven squares": board(map=["E>.........#", *["#" * 12] * 4]),
    },
    "too-large": {
        "49 columns": board(map=WIDE),
        "33 rows": board(map=[*GOOD["map"], *["#"] * 24]),
        "401 squares": board(map=[*FULL, "."]),
    },
    "text-too-long": {
        "a long name": board(name={"en": "a" * 61, "pl": "a"}),
        "a long name of an object": board(
            objects=[{**box(6, 4), "name": {"en": "a", "pl": "a" * 61}}]
        ),
        "a long story": board(story={"en": "a", "pl": LONG}),
        "a long id": board(id="a" * 61),
        "a zone with a long name": board(zones={"a" * 61: [[4, 6]]}),
        "an object with a long id": board(objects=[box(4, 6, "a" * 61)]),
    },
    "too-many": {
        "41 doors": board(map=["D" * 20 + "d" * 20, "." * 40, *GOOD["map"]]),
        "13 airlocks": board(map=["A" * 11, *GOOD["map"]]),
        "9 entries": board(map=["E" * 7, *GOOD["map"]]),
        "13 marines": board(squad=["rifle"] * 13),
        "7 objects": board(objects=[box(4, 6, f"b{n}") for n in range(7)]),
        "13 zones": board(zones={f"z{n}": [[4, 6]] for n in range(13)}),
        "7 goals": aimed(*[{"type": "exit", "count": 1}] * 7),
    },
}


@rule("SH-641")
@pytest.mark.parametrize(("document", "code"), cases(FORM))
def test_errors_of_form(document, code):
    assert set(codes(document)) == {code}


@rule("SH-641")
def test_twelve_squares_are_enough_and_rows_may_be_short():
    rows = ["#.#", "", "E.>...", "#....#", "#.", " "]
    assert not {"too-small", "too-large", "unknown-character"} & {*codes(board(map=rows))}


@rule("SH-641", "SH-646")
@pytest.mark.parametrize(
    ("document", "code", "params"),
    [
        (board(format=2), "bad-format", {"field": "format"}),
        (board(ruleset={"marine_ap": 9}), "bad-ruleset", {"field": "ruleset.marine_ap"}),
        (board(ruleset={"shooting_die": SEVEN}), "bad-ruleset", {"field": "ruleset.shooting_die"}),
        (board(ruleset={"jam_die": JAMS}), "bad-ruleset", {"field": "ruleset.jam_die"}),
        (board(story={"en": "a", "pl": "a\x07"}), "bad-format", {"field": "story"}),
        (board(map=[]), "too-small", {"columns": 0, "rows": 0, "floor": 0}),
        (board(map=["# .", *["#"] * 32]), "too-large", {"columns": 3, "rows": 33, "floor": 1}),
        (drawn((5, 2, "?")), "unknown-character", {"line": 3, "column": 6}),
    ],
)
def test_what_is_malformed_is_named(document, code, params):
    assert the(code, document).params == params


MAP = {
    "no entry": (drawn((10, 0, "#"), (9, 8, "#")), "no-entry", ()),
    "an entry inside": (drawn((7, 6, "E")), "entry-not-on-edge", at((7, 6))),
    "an exit inside": (drawn((7, 6, "X")), "exit-not-on-edge", at((7, 6))),
    "no start": (drawn((1, 2, "."), (2, 2, "."), squad=[]), "no-start", ()),
    "no start for two": (drawn((1, 2, "."), (2, 2, ".")), "no-start", ()),
    "three for two": (board(squad=["rifle"] * 3), "squad-size-mismatch", at((1, 2), (2, 2))),
    "squads of three": (board(squads=[2, 1]), "squad-size-mismatch", at((1, 2), (2, 2))),
    "a squad of none": (board(squads=[2, 0]), "squad-size-mismatch", at((1, 2), (2, 2))),
    "a zone in the wall": (board(zones={"z": [[0, 0], [4, 6]]}), "zone-off-floor", at((0, 0))),
    "a zone left of the map": (board(zones={"z": [[-1, 3]]}), "zone-off-floor", ()),
    "a zone right of the map": (board(zones={"z": [[14, 1]]}), "zone-off-floor", ()),
    "a zone above the map": (board(zones={"z": [[3, -1]]}), "zone-off-floor", ()),
    "a zone below the map": (board(zones={"z": [[3, 9]]}), "zone-off-floor", ()),
    "an object in the wall": (board(objects=[box(0, 0)]), "object-off-floor", at((0, 0))),
    "an object off the map": (board(objects=[box(14, 0)]), "object-off-floor", ()),
    "two objects": (
        board(objects=[box(4, 6), box(4, 6, "other")]),
        "two-in-one-square",
        at((4, 6)),
    ),
    "an entry without a way": (drawn((0, 7, "E"), (0, 8, ".")), "entry-unreachable", at((0, 7))),
}


@rule("SH-642", "SH-646")
@pytest.mark.parametrize(("document", "code", "places"), MAP.values(), ids=list(MAP))
def test_errors_of_the_map_name_the_squares(document, code, places):
    [found] = GAME.examine(document)
    assert (found.code, found.places, found.warning) == (code, places, False)


@rule("SH-007", "SH-642")
def test_behind_an_entry_a_corridor_begins():
    walled = drawn((0, 8, "E"))
    assert codes(walled) == ["entry-without-corridor", "entry-unreachable"]
    assert the("entry-without-corridor", walled).places == at((0, 8))


NUMBERS = {
    "bad-supply": {
        "a value of 7": board(supply={"7": 1}),
        "31 counters": board(supply={"1": 31}),
        "counters below none": board(supply={"1": 2, "2": -1}),
        "only decoys": board(supply={"0": 5}),
        "a value without a counter": board(supply={"0": 5, "1": 0}),
    },
    "bad-blips": {
        "13 at the start": board(start_blips=13),
        "7 in a round": board(blips_per_round=[1, 7]),
        "13 rounds": board(blips_per_round=[1] * 13),
        "no rounds": board(blips_per_round=[]),
        "no blips": board(start_blips=0, blips_per_round=[0]),
    },
    "no-round-limit": {
        "no limit": {k: v for k, v in GOOD.items() if k != "round_limit"},
        "a limit of 0": board(round_limit=0),
        "a limit of 41": board(round_limit=41),
    },
    "bad-clock": {
        "29 seconds": board(clock={"marines_s": 29}),
        "1801 seconds": board(clock={"aliens_s": 1801}),
    },
    "bad-ruleset": {
        "9 AP": board(ruleset={"marine_ap": 9}),
        "other costs": board(ruleset={"costs": {"shot": 0}}),
        "seven faces": board(ruleset={"shooting_die": {"hit": 4, "again": 3}}),
        "no hit": board(ruleset={"shooting_die": {"hit": 0, "again": 3}}),
        "a jam die of five": board(ruleset={"jam_die": {"jam": 1, "ok": 4}}),
        "four jams": board(ruleset={"jam_die": {"jam": 4, "ok": 2}}),
    },
}


@rule("SH-643")
@pytest.mark.parametrize(("document", "code"), cases(NUMBERS))
def test_errors_of_the_numbers(document, code):
    assert codes(document) == [code]


@rule("SH-643")
@pytest.mark.parametrize(("start", "later"), [(0, 1), (1, 0)])
def test_numbers_at_their_lower_limits_pass(start, later):
    ruleset = {"marine_ap": 1, "jam_die": {"jam": 0, "ok": 6}}
    dice = {"shooting_die": {"hit": 5, "again": 1}}
    clock = {"marines_s": 30, "aliens_s": 30}
    edge = board(start_blips=start, blips_per_round=[later], round_limit=1, clock=clock)
    found = codes({**edge, "supply": {"0": 1, "1": 1}, "ruleset": ruleset | dice})
    assert found == ["round-limit-too-short"]


@rule("SH-649")
def test_a_match_keeps_the_board_whole_and_once_and_own_needs_one():
    own = msgspec.convert(board(), Scenario, str_keys=True)
    options = Options(scenario="own", board=own)
    assert codec(GAME).options(msgspec.json.encode(options)) == options
    state, _ = new_match(options, 2, Chance("5a" * 32))
    assert state.scenario == own
    assert state.options.board is None
    assert GAME.seats(options) == range(2, 4)
    assert scenario_of(Options(board=own)).id == "cold_start", "unless one's own is chosen"
    [refusal] = GAME.check(Options(scenario="own"))
    assert (refusal.code, refusal.rule) == ("no-board", "SH-649")
    assert GAME.check(Options()) == []
    with pytest.raises(Illegal, match="no-board"):
        scenario_of(Options(scenario="own"))
