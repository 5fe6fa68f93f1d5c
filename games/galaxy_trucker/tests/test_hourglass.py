"""1.5 Building: the hourglass, and the clocks that end building."""

import pytest

from games.engine import Refusal
from games.galaxy_trucker.events import BuildingEnded, GlassFlipped, LastBuilderCalled, SandRanOut
from games.galaxy_trucker.state import Options
from games.galaxy_trucker.tests.acts import GAME, act, legal, may, refused
from games.galaxy_trucker.tests.clocks import pass_time, presence, until
from games.galaxy_trucker.tests.laying import hold
from games.galaxy_trucker.tests.looks import P, Q, R, tags, told, view
from games.galaxy_trucker.tests.positions import building, finished
from games.galaxy_trucker.tests.ships import A, B
from tests.rules import rule


@rule("GT-138", "GT-139", "GT-140", "GT-141", "GT-142", "GT-148")
def test_x08_the_hourglass_of_level_ii():
    state = building(A, B, mode="single-2")
    assert refused(state, P, "flip") == "sand-running GT-142"
    assert told(until(state, 90_000), SandRanOut) == [SandRanOut(circle=1)]
    until(state, 100_000)
    assert told(act(state, Q, "flip"), GlassFlipped) == [GlassFlipped(circle=2, seat=Q)]
    assert refused(state, P, "flip") == "sand-running GT-142"
    assert until(state, 189_999) == []
    assert told(until(state, 190_000), SandRanOut) == [SandRanOut(circle=2)]
    until(state, 195_000)
    assert refused(state, P, "flip") == "flip-needs-finished GT-140"
    until(state, 200_000)
    act(state, Q, "finish", space=1)
    assert ("flip" in may(state, P), may(state, Q)) == (False, {"flip"})
    until(state, 205_000)
    act(state, Q, "flip")
    assert until(state, 294_999) == []
    assert tags(until(state, 295_000)) == ["sand-ran-out", "building-ended", "seat-stopped"]
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
@pytest.mark.parametrize(("run", "moment"), [("60", 60), ("120", 120)])
def test_a_run_lasts_as_long_as_the_room_has_chosen(run, moment):
    state = building(A, B, hourglass=run)
    assert until(state, 1_000 * moment - 1) == []
    assert tags(until(state, 1_000 * moment)) == ["sand-ran-out"]


@rule("GT-139")
@pytest.mark.parametrize("seat", [P, Q, R])
def test_anybody_may_flip_the_resting_hourglass_whatever_it_is_doing(seat):
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


@rule("GT-141", "GT-151")
def test_while_nobody_flips_building_goes_on_without_a_clock_but_the_limit():
    state = building(A, B, mode="single-2")
    until(state, 90_000)
    assert until(state, 899_999) == []
    assert (state.phase, state.sand_until, state.circle) == ("build", None, 1)
    assert {"flip", "draw_hidden", "finish"} <= may(state, P)
    unlimited = building(A, B, building_cap="off")
    until(unlimited, 90_000)
    assert until(unlimited, 36_000_000) == []
    assert (unlimited.phase, view(unlimited).cap) == ("build", None)


@rule("GT-151")
@pytest.mark.parametrize(("cap", "minutes"), [("15", 15), ("10", 10), ("30", 30)])
def test_a_limit_ends_building_for_all_even_while_the_sand_runs(cap, minutes):
    state = building(A, B, building_cap=cap)
    assert view(state).cap == 60_000 * minutes
    until(state, 60_000 * minutes - 1)
    assert state.phase == "build"
    state.sand_until = state.now + 2
    events = until(state, 60_000 * minutes)
    assert told(events, BuildingEnded) == [BuildingEnded(reason="cap")]
    assert (tags(events).count("seat-stopped"), state.sand_until) == (2, None)


@rule("GT-152")
def test_x10_building_ends_as_soon_as_everybody_has_finished():
    state = building(A, B, mode="single-3")
    act(state, P, "finish", space=2)
    assert (state.phase, state.last_builder_until) == ("build", None)
    events = act(state, Q, "finish", space=1)
    assert told(events, BuildingEnded) == [BuildingEnded(reason="all-finished")]
    assert (state.sand_until, state.circle) == (None, 1)


# ---- without an hourglass


