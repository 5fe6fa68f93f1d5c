"""2.8, 2.9 Plays and answers."""

import msgspec
import pytest

from games.engine import Resume, Suspend
from games.mag_blast.tests.positions import (
    GAME,
    A,
    B,
    C,
    D,
    every,
    heard,
    names,
    one,
    opened,
    position,
)
from games.referee import play
from tests.rules import rule

ANN, BEN, CYD = "yel:CR01 hand:B01,L01,TF01", "yel:BA01 hand:EA01,L02", "hand:TF02,L03"
ANSWERS = "TF01 TF02 EA01 EA02"


def fired(ann=ANN, ben=BEN, *others, **options):
    """Ann has fired an ion salvo at Ben's battleship."""
    state = position(ann, ben, *(others or (CYD,)), **options)
    state.act(A, "fire", ship="CR01", card="B01", target="BA01")
    return state


def pass_(state, seat):
    return state.act(seat, "pass", window=state.window.number)


def hold(state, seat):
    return state.act(seat, "hold", window=state.window.number)


# ---- who is asked


@rule("MB-280", "MB-281", "MB-282", "MB-285", "MB-286", "MB-290")
def test_all_others_with_a_card_are_asked_as_long_as_a_temporal_flux_may_be_hidden():
    for held in ("TF02,L03", "L03,L04"):
        state = fired(ANN, BEN, f"hand:{held}", "")
        assert state.asked == [B, C] and state.view().window.asked == [B, C]
        assert state.view().window.number == 1


@rule("MB-283", "MB-287", "MB-288")
@pytest.mark.parametrize(
    ("pile", "seats"),
    [("", [B, C]), ("TF02", [B, C]), ("TF01 TF02", [B]), ("TF01 TF02 EA01 EA02", [])],
)
def test_e24_what_lies_openly_nobody_can_hold(pile, seats):
    state = fired("yel:CR01 hand:B01,L01", "yel:BA01 hand:L02", "hand:L03", discard=pile)
    assert state.asked == seats
    assert (state.hurt("BA01") == 3) == (not seats), "without anybody to ask it resolves at once"


@rule("MB-287", "MB-325", "MB-330")
def test_who_can_send_a_fighter():
    """The attacker is the ninth fighter."""
    others = "FI02 FI03 FI04 FI05 FI06 FI07 FI08 FI09"
    for ben, pile, seats in (
        ("grn:CA01", "", [B]),
        ("grn:CR02", "", []),
        ("grn:CA01 mines:MF01@0", "", []),
        ("grn:CA01", others, []),
    ):
        ben = f"yel:BA01 {ben} hand:L02"
        state = position("yel:CA02 hand:FI01", ben, discard=f"{ANSWERS} {pile}")
        state.act(A, "launch", card="FI01", target="BA01")
        assert state.asked == seats


@rule("MB-287")
def test_fighters_on_ships_and_in_the_air_lie_openly():
    pile = f"{ANSWERS} FI04 FI05 FI06 FI07 FI08 FI09"
    state = position("yel:CA02 hand:FI01,FI02,FI03", "yel:BA01 grn:CA01 hand:L02", discard=pile)
    state.does(A, "launch", card="FI01", target="BA01")
    state.act(A, "launch", card="FI02", target="BA01")
    assert state.asked == [B]
    state.unanswered()
    state.air["FI01"] = state.players[B].fleet["BA01"].on.pop("FI01").seat
    state.act(A, "launch", card="FI03", target="BA01")
    assert state.asked == []


@rule("MB-287", "MB-428")
def test_f10_is_asked_for_its_fleet_ships_alone():
    for zone, target, seats in (("yel", "BA01", [B]), ("grn", "@1", [])):
        ben = f"f10 {zone}:BA01 hand:L02"
        state = position("yel:CR01 hand:B01,L01", ben, discard=ANSWERS)
        state.act(A, "fire", ship="CR01", card="B01", target=target)
        assert state.asked == seats


# ---- passing, holding, closing


