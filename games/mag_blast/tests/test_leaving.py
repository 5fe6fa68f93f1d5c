"""2.15 Elimination, leaving, being away, and the end."""

import pytest

from games.mag_blast.tests.positions import (
    GAME,
    A,
    B,
    C,
    D,
    every,
    heard,
    names,
    one,
    opened,
    position,
)
from games.mag_blast.timing import GRACE
from tests.rules import rule


@rule("MB-397", "MB-431", "MB-319")
def test_e54_what_goes_with_a_player_and_what_stays():
    state = position(
        "f1+B02 yel:CR01+L04 hand:L01,TF01", "yel:BA01 grn:CA02 hand:M01,FI02,L03,DH01",
        "hand:L05 mines:MF01@0", turn=B,
    )  # fmt: skip
    state.does(B, "launch", card="FI02", target="CR01")
    state.stack.remove("FI01")
    state.air["FI01"] = A
    state.players[A].fleet["CR01"].zone = "grn"
    told = state.does(B, "fire", ship="BA01", card="M01", target="@0")
    assert state.is_discarded("FI01", "MF01", "CR01", "L04", "B02", "M01", "L01", "TF01")
    assert state.air == {"FI02": B}
    assert one(told, "fleet-lost").cards == ["L01", "TF01"]
    state.act(B, "end_turn")
    assert "FI02" in state.hand(B)


@rule("MB-431", "MB-440")
def test_ships_not_yet_placed_come_to_the_open_pile():
    state = position(
        "f7 yel:CR01 hand:L13,L15,L17,L01", "hand:L02", "hand:L03",
        phase="reinforce", ships="BA01 SC01",
    )  # fmt: skip
    state.act(A, "build", cards=["L13", "L15", "L17"])
    told = state.act(A, "resign")
    assert one(told, "fleet-lost").ships == ["BA01", "SC01"] and state.choice is None
    assert state.seat == B and state.is_discarded("BA01", "SC01")


@rule("MB-003", "MB-440")
@pytest.mark.parametrize("flagship", ["f7", "f2"])
def test_ships_that_the_last_one_was_about_to_place_return_to_the_stack(flagship):
    state = position(
        f"{flagship} yel:CR01 hand:L13,L15,L17,L01", "hand:L02",
        phase="reinforce", ships="BA01 SC01",
    )  # fmt: skip
    state.act(A, "build", cards=["L13", "L15", "L17"])
    drawn = list(state.choice.ships)
    state.act(B, "resign")
    assert GAME.outcome(state).places == (1, 2)
    assert {*drawn} <= {*state.ships} and sorted(state.ships) == ["BA01", "SC01"]


@rule("MB-433", "MB-502")
def test_the_eliminated_see_what_spectators_see():
    state = position("hand:L01", "hand:L02", "hand:L03")
    state.act(B, "resign")
    assert state.view(B) == state.view() and GAME.offers(state, B) == []
    assert GAME.out(state) == {B} and state.view().seats[B].out == 1


@rule("MB-434")
def test_resigning_in_the_own_turn_ends_it():
    state = position("yel:CR01,CA01 hand:FI01,L01", "grn:BA01 hand:L02", "hand:L03")
    state.does(A, "launch", card="FI01", target="BA01")
    told = state.act(A, "resign")
    assert "resigning" not in names(told)
    assert names(told)[-3:] == ["turn-ended", "turn-began", "phase-began"]
    assert state.seat == B and state.is_discarded("FI01")


@rule("MB-435", "MB-440", "MB-444")
def test_the_ranking_of_those_who_resign_at_any_time():
    state = position("hand:L01", "hand:L02", "hand:L03", "hand:L04", phase="move")
    for seat in (C, A, D):
        assert one(state.act(seat, "resign"), "flagship-destroyed").by is None
    outcome = GAME.outcome(state)
    assert outcome.places == (3, 1, 4, 2) and outcome.reason == "resigned"


@rule("MB-440", "MB-431")
def test_resigning_before_the_reveal_tells_the_ships_and_may_reveal():
    state = opened(3, flagships="pick")
    dealt, flags = list(state.players[B].dealt), list(state.players[B].flags)
    state.act(B, "name_flagship", flagship=flags[1])
    state.deploy(A)
    state.deploy(C)
    told = state.act(B, "resign")
    assert one(told, "fleet-lost").ships == dealt and set(dealt) <= set(state.wrecks)
    assert names(told).count("fleet-revealed") == 2 and state.number == 1
    assert set(flags) <= set(state.spare) and state.view().seats[B].flagship is None


