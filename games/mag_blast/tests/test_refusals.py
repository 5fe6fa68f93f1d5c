"""5 What refuses an act, and which reason comes first where several apply."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.mag_blast import actions, refusals
from games.mag_blast.tests.positions import (
    GAME,
    A,
    B,
    C,
    D,
    action,
    deployed,
    names,
    opened,
    position,
)
from games.referee import codec
from tests.anything import anything
from tests.rules import rule

Given = dict[str, Any]
SAMPLES: dict[str, Given] = {
    each.tag: {field.name: anything(field.type, lambda _: 0, (1, "L01")) for field in each.fields}
    for each in msgspec.inspect.type_info(actions.SeatAction).types
}
"""Each act with something of the right form in its fields."""
AT_ANY_TIME = (
    *("name_flagship", "deploy", "take_back", "answer", "buy_off", "pass", "hold", "set_preset"),
    *("set_sound_help", "want_firewall", "resign"),
)
OWN_TURN = [do for do in SAMPLES if do not in AT_ANY_TIME]
every_act = pytest.mark.parametrize("do", SAMPLES)
of_the_turn = pytest.mark.parametrize("do", OWN_TURN)


# ---- the form of an act


@rule("MB-511")
@every_act
def test_no_field_may_be_left_out_or_null_and_none_is_too_much(do):
    given = SAMPLES[do]
    assert action(do, **given)
    wrong = [{name: value for name, value in given.items() if name != left} for left in given]
    wrong += [{**given, name: None} for name in given]
    wrong += [{**given, "version": 3}, {**given, "more": None}]
    for fields in wrong:
        with pytest.raises(msgspec.ValidationError):
            action(do, **fields)


@pytest.mark.parametrize(
    ("do", "name", "value"),
    [
        ("sound", "noise", 8),
        ("sound", "noise", -1),
        ("sound", "noise", "3"),
        ("place_ship", "zone", "pink"),
        ("move_fleet", "to", {"CR01": "pink"}),
        ("end_phase", "phase", "attack"),
        ("end_phase", "phase", "deploy"),
        ("set_preset", "preset", "pass-all"),
        ("rob", "seat", -1),
        ("rob", "seat", 16),
        ("fire", "card", "L" * 7),
        ("fire", "card", "L01\n"),
        ("fire", "target", "<b>"),
        ("discard", "cards", ["L01"] * 102),
        ("pass", "window", -1),
        ("pass", "window", 2**31),
        ("resign", "seat", 1),
    ],
)
def test_what_lies_beyond_all_bounds_is_no_act(do, name, value):
    with pytest.raises(msgspec.ValidationError):
        action(do, **{**SAMPLES[do], name: value})


def test_the_clock_cannot_be_played_by_a_browser():
    for said in ('{"do":"turn_over"}', '{"do":"window_over","number":1}'):
        with pytest.raises(msgspec.ValidationError):
            codec(GAME).asked(said)


def test_a_ship_that_a_map_names_twice_is_one_ship():
    twice = '{"do":"move_fleet","to":{"SC01":"grn","SC01":"red"}}'
    assert codec(GAME).asked(twice) == action("move_fleet", to={"SC01": "red"})


# ---- the general reasons, in their order


@every_act
def test_first_whether_the_match_is_over_then_who_acts(do):
    given = SAMPLES[do]
    state = position("yel:CR01 hand:L01", "hand:L02", "hand:L03")
    assert state.refused(7, do, **given) == "not-a-player"
    state.act(B, "resign")
    assert state.refused(B, do, **given) == "eliminated"
    state.act(A, "resign")
    for seat in (A, B, C, 7):
        assert state.refusal(seat, do, **given) == "game-over MB-002"


@every_act
def test_then_whether_the_seat_is_resigning(do):
    state = position("yel:CR01 hand:B01,L05", "hand:L01", "hand:L02")
    state.act(A, "fire", ship="CR01", card="B01", target="@1")
    state.act(C, "resign")
    assert state.refusal(C, do, **SAMPLES[do]) == "already-resigning MB-440"


@rule("MB-081", "MB-171", "MB-316")
@of_the_turn
def test_then_the_phase_whose_turn_it_is_the_window_and_the_choice(do):
    given = SAMPLES[do]
    assert opened(2).refusal(B, do, **given) == "wrong-phase MB-080"
    state = position("f7 yel:CR01 hand:B01,RE01,L05", "hand:L01", ships="BA01 SC01")
    assert state.refusal(B, do, **given) == "not-your-turn MB-081"
    state.act(A, "play_card", card="RE01")
    if do != "sound":
        assert state.refused(A, do, **given) == "answer-window-open"
    state.unanswered()
    if do not in ("sound", "keep_ship"):
        assert state.refused(A, do, **given) == "choice-pending"


@rule("MB-080", "MB-130")
@of_the_turn
def test_then_again_the_phase(do):
    its_own = {
        "discard": ("discard", "shift_salvo", "end_phase"),
        "draw": ("salvage",),
        "reinforce": ("build", "rebuild"),
        "move": ("move_fleet", "rob"),
    }
    choices = ("keep_ship", "place_ship", "scatter")
    its_own["attack"] = {*OWN_TURN}.difference(choices, *its_own.values())
    for phase, acts in its_own.items():
        table = {"sound": "casual", "discard": "L07"}
        state = position("f1 yel:CR01 hand:L05", "hand:L06", phase=phase, **table)
        if do not in acts:
            assert state.refusal(A, do, **SAMPLES[do]) == "wrong-phase MB-080"


@pytest.mark.parametrize("do", ["answer", "buy_off", "pass", "hold"])
def test_acts_of_a_window_need_an_open_one(do):
    for state in (opened(2), deployed(2), position("hand:L01", "hand:L02")):
        assert state.refusal(B, do, **SAMPLES[do]) == "window-closed MB-293"


# ---- the reasons of an act, from left to right


@pytest.mark.parametrize(
    ("do", "theirs", "given"),
    [
        ("fire", "B02", {"ship": "CR01", "target": "CR02"}),
        ("ram", "RS02", {"ship": "CR01", "target": "CR02"}),
        ("launch", "FI02", {"target": "CR02"}),
        ("direct_hit", "DH02", {}),
        ("effect", "CD02", {}),
        ("board", "BP02", {"zone": "yel"}),
        ("play_card", "SA02", {}),
        ("repair", "SD02", {"ship": "CR01", "salvo": "L05"}),
        ("lay", "MF02", {"seat": B}),
    ],
)
def test_a_card_of_another_hand_is_refused_before_all_else(do, theirs, given):
    """After a salvo and a Direct Hit, so that each could be played by whoever holds it."""
    state = position("yel:CR01+L05 grn:CA01 hand:B01,DH01,L01", f"yel:CR02,BA05 hand:{theirs},L02")
    state.does(A, "fire", ship="CR01", card="B01", target="CR02")
    if do != "direct_hit":
        state.does(A, "direct_hit", card="DH01")
    assert state.refused(A, do, card=theirs, **given) == "card-not-in-hand"
    assert state.refused(A, do, card="Q", **given) == "unknown-card"


def test_of_what_was_fired_and_asteroids_the_first_is_told():
    state = position("yel:CR01 hand:B01", "grn:CR02 hand:L02 mines:AS01@1")
    shot = {"ship": "CR01", "card": "B01"}
    assert state.refused(A, "fire", **shot, target="CR02") == "fleet-in-asteroids"
    state.players[A].fleet["CR01"].fired = ["B"]
    assert state.refused(A, "fire", **shot, target="Q") == "already-fired"


FULL = "yel:SC03,SC04,SC05 grn:SC06,SC07,SC08 red:SC09,SC10,SC11 blu:CR05,CR06,CR07"
SIX = "SC03", "SC04", "SC05", "SC06", "SC07", "SC08"
SIDES = {"SC09": "red", "SC10": "red", "SC11": "red", "CR05": "blu", "CR06": "blu", "CR07": "blu"}
FRONT = {**dict.fromkeys(SIX, "yel"), **SIDES}
MINED = "yel:SC01,BA01 hand:L01 mines:MF01@1"
RAM = MINED.replace("L01", "RS01")
ARMED = "yel:CR01,SC01 hand:B01,L01,SD01"
ORDERS: dict[str, tuple[Given, tuple[str, ...], list[tuple[Any, ...]]]] = {
    "discard": (
        {"phase": "discard"},
        ("cards",),
        [
            ("yel:CR01 hand:L01", [], "nothing-chosen"),
            ("yel:CR01 hand:L01", ["L01", "L01"], "duplicate-card"),
            ("yel:CR01 hand:L01", ["L02"], "card-not-in-hand"),
        ],
    ),
    "shift_salvo": (
        {"phase": "discard"},
        ("ship", "salvo", "target"),
        [
            ("f1 yel:CR01+B05", "Q", "Q", "Q", "no-such-ability"),
            ("f9 yel:CR01", "@0", "Q", "Q", "ship-not-yours"),
            ("f9 yel:CR01", "CR02", "Q", "Q", "ship-not-yours"),
            ("f9 yel:CR01,SC01+B05", "CR01", "B05", "Q", "nothing-to-move"),
            ("f9 yel:CR01+B05", "CR01", "B05", "Q", "unknown-target"),
            ("f9 yel:CR01+B05", "CR01", "B05", "@0", "own-target"),
            ("f9 yel:CR01+B05", "CR01", "B05", "CR01", "own-target"),
            ("f9 yel:CR01+B05", "CR01", "B05", "@1", "not-on-flagship"),
            ("f9 yel:CR01+B05", "CR01", "B05", "CR02", None),
        ],
    ),
    "salvage": (
        {"phase": "draw", "discard": "L07 SA01 FI01"},
        ("cards",),
        [
            ("f1 hand:L01", [], "nothing-chosen"),
            ("f1 hand:L01", ["Q", "Q", "R", "S"], "duplicate-card"),
            ("f1 hand:L01", ["Q", "R", "S", "T"], "too-many"),
            ("f1 hand:L01", ["L07", "Q"], "unknown-card"),
            ("f1 hand:L01", ["L08", "SA01"], "not-a-salvo"),
            ("f1 hand:L01", ["L07", "FI01"], "not-a-salvo"),
            ("f1 hand:L01", ["L07", "L08"], "nothing-to-take"),
            ("f1 hand:L01", ["L02", "L07"], "nothing-to-take"),
            ("f1 hand:L01", ["L07"], None),
        ],
    ),
    "rob": (
        {"phase": "move"},
        ("seat",),
        [
            ("f1 yel:SC01", 7, "no-such-ability"),
            ("f4 yel:SC01", 7, "unknown-target"),
            ("f4 yel:SC01", A, "own-target"),
            ("f4 yel:SC01", D, "hand-empty"),
            ("f4 yel:SC01", B, None),
        ],
    ),
    "build": (
        {"phase": "reinforce", "ships": ""},
        ("cards",),
        [
            (f"f2 {FULL} hand:L01,L03", [], "no-free-zone"),
            ("f2 yel:CR01 hand:L01,L03", [], "ship-stack-empty"),
        ],
    ),
    "rebuild": (
        {"phase": "reinforce"},
        ("cards", "ship"),
        [
            (f"f1 {FULL} hand:L01", [], "Q", "no-such-ability"),
            (f"f6 {FULL} hand:L01", [], "Q", "no-free-zone"),
            ("f6 yel:CR01 hand:L01", [], "Q", "ship-discard-empty"),
        ],
    ),
    "move_fleet": (
        {"phase": "move"},
        ("to",),
        [
            (MINED, {"SC01": "grn"}, "wrong-ships"),
            (MINED, {"SC01": "yel", "BA01": "grn"}, "fleet-mined"),
            (FULL, {**FRONT, "CR05": "grn"}, "too-far"),
            (FULL, FRONT, "zone-overfull"),
        ],
    ),
    "fire": (
        {"attack": "controlled"},
        ("ship", "card", "target"),
        [
            (ARMED, "CR02", "Q", "Q", "unknown-card"),
            (ARMED, "CR02", "B02", "Q", "card-not-in-hand"),
            (ARMED, "CR02", "L02", "Q", "card-not-in-hand"),
            (ARMED, "CR02", "SD01", "Q", "not-a-salvo"),
            (ARMED, "CR02", "B01", "Q", "ship-not-yours"),
            (f"{ARMED} mines:MF01@1", "X", "B01", "Q", "ship-not-yours"),
            (f"{ARMED} mines:MF01@1", "SC01", "B01", "Q", "fleet-mined"),
            (ARMED, "SC01", "B01", "Q", "no-matching-gun"),
            (ARMED, "CR01", "B01", "Q", "unknown-target"),
            (ARMED, "CR01", "B01", "SC01", "own-target"),
            (ARMED, "CR01", "B01", "BA02", "not-a-neighbour"),
            (ARMED, "CR01", "B01", "CR02", "wrong-zone"),
            (ARMED, "CR01", "B01", "@1", None),
        ],
    ),
    "launch": (
        {},
        ("card", "target"),
        [
            (MINED, "L01", "Q", "not-a-squadron"),
            (MINED.replace("L01", "FI01"), "FI01", "Q", "no-carrier"),
            ("yel:CA01 hand:FI01 mines:MF01@1", "FI01", "Q", "fleet-mined"),
            ("yel:CA01 hand:FI01", "FI01", "Q", "unknown-target"),
        ],
    ),
    "ram": (
        {},
        ("ship", "card", "target"),
        [
            (MINED, "Q", "Q", "Q", "unknown-card"),
            (MINED, "Q", "RS01", "Q", "card-not-in-hand"),
            (MINED, "Q", "L01", "Q", "not-a-ramming-card"),
            (RAM, "Q", "RS01", "Q", "ship-not-yours"),
            (RAM, "BA01", "RS01", "Q", "ramming-speed-zero"),
            (RAM, "SC01", "RS01", "Q", "fleet-mined"),
            ("grn:SC01 hand:RS01", "SC01", "RS01", "@1", "zone-guarded"),
            ("grn:SC01 hand:RS01", "SC01", "RS01", "CR02", None),
        ],
    ),
    "repair": (
        {},
        ("card", "ship", "salvo"),
        [
            ("yel:CR01 hand:L01", "L01", "@1", "Q", "not-a-special"),
            ("yel:CR01 hand:SD01", "SD01", "@1", "Q", "not-on-flagship"),
            ("yel:CR01 hand:SD01", "SD01", "CR02", "Q", "ship-not-yours"),
            ("yel:CR01,SC01+L05 hand:SD01", "SD01", "CR01", "L05", "nothing-to-repair"),
            ("yel:CR01+L05 hand:SD01", "SD01", "CR01", "L05", None),
        ],
    ),
    "lay": (
        {},
        ("card", "seat"),
        [
            ("hand:L01", "Q", 7, "unknown-card"),
            ("hand:L01", "MF02", 7, "card-not-in-hand"),
            ("hand:L01", "L01", 7, "not-a-special"),
            ("hand:MF02", "MF02", 7, "unknown-target"),
            ("hand:MF02", "MF02", C, None),
        ],
    ),
    "sweep": (
        {"attack": "controlled"},
        ("ship", "marker"),
        [
            ("yel:CR01", "Q", "Q", "ship-not-yours"),
            ("yel:CR01", "CR01", "Q", "not-a-minesweeper"),
            ("yel:MS01", "MS01", "Q", "unknown-target"),
            ("yel:MS01", "MS01", "AS01", "not-a-neighbour"),
            ("yel:MS01 mines:MF02@1", "MS01", "MF02", None),
        ],
    ),
}
"""Of acts with several reasons: how the turn is, what the act names, and what is wrong less and
less, from left to right; None: nothing any more."""


@rule("MB-510", "MB-100", "MB-138", "MB-140", "MB-398", "MB-401", "MB-413", "MB-418", "MB-421")
@pytest.mark.parametrize("do", ORDERS)
def test_of_several_reasons_the_first_is_told(do):
    how, fields, rows = ORDERS[do]
    others = "grn:CR02+L09 hand:L02", "yel:BA02 hand:L03 mines:AS01@1", ""
    for ann, *named, code in rows:
        state = position(ann, *others, **how)
        given = dict(zip(fields, named, strict=True))
        if code is None:
            assert state.legal(A, do, **given), given
        else:
            assert state.refused(A, do, **given) == code, given


@rule("MB-511")
def test_a_preset_or_a_wish_of_others_makes_no_act_fail():
    state = position("yel:CR01 hand:B01,L02", "hand:L03", "hand:L04", sound="casual")
    wanted = action("fire", ship="CR01", card="B01", target="@1")
    state.act(B, "set_preset", preset="pass-turn", on=True)
    state.act(C, "set_sound_help", on=True)
    assert GAME.judge(state, A, wanted) is None


@pytest.mark.parametrize("card", ["L02", "L09", "FI09", "TF01", "ZZ99"])
def test_where_a_card_is_that_is_not_in_the_hand_shows_in_nothing(card):
    """In another's hand, in the stack, in the air, on the stack of plays; or nowhere."""
    state = position("yel:CA01 hand:L01,FI09,L07", "yel:BA06 hand:L02,EA01", "hand:TF01")
    state.act(A, "launch", card="FI09", target="BA06")
    state.act(B, "answer", window=1, card="EA01")
    state.unanswered()
    code = "unknown-card" if card == "ZZ99" else "card-not-in-hand"
    assert state.refused(A, "play_card", card=card) == code
    assert state.refused(A, "fire", ship="CA01", card=card, target="BA06") == code


def test_a_play_of_the_ship_of_a_waiting_ram():
    state = position("yel:SC12,CR01 hand:RS01,L01,B01", "yel:BA06 hand:L02", sound="casual")
    state.act(A, "ram", ship="SC12", card="RS01", target="BA06")
    assert state.refused(A, "fire", ship="SC12", card="L01", target="BA06") == "ship-not-yours"
    told = state.act(A, "fire", ship="CR01", card="B01", target="BA06")
    assert names(told)[:3] == ["salvo-missed", "ship-destroyed", "salvo-fired"]


@rule("MB-028", "MB-261")
def test_every_code_has_a_rule():
    assert all(number.startswith("MB-") for number in refusals.RULES.values())
    assert str(refusals.refusal("zone-full")) == "zone-full"
    state = position("yel:CR01 hand:TF01,EA01,L01", "hand:L02")
    for card in ("TF01", "EA01", "L01"):
        assert state.refusal(A, "play_card", card=card) == "not-a-special MB-261"
