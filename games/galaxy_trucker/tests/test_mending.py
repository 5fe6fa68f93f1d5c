"""1.6 The check: who is asked for a plan, which plans are refused, what becomes of the tiles."""

from random import Random

import pytest

from games.galaxy_trucker.checking import automatic_plan, errors, kept
from games.galaxy_trucker.events import AnsweredByClock, ReserveLost, ShipFaulty, ShipFixed
from games.galaxy_trucker.tests.acts import GAME, act, legal, may, refused
from games.galaxy_trucker.tests.clocks import pass_time
from games.galaxy_trucker.tests.laying import keep
from games.galaxy_trucker.tests.looks import P, Q, R, tags, told, view
from games.galaxy_trucker.tests.positions import building, checked
from games.galaxy_trucker.tests.ships import ALONE, A, C, cells, parts
from tests.rules import rule

GOOD = [(9, 7), (8, 8), (6, 6), (6, 9), (5, 7)]
"""X14: a plan for ship C that leaves no error."""


def everything_but(*kept_cells: tuple[int, int]) -> list[int]:
    return [cell for cell in parts(C) if cell not in cells(*kept_cells)]


# ---- the check


@rule("GT-165", "GT-175")
def test_x12_x13_all_are_told_whose_ship_is_faulty_and_who_has_no_error_is_not_asked():
    state = building(A, C)
    act(state, P, "finish", space=1)
    events = act(state, Q, "finish", space=2)
    assert told(events, ShipFaulty) == [ShipFaulty(seat=Q)]
    assert {view(state, seat).turn.seats for seat in (P, Q, None)} == {(Q,)}
    assert (state.phase, may(state, P), may(state, Q)) == ("fix", set(), {"fix_ship"})
    assert refused(state, P, "fix_ship", remove=[], keep=(7, 7)) == "not-your-turn GT-031"
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


@rule("GT-173", "GT-174", "GT-175", "GT-176")
@pytest.mark.parametrize(
    ("remove", "keep_cell", "lost"),
    [
        (GOOD, (7, 7), 5),
        ([(9, 7), (8, 8), (6, 6), (5, 8)], (7, 7), 6),
        (everything_but((6, 6)), (6, 6), 13),
        # The starting cabin, and more than needed.
        ([(7, 7), (6, 7), (9, 7), (7, 8)], (7, 6), 9),
    ],
)
def test_x14_what_falls_off_is_lost_like_what_is_removed(remove, keep_cell, lost):
    state = checked(C, ALONE)
    before = {part.tile for part in state.seats[P].ship.parts.values()}
    [fixed] = told(act(state, P, "fix_ship", remove=remove, keep=keep_cell), ShipFixed)
    ship = state.seats[P].ship
    assert errors(ship.parts, state.board.cells) == []
    assert len(ship.parts) == 14 - lost
    assert fixed.lost == state.seats[P].lost
    assert set(fixed.lost) == before - {part.tile for part in ship.parts.values()}


@rule("GT-174")
@pytest.mark.parametrize(
    ("remove", "keep_cell", "code"),
    [
        ([(4, 4), (4, 4)], (7, 7), "no-tile-there"),
        ([], (4, 4), "no-tile-there"),
        ([(9, 7), (9, 7)], (9, 7), "duplicate-cell"),
        ([(9, 7)], (9, 7), "keep-removed"),
        ([], (7, 7), "still-illegal"),
        (GOOD[:4], (7, 7), "still-illegal"),
        (everything_but((9, 7)), (9, 7), "still-illegal"),
        (everything_but((8, 6)), (8, 6), "no-cabin"),
    ],
)
def test_of_several_reasons_against_a_plan_the_first_is_answered(remove, keep_cell, code):
    state = checked(C, ALONE)
    assert refused(state, P, "fix_ship", remove=remove, keep=keep_cell) == f"{code} GT-174"


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


@rule("GT-176", "GT-119")
def test_what_is_left_in_any_reserve_is_lost_beside_a_good_ship_too():
    """But not what was added from there."""
    state = building(A, C, ALONE)
    kept_tiles = [keep(state, seat, 2, sides) for seat, sides in ((P, "B3 0001"), (Q, "B3 1020"))]
    keep(state, P, 1, "E1 0003")
    act(state, P, "take_reserved", slot=1)
    act(state, P, "place", k=0, cell=(9, 8))
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


@rule("GT-177", "GT-178", "GT-533")
def test_by_the_clock_the_automatic_plan_mends_what_its_owner_has_not():
    state = checked(C, C)
    act(state, P, "fix_ship", remove=[(9, 7), (8, 8), (6, 6), (5, 8)], keep=(7, 7))
    assert pass_time(state, 89_999) == []
    events = pass_time(state, 1)
    assert told(events, AnsweredByClock)[0] == AnsweredByClock(seat=Q)
    assert set(state.seats[Q].ship.parts) == set(kept(parts(C), automatic_plan(parts(C))))
    assert (len(state.seats[P].lost), len(state.seats[Q].lost)) == (6, 5)


@rule("GT-178", "GT-524", "GT-531")
def test_the_plan_is_suggested_to_the_owner_alone_and_the_check_ends_with_the_last():
    state = checked(C, A, ALONE)
    [offer] = GAME.offers(state, P)
    plan = automatic_plan(parts(C))
    assert offer.example == {"remove": list(plan.remove), "keep": plan.keep}
    assert legal(state, P, "fix_ship", **offer.example)
    assert GAME.offers(state, Q) == []
    assert view(state, P) == view(state, None)
    act(state, P, "fix_ship", **offer.example)
    assert state.phase == "crew"
    lone = checked(C, ALONE)
    events = act(lone, P, "fix_ship", remove=everything_but((7, 7)), keep=(7, 7))
    assert tags(events)[-2:] == ["departed", "card-revealed"]
