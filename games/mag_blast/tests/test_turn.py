"""2.4 The turn and its phases."""

import pytest

from games.mag_blast import turns
from games.mag_blast.tests.positions import FULL, A, B, C, every, names, one, position
from tests.rules import rule

FLEET = "yel:CR01 grn:CR02 red:CR03 blu:SC04"


@rule("MB-085", "MB-172")
def test_an_attack_without_anything_to_do_ends_the_turn_and_no_clock_did():
    state = position("yel:CR01 hand:RE01", "yel:BA01 hand:L03", ships="SC01")
    state.does(A, "play_card", card="RE01")
    told = state.act(A, "place_ship", zone="grn")
    assert state.seat == B and not one(told, "turn-ended").clock


@rule("MB-080", "MB-084", "MB-511")
def test_five_phases_in_order_and_never_back():
    """Each may be left without doing anything."""
    state = position(f"{FLEET} hand:L01,L02", "yel:BA01 hand:L03", phase="discard", stack="L04")
    seen = [state.phase]
    for phase in ("discard", "reinforce", "move"):
        state.act(A, "end_phase", phase=phase)
        seen.append(state.phase)
        assert state.refused(A, "end_phase", phase=phase) == "wrong-phase"
    assert seen == ["discard", "reinforce", "move", "attack"]
    assert len(state.hand(A)) == 5


@rule("MB-081", "MB-082")
def test_the_living_player_to_the_left_follows():
    state = position("hand:L01", "hand:L02", "hand:L03", turn=C)
    told = state.act(C, "end_turn")
    assert one(told, "turn-began").seat == A
    state.act(B, "resign")
    state.pass_time(100_000)
    assert state.seat == C


@rule("MB-083", "MB-085", "MB-398")
def test_own_minefields_and_asteroids_go_at_the_start_of_the_turn():
    """And whoever has swept is ready for the next one."""
    ann = "yel:MS01 hand:L01 mines:MF01@1,AS01@0,MF02@1"
    state = position(ann, "hand:L02 mines:AS02@1", turn=A)
    state.act(A, "sweep", ship="MS01", marker="MF02")
    told = state.act(A, "end_turn")
    assert [event.card for event in every(told, "marker-removed")] == ["MF01", "AS02"]
    assert list(state.players[A].markers) == ["AS01"] and state.is_discarded("MF01", "AS02")
    assert state.view().seats[A].fleet["MS01"].spent is None


@rule("MB-085")
def test_a_turn_ends_in_a_fixed_order():
    state = position(
        "yel:DE01 grn:CA01 hand:L01,L02,FI01,FI02", "yel:CR01 hand:L03", sound="casual"
    )
    state.does(A, "launch", card="FI01", target="CR01")
    state.act(A, "sound", noise=2)
    state.does(A, "fire", ship="DE01", card="L01", target="CR01")
    assert state.chain and state.players[A].fleet["DE01"].fired == ["L"]
    state.act(A, "fire", ship="CA01", card="L02", target="@1")
    told = state.act(A, "end_turn")
    assert names(told)[:4] == ["salvo-missed", "squadrons-returned", "turn-ended", "turn-began"]
    assert (state.chain, state.kept, state.seat) == (None, None, B)
    assert state.players[A].fleet["DE01"].fired == []
    assert state.hand(A) == ["FI01", "FI02"] and state.hurt("CR01") == 1


@rule("MB-100", "MB-101", "MB-102")
def test_cards_are_discarded_in_portions_and_an_empty_hand_waits_only_for_f9():
    state = position(
        f"{FLEET} hand:L01,L02,TF01", "hand:L03", phase="discard", stack="EA01 M01 M02 M03 M04"
    )
    assert state.legal(A, "discard", cards=["L02", "TF01"])
    told = state.act(A, "discard", cards=["L01"])
    assert one(told, "cards-discarded").cards == ["L01"] and list(state.view().discard) == ["L01"]
    state.act(A, "discard", cards=["TF01", "L02"])
    assert state.phase == "reinforce", "with an empty hand the phase ends by itself"
    assert state.hand(A) == ["EA01", "M01", "M02", "M03", "M04"]
    for flag, rests in (("f9", True), ("f8", False)):
        state = position(f"{flag} yel:CR01+L01 hand:L02", "yel:CR02 hand:L03", phase="discard")
        state.act(A, "discard", cards=["L02"])
        assert (state.phase == "discard") == rests
    for own, other in (("yel:CR01", "yel:CR02"), ("yel:CR01+L01", "")):
        assert not turns.rests(position(f"f9 {own}", f"{other} hand:L03", phase="discard"))


