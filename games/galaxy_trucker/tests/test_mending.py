"""1.6 The check: who is asked for a plan, which plans are refused, what becomes of the tiles."""

from __future__ import annotations

from random import Random

import pytest

from games.galaxy_trucker.checking import automatic_plan, errors, kept
from games.galaxy_trucker.events import AnsweredByClock, ReserveLost, ShipFaulty, ShipFixed
from games.galaxy_trucker.tests.positions import (
    ALONE,
    GAME,
    P,
    Q,
    R,
    act,
    building,
    checked,
    hold,
    keep,
    legal,
    may,
    pass_time,
    refused,
    tags,
    told,
    view,
)
from games.galaxy_trucker.tests.ships import A, C, cells, parts
from tests.rules import rule

GOOD = [(9, 7), (8, 8), (6, 6), (6, 9), (5, 7)]
"""X14: a plan for ship C that leaves no error."""


def everything_but(*kept_cells: tuple[int, int]) -> list[int]:
    return [cell for cell in parts(C) if cell not in cells(*kept_cells)]


# ---- the check


@rule("GT-165", "GT-175")
def test_x12_who_has_no_error_is_not_asked():
    state = checked(A, C)
    assert (state.phase, may(state, P), may(state, Q)) == ("fix", set(), {"fix_ship"})
    assert refused(state, P, "fix_ship", remove=[], keep=(7, 7)) == "not-your-turn GT-031"


@rule("GT-165")
def test_x13_all_are_told_whose_ship_is_faulty():
    state = building(A, C)
    act(state, P, "finish", space=1)
    events = act(state, Q, "finish", space=2)
    assert told(events, ShipFaulty) == [ShipFaulty(seat=Q)]
    assert {view(state, seat).turn.seats for seat in (P, Q, None)} == {(Q,)}


@rule("GT-165")
def test_with_good_ships_the_check_takes_no_time():
    assert checked(A, ALONE).phase == "crew"
    assert checked(ALONE, ALONE).phase == "reveal"


@rule("GT-170", "GT-172")
@pytest.mark.parametrize("number", range(8))
def test_no_ship_is_ever_split_or_outside_by_building(number):
    random, state = Random(number), building(mode="single-3")
    for _ in range(40):
        act(state, P, "draw_hidden")
        offers = [offer for offer in GAME.offers(state, P) if offer.do == "place"]
        if not offers:
            act(state, P, "put_back")
            continue
        chosen = random.choice(offers).pick(random.randrange)
        act(state, P, "place", k=chosen["k"], cell=chosen["cell"])
        found = {error.code for error in errors(state.seats[P].ship.parts, state.board.cells)}
        assert not found & {"split", "outside-area"}
    assert len(state.seats[P].ship.parts) > 3


# ---- plans


@rule("GT-173", "GT-174", "GT-176")
@pytest.mark.parametrize(
    ("removed", "lost"),
    [(GOOD, 5), ([(9, 7), (8, 8), (6, 6), (5, 8)], 6)],
)
def test_x14_what_falls_off_is_lost_like_what_is_removed(removed, lost):
    state = checked(C, ALONE)
    before = {part.tile for part in state.seats[P].ship.parts.values()}
    [fixed] = told(act(state, P, "fix_ship", remove=removed, keep=(7, 7)), ShipFixed)
    ship = state.seats[P].ship
    assert errors(ship.parts, state.board.cells) == []
    assert len(ship.parts) == 14 - lost
    assert fixed.lost == state.seats[P].lost
    assert set(fixed.lost) == before - {part.tile for part in ship.parts.values()}


@rule("GT-174")
def test_x14_a_plan_that_leaves_an_error_is_refused():
    state = checked(C, ALONE)
    assert (
        refused(state, P, "fix_ship", remove=[(9, 7), (8, 8), (6, 6), (6, 9)], keep=(7, 7))
        == "still-illegal GT-174"
    )
    assert legal(state, P, "fix_ship", remove=GOOD, keep=(7, 7))


@rule("GT-174")
def test_a_piece_without_a_cabin_is_refused():
    state = checked(C, ALONE)
    assert (
        refused(state, P, "fix_ship", remove=everything_but((8, 6)), keep=(8, 6))
        == "no-cabin GT-174"
    )
    assert legal(state, P, "fix_ship", remove=everything_but((6, 6)), keep=(6, 6))


@rule("GT-174")
@pytest.mark.parametrize(
    ("remove", "keep_cell", "code"),
    [
        ([(4, 4), (4, 4)], (7, 7), "no-tile-there"),
        ([], (4, 4), "no-tile-there"),
        ([(9, 7), (9, 7)], (9, 7), "duplicate-cell"),
        ([(9, 7)], (9, 7), "keep-removed"),
        ([], (7, 7), "still-illegal"),
        (everything_but((9, 7)), (9, 7), "still-illegal"),
    ],
)
def test_of_several_reasons_the_first_is_answered(remove, keep_cell, code):
    state = checked(C, ALONE)
    assert refused(state, P, "fix_ship", remove=remove, keep=keep_cell) == f"{code} GT-174"


