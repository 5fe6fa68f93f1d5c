"""1.4 Building: where a tile may lie, the loose tile, and help against mistakes."""

import pytest

from games.galaxy_trucker.ship import Part
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import act, legal, may, refused, values
from games.galaxy_trucker.tests.laying import hold, keep
from games.galaxy_trucker.tests.looks import P, Q, view
from games.galaxy_trucker.tests.positions import building, checked
from games.galaxy_trucker.tests.ships import ALONE, A, at, cells, find
from tests.rules import rule

THREE = f"{ALONE} | B2 3111 @8,7 r0 | H2 2130 @7,8 r0"
"""X03: the cabin CB 2101 joins the hold and meets the battery tile wrongly at (8,8)."""


# ---- where a tile may lie


@rule("GT-109", "GT-111")
def test_x02_a_tile_joins_one_of_the_ship_on_an_empty_cell_of_the_area():
    state = building(A)
    hold(state, P, "E1 0003")
    for cell in ((9, 7), (8, 9)):
        assert refused(state, P, "place", k=0, cell=cell) == "not-joined GT-109"
    for cell in ((7, 9), (4, 7)):
        assert refused(state, P, "place", k=0, cell=cell) == "outside-area GT-111"
    assert refused(state, P, "place", k=0, cell=(7, 8)) == "cell-taken GT-109"
    assert legal(state, P, "place", k=0, cell=(9, 8))


@rule("GT-111")
@pytest.mark.parametrize("mode", ["learning", "single-1", "single-2", "single-3"])
def test_no_cell_outside_the_area_can_be_used(mode):
    state = building(mode=mode)
    hold(state, P, "ST 3123")
    outside = set(range(200)) - set(state.board.cells)
    for cell in outside:
        assert refused(state, P, "place", k=0, cell=cell) == "outside-area GT-111"
    for cell in state.board.cells:
        if not legal(state, P, "place", k=0, cell=cell):
            assert refused(state, P, "place", k=0, cell=cell) != "outside-area GT-111"


@rule("GT-109")
def test_the_offers_name_the_cells_of_each_rotation_and_a_tile_lies_as_it_was_turned():
    state = building()
    tile = hold(state, P, "E1 0003")
    assert values(state, P, "place", "cell") == set(cells((7, 6), (8, 7), (7, 8), (6, 7)))
    joins = {0: (8, 7), 1: (7, 8), 2: (6, 7), 3: (7, 6)}
    for k, cell in joins.items():
        assert [legal(state, P, "place", k=k, cell=each) for each in joins.values()] == [
            each == cell for each in joins.values()
        ]
    act(state, P, "place", k=3, cell=(7, 6))
    assert state.seats[P].ship.parts[at(7, 6)] == Part(tile, 3)
    assert state.seats[P].loose == at(7, 6)


# ---- mistakes


@rule("GT-110")
@pytest.mark.parametrize(
    ("ship", "tile", "k", "cell"),
    [
        (THREE, "CB 2101", 0, (8, 8)),
        (ALONE, "E1 1000", 2, (7, 6)),
        (f"{ALONE} | ST 3123 @7,6 r0 | C1 0102 @6,7 r0", "CB 0203", 0, (6, 6)),
        (f"{ALONE} | E1 0300 @6,7 r0 | ST 1313 @7,8 r0", "CB 0103", 0, (6, 8)),
        (f"{ALONE} | CB 0203 @6,7 r0 | ST 1313 @7,8 r0", "CB 1211", 0, (6, 8)),
    ],
    ids=["x03: connectors", "engine direction", "cannon blocked", "engine blocked", "smooth side"],
)
def test_a_mistake_is_accepted_or_refused_by_strict_help(ship, tile, k, cell):
    for level, answer in (("off", True), ("warn", True), ("strict", False)):
        state = building(ship, build_help=level)
        hold(state, P, tile)
        assert legal(state, P, "place", k=k, cell=cell) is answer
    assert refused(state, P, "place", k=k, cell=cell) == "would-be-illegal GT-110"


@rule("GT-110")
@pytest.mark.parametrize(
    ("ship", "tile", "cell"),
    [
        (ALONE, "E1 1000", (7, 8)),
        (f"{THREE} | CB 2101 @8,8 r0", "C1 0010", (7, 6)),
    ],
    ids=["a good place", "what was wrong before"],
)
def test_strict_help_has_nothing_against(ship, tile, cell):
    state = building(ship, build_help="strict")
    hold(state, P, tile)
    assert legal(state, P, "place", k=0, cell=cell)


