"""6: what stands and runs, and what the clock does when it has run out (SH-743 to SH-747)."""

import pytest

from games.chance import Chance
from games.engine import SPECTATORS
from games.space_hulk.actions import DecisionDue, FloorDue, PhaseDue
from games.space_hulk.events import ByClock, PhaseEnded
from games.space_hulk.goals import Goals, Kill
from games.space_hulk.state import Options
from games.space_hulk.tests.positions import (
    GAME,
    SEED,
    act,
    load,
    pass_time,
    position,
    presence,
    put_blip,
    refused,
    tags,
    told,
    turned,
)
from tests.rules import rule

FIELD = "########\n#>.>..w#\n#......#\n########"


def due(state):
    """What falls due, in order, and when."""
    return [(type(each.action), each.at) for each in GAME.deadlines(state)]


@rule("SH-604", "SH-744", "SH-747")
def test_a_decision_of_the_acting_side_runs_on_its_own_clock_unless_it_is_away():
    state = position("########\n#....w.#\n#>..w..#\n#....w.#\n########", clock="standard")
    load(state, shoot="HH")
    act(state, "shoot", piece="m1", target="a2")
    assert due(state) == [(PhaseDue, 180_000)]
    presence(state, 0, False)
    assert due(state) == [(DecisionDue, 3_000), (PhaseDue, 60_000)]


@rule("SH-604", "SH-744")
@pytest.mark.parametrize(
    ("clock", "millis"), [("standard", 30_000), ("quick", 30_000), ("24h", 24 * 3_600_000)]
)
def test_a_placing_that_the_other_side_owes_has_30_seconds(clock, millis):
    state = position("E....<.#", phase="aliens", clock=clock)
    put_blip(state, 2, entry=1, placed=0)
    state.now = 10_000
    act(state, "enter", piece="b1")
    assert due(state) == [(DecisionDue, 10_000 + millis)]
    presence(state, 1, False)
    assert due(state) == [(DecisionDue, 10_000 + millis)], "nobody waits for the aliens"
    assert GAME.view(state, SPECTATORS).turn.until == 10_000 + millis


@rule("SH-744")
def test_a_clock_that_stands_does_not_run_down():
    """Two acts while the marines owe a placing: the same time is left after both."""
    state = position("E....<.#", phase="aliens", clock="standard")
    put_blip(state, 2, entry=1, placed=0)
    state.now = 60_000
    act(state, "enter", piece="b1")
    state.now = 65_000
    act(state, "offer_draw", seat=1)
    assert GAME.view(state, SPECTATORS).left == 120_000
    state.now = 70_000
    act(state, "place_alien", seat=0, to=(0, 0), facing="e")
    act(state, "place_alien", seat=0, to=(1, 0), facing="e")
    assert due(state)[-1] == (PhaseDue, 190_000)


@rule("SH-583", "SH-743")
def test_of_two_deadlines_the_clock_may_ring_either():
    state = position(FIELD, number=3, clock="standard")
    act(state, "turn", piece="m1", facing="s")
    act(state, "ask_floor", seat=1)
    assert due(state) == [(FloorDue, 20_000), (PhaseDue, 180_000)]
    assert [each.seat for each in GAME.deadlines(state)] == [0, None]
    for each in GAME.deadlines(state):
        assert GAME.judge(state, None, each.action) is None
    events = pass_time(state, 20_000)
    assert told(events, ByClock) == [ByClock("floor", 0)]


@rule("SH-745")
def test_with_the_marines_phase_ends_what_was_half_done():
    """The extra hit is settled, and ends the match before the phase does."""
    picture = "########\n#....w.#\n#>..w..#\n#....w.#\n########"
    never = Kill(count=99)
    goals = Goals(marines=(Kill(count=2),), aliens=(never,))
    state = position(picture, clock="standard", goals=goals)
    load(state, shoot="HH")
    act(state, "shoot", piece="m1", target="a2")
    assert tags(pass_time(state, 180_000)) == [
        *("by-clock", "extra-hit", "killed", "goal-fulfilled", "match-ended")
    ]


@rule("SH-746", "SH-604")
def test_the_start_blips_are_spread_by_the_clock_too():
    options = Options(clock="standard", scenario="black_box")
    state, _ = GAME.setup(options, 2, Chance(SEED))
    assert state.phase == "start_blips"
    events = pass_time(state, 180_000)
    assert tags(events) == [
        *("by-clock", "blip-placed", "blip-placed", "placing-over", "phase-ended"),
        *("round-started", "phase-started", "cp-rolled"),
    ]