@rule("GT-175")
def test_a_plan_may_remove_the_starting_cabin_and_more_than_needed():
    state = checked(C, ALONE)
    act(state, P, "fix_ship", remove=[(7, 7), (6, 7), (9, 7), (7, 8)], keep=(7, 6))
    assert set(state.seats[P].ship.parts) == set(cells((6, 6), (7, 6), (8, 6), (8, 7), (8, 8)))


@rule("GT-175", "GT-177")
def test_each_plan_is_carried_out_at_once_and_final():
    state = checked(C, C)
    act(state, Q, "fix_ship", remove=GOOD, keep=(7, 7))
    assert state.phase == "fix"
    assert len(view(state, P).seats[Q].ship) == 9
    assert refused(state, Q, "fix_ship", remove=[], keep=(7, 7)) == "already-answered GT-523"
    assert (may(state, P), may(state, Q)) == ({"fix_ship"}, set())
    act(state, P, "fix_ship", remove=GOOD, keep=(7, 7))
    assert state.phase != "fix"


@rule("GT-176")
def test_what_is_left_in_any_reserve_is_lost_beside_a_good_ship_too():
    state = building(A, C, ALONE)
    kept_tiles = [keep(state, seat, 2, sides) for seat, sides in ((P, "B3 0001"), (Q, "B3 1020"))]
    first = keep(state, P, 1, "C1 0001")
    for seat in (P, Q):
        act(state, seat, "finish", space=seat + 1)
    assert state.seats[P].lost == []
    events = act(state, R, "finish", space=3)
    assert told(events, ReserveLost) == [
        ReserveLost(seat=P, tiles=[first, kept_tiles[0]]),
        ReserveLost(seat=Q, tiles=[kept_tiles[1]]),
    ]
    assert state.seats[P].lost == [first, kept_tiles[0]]
    assert all(each.reserve == {} for each in state.seats)


@rule("GT-119")
def test_a_reserved_tile_that_was_added_is_not_lost():
    state = building(A, ALONE)
    keep(state, P, 1, "E1 0003")
    act(state, P, "take_reserved", slot=1)
    act(state, P, "place", k=0, cell=(9, 8))
    act(state, P, "finish", space=1)
    act(state, Q, "finish", space=2)
    assert state.seats[P].lost == []


# ---- the clock, and the plan it has


@rule("GT-177", "GT-178", "GT-533")
def test_after_90_seconds_the_automatic_plan_is_carried_out():
    state = checked(C, ALONE)
    assert pass_time(state, 89_999) == []
    events = pass_time(state, 1)
    assert told(events, AnsweredByClock) == [AnsweredByClock(seat=P)]
    assert set(state.seats[P].ship.parts) == set(kept(parts(C), automatic_plan(parts(C))))
    assert len(state.seats[P].lost) == 5


@rule("GT-177")
def test_the_clock_mends_only_what_its_owner_has_not():
    state = checked(C, C)
    act(state, P, "fix_ship", remove=[(9, 7), (8, 8), (6, 6), (5, 8)], keep=(7, 7))
    events = pass_time(state, 90_000)
    assert told(events, AnsweredByClock)[0] == AnsweredByClock(seat=Q)
    assert (len(state.seats[P].lost), len(state.seats[Q].lost)) == (6, 5)


@rule("GT-178", "GT-524")
def test_the_plan_is_suggested_to_the_owner_alone():
    state = checked(C, A)
    [offer] = GAME.offers(state, P)
    plan = automatic_plan(parts(C))
    assert offer.example == {"remove": list(plan.remove), "keep": plan.keep}
    assert legal(state, P, "fix_ship", **offer.example)
    assert GAME.offers(state, Q) == []
    assert view(state, P) == view(state, None)


@rule("GT-178")
def test_wrong_way_engines_go_first_and_only_they_if_that_is_enough():
    written = f"{ALONE} | E1 1000 @7,6 r2 | E1 0300 @6,7 r0 | CB 2101 @8,7 r0"
    assert automatic_plan(parts(written)).remove == (76,)


@rule("GT-178")
@pytest.mark.parametrize(
    ("written", "removed"),
    [
        # A cannon before the cabin that it blocks: either may go.
        pytest.param(
            f"{ALONE} | ST 3123 @7,6 r0 | C1 0102 @6,7 r0 | B2 0303 @6,6 r0",
            (66,),
            id="the list of lost cells that comes first",
        ),
        pytest.param(
            f"{ALONE} | ST 3123 @7,6 r0 | C1 0102 @6,7 r0 | CB 0203 @6,6 r0",
            (67,),
            id="more cabins",
        ),
    ],
)
def test_of_equal_plans(written, removed):
    assert automatic_plan(parts(written)).remove == removed


