"""6, with EX-40 and EX-42: clocks, what falls due, countdowns, absence, presets."""

import msgspec
import pytest

from games.chance import Chance
from games.engine import SPECTATORS, Remove
from games.referee import codec, play
from games.space_hulk.actions import DecisionDue, EndPhase, FloorDue, PhaseDue
from games.space_hulk.events import ByClock, PhaseEnded
from games.space_hulk.goals import Goals, Kill
from games.space_hulk.state import Options
from games.space_hulk.tests.positions import GAME, SEED, position, position_of, tags, told
from games.space_hulk.timing import phase_time
from tests.rules import rule

FIELD = "########\n#>.>..w#\n#......#\n########"


@rule("SH-741", "SH-742")
@pytest.mark.parametrize(
    ("squad", "clock", "seconds"),
    [
        ("sergeant sergeant", "standard", 240),
        ("sergeant rifle", "standard", 210),
        ("rifle rifle", "standard", 180),
        ("sergeant sergeant", "relaxed", 480),
        ("sergeant sergeant", "quick", 120),
        ("rifle rifle", "scenario", 180),
        ("rifle rifle", "48h", 48 * 3600),
    ],
)
def test_ex_40_the_time_of_a_marine_phase(squad, clock, seconds):
    state = position(FIELD, squad=squad, clock=clock)
    assert phase_time(state) == 1000 * seconds


@rule("SH-740", "SH-741")
@pytest.mark.parametrize(
    ("clock", "phase", "millis"),
    [
        ("standard", "alien_actions", 180_000),
        ("standard", "deploy", 240_000),
        ("scenario", "alien_actions", 180_000),
        ("24h", "alien_actions", 24 * 3_600_000),
        ("72h", "alien_actions", 72 * 3_600_000),
        ("off", "marine_actions", None),
    ],
)
def test_ex_40_the_time_of_other_phases(clock, phase, millis):
    state = position(FIELD, squad="sergeant sergeant", clock=clock)
    state.phase = phase
    assert phase_time(state) == millis


@rule("SH-741")
def test_the_clock_of_a_scenario_has_two_numbers():
    state, _ = GAME.setup(Options(clock="scenario"), 2, Chance(SEED))
    assert (state.phase, phase_time(state)) == ("start_blips", 120_000)
    state.phase = "marine_actions"
    assert phase_time(state) == 180_000


@rule("SH-744", "SH-747", "SH-346")
@pytest.mark.parametrize("clock", ["standard", "off"])
def test_ex_40_a_parry_owed_in_the_alien_phase(clock):
    picture = "#####\n#>w.#\n#>..#\n#####"
    state = position(picture, squad="sergeant rifle", phase="aliens", clock=clock)
    state.load(red="3", blue="642", parry="1")
    state.now += 80_000
    state.act("attack", piece="a1")
    if clock == "off":
        assert [each.action for each in GAME.deadlines(state)] == []
        return
    assert (state.phase_timer.left, state.phase_timer.due) == (100_000, None)
    assert state.pass_time(14_999) == []
    assert "parried" in tags(state.pass_time(1))
    assert state.phase_timer.due == state.now + 100_000


@rule("SH-745", "SH-473", "SH-063")
def test_ex_40_the_clock_of_the_marines_runs_out():
    state = position(FIELD, clock="standard", cp=2)
    state.flames[state.sq((2, 2))] = 2
    state.act("move", piece="m2", to=(4, 1))
    assert state.stations[0].follow == "m2"
    events = state.pass_time(180_000)
    assert tags(events)[:4] == ["by-clock", "phase-ended", "flames-removed", "phase-started"]
    assert told(events, ByClock) == [ByClock("phase")]
    assert state.phase == "alien_actions"
    assert (state.cp, state.marines["m2"].ap, state.stations[0].follow) == (0, 0, None)
    assert state.flames == {state.sq((2, 2)): 1}
    assert state.phase_timer.due == state.now + 180_000