@rule("SH-746")
def test_blips_go_to_the_entry_where_fewest_wait_then_to_the_lowest():
    state = position(
        "#E#E#E#\n#.....#\n#..>..#\n#######", clock="standard", blips_per_round=(3,), supply={1: 9}
    )
    for entry in (1, 1, 3):
        put_blip(state, 1, entry=entry)
    act(state, "end_phase", seat=0)
    events = pass_time(state, 180_000)
    placed = [event.entry for event in events if type(event).__name__ == "BlipPlaced"]
    assert placed == [2, 2, 3]


@rule("SH-745", "SH-604")
@pytest.mark.parametrize("phase", ["marines", "aliens"])
def test_the_absent_end_their_phase_before_the_clock_does(phase):
    state = position(FIELD, phase=phase, clock="standard")
    presence(state, 0 if phase == "marines" else 1, False)
    assert due(state)[-1] == (PhaseDue, 60_000)
    events = pass_time(state, 60_000)
    assert told(events, ByClock) == [ByClock("absent")]
    assert told(events, PhaseEnded)[0].why == "absent"


@rule("SH-741", "SH-604")
@pytest.mark.parametrize(
    ("clock", "away", "millis", "why"),
    [("standard", (), 180_000, "clock"), ("off", (0, 1), 60_000, "absent")],
)
def test_the_set_up_ends_by_itself(clock, away, millis, why):
    state = position("#####\n#>.<#\n#####", number=3, clock=clock)
    state.phase = "deploy"
    for seat in away:
        presence(state, seat, False)
    events = pass_time(state, millis)
    assert told(events, PhaseEnded)[0] == PhaseEnded("deploy", why)
    assert tags(events)[:7] == [
        *("by-clock", "phase-ended", "phase-started", "phase-ended"),
        *("round-started", "phase-started", "cp-rolled"),
    ]


@rule("SH-604")
def test_the_seat_that_went_last_is_waited_for():
    state = position(FIELD, number=3)
    for seat in (0, 1):
        state.now = 10_000 * (1 + seat)
        presence(state, seat, False)
    assert due(state) == [(PhaseDue, 80_000)]


@rule("SH-604", "SH-741")
def test_the_set_up_waits_no_longer_for_who_is_absent_than_a_minute():
    """The other seat is ready, and not waited for."""
    state = position("#####\n#>.<#\n#####", number=3)
    state.phase = "deploy"
    act(state, "ready", seat=0)
    assert GAME.view(state, SPECTATORS).turn.seats == (1,)
    presence(state, 1, False)
    assert due(state) == [(PhaseDue, 60_000)]


@rule("SH-604", "SH-747")
def test_who_goes_away_with_a_decision_open_has_three_seconds_from_then():
    state = position(
        "#####\n#>w.#\n#>..#\n#####", squad="sergeant rifle", phase="aliens", clock="standard"
    )
    load(state, red="3", blue="642")
    state.now = 10_000
    act(state, "attack", piece="a1")
    assert due(state) == [(DecisionDue, 25_000)]
    state.now = 14_000
    presence(state, 0, False)
    assert due(state) == [(DecisionDue, 17_000)]
    state.now = 15_000
    presence(state, 0, False)
    assert due(state) == [(DecisionDue, 17_000)], "away is away"


# ---- presets


PLACING = "########\n#^....?#\n########\n#^....?#\n########"


@rule("SH-751")
def test_presets_are_taken_back_one_by_one():
    state = position(FIELD)
    for what in ("placing", "parry"):
        act(state, "preset", seat=0, what=what, auto=True)
    assert GAME.view(state, SPECTATORS).presets == {"0": ("parry", "placing")}
    act(state, "preset", seat=0, what="parry", auto=False)
    assert state.stations[0].presets == ["placing"]
    assert refused(state, "preset", seat=0, what="parry", auto=False) == "no-such-preset"
    assert refused(state, "preset", seat=0, what="flame", auto=True) == "no-such-preset"


@rule("SH-751")
@pytest.mark.parametrize(
    ("seat", "what", "settled"), [(0, "placing", True), (0, "parry", False), (1, "placing", False)]
)
def test_a_preset_settles_the_open_decision_of_its_seat_and_kind(seat, what, settled):
    state = position(PLACING, number=3, values=[1, 1])
    turned(state, "m1", "w")
    act(state, "turn", piece="m1", facing="n")
    events = act(state, "preset", seat=seat, what=what, auto=True)
    assert ("alien-placed" in tags(events)) == settled
    assert bool(state.aliens) == settled
