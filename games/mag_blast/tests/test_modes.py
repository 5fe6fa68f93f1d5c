"""2.16, 7 Controlled slaughter, the wall of fire, and balanced flagships."""

from __future__ import annotations

import pytest

from games.mag_blast.fleets import hull
from games.mag_blast.tests.positions import (
    A,
    B,
    C,
    act,
    deploy,
    does,
    finish_turn,
    fleet,
    hand,
    heard,
    hurt,
    is_discarded,
    legal,
    may,
    names,
    one,
    opened,
    position,
    refused,
    view,
)
from tests.rules import rule

FOUR = ("yel:CR01,CA01 hand:B01,FI01,RS01,MF01", "hand:L02", "yel:BA01 hand:L03", "hand:L04")


@rule("MB-450", "MB-452", "MB-453", "MB-454", "MB-198")
def test_e49_neighbours_alone_are_attacked():
    state = position(*FOUR, attack="controlled")
    assert refused(state, A, "fire", ship="CR01", card="B01", target="BA01") == "not-a-neighbour"
    assert refused(state, A, "ram", ship="CR01", card="RS01", target="BA01") == "not-a-neighbour"
    assert refused(state, A, "launch", card="FI01", target="BA01") == "not-a-neighbour"
    for target in ("@1", "@3"):
        assert legal(state, A, "fire", ship="CR01", card="B01", target=target)
    assert legal(state, A, "lay", card="MF01", seat=C)
    act(state, B, "resign")
    assert legal(state, A, "fire", ship="CR01", card="B01", target="BA01")


@rule("MB-453")
@pytest.mark.parametrize(
    ("turn", "near"), [(A, {1, 4}), (B, {0, 2}), (C, {1, 3}), (3, {2, 4}), (4, {0, 3})]
)
def test_neighbours_sit_on_either_side_round_the_table(turn, near):
    held = ["hand:L02"] * 5
    held[turn] = "yel:CR01 hand:B01"
    state = position(*held, attack="controlled", turn=turn)
    shot = {"ship": "CR01", "card": "B01"}
    found = {
        seat
        for seat in range(5)
        if seat != turn and legal(state, turn, "fire", **shot, target=f"@{seat}")
    }
    assert found == near


@rule("MB-450", "MB-451")
@pytest.mark.parametrize(("many", "attack"), [(2, "controlled"), (3, "controlled"), (4, "free")])
def test_else_every_fleet_may_be_attacked(many, attack):
    state = position(*FOUR[:many], attack=attack)
    for seat in range(1, many):
        target = "BA01" if seat == C else f"@{seat}"
        assert legal(state, A, "fire", ship="CR01", card="B01", target=target)


# ---- the wall of fire


@rule("MB-460", "MB-461", "MB-462", "MB-463")
def test_e50_two_want_the_wall_of_fire():
    """Ann's fleet has 20 hulls and 6 salvo damage, Ben's 15 hulls."""
    state = position(
        "yel:DE01+B03+B04 grn:CA01 red:CA07 hand:B01,L01,L05,L06,L07", "yel:CR01 grn:BA02 hand:L03"
    )
    told = act(state, A, "want_firewall", on=True)
    assert heard(told, B) == ["firewall-wanted"] and view(state).seats[A].wants_firewall
    # What is not so is not told at all.
    assert view(state).seats[B].wants_firewall is None
    assert view(state).firewall is None
    act(state, B, "want_firewall", on=True)
    assert view(state).firewall is False
    assert refused(state, A, "want_firewall", on=False) == "already-firewall"
    state.players[A].fleet["DE01"].fired = ["L"]
    assert refused(state, A, "fire", ship="DE01", card="B01", target="CR01") == "already-fired"
    told = act(state, A, "end_turn")
    assert one(told, "firewall-began").seat == A and state.seat == A
    while state.phase != "attack":
        act(state, A, "end_phase", phase=state.phase)
    does(state, A, "fire", ship="DE01", card="L01", target="CR01")
    does(state, A, "fire", ship="DE01", card="B01", target="CR01")
    assert refused(state, A, "fire", ship="DE01", card="L05", target="@1") == "gun-already-fired"