@rule("SH-745", "SH-746", "SH-747")
def test_the_clock_stops_a_chain_places_the_rest_to_the_south_and_spares_doors():
    state = position(FIELD, squad="flamer rifle", clock="standard")
    state.act("flame", piece="m1", to=(2, 1))
    events = state.pass_time(180_000)
    assert "flame-over" in tags(events)
    assert state.phase == "alien_actions"
    state = position("######\n#>####\n######\n#....#\n######", phase="aliens", clock="standard")
    state.put_blip(2, at=(2, 3))
    state.act("convert", piece="b1")
    state.pass_time(180_000)
    found = [(alien.at, alien.facing) for alien in state.aliens.values()]
    assert found == [(state.sq((2, 3)), "s"), (state.sq((1, 3)), "s")]
    state = position("#######\n#...wD#\n#>....#\n#######", clock="standard")
    state.load(shoot="HH", cp="1")
    state.act("shoot", piece="m1", target="a1")
    assert "hit-waived" in tags(state.pass_time(180_000))
    assert state.doors


@rule("SH-412", "SH-746")
def test_the_clock_of_the_aliens_lets_overdue_blips_enter_and_awaits_the_placing():
    state = position("E....<.#", phase="aliens", clock="standard")
    state.put_blip(2, entry=1, placed=0)
    events = state.pass_time(180_000)
    assert tags(events) == ["by-clock", "blip-entered", "blip-turned"]
    assert state.phase == "alien_actions"
    assert (state.phase_timer.left, state.phase_timer.due) == (0, None)
    state.act("place_alien", seat=0, to=(0, 0), facing="e")
    state.act("place_alien", seat=0, to=(1, 0), facing="e")
    state.pass_time(0)
    assert (state.phase, state.round) == ("marine_actions", 2)


@rule("SH-604", "SH-412")
def test_ex_42_nobody_plays_for_the_aliens():
    state = position("E....<.#", phase="aliens")
    state.put_blip(0, entry=1, placed=0)
    state.now = 20_000
    state.presence(1, False)
    assert GAME.view(state, SPECTATORS).turn.until == 80_000
    assert state.pass_time(59_999) == []
    events = state.pass_time(1)
    assert tags(events)[:3] == ["by-clock", "blip-entered", "blip-turned"]
    assert (state.phase, state.round) == ("marine_actions", 2)
    state.act("end_phase", seat=0)
    assert state.round == 3


@rule("SH-604")
def test_ex_42_somebody_who_is_there_again_is_waited_for_and_the_absent_have_days_too():
    state = position("########\n#>....w#\n########", phase="aliens")
    state.presence(1, False)
    state.pass_time(40_000)
    state.presence(1, True)
    assert state.pass_time(600_000) == []
    state = position("########\n#>....w#\n########", phase="aliens", clock="24h")
    state.presence(1, False)
    assert state.pass_time(3_600_000) == []


@rule("SH-606")
def test_a_removed_seat_is_played_on_and_nothing_changes_hands():
    state = position("########\n#>.>..w#\n########", number=3)
    owners = [marine.seat for marine in state.marines.values()]
    state.presence(1, False)
    state.now += 50_000
    assert tags(play(GAME, state, None, Remove(1, "easy"), state.now).events) == ["seat-lost"]
    state.act("end_phase", seat=0)
    assert state.pass_time(60_000) == []
    assert [marine.seat for marine in state.marines.values()] == owners
    assert (state.result, state.resigning) == (None, None)
    state.act("turn", seat=1, piece="m2", facing="s")


TRIO = "#######\n#....w#\n#>..w.#\n#....w#\n#######"
OWED = {
    "parry": ("#####\n#>w.#\n#####", "sergeant", "attack", {"piece": "a1"}, "parried"),
    "extra hit": (TRIO, "rifle", "shoot", {"piece": "m1", "target": "a2"}, "extra-hit"),
    "chain": ("####\n#>.#\n####", "flamer", "flame", {"piece": "m1", "to": (2, 1)}, "flame-over"),
}


@rule("SH-604", "SH-747")
@pytest.mark.parametrize(("picture", "squad", "do", "given", "what"), OWED.values(), ids=list(OWED))
def test_ex_42_what_a_seat_owes_that_is_away_waits_three_seconds_from_when_it_is_asked(
    picture, squad, do, given, what
):
    phase = "aliens" if do == "attack" else "marines"
    state = position(picture, squad=squad, phase=phase)
    state.load(red="3", blue="642", parry="1", shoot="HH")
    state.presence(0, False)
    state.now += 30_000
    state.act(do, **given)
    assert state.pass_time(2_999) == []
    assert what in tags(state.pass_time(1))


