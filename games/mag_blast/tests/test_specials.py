"""2.13 Special cards, minefields, asteroids, ramming and sweeping."""

import pytest

from games.mag_blast.fleets import is_mined
from games.mag_blast.tests.positions import FULL, A, B, C, D, every, heard, names, one, position
from tests.rules import rule


@rule("MB-261", "MB-390")
def test_strategic_allocation_draws_three_or_what_there_is():
    for stack, many in ((["L05", "L06", "L07", "L08"], 3), (["L05"], 1)):
        state = position("yel:CR01 hand:SA01,L01", "hand:L02")
        state.stack = stack
        told = state.does(A, "play_card", card="SA01")
        assert one(told, "cards-drawn").count == many and len(state.hand(A)) == 1 + many
    state = position("yel:CR01 hand:SA01,L01", "hand:L02")
    state.stack = []
    assert state.refused(A, "play_card", card="SA01") == "nothing-to-draw"


@rule("MB-391", "MB-137")
def test_reinforcements_bring_a_ship_that_may_fire_at_once_if_there_is_one_and_room():
    state = position("yel:CR01 hand:RE01,L01", "blu:BA01 hand:L02", ships="SC05")
    assert state.legal(A, "play_card", card="RE01")
    told = state.does(A, "play_card", card="RE01")
    assert one(told, "ship-drawn").ship == "SC05" and state.is_discarded("RE01")
    state.act(A, "place_ship", zone="blu")
    assert state.legal(A, "fire", ship="SC05", card="L01", target="BA01")
    state = position(f"{FULL} hand:RE01,L01", "hand:L02")
    assert state.refused(A, "play_card", card="RE01") == "no-free-zone"
    state = position("yel:SC01 hand:RE01,L01", "hand:L02", ships="")
    assert state.refused(A, "play_card", card="RE01") == "ship-stack-empty"


@rule("MB-392", "MB-240")
def test_e56_the_spacedock_takes_a_salvo_or_a_ram_and_no_squadron():
    state = position("yel:CR01 hand:L01", "yel:BA01+B01 hand:SD01,L02", turn=B)
    state.does(B, "repair", ship="BA01", salvo="B01", card="SD01")
    assert state.hurt("BA01") == 0 and state.is_discarded("B01", "SD01")
    state = position("yel:CA01 hand:FI01,L01", "yel:BA01 hand:SD01,L02")
    state.does(A, "launch", card="FI01", target="BA01")
    state.seat = B
    no_salvo = {"ship": "BA01", "salvo": "FI01", "card": "SD01"}
    assert state.refused(B, "repair", **no_salvo) == "nothing-to-repair"
    state = position("yel:SC01 hand:RS01,L01", "yel:BA01 hand:SD01,L02")
    state.does(A, "ram", ship="SC01", card="RS01", target="BA01")
    state.seat = B
    assert state.legal(B, "repair", ship="BA01", salvo="RS01", card="SD01")


@rule("MB-393", "MB-083", "MB-398")
def test_e39_a_mined_fleet():
    ben = "f4 yel:CA01,MS01 grn:CR01 hand:L01,FI01,RS01,L05"
    state = position("yel:BA01 hand:MF01,L02", ben)
    state.does(A, "lay", card="MF01", seat=B)
    assert state.view().seats[B].markers == {"MF01": A}
    state.act(A, "end_turn")
    state.act(B, "end_phase", phase="discard")
    if state.phase == "reinforce":
        state.act(B, "end_phase", phase="reinforce")
    assert state.phase == "move"
    there = state.fleet(B)
    assert state.refused(B, "move_fleet", to=there | {"CR01": "yel"}) == "fleet-mined"
    assert state.legal(B, "move_fleet", to=there)
    state.act(B, "end_phase", phase="move")
    assert state.refused(B, "fire", ship="CA01", card="L01", target="BA01") == "fleet-mined"
    assert state.refused(B, "launch", card="FI01", target="BA01") == "fleet-mined"
    assert state.refused(B, "ram", ship="CA01", card="RS01", target="BA01") == "fleet-mined"
    state.act(B, "sweep", ship="MS01", marker="MF01")
    assert state.legal(B, "fire", ship="CA01", card="L01", target="BA01")
    assert state.is_discarded("MF01")


@rule("MB-394", "MB-421")
def test_e40_a_fleet_in_asteroids():
    ben = "f9 yel:CA01+L05 hand:L02,FI01,RS01"
    state = position("yel:CR01 hand:L01 mines:AS01@0", ben, turn=B)
    for do, named in (
        ("fire", {"ship": "CA01", "card": "L02"}),
        ("launch", {"card": "FI01"}),
        ("ram", {"ship": "CA01", "card": "RS01"}),
    ):
        for target in ("CR01", "@0"):
            assert state.refused(B, do, target=target, **named) == "fleet-in-asteroids"
    state.phase = "discard"
    assert state.legal(B, "shift_salvo", ship="CA01", salvo="L05", target="CR01")


