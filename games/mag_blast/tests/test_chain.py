"""2.12 The direct-hit chain."""

from games.mag_blast.tests.positions import A, B, C, heard, names, one, position
from tests.rules import rule

ANN, BEN = "yel:CR01 hand:B01,DH01,{}", "yel:BA06,SC12 grn:SC11 hand:L01,L02,L03,L04"


def hit(held, ben=BEN, *others, target="BA06", ann=ANN, **options):
    """Ann's ion salvo has hit."""
    state = position(ann.format(held), ben, *others, **options)
    state.does(A, "fire", ship="CR01", card="B01", target=target)
    return state


def scored(held, ben=BEN, *others, target="BA06", ann=ANN, **options):
    """And a Direct Hit stands."""
    state = hit(held, ben, *others, target=target, ann=ann, **options)
    state.does(A, "direct_hit", card="DH01")
    return state


@rule("MB-331", "MB-332", "MB-334")
def test_a_direct_hit_comes_right_after_a_salvo_that_hit_and_an_effect_after_it():
    state = position(ANN.format("L05,DH02,CD01"), BEN)
    assert state.refused(A, "direct_hit", card="DH01") == "no-successful-salvo"
    state.does(A, "fire", ship="CR01", card="B01", target="BA06")
    assert state.view().chain.stage == "may-direct-hit"
    assert state.refused(A, "direct_hit", card="L05") == "not-a-direct-hit"
    assert state.refused(A, "effect", card="CD01") == "no-direct-hit"
    assert state.refused(A, "effect", card="L05") == "not-an-effect"
    assert state.refused(A, "effect", card="CD02") == "card-not-in-hand"
    assert state.refused(A, "effect", card="CD03") == "unknown-card"
    told = state.does(A, "direct_hit", card="DH01")
    assert one(told, "direct-hit-scored").target == "BA06" and state.is_discarded("DH01")
    assert state.refused(A, "direct_hit", card="DH02") == "no-successful-salvo", "one is all"


@rule("MB-001", "MB-004", "MB-007", "MB-332", "MB-334", "MB-341", "MB-430", "MB-431", "MB-432")
def test_e32_catastrophic_damage_at_a_flagship_and_at_a_fleet_ship():
    state = scored("CD01,L05", "grn:SC11 hand:L01,L02", "hand:L03", target="@1")
    assert state.hurt("@1") == 3
    told = state.does(A, "effect", card="CD01")
    assert one(told, "flagship-destroyed").by == A and not state.players[B].alive
    assert state.is_discarded("SC11", "L01", "L02", "CD01") and state.seat == A
    state = scored("CD01,L05")
    told = state.does(A, "effect", card="CD01")
    assert one(told, "ship-destroyed").ship == "BA06" and state.is_discarded("B01", "CD01")


@rule("MB-334", "MB-335", "MB-336", "MB-345")
def test_e33_a_long_chain():
    state = position(
        "yel:BA01 hand:M01,B01,DH01,DH02,BH01", "yel:BA05 hand:L01,L02,L03,L04", sound="casual"
    )
    state.act(A, "sound", noise=1)
    state.does(A, "fire", ship="BA01", card="M01", target="BA05")
    state.does(A, "direct_hit", card="DH01")
    told = state.act(A, "fire", ship="BA01", card="B01", target="BA05")
    assert names(told)[-1] == "sound-asked", "it needs a sound of its own"
    state.act(A, "sound", noise=1)
    state.unanswered()
    assert state.hurt("BA05") == 8 and state.players[A].fleet["BA01"].fired == ["M"]
    state.does(A, "direct_hit", card="DH02")
    told = state.does(A, "effect", card="BH01")
    assert one(told, "cards-taken").count == 3 and len(state.hand(B)) == 1


@rule("MB-333")
def test_e36_a_cancelled_direct_hit_ends_the_chain():
    state = hit("DH02,BP01", "yel:BA06 hand:EA01,L02")
    state.act(A, "direct_hit", card="DH01")
    state.answer(B, "EA01")
    state.unanswered()
    assert state.refused(A, "board", card="BP01", zone="yel") == "no-direct-hit"
    assert state.refused(A, "direct_hit", card="DH02") == "no-successful-salvo"