@rule("SH-604")
def test_an_absent_seat_among_several_counts_as_having_pressed():
    state = position("########\n#>.>..w#\n#......#\n########", number=3)
    state.presence(1, False)
    state.act("end_phase", seat=0)
    assert state.pass_time(59_999) == []
    assert "phase-ended" in tags(state.pass_time(1))
    assert state.phase == "alien_actions"


@rule("SH-583", "SH-744")
def test_the_floor_waits_while_a_decision_is_owed():
    picture = "########\n#^....?#\n########\n#>.....#\n########"
    state = position(picture, number=3, values=[1], cp=1)
    state.turned("m1", "w")
    state.act("turn", piece="m2", facing="n")
    state.act("ask_floor", seat=0)
    state.now += 5_000
    state.act("turn", piece="m1", facing="n", cp=1)
    assert (state.floor_timer.left, state.floor_timer.due) == (15_000, None)
    state.now += 60_000
    state.act("place_alien", to=(6, 1), facing="w")
    assert state.floor_timer.due == state.now + 15_000


def due(state):
    """What falls due, in order, and when."""
    return [(type(each.action), each.at) for each in GAME.deadlines(state)]


@rule("SH-604", "SH-744", "SH-747")
def test_a_decision_of_the_acting_side_runs_on_its_own_clock_unless_it_is_away():
    state = position("########\n#....w.#\n#>..w..#\n#....w.#\n########", clock="standard")
    state.load(shoot="HH")
    state.act("shoot", piece="m1", target="a2")
    assert due(state) == [(PhaseDue, 180_000)]
    state.presence(0, False)
    assert due(state) == [(DecisionDue, 3_000), (PhaseDue, 60_000)]


@rule("SH-604", "SH-744")
@pytest.mark.parametrize(
    ("clock", "millis"), [("standard", 30_000), ("quick", 30_000), ("24h", 24 * 3_600_000)]
)
def test_a_placing_that_the_other_side_owes_has_30_seconds(clock, millis):
    state = position("E....<.#", phase="aliens", clock=clock)
    state.put_blip(2, entry=1, placed=0)
    state.now = 10_000
    state.act("enter", piece="b1")
    assert due(state) == [(DecisionDue, 10_000 + millis)]
    state.presence(1, False)
    assert due(state) == [(DecisionDue, 10_000 + millis)], "nobody waits for the aliens"
    assert GAME.view(state, SPECTATORS).turn.until == 10_000 + millis


@rule("SH-744")
def test_a_clock_that_stands_does_not_run_down():
    """Two acts while the marines owe a placing: the same time is left after both."""
    state = position("E....<.#", phase="aliens", clock="standard")
    state.put_blip(2, entry=1, placed=0)
    state.now = 60_000
    state.act("enter", piece="b1")
    state.now = 65_000
    state.act("offer_draw", seat=1)
    assert GAME.view(state, SPECTATORS).left == 120_000
    state.now = 70_000
    state.act("place_alien", seat=0, to=(0, 0), facing="e")
    state.act("place_alien", seat=0, to=(1, 0), facing="e")
    assert due(state)[-1] == (PhaseDue, 190_000)


@rule("SH-583", "SH-743")
def test_of_two_deadlines_the_clock_may_ring_either():
    state = position(FIELD, number=3, clock="standard")
    state.act("turn", piece="m1", facing="s")
    state.act("ask_floor", seat=1)
    assert due(state) == [(FloorDue, 20_000), (PhaseDue, 180_000)]
    assert [each.seat for each in GAME.deadlines(state)] == [0, None]
    for each in GAME.deadlines(state):
        assert GAME.judge(state, None, each.action) is None
    events = state.pass_time(20_000)
    assert told(events, ByClock) == [ByClock("floor", 0)]


