"""GT-508 The Master Engineer: whom the flip onto the last circle stops."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.events import SeatStopped, SpaceTaken
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.positions import (
    P,
    Q,
    R,
    act,
    building,
    finished,
    hold,
    legal,
    may,
    pass_time,
    refused,
    tags,
    third_flight,
    told,
    until,
    view,
)
from games.galaxy_trucker.tests.ships import A, B
from games.galaxy_trucker.titles import Title
from tests.rules import rule


def engineer(*ships: str, title: Title = "T5", **options: str) -> TruckState:
    """P holds the gold title at level III; the hourglass rests before its last circle at 90 s, and
    Q has finished."""
    state = building(*ships, mode="trek", seats=3, **options)
    third_flight(state, P, title).level = "III"
    state.circle = 3
    until(state, 90_000)
    return finished(state, Q)


@rule("GT-508")
def test_x71_the_flip_onto_the_last_circle_stops_the_holder_alone():
    state = engineer(A)
    events = act(state, Q, "flip")
    assert told(events, SeatStopped) == [SeatStopped(seat=P)]
    assert (state.phase, may(state, P)) == ("build", {"pick_space"})
    assert view(state).seats[P].stopped
    for does, given in (("place", {"k": 0, "cell": (9, 8)}), ("draw_hidden", {})):
        assert refused(state, P, does, **given) == "already-finished GT-147"
    assert refused(state, P, "finish", space=2) == "already-finished GT-147"
    assert refused(state, R, "pick_space", space=2) == "wrong-phase GT-031"
    assert legal(state, R, "draw_hidden")


@rule("GT-508")
def test_x71_the_holder_has_the_time_that_was_left_when_building_ends():
    state = engineer(A)
    act(state, Q, "flip")
    pass_time(state, 4_000)
    act(state, R, "finish", space=2)
    assert state.phase == "start_pick"
    assert pass_time(state, 5_999) == []
    assert told(pass_time(state, 1), SpaceTaken) == [SpaceTaken(seat=P, space=3)]


@rule("GT-508", "GT-150")
def test_the_holder_picks_within_10_seconds_while_others_build_on():
    state = engineer(A)
    act(state, Q, "flip")
    assert refused(state, P, "pick_space", space=1) == "space-taken GT-146"
    assert pass_time(state, 9_999) == []
    assert told(pass_time(state, 1), SpaceTaken) == [SpaceTaken(seat=P, space=2)]
    assert state.phase == "build"
    assert refused(state, P, "pick_space", space=3) == "already-answered GT-523"


@rule("GT-508", "GT-150")
def test_each_has_10_seconds_from_being_stopped():
    """The limit of all building stops R four seconds after the flip that stopped P."""
    state = engineer(A)
    act(state, Q, "flip")
    state.began = 94_000 - 900_000
    assert told(until(state, 94_000), SeatStopped) == [SeatStopped(seat=R)]
    assert told(until(state, 103_999), SpaceTaken) == [SpaceTaken(seat=P, space=2)]
    assert told(until(state, 104_000), SpaceTaken) == [SpaceTaken(seat=R, space=3)]


@rule("GT-508", "GT-149")
def test_the_holder_is_stopped_like_others_by_the_sand():
    state = engineer(A)
    tile = hold(state, P, "E1 0003")
    act(state, Q, "flip")
    assert (state.seats[P].hand, state.table) == (None, {tile: 0})


@rule("GT-508", "GT-152")
def test_the_holder_counts_as_finished():
    state = engineer(A)
    finished(state, R, 2)
    events = act(state, Q, "flip")
    assert "building-ended" in tags(events)
    assert state.phase == "start_pick"


@rule("GT-508")
@pytest.mark.parametrize(
    "spared", ["another title", "silver", "finished", "no handicaps", "second flight"]
)
def test_the_flip_stops_nobody_else(spared):
    options = {"gold_handicaps": "none"} if spared == "no handicaps" else {}
    state = engineer(A, title="T4" if spared == "another title" else "T5", **options)
    if spared == "silver":
        state.seats[P].gold = False
    if spared == "finished":
        finished(state, P, 4)
    if spared == "second flight":
        state.flight = 2
    events = act(state, Q, "flip")
    assert told(events, SeatStopped) == []


@rule("GT-508")
def test_an_earlier_flip_stops_nobody():
    state = engineer(A)
    state.circle = 2
    assert told(act(state, P, "flip"), SeatStopped) == []


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
