"""2.5, 2.7 Salvos, damage and destruction."""

import pytest

from games.mag_blast.tests.positions import GAME, A, B, C, D, names, one, position
from tests.rules import rule


@rule("MB-024", "MB-190", "MB-191", "MB-192", "MB-193")
def test_e13_which_ship_may_fire_at_what():
    state = position("yel:CR01 grn:SC01 hand:B01,B02", "yel:BA01 grn:BA02 hand:L01")
    assert state.refused(A, "fire", ship="SC01", card="B01", target="BA02") == "no-matching-gun"
    assert state.refused(A, "fire", ship="CR01", card="B01", target="BA02") == "wrong-zone"
    state.does(A, "fire", ship="CR01", card="B01", target="BA01")
    assert state.view().seats[A].fleet["CR01"].fired == ["B"]
    assert state.refused(A, "fire", ship="CR01", card="B02", target="BA01") == "already-fired"


@rule("MB-032", "MB-194", "MB-006")
def test_e14_a_flagship_is_hit_through_an_empty_zone():
    guarded, opened = "yel:SC01 grn:SC02 hand:L01", "grn:SC02 hand:L01"
    state = position("yel:BA01 hand:M01", guarded)
    assert state.refused(A, "fire", ship="BA01", card="M01", target="@1") == "zone-guarded"
    state = position("yel:BA01 hand:M01,M02", opened)
    state.does(A, "fire", ship="BA01", card="M01", target="@1")
    assert state.hurt("@1") == 5 and state.view().seats[B].hull == 8


@rule("MB-006", "MB-190", "MB-200")
def test_a_salvo_needs_an_own_fleet_ship():
    state = position("hand:L01,SA01", "grn:SC02 hand:L02")
    for ship in ("@0", "SC02", "SC03", "nobody"):
        assert state.refused(A, "fire", ship=ship, card="L01", target="@1") == "ship-not-yours"
    assert state.legal(A, "play_card", card="SA01")


@rule("MB-196", "MB-240", "MB-025")
@pytest.mark.parametrize(("ship", "card", "value"), [("SC04", "L01", 1), ("CR01", "B01", 3)])
def test_a_salvo_lies_under_its_target_with_its_damage(ship, card, value):
    state = position(f"yel:{ship} hand:{card},L09", "yel:BA06+M01 hand:L02")
    told = state.does(A, "fire", ship=ship, card=card, target="BA06")
    assert one(told, "hit").value == value
    assert state.view().seats[B].fleet["BA06"].under == {"M01": 5, card: value}
    assert state.hurt("BA06") == 5 + value


@rule("MB-004", "MB-198", "MB-199")
def test_what_is_a_target_and_what_is_none():
    """Any of several ships in the zone may be chosen."""
    ben = "yel:SC01,BA01,CR04+B02 hand:L01"
    cyd = "yel:CR03 hand:L02 mines:AS01@0"
    state = position("yel:CR01,CR02 hand:B01", ben, cyd, "hand:L03")
    for target in ("SC01", "BA01", "CR04"):
        assert state.legal(A, "fire", ship="CR01", card="B01", target=target)
    state.act(D, "resign")
    for code, targets in {
        "own-target": ("CR02", "@0"),
        "unknown-target": ("SC09", "@3", "@7", "@", "@01"),
        "fleet-in-asteroids": ("CR03", "@2"),
    }.items():
        for target in targets:
            assert state.refused(A, "fire", ship="CR01", card="B01", target=target) == code


