"""1.5 Building: finishing, start spaces, and those whom the clock stops; GT-508 The Master
Engineer, whom the flip onto the last circle stops."""

import pytest

from games.galaxy_trucker.events import SeatStopped, SpaceTaken, TileReserved
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import act, legal, may, refused, values
from games.galaxy_trucker.tests.clocks import pass_time, until
from games.galaxy_trucker.tests.laying import hold, keep
from games.galaxy_trucker.tests.looks import P, Q, R, S, tags, told, view
from games.galaxy_trucker.tests.positions import building, finished, load, third_flight
from games.galaxy_trucker.tests.ships import ALONE, A, B, at
from games.galaxy_trucker.titles import Title
from tests.rules import rule


def last_run(*ships: str, **options: str) -> TruckState:
    """The sand runs on the last circle."""
    state = building(*ships, **options)
    state.circle = state.board.circles
    return state


def stopped(*ships: str) -> TruckState:
    """The sand has run out on the last circle: at 90 s all are stopped that have not finished."""
    state = last_run(*ships)
    until(state, 90_000)
    return state


# ---- finishing


@rule("GT-143", "GT-144", "GT-145", "GT-154")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_anybody_may_finish_at_any_moment_on_any_space_even_with_the_starting_cabin_alone(seats):
    state = building(seats=seats)
    assert values(state, P, "finish", "space") == {1, 2, 3, 4}
    assert all(legal(state, P, "finish", space=space) for space in (1, 2, 3, 4))
    for space in (0, 5, -1):
        assert refused(state, P, "finish", space=space) == "no-such-space GT-146"
    act(state, P, "finish", space=3)
    assert (state.seats[P].space, set(state.seats[P].ship.parts)) == (3, {77})


@rule("GT-146", "GT-031")
def test_of_two_who_want_one_start_space_the_first_gets_it_and_the_other_builds_on():
    state = building(seats=3)
    act(state, P, "finish", space=1)
    assert refused(state, Q, "finish", space=1) == "space-taken GT-146"
    assert values(state, Q, "finish", "space") == {2, 3, 4}
    act(state, Q, "draw_hidden")
    assert refused(state, Q, "finish", space=2) == "hand-not-empty GT-101"
    act(state, Q, "put_back")
    assert legal(state, Q, "finish", space=2)


# ---- stopped by the clock


@rule("GT-148", "GT-150", "GT-532")
def test_when_the_sand_runs_out_on_the_last_circle_all_others_must_stop():
    state = finished(last_run(A, B, ALONE), Q)
    assert refused(state, P, "pick_space", space=1) == "wrong-phase GT-031"
    until(state, 89_999)
    assert legal(state, P, "draw_hidden")
    assert view(state).seats[P].stopped is None
    events = until(state, 90_000)
    assert told(events, SeatStopped) == [SeatStopped(seat=P), SeatStopped(seat=R)]
    assert [each.stopped for each in view(state).seats.values()] == [True, None, True]
    assert (may(state, P), may(state, Q), may(state, R)) == ({"pick_space"}, set(), {"pick_space"})
    assert refused(state, P, "draw_hidden") == "wrong-phase GT-031"
    assert refused(state, Q, "pick_space", space=2) == "not-your-turn GT-031"
    act(state, P, "pick_space", space=2)
    assert view(state).seats[P].stopped is None


@rule("GT-149")
def test_x09_a_drawn_tile_goes_back_to_the_table_without_a_fine_and_a_loose_one_stays():
    state = last_run(A, ALONE)
    tile = hold(state, P, "E1 0003")
    kept = keep(state, P, 1, "C1 0012")
    hold(state, Q, "C1 0010")
    act(state, Q, "place", k=0, cell=(7, 6))
    until(state, 90_000)
    assert (state.seats[P].hand, state.table) == (None, {tile: 0})
    assert at(7, 6) in state.seats[Q].ship.parts and state.seats[Q].loose is None
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


@rule("GT-150", "GT-031", "GT-508")
def test_start_spaces_go_to_the_first_who_picks_them():
    state = stopped(A, B, ALONE)
    assert act(state, R, "pick_space", space=2) == [SpaceTaken(seat=R, space=2)]
    assert refused(state, P, "pick_space", space=2) == "space-taken GT-146"
    for space in (0, 5):
        assert refused(state, P, "pick_space", space=space) == "no-such-space GT-146"
    assert values(state, P, "pick_space", "space") == {1, 3, 4}
    assert refused(state, R, "pick_space", space=1) == "already-answered GT-523"
    # The time of the first who was stopped is shown.
    state.seats[P].stopped_at = 87_000
    assert view(state).turn.until == 97_000


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


