"""6: clocks, countdowns, absence (EX-40, EX-42)."""

import pytest

from games.engine import SPECTATORS, Remove
from games.referee import play
from games.space_hulk.actions import EndPhase
from games.space_hulk.events import ByClock
from games.space_hulk.tests.positions import (
    GAME,
    act,
    load,
    pass_time,
    position,
    presence,
    put_blip,
    refused,
    sq,
    tags,
    told,
    turned,
)
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
def test_ex_40_the_time_of_other_phases():
    state = position(FIELD, squad="sergeant sergeant", clock="standard")
    state.phase = "alien_actions"
    assert phase_time(state) == 180_000
    state.phase = "deploy"
    assert phase_time(state) == 240_000
    assert phase_time(position(FIELD)) is None
    state = position(FIELD, clock="scenario")
    state.phase = "alien_actions"
    assert phase_time(state) == 180_000


@rule("SH-744", "SH-747", "SH-346")
@pytest.mark.parametrize("clock", ["standard", "off"])
def test_ex_40_a_parry_owed_in_the_alien_phase(clock):
    picture = "#####\n#>w.#\n#>..#\n#####"
    state = position(picture, squad="sergeant rifle", phase="aliens", clock=clock)
    load(state, red="3", blue="642", parry="1")
    state.now += 80_000
    act(state, "attack", piece="a1")
    if clock == "off":
        assert [each.action for each in GAME.deadlines(state)] == []
        return
    assert (state.phase_timer.left, state.phase_timer.due) == (100_000, None)
    assert pass_time(state, 14_999) == []
    assert "parried" in tags(pass_time(state, 1))
    assert state.phase_timer.due == state.now + 100_000


@rule("SH-745", "SH-473", "SH-063")
def test_ex_40_the_clock_of_the_marines_runs_out():
    state = position(FIELD, clock="standard", cp=2)
    state.flames[sq(state, (2, 2))] = 2
    act(state, "move", piece="m2", to=(4, 1))
    assert state.stations[0].follow == "m2"
    events = pass_time(state, 180_000)
    assert tags(events)[:4] == ["by-clock", "phase-ended", "flames-removed", "phase-started"]
    assert told(events, ByClock) == [ByClock("phase")]
    assert state.phase == "alien_actions"
    assert (state.cp, state.marines["m2"].ap, state.stations[0].follow) == (0, 0, None)
    assert state.flames == {sq(state, (2, 2)): 1}
    assert state.phase_timer.due == state.now + 180_000


@rule("SH-745")
def test_a_chain_of_flames_stops_with_the_clock():
    state = position(FIELD, squad="flamer rifle", clock="standard")
    act(state, "flame", piece="m1", to=(2, 1))
    events = pass_time(state, 180_000)
    assert "flame-over" in tags(events)
    assert state.phase == "alien_actions"


@rule("SH-412", "SH-746")
def test_the_clock_of_the_aliens_lets_overdue_blips_enter_and_awaits_the_placing():
    state = position("E....<.#", phase="aliens", clock="standard")
    put_blip(state, 2, entry=1, placed=0)
    events = pass_time(state, 180_000)
    assert tags(events) == ["by-clock", "blip-entered", "blip-turned"]
    assert state.phase == "alien_actions"
    assert (state.phase_timer.left, state.phase_timer.due) == (0, None)
    act(state, "place_alien", seat=0, to=(0, 0), facing="e")
    act(state, "place_alien", seat=0, to=(1, 0), facing="e")
    pass_time(state, 0)
    assert (state.phase, state.round) == ("marine_actions", 2)


@rule("SH-746")
def test_the_rest_of_a_voluntary_placement_faces_south():
    state = position("######\n#>####\n######\n#....#\n######", phase="aliens", clock="standard")
    put_blip(state, 2, at=(2, 3))
    act(state, "convert", piece="b1")
    pass_time(state, 180_000)
    found = [(alien.at, alien.facing) for alien in state.aliens.values()]
    assert found == [(sq(state, (2, 3)), "s"), (sq(state, (1, 3)), "s")]


@rule("SH-747")
def test_an_expired_extra_hit_spares_doors():
    state = position("#######\n#...wD#\n#>....#\n#######", clock="standard")
    load(state, shoot="HH", cp="1")
    act(state, "shoot", piece="m1", target="a1")
    assert "hit-waived" in tags(pass_time(state, 180_000))
    assert state.doors