@rule("SH-745")
def test_with_the_marines_phase_ends_what_was_half_done():
    """The extra hit is settled, and ends the match before the phase does."""
    picture = "########\n#....w.#\n#>..w..#\n#....w.#\n########"
    never = Kill(count=99)
    goals = Goals(marines=(Kill(count=2),), aliens=(never,))
    state = position(picture, clock="standard", goals=goals)
    state.load(shoot="HH")
    state.act("shoot", piece="m1", target="a2")
    assert tags(state.pass_time(180_000)) == [
        *("by-clock", "extra-hit", "killed", "goal-fulfilled", "match-ended")
    ]


@rule("SH-604", "SH-746")
def test_the_clock_spreads_blips_to_where_fewest_wait_then_to_the_lowest_entry():
    options = Options(clock="standard", scenario="black_box")
    state = position_of(GAME.setup(options, 2, Chance(SEED))[0])
    assert state.phase == "start_blips"
    events = state.pass_time(180_000)
    assert tags(events) == [
        *("by-clock", "blip-placed", "blip-placed", "placing-over", "phase-ended"),
        *("round-started", "phase-started", "cp-rolled"),
    ]
    state = position(
        "#E#E#E#\n#.....#\n#..>..#\n#######", clock="standard", blips_per_round=(3,), supply={1: 9}
    )
    for entry in (1, 1, 3):
        state.put_blip(1, entry=entry)
    state.act("end_phase", seat=0)
    events = state.pass_time(180_000)
    placed = [event.entry for event in events if type(event).__name__ == "BlipPlaced"]
    assert placed == [2, 2, 3]


@rule("SH-745", "SH-604")
@pytest.mark.parametrize("phase", ["marines", "aliens"])
def test_the_absent_end_their_phase_before_the_clock_does(phase):
    state = position(FIELD, phase=phase, clock="standard")
    state.presence(0 if phase == "marines" else 1, False)
    assert due(state)[-1] == (PhaseDue, 60_000)
    events = state.pass_time(60_000)
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
        state.presence(seat, False)
    events = state.pass_time(millis)
    assert told(events, PhaseEnded)[0] == PhaseEnded("deploy", why)
    assert tags(events)[:7] == [
        *("by-clock", "phase-ended", "phase-started", "phase-ended"),
        *("round-started", "phase-started", "cp-rolled"),
    ]


@rule("SH-604", "SH-741")
def test_who_is_absent_is_waited_for_a_minute_from_when_the_last_one_went():
    state = position(FIELD, number=3)
    for seat in (0, 1):
        state.now = 10_000 * (1 + seat)
        state.presence(seat, False)
    assert due(state) == [(PhaseDue, 80_000)]
    state = position("#####\n#>.<#\n#####", number=3)
    state.phase = "deploy"
    state.act("ready", seat=0)
    assert GAME.view(state, SPECTATORS).turn.seats == (1,)
    state.presence(1, False)
    assert due(state) == [(PhaseDue, 60_000)]


@rule("SH-604", "SH-747")
def test_who_goes_away_with_a_decision_open_has_three_seconds_from_then():
    state = position(
        "#####\n#>w.#\n#>..#\n#####", squad="sergeant rifle", phase="aliens", clock="standard"
    )
    state.load(red="3", blue="642")
    state.now = 10_000
    state.act("attack", piece="a1")
    assert due(state) == [(DecisionDue, 25_000)]
    state.now = 14_000
    state.presence(0, False)
    assert due(state) == [(DecisionDue, 17_000)]
    state.now = 15_000
    state.presence(0, False)
    assert due(state) == [(DecisionDue, 17_000)], "away is away"


PLACING = "########\n#^....?#\n########\n#^....?#\n########"


@rule("SH-751")
def test_a_preset_settles_at_once_and_is_taken_back_alone():
    state = position("#####\n#>w.#\n#>..#\n#####", squad="sergeant rifle", phase="aliens")
    state.load(red="3", blue="642", parry="1")
    for what in ("placing", "parry"):
        state.act("preset", seat=0, what=what, auto=True)
    assert GAME.view(state, SPECTATORS).presets == {"0": ("parry", "placing")}
    assert state.refused("preset", seat=1, what="parry", auto=True) == "not-your-piece"
    assert "parried" in tags(state.act("attack", piece="a1"))
    state.act("preset", seat=0, what="parry", auto=False)
    assert state.stations[0].presets == ["placing"]
    for what, auto in (("parry", False), ("placing", True), ("flame", True)):
        assert state.refused("preset", seat=0, what=what, auto=auto) == "no-such-preset"