@rule("MB-289")
def test_a_pass_is_final_secret_and_told_to_nobody_else():
    state = fired()
    before = [msgspec.json.encode(state.view(seat)) for seat in (A, C, None)]
    told = pass_(state, B)
    assert heard(told, B) == ["passed"] and heard(told, A) == heard(told, C) == []
    assert [msgspec.json.encode(state.view(seat)) for seat in (A, C, None)] == before
    assert state.view(B).own.passed and state.view(B).turn.ask == "answers"
    for act_of_window in ("pass", "hold"):
        assert state.refused(B, act_of_window, window=1) == "already-decided"
    assert state.refused(B, "answer", window=1, card="EA01") == "already-decided"


@rule("MB-289", "MB-293")
def test_only_the_asked_decide_only_in_this_window_and_with_what_is_an_answer():
    """No card of another hand, of the stack of cards, of the stack of plays."""
    state = fired()
    assert state.refused(A, "pass", window=1) == "not-asked"
    assert state.refused(A, "answer", window=1, card="TF01") == "not-asked"
    assert state.refused(B, "pass", window=2) == "window-closed"
    assert state.refused(B, "answer", window=2, card="EA01") == "window-closed"
    for card in ("TF02", "EA02", "B01"):
        assert state.refused(B, "answer", window=1, card=card) == "card-not-in-hand"
    assert state.refused(B, "answer", window=1, card="ZZ") == "unknown-card"
    assert state.refused(B, "answer", window=1, card="L02") == "answer-not-allowed"
    state.until(4_299)
    assert state.legal(B, "answer", window=1, card="EA01")
    state.until(4_300)
    assert state.refused(B, "answer", window=1, card="EA01") == "window-closed", "too late"


@rule("MB-291", "MB-292", "MB-522", "MB-501")
@pytest.mark.parametrize(
    ("acts", "closes"),
    [
        ([(900, "pass")], 1_500),
        ([(1_500, "pass")], 2_500),
        ([(1_900, "pass")], 2_500),
        ([], 4_300),
        ([(3_900, "pass")], 4_300),
        ([(4_100, "pass")], 4_300),
        ([(3_000, "hold")], 10_300),
        ([(3_000, "hold"), (4_700, "pass")], 6_000),
        ([(3_000, "hold"), (3_200, "pass")], 4_000),
        ([(3_000, "hold"), (9_900, "pass")], 10_300),
    ],
)
@pytest.mark.parametrize("held", ["TF02,L03", "L03,L04"])
def test_e25_when_a_window_closes(acts, closes, held):
    """Ben passes until the turn ends; the same whatever Cyd holds."""
    state = position(ANN, BEN, f"hand:{held}")
    state.act(B, "set_preset", preset="pass-turn", on=True)
    state.act(A, "fire", ship="CR01", card="B01", target="BA01")
    for at, do in acts:
        state.until(at)
        state.act(C, do, window=1)
    assert state.until(closes - 1) == []
    assert names(state.until(closes))[0] == "window-closed"


@rule("MB-291")
@pytest.mark.parametrize(
    ("pace", "moments", "held"),
    [
        ("brisk", [1_200, 2_000, 3_300], [1_200, 2_000, 3_000, 5_000, 7_000, 8_300]),
        (
            "relaxed",
            [1_500, 4_000, 8_300],
            [1_500, 4_000, 8_000, *range(10_000, 20_000, 2_000), 20_300],
        ),
    ],
)
def test_the_moments_of_other_paces(pace, moments, held):
    for expected, holds in ((moments, False), (held, True)):
        for number_, moment in enumerate(expected):
            state = fired(ANN, "yel:BA01 hand:L02", CYD, pace=pace)
            if holds:
                hold(state, B)
            state.until(expected[number_ - 1] if number_ else 0)
            pass_(state, B)
            pass_(state, C)
            assert state.window.closes == moment