# ---- what becomes of squadrons and cards where something is destroyed


@rule("MB-318", "MB-319")
def test_a_squadron_may_destroy_alone_and_returns():
    state = position("yel:CA01 hand:FI01,L01", "yel:SC01 grn:BA01 hand:L02")
    assert "ship-destroyed" in names(state.does(A, "launch", card="FI01", target="SC01"))
    state.act(A, "end_turn")
    assert state.hand(A) == ["FI01", "L01"]


@rule("MB-431")
def test_a_squadron_on_a_flagship_that_falls_returns():
    state = position("yel:CA01,CR01,CR02 hand:FI01,B01,B02,L01", "hand:L02", "yel:BA02 hand:L03")
    state.does(A, "launch", card="FI01", target="@1")
    state.does(A, "fire", ship="CR01", card="B01", target="@1")
    state.does(A, "fire", ship="CR02", card="B02", target="@1")
    assert state.living == [A, C]
    state.finish_turn()
    assert state.hand(A) == ["FI01", "L01"]


@rule("MB-431")
def test_squadrons_of_others_stay_where_they_are():
    state = position("yel:CA01 hand:FI01,L01", "yel:BA01 hand:L02", "yel:BA02 hand:L03")
    state.does(A, "launch", card="FI01", target="BA01")
    state.act(C, "resign")
    assert state.living == [A, B] and state.hurt("BA01") == 2


@rule("MB-417", "MB-003")
def test_nothing_is_drawn_for_the_last_flagship():
    state = position("f5 yel:CR01 hand:B01,L01", "f9+M01 hand:L02")
    told = state.does(A, "fire", ship="CR01", card="B01", target="@1")
    assert names(told)[-1] == "match-won" and state.hand(A) == ["L01"]
    assert state.window is state.chain is state.since is None


# ---- resignations that wait


def pending():
    """Ann's effect is on its way to Ben's flagship."""
    state = position("yel:CR01 hand:B01,DH01,CD01,L05", "grn:SC01 hand:L01", "hand:L02")
    state.does(A, "fire", ship="CR01", card="B01", target="@1")
    state.does(A, "direct_hit", card="DH01")
    state.act(A, "effect", card="CD01")
    return state


@rule("MB-003", "MB-286", "MB-435", "MB-446")
def test_e51_a_resignation_waits_for_the_stack():
    state = pending()
    before = state.view(), state.view(A)
    told = state.act(C, "resign")
    assert heard(told, A) == heard(told, B) == [] and (state.view(), state.view(A)) == before
    assert state.view(C).own.resigning
    told = state.unanswered()
    assert [event.seat for event in every(told, "flagship-destroyed")] == [B, C]
    assert GAME.outcome(state).places == (1, 3, 2) and GAME.outcome(state).reason == "resigned"


@rule("MB-446", "MB-440")
def test_who_is_destroyed_while_resigning_is_out_once():
    state = pending()
    state.act(B, "resign")
    told = state.unanswered()
    assert [event.by for event in every(told, "flagship-destroyed")] == [A]
    assert state.out == [B] and state.resigning == []


@rule("MB-444", "MB-446")
def test_of_two_who_resign_meanwhile_the_first_goes_and_the_other_wins():
    state = position("yel:CR01 hand:B01,L05", "grn:SC01 hand:L01")
    state.act(A, "fire", ship="CR01", card="B01", target="@1")
    state.act(B, "resign")
    state.act(A, "resign")
    state.unanswered()
    assert GAME.outcome(state).places == (1, 2) and not state.view(A).own.resigning


@rule("MB-446", "MB-286")
def test_whoever_is_resigning_is_asked_and_passes():
    state = position("yel:BA01 hand:M01,L05", "yel:SC12 hand:EA01", "hand:L02", "hand:TF01")
    state.act(A, "fire", ship="BA01", card="M01", target="SC12")
    state.act(C, "resign")
    state.act(B, "answer", window=1, card="EA01")
    assert state.asked == [A, C, D] and state.window.passed == [C]