@rule("SH-751")
@pytest.mark.parametrize(
    ("seat", "what", "settled"), [(0, "placing", True), (0, "parry", False), (1, "placing", False)]
)
def test_a_preset_settles_the_open_decision_of_its_seat_and_kind(seat, what, settled):
    state = position(PLACING, number=3, values=[1, 1])
    state.turned("m1", "w")
    state.act("turn", piece="m1", facing="n")
    events = state.act("preset", seat=seat, what=what, auto=True)
    assert ("alien-placed" in tags(events)) == settled
    assert bool(state.aliens) == settled


LANE = "######\n#>..w#\n######"


def ends_at(state):
    """When the countdown ends the phase; None where none runs."""
    return GAME.view(state, (0,)).countdown


def spent(picture=LANE, **given):
    """A marine who has turned to the wall with the last of his AP."""
    state = position(picture, **given)
    state.marines["m1"].ap = 1
    state.act("turn", piece="m1", facing="n")
    return state


def looked_at(state):
    """An act that touches no piece, so that the clocks look at the position."""
    state.act("offer_draw", seat=1)
    return ends_at(state)


@rule("SH-748")
def test_every_act_of_the_acting_side_begins_it_anew_what_others_do_lets_it_run():
    state = spent()
    assert ends_at(state) == 5_000
    state.now = 3_000
    state.act("preset", seat=0, what="parry", auto=True)
    assert ends_at(state) == 8_000
    assert state.pass_time(4_999) == []
    assert told(state.pass_time(1), ByClock) == [ByClock("countdown")]
    assert state.phase == "alien_actions"
    state = spent()
    state.now = 3_000
    state.act("offer_draw", seat=1)
    assert ends_at(state) == 5_000
    state.presence(1, False)
    assert ends_at(state) == 5_000


@rule("SH-748")
def test_it_does_not_run_while_a_decision_is_owed():
    state = position("######\n#<..?#\n######", values=[1])
    state.marines["m1"].ap = 2
    state.act("turn", piece="m1", facing="e")
    assert ends_at(state) is None
    state.now = 20_000
    state.act("place_alien", to=(4, 1), facing="e")
    assert ends_at(state) is None, "the follow-up shot has a target now"
    state.load(shoot="--")
    state.act("follow_shot", piece="m1", target="a1")
    assert ends_at(state) == 25_000


@rule("SH-198", "SH-748")
def test_one_point_left_a_command_point_or_an_open_follow_up_shot_holds_it_back():
    assert ends_at(spent(cp=1)) is None
    state = position("########\n#>..>..#\n########")
    for name, ap in (("m1", 1), ("m2", 2)):
        state.marines[name].ap = ap
        state.act("turn", piece=name, facing="n")
    assert ends_at(state) is None
    state.act("turn", piece="m2", facing="e")
    assert ends_at(state) == 5_000
    state = position("########\n#v....w#\n########\n#v.....#\n########", number=3)
    for name in ("m1", "m2"):
        state.marines[name].ap = 1
        state.act("turn", piece=name, facing="e")
    assert ends_at(state) is None
    state.load(shoot="--")
    state.act("follow_shot", piece="m1", target="a1")
    assert ends_at(state) == 5_000


@rule("SH-748")
@pytest.mark.parametrize("phase", ["deploy", "start_blips", "alien_reinforce"])
def test_there_is_none_but_in_the_actions_of_a_side(phase):
    """Neither before the match nor while blips are placed, though nobody has anything left."""
    state = position("#E####\n#>...#")
    state.phase, state.marines["m1"].ap = phase, 0
    assert looked_at(state) is None