@rule("MB-462")
@pytest.mark.parametrize(
    ("ann", "ben", "starter"),
    [
        ("yel:CR01", "yel:CR06", A),
        ("yel:CR06", "yel:CR01", B),
        ("yel:CR01", "yel:CR02", B),
        ("yel:CR01", "", B),
        ("yel:BA06+RS01", "yel:BA05", A),
    ],
)
def test_who_starts_behind_the_wall_of_fire(ann, ben, starter):
    """After Ann's turn; in a tie the order stays as it is. The ram was worth two."""
    state = position(f"{ann} hand:L01", f"{ben} hand:L02")
    for ship in state.players[A].fleet.values():
        ship.under = dict.fromkeys(ship.under, 2)
    state.firewall_due = True
    act(state, A, "end_turn")
    assert state.seat == starter


@rule("MB-460", "MB-463")
def test_each_gun_fires_once_but_what_swept_or_was_captured_has_none():
    state = position("yel:GU01,DE01 grn:MS01 hand:L01,B01,M01,L05,L06", "yel:BA06,BA05 hand:L02")
    state.firewall = True
    for card in ("L01", "B01", "M01"):
        does(state, A, "fire", ship="GU01", card=card, target="BA06")
    assert view(state).seats[A].fleet["GU01"].fired == ["L", "B", "M"]
    assert refused(state, A, "fire", ship="GU01", card="L05", target="BA05") == "gun-already-fired"
    state.players[A].fleet["DE01"].spent = True
    assert refused(state, A, "fire", ship="DE01", card="L05", target="BA05") == "gun-already-fired"


@rule("MB-335", "MB-460")
def test_behind_the_wall_a_salvo_at_that_target_is_the_further_one():
    state = position("yel:DE01 hand:B01,DH01,L01,L05", "yel:BA06 hand:L02")
    state.firewall = True
    does(state, A, "fire", ship="DE01", card="B01", target="BA06")
    does(state, A, "direct_hit", card="DH01")
    does(state, A, "fire", ship="DE01", card="L01", target="BA06")
    assert state.players[A].fleet["DE01"].fired == ["B"]
    assert legal(state, A, "fire", ship="DE01", card="L05", target="BA06")


@rule("MB-461")
def test_a_wish_may_be_taken_back_until_both_have_it():
    state = position("hand:L01", "hand:L02")
    act(state, A, "want_firewall", on=True)
    assert refused(state, A, "want_firewall", on=True) == "already-so"
    act(state, A, "want_firewall", on=False)
    act(state, B, "want_firewall", on=True)
    assert not state.firewall_due


@rule("MB-461", "MB-460")
def test_only_the_last_two_may_want_it_and_only_with_vote():
    state = position("hand:L01", "hand:L02", "hand:L03")
    assert refused(state, A, "want_firewall", on=True) == "not-two-left"
    act(state, C, "resign")
    assert legal(state, A, "want_firewall", on=True)
    for option in ("auto", "off"):
        state = position("hand:L01", "hand:L02", firewall=option)
        assert refused(state, A, "want_firewall", on=True) == "option-off"
        assert "want_firewall" not in may(state, A, standing=True)


@rule("MB-461")
def test_from_the_first_turn_where_two_agree_before_it():
    state = opened(2)
    for seat in (A, B):
        act(state, seat, "want_firewall", on=True)
    deploy(state, A)
    told = deploy(state, B)
    assert one(told, "firewall-began").seat == state.seat == one(told, "starter-found").seat
    assert view(state).firewall is True


@rule("MB-461")
@pytest.mark.parametrize("agreed", ["auto", "vote"])
def test_the_wall_of_fire_begins_once_with_the_first_turn_of_two(agreed):
    state = opened(2, firewall=agreed, sound="off")
    if agreed == "vote":
        for seat in (A, B):
            act(state, seat, "want_firewall", on=True)
    deploy(state, A)
    assert names(deploy(state, B)).count("firewall-began") == 1
    assert view(state).firewall is True
    assert "firewall-began" not in names(finish_turn(state))


