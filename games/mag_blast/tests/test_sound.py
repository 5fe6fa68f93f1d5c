"""2.6 The sound."""

import msgspec
import pytest

from games.mag_blast.rules import Cheer
from games.mag_blast.tests.positions import GAME, A, B, heard, names, one, position
from tests.rules import rule

ANN, BEN = "yel:CA01 grn:DE01 blu:SC02 hand:L01,L02,B01,FI01,DH01,CD01", "yel:BA01 hand:L09"


def loud(sound="casual", ann=ANN, ben=BEN, **options):
    return position(ann, ben, sound=sound, **options)


def fire(state, card="L01", ship="CA01", target="BA01", lag=0):
    return state.act(A, "fire", lag=lag, ship=ship, card=card, target=target)


def noise(state, number=3):
    return state.act(A, "sound", noise=number)


@rule("MB-195", "MB-213", "MB-214", "MB-215")
def test_a_salvo_waits_for_its_sound_and_only_then_answers_are_asked():
    state = loud()
    told = fire(state)
    assert names(told) == ["salvo-fired", "sound-asked"] and state.window is None
    assert (state.view().turn.ask, state.view().turn.until) == ("sound", 6_000)
    assert state.may(A) == {"sound"} and state.may(B) == set()
    assert {"launch", "fire", "end_turn"} <= state.may(A, standing=True)
    told = noise(state, 7)
    assert one(told, "sound-made").noise == 7 and heard(told, B)[0] == "sound-made"
    assert names(told)[-1] == "window-opened"


@rule("MB-195", "MB-197", "MB-210", "MB-216", "MB-221")
def test_e15_the_next_play_comes_before_the_sound():
    state = loud()
    fire(state)
    told = state.does(A, "launch", card="FI01", target="BA01")
    assert names(told)[:2] == ["salvo-missed", "squadron-launched"]
    assert state.is_discarded("L01") and state.players[A].fleet["CA01"].fired == ["L"]
    assert state.hurt("BA01") == 2


@rule("MB-215", "MB-216", "MB-522")
def test_e16_silence_and_sound():
    state = loud()
    fire(state)
    assert state.until(6_299) == []
    assert names(state.until(6_300)) == ["salvo-missed"]
    assert state.seat == A and state.hurt("BA01") == 0
    state = loud()
    fire(state)
    state.until(5_900)
    assert names(noise(state))[-1] == "window-opened"


@rule("MB-216")
def test_e16_direct_hit_and_effects_are_refused_while_it_waits():
    state = loud(ann=f"{ANN},BP01")
    fire(state)
    assert state.refused(A, "direct_hit", card="DH01") == "sound-pending"
    assert state.refused(A, "effect", card="CD01") == "sound-pending"
    assert state.refused(A, "board", card="BP01", zone="yel") == "sound-pending"
    assert state.refused(A, "fire", ship="CA01", card="L02", target="BA01") == "already-fired"
    assert state.mute_until == 6_000
    noise(state)
    assert state.window is not None


@rule("MB-216", "MB-417")
def test_the_ship_of_a_waiting_ram_counts_as_gone():
    """No carrier is left, nor the ship; there is room, and a card to draw."""
    state = loud(ann="yel:CA01+L05 grn:DE01 hand:RS01,FI01,SD01,SA01", ben="yel:BA01 hand:L09")
    state.stack, state.discard = [], []
    state.act(A, "ram", ship="CA01", card="RS01", target="BA01")
    assert state.refused(A, "launch", card="FI01", target="BA01") == "no-carrier"
    assert state.refused(A, "repair", ship="CA01", salvo="L05", card="SD01") == "ship-not-yours"
    assert state.legal(A, "play_card", card="SA01"), "the card that missed can be drawn again"
    told = state.act(A, "play_card", card="SA01")
    assert names(told)[:2] == ["salvo-missed", "ship-destroyed"]
    assert "CA01" in state.wrecks
    state = loud(ann="f5 yel:SC05 grn:DE01 hand:RS01,L01", stack="L07")
    state.act(A, "ram", ship="SC05", card="RS01", target="BA01")
    too_soon = state.refused(A, "fire", ship="DE01", card="L07", target="@1")
    assert too_soon == "card-not-in-hand", "what F5 draws for that ship"


@rule("MB-214")
def test_e18_a_sound_that_came_before_serves_one_salvo():
    state = loud()
    noise(state, 3)
    assert state.view(B).kept == 3
    state.pass_time(250)
    told = state.does(A, "fire", ship="CA01", card="L01", target="BA01")
    assert "sound-asked" not in names(told) and state.hurt("BA01") == 1
    assert names(fire(state, "L02", "SC02", "@1")) == ["salvo-fired", "sound-asked"]