@rule("MB-446")
def test_a_shooter_who_resigns_misses_at_once():
    state = position("yel:CR01 hand:B01,L05", "hand:L01", "hand:L02", sound="casual")
    state.act(A, "fire", ship="CR01", card="B01", target="@1")
    told = state.act(A, "resign")
    assert names(told)[:2] == ["resigning", "salvo-missed"] and not state.players[A].alive
    assert state.is_discarded("B01") and state.seat == B


@rule("MB-446", "MB-300")
def test_a_shooter_who_resigns_takes_the_defaults_of_what_the_stack_brings():
    state = position("f7 yel:CR01 hand:RE01,L05", "hand:L01", "hand:L02", ships="BA01 SC01")
    state.act(A, "play_card", card="RE01")
    state.act(A, "resign")
    told = state.unanswered()
    kept = names(told).index("ship-kept")
    assert names(told)[kept : kept + 3] == ["ship-kept", "ship-placed", "fleet-lost"]
    assert not state.players[A].alive


@rule("MB-446")
def test_a_resignation_waits_for_the_choice_after_the_stack():
    state = position("yel:CR01 hand:RE01,L05", "hand:L01", "hand:L02", ships="BA01 SC01")
    state.does(A, "play_card", card="RE01")
    state.act(C, "resign")
    assert state.players[C].alive
    told = state.act(A, "place_ship", zone="red")
    assert names(told)[:2] == ["ship-placed", "fleet-lost"]
    state = position("yel:CR01 hand:RE01,L05", "hand:L01", "hand:L02", ships="BA01 SC01")
    state.does(A, "play_card", card="RE01")
    told = state.act(A, "resign")
    assert names(told)[:3] == ["resigning", "ship-placed", "fleet-lost"]


@rule("MB-446", "MB-216")
def test_a_play_while_a_salvo_waits_comes_before_a_resignation():
    """Its target must not vanish by something that nobody could know of."""
    state = position("yel:CA01 hand:L05,FI01,L07", "yel:BA01 hand:L01", "hand:L02", sound="casual")
    state.act(A, "fire", ship="CA01", card="L05", target="BA01")
    state.act(B, "resign")
    told = state.does(A, "launch", card="FI01", target="BA01")
    assert names(told)[:2] == ["salvo-missed", "squadron-launched"]
    assert names(told)[-2:] == ["fleet-lost", "flagship-destroyed"]
    state = position("yel:CA01 hand:L05,L07", "yel:BA01 hand:L01", sound="casual")
    state.act(A, "fire", ship="CA01", card="L05", target="BA01")
    state.act(B, "resign")
    told = state.act(A, "end_turn")
    assert names(told)[-1] == "match-won" and "turn-ended" not in names(told)


# ---- away


@rule("MB-286", "MB-441", "MB-442", "MB-443")
def test_e52_a_line_that_drops():
    def shot(away):
        state = position("yel:CR01 hand:B01,L05", "yel:BA01 hand:L01", "hand:L02")
        away(state)
        state.act(A, "fire", ship="CR01", card="B01", target="BA01")
        return state

    assert shot(lambda state: None).asked == [B, C]
    assert shot(lambda state: state.go_away(B)).asked == [C]
    assert shot(lambda state: (state.go_away(B), state.come_back(B))).asked == [B, C]


@rule("MB-442")
def test_e52_the_turn_of_an_absent_seat_ends_after_three_seconds():
    state = position("hand:L01", "yel:CR01 hand:L02,L03", "hand:L04")
    state.go_away(B)
    assert state.view().seats[B].away
    state.until(70_000)
    state.act(A, "end_turn")
    assert state.seat == B and state.view().turn.until == 73_000
    assert state.until(73_299) == []
    told = state.until(73_300)
    assert one(told, "cards-drawn").count == 3 and one(told, "turn-ended").clock
    assert state.seat == C


@rule("MB-442")
def test_a_seat_is_absent_after_a_minute_and_until_then_the_clock_runs():
    state = position("yel:CR01 hand:L01", "hand:L02")
    state.until(20_000)
    state.go_away(A)
    assert state.view().turn.until == 80_000
    state.come_back(A)
    assert state.view().turn.until == 90_000


@rule("MB-441", "MB-442", "MB-443")
def test_who_goes_passes_in_the_open_window_and_is_not_asked_anew():
    state = position("yel:CR01 hand:B01,L05", "yel:BA01 hand:L01", "hand:L02")
    state.act(A, "fire", ship="CR01", card="B01", target="BA01")
    state.come_back(B)
    assert state.window.passed == [], "who comes has not gone"
    told = state.go_away(B)
    assert names(told) == ["seat-away"] and state.window.passed == [B]
    state.come_back(B)
    assert state.refused(B, "pass", window=1) == "already-decided"


