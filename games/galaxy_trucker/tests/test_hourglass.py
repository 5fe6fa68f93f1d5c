"""1.5 Building: the hourglass, and the clocks that end building."""

from __future__ import annotations

import pytest

from games.engine import Refusal
from games.galaxy_trucker.events import (
    BuildingEnded,
    GlassFlipped,
    LastBuilderCalled,
    SandRanOut,
)
from games.galaxy_trucker.state import Options
from games.galaxy_trucker.tests.positions import (
    GAME,
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
    presence,
    refused,
    tags,
    told,
    until,
    view,
)
from games.galaxy_trucker.tests.ships import A, B
from tests.rules import rule


def seconds(moment: float) -> int:
    return int(1_000 * moment)


@rule("GT-138", "GT-139", "GT-140", "GT-141", "GT-142", "GT-148")
def test_x08_the_hourglass_of_level_ii():
    state = building(A, B, mode="single-2")
    assert told(until(state, seconds(90)), SandRanOut) == [SandRanOut(circle=1)]
    until(state, seconds(100))
    assert told(act(state, Q, "flip"), GlassFlipped) == [GlassFlipped(circle=2, seat=Q)]
    assert until(state, seconds(190) - 1) == []
    assert told(until(state, seconds(190)), SandRanOut) == [SandRanOut(circle=2)]
    until(state, seconds(195))
    assert refused(state, P, "flip") == "flip-needs-finished GT-140"
    until(state, seconds(200))
    act(state, Q, "finish", space=1)
    until(state, seconds(205))
    act(state, Q, "flip")
    assert until(state, seconds(295) - 1) == []
    assert tags(until(state, seconds(295))) == [
        "sand-ran-out",
        "building-ended",
        "seat-stopped",
    ]
    assert state.phase == "start_pick"


@rule("GT-138")
@pytest.mark.parametrize(("mode", "circles"), [("single-1", 2), ("single-2", 3), ("single-3", 4)])
def test_building_ends_with_the_sand_of_the_last_circle(mode, circles):
    state = finished(building(A, B, mode=mode), Q)
    for circle in range(1, circles):
        assert (state.circle, view(state).glass.circle) == (circle, circle)
        until(state, 90_000 * circle)
        act(state, Q, "flip")
    assert told(until(state, 90_000 * circles), BuildingEnded) == [BuildingEnded(reason="sand")]


@rule("GT-138")
@pytest.mark.parametrize(("run", "moment"), [("60", 60), ("90", 90), ("120", 120)])
def test_a_run_lasts_as_long_as_the_room_has_chosen(run, moment):
    state = building(A, B, hourglass=run)
    assert until(state, seconds(moment) - 1) == []
    assert tags(until(state, seconds(moment))) == ["sand-ran-out"]


@rule("GT-139")
def test_anybody_may_flip_the_resting_hourglass_whatever_it_is_doing():
    for seat in (P, Q, R):
        state = building(A, B, A, mode="single-2")
        act(state, P, "finish", space=1)
        until(state, 89_999)
        act(state, Q, "peek", stack=1)
        hold(state, R, "C1 0012")
        until(state, 90_000)
        assert all("flip" in may(state, each) for each in (P, Q, R))
        act(state, seat, "flip")
        assert (state.circle, state.sand_until) == (2, 180_000)
        assert state.seats[Q].peeks == 1 and state.seats[R].hand


@rule("GT-139")
def test_who_has_nothing_in_the_hand_may_flip_or_build_on():
    state = building(A, B, mode="single-2")
    until(state, 90_000)
    assert {"flip", "draw_hidden", "finish"} <= may(state, P)


@rule("GT-139", "GT-142")
def test_nobody_flips_while_the_sand_runs():
    state = building(A, B, mode="single-2")
    assert refused(state, P, "flip") == "sand-running GT-142"
    assert "flip" not in may(state, P)


@rule("GT-142", "GT-031")
def test_of_two_flips_at_once_the_first_counts():
    state = building(A, B, mode="single-2")
    until(state, 90_000)
    act(state, P, "flip")
    assert refused(state, Q, "flip") == "sand-running GT-142"
    assert state.circle == 2