@rule("GT-178")
def test_of_equal_pieces_the_one_with_the_starting_cabin():
    """Either the starting cabin or the one beside it must go, and three tiles stay."""
    ring = f"{ALONE} | ST 1313 @7,8 r0 | CB 1202 @8,8 r0 | CB 0031 @8,7 r3"
    assert automatic_plan(parts(ring)).remove == (87,)


@rule("GT-178")
def test_a_larger_piece_without_a_cabin_is_not_kept():
    written = "E1 2101 @6,7 r1 | ST 3203 @6,8 r1 | E1 3201 @7,6 r2 | LP 1202 @6,9 r1"
    assert automatic_plan(parts(f"{ALONE} | {written}")).keep == 77


MIDDLE_WRONG = """
SC 3333 @7,7 r0 | B2 0003 @7,6 r0 | B2 0003 @7,8 r0 | H2 0003 @6,7 r0 | H2 0003 @8,7 r2
C1 0010 @3,6 r0 | B3 0001 @3,7 r0 | LP 0003 @3,8 r0 | CB 2001 @3,9 r0
C1 0020 @11,6 r0 | E1 0003 @11,7 r0 | LB 0003 @11,8 r0
"""
"""Eight errors, of which the starting cabin has four."""
MANY_WRONG = """
SC 3333 @7,7 r0 | B3 1120 @7,6 r0 | B2 2121 @8,7 r3 | ST 2303 @8,8 r1 | ST 3223 @8,9 r0
E1 0301 @7,5 r3 | CB 0031 @8,6 r3 | CB 2101 @7,8 r1 | C2 0201 @9,7 r2 | C1 0310 @7,9 r2
CB 2203 @9,8 r2 | B2 3111 @10,8 r0 | B2 3210 @6,7 r0 | CB 2121 @9,6 r1 | CB 1211 @6,8 r0
R1 0213 @6,9 r0 | C1 0020 @6,6 r0 | E2 3002 @7,4 r2 | LP 2003 @10,7 r2
"""


SEVEN_WRONG = """
SC 3333 @7,7 r0 | E1 1000 @7,8 r0 | C1 0210 @6,7 r0 | E1 3200 @8,7 r2 | CB 1013 @8,8 r0
C2 0212 @7,6 r1 | C1 0020 @7,5 r0 | B3 2100 @6,6 r0 | CB 2121 @8,9 r1 | CB 1221 @6,8 r0
B3 1120 @7,9 r3 | H2 0003 @6,9 r1 | E1 1003 @5,8 r1 | ST 2303 @6,5 r2 | C1 0310 @5,7 r0
"""


@rule("GT-178", "GT-179")
def test_seven_errors_are_still_weighed_against_each_other():
    removed = automatic_plan(parts(SEVEN_WRONG)).remove
    assert removed == (65, 66, 57, 87, 58, 78, 88, 79)


EIGHT_WRONG = """
SC 3333 @7,7 r0 | B3 2100 @7,8 r3 | C1 0222 @8,8 r0 | R1 0213 @9,8 r1 | B2 3003 @9,7 r3
R1 1113 @9,6 r1 | LB 0203 @5,7 r0 | C1 0132 @5,6 r1 | CB 1202 @5,8 r1 | SH 0032 @4,8 r0
R2 0001 @4,9 r3 | R1 3003 @5,9 r3
"""


@rule("GT-179")
def test_of_eight_errors_one_is_mended_before_they_are_weighed():
    """Of all eight others would go, and one tile more."""
    removed = automatic_plan(parts(EIGHT_WRONG)).remove
    assert removed == (57, 97, 48, 58, 88, 98, 49)


@rule("GT-179")
def test_of_many_errors_the_tile_that_is_named_most_goes_first_but_never_the_starting_cabin():
    plan = automatic_plan(parts(MIDDLE_WRONG))
    assert (plan.keep, 117 in plan.remove) == (77, True)
    assert automatic_plan(parts(MANY_WRONG)).remove == (74, 75, 76, 97, 78, 69, 79)


@rule("GT-531")
def test_the_check_ends_with_the_last_plan():
    state = checked(C, ALONE)
    events = act(state, P, "fix_ship", remove=everything_but((7, 7)), keep=(7, 7))
    assert state.phase == "reveal"
    assert tags(events)[-2:] == ["departed", "card-revealed"]


@rule("GT-174", "GT-031")
def test_a_plan_is_handed_in_during_the_check_only():
    assert refused(building(C), P, "fix_ship", remove=GOOD, keep=(7, 7)) == "wrong-phase GT-031"
    state = checked(A, ALONE)
    assert refused(state, P, "fix_ship", remove=[], keep=(7, 7)) == "wrong-phase GT-031"
    hold(state, P, "E1 0003")
    assert refused(state, P, "place", k=0, cell=(9, 8)) == "wrong-phase GT-031"