@rule("MB-061", "MB-062", "MB-100")
def test_the_first_turn_has_no_phase_1_and_2_and_may_attack():
    state = position("hand:L01,L02", f"{FLEET} hand:L03,L04", first=True)
    state.players[B].turns = 0
    told = state.act(A, "end_turn")
    assert state.seat == B and state.phase == "reinforce" and "cards-drawn" not in names(told)
    state.act(B, "end_phase", phase="reinforce")
    state.act(B, "end_phase", phase="move")
    assert state.legal(B, "fire", ship="SC04", card="L03", target="@0")


@rule("MB-110", "MB-113")
def test_the_hand_is_filled_to_five_by_itself():
    state = position(f"{FLEET} hand:L01,L02", "hand:L03", phase="discard", stack="TF01 EA01 M01")
    told = state.act(A, "end_phase", phase="discard")
    assert one(told, "cards-drawn").count == 3 and state.phase == "reinforce"
    assert one(told, "cards-seen").cards == ["TF01", "EA01", "M01"]
    assert one(told, "cards-seen").only == {A}


@rule("MB-111", "MB-112", "MB-413")
def test_e05_with_five_or_more_nothing_is_drawn():
    held = "L01,L02,L03,L04,L05,L06,L07"
    state = position(f"f1 {FLEET} hand:{held}", "hand:L08", phase="discard", discard="M01")
    told = state.act(A, "discard", cards=["L01"])
    assert state.phase == "discard"
    told = state.act(A, "end_phase", phase="discard")
    assert "cards-drawn" not in names(told) and len(state.hand(A)) == 6
    assert state.refused(A, "salvage", cards=["M01"]) == "wrong-phase"


@rule("MB-113", "MB-413")
def test_the_draw_waits_for_f1_alone_and_only_if_it_can_choose():
    for flag, pile, rests in (("f1", "M01", True), ("f1", "FI01", False), ("f2", "M01", False)):
        state = position(f"{flag} {FLEET} hand:L01", "hand:L02", phase="discard", discard=pile)
        state.act(A, "end_phase", phase="discard")
        assert (state.phase == "draw") == rests
        if rests:
            told = state.act(A, "end_phase", phase="draw")
            assert one(told, "cards-drawn").count == 4 and state.players[A].uses == 3
    state = position(f"f1 {FLEET} hand:L01", "hand:L02", phase="discard", discard="M01")
    state.players[A].uses = 0
    state.act(A, "end_phase", phase="discard")
    assert state.phase == "reinforce"


@rule("MB-110", "MB-114", "MB-115")
def test_e06_the_pile_is_shuffled_when_the_stack_is_empty():
    pile = "L09 L01 L02 L03 L04 L05 L06 L07 L08"
    state = position(f"{FLEET} hand:M01,M02", "hand:M03", phase="discard", discard=pile)
    state.stack = ["TF01"]
    told = state.act(A, "end_phase", phase="discard")
    assert one(told, "cards-drawn").count == 3 and one(told, "pile-shuffled").which == "cards"
    assert "TF01" in state.hand(A)
    assert (len(state.hand(A)), len(state.stack), state.discard) == (5, 7, [])
    assert state.view().shuffled == sorted(pile.split()), "all saw what is in the new stack"


@rule("MB-115")
def test_what_lies_elsewhere_is_not_shuffled():
    state = position(
        f"{FLEET} hand:SA01,L05", "yel:CR09+B01 hand:M03 mines:MF01@1", discard="L01 L02"
    )
    state.stack = []
    state.does(A, "play_card", card="SA01")
    assert sorted(state.hand(A)) == ["L01", "L02", "L05"] and state.discard == ["SA01"]


@rule("MB-116")
def test_if_both_are_empty_the_rest_is_lost():
    state = position(f"{FLEET} hand:M01", "hand:M03", phase="discard", discard="L01")
    state.stack = []
    told = state.act(A, "end_phase", phase="discard")
    assert one(told, "cards-drawn").count == 1 and state.phase == "reinforce"
    state = position(f"{FLEET} hand:M01", "hand:M03", phase="discard")
    state.stack = []
    assert "cards-drawn" not in names(state.act(A, "end_phase", phase="discard"))


RICH = "hand:L13,L14,FI01,FI07,M09,L15,BH01,BH02"