@rule("GT-140")
def test_who_has_finished_may_flip_onto_the_last_circle():
    state = finished(building(A, B), Q)
    until(state, 90_000)
    assert refused(state, P, "flip") == "flip-needs-finished GT-140"
    assert legal(state, Q, "flip")
    assert ("flip" in may(state, P), "flip" in may(state, Q)) == (False, True)


@rule("GT-141")
def test_while_nobody_flips_building_goes_on_without_a_clock():
    state = building(A, B)
    until(state, 90_000)
    assert until(state, 899_999) == []
    assert (state.phase, state.sand_until, state.circle) == ("build", None, 1)
    assert legal(state, P, "draw_hidden")


@rule("GT-151")
@pytest.mark.parametrize(("cap", "minutes"), [("15", 15), ("10", 10), ("30", 30)])
def test_a_limit_ends_building_for_all(cap, minutes):
    state = building(A, B, building_cap=cap)
    assert view(state).cap == 60_000 * minutes
    until(state, 60_000 * minutes - 1)
    assert state.phase == "build"
    events = until(state, 60_000 * minutes)
    assert told(events, BuildingEnded) == [BuildingEnded(reason="cap")]
    assert tags(events).count("seat-stopped") == 2


@rule("GT-151")
def test_the_limit_ends_building_even_while_the_sand_runs():
    state = building(A, B, building_cap="10")
    state.sand_until = seconds(700)
    assert told(until(state, seconds(600)), BuildingEnded) == [BuildingEnded(reason="cap")]
    assert state.sand_until is None


@rule("GT-151")
def test_without_the_limit_a_resting_hourglass_rests_for_ever():
    state = building(A, B, building_cap="off")
    until(state, 90_000)
    assert until(state, 36_000_000) == []
    assert (state.phase, view(state).cap) == ("build", None)


@rule("GT-152")
def test_x10_building_ends_as_soon_as_everybody_has_finished():
    state = building(A, B, mode="single-3")
    act(state, P, "finish", space=2)
    assert state.phase == "build"
    events = act(state, Q, "finish", space=1)
    assert told(events, BuildingEnded) == [BuildingEnded(reason="all-finished")]
    assert (state.sand_until, state.circle) == (None, 1)
    assert refused(state, P, "flip") == "wrong-phase GT-031"


# ---- without an hourglass


@rule("GT-155", "GT-153")
def test_x72_without_an_hourglass_the_last_builder_has_120_seconds():
    state = building(A, B, mode="single-2", hourglass="off")
    assert (state.circle, view(state).glass) == (0, None)
    assert refused(state, P, "flip") == "no-hourglass GT-155"
    assert legal(state, P, "peek", stack=1)
    until(state, seconds(200))
    events = act(state, P, "finish", space=1)
    assert told(events, LastBuilderCalled) == [LastBuilderCalled(seat=Q)]
    assert view(state).cap == seconds(320)
    assert until(state, seconds(320) - 1) == []
    events = until(state, seconds(320))
    assert told(events, BuildingEnded) == [BuildingEnded(reason="last-builder")]
    assert state.seats[Q].stopped_at == seconds(320)


@rule("GT-153")
@pytest.mark.parametrize("mode", ["learning", "single-1"])
@pytest.mark.parametrize(("last", "moment"), [("60", 60), ("120", 120), ("240", 240)])
def test_how_long_the_last_builder_has_is_an_option(mode, last, moment):
    state = building(A, B, mode=mode, hourglass="off", last_builder=last)
    act(state, P, "finish", space=1)
    assert until(state, seconds(moment) - 1) == []
    assert tags(until(state, seconds(moment)))[0] == "building-ended"


@rule("GT-153")
def test_x69_the_clock_begins_when_no_more_than_one_builds_be_they_there_or_not():
    state = building(A, B, A, mode="learning")
    presence(state, R, False)
    act(state, P, "finish", space=1)
    assert state.last_builder_until is None
    until(state, seconds(50))
    act(state, Q, "finish", space=2)
    assert state.last_builder_until == seconds(170)


@rule("GT-153")
def test_the_last_builder_who_finishes_ends_building():
    state = building(A, B, mode="learning")
    act(state, P, "finish", space=1)
    events = act(state, Q, "finish", space=2)
    assert told(events, BuildingEnded) == [BuildingEnded(reason="all-finished")]


