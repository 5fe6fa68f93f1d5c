"""2.8, 2.9 Plays and answers."""

from __future__ import annotations

import msgspec
import pytest

from games.engine import Resume, Suspend
from games.mag_blast import bot
from games.mag_blast.tests.positions import (
    GAME,
    A,
    B,
    C,
    D,
    act,
    answer,
    asked,
    does,
    go_away,
    hand,
    heard,
    hurt,
    is_discarded,
    legal,
    may,
    names,
    number,
    one,
    opened,
    position,
    refused,
    unanswered,
    until,
    view,
)
from games.mag_blast.timing import PACES
from games.referee import play
from tests.rules import rule

ANN, BEN, CYD = "yel:CR01 hand:B01,L01,TF01", "yel:BA01 hand:EA01,L02", "hand:TF02,L03"


def fired(ann=ANN, ben=BEN, *others, **options):
    """Ann has fired an ion salvo at Ben's battleship."""
    state = position(ann, ben, *(others or (CYD,)), **options)
    act(state, A, "fire", ship="CR01", card="B01", target="BA01")
    return state


def pass_(state, seat):
    return act(state, seat, "pass", window=number(state))


def hold(state, seat):
    return act(state, seat, "hold", window=number(state))


# ---- who is asked


@rule("MB-280", "MB-281", "MB-282", "MB-285", "MB-286")
def test_all_others_are_asked_as_long_as_a_temporal_flux_may_be_hidden():
    state = fired()
    assert asked(state) == [B, C] and view(state).window.asked == [B, C]
    assert view(state).window.number == 1


@rule("MB-286")
def test_whoever_holds_nothing_or_is_away_is_not_asked():
    assert asked(fired(ANN, BEN, CYD, "")) == [B, C]
    state = position(ANN, BEN, CYD)
    go_away(state, C)
    act(state, A, "fire", ship="CR01", card="B01", target="BA01")
    assert asked(state) == [B]


@rule("MB-287", "MB-283")
@pytest.mark.parametrize(
    ("pile", "seats"),
    [("", [B, C]), ("TF02", [B, C]), ("TF01 TF02", [B]), ("TF01 TF02 EA01 EA02", [])],
)
def test_e24_what_lies_openly_nobody_can_hold(pile, seats):
    state = fired("yel:CR01 hand:B01,L01", "yel:BA01 hand:L02", "hand:L03", discard=pile)
    assert asked(state) == seats
    assert (hurt(state, "BA01") == 3) == (not seats), "without anybody to ask it resolves at once"


@rule("MB-287", "MB-288")
def test_e24_reinforcements_with_both_in_the_pile():
    state = position("yel:CR01 hand:RE01,L01", "hand:L02", discard="TF01 TF02", ships="SC01")
    told = act(state, A, "play_card", card="RE01")
    assert "window-opened" not in names(told) and state.choice


@rule("MB-287", "MB-325", "MB-330")
@pytest.mark.parametrize(
    ("ben", "pile", "seats"),
    [
        ("grn:CA01 hand:L02", "TF01 TF02 EA01 EA02", [B]),
        ("grn:CR02 hand:L02", "TF01 TF02 EA01 EA02", []),
        ("grn:CA01 hand:L02 mines:MF01@0", "TF01 TF02 EA01 EA02", []),
        (
            "grn:CA01 hand:L02",
            "TF01 TF02 EA01 EA02 FI02 FI03 FI04 FI05 FI06 FI07 FI08 FI09",
            [],
        ),
    ],
)
def test_who_can_send_a_fighter(ben, pile, seats):
    """The attacker is the ninth fighter."""
    state = position("yel:CA02 hand:FI01", f"yel:BA01 {ben}", discard=pile)
    act(state, A, "launch", card="FI01", target="BA01")
    assert asked(state) == seats


@rule("MB-287")
def test_fighters_on_ships_and_in_the_air_lie_openly():
    pile = "TF01 TF02 EA01 EA02 FI04 FI05 FI06 FI07 FI08 FI09"
    state = position("yel:CA02 hand:FI01,FI02,FI03", "yel:BA01 grn:CA01 hand:L02", discard=pile)
    does(state, A, "launch", card="FI01", target="BA01")
    act(state, A, "launch", card="FI02", target="BA01")
    assert asked(state) == [B]
    unanswered(state)
    state.air["FI01"] = state.players[B].fleet["BA01"].on.pop("FI01").seat
    act(state, A, "launch", card="FI03", target="BA01")
    assert asked(state) == []