@rule("MB-337")
def test_e36_effect_or_further_salvo_not_both():
    state = scored("BP01,B02", BEN, "hand:TF01,L09")
    state.act(A, "board", card="BP01", zone="yel")
    state.answer(C, "TF01")
    state.unanswered()
    assert state.is_discarded("BP01", "TF01")
    assert state.refused(A, "fire", ship="CR01", card="B02", target="BA06") == "already-fired"


@rule("MB-335", "MB-340")
def test_the_further_salvo_is_for_that_ship_and_that_target():
    state = scored("B02,L05", ann="yel:CR01,DE01 hand:B01,DH01,{}")
    assert state.refused(A, "fire", ship="CR01", card="B02", target="SC12") == "already-fired"
    assert state.refused(A, "fire", ship="CR01", card="L05", target="BA06") == "no-matching-gun"
    assert state.legal(A, "fire", ship="CR01", card="B02", target="BA06")
    assert state.may(A) >= {"fire", "end_turn"}


@rule("MB-338")
def test_e34_a_destroyed_target_can_take_no_direct_hit():
    state = hit("L05", target="SC12", ben="yel:BA06,SC12+L07 hand:L01")
    assert "SC12" in state.wrecks
    assert state.refused(A, "direct_hit", card="DH01") == "no-successful-salvo"


@rule("MB-332", "MB-339")
def test_e35_any_other_play_ends_the_chain_and_sweeping_does():
    state = hit("SA01,L05")
    state.does(A, "play_card", card="SA01")
    assert state.refused(A, "direct_hit", card="DH01") == "no-successful-salvo"
    state = hit("L05", "yel:BA06 mines:MF02@0 hand:L01", ann="yel:CR01 grn:MS01 hand:B01,DH01,{}")
    state.act(A, "sweep", ship="MS01", marker="MF02")
    assert state.refused(A, "direct_hit", card="DH01") == "no-successful-salvo"


@rule("MB-339", "MB-440")
def test_where_the_target_leaves_the_game_the_chain_is_over():
    state = hit("L05", BEN, "hand:L09")
    state.act(B, "resign")
    assert state.chain is None and state.legal(A, "end_turn")
    assert state.refused(A, "direct_hit", card="DH01") == "no-successful-salvo"
    state = hit("L05", BEN, "hand:L09")
    state.act(C, "resign")
    assert state.legal(A, "direct_hit", card="DH01"), "somebody else may go"


@rule("MB-342", "MB-343", "MB-312")
def test_e37_a_captured_ship_neither_fires_nor_sweeps_this_turn():
    state = scored("BP01,L05,FI01", "yel:CA03 hand:L01,L02", target="CA03")
    told = state.does(A, "board", card="BP01", zone="grn")
    assert one(told, "ship-captured").seat == A and state.fleet(A)["CA03"] == "grn"
    ships = state.view().seats[A].fleet
    assert state.hurt("CA03") == 3 and ships["CA03"].spent
    assert [ship.spent for name, ship in ships.items() if name != "CA03"] == [None]
    assert state.refused(A, "fire", ship="CA03", card="L05", target="@1") == "already-fired"
    assert state.legal(A, "launch", card="FI01", target="@1")
    state = scored("BP01,L05", "yel:MS01 mines:MF01@0 hand:L01", target="MS01")
    state.does(A, "board", card="BP01", zone="grn")
    assert state.refused(A, "sweep", ship="MS01", marker="MF01") == "already-fired"


