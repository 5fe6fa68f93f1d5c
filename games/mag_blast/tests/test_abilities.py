"""2.14 Commanding abilities."""

from games.mag_blast.fleets import is_carrier, is_minesweeper
from games.mag_blast.tests.positions import GAME, A, B, C, D, action, heard, names, one, position
from tests.rules import rule


@rule("MB-033", "MB-410", "MB-411")
def test_a_use_is_marked_and_three_are_all():
    state = position("f4 yel:CR01 hand:L01", "hand:L02,L03,L04,L05,L06", phase="move")
    for left in (2, 1, 0):
        told = act_rob(state)
        assert one(told, "ability-used").left == left == state.view().seats[A].uses
        assert state.window is None, "it is no play"
        state.players[B].hand.append(state.stack.pop())
    assert state.refused(A, "rob", seat=B) == "no-uses-left" and "rob" not in state.may(A)
    assert position("f2 hand:L01", "f10 hand:L02").view().seats[A].uses is None


def act_rob(state, victim=B):
    return state.act(A, "rob", seat=victim)


@rule("MB-413", "MB-112")
def test_f1_takes_salvos_of_the_pile_instead_of_drawing():
    pile = "M01 B01 L05 RS01 FI01"
    state = position("f1 yel:CR01 hand:L01,L02,L03,L04", "hand:L06", phase="draw", discard=pile)
    told = state.act(A, "salvage", cards=["L05", "M01", "B01"])
    assert heard(told, B)[:3] == ["ability-used", "cards-drawn", "cards-seen"]
    assert len(state.hand(A)) == 7 and state.phase == "reinforce"
    assert one(told, "cards-seen").cards == ["M01", "B01", "L05"]
    assert state.discard == ["RS01", "FI01"]
    other = position("f2 hand:L01", "hand:L06", phase="draw", discard="M01")
    assert GAME.judge(other, A, action("salvage", cards=["M01"])).code == "no-such-ability"


@rule("MB-414", "MB-244")
def test_e43_squadrons_do_half_to_fleet_ships_of_f2():
    state = position("yel:CA01 hand:BO01,BO02,FI01", "f2 yel:CR01 hand:L01")
    state.does(A, "launch", card="BO01", target="CR01")
    state.does(A, "launch", card="FI01", target="CR01")
    assert state.hurt("CR01") == 3
    state = position("grn:CA01 hand:BO01,L09", "f2 yel:CR01 hand:L01")
    state.does(A, "launch", card="BO01", target="@1")
    assert state.hurt("@1") == 4


@rule("MB-244")
def test_the_value_of_a_squadron_stays_when_the_ship_changes_fleets():
    state = position("yel:CA01,CR02 hand:BO01,B01,DH01,BP01,L09", "f2 yel:BA06 hand:L01")
    state.does(A, "launch", card="BO01", target="BA06")
    state.does(A, "fire", ship="CR02", card="B01", target="BA06")
    state.does(A, "direct_hit", card="DH01")
    state.does(A, "board", card="BP01", zone="red")
    assert state.players[A].fleet["BA06"].on["BO01"].value == 2
    assert "BA06" in state.fleet(A)


@rule("MB-411", "MB-415")
def test_e44_f3_plays_an_effect_without_a_direct_hit():
    state = position("f3 yel:CR01 hand:B01,BP01,BP02", "yel:CA01 hand:L01", "hand:TF01")
    state.players[A].uses = 1
    state.does(A, "fire", ship="CR01", card="B01", target="CA01")
    state.act(A, "board", card="BP01", zone="yel")
    state.answer(C, "TF01")
    state.unanswered()
    assert state.is_discarded("BP01", "TF01") and state.view().seats[A].uses == 0
    assert state.chain is None
    assert state.refused(A, "board", card="BP02", zone="yel") == "no-direct-hit"


@rule("MB-415")
def test_f3_needs_a_hit_of_its_own_and_uses():
    state = position("f3 yel:CR01 hand:B01,DH01,CD01", "yel:CA01 hand:L01")
    assert state.refused(A, "effect", card="CD01") == "no-direct-hit"
    state.does(A, "fire", ship="CR01", card="B01", target="CA01")
    assert state.legal(A, "effect", card="CD01")
    state.players[A].uses = 0
    assert state.refused(A, "effect", card="CD01") == "no-uses-left"
    state.does(A, "direct_hit", card="DH01")
    assert state.legal(A, "effect", card="CD01"), "where a direct hit stands nothing is spent"
    state.players[A].uses = 3
    state.does(A, "effect", card="CD01")
    assert state.players[A].uses == 3