@rule("MB-287", "MB-428")
@pytest.mark.parametrize(("target", "seats"), [("BA01", [B]), ("@1", [])])
def test_f10_is_asked_for_its_fleet_ships_alone(target, seats):
    ben = f"f10 {'yel' if target == 'BA01' else 'grn'}:BA01 hand:L02"
    state = position("yel:CR01 hand:B01,L01", ben, discard="TF01 TF02 EA01 EA02")
    act(state, A, "fire", ship="CR01", card="B01", target=target)
    assert asked(state) == seats


@rule("MB-290", "MB-501")
def test_a_seat_that_cannot_answer_is_asked_like_one_that_can():
    for held in ("TF02,L03", "L03,L04"):
        state = fired(ANN, BEN, f"hand:{held}")
        assert asked(state) == [B, C] and view(state).turn.until == 4_000
        assert until(state, 4_299) == [] and state.window is not None


# ---- passing, holding, closing


@rule("MB-289")
def test_a_pass_is_final_secret_and_told_to_nobody_else():
    state = fired()
    before = [msgspec.json.encode(view(state, seat)) for seat in (A, C, None)]
    told = pass_(state, B)
    assert heard(told, B) == ["passed"] and heard(told, A) == heard(told, C) == []
    assert [msgspec.json.encode(view(state, seat)) for seat in (A, C, None)] == before
    assert view(state, B).own.passed and view(state, B).turn.ask == "answers"
    for act_of_window in ("pass", "hold"):
        assert refused(state, B, act_of_window, window=1) == "already-decided"
    assert refused(state, B, "answer", window=1, card="EA01") == "already-decided"


@rule("MB-289")
def test_only_the_asked_decide_and_only_in_this_window():
    state = fired()
    assert refused(state, A, "pass", window=1) == "not-asked"
    assert refused(state, A, "answer", window=1, card="TF01") == "not-asked"
    assert refused(state, B, "pass", window=2) == "window-closed"
    assert refused(state, B, "answer", window=2, card="EA01") == "window-closed"
    unanswered(state)
    assert refused(state, B, "pass", window=1) == "window-closed"
    assert refused(state, B, "answer", window=1, card="EA01") == "window-closed"


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
    act(state, B, "set_preset", preset="pass-turn", on=True)
    act(state, A, "fire", ship="CR01", card="B01", target="BA01")
    for at, do in acts:
        until(state, at)
        act(state, C, do, window=1)
    assert until(state, closes - 1) == []
    assert names(until(state, closes))[0] == "window-closed"


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
            until(state, expected[number_ - 1] if number_ else 0)
            pass_(state, B)
            pass_(state, C)
            assert state.window.closes == moment


def test_a_window_that_asks_only_bots_closes_at_its_first_moment():
    """Nobody waits longer than 1.7 s for them, the clock's lateness included."""
    state = fired()
    until(state, bot.ASKED[1])
    pass_(state, B)
    pass_(state, C)
    assert state.window.closes == PACES["normal"].moments[0]


@rule("MB-292")
def test_holding_moves_the_end_once_and_tells_nobody_who():
    state = fired()
    told = hold(state, C)
    assert heard(told, A) == heard(told, B) == ["window-held"]
    assert heard(told, C) == ["window-held", "holds-left"]
    assert view(state).turn.until == 10_000 and view(state).window.held
    assert view(state, C).own.holds == 1
    assert refused(state, B, "hold", window=1) == "already-held"


@rule("MB-292")
def test_two_holds_in_a_turn():
    state = position("yel:CR01 grn:CR02 red:CR03 hand:B01,B02,B03", "hand:L01", "hand:L02")
    for ship, card in (("CR01", "B01"), ("CR02", "B02"), ("CR03", "B03")):
        act(state, A, "fire", ship=ship, card=card, target="@1")
        if card != "B03":
            hold(state, C)
            unanswered(state)
    assert "hold" not in may(state, C) and "hold" in may(state, B)
    assert refused(state, C, "hold", window=3) == "no-holds-left"
    unanswered(state)
    if state.phase != "over":
        assert view(state, C).own.holds == 2, "in the next turn there are two again"