@rule("GT-150", "GT-216")
def test_x70_who_finds_one_space_free_is_not_asked():
    state = last_run(A, ALONE, ALONE, ALONE)
    for seat, space in ((P, 1), (Q, 3), (R, 4)):
        finished(state, seat, space)
    events = until(state, 90_000)
    assert told(events, SpaceTaken) == [SpaceTaken(seat=S, space=2)]
    assert state.phase == "crew"
    state = stopped(A, B, ALONE, ALONE)
    for seat, space in ((P, 1), (Q, 3)):
        act(state, seat, "pick_space", space=space)
    events = act(state, R, "pick_space", space=4)
    assert told(events, SpaceTaken)[1] == SpaceTaken(seat=S, space=2)


# ---- the Master Engineer


def engineer(title: Title = "T5", **options: str) -> TruckState:
    """P holds the gold title at level III; the hourglass rests before its last circle at 90 s, and
    Q has finished."""
    state = building(A, mode="trek", seats=3, **options)
    third_flight(state, P, title).level = "III"
    state.circle = 3
    until(state, 90_000)
    return finished(state, Q)


@rule("GT-508", "GT-149", "GT-150")
def test_x71_the_flip_onto_the_last_circle_stops_the_holder_alone():
    state = engineer()
    tile = hold(state, P, "E1 0003")
    events = act(state, Q, "flip")
    assert told(events, SeatStopped) == [SeatStopped(seat=P)]
    assert (state.phase, may(state, P)) == ("build", {"pick_space"})
    assert (state.seats[P].hand, state.table) == (None, {tile: 0})
    assert view(state).seats[P].stopped
    for does, given in (("place", {"k": 0, "cell": (9, 8)}), ("finish", {"space": 2})):
        assert refused(state, P, does, **given) == "already-finished GT-147"
    assert refused(state, R, "pick_space", space=2) == "wrong-phase GT-031"
    assert legal(state, R, "draw_hidden")
    assert refused(state, P, "pick_space", space=1) == "space-taken GT-146"
    assert pass_time(state, 9_999) == []
    assert told(pass_time(state, 1), SpaceTaken) == [SpaceTaken(seat=P, space=2)]
    assert state.phase == "build"
    assert refused(state, P, "pick_space", space=3) == "already-answered GT-523"


@rule("GT-508")
def test_x71_the_holder_has_the_time_that_was_left_when_building_ends():
    state = engineer()
    act(state, Q, "flip")
    pass_time(state, 4_000)
    act(state, R, "finish", space=2)
    assert state.phase == "start_pick"
    assert pass_time(state, 5_999) == []
    assert told(pass_time(state, 1), SpaceTaken) == [SpaceTaken(seat=P, space=3)]


@rule("GT-508", "GT-150")
def test_each_has_10_seconds_from_being_stopped():
    """The limit of all building stops R four seconds after the flip that stopped P."""
    state = engineer()
    act(state, Q, "flip")
    state.began = 94_000 - 900_000
    assert told(until(state, 94_000), SeatStopped) == [SeatStopped(seat=R)]
    assert told(until(state, 103_999), SpaceTaken) == [SpaceTaken(seat=P, space=2)]
    assert told(until(state, 104_000), SpaceTaken) == [SpaceTaken(seat=R, space=3)]


@rule("GT-508", "GT-152")
def test_the_holder_counts_as_finished():
    state = engineer()
    finished(state, R, 2)
    events = act(state, Q, "flip")
    assert "building-ended" in tags(events)
    assert state.phase == "start_pick"


@rule("GT-508")
@pytest.mark.parametrize(
    "spared",
    ["another title", "silver", "finished", "no handicaps", "second flight", "earlier circle"],
)
def test_the_flip_stops_nobody_else(spared):
    options = {"gold_handicaps": "none"} if spared == "no handicaps" else {}
    state = engineer("T4" if spared == "another title" else "T5", **options)
    if spared == "silver":
        state.seats[P].gold = False
    if spared == "finished":
        finished(state, P, 4)
    if spared == "second flight":
        state.flight = 2
    if spared == "earlier circle":
        state.circle = 2
    assert told(act(state, Q, "flip"), SeatStopped) == []


@rule("GT-508", "GT-155")
def test_without_an_hourglass_the_handicap_has_no_effect():
    state = building(A, B, mode="trek", hourglass="off")
    third_flight(state, P, "T5").level = "III"
    act(state, Q, "finish", space=1)
    assert legal(state, P, "draw_hidden")


@rule("GT-508", "GT-486")
def test_alone_the_holder_is_stopped_by_the_flip_of_the_clock():
    state = building(A, mode="trek", seats=1)
    third_flight(state, P, "T5").level = "III"
    state.circle = 3
    events = until(state, 90_000)
    assert told(events, SeatStopped) == [SeatStopped(seat=P)]
    assert state.phase == "start_pick"