@rule("MB-461")
def test_of_three_no_wall_of_fire_begins_by_itself():
    state = opened(3, firewall="auto")
    for seat in (A, B, C):
        deploy(state, seat)
    assert view(state).firewall is None


@rule("MB-461", "MB-462")
def test_auto_begins_in_a_duel_at_once_and_else_when_two_are_left():
    state = opened(2, firewall="auto")
    deploy(state, A)
    told = deploy(state, B)
    assert one(told, "firewall-began").seat == one(told, "starter-found").seat
    state = position("yel:CR01 hand:L01", "hand:L02", "hand:L03", firewall="auto")
    act(state, B, "resign")
    assert view(state).firewall is False, "the turn is finished first"
    told = act(state, A, "end_turn")
    assert one(told, "firewall-began").seat == C and view(state).firewall is True


@rule("MB-461")
def test_auto_waits_for_the_last_two():
    state = position("yel:CR01 hand:L01", "hand:L02", "hand:L03", "hand:L04", firewall="auto")
    act(state, B, "resign")
    assert view(state).firewall is None


@rule("MB-461")
def test_off_it_never_begins():
    state = position("yel:CR01 hand:L01", "hand:L02", "hand:L03", firewall="off")
    act(state, B, "resign")
    act(state, A, "end_turn")
    assert not state.firewall and not state.firewall_due


# ---- balanced


def test_balanced_flagships_stand_nine():
    for option, expected in (("on", 9), ("off", 8)):
        state = position("hand:L01", "hand:L02", balanced=option)
        assert hull(state, "@0") == view(state).seats[A].hull == expected


def test_balanced_f4_takes_two():
    state = position("f4 yel:CR01 hand:L01", "hand:L02,L03,L04", phase="move", balanced="on")
    act(state, A, "rob", seat=B)
    assert len(hand(state, B)) == 1


@pytest.mark.parametrize(("flag_of", "drawn"), [(B, 2), (C, 0)])
def test_balanced_f5_draws_two_for_an_own_fleet_ship_only(flag_of, drawn):
    seats = ["yel:BA01 hand:M01,L01", "yel:SC01 hand:L02", "hand:L03"]
    seats[flag_of] = f"f5 {seats[flag_of]}"
    state = position(*seats, balanced="on")
    told = does(state, A, "fire", ship="BA01", card="M01", target="SC01")
    assert names(told).count("cards-drawn") == (1 if drawn else 0)
    assert len(hand(state, flag_of)) == 1 + drawn


def test_balanced_f5_draws_nothing_for_a_flagship():
    state = position(
        "yel:BA01 hand:M01,L01", "f1+B01+L07 grn:SC01 hand:L02", "f5 hand:L03", balanced="on"
    )
    told = does(state, A, "fire", ship="BA01", card="M01", target="@1")
    assert "flagship-destroyed" in names(told) and "cards-drawn" not in names(told)


def test_balanced_ramming_counts_double():
    state = position("yel:SC12 hand:RS01,L01", "yel:BA06 hand:L02", balanced="on")
    does(state, A, "ram", ship="SC12", card="RS01", target="BA06")
    assert hurt(state, "BA06") == 4


@rule("MB-299")
def test_balanced_allocation_and_reinforcements_cost_another_card():
    held = "yel:CR01 hand:SA01,RE01,L01"
    state = position(held, "hand:TF01,L02", balanced="on", ships="SC01")
    assert refused(state, A, "play_card", card="SA01") == "extra-card-missing"
    assert refused(state, A, "play_with", card="SA01", extra="SA01") == "extra-card-missing"
    assert refused(state, A, "play_with", card="SA01", extra="L02") == "card-not-in-hand"
    assert refused(state, A, "play_with", card="SA01", extra="Q") == "unknown-card"
    told = act(state, A, "play_with", card="SA01", extra="L01")
    assert names(told)[0] == "cards-discarded"
    act(state, B, "answer", window=1, card="TF01")
    assert is_discarded(state, "L01"), "what was paid stays paid"
    state = position(held, "hand:L02", ships="SC01")
    assert refused(state, A, "play_with", card="SA01", extra="L01") == "not-offered"
    assert legal(state, A, "play_card", card="SA01")
    assert fleet(state, A)
