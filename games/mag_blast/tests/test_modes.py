"""2.16, 7 Controlled slaughter, the wall of fire, and balanced flagships."""

import pytest

from games.mag_blast.fleets import hull
from games.mag_blast.tests.positions import A, B, C, D, heard, names, one, opened, position
from tests.rules import rule

FOUR = ("yel:CR01,CA01 hand:B01,FI01,RS01,MF01", "hand:L02", "yel:BA01 hand:L03", "hand:L04")


@rule("MB-450", "MB-452", "MB-453", "MB-454", "MB-198")
def test_e49_neighbours_alone_are_attacked():
    state = position(*FOUR, attack="controlled")
    assert state.refused(A, "fire", ship="CR01", card="B01", target="BA01") == "not-a-neighbour"
    assert state.refused(A, "ram", ship="CR01", card="RS01", target="BA01") == "not-a-neighbour"
    assert state.refused(A, "launch", card="FI01", target="BA01") == "not-a-neighbour"
    for target in ("@1", "@3"):
        assert state.legal(A, "fire", ship="CR01", card="B01", target=target)
    assert state.legal(A, "lay", card="MF01", seat=C)
    state.act(B, "resign")
    assert state.legal(A, "fire", ship="CR01", card="B01", target="BA01")


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
        if seat != turn and state.legal(turn, "fire", **shot, target=f"@{seat}")
    }
    assert found == near


@rule("MB-450", "MB-451")
@pytest.mark.parametrize(("many", "attack"), [(2, "controlled"), (3, "controlled"), (4, "free")])
def test_else_every_fleet_may_be_attacked(many, attack):
    state = position(*FOUR[:many], attack=attack)
    for seat in range(1, many):
        target = "BA01" if seat == C else f"@{seat}"
        assert state.legal(A, "fire", ship="CR01", card="B01", target=target)


@rule("MB-460", "MB-461", "MB-462", "MB-463")
def test_e50_two_want_the_wall_of_fire():
    """Ann's fleet has 20 hulls and 6 salvo damage, Ben's 15 hulls."""
    state = position(
        "yel:DE01+B03+B04 grn:CA01 red:CA07 hand:B01,L01,L05,L06,L07", "yel:CR01 grn:BA02 hand:L03"
    )
    told = state.act(A, "want_firewall", on=True)
    assert heard(told, B) == ["firewall-wanted"] and state.view().seats[A].wants_firewall
    # What is not so is not told at all.
    assert state.view().seats[B].wants_firewall is None
    assert state.view().firewall is None
    state.act(B, "want_firewall", on=True)
    assert state.view().firewall is False
    assert state.refused(A, "want_firewall", on=False) == "already-firewall"
    state.players[A].fleet["DE01"].fired = ["L"]
    assert state.refused(A, "fire", ship="DE01", card="B01", target="CR01") == "already-fired"
    told = state.act(A, "end_turn")
    assert one(told, "firewall-began").seat == A and state.seat == A
    while state.phase != "attack":
        state.act(A, "end_phase", phase=state.phase)
    state.does(A, "fire", ship="DE01", card="L01", target="CR01")
    state.does(A, "fire", ship="DE01", card="B01", target="CR01")
    assert state.refused(A, "fire", ship="DE01", card="L05", target="@1") == "gun-already-fired"


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
    state.act(A, "end_turn")
    assert state.seat == starter


@rule("MB-460", "MB-463")
def test_each_gun_fires_once_but_what_swept_or_was_captured_has_none():
    state = position("yel:GU01,DE01 grn:MS01 hand:L01,B01,M01,L05,L06", "yel:BA06,BA05 hand:L02")
    state.firewall = True
    for card in ("L01", "B01", "M01"):
        state.does(A, "fire", ship="GU01", card=card, target="BA06")
    assert state.view().seats[A].fleet["GU01"].fired == ["L", "B", "M"]
    assert state.refused(A, "fire", ship="GU01", card="L05", target="BA05") == "gun-already-fired"
    state.players[A].fleet["DE01"].spent = True
    assert state.refused(A, "fire", ship="DE01", card="L05", target="BA05") == "gun-already-fired"


@rule("MB-335", "MB-460")
def test_behind_the_wall_a_salvo_at_that_target_is_the_further_one():
    state = position("yel:DE01 hand:B01,DH01,L01,L05", "yel:BA06 hand:L02")
    state.firewall = True
    state.does(A, "fire", ship="DE01", card="B01", target="BA06")
    state.does(A, "direct_hit", card="DH01")
    state.does(A, "fire", ship="DE01", card="L01", target="BA06")
    assert state.players[A].fleet["DE01"].fired == ["B"]
    assert state.legal(A, "fire", ship="DE01", card="L05", target="BA06")