@rule("MB-416")
def test_f4_takes_three_cards_at_random_that_thief_and_victim_see():
    state = position("f4 yel:CR01 hand:L01", "hand:L02,L03,L04,L05", "hand:L06", phase="move")
    told = act_rob(state)
    assert one(told, "cards-taken").count == 3 and len(state.hand(B)) == 1
    assert "taken-seen" in heard(told, A) and "taken-seen" in heard(told, B)
    assert "taken-seen" not in heard(told, C) and state.phase == "move"


@rule("MB-412", "MB-416", "MB-452")
def test_abilities_reach_any_fleet_of_the_game_in_controlled_too():
    seats = ("f4 yel:CR01 hand:L01", "hand:L02", "hand:L03", "hand:L04", "hand:L05")
    state = position(*seats, phase="move", attack="controlled")
    state.act(D, "resign")
    assert state.refused(A, "rob", seat=D) == "unknown-target"
    act_rob(state, C)
    assert state.hand(C) == []


@rule("MB-417", "MB-440")
def test_f5_draws_for_every_destroyed_ship_and_flagship():
    state = position(
        "yel:BA01 grn:BA02 hand:M01,M02,L01", "f1+B01 yel:SC01 hand:L02", "f5 hand:L03"
    )
    told = state.does(A, "fire", ship="BA01", card="M01", target="SC01")
    assert one(told, "cards-drawn").count == 1
    state.players[A].fleet["BA01"].fired = []
    told = state.does(A, "fire", ship="BA02", card="M02", target="@1")
    assert one(told, "cards-drawn").count == 3 and len(state.hand(C)) == 5
    state = position("hand:L01", "yel:SC01,SC02 hand:L02", "f5 hand:L03")
    assert "cards-drawn" not in names(state.act(B, "resign")), "nothing for what is swept away"


@rule("MB-418")
def test_f6_builds_any_ship_of_the_pile():
    paid = ["L13", "L15", "L17"]
    state = position(
        "f6 yel:CR01 hand:L13,L15,L17,L01", "hand:L02", phase="reinforce", wrecks="BA01 SC01"
    )
    assert state.refused(A, "rebuild", ship="BA02", cards=paid) == "not-offered"
    assert state.refused(A, "rebuild", ship="BA01", cards=["L13"]) == "payment-invalid"
    assert state.refused(A, "rebuild", ship="BA01", cards=["L13", "L14", "FI01"]) == (
        "card-not-in-hand"
    )
    told = state.act(A, "rebuild", ship="BA01", cards=paid)
    assert names(told) == ["payment-made", "ability-used", "ship-drawn"]
    assert one(told, "payment-made").cards == paid and state.is_discarded(*paid)
    assert one(told, "ability-used").left == 2 and one(told, "ship-drawn").ship == "BA01"
    state.act(A, "place_ship", zone="red")
    assert state.fleet(A)["BA01"] == "red" and state.wrecks == ["SC01"]


@rule("MB-419", "MB-137", "MB-139")
def test_e46_f7_draws_two_also_across_a_shuffle():
    paid = ["L13", "L15", "L17"]
    state = position(
        "f7 yel:CR01 hand:L13,L15,L17,L01",
        "hand:L02",
        phase="reinforce",
        ships="BA01",
        wrecks="SC01 SC02 SC03",
    )
    told = state.act(A, "build", cards=paid)
    assert names(told) == ["payment-made", "pile-shuffled", "ship-drawn", "ships-offered"]
    assert one(told, "ship-drawn").ship is None and one(told, "ships-offered").only == {A}
    offered = state.view(A).own.offered
    assert offered[0] == "BA01" and state.view(B).choice.ships is None
    assert state.view(B).choice.count == 2 and state.view(B).turn.ask == "keep-ship"
    assert state.refused(A, "keep_ship", ship="SC10") == "not-offered"
    assert all(state.legal(A, "keep_ship", ship=ship) for ship in offered)
    told = state.act(A, "keep_ship", ship="BA01")
    assert one(told, "ship-kept").discarded == offered[1]
    state.act(A, "place_ship", zone="yel")
    assert (len(state.ships), state.wrecks) == (2, [offered[1]])


