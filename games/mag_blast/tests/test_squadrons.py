"""2.10, 2.11 Squadrons in attack and in defence."""

import pytest

from games.mag_blast.tests.positions import A, B, C, names, one, position
from tests.rules import rule


def launched(ann, ben, card, target, *others):
    state = position(ann, ben, *others)
    state.act(A, "launch", card=card, target=target)
    return state


@rule("MB-310", "MB-311", "MB-321")
def test_squadrons_need_a_carrier_and_one_is_enough_for_any_number():
    """No direct hit follows them."""
    state = position("yel:CR01 hand:FI01,L01", "yel:BA01 hand:L02")
    assert state.refused(A, "launch", card="FI01", target="BA01") == "no-carrier"
    state = position("yel:CA01 hand:FI01,FI02,BO01,DH01,L01", "yel:BA06 hand:L02")
    for card in ("FI01", "FI02", "BO01"):
        state.does(A, "launch", card=card, target="BA06")
    assert state.hurt("BA06") == 8
    assert state.refused(A, "direct_hit", card="DH01") == "no-successful-salvo"
    assert state.refused(A, "launch", card="L01", target="BA06") == "not-a-squadron"


@rule("MB-312")
def test_a_carrier_launches_and_fires_in_any_order():
    state = position("yel:CA01,CA02 hand:FI01,FI02,L01,L03,L05", "yel:BA06 hand:L02")
    state.does(A, "fire", ship="CA01", card="L01", target="BA06")
    state.does(A, "launch", card="FI01", target="BA06")
    state.does(A, "fire", ship="CA02", card="L03", target="BA06")
    assert state.hurt("BA06") == 4 and state.players[A].fleet["CA02"].fired == ["L"]


@rule("MB-313", "MB-314", "MB-315")
def test_e28_which_flagship_and_ship_a_squadron_may_attack():
    """Bombers in the zone of the carrier, fighters anywhere."""
    manned, gap = "yel:SC01 grn:SC02 red:SC03 blu:SC04", "yel:SC01 grn:SC02 blu:SC04"
    held = "hand:FI01,BO01"
    state = position(f"yel:CA01 {held}", f"{manned} hand:L01")
    assert state.refused(A, "launch", card="FI01", target="@1") == "no-empty-zone"
    assert state.refused(A, "launch", card="BO01", target="@1") == "zone-guarded"
    state = position(f"yel:CA01 {held},L09", f"{gap} hand:L01")
    assert state.refused(A, "launch", card="BO01", target="@1") == "zone-guarded"
    assert state.legal(A, "launch", card="FI01", target="@1")
    state.does(A, "launch", card="FI01", target="@1")
    assert state.hurt("@1") == 2 and state.view().seats[B].on["FI01"].seat == A
    state = position(f"red:CA01 {held},L09", f"{gap} hand:L01")
    state.does(A, "launch", card="BO01", target="@1")
    assert state.hurt("@1") == 4
    state = position("yel:CA01 grn:CR01 hand:FI01,BO01", "yel:BA01 grn:BA02 hand:L01")
    assert state.legal(A, "launch", card="BO01", target="BA01")
    assert state.refused(A, "launch", card="BO01", target="BA02") == "wrong-zone"
    assert state.legal(A, "launch", card="FI01", target="BA02")


@rule("MB-314", "MB-318", "MB-319", "MB-242")
def test_e26_a_squadron_and_a_salvo_together():
    state = position("yel:CA01 grn:SC12 hand:FI01,L01,L05", "grn:SC04 hand:L02")
    state.does(A, "launch", card="FI01", target="SC04")
    state.does(A, "fire", ship="SC12", card="L01", target="SC04")
    assert state.is_discarded("SC04", "L01") and state.air == state.view().air == {"FI01": A}
    assert state.refused(A, "launch", card="FI01", target="@1") == "card-not-in-hand"
    state.act(A, "end_turn")
    assert state.hand(A) == ["FI01", "L05"]


@rule("MB-112", "MB-317", "MB-320")
def test_e27_at_the_end_of_the_turn_the_damage_is_undone():
    held = "FI01,BO01,L03,L04,L05,L06"
    state = position(f"yel:CA01 hand:{held}", "yel:CR11 hand:L02")
    state.does(A, "launch", card="FI01", target="CR11")
    state.does(A, "launch", card="BO01", target="CR11")
    assert state.hurt("CR11") == 6
    assert state.view().seats[B].fleet["CR11"].on["BO01"].value == 4
    state.players[A].fleet.clear()
    told = state.act(A, "end_turn")
    assert one(told, "squadrons-returned").cards == {"FI01": A, "BO01": A}
    assert state.hurt("CR11") == 0 and len(state.hand(A)) == 6


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
    state.answer(seat, card)
    state.unanswered()
    assert state.hurt("BA01") == 0 and state.air == air
    assert state.is_discarded(*discarded)
    state.act(A, "end_turn")
    assert ("FI01" in state.hand(A)) == bool(air)


@rule("MB-319", "MB-325", "MB-326", "MB-327")
def test_e29_a_fighter_stops_a_bomber_and_returns():
    state = launched("yel:CA01 hand:BO01,L01", "yel:CR01 grn:CA02 hand:FI02,L02", "BO01", "CR01")
    state.answer(B, "FI02")
    told = state.unanswered()
    assert one(told, "play-cancelled").by == "FI02"
    assert state.is_discarded("BO01") and state.air == {"FI02": B}
    state.act(A, "end_turn")
    assert state.hand(B) == ["FI02", "L02"]


@rule("MB-326", "MB-311")
def test_fighters_defend_the_own_fleet_alone_the_flagship_too():
    state = launched(
        "yel:CA01 hand:FI01,L01", "grn:CA02 hand:FI02,L02", "FI01", "@1", "yel:CA03 hand:FI03"
    )
    assert state.refused(C, "answer", window=1, card="FI03") == "answer-not-allowed"
    assert state.legal(B, "answer", window=1, card="FI02")


@rule("MB-330", "MB-325")
def test_without_a_carrier_or_under_a_minefield_no_fighter_defends_but_among_asteroids():
    """Which came while the squadron was on its way."""
    for ben in ("yel:CR01", "yel:CR01 grn:CA02 mines:MF01@0"):
        state = launched("yel:CA01 hand:BO01,L01", f"{ben} hand:FI02,L02", "BO01", "CR01")
        assert state.refused(B, "answer", window=1, card="FI02") == "answer-not-allowed"
    state = launched("yel:CA01 hand:BO01,L01", "yel:CR01 grn:CA02 hand:FI02", "BO01", "CR01")
    state.stack.remove("AS01")
    state.players[B].markers["AS01"] = B
    assert state.legal(B, "answer", window=1, card="FI02")


@rule("MB-296", "MB-322", "MB-329")
def test_e31_a_defender_that_is_cancelled():
    state = launched(
        "yel:CA01 hand:BO01,TF01,EA02", "yel:CR01 grn:CA02 hand:FI02,EA01", "BO01", "CR01"
    )
    state.answer(B, "FI02")
    assert state.asked == [A]
    assert state.refused(A, "answer", window=2, card="EA02") == "answer-not-allowed"
    state.answer(A, "TF01")
    told = state.until(state.window.closes) if state.window else []
    assert state.is_discarded("FI02", "TF01") and "hit" not in names(told)
    assert state.asked == [B] and state.window.number == 4
    state.answer(B, "EA01")
    state.unanswered()
    assert state.hurt("CR01") == 0 and state.air == {"BO01": A}