@rule("MB-461", "MB-460")
def test_only_the_last_two_may_want_it_and_only_with_vote():
    state = position("hand:L01", "hand:L02", "hand:L03")
    assert state.refused(A, "want_firewall", on=True) == "not-two-left"
    state.act(C, "resign")
    state.act(A, "want_firewall", on=True)
    assert state.refused(A, "want_firewall", on=True) == "already-so"
    state.act(A, "want_firewall", on=False)
    state.act(B, "want_firewall", on=True)
    assert not state.firewall_due, "one has taken it back"
    for option in ("auto", "off"):
        state = position("hand:L01", "hand:L02", firewall=option)
        assert state.refused(A, "want_firewall", on=True) == "option-off"
        assert "want_firewall" not in state.may(A, standing=True)


@rule("MB-461")
@pytest.mark.parametrize("agreed", ["auto", "vote"])
def test_the_wall_of_fire_begins_once_with_the_first_turn_of_two(agreed):
    state = opened(2, firewall=agreed, sound="off")
    if agreed == "vote":
        for seat in (A, B):
            state.act(seat, "want_firewall", on=True)
    state.deploy(A)
    told = state.deploy(B)
    assert one(told, "firewall-began").seat == state.seat == one(told, "starter-found").seat
    assert state.view().firewall is True
    assert "firewall-began" not in names(state.finish_turn())


@rule("MB-461", "MB-462")
def test_auto_begins_when_two_are_left_and_off_never():
    seats = "yel:CR01 hand:L01", "hand:L02", "hand:L03", "hand:L04"
    state = position(*seats, firewall="auto")
    state.act(D, "resign")
    assert state.view().firewall is None
    state.act(B, "resign")
    assert state.view().firewall is False, "the turn is finished first"
    told = state.act(A, "end_turn")
    assert one(told, "firewall-began").seat == C and state.view().firewall is True
    state = position(*seats[:3], firewall="off")
    state.act(B, "resign")
    state.act(A, "end_turn")
    assert not state.firewall and not state.firewall_due
    state = opened(3, firewall="auto")
    for seat in (A, B, C):
        state.deploy(seat)
    assert state.view().firewall is None, "nor of three with the first turn"


def test_balanced_flagships_stand_nine_f4_takes_two_and_ramming_counts_double():
    for option, stands, left in (("on", 9, 2), ("off", 8, 1)):
        state = position("f4 hand:L01", "hand:L02,L03,L04,L05", phase="move", balanced=option)
        assert hull(state, "@0") == state.view().seats[A].hull == stands
        state.act(A, "rob", seat=B)
        assert len(state.hand(B)) == left
    state = position("yel:SC12 hand:RS01,L01", "yel:BA06 hand:L02", balanced="on")
    state.does(A, "ram", ship="SC12", card="RS01", target="BA06")
    assert state.hurt("BA06") == 4


def test_balanced_f5_draws_two_for_an_own_fleet_ship_only():
    shooter = "yel:BA01 grn:BA02 hand:M01,M02,L01"
    for flags, target, drawn in (
        (("f5", "f1"), "SC01", 2),
        (("f1", "f5"), "SC01", 0),
        (("f1", "f5"), "@1", 0),
    ):
        own, other = flags
        ben = f"{own}+B01+L07 yel:SC01 red:SC02 hand:L02"
        state = position(shooter, ben, f"{other} hand:L03", balanced="on")
        ship = "BA01" if target == "SC01" else "BA02"
        told = state.does(A, "fire", ship=ship, card="M01", target=target)
        assert {"ship-destroyed", "flagship-destroyed"} & set(names(told))
        assert names(told).count("cards-drawn") == (1 if drawn else 0)
        assert len(state.players[flags.index("f5") + 1].hand) == 1 + drawn


@rule("MB-299")
def test_balanced_allocation_and_reinforcements_cost_another_card():
    held = "yel:CR01 hand:SA01,RE01,L01"
    state = position(held, "hand:TF01,L02", balanced="on", ships="SC01")
    offered = {offer.take["card"].of[0]: offer for offer in state.offers_of(A, "play_with")}
    assert offered["SA01"].take["extra"].of == ["RE01", "L01"]
    assert state.refused(A, "play_card", card="SA01") == "extra-card-missing"
    assert state.refused(A, "play_with", card="SA01", extra="SA01") == "extra-card-missing"
    assert state.refused(A, "play_with", card="SA01", extra="L02") == "card-not-in-hand"
    assert state.refused(A, "play_with", card="SA01", extra="Q") == "unknown-card"
    told = state.act(A, "play_with", card="SA01", extra="L01")
    assert names(told)[0] == "cards-discarded"
    state.act(B, "answer", window=1, card="TF01")
    assert state.is_discarded("L01"), "what was paid stays paid"
    state = position(held, "hand:L02", ships="SC01")
    assert state.refused(A, "play_with", card="SA01", extra="L01") == "not-offered"
    assert state.legal(A, "play_card", card="SA01")
