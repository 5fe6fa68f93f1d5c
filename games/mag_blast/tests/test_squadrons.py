"""2.10, 2.11 Squadrons in attack and in defence."""

from __future__ import annotations

import pytest

from games.mag_blast.tests.positions import (
    A,
    B,
    C,
    act,
    answer,
    asked,
    does,
    hand,
    hurt,
    is_discarded,
    legal,
    names,
    number,
    one,
    position,
    refused,
    unanswered,
    until,
    view,
)
from tests.rules import rule


def launched(ann, ben, card, target, *others):
    state = position(ann, ben, *others)
    act(state, A, "launch", card=card, target=target)
    return state


@rule("MB-310", "MB-311")
def test_squadrons_need_a_carrier_and_one_is_enough_for_any_number():
    state = position("yel:CR01 hand:FI01,L01", "yel:BA01 hand:L02")
    assert refused(state, A, "launch", card="FI01", target="BA01") == "no-carrier"
    state = position("yel:CA01 hand:FI01,FI02,BO01,L01", "yel:BA06 hand:L02")
    for card in ("FI01", "FI02", "BO01"):
        does(state, A, "launch", card=card, target="BA06")
    assert hurt(state, "BA06") == 8
    assert refused(state, A, "launch", card="L01", target="BA06") == "not-a-squadron"


@rule("MB-312")
def test_a_carrier_launches_and_fires_in_any_order():
    state = position("yel:CA01,CA02 hand:FI01,FI02,L01,L03,L05", "yel:BA06 hand:L02")
    does(state, A, "fire", ship="CA01", card="L01", target="BA06")
    does(state, A, "launch", card="FI01", target="BA06")
    does(state, A, "fire", ship="CA02", card="L03", target="BA06")
    assert hurt(state, "BA06") == 4 and state.players[A].fleet["CA02"].fired == ["L"]


@rule("MB-313", "MB-314", "MB-315")
def test_e28_which_flagship_a_squadron_may_attack():
    manned, gap = "yel:SC01 grn:SC02 red:SC03 blu:SC04", "yel:SC01 grn:SC02 blu:SC04"
    held = "hand:FI01,BO01"
    state = position(f"yel:CA01 {held}", f"{manned} hand:L01")
    assert refused(state, A, "launch", card="FI01", target="@1") == "no-empty-zone"
    assert refused(state, A, "launch", card="BO01", target="@1") == "zone-guarded"
    state = position(f"yel:CA01 {held},L09", f"{gap} hand:L01")
    assert refused(state, A, "launch", card="BO01", target="@1") == "zone-guarded"
    assert legal(state, A, "launch", card="FI01", target="@1")
    does(state, A, "launch", card="FI01", target="@1")
    assert hurt(state, "@1") == 2 and view(state).seats[B].on["FI01"].seat == A
    state = position(f"red:CA01 {held},L09", f"{gap} hand:L01")
    does(state, A, "launch", card="BO01", target="@1")
    assert hurt(state, "@1") == 4


@rule("MB-313", "MB-314", "MB-315")
def test_bombers_attack_in_the_carriers_zone_and_fighters_anywhere():
    state = position("yel:CA01 grn:CR01 hand:FI01,BO01", "yel:BA01 grn:BA02 hand:L01")
    assert legal(state, A, "launch", card="BO01", target="BA01")
    assert refused(state, A, "launch", card="BO01", target="BA02") == "wrong-zone"
    assert legal(state, A, "launch", card="FI01", target="BA02")


@rule("MB-316")
def test_squadrons_are_launched_one_at_a_time():
    state = launched("yel:CA01 hand:FI01,FI02", "yel:BA06 hand:L02", "FI01", "BA06")
    assert refused(state, A, "launch", card="FI02", target="BA06") == "answer-window-open"


@rule("MB-314", "MB-318", "MB-319", "MB-242")
def test_e26_a_squadron_and_a_salvo_together():
    state = position("yel:CA01 grn:SC12 hand:FI01,L01,L05", "grn:SC04 hand:L02")
    does(state, A, "launch", card="FI01", target="SC04")
    does(state, A, "fire", ship="SC12", card="L01", target="SC04")
    assert is_discarded(state, "SC04", "L01") and state.air == {"FI01": A}
    assert refused(state, A, "launch", card="FI01", target="@1") == "card-not-in-hand"
    act(state, A, "end_turn")
    assert hand(state, A) == ["FI01", "L05"]


