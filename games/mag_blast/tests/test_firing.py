"""2.5, 2.7 Salvos, damage and destruction."""

from __future__ import annotations

import pytest

from games.mag_blast.fleets import hull
from games.mag_blast.tests.positions import (
    GAME,
    A,
    B,
    C,
    act,
    answer,
    does,
    hand,
    hurt,
    is_discarded,
    legal,
    may,
    names,
    one,
    position,
    refused,
    unanswered,
    view,
)
from tests.rules import rule


@rule("MB-024", "MB-190", "MB-191", "MB-192", "MB-193")
def test_e13_which_ship_may_fire_at_what():
    state = position("yel:CR01 grn:SC01 hand:B01,B02", "yel:BA01 grn:BA02 hand:L01")
    assert refused(state, A, "fire", ship="SC01", card="B01", target="BA02") == "no-matching-gun"
    assert refused(state, A, "fire", ship="CR01", card="B01", target="BA02") == "wrong-zone"
    does(state, A, "fire", ship="CR01", card="B01", target="BA01")
    assert view(state).seats[A].fleet["CR01"].fired == ["B"]
    assert refused(state, A, "fire", ship="CR01", card="B02", target="BA01") == "already-fired"


@rule("MB-032", "MB-194", "MB-006")
def test_e14_a_flagship_is_hit_through_an_empty_zone():
    guarded, opened = "yel:SC01 grn:SC02 hand:L01", "grn:SC02 hand:L01"
    state = position("yel:BA01 hand:M01", guarded)
    assert refused(state, A, "fire", ship="BA01", card="M01", target="@1") == "zone-guarded"
    state = position("yel:BA01 hand:M01,M02", opened)
    does(state, A, "fire", ship="BA01", card="M01", target="@1")
    assert hurt(state, "@1") == 5 and view(state).seats[B].hull == 8


@rule("MB-006", "MB-190", "MB-200")
def test_a_salvo_needs_an_own_fleet_ship():
    state = position("hand:L01,SA01", "grn:SC02 hand:L02")
    for ship in ("@0", "SC02", "SC03", "nobody"[:6]):
        assert refused(state, A, "fire", ship=ship, card="L01", target="@1") == "ship-not-yours"
    assert legal(state, A, "play_card", card="SA01")


@rule("MB-196", "MB-240", "MB-025")
@pytest.mark.parametrize(("ship", "card", "value"), [("SC04", "L01", 1), ("CR01", "B01", 3)])
def test_a_salvo_lies_under_its_target_with_its_damage(ship, card, value):
    state = position(f"yel:{ship} hand:{card},L09", "yel:BA06+M01 hand:L02")
    told = does(state, A, "fire", ship=ship, card=card, target="BA06")
    assert one(told, "hit").value == value
    assert view(state).seats[B].fleet["BA06"].under == {"M01": 5, card: value}
    assert hurt(state, "BA06") == 5 + value


@rule("MB-198")
@pytest.mark.parametrize(
    ("target", "code"),
    [
        ("CR02", "own-target"),
        ("@0", "own-target"),
        ("SC09", "unknown-target"),
        ("@3", "unknown-target"),
        ("@7", "unknown-target"),
        ("@", "unknown-target"),
        ("@01", "unknown-target"),
        ("CR03", "fleet-in-asteroids"),
        ("@2", "fleet-in-asteroids"),
    ],
)
def test_what_is_no_target(target, code):
    state = position(
        "yel:CR01,CR02 hand:B01", "hand:L01", "yel:CR03 hand:L02 mines:AS01@0", "hand:L03"
    )
    act(state, 3, "resign")
    assert refused(state, A, "fire", ship="CR01", card="B01", target=target) == code


@rule("MB-199", "MB-004")
def test_any_of_several_ships_in_the_zone_may_be_chosen():
    state = position("yel:CR01 hand:B01", "yel:SC01,BA01,CR02+B02 hand:L01")
    for target in ("SC01", "BA01", "CR02"):
        assert legal(state, A, "fire", ship="CR01", card="B01", target=target)


@rule("MB-002", "MB-003", "MB-005")
def test_e55_the_last_flagship_wins_at_once():
    state = position("yel:BA01 grn:CA01 hand:M01,FI01", "f1+B01 grn:SC10 hand:L01")
    does(state, A, "launch", card="FI01", target="SC10")
    told = does(state, A, "fire", ship="BA01", card="M01", target="@1")
    assert names(told)[-2:] == ["flagship-destroyed", "match-won"]
    assert "squadrons-returned" not in names(told) and state.phase == "over"
    assert refused(state, A, "end_turn") == refused(state, B, "resign") == "game-over"
    assert view(state).turn is None and view(state).hands == {A: [], B: []}


@rule("MB-005", "MB-241", "MB-242")
def test_e19_a_ship_is_destroyed_when_the_damage_reaches_its_hull():
    state = position("yel:CR01 hand:B02,L03", "yel:CR06+B01 hand:L01")
    told = does(state, A, "fire", ship="CR01", card="B02", target="CR06")
    assert one(told, "ship-destroyed").ship == "CR06"
    assert is_discarded(state, "CR06", "B01", "B02") and "CR06" in state.wrecks
    assert state.seat == A, "play goes on"


