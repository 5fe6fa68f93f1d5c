"""1.5 Building: finishing, start spaces, and those whom the clock stops."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.events import SeatStopped, SpaceTaken, TileReserved
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.positions import (
    ALONE,
    P,
    Q,
    R,
    S,
    act,
    building,
    finished,
    hold,
    keep,
    legal,
    load,
    may,
    pass_time,
    refused,
    told,
    until,
    values,
    view,
)
from games.galaxy_trucker.tests.ships import A, B, at
from tests.rules import rule


def last_run(*ships: str, mode: str = "single-1", **options: str) -> TruckState:
    """The sand runs on the last circle."""
    state = building(*ships, mode=mode, **options)
    state.circle = state.board.circles
    return state


def stopped(*ships: str) -> TruckState:
    """The sand has run out on the last circle: at 90 s all are stopped that have not finished."""
    state = last_run(*ships)
    until(state, 90_000)
    return state


# ---- finishing


@rule("GT-143", "GT-154")
def test_anybody_may_finish_at_any_moment_even_with_the_starting_cabin_alone():
    state = building(ALONE, A)
    act(state, P, "finish", space=3)
    act(state, Q, "finish", space=1)
    assert state.seats[P].space == 3
    assert set(state.seats[P].ship.parts) == {77}


@rule("GT-144", "GT-145")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_four_start_spaces_are_open_to_everybody(seats):
    state = building(seats=seats)
    assert values(state, P, "finish", "space") == {1, 2, 3, 4}
    assert all(legal(state, P, "finish", space=space) for space in (1, 2, 3, 4))


@rule("GT-146")
@pytest.mark.parametrize("space", [0, 5, -1])
def test_there_are_no_other_start_spaces(space):
    assert refused(building(), P, "finish", space=space) == "no-such-space GT-146"


@rule("GT-146")
def test_nobody_finishes_with_a_tile_in_the_hand():
    state = building(A)
    hold(state, P, "E1 0003")
    assert refused(state, P, "finish", space=1) == "hand-not-empty GT-101"
    act(state, P, "put_back")
    assert legal(state, P, "finish", space=1)


@rule("GT-146", "GT-031")
def test_of_two_who_want_one_start_space_the_first_gets_it_and_the_other_builds_on():
    state = building(seats=3)
    act(state, P, "finish", space=1)
    assert refused(state, Q, "finish", space=1) == "space-taken GT-146"
    assert legal(state, Q, "draw_hidden")
    assert values(state, Q, "finish", "space") == {2, 3, 4}


@rule("GT-146", "GT-147")
@pytest.mark.parametrize(
    ("does", "given"),
    [
        ("draw_hidden", {}),
        ("take_open", {"tile": 100}),
        ("take_reserved", {"slot": 1}),
        ("place", {"k": 0, "cell": (9, 8)}),
        ("lift", {}),
        ("reserve", {"slot": 2}),
        ("put_back", {}),
        ("peek", {"stack": 1}),
        ("stop_peek", {}),
        ("finish", {"space": 2}),
    ],
)
def test_who_has_finished_does_nothing_more_but_flip(does, given):
    state = building(A, B, mode="single-2")
    hold(state, P, "E1 0003")
    act(state, P, "place", k=0, cell=(9, 8))
    keep(state, P, 1, "C1 0012")
    act(state, P, "finish", space=1)
    assert refused(state, P, does, **given) == "already-finished GT-147"
    assert may(state, P) == set()
    until(state, 90_000)
    assert may(state, P) == {"flip"}


# ---- stopped by the clock


@rule("GT-148")
def test_when_the_sand_runs_out_on_the_last_circle_all_others_must_stop():
    state = finished(last_run(A, B, ALONE), Q)
    events = until(state, 90_000)
    assert told(events, SeatStopped) == [SeatStopped(seat=P), SeatStopped(seat=R)]
    assert (may(state, P), may(state, Q), may(state, R)) == ({"pick_space"}, set(), {"pick_space"})
    assert refused(state, P, "draw_hidden") == "wrong-phase GT-031"
    assert refused(state, P, "finish", space=2) == "wrong-phase GT-031"


@rule("GT-148", "GT-532")
def test_an_act_at_the_moment_of_the_end_meets_the_position_after_it():
    early = last_run(A, B)
    until(early, 89_999)
    assert legal(early, P, "draw_hidden")
    assert refused(stopped(A, B), P, "draw_hidden") == "wrong-phase GT-031"


@rule("GT-149")
def test_x09_a_drawn_tile_goes_back_to_the_table_without_a_fine():
    state = last_run(A, B)
    tile = hold(state, P, "E1 0003")
    kept = keep(state, P, 1, "C1 0012")
    until(state, 90_000)
    assert (state.seats[P].hand, state.table) == (None, {tile: 0})
    act(state, P, "pick_space", space=1)
    act(state, Q, "pick_space", space=2)
    assert (state.seats[P].reserve, state.seats[P].lost) == ({}, [kept])


@rule("GT-149", "GT-119", "GT-176")
def test_x75_a_tile_of_the_reserve_goes_back_there_and_is_lost():
    state = last_run(A, B)
    tile = keep(state, P, 1, "E1 0003")
    act(state, P, "take_reserved", slot=1)
    act(state, P, "place", k=0, cell=(9, 8))
    act(state, P, "lift")
    until(state, 90_000)
    assert (state.seats[P].hand, state.seats[P].reserve) == (None, {1: tile})
    act(state, P, "pick_space", space=1)
    act(state, Q, "pick_space", space=2)
    assert state.seats[P].lost == [tile]


@rule("GT-149")
@pytest.mark.parametrize(("filled", "free"), [(1, 2), (2, 1)])
def test_it_goes_to_the_reserve_place_that_is_free(filled, free):
    state = last_run(A, B)
    other = keep(state, P, filled, "C1 0012")
    tile = hold(state, P, "E1 0003", reserved=True)
    events = until(state, 90_000)
    assert state.seats[P].reserve == {filled: other, free: tile}
    assert told(events, TileReserved) == [TileReserved(seat=P, tile=tile, slot=free)]


@rule("GT-149")
def test_a_loose_tile_stays_where_it_is():
    state = last_run(A, B)
    hold(state, P, "E1 0003")
    act(state, P, "place", k=0, cell=(9, 8))
    until(state, 90_000)
    assert at(9, 8) in state.seats[P].ship.parts
    assert state.seats[P].loose is None


@rule("GT-150", "GT-031")
def test_start_spaces_go_to_the_first_who_picks_them():
    state = stopped(A, B, ALONE)
    assert act(state, R, "pick_space", space=2) == [SpaceTaken(seat=R, space=2)]
    assert refused(state, P, "pick_space", space=2) == "space-taken GT-146"
    for space in (0, 5):
        assert refused(state, P, "pick_space", space=space) == "no-such-space GT-146"
    assert values(state, P, "pick_space", "space") == {1, 3, 4}
    assert refused(state, R, "pick_space", space=1) == "already-answered GT-523"


@rule("GT-150", "GT-508")
def test_the_time_to_pick_of_the_first_who_was_stopped_is_shown():
    state = stopped(A, B, ALONE)
    state.seats[P].stopped_at = 87_000
    assert view(state).turn.until == 97_000


@rule("GT-150")
def test_who_has_finished_picks_nothing():
    state = finished(last_run(A, B, ALONE), Q)
    until(state, 90_000)
    assert refused(state, Q, "pick_space", space=2) == "not-your-turn GT-031"


@rule("GT-150")
def test_who_builds_cannot_pick():
    assert refused(building(A), P, "pick_space", space=1) == "wrong-phase GT-031"


@rule("GT-150")
def test_after_10_seconds_the_best_free_spaces_are_dealt_by_lot():
    dealt = set()
    for lot in (0, 1):
        state = stopped(A, B, ALONE)
        act(state, Q, "pick_space", space=1)
        load(state, start_spaces=[lot])
        assert pass_time(state, 9_999) == []
        events = pass_time(state, 1)
        assert {each.space for each in told(events, SpaceTaken)} == {2, 3}
        dealt.add((state.seats[P].space, state.seats[R].space))
    assert dealt == {(2, 3), (3, 2)}


@rule("GT-150", "GT-216")
def test_of_four_whose_time_is_up_each_gets_one_space():
    state = stopped(A, B, ALONE, ALONE)
    events = pass_time(state, 10_000)
    assert [each.space for each in told(events, SpaceTaken)] == [1, 2, 3, 4]
    assert len({each.space for each in state.seats}) == 4


@rule("GT-150", "GT-531")
def test_the_wait_ends_when_all_have_picked():
    state = stopped(A, ALONE)
    act(state, P, "pick_space", space=4)
    assert state.phase == "start_pick"
    act(state, Q, "pick_space", space=1)
    assert state.phase == "crew"


@rule("GT-150", "GT-216")
def test_x70_who_finds_one_space_free_is_not_asked():
    state = last_run(A, ALONE, ALONE, ALONE)
    for seat, space in ((P, 1), (Q, 3), (R, 4)):
        finished(state, seat, space)
    events = until(state, 90_000)
    assert told(events, SpaceTaken) == [SpaceTaken(seat=S, space=2)]
    assert state.phase == "crew"


@rule("GT-150", "GT-216")
def test_of_four_the_last_one_to_pick_is_not_asked():
    state = stopped(A, B, ALONE, ALONE)
    for seat, space in ((P, 1), (Q, 3)):
        act(state, seat, "pick_space", space=space)
    events = act(state, R, "pick_space", space=4)
    assert told(events, SpaceTaken)[1] == SpaceTaken(seat=S, space=2)