# ---- answers


@rule("MB-280", "MB-293", "MB-294")
def test_e23_the_first_answer_counts_and_closes_the_window():
    state = position(
        "yel:CR01 hand:B01,DH01,CD01,L01", "hand:L02", "hand:TF01,L03", "hand:TF02,L04"
    )
    does(state, A, "fire", ship="CR01", card="B01", target="@1")
    does(state, A, "direct_hit", card="DH01")
    act(state, A, "effect", card="CD01")
    opened, at = number(state), state.now
    until(state, at + 2_100)
    told = answer(state, D, "TF02")
    assert names(told)[:3] == ["window-closed", "answered", "window-opened"]
    until(state, at + 2_200)
    assert refused(state, C, "answer", window=opened, card="TF01") == "window-closed"
    assert "TF01" in hand(state, C) and asked(state) == [A, B, C]
    answer(state, C, "TF01")
    assert not state.players[B].alive, "the effect stands after all"


@rule("MB-295", "MB-296", "MB-294", "MB-339")
def test_e21_an_answer_that_is_cancelled():
    state = fired(ANN, "yel:BA01 hand:EA01,EA02,L02", CYD)
    answer(state, B, "EA01")
    assert asked(state) == [A, C] and view(state).turn.ask == "answers"
    answer(state, A, "TF01")
    told = unanswered_one(state)
    assert one(told, "play-cancelled").card == "EA01"
    assert asked(state) == [B, C] and [play.card for play in state.plays] == ["B01"]
    unanswered(state)
    assert hurt(state, "BA01") == 3 and state.chain and is_discarded(state, "EA01", "TF01")


def unanswered_one(state):
    return until(state, state.window.closes)


@rule("MB-287", "MB-295", "MB-296", "MB-297")
def test_e22_a_flux_against_a_flux():
    state = fired(ANN, "yel:BA01 hand:EA01,L02", CYD)
    answer(state, B, "EA01")
    answer(state, A, "TF01")
    assert asked(state) == [B, C]
    told = answer(state, C, "TF02")
    assert names(told).count("window-opened") == 0, "both lie openly"
    assert [event.card for event in told if names([event]) == ["play-cancelled"]] == [
        "TF01",
        "B01",
    ]
    assert hurt(state, "BA01") == 0
    assert is_discarded(state, "B01", "EA01", "TF01", "TF02")


@rule("MB-029")
def test_in_the_own_turn_a_card_for_any_turn_answers_an_answer():
    state = fired()
    answer(state, B, "EA01")
    assert legal(state, A, "answer", window=2, card="TF01")
    assert not legal(state, A, "answer", window=2, card="L01")


@rule("MB-283", "MB-284")
def test_evasive_action_saves_own_ships_alone():
    state = fired(ANN, "yel:BA01 hand:L02", "hand:EA01,TF02")
    assert refused(state, C, "answer", window=1, card="EA01") == "answer-not-allowed"
    state = position("yel:CR01 hand:B01", "hand:EA01,L02")
    act(state, A, "fire", ship="CR01", card="B01", target="@1")
    assert legal(state, B, "answer", window=1, card="EA01"), "a flagship is one of them"


@rule("MB-284", "MB-346")
def test_evasive_action_stops_no_effects_and_specials():
    state = position("yel:CR01 hand:B01,DH01,CD01,SA01", "yel:BA01 hand:EA01,TF01,L02")
    act(state, A, "play_card", card="SA01")
    assert refused(state, B, "answer", window=1, card="EA01") == "answer-not-allowed"
    unanswered(state)
    does(state, A, "fire", ship="CR01", card="B01", target="BA01")
    does(state, A, "direct_hit", card="DH01")
    act(state, A, "effect", card="CD01")
    assert refused(state, B, "answer", window=4, card="EA01") == "answer-not-allowed"
    assert legal(state, B, "answer", window=4, card="TF01")


@rule("MB-293")
def test_cards_that_are_no_answer():
    """In another's hand, in the stack of cards, on the stack of plays, and no card at all."""
    state = fired()
    for card in ("TF02", "EA02", "B01"):
        assert refused(state, B, "answer", window=1, card=card) == "card-not-in-hand"
    assert refused(state, B, "answer", window=1, card="ZZ") == "unknown-card"
    assert refused(state, B, "answer", window=1, card="L02") == "answer-not-allowed"