@rule("MB-419")
def test_f7_chooses_for_reinforcements_too_and_takes_the_only_ship_there_is():
    for ships, choice in (("BA01 SC01", "keep"), ("BA01", "place")):
        state = position("f7 yel:CR01 hand:RE01,L01", "hand:L02", ships=ships)
        told = state.does(A, "play_card", card="RE01")
        assert state.choice.kind == choice
    assert one(told, "ship-drawn").ship == "BA01"


@rule("MB-420", "MB-398")
def test_e47_carriers_and_minesweepers_of_f8():
    state = position("f8 yel:CR01 grn:SC01 hand:BO01,L01 mines:AS01@1", "yel:BA01 hand:L02")
    assert state.legal(A, "launch", card="BO01", target="BA01")
    state.act(A, "sweep", ship="SC01", marker="AS01")
    assert state.refused(A, "fire", ship="SC01", card="L01", target="@1") == "already-fired"


@rule("MB-420")
def test_qualities_by_printed_speed():
    ann, ben = position("f8 hand:L01", "f2 hand:L02").players
    ships = ["CA01", "DE01", "MS01", "SC01", "BA01", "GU01", "GU02", "GU03"]
    assert [ship for ship in ships if is_carrier(ann, ship)] == ["CA01", "DE01", "GU02"]
    assert [ship for ship in ships if is_minesweeper(ann, ship)] == ["MS01", "SC01", "GU03"]
    assert [ship for ship in ships if is_carrier(ben, ship)] == ["CA01"]
    assert [ship for ship in ships if is_minesweeper(ben, ship)] == ["MS01"]


@rule("MB-421", "MB-242")
def test_e48_f9_moves_a_salvo():
    state = position("f9 yel:CR01+L01 hand:L03", "hand:L02", "red:SC04+L04,SC05 hand:L05")
    state.phase = "discard"
    state.players[C].fleet["SC04"].under["RS01"] = 1
    state.stack.remove("RS01")
    told = state.act(A, "shift_salvo", ship="CR01", salvo="L01", target="SC04")
    assert names(told) == ["ability-used", "salvo-shifted", "ship-destroyed"]
    assert state.is_discarded("SC04", "L01", "L04", "RS01") and state.players[A].uses == 2
    assert state.window is None and state.hurt("CR01") == 0


def shot_at_f10():
    ben = "f10 yel:CR01 hand:FI07,L13,L17,L15,L01"
    state = position("yel:BA01 hand:M01,L05", ben, "hand:L06")
    state.act(A, "fire", ship="BA01", card="M01", target="CR01")
    return state


@rule("MB-428")
def test_e45_f10_buys_a_salvo_off():
    state = shot_at_f10()
    told = state.act(B, "buy_off", window=1, cards=["FI07"])
    assert names(told) == ["window-closed", "bought-off", "play-cancelled"]
    assert one(told, "play-cancelled").by is None and state.window is None
    assert state.is_discarded("FI07", "M01") and state.hurt("CR01") == 0


@rule("MB-428")
def test_what_buys_a_salvo_off():
    state = shot_at_f10()
    assert state.legal(B, "buy_off", window=1, cards=["L13", "L15"])
    for cards, code in {
        "L13 L17 L15": "payment-surplus-card",
        "FI07 L01": "payment-surplus-card",
        "L13": "payment-invalid",
        "": "nothing-chosen",
        "L13 L13": "duplicate-card",
        "L13 L14": "card-not-in-hand",
        "L13 Q": "unknown-card",
    }.items():
        assert state.refused(B, "buy_off", window=1, cards=cards.split()) == code


@rule("MB-428", "MB-402")
def test_f10_buys_a_ram_off_whose_ship_is_lost_and_nothing_but_salvos():
    state = position("yel:SC12,CR02 hand:RS01,L05", "f10 yel:CR01 hand:FI07,L01")
    state.act(A, "ram", ship="SC12", card="RS01", target="CR01")
    told = state.act(B, "buy_off", window=1, cards=["FI07"])
    assert state.is_discarded("SC12", "RS01", "FI07") and state.hurt("CR01") == 0
    assert names(told)[-2:] == ["play-cancelled", "ship-destroyed"]
    state = position("yel:CA01 hand:FI01,L05", "f10 yel:CR01 hand:FI07,L01", "hand:FI08,L02")
    state.act(A, "launch", card="FI01", target="CR01")
    assert state.refused(B, "buy_off", window=1, cards=["FI07"]) == "answer-not-allowed"
    state = shot_at_f10()
    assert state.refused(C, "buy_off", window=1, cards=["L06"]) == "answer-not-allowed"
    assert state.asked == [B, C]
