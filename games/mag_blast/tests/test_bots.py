"""9 The bots: their noises, their pace, and what they make of a position."""

import pytest

from games.chance import Chance
from games.mag_blast import bot
from games.mag_blast.tests.positions import GAME, A, B, C, action, opened, position
from tests.rules import rule

every_level = pytest.mark.parametrize("level", bot.LEVELS)


def plan(state, seat, level="normal", key=0):
    shown = GAME.scene(state, (seat,)), GAME.view(state, (seat,))
    chance = Chance(f"{key:064x}")
    return GAME.choose(level, seat, *shown, GAME.offers(state, seat), chance)


def chosen(state, seat, level="normal", key=0):
    found = plan(state, seat, level, key).action
    assert GAME.judge(state, seat, action(**found)) is None
    return found


def shooting(sound="casual"):
    return position("yel:BA01 hand:M01", "f1+B01 grn:SC01 hand:L01", sound=sound, firewall="off")


@rule("MB-224")
def test_a_bot_makes_its_noise_then_lets_the_card_go():
    state = shooting()
    assert chosen(state, A)["do"] == "sound"
    state.act(A, "sound", noise=1)
    assert chosen(state, A)["do"] == "fire"
    state = shooting()
    state.act(A, "fire", ship="BA01", card="M01", target="@1")
    assert chosen(state, A)["do"] == "sound", "the salvo is found waiting"


@rule("MB-224")
def test_an_easy_bot_forgets_it_in_one_of_25_salvos():
    state = shooting()
    forgotten = sum(chosen(state, A, "easy", key)["do"] == "fire" for key in range(1_000))
    assert 25 <= forgotten <= 55
    assert all(chosen(state, A, "normal", key)["do"] == "sound" for key in range(200))


@rule("MB-224")
@every_level
def test_with_noises_off_or_with_help_a_bot_makes_none(level):
    assert chosen(shooting("off"), A, level)["do"] == "fire"
    state = shooting()
    state.act(A, "set_sound_help", on=True)
    assert chosen(state, A, level)["do"] == "fire"


@rule("MB-501")
@every_level
def test_the_pace_of_a_bot_tells_nothing_of_its_hand(level):
    """With the same luck."""
    for key in range(50):
        plans = []
        for held in ("TF01,EA01,FI01", "L02,L03,L04"):
            state = position("yel:CA01 hand:BO01,L05", f"yel:SC12,CA02 hand:{held}")
            state.act(A, "launch", card="BO01", target="SC12")
            plans.append(plan(state, B, level, key))
        one, other = plans
        assert one.wait == other.wait and 300 <= one.wait <= 900
        assert one.action["do"] == "answer" and other.action["do"] == "pass"


@every_level
def test_in_its_own_time_it_seems_to_think_about_a_second(level):
    waits = [plan(shooting(), A, level, key).wait for key in range(200)]
    assert 600 <= min(waits) < 700 and 1_300 < max(waits) <= 1_400


def test_the_normal_bot_takes_a_ship_that_moves():
    state = opened(2)
    state.players[A].dealt = ["BA06", "BA05", "BA04", "BA03", "SC01", "CA01"]
    for key in range(20):
        found = chosen(state, A, key=key)
        assert {"SC01", "CA01"} & set(found.values()) and found["do"] == "deploy"


def test_with_pick_it_names_a_flagship_and_then_deploys():
    state = opened(2, flagships="pick")
    found = chosen(state, A)
    assert found["do"] == "name_flagship"
    state.act(A, "name_flagship", flagship=found["flagship"])
    assert chosen(state, A)["do"] == "deploy"
    state.deploy(A)


def test_it_answers_what_would_end_it():
    state = position("yel:BA01 hand:M01,L05", "f1+B01 grn:SC01 hand:EA01,TF01", "hand:L03")
    state.act(A, "fire", ship="BA01", card="M01", target="@1")
    assert chosen(state, B) == {"do": "answer", "window": 1, "card": "EA01"}
    assert chosen(state, C)["do"] == "pass"


def test_it_lets_a_scratch_pass_and_stops_a_bomber():
    state = position("yel:CA01 hand:L05,BO01,L07", "yel:CR01,CA02 hand:EA01,FI01", "hand:L03")
    state.act(A, "fire", ship="CA01", card="L05", target="CA02")
    assert chosen(state, B)["do"] == "pass"
    state = position("yel:CA01 hand:BO01,L07", "yel:SC12,CA02 hand:EA01,FI01", "hand:L03")
    state.act(A, "launch", card="BO01", target="SC12")
    assert chosen(state, B) == {"do": "answer", "window": 1, "card": "FI01"}


def test_f10_buys_a_dear_salvo_off():
    state = position("yel:BA01 hand:M01,L05", "f10 yel:CR01 hand:FI07,L13,L01", "hand:L03")
    state.act(A, "fire", ship="BA01", card="M01", target="CR01")
    assert chosen(state, B)["do"] == "buy_off"


def test_it_saves_a_shot_that_wins_by_a_flux():
    state = position("yel:BA01 hand:M01,TF01", "f1+B01 grn:SC01 hand:EA01,L01", "hand:L03")
    state.act(A, "fire", ship="BA01", card="M01", target="@1")
    state.answer(B, "EA01")
    assert chosen(state, A) == {"do": "answer", "window": 2, "card": "TF01"}


def test_it_shoots_an_open_flagship_first_and_follows_up_with_catastrophe():
    state = position("yel:CR01 hand:B01,DH01,CD01,L05", "grn:SC01 hand:L01", "yel:BA01 hand:L02")
    assert chosen(state, A) == {"do": "fire", "ship": "CR01", "card": "B01", "target": "@1"}
    state.does(A, "fire", ship="CR01", card="B01", target="@1")
    assert chosen(state, A) == {"do": "direct_hit", "card": "DH01"}
    state.does(A, "direct_hit", card="DH01")
    assert chosen(state, A) == {"do": "effect", "card": "CD01"}


def test_it_fills_a_gap_that_guns_face():
    state = position("yel:CR01,CR02 hand:L01", "grn:BA01,BA02 hand:L02", phase="move")
    found = chosen(state, A)
    assert found["do"] == "move_fleet" and "grn" in found["to"].values()


def test_it_drops_what_it_cannot_play_and_buys_while_a_zone_is_empty():
    held = "hand:M01,FI01,L01,TF01"
    state = position(f"yel:SC01 grn:SC02 {held}", "hand:L02", phase="discard", firewall="off")
    assert chosen(state, A) == {"do": "discard", "cards": ["M01", "FI01"]}
    state = position("yel:CR01 hand:L13,L15,L17", "hand:L02", phase="reinforce", firewall="off")
    assert chosen(state, A)["do"] == "build"


@rule("MB-461")
def test_it_wants_the_wall_of_fire_with_the_stronger_fleet():
    state = position("yel:BA06 hand:L01", "yel:SC01 hand:L02")
    assert chosen(state, A) == {"do": "want_firewall", "on": True}
    state = position("yel:SC01 hand:B01", "yel:BA06 hand:L02")
    assert chosen(state, A)["do"] != "want_firewall"