@rule("MB-005")
def test_one_below_the_hull_is_not_enough():
    state = position("yel:CR01 hand:B02,L03", "yel:CR11+B01 hand:L01")
    does(state, A, "fire", ship="CR01", card="B02", target="CR11")
    assert hurt(state, "CR11") == 6 and "CR11" in state.players[B].fleet


@rule("MB-242")
def test_squadrons_on_a_destroyed_ship_are_in_the_air():
    state = position("yel:CA01 hand:FI01,L01,L09", "yel:SC04 hand:L02")
    does(state, A, "launch", card="FI01", target="SC04")
    does(state, A, "fire", ship="CA01", card="L01", target="SC04")
    assert state.air == {"FI01": A} and view(state).air == {"FI01": A}
    assert is_discarded(state, "SC04", "L01")


@rule("MB-243", "MB-008")
def test_destruction_is_told_right_after_the_hit_and_cannot_be_answered():
    state = position("yel:CR01 hand:B02,L03", "yel:CR06+B01 hand:TF01,EA01")
    told = does(state, A, "fire", ship="CR01", card="B02", target="CR06")
    assert names(told)[-3:] == ["window-closed", "hit", "ship-destroyed"]
    assert state.window is None


@rule("MB-245")
def test_excess_damage_is_lost():
    state = position("yel:BA01 hand:M01,L03", "yel:SC01,SC12 hand:L01")
    does(state, A, "fire", ship="BA01", card="M01", target="SC01")
    assert hurt(state, "SC12") == hurt(state, "@1") == 0


@rule("MB-246", "MB-430")
def test_a_destroyed_flagship_eliminates_its_player():
    state = position("yel:BA01 hand:M01,L03", "f1+B01 grn:SC01 hand:L01", "hand:L02")
    does(state, A, "fire", ship="BA01", card="M01", target="@1")
    assert not state.players[B].alive and state.out == [B]
    assert refused(state, B, "resign") == "eliminated"


@rule("MB-197", "MB-299", "MB-331")
def test_e20_a_cancelled_salvo_is_discarded_and_its_ship_has_fired():
    state = position("yel:CR01 hand:B01,DH01", "yel:BA01 hand:EA01", "hand:L01")
    act(state, A, "fire", ship="CR01", card="B01", target="BA01")
    told = answer(state, B, "EA01")
    told += unanswered(state)
    assert one(told, "play-cancelled").card == "B01" and is_discarded(state, "B01", "EA01")
    assert hurt(state, "BA01") == 0 and state.players[A].fleet["CR01"].fired == ["B"]
    assert refused(state, A, "direct_hit", card="DH01") == "no-successful-salvo"


@rule("MB-024")
def test_only_salvos_are_fired():
    state = position("yel:GU01 hand:RS01,FI01,DH01,TF01,L01", "yel:BA01 hand:L02")
    for card in ("RS01", "FI01", "DH01", "TF01"):
        assert refused(state, A, "fire", ship="GU01", card=card, target="BA01") == "not-a-salvo"


@rule("MB-262", "MB-260")
def test_a_card_that_is_played_lies_on_the_stack_for_all_to_see():
    state = position("yel:CR01 hand:B01", "yel:BA01 hand:L02", "hand:L03")
    act(state, A, "fire", ship="CR01", card="B01", target="BA01")
    (play,) = view(state).plays
    assert (play.seat, play.card, play.ship, play.target) == (A, "B01", "CR01", "BA01")
    assert hand(state, A) == [] and view(state, C).plays == [play]


@rule("MB-028", "MB-261", "MB-510")
def test_a_card_without_effect_is_refused_and_kept():
    state = position("yel:CR01 hand:B01,TF01,EA01,SD01", "yel:BA01 hand:L02")
    assert refused(state, A, "play_card", card="TF01") == "not-a-special"
    assert refused(state, A, "play_card", card="EA01") == "not-a-special"
    assert refused(state, A, "repair", ship="CR01", salvo="L05", card="SD01") == "nothing-to-repair"
    assert len(hand(state, A)) == 4


@rule("MB-023", "MB-021", "MB-022")
def test_the_printed_hull_counts():
    state = position("yel:BA02,BA06 hand:L01", "hand:L02")
    assert [hull(state, ship) for ship in ("BA02", "BA06", "@1")] == [10, 12, 8]


def test_a_ship_with_two_guns_is_offered_both_kinds_of_salvo():
    state = position("yel:DE01 hand:L01,B01,M01", "yel:BA01,BA02 hand:L02", "yel:SC01 hand:L03")

    (fire,) = [offer for offer in GAME.offers(state, A) if offer.do == "fire"]
    assert list(fire.take["card"].of) == ["L01", "B01"]
    assert list(fire.take["target"].of) == ["BA01", "BA02", "SC01"]
    assert may(state, A) == {"fire", "end_turn"}