@rule("GT-153")
def test_with_an_hourglass_the_last_builder_has_no_clock():
    state = building(A, B)
    assert not told(act(state, P, "finish", space=1), LastBuilderCalled)
    assert state.last_builder_until is None


@rule("GT-153")
def test_the_limit_of_all_building_holds_for_the_last_builder_too():
    state = building(A, B, mode="learning", building_cap="10", last_builder="240")
    until(state, seconds(500))
    act(state, P, "finish", space=1)
    assert view(state).cap == seconds(600)
    assert told(until(state, seconds(600)), BuildingEnded) == [BuildingEnded(reason="cap")]


@rule("GT-153")
@pytest.mark.parametrize(
    ("options", "refused_"),
    [
        ({"mode": "learning"}, True),
        ({"mode": "single-3", "hourglass": "off"}, True),
        ({"mode": "trek", "hourglass": "off"}, True),
        ({"mode": "single-3"}, False),
    ],
)
def test_a_flight_that_nobody_could_end_is_refused(options, refused_):
    both_off = Options(building_cap="off", last_builder="off", **options)
    found = [Refusal("no-end-of-building", "GT-153")] if refused_ else []
    assert GAME.check(both_off) == found
    assert GAME.check(Options(building_cap="off", **options)) == []
    assert GAME.check(Options(last_builder="off", **options)) == []


@rule("GT-153")
def test_with_the_clock_of_the_last_builder_off_the_limit_is_all_there_is():
    state = building(A, B, mode="learning", last_builder="off")
    assert not told(act(state, P, "finish", space=1), LastBuilderCalled)
    assert until(state, 899_999) == []


# ---- flips of the clock


@rule("GT-486")
@pytest.mark.parametrize(("mode", "end"), [("single-1", 180), ("single-2", 270), ("single-3", 360)])
def test_x11_alone_the_hourglass_flips_by_itself(mode, end):
    state = building(A, mode=mode, seats=1)
    assert told(until(state, 90_000), GlassFlipped) == [GlassFlipped(circle=2)]
    until(state, seconds(end) - 1)
    assert state.phase == "build"
    events = until(state, seconds(end))
    assert told(events, BuildingEnded) == [BuildingEnded(reason="sand")]


@rule("GT-139", "GT-140")
def test_an_option_lets_the_hourglass_flip_itself_but_not_onto_the_last_circle():
    state = building(A, B, mode="single-2", auto_flip="on")
    events = until(state, 90_000)
    assert events == [SandRanOut(circle=1), GlassFlipped(circle=2)]
    assert tags(pass_time(state, 90_000)) == ["sand-ran-out"]
    assert (state.circle, state.sand_until) == (2, None)
    assert "flip" not in may(state, P)


@rule("GT-139")
def test_who_builds_is_waited_for_and_everybody_while_the_sand_rests():
    state = building(A, B, mode="single-2")
    finished(state, Q)
    assert view(state).turn.seats == (P,)
    until(state, seconds(90))
    assert view(state).turn.seats == (P, Q)


@rule("GT-155")
def test_without_an_hourglass_who_has_finished_is_waited_for_no_more():
    state = finished(building(A, B, hourglass="off"), Q)
    assert view(state).turn.seats == (P,)


@rule("GT-139", "GT-140", "GT-155")
def test_what_is_asked_while_ships_are_built():
    state = building(A, B, mode="single-2")
    asks = []
    for _ in range(2):
        asks.append(view(state).turn.ask)
        pass_time(state, seconds(90))
        asks.append(view(state).turn.ask)
        act(finished(state, Q), Q, "flip")
    asks.append(view(state).turn.ask)
    assert asks == ["build", "build-resting", "build", "build-last", "build"]
    assert view(building(A, B, hourglass="off")).turn.ask == "build"


@rule("GT-148")
def test_who_builds_is_not_said_to_be_stopped():
    state = building(A, B)
    assert view(state).seats[P].stopped is None
    state.circle = 2
    pass_time(state, seconds(90))
    assert view(state).seats[P].stopped is True
    act(state, P, "pick_space", space=1)
    assert view(state).seats[P].stopped is None