@rule("MB-292")
def test_holding_moves_the_end_once_tells_nobody_who_and_is_there_twice_a_turn():
    state = fired()
    told = hold(state, C)
    assert heard(told, A) == heard(told, B) == ["window-held"]
    assert heard(told, C) == ["window-held", "holds-left"]
    assert state.view().turn.until == 10_000 and state.view().window.held
    assert state.view(C).own.holds == 1
    assert state.refused(B, "hold", window=1) == "already-held"
    state = position("yel:CR01 grn:CR02 red:CR03 hand:B01,B02,B03", "hand:L01", "hand:L02")
    for ship, card in (("CR01", "B01"), ("CR02", "B02"), ("CR03", "B03")):
        state.act(A, "fire", ship=ship, card=card, target="@1")
        if card != "B03":
            hold(state, C)
            state.unanswered()
    assert "hold" not in state.may(C) and "hold" in state.may(B)
    assert state.refused(C, "hold", window=3) == "no-holds-left"
    state.unanswered()
    assert state.view(C).own.holds == 2, "in the next turn there are two again"


# ---- answers


@rule("MB-280", "MB-293", "MB-294")
def test_e23_the_first_answer_counts_and_closes_the_window():
    state = position(
        "yel:CR01 hand:B01,DH01,CD01,L01", "hand:L02", "hand:TF01,L03", "hand:TF02,L04"
    )
    state.does(A, "fire", ship="CR01", card="B01", target="@1")
    state.does(A, "direct_hit", card="DH01")
    state.act(A, "effect", card="CD01")
    opened, at = state.window.number, state.now
    state.until(at + 2_100)
    told = state.answer(D, "TF02")
    assert names(told)[:3] == ["window-closed", "answered", "window-opened"]
    state.until(at + 2_200)
    assert state.refused(C, "answer", window=opened, card="TF01") == "window-closed"
    assert "TF01" in state.hand(C) and state.asked == [A, B, C]
    state.answer(C, "TF01")
    assert not state.players[B].alive, "the effect stands after all"


@rule("MB-029", "MB-294", "MB-295", "MB-296", "MB-339")
def test_e21_an_answer_that_is_cancelled():
    state = fired(ANN, "yel:BA01 hand:EA01,EA02,L02", CYD)
    state.answer(B, "EA01")
    assert state.asked == [A, C] and state.view().turn.ask == "answers"
    state.answer(A, "TF01")
    told = state.until(state.window.closes)
    assert one(told, "play-cancelled").card == "EA01"
    assert state.asked == [B, C] and [play.card for play in state.plays] == ["B01"]
    state.unanswered()
    assert state.hurt("BA01") == 3 and state.chain and state.is_discarded("EA01", "TF01")


@rule("MB-263", "MB-287", "MB-295", "MB-296", "MB-297", "MB-299")
def test_e22_a_flux_against_a_flux():
    state = fired(ANN, "yel:BA01 hand:EA01,L02", CYD)
    state.answer(B, "EA01")
    state.answer(A, "TF01")
    assert state.asked == [B, C]
    told = state.answer(C, "TF02")
    assert names(told).count("window-opened") == 0, "both lie openly"
    assert [event.card for event in every(told, "play-cancelled")] == ["TF01", "B01"]
    assert state.hurt("BA01") == 0
    assert state.is_discarded("B01", "EA01", "TF01", "TF02")


@rule("MB-283", "MB-284")
def test_evasive_action_saves_own_ships_alone():
    state = fired(ANN, "yel:BA01 hand:L02", "hand:EA01,TF02")
    assert state.refused(C, "answer", window=1, card="EA01") == "answer-not-allowed"
    state = position("yel:CR01 hand:B01", "hand:EA01,L02")
    state.act(A, "fire", ship="CR01", card="B01", target="@1")
    assert state.legal(B, "answer", window=1, card="EA01"), "a flagship is one of them"