@rule("MB-443")
def test_who_comes_back_makes_the_sound_for_a_salvo_of_the_bot():
    state = position("yel:CR01 hand:B01,L05", "hand:L01", sound="casual")
    state.go_away(A)
    state.act(A, "fire", ship="CR01", card="B01", target="@1")
    state.come_back(A)
    assert state.legal(A, "sound", noise=1)


@rule("MB-442", "MB-521")
@pytest.mark.parametrize(("pace", "short"), [("brisk", 20), ("normal", 20), ("relaxed", 40)])
def test_how_short_follows_the_pace(pace, short):
    state = position("yel:CR01 hand:L01,L02", "hand:L03", pace=pace)
    for _ in range(2):
        state.until(state.view().turn.until + GRACE)
        state.finish_turn()
    assert state.view().turn.until - state.now == short * 1000


@rule("MB-442")
def test_an_idle_seat_has_short_turns_until_it_acts():
    state = position("yel:CR01 hand:L01,L02", "hand:L03")
    told = state.pass_time(90_300)
    assert "went-idle" not in names(told)
    state.finish_turn()
    told = state.pass_time(90_300)
    assert one(told, "went-idle").seat == A and state.view().seats[A].idle
    state.finish_turn()
    began = state.now
    assert state.view().turn.until == began + 20_000
    state.act(A, "set_preset", preset="pass-small", on=True)
    assert state.view().turn.until == began + 20_000, "of a preset nobody may learn"
    state.act(A, "end_phase", phase=state.phase)
    assert state.view().turn.until == began + 90_000 and not state.view().seats[A].idle
    assert state.players[A].idle == 0


@rule("MB-440", "MB-461")
def test_who_leaves_the_deployment_is_ready_no_more_and_leaves_two_a_wall_of_fire():
    state = opened(3, firewall="auto")
    state.deploy(C)
    assert state.view().seats[C].ready
    state.act(C, "resign")
    assert state.view().seats[C].ready is None and state.view().firewall is None
    state.deploy(A)
    assert "firewall-began" in names(state.deploy(B)) and state.view().firewall is True


@rule("MB-003", "MB-440")
def test_who_is_left_alone_in_the_deployment_has_won_before_any_fleet_is_revealed():
    state = opened(2)
    state.deploy(A)
    told = state.act(B, "resign")
    assert names(told)[-1] == "match-won" and "fleet-revealed" not in names(told)
    assert (state.phase, state.ended_by) == ("over", "resigned")


@rule("MB-442")
def test_what_others_do_is_no_sign_of_life_of_whose_turn_it_is():
    state = position("yel:CR01 hand:L01,L02", "hand:L03", sound="casual")
    state.players[B].idle = 2
    state.act(B, "set_sound_help", on=True)
    assert state.view().turn.until == 90_000 and not state.view().seats[B].idle
    state.pass_time(90_300)
    assert (state.seat, state.players[A].idle, state.players[B].idle) == (B, 1, 0)


@rule("MB-442")
def test_one_act_in_the_own_turn_is_no_idleness():
    state = position("yel:CR01 hand:L01,L02", "hand:L03", phase="reinforce")
    for _ in range(3):
        state.act(A, "end_phase", phase="reinforce")
        state.pass_time(90_300)
        assert state.players[A].idle == 0
        state.finish_turn()
        while state.phase != "reinforce":
            state.act(A, "end_phase", phase=state.phase)


@rule("MB-442")
def test_a_turn_in_which_nothing_can_be_done_is_no_idleness_either():
    state = position("f1 yel:BA01 hand:L01", "f1 yel:BA02")
    state.stack, state.players[B].idle = [], 1
    told = state.act(A, "end_turn")
    assert names(told).count("turn-ended") == 2 and state.seat == A
    assert state.players[B].idle == 0


def test_presence_of_others_changes_no_clock():
    for seat in (B, C):
        state = position("hand:L01", "hand:L02", "hand:L03")
        state.act(B, "resign")
        before = GAME.deadlines(state)
        state.go_away(seat)
        assert GAME.deadlines(state) == before