@rule("SH-748")
@pytest.mark.parametrize(
    ("alien", "idle", "blip", "runs"),
    [
        *((0, False, 0, True), (1, False, 0, False), (6, True, 0, True), (0, True, 0, True)),
        (0, False, 6, False),
    ],
)
def test_an_alien_with_points_that_may_act_or_a_blip_holds_it_back(alien, idle, blip, runs):
    """The blip, though it has nowhere to go."""
    state = position("######\n#<..w#\n######\n#?####\n######", phase="aliens")
    state.aliens["a1"].ap, state.aliens["a1"].idle, state.blips["b1"].ap = alien, idle, blip
    assert (looked_at(state) is not None) == runs


@rule("SH-748", "SH-438", "SH-408")
@pytest.mark.parametrize(
    ("entry", "stage", "held", "on", "runs"),
    [
        (1, "fresh", True, None, False),
        (1, "fresh", True, (1, 0), False),
        (1, "fresh", True, (0, 0), True),
        (2, "fresh", True, (0, 0), False),
        (1, "done", True, None, True),
        (1, "done", False, None, False),
    ],
)
def test_whoever_is_outside_and_can_enter_holds_it_back(entry, stage, held, on, runs):
    """An alien from its own entry, unless something stands just there; a blip unless it is held."""
    state = position("E.....E\n###.###\n###>###\n#######", phase="aliens")
    outside = state.put_alien((3, 1), "s")
    outside.at, outside.entry, outside.stage = None, entry, stage
    state.put_blip(3, entry=1).held = held
    if on is not None:
        state.put_alien(on).ap = 0
    assert (looked_at(state) is not None) == runs


@rule("SH-748")
def test_it_ends_the_phase_of_the_aliens_for_everybody():
    state = position("######\n#<..w#\n######", phase="aliens")
    state.aliens["a1"].ap = 0
    assert looked_at(state) == 5_000
    events = state.pass_time(5_000)
    assert tags(events)[:3] == ["by-clock", "phase-ended", "draw-lapsed"]
    assert told(events, ByClock) == [ByClock("countdown")]
    assert (events[1].why, state.round) == ("countdown", 2)


@rule("SH-748")
def test_the_room_says_how_long_it_lasts_and_after_the_match_there_is_none():
    state = spent(options={"auto_end": "10"})
    assert ends_at(state) == 10_000
    state.with_options(auto_end="off")
    state.act("preset", seat=0, what="parry", auto=True)
    assert ends_at(state) is None
    state = spent()
    state.presence(0, False)
    state.act("resign", seat=1)
    assert (ends_at(state), GAME.deadlines(state)) == (None, [])


@rule("SH-743", "SH-750")
def test_nobody_acts_as_the_clock_and_nothing_falls_due_before_its_time():
    for tag in ("phase_due", "decision_due", "floor_due", "countdown_due"):
        with pytest.raises(msgspec.ValidationError):
            codec(GAME).asked(msgspec.json.encode({"do": tag, "seat": 0}))
    state = position("########\n#>....w#\n########", clock="standard")
    [due] = [each.action for each in GAME.deadlines(state)]
    assert GAME.judge(state, 0, due).code == "not-your-phase"
    assert GAME.judge(state, None, EndPhase()).code == "not-your-phase"
    assert state.pass_time(179_999) == []
    assert state.pass_time(1) != []


@rule("SH-604", "SH-746")
def test_the_clock_names_the_phase_that_it_ends():
    """So that a deadline that was applied is gone, though the next is due at the same time."""
    state = position("E....<.#", blips_per_round=(1,), supply={0: 5}, clock="standard")
    state.act("end_phase", seat=0)
    due = GAME.deadlines(state)
    state.pass_time(180_000)
    assert not set(due) & set(GAME.deadlines(state))
    assert state.round == 2


@rule("SH-740", "SH-742", "SH-750")
@pytest.mark.parametrize(
    ("clock", "calmer", "stands"),
    [
        ("off", None, True),
        ("quick", "relaxed", True),
        ("scenario", "relaxed", True),
        ("24h", "24h", False),
        ("72h", "72h", False),
    ],
)
def test_which_clocks_hurry_and_which_stand_while_nobody_is_there(clock, calmer, stands):
    options = Options(clock=clock, jam_faces="2")
    unhurried = None if calmer is None else Options(clock=calmer, jam_faces="2")
    assert GAME.unhurried(options) == unhurried
    assert GAME.stands(options) == stands