@rule("MB-002", "MB-003", "MB-005", "MB-435")
def test_e55_the_last_flagship_wins_at_once():
    state = position("yel:BA01 grn:CA01 hand:M01,FI01,L05", "f1+B01 grn:SC10 hand:L01")
    state.does(A, "launch", card="FI01", target="SC10")
    assert GAME.outcome(state) is None
    told = state.does(A, "fire", ship="BA01", card="M01", target="@1")
    assert names(told)[-2:] == ["flagship-destroyed", "match-won"]
    assert "squadrons-returned" not in names(told) and state.phase == "over"
    assert state.refused(A, "end_turn") == state.refused(B, "resign") == "game-over"
    assert state.view().turn is None and GAME.deadlines(state) == []
    assert GAME.outcome(state).reason == "flagships" and GAME.outcome(state).places == (1, 2)
    assert one(told, "match-won").hands == state.view().hands == {A: ["L05"], B: []}


@rule("MB-005", "MB-008", "MB-241", "MB-242", "MB-243")
def test_e19_a_ship_is_destroyed_when_the_damage_reaches_its_hull():
    """That is told right after the hit, and cannot be answered."""
    state = position("yel:CR01 hand:B02,L03", "yel:CR06+B01 hand:TF01,EA01")
    told = state.does(A, "fire", ship="CR01", card="B02", target="CR06")
    assert names(told)[-3:] == ["window-closed", "hit", "ship-destroyed"]
    assert one(told, "ship-destroyed").ship == "CR06"
    assert state.is_discarded("CR06", "B01", "B02") and "CR06" in state.wrecks
    assert state.seat == A, "play goes on"
    state = position("yel:CR01 hand:B02,L03", "yel:CR11+B01 hand:L01")
    state.does(A, "fire", ship="CR01", card="B02", target="CR11")
    assert state.hurt("CR11") == 6 and state.fleet(B) == {"CR11": "yel"}, "one below"


@rule("MB-245", "MB-246", "MB-430")
def test_excess_damage_is_lost_and_a_destroyed_flagship_eliminates_its_player():
    state = position("yel:BA01,BA02 hand:M01,M02,L03", "f1+B01 yel:SC01 grn:SC12 hand:L01", "")
    state.does(A, "fire", ship="BA01", card="M01", target="SC01")
    assert state.hurt("SC12") == 0 and state.hurt("@1") == 3
    state.does(A, "fire", ship="BA02", card="M02", target="@1")
    assert not state.players[B].alive and state.out == [B]
    assert state.refused(B, "resign") == "eliminated"


@rule("MB-197", "MB-299", "MB-331")
def test_e20_a_cancelled_salvo_is_discarded_and_its_ship_has_fired():
    state = position("yel:CR01 hand:B01,DH01", "yel:BA01 hand:EA01", "hand:L01")
    state.act(A, "fire", ship="CR01", card="B01", target="BA01")
    told = state.answer(B, "EA01")
    told += state.unanswered()
    assert one(told, "play-cancelled").card == "B01" and state.is_discarded("B01", "EA01")
    assert state.hurt("BA01") == 0 and state.players[A].fleet["CR01"].fired == ["B"]
    assert state.refused(A, "direct_hit", card="DH01") == "no-successful-salvo"


@rule("MB-262", "MB-260")
def test_a_card_that_is_played_lies_on_the_stack_for_all_to_see():
    state = position("yel:CR01 hand:B01", "yel:BA01 hand:L02", "hand:L03")
    state.act(A, "fire", ship="CR01", card="B01", target="BA01")
    (play,) = state.view().plays
    assert (play.seat, play.card, play.ship, play.target) == (A, "B01", "CR01", "BA01")
    assert state.hand(A) == [] and state.view(C).plays == [play]


def test_a_ship_with_two_guns_is_offered_both_kinds_of_salvo():
    state = position("yel:DE01 hand:L01,B01,M01", "yel:BA01,BA02 hand:L02", "yel:SC01 hand:L03")

    (fire,) = [offer for offer in GAME.offers(state, A) if offer.do == "fire"]
    assert list(fire.take["card"].of) == ["L01", "B01"]
    assert list(fire.take["target"].of) == ["BA01", "BA02", "SC01"]
    assert state.may(A) == {"fire", "end_turn"}