@rule("MB-284", "MB-346")
def test_evasive_action_stops_no_effects_and_specials():
    state = position("yel:CR01 hand:B01,DH01,CD01,SA01", "yel:BA01 hand:EA01,TF01,L02")
    state.act(A, "play_card", card="SA01")
    assert state.refused(B, "answer", window=1, card="EA01") == "answer-not-allowed"
    state.unanswered()
    state.does(A, "fire", ship="CR01", card="B01", target="BA01")
    state.does(A, "direct_hit", card="DH01")
    state.act(A, "effect", card="CD01")
    assert state.refused(B, "answer", window=4, card="EA01") == "answer-not-allowed"
    assert state.legal(B, "answer", window=4, card="TF01")


# ---- presets


@rule("MB-298")
def test_pass_not_me_is_on_from_the_beginning_and_presets_are_private():
    state = opened(3)
    assert all(player.presets == ["pass-not-me"] for player in state.players)
    told = state.act(B, "set_preset", preset="pass-small", on=True)
    assert heard(told, B) == ["preset-set"] and heard(told, A) == []
    assert state.view(B).own.presets == {"pass-not-me": True, "pass-small": True}


@rule("MB-298")
@pytest.mark.parametrize(
    ("preset", "card", "passes"),
    [
        *(("pass-turn", "B01", [B, C]), ("pass-not-me", "B01", [C]), ("pass-small", "B01", [])),
        ("pass-small", "L01", [B, C]),
    ],
)
def test_a_preset_passes_at_the_opening(preset, card, passes):
    """On laser salvos alone what is small."""
    state = position("yel:DE01 hand:B01,L01,TF01", BEN, CYD)
    for seat in (B, C):
        state.act(seat, "set_preset", preset=preset, on=True)
    state.act(A, "fire", ship="DE01", card=card, target="BA01")
    assert state.asked == [B, C] and state.window.passed == passes
    assert state.window.closes == (1_500 if passes == [B, C] else 4_300)


@rule("MB-298")
def test_pass_not_me_does_not_pass_where_an_own_card_is_answered_or_the_own_fleet_is_meant():
    state = fired()
    for seat in (A, B, C):
        state.act(seat, "set_preset", preset="pass-not-me", on=True)
    state.answer(B, "EA01")
    assert state.window.passed == [C], "Ann's salvo was answered"
    state = position("yel:CR01 hand:MF01,L01", "hand:L02", "hand:L03")
    for seat in (B, C):
        state.act(seat, "set_preset", preset="pass-not-me", on=True)
    state.act(A, "lay", card="MF01", seat=B)
    assert state.window.passed == [C]


@rule("MB-298")
def test_a_preset_counts_from_the_next_window_and_pass_turn_ends_with_the_turn():
    state = fired()
    state.act(B, "set_preset", preset="pass-turn", on=True)
    assert state.window.passed == []
    state.unanswered()
    told = state.act(A, "end_turn")
    assert not one(told, "preset-set").on
    assert heard(told, B).count("preset-set") == 1 and heard(told, C).count("preset-set") == 0
    assert state.players[B].presets == []


@rule("MB-300", "MB-446")
def test_nobody_leaves_while_a_play_is_unresolved():
    state = fired(ANN, BEN, CYD, "hand:L05")
    told = state.act(C, "resign")
    assert heard(told, C) == ["resigning"] and heard(told, A) == []
    assert state.players[C].alive and C in state.window.passed
    assert state.refused(C, "resign") == state.refused(C, "pass", window=1) == "already-resigning"
    assert GAME.offers(state, C) == []
    told = state.unanswered()
    assert names(told)[1] == "hit" and one(told, "flagship-destroyed").seat == C


@rule("MB-445", "MB-525")
def test_windows_and_salvos_that_wait_count_match_time_alone():
    """The end lies in the state as match time: what stands still leaves it as it is."""
    state = fired()
    state.until(2_000)
    before = GAME.deadlines(state)
    play(GAME, state, None, Suspend("pause"), state.now)
    play(GAME, state, None, Resume(999_999), state.now)
    assert GAME.deadlines(state) == before
    assert state.legal(B, "answer", window=1, card="EA01")