@rule("MB-112", "MB-317", "MB-320")
def test_e27_at_the_end_of_the_turn_the_damage_is_undone():
    held = "FI01,BO01,L03,L04,L05,L06"
    state = position(f"yel:CA01 hand:{held}", "yel:CR11 hand:L02")
    does(state, A, "launch", card="FI01", target="CR11")
    does(state, A, "launch", card="BO01", target="CR11")
    assert hurt(state, "CR11") == 6
    assert view(state).seats[B].fleet["CR11"].on["BO01"].value == 4
    state.players[A].fleet.clear()
    told = act(state, A, "end_turn")
    assert one(told, "squadrons-returned").cards == {"FI01": A, "BO01": A}
    assert hurt(state, "CR11") == 0 and len(hand(state, A)) == 6


@rule("MB-321")
def test_no_direct_hit_follows_a_squadron():
    state = position("yel:CA01 hand:FI01,DH01", "yel:BA01 hand:L02")
    does(state, A, "launch", card="FI01", target="BA01")
    assert refused(state, A, "direct_hit", card="DH01") == "no-successful-salvo"


@rule("MB-322", "MB-328")
@pytest.mark.parametrize(
    ("seat", "card", "discarded", "air"),
    [
        (B, "FI02", ["FI01", "FI02"], {}),
        (B, "EA01", ["EA01"], {"FI01": A}),
        (C, "TF01", ["TF01", "FI01"], {}),
    ],
)
def test_e30_what_becomes_of_a_cancelled_fighter(seat, card, discarded, air):
    state = launched(
        "yel:CA01 hand:FI01,L01", "yel:BA01,CA02 hand:FI02,EA01", "FI01", "BA01", "hand:TF01"
    )
    answer(state, seat, card)
    unanswered(state)
    assert hurt(state, "BA01") == 0 and state.air == air
    assert is_discarded(state, *discarded)
    act(state, A, "end_turn")
    assert ("FI01" in hand(state, A)) == bool(air)


# ---- defence


@rule("MB-319", "MB-325", "MB-326", "MB-327")
def test_e29_a_fighter_stops_a_bomber_and_returns():
    state = launched("yel:CA01 hand:BO01,L01", "yel:CR01 grn:CA02 hand:FI02,L02", "BO01", "CR01")
    answer(state, B, "FI02")
    told = unanswered(state)
    assert one(told, "play-cancelled").by == "FI02"
    assert is_discarded(state, "BO01") and state.air == {"FI02": B}
    act(state, A, "end_turn")
    assert hand(state, B) == ["FI02", "L02"]


@rule("MB-326", "MB-311")
def test_fighters_defend_the_own_fleet_alone_the_flagship_too():
    state = launched(
        "yel:CA01 hand:FI01,L01", "grn:CA02 hand:FI02,L02", "FI01", "@1", "yel:CA03 hand:FI03"
    )
    assert refused(state, C, "answer", window=1, card="FI03") == "answer-not-allowed"
    assert legal(state, B, "answer", window=1, card="FI02")


@rule("MB-330", "MB-325")
def test_without_a_carrier_or_under_a_minefield_no_fighter_defends():
    for ben in ("yel:CR01", "yel:CR01 grn:CA02 mines:MF01@0"):
        state = launched("yel:CA01 hand:BO01,L01", f"{ben} hand:FI02,L02", "BO01", "CR01")
        assert refused(state, B, "answer", window=1, card="FI02") == "answer-not-allowed"


@rule("MB-330")
def test_asteroids_on_the_own_fleet_do_not_hinder_defenders():
    """They came while the squadron was on its way."""
    state = launched("yel:CA01 hand:BO01,L01", "yel:CR01 grn:CA02 hand:FI02", "BO01", "CR01")
    state.stack.remove("AS01")
    state.players[B].markers["AS01"] = B
    assert legal(state, B, "answer", window=1, card="FI02")


@rule("MB-296", "MB-322", "MB-329")
def test_e31_a_defender_that_is_cancelled():
    state = launched(
        "yel:CA01 hand:BO01,TF01,L01", "yel:CR01 grn:CA02 hand:FI02,EA01", "BO01", "CR01"
    )
    answer(state, B, "FI02")
    assert asked(state) == [A]
    answer(state, A, "TF01")
    told = until(state, state.window.closes) if state.window else []
    assert is_discarded(state, "FI02", "TF01") and "hit" not in names(told)
    assert asked(state) == [B] and number(state) == 4
    answer(state, B, "EA01")
    unanswered(state)
    assert hurt(state, "CR01") == 0 and state.air == {"BO01": A}


@rule("MB-329")
def test_evasive_action_does_not_stop_a_defender():
    state = launched("yel:CA01 hand:BO01,EA01,L01", "yel:CR01 grn:CA02 hand:FI02", "BO01", "CR01")
    answer(state, B, "FI02")
    assert refused(state, A, "answer", window=2, card="EA01") == "answer-not-allowed"