@rule("MB-214")
def test_a_new_sound_takes_the_place_of_a_kept_one_and_other_plays_let_it_fade():
    state = loud()
    noise(state, 3)
    told = noise(state, 3)
    assert names(told) == ["sound-made"] and state.view().noises == 2
    state.does(A, "launch", card="FI01", target="BA01")
    assert state.kept is None


@rule("MB-214", "MB-300")
def test_sweeping_presets_and_time_do_not_touch_a_kept_sound():
    state = loud(ann="yel:MS01 grn:DE01 hand:L01,L02 mines:MF01@1")
    noise(state, 3)
    state.act(A, "set_preset", preset="pass-small", on=True)
    state.act(A, "sweep", ship="MS01", marker="MF01")
    state.pass_time(60_000)
    assert state.kept == 3


@rule("MB-214")
def test_a_sound_may_be_made_while_a_window_is_open_or_a_choice_is_due():
    state = loud(ann="yel:CA01 hand:RE01,FI01", ships="SC05")
    state.act(A, "launch", card="FI01", target="BA01")
    assert state.legal(A, "sound", noise=2)
    noise(state, 2)
    state.unanswered()
    state.does(A, "play_card", card="RE01")
    assert state.choice and state.kept is None
    noise(state, 4)
    assert state.kept == 4


@rule("MB-217", "MB-218", "MB-470", "MB-521")
@pytest.mark.parametrize(
    ("lag", "after", "counts"),
    [(0, 900, True), (0, 999, True), (0, 1_100, False), (200, 1_300, True), (450, 1_700, False)],
)
def test_e17_in_clamour_a_card_that_was_let_go_touches_the_table_soon(lag, after, counts):
    for pace in ("brisk", "relaxed", "normal"):
        state = loud("clamour", pace=pace)
        told = fire(state, lag=lag)
        assert one(told, "sound-asked").until == 700 + min(2 * lag, 600)
    state.pass_time(after)
    if counts:
        assert names(noise(state))[-1] == "window-opened"
    else:
        assert state.hurt("BA01") == 0 and state.is_discarded("L01")
        noise(state)
        assert state.window is None


@rule("MB-217", "MB-214")
def test_e17_a_sound_before_always_counts_unless_another_play_let_it_fade():
    state = loud("clamour")
    noise(state)
    state.pass_time(2_600)
    assert names(fire(state))[-1] == "window-opened"
    state = loud("clamour")
    noise(state)
    state.does(A, "launch", card="FI01", target="BA01")
    fire(state)
    assert "salvo-missed" in names(state.pass_time(5_000))


@rule("MB-219", "MB-218")
def test_with_sound_off_every_salvo_counts_and_no_sound_is_possible():
    state = loud("off")
    assert names(fire(state))[-1] == "window-opened"
    assert state.refused(A, "sound", noise=1) == "option-off"
    assert state.refused(A, "set_sound_help", on=True) == "option-off"
    assert "set_sound_help" not in state.may(A, standing=True)


@rule("MB-211", "MB-212")
def test_any_of_eight_noises_will_do():
    for number in range(8):
        state = loud()
        fire(state)
        noise(state, number)
        assert state.mute_until is None and state.window is not None


@rule("MB-222")
def test_sound_help_satisfies_every_own_salvo_and_one_that_waits():
    state = loud()
    told = state.act(A, "set_sound_help", on=True)
    assert heard(told, B) == ["sound-help-set"] and state.view(B).seats[A].help
    assert state.refused(A, "set_sound_help", on=True) == "already-so"
    assert names(fire(state))[-1] == "window-opened"
    state = loud(sound_help="off")
    assert state.refused(A, "set_sound_help", on=True) == "option-off"
    state = loud()
    fire(state)
    state.act(B, "set_sound_help", on=True)
    assert state.mute_until is not None
    told = state.act(A, "set_sound_help", on=True)
    assert (names(told)[0], names(told)[-1]) == ("sound-help-set", "window-opened")


@rule("MB-223")
def test_a_sound_is_told_and_shown_to_all():
    state = loud()
    told = noise(state, 6)
    for seat in (A, B):
        assert heard(told, seat) == ["sound-made"]
    assert (state.kept, state.view().noise, state.view().noises) == (6, 6, 1)
    state.act(A, "end_turn")
    assert (state.kept, state.view().noise, state.view().noises) == (None, None, None)


@rule("MB-225", "MB-464")
def test_only_the_eliminated_cheer_and_nothing_of_it_is_kept():
    state = position("hand:L01", "hand:L02", "hand:L03")
    cheer = Cheer(noise=3, count=9)
    assert GAME.relayed(state, B, cheer) is None
    state.act(B, "resign")
    before = msgspec.json.encode(state)
    assert GAME.relayed(state, B, cheer) == {"noise": 3, "count": 9}
    assert msgspec.json.encode(state) == before
    state.act(A, "resign")
    assert GAME.relayed(state, B, cheer) is None