@rule("MB-393", "MB-394")
def test_they_lie_on_any_fleet_the_own_included():
    state = position("hand:MF01,AS01,L01", "hand:L02", "hand:L03")
    state.act(C, "resign")
    for seat in (A, B):
        assert state.legal(A, "lay", card="MF01", seat=seat)
        assert state.legal(A, "lay", card="AS01", seat=seat)
    for seat in (C, D, 15):
        assert state.refused(A, "lay", card="AS01", seat=seat) == "unknown-target"


@rule("MB-396", "MB-339")
def test_a_marker_leaves_damage_and_ends_the_chain_of_its_player():
    state = position("yel:CR01 hand:B01,DH01,AS01", "yel:BA01 hand:L02")
    state.does(A, "fire", ship="CR01", card="B01", target="BA01")
    state.does(A, "lay", card="AS01", seat=B)
    assert state.hurt("BA01") == 3
    assert state.refused(A, "direct_hit", card="DH01") == "no-successful-salvo"


@rule("MB-397")
def test_markers_go_with_their_player_and_with_the_fleet():
    state = position(
        "hand:L01 mines:MF01@1", "hand:L02 mines:MF02@0,AS01@1", "hand:L03 mines:AS02@0"
    )
    told = state.act(B, "resign")
    gone = [event.card for event in every(told, "marker-removed")]
    assert gone == ["MF01", "MF02", "AS01"] and list(state.players[C].markers) == ["AS02"]


@rule("MB-395", "MB-398")
def test_sweeping_stands_for_the_shot_of_a_minesweeper_and_ends_one_of_several():
    marked = "red:BA01 hand:L02 mines:MF01@0,MF02@1,AS01@1"
    state = position("yel:MS01 grn:MS02 red:CR01 hand:L01,L05", marked)
    told = state.act(A, "sweep", ship="MS01", marker="MF01")
    assert names(told) == ["marker-removed"] and state.window is None
    assert list(state.players[B].markers) == ["MF02", "AS01"]
    assert is_mined(state.players[B])
    assert state.refused(A, "fire", ship="MS01", card="L01", target="@1") == "already-fired"
    assert state.refused(A, "sweep", ship="MS01", marker="MF02") == "already-fired"
    state.players[A].fleet["MS02"].fired = ["L"]
    assert state.refused(A, "sweep", ship="MS02", marker="MF02") == "already-fired"


@rule("MB-400", "MB-401", "MB-402", "MB-403")
@pytest.mark.parametrize(
    ("seat", "card", "ship_lost", "discarded"),
    [
        (B, "EA01", True, ["RS01", "EA01"]),
        (C, "TF01", False, ["RS01", "TF01"]),
        (B, None, True, []),
    ],
)
def test_e41_ramming_that_is_answered(seat, card, ship_lost, discarded):
    state = position("yel:SC12,CR01 hand:RS01,L01", "grn:BA01 hand:EA01,L02", "hand:TF01")
    state.act(A, "ram", ship="SC12", card="RS01", target="@1")
    if card:
        state.answer(seat, card)
    state.unanswered()
    assert ("SC12" in state.wrecks) == ship_lost
    assert state.hurt("@1") == (0 if card else 2) and state.is_discarded(*discarded)


@rule("MB-347", "MB-403", "MB-417")
def test_e42_ramming_and_f5():
    ann, ben = "yel:SC12 grn:SC10 hand:RS01,DH01", "yel:CR01+B01 hand:L02"
    state = position(ann, ben, "hand:L03", "f5 hand:L04")
    told = state.does(A, "ram", ship="SC12", card="RS01", target="CR01")
    assert [event.ship for event in every(told, "ship-destroyed")] == ["SC12", "CR01"]
    assert state.is_discarded("RS01", "B01") and len(state.hand(D)) == 3
    assert heard(told, D).count("cards-seen") == 2
    assert state.refused(A, "direct_hit", card="DH01") == "no-successful-salvo"


@rule("MB-403")
def test_the_card_of_a_ram_lies_under_the_target_with_the_ships_speed():
    state = position("yel:SC12+L07 hand:RS01,L01", "yel:BA02 hand:L02")
    state.players[A].fleet["SC12"].fired = ["L"]
    state.does(A, "ram", ship="SC12", card="RS01", target="BA02")
    assert state.view().seats[B].fleet["BA02"].under == {"RS01": 2}
    assert state.is_discarded("SC12", "L07")