@rule("GT-155", "GT-153")
def test_x72_without_an_hourglass_the_last_builder_has_120_seconds():
    state = building(A, B, mode="single-2", hourglass="off")
    assert (state.circle, view(state).glass) == (0, None)
    assert refused(state, P, "flip") == "no-hourglass GT-155"
    assert legal(state, P, "peek", stack=1)
    until(state, 200_000)
    events = act(state, P, "finish", space=1)
    assert told(events, LastBuilderCalled) == [LastBuilderCalled(seat=Q)]
    assert (view(state).cap, view(state).turn.seats) == (320_000, (Q,))
    assert until(state, 319_999) == []
    events = until(state, 320_000)
    assert told(events, BuildingEnded) == [BuildingEnded(reason="last-builder")]
    assert state.seats[Q].stopped_at == 320_000


@rule("GT-153")
@pytest.mark.parametrize("mode", ["learning", "single-1"])
@pytest.mark.parametrize(("last", "moment"), [("60", 60), ("240", 240)])
def test_how_long_the_last_builder_has_is_an_option(mode, last, moment):
    state = building(A, B, mode=mode, hourglass="off", last_builder=last)
    act(state, P, "finish", space=1)
    assert until(state, 1_000 * moment - 1) == []
    assert tags(until(state, 1_000 * moment))[0] == "building-ended"


@rule("GT-153")
def test_x69_the_clock_begins_when_no_more_than_one_builds_be_they_there_or_not():
    state = building(A, B, A, mode="learning")
    presence(state, R, False)
    act(state, P, "finish", space=1)
    assert state.last_builder_until is None
    until(state, 50_000)
    act(state, Q, "finish", space=2)
    assert state.last_builder_until == 170_000
    events = act(state, R, "finish", space=3)
    assert told(events, BuildingEnded) == [BuildingEnded(reason="all-finished")]


@rule("GT-153")
def test_the_limit_of_all_building_holds_for_the_last_builder_too_and_alone_without_that_clock():
    state = building(A, B, mode="learning", building_cap="10", last_builder="240")
    until(state, 500_000)
    act(state, P, "finish", space=1)
    assert view(state).cap == 600_000
    assert told(until(state, 600_000), BuildingEnded) == [BuildingEnded(reason="cap")]
    state = building(A, B, mode="learning", last_builder="off")
    assert not told(act(state, P, "finish", space=1), LastBuilderCalled)
    assert until(state, 899_999) == []


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


# ---- flips of the clock


@rule("GT-486")
@pytest.mark.parametrize(("mode", "end"), [("single-1", 180), ("single-2", 270), ("single-3", 360)])
def test_x11_alone_the_hourglass_flips_by_itself(mode, end):
    state = building(A, mode=mode, seats=1)
    assert told(until(state, 90_000), GlassFlipped) == [GlassFlipped(circle=2)]
    until(state, 1_000 * end - 1)
    assert state.phase == "build"
    events = until(state, 1_000 * end)
    assert told(events, BuildingEnded) == [BuildingEnded(reason="sand")]


@rule("GT-139", "GT-140")
def test_an_option_lets_the_hourglass_flip_itself_but_not_onto_the_last_circle():
    state = building(A, B, mode="single-2", auto_flip="on")
    assert until(state, 90_000) == [SandRanOut(circle=1), GlassFlipped(circle=2)]
    assert tags(pass_time(state, 90_000)) == ["sand-ran-out"]
    assert (state.circle, state.sand_until) == (2, None)
    assert "flip" not in may(state, P)


# ---- what is waited for


@rule("GT-139", "GT-140", "GT-155")
def test_who_builds_is_waited_for_and_everybody_while_the_sand_rests():
    state = finished(building(A, B, mode="single-2"), Q)
    turns = []
    for _ in range(2):
        turns.append(view(state).turn)
        pass_time(state, 90_000)
        turns.append(view(state).turn)
        act(state, Q, "flip")
    turns.append(view(state).turn)
    assert [turn.ask for turn in turns] == [
        "build",
        "build-resting",
        "build",
        "build-last",
        "build",
    ]
    assert [turn.seats for turn in turns[:2]] == [(P,), (P, Q)]
    assert view(building(A, B, hourglass="off")).turn.ask == "build"
