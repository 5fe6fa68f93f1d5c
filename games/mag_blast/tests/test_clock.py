"""6 Times."""

import pytest

from games.mag_blast.actions import (
    ChoiceOver,
    ClockAction,
    DeployOver,
    SoundOver,
    TurnOver,
    WindowOver,
)
from games.mag_blast.state import Options
from games.mag_blast.tests.positions import GAME, A, B, names, one, opened, position
from tests.rules import rule


@rule("MB-521")
@pytest.mark.parametrize(
    ("pace", "deploy", "turn", "sound", "window", "choice"),
    [("brisk", 60, 45, 4, 3, 15), ("normal", 90, 90, 6, 4, 20), ("relaxed", 180, 240, 12, 8, 40)],
)
def test_all_clocks_follow_the_pace(pace, deploy, turn, sound, window, choice):
    assert opened(2, pace=pace).view().turn.until == deploy * 1000
    held = "yel:CR01 hand:B01,RE01,L05"
    state = position(held, "hand:L01", pace=pace, sound="casual", ships="SC01")
    assert state.view().turn.until == turn * 1000
    state.act(A, "fire", ship="CR01", card="B01", target="@1")
    assert state.view().turn.until == sound * 1000
    state.act(A, "sound", noise=1)
    assert state.view().turn.until == window * 1000
    state.unanswered()
    state.does(A, "play_card", card="RE01")
    assert state.view().turn.until == state.now + choice * 1000


@rule("MB-344", "MB-419", "MB-521", "MB-522", "MB-523")
def test_a_choice_has_its_time_from_when_it_is_due_and_then_the_first_is_kept_and_all_stay():
    state = position(
        "f7 yel:CR01 hand:FI07,M09,L01", "hand:L03", phase="reinforce", ships="SC01 BA01"
    )
    state.pass_time(3_000)
    state.act(A, "build", cards=["FI07", "M09"])
    assert (state.choice.kind, state.view().turn.until) == ("keep", 23_000)
    assert state.until(23_299) == []
    told = state.until(23_300)
    assert one(told, "ship-kept").kept == "SC01" and state.choice.kind == "place"
    state = position("yel:CR01 hand:B01,DH01,CB01,L01", "yel:CR02 hand:L03")
    state.pass_time(3_000)
    state.does(A, "fire", ship="CR01", card="B01", target="CR02")
    state.does(A, "direct_hit", card="DH01")
    state.does(A, "effect", card="CB01")
    assert state.now > 3_000
    assert (state.choice.kind, state.view().turn.until) == ("scatter", state.now + 20_000)
    told = state.pass_time(20_300)
    assert one(told, "ships-scattered").moves == {} and state.fleet(B) == {"CR02": "yel"}


@rule("MB-521")
def test_who_should_not_hurry_plays_at_the_relaxed_pace():
    relaxed = Options("free", "off", pace="relaxed")
    assert GAME.unhurried(Options(pace="brisk", sound="off")) == relaxed


@rule("MB-520")
def test_the_turn_clock_stands_in_windows_and_gains_by_every_resolved_play():
    state = position("yel:CR01,CR02 hand:B01,B02,L05", "yel:BA06 hand:TF01,L01")
    state.until(10_000)
    state.act(A, "fire", ship="CR01", card="B01", target="BA06")
    assert len(GAME.deadlines(state)) == 1
    state.unanswered()
    assert state.now == 14_300
    assert state.view().turn.until == 90_000 + 4_300 + 1_200
    state.act(A, "fire", ship="CR02", card="B02", target="BA06")
    state.act(B, "answer", window=2, card="TF01")
    state.unanswered()
    assert state.view().turn.until == state.now + 90_000 - 10_000 + 3 * 1_200
    state = position("yel:CR01 hand:SA01,L05", "hand:L01", discard="TF01 TF02")
    state.until(1_000)
    state.act(A, "play_card", card="SA01")
    assert state.view().turn.until == 91_200, "without a window, too"


@rule("MB-520")
def test_it_runs_during_own_choices_and_sounds():
    state = position("yel:CR01 hand:B01,L05", "hand:L01", sound="casual")
    state.until(86_000)
    state.act(A, "fire", ship="CR01", card="B01", target="@1")
    assert state.view().turn.until == 90_000, "sooner than the six seconds"
    told = state.until(90_300)
    assert names(told)[:2] == ["salvo-missed", "turn-ended"]


@rule("MB-522")
@pytest.mark.parametrize("phase", ["discard", "reinforce", "move", "attack"])
def test_every_clock_that_people_see_runs_out_a_little_later(phase):
    state = position("yel:CR01 hand:L01,L02", "hand:L03,L04", phase=phase)
    assert state.view().turn.until == 90_000
    assert state.until(90_299) == [] and state.seat == A
    told = state.until(90_300)
    assert one(told, "turn-ended").clock and state.seat == B


@rule("MB-523", "MB-113")
def test_the_clock_draws_and_does_nothing_else():
    state = position(
        "f1 yel:CR01 grn:MS01 hand:L13,L14,FI01 mines:MF01@1", "hand:L03", phase="discard"
    )
    told = state.until(90_300)
    assert one(told, "cards-drawn").count == 2
    assert {"L13", "L14", "FI01"} < set(state.hand(A)) and len(state.hand(A)) == 5
    assert not {"cards-discarded", "payment-made", "fleet-moved"} & set(names(told))
    assert state.players[A].fleet.keys() == {"CR01", "MS01"}


@rule("MB-523")
def test_e53_the_time_is_up_while_a_ship_waits_for_its_place():
    state = position(
        "yel:CR01 red:CR02,CR03 hand:L13,L15,L17,L01", "hand:L02", phase="reinforce", ships="SC01"
    )
    state.until(80_000)
    state.act(A, "build", cards=["L13", "L15", "L17"])
    told = state.until(90_300)
    assert names(told)[:2] == ["ship-placed", "turn-ended"] and state.fleet(A)["SC01"] == "grn"


@pytest.mark.parametrize(
    ("ann", "zone"),
    [
        ("yel:CR01 grn:CR02 red:CR03 blu:CR04", "yel"),
        ("yel:CR01,SC02 grn:CR02 red:CR03 blu:CR04", "grn"),
        ("yel:CR01,SC02,SC03 grn:CR02,SC04 red:CR03,SC05 blu:CR04,SC06,SC07", "grn"),
    ],
)
@rule("MB-523")
def test_the_usual_place_is_the_first_empty_zone_or_the_one_with_the_fewest(ann, zone):
    state = position(f"{ann} hand:RE01,L01", "hand:L02", ships="SC01")
    state.does(A, "play_card", card="RE01")
    assert state.view().turn.until == state.now + 20_000
    told = state.pass_time(20_300)
    assert one(told, "ship-placed").zone == zone and state.seat == A


def test_the_clock_acts_only_when_something_is_due():
    state = position("yel:CR01 hand:B01,L05", "hand:L01")
    overs = (TurnOver(), DeployOver(), SoundOver(), ChoiceOver(), WindowOver(1))
    assert all(GAME.judge(state, None, over).code == "not-due" for over in overs)
    assert all(GAME.judge(state, A, over).code == "wrong-phase" for over in overs)
    assert len(ClockAction.__args__) == len(overs)