@rule("MB-342")
def test_what_cannot_be_boarded():
    full = "yel:CR01,SC01,SC02 grn:SC03,SC04,SC05 red:SC06,SC07,SC08 blu:SC09,SC10"
    state = scored("BP01,L05", "yel:BA06 hand:L01", ann=f"{full} hand:B01,DH01,{{}}")
    assert state.refused(A, "board", card="BP01", zone="yel") == "zone-full"
    assert state.legal(A, "board", card="BP01", zone="blu")
    state = scored("BP01,L05", "yel:BA06 hand:L01", ann=f"{full},MS01 hand:B01,DH01,{{}}")
    assert state.refused(A, "board", card="BP01", zone="blu") == "no-free-zone"
    state = scored("BP01,L05", "grn:BA06 hand:L01", target="@1")
    assert state.refused(A, "board", card="BP01", zone="yel") == "not-on-flagship"
    assert state.refused(A, "board", card="L05", zone="yel") == "not-an-effect"
    assert state.refused(A, "effect", card="BP01") == "not-an-effect"


BLASTED = "yel:BA06,SC12 grn:SC01,SC02,SC03 red:SC04,SC05 blu:SC06,SC07 hand:L01"


@rule("MB-344")
def test_e38_a_concussive_blast():
    state = scored("CB01,L05", BLASTED)
    told = state.does(A, "effect", card="CB01")
    assert "ships-scattered" not in names(told) and state.view(B).turn.ask == "scatter"
    assert state.legal(A, "scatter", to={"BA06": "yel", "SC12": "yel"})
    assert state.legal(A, "scatter", to={"BA06": "red", "SC12": "blu"})
    for to in ({"BA06": "red", "SC12": "red"}, {"BA06": "grn", "SC12": "yel"}):
        assert state.refused(A, "scatter", to=to) == "zone-overfull"
    assert state.refused(A, "scatter", to={"BA06": "red"}) == "wrong-ships"
    assert state.refused(A, "scatter", to={"BA06": "red", "SC01": "yel"}) == "wrong-ships"
    told = state.act(A, "scatter", to={"BA06": "red", "SC12": "yel"})
    assert one(told, "ships-scattered").moves == {"BA06": "red"}
    assert state.fleet(B)["BA06"] == "red" and state.hurt("BA06") == 3
    state = scored("CB01,L05", "yel:BA06 hand:L01")
    state.does(A, "effect", card="CB01")
    assert state.legal(A, "scatter", to={"BA06": "blu"}), "alone in its zone"
    full = "yel:BA06 grn:SC01,SC02,SC03 red:SC04,SC05,SC08 blu:SC06,SC07,SC09 hand:L01"
    state = scored("CB01,L05", full)
    state.does(A, "effect", card="CB01")
    assert state.choice is None and state.is_discarded("CB01"), "no room, nothing to choose"


@rule("MB-344")
def test_a_minefield_does_not_hold_ships_against_a_blast_and_a_flagship_stays():
    state = scored("CB01,L05", f"{BLASTED} mines:MF01@0")
    state.does(A, "effect", card="CB01")
    assert state.legal(A, "scatter", to={"BA06": "red", "SC12": "blu"})
    state = scored("CB01,L05", "grn:BA06 hand:L01", target="@1")
    assert state.refused(A, "effect", card="CB01") == "not-on-flagship"


@rule("MB-345", "MB-009")
def test_a_bridge_hit_takes_three_at_random_also_through_a_flagship():
    state = scored("BH01,L05", "grn:BA06 hand:L01,L02,L03,L04", "hand:L09", target="@1")
    before = state.hand(B)
    told = state.does(A, "effect", card="BH01")
    assert heard(told, C).count("taken-seen") == 0
    assert heard(told, A).count("taken-seen") == heard(told, B).count("taken-seen") == 1
    taken = one(told, "taken-seen").cards
    assert len(taken) == 3 and set(taken) < set(before) and set(taken) < set(state.hand(A))


@rule("MB-345")
def test_a_bridge_hit_takes_all_of_fewer_and_nothing_from_nobody():
    state = scored("BH01,L05", "yel:BA06", "hand:L09")
    assert state.refused(A, "effect", card="BH01") == "hand-empty"
    state.players[B].hand = [state.stack.pop(), state.stack.pop()]
    state.does(A, "effect", card="BH01")
    assert state.hand(B) == [] and len(state.hand(A)) == 3