@rule("MB-130", "MB-131", "MB-132", "MB-135", "MB-137", "MB-142")
def test_ships_are_bought_one_after_another():
    state = position(f"yel:CR01 {RICH}", "hand:TF01", phase="reinforce", ships="SC01 SC02")
    told = state.act(A, "build", cards=["L13", "L14", "FI01"])
    assert names(told) == ["payment-made", "ship-drawn"] and state.asked == []
    assert one(told, "ship-drawn").ship == "SC01" and state.view(B).choice.ships == ["SC01"]
    assert state.refused(A, "build", cards=["FI07", "M09"]) == "choice-pending"
    state.act(A, "place_ship", zone="grn")
    state.act(A, "build", cards=["FI07", "M09"])
    state.act(A, "place_ship", zone="grn")
    assert state.fleet(A) == {"CR01": "yel", "SC01": "grn", "SC02": "grn"}
    assert state.is_discarded("L13", "L14", "FI01", "FI07", "M09")


@rule("MB-131", "MB-132", "MB-133", "MB-134")
def test_e07_e08_what_pays_for_a_ship():
    held = "hand:FI07,M09,BH01,BH02,L01,L13,L14,L15,L17,L18,FI01"
    state = position(f"yel:CR01 {held}", "hand:TF01,FI02", phase="reinforce")
    for cards in ("FI07 M09", "BH01 L13", "L13 L14 FI01"):
        assert state.legal(A, "build", cards=cards.split())
    for code, payments in {
        "payment-invalid": ("L13 L14 L15", "BH01 BH02"),
        "payment-surplus-card": ("L13 L15 L17 L18", "BH01 L13 L14", "BH01 FI01 L01"),
        "nothing-chosen": ("",),
        "duplicate-card": ("L13 L13 L14",),
        "unknown-card": ("L13 L14 X99",),
        "card-not-in-hand": ("L13 L14 FI02",),
    }.items():
        for cards in payments:
            assert state.refused(A, "build", cards=cards.split()) == code


@rule("MB-136")
def test_e09_a_ship_is_placed_where_there_is_room():
    paid = ["L13", "L15", "L17"]
    state = position(f"yel:SC01,SC02,SC03 {RICH},L17", "", phase="reinforce", ships="BA01")
    state.act(A, "build", cards=paid)
    assert state.refused(A, "place_ship", zone="yel") == "zone-full"
    state.act(A, "place_ship", zone="blu")
    nearly = FULL.replace("SC01,", "")
    state = position(f"{nearly} {RICH},L17", "hand:TF01", phase="reinforce", ships="BA01")
    told = state.act(A, "build", cards=paid)
    assert one(told, "ship-placed").zone == "yel", "where only one zone has room it goes there"


@rule("MB-009", "MB-139")
def test_the_pile_of_ships_is_shuffled_when_a_ship_must_be_drawn():
    """In which order they were lost means nothing."""
    stacks = []
    for wrecks in ("BA01 CR02 SC05 DE03 MS01", "MS01 DE03 SC05 CR02 BA01"):
        state = position(
            "yel:CR01 hand:FI07,M09", "hand:L01", phase="reinforce", ships="", wrecks=wrecks
        )
        told = state.act(A, "build", cards=["FI07", "M09"])
        assert one(told, "pile-shuffled").which == "ships" and state.wrecks == []
        stacks.append(state.ships)
    assert stacks[0] == stacks[1] and len(stacks[0]) == 4


@rule("MB-141")
def test_a_ship_built_now_may_move_and_fire():
    state = position(
        "yel:CR01 hand:L13,L15,L17,L01", "grn:CR02 hand:TF01", phase="reinforce", ships="SC01"
    )
    state.act(A, "build", cards=["L13", "L15", "L17"])
    state.act(A, "place_ship", zone="blu")
    assert state.phase == "move", "one card pays for nothing"
    state.act(A, "move_fleet", to={"CR01": "yel", "SC01": "grn"})
    assert state.legal(A, "fire", ship="SC01", card="L01", target="CR02")


JAN = "yel:SC01 red:BA01 grn:CR01 blu:DE01 hand:L01"


@rule("MB-150", "MB-151", "MB-152", "MB-153", "MB-194")
def test_e10_the_fleet_of_jan():
    """The opponent's minesweeper stands in blue, where Jan's zone is empty afterwards."""
    state = position(JAN, "blu:MS01 hand:L02", phase="move")
    told = state.act(
        A, "move_fleet", to={"SC01": "red", "BA01": "red", "CR01": "grn", "DE01": "yel"}
    )
    assert one(told, "fleet-moved").moves == {"SC01": "red", "DE01": "yel"}
    assert state.fleet(A) == {"SC01": "red", "BA01": "red", "CR01": "grn", "DE01": "yel"}
    state.act(A, "end_turn")
    state.act(B, "end_phase", phase="discard")
    while state.phase != "attack":
        state.act(B, "end_phase", phase=state.phase)
    assert state.legal(B, "fire", ship="MS01", card="L02", target="@0")
    state.does(B, "fire", ship="MS01", card="L02", target="@0")
    assert state.hurt("@0") == 1