@rule("GT-110")
@pytest.mark.parametrize(
    ("mode", "level", "told"),
    [
        ("single-1", "by-mode", False),
        ("learning", "by-mode", True),
        ("single-1", "off", False),
        ("learning", "off", False),
        ("single-1", "warn", True),
        ("single-1", "strict", True),
    ],
)
def test_help_marks_blocked_cells_for_the_owner_of_a_ship_alone(mode, level, told):
    state = building(f"{THREE} | C1 0010 @7,6 r0", mode=mode, build_help=level)
    own = view(state, P).own
    assert (own is not None) is told
    if told:
        assert own.blocked == [at(7, 5)]
    assert view(state, Q).own is None


@rule("GT-110", "GT-167", "GT-168")
def test_blocked_cells_lie_before_barrels_and_behind_nozzles_wherever_they_point():
    ship = f"{ALONE} | E1 1000 @7,8 r0 | C1 0001 @8,7 r0"
    own = view(building(ship, mode="single-2", build_help="warn"), P).own
    assert own.blocked == cells((8, 6), (7, 9))
    for k, behind in ((1, (6, 8)), (2, (7, 7)), (3, (8, 8))):
        state = building("SC 3333 @5,7 r0", mode="single-2", build_help="warn")
        state.seats[P].ship.parts[at(7, 8)] = Part(find("E1 1000"), k)
        assert view(state, P).own.blocked == cells(behind)


@rule("GT-110")
def test_help_ends_with_building():
    state = checked(f"{THREE} | CB 2101 @8,8 r0", A, build_help="warn")
    assert (state.phase, view(state, P).own) == ("fix", None)


# ---- the loose tile


@rule("GT-112", "GT-113", "GT-114", "GT-115")
def test_x05_the_tile_placed_last_may_be_moved_until_the_next_is_taken():
    state = building()
    cannon = hold(state, P, "C1 0010")
    act(state, P, "place", k=0, cell=(7, 6))
    act(state, P, "lift")
    assert state.seats[P].ship.parts == {77: Part(0, 0)}
    act(state, P, "place", k=2, cell=(7, 8))
    assert state.seats[P].ship.parts == {77: Part(0, 0), 78: Part(cannon, 2)}
    act(state, P, "draw_hidden")
    assert refused(state, P, "lift") == "hand-not-empty GT-101"
    act(state, P, "reserve", slot=1)
    assert refused(state, P, "lift") == "nothing-loose GT-114"


@rule("GT-113", "GT-105")
@pytest.mark.parametrize(("does", "given"), [("reserve", {"slot": 1}), ("put_back", {})])
def test_a_lifted_tile_is_reserved_or_put_back_like_any_other(does, given):
    state = loose()
    act(state, P, "lift")
    assert may(state, P) == {"place", "reserve", "put_back"}
    act(state, P, does, **given)
    assert state.seats[P].loose is None
    assert refused(state, P, "lift") == "nothing-loose GT-114"


@rule("GT-114", "GT-112")
@pytest.mark.parametrize(
    ("does", "given"),
    [
        ("draw_hidden", {}),
        ("take_open", {"tile": 100}),
        ("take_reserved", {"slot": 1}),
        ("peek", {"stack": 1}),
        ("finish", {"space": 1}),
    ],
)
def test_taking_anything_and_finishing_fixes_the_loose_tile(does, given):
    state = loose()
    keep(state, P, 1, "C1 0012")
    state.table[100] = 0
    act(state, Q, "draw_hidden")
    assert legal(state, P, "lift"), "what others take fixes nothing"
    assert (state.seats[P].loose, view(state).seats[P].loose) == (at(9, 8), at(9, 8))
    act(state, P, does, **given)
    assert state.seats[P].loose is None
    assert at(9, 8) in state.seats[P].ship.parts


def loose() -> TruckState:
    """A single engine lies loose on (9,8) of ship A."""
    state = building(A, mode="single-2")
    hold(state, P, "E1 0003")
    act(state, P, "place", k=0, cell=(9, 8))
    return state