def test_an_answer_in_the_millisecond_of_the_end_comes_too_late():
    state = fired()
    until(state, 4_299)
    assert legal(state, B, "answer", window=1, card="EA01")
    until(state, 4_300)
    assert refused(state, B, "answer", window=1, card="EA01") == "window-closed"


@rule("MB-263", "MB-299")
def test_where_cancelled_cards_go():
    state = position("yel:CR01 hand:SA01,L01", "hand:TF01,L02")
    act(state, A, "play_card", card="SA01")
    answer(state, B, "TF01")
    unanswered(state)
    assert is_discarded(state, "SA01", "TF01") and hand(state, A) == ["L01"]


# ---- presets


@rule("MB-298")
def test_pass_not_me_is_on_from_the_beginning_and_presets_are_private():
    state = opened(3)
    assert all(player.presets == ["pass-not-me"] for player in state.players)
    told = act(state, B, "set_preset", preset="pass-small", on=True)
    assert heard(told, B) == ["preset-set"] and heard(told, A) == []
    assert view(state, B).own.presets == {"pass-not-me": True, "pass-small": True}


@rule("MB-298")
@pytest.mark.parametrize(
    ("preset", "passes"),
    [("pass-turn", [B, C]), ("pass-not-me", [C]), ("pass-small", [])],
)
def test_a_preset_passes_at_the_opening(preset, passes):
    state = position(ANN, BEN, CYD)
    for seat in (B, C):
        act(state, seat, "set_preset", preset=preset, on=True)
    act(state, A, "fire", ship="CR01", card="B01", target="BA01")
    assert asked(state) == [B, C] and state.window.passed == passes
    assert state.window.closes == (1_500 if passes == [B, C] else 4_300)


@rule("MB-298")
def test_pass_small_passes_on_laser_salvos():
    state = position("yel:CA01 hand:L01,L05", BEN, CYD)
    act(state, B, "set_preset", preset="pass-small", on=True)
    act(state, A, "fire", ship="CA01", card="L01", target="BA01")
    assert state.window.passed == [B]


@rule("MB-298")
def test_pass_not_me_does_not_pass_where_an_own_card_is_answered_or_the_own_fleet_is_meant():
    state = fired()
    for seat in (A, B, C):
        act(state, seat, "set_preset", preset="pass-not-me", on=True)
    answer(state, B, "EA01")
    assert state.window.passed == [C], "Ann's salvo was answered"
    state = position("yel:CR01 hand:MF01,L01", "hand:L02", "hand:L03")
    for seat in (B, C):
        act(state, seat, "set_preset", preset="pass-not-me", on=True)
    act(state, A, "lay", card="MF01", seat=B)
    assert state.window.passed == [C]


@rule("MB-298")
def test_a_preset_counts_from_the_next_window_and_pass_turn_ends_with_the_turn():
    state = fired()
    act(state, B, "set_preset", preset="pass-turn", on=True)
    assert state.window.passed == []
    unanswered(state)
    told = act(state, A, "end_turn")
    assert not one(told, "preset-set").on
    assert heard(told, B).count("preset-set") == 1 and heard(told, C).count("preset-set") == 0
    assert state.players[B].presets == []


@rule("MB-300", "MB-446")
def test_nobody_leaves_while_a_play_is_unresolved():
    state = fired(ANN, BEN, CYD, "hand:L05")
    told = act(state, C, "resign")
    assert heard(told, C) == ["resigning"] and heard(told, A) == []
    assert state.players[C].alive and C in state.window.passed
    assert refused(state, C, "resign") == refused(state, C, "pass", window=1) == "already-resigning"
    assert GAME.offers(state, C) == []
    told = unanswered(state)
    assert names(told)[1] == "hit" and one(told, "flagship-destroyed").seat == C


@rule("MB-445", "MB-525")
def test_windows_and_salvos_that_wait_count_match_time_alone():
    """The end lies in the state as match time: what stands still leaves it as it is."""
    state = fired()
    until(state, 2_000)
    before = GAME.deadlines(state)
    play(GAME, state, None, Suspend("pause"), state.now)
    play(GAME, state, None, Resume(999_999), state.now)
    assert GAME.deadlines(state) == before
    assert legal(state, B, "answer", window=1, card="EA01")