@rule("MB-031", "MB-151", "MB-152", "MB-153")
def test_e11_e12_nobody_goes_further_than_they_can_and_only_the_end_counts():
    state = position(JAN, "hand:L02", phase="move")
    there = {"SC01": "yel", "BA01": "red", "CR01": "grn", "DE01": "blu"}
    assert state.refused(A, "move_fleet", to=there | {"DE01": "grn"}) == "too-far"
    assert state.refused(A, "move_fleet", to=there | {"BA01": "grn"}) == "too-far"
    assert state.legal(A, "move_fleet", to=there | {"SC01": "red"})
    state = position("yel:SC01 grn:SC02,SC03,SC04 red:SC05 hand:L01", "hand:L02", phase="move")
    there = {"SC01": "yel", "SC02": "grn", "SC03": "grn", "SC04": "grn", "SC05": "red"}
    assert state.legal(A, "move_fleet", to=there | {"SC02": "red", "SC01": "grn"})
    assert state.refused(A, "move_fleet", to=there | {"SC01": "grn"}) == "zone-overfull"


@rule("MB-006", "MB-153", "MB-154")
def test_a_movement_names_every_own_ship_and_no_flagship():
    state = position("yel:SC01 grn:CR01 hand:L01", "red:CR02 hand:L02", phase="move")
    there = {"SC01": "yel", "CR01": "grn"}
    for to in ({}, {"SC01": "yel"}, {**there, "CR02": "red"}, {**there, "@0": "red"}):
        assert state.refused(A, "move_fleet", to=to) == "wrong-ships"


@rule("MB-155", "MB-156")
def test_damage_moves_with_the_ship_and_a_fleet_that_stays_tells_nothing():
    state = position("yel:SC04+L02 hand:L01", "hand:L03", phase="move")
    assert names(state.act(A, "move_fleet", to={"SC04": "red"})) == ["fleet-moved", "phase-began"]
    assert state.hurt("SC04") == 1 and state.fleet(A) == {"SC04": "red"}
    state.phase = "move"
    assert names(state.act(A, "move_fleet", to={"SC04": "red"})) == ["phase-began"]


@rule("MB-170", "MB-027")
def test_any_number_of_cards_in_any_order():
    state = position("yel:CR01,DE01 hand:SA01,B01,L01", "yel:BA01 hand:L03", stack="SA02 L05 L06")
    state.does(A, "fire", ship="CR01", card="B01", target="BA01")
    state.does(A, "play_card", card="SA01")
    state.does(A, "fire", ship="DE01", card="L01", target="BA01")
    state.does(A, "play_card", card="SA02")
    assert state.hurt("BA01") == 4


@rule("MB-172")
def test_the_attack_ends_by_itself_with_an_empty_hand_and_nothing_to_sweep():
    mined = "mines:MF01@0"
    for own, marked, ends in (("MS01", "", True), ("MS01", mined, False), ("CR01", mined, True)):
        state = position(f"grn:{own} yel:CR02 hand:B01", f"yel:BA01 hand:L03 {marked}")
        state.does(A, "fire", ship="CR02", card="B01", target="BA01")
        assert (state.seat == B) == ends


@rule("MB-524")
@pytest.mark.parametrize(
    ("seat", "options", "rests"),
    [
        ("yel:CR01 hand:L01,L02", {}, True),
        ("yel:CR01 hand:BH01", {}, False),
        ("yel:CR01 hand:L01,L02", {"ships": ""}, False),
        (f"{FULL} hand:L01,L02", {}, False),
    ],
)
def test_phase_3_ends_by_itself_for_open_reasons_only(seat, options, rests):
    state = position(f"f1 {seat}", "hand:L03", **options)
    state.phase = "reinforce"
    assert turns.rests(state) == rests


@rule("MB-393", "MB-416", "MB-524")
@pytest.mark.parametrize(
    ("ann", "ben", "rests"),
    [
        ("f1 yel:CR01 hand:L01", "hand:L03", True),
        ("f1 yel:BA01 hand:L01", "hand:L03", False),
        ("f1 hand:L01", "hand:L03", False),
        ("f1 yel:CR01 hand:L01 mines:MF01@1", "hand:L03", False),
        ("f4 yel:BA01 hand:L01", "hand:L03", True),
        ("f4 yel:BA01 hand:L01", "", False),
    ],
)
def test_phase_4_ends_by_itself_where_nothing_can_move_or_be_robbed(ann, ben, rests):
    assert turns.rests(position(ann, ben, phase="move")) == rests