@rule("SH-743")
def test_nobody_acts_as_the_clock():
    state = position(FIELD, clock="standard")
    [due] = [each.action for each in GAME.deadlines(state)]
    assert GAME.judge(state, None, due) is None
    assert GAME.judge(state, 0, due).code == "not-your-phase"
    assert GAME.judge(state, None, EndPhase()).code == "not-your-phase"


@rule("SH-604", "SH-412")
def test_ex_42_nobody_plays_for_the_aliens():
    state = position("E....<.#", phase="aliens")
    put_blip(state, 0, entry=1, placed=0)
    state.now = 20_000
    presence(state, 1, False)
    assert GAME.view(state, SPECTATORS).turn.until == 80_000
    assert pass_time(state, 59_999) == []
    events = pass_time(state, 1)
    assert tags(events)[:3] == ["by-clock", "blip-entered", "blip-turned"]
    assert (state.phase, state.round) == ("marine_actions", 2)
    act(state, "end_phase", seat=0)
    assert state.round == 3


@rule("SH-604")
def test_ex_42_somebody_who_is_there_again_is_waited_for():
    state = position("########\n#>....w#\n########", phase="aliens")
    presence(state, 1, False)
    pass_time(state, 40_000)
    presence(state, 1, True)
    assert pass_time(state, 600_000) == []


@rule("SH-606")
def test_a_removed_seat_is_played_on_and_nothing_changes_hands():
    state = position("########\n#>.>..w#\n########", number=3)
    owners = [marine.seat for marine in state.marines.values()]
    presence(state, 1, False)
    state.now += 50_000
    assert tags(play(GAME, state, None, Remove(1, "easy"), state.now).events) == ["seat-lost"]
    act(state, "end_phase", seat=0)
    assert pass_time(state, 60_000) == []
    assert [marine.seat for marine in state.marines.values()] == owners
    assert (state.result, state.resigning) == (None, None)
    act(state, "turn", seat=1, piece="m2", facing="s")


@rule("SH-604")
def test_days_are_given_to_the_absent_too():
    state = position("########\n#>....w#\n########", phase="aliens", clock="24h")
    state.phase_timer.due = 24 * 3_600_000
    presence(state, 1, False)
    assert pass_time(state, 3_600_000) == []


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
    load(state, red="3", blue="642", parry="1", shoot="HH")
    presence(state, 0, False)
    state.now += 30_000
    act(state, do, **given)
    assert pass_time(state, 2_999) == []
    assert what in tags(pass_time(state, 1))


@rule("SH-604")
def test_an_absent_seat_among_several_counts_as_having_pressed():
    state = position("########\n#>.>..w#\n#......#\n########", number=3)
    presence(state, 1, False)
    act(state, "end_phase", seat=0)
    assert pass_time(state, 59_999) == []
    assert "phase-ended" in tags(pass_time(state, 1))
    assert state.phase == "alien_actions"


@rule("SH-751")
def test_a_preset_settles_at_once():
    state = position("#####\n#>w.#\n#>..#\n#####", squad="sergeant rifle", phase="aliens")
    load(state, red="3", blue="642", parry="1")
    act(state, "preset", seat=0, what="parry", auto=True)
    assert refused(state, "preset", seat=0, what="parry", auto=True) == "no-such-preset"
    assert refused(state, "preset", seat=1, what="parry", auto=True) == "not-your-piece"
    assert "parried" in tags(act(state, "attack", piece="a1"))


@rule("SH-583", "SH-744")
def test_the_floor_waits_while_a_decision_is_owed():
    picture = "########\n#^....?#\n########\n#>.....#\n########"
    state = position(picture, number=3, values=[1], cp=1)
    turned(state, "m1", "w")
    act(state, "turn", piece="m2", facing="n")
    act(state, "ask_floor", seat=0)
    state.now += 5_000
    act(state, "turn", piece="m1", facing="n", cp=1)
    assert (state.floor_timer.left, state.floor_timer.due) == (15_000, None)
    state.now += 60_000
    act(state, "place_alien", to=(6, 1), facing="w")
    assert state.floor_timer.due == state.now + 15_000
