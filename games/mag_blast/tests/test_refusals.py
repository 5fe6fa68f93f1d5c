"""5 What refuses an act, and which reason comes first where several apply."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.mag_blast import refusals
from games.mag_blast.state import MagState
from games.mag_blast.tests.positions import (
    GAME,
    KINDS,
    A,
    B,
    C,
    D,
    act,
    action,
    deployed,
    does,
    legal,
    opened,
    position,
    refusal,
    refused,
    unanswered,
)
from games.referee import codec
from tests.rules import rule

Given = dict[str, Any]
SAMPLES: dict[str, Given] = {
    "name_flagship": {"flagship": "f1"},
    "deploy": {"yel": "SC01", "grn": "SC02", "red": "SC03", "blu": "SC04"},
    "take_back": {},
    "discard": {"cards": ["L01"]},
    "end_phase": {"phase": "move"},
    "shift_salvo": {"ship": "CR01", "salvo": "B01", "target": "CR02"},
    "salvage": {"cards": ["L01"]},
    "build": {"cards": ["L01"]},
    "rebuild": {"ship": "CR01", "cards": ["L01"]},
    "keep_ship": {"ship": "CR01"},
    "place_ship": {"zone": "yel"},
    "move_fleet": {"to": {"CR01": "yel"}},
    "rob": {"seat": 1},
    "fire": {"ship": "CR01", "card": "B01", "target": "@1"},
    "ram": {"ship": "CR01", "card": "RS01", "target": "@1"},
    "sound": {"noise": 0},
    "launch": {"card": "FI01", "target": "@1"},
    "direct_hit": {"card": "DH01"},
    "effect": {"card": "CD01"},
    "board": {"card": "BP01", "zone": "yel"},
    "scatter": {"to": {"CR01": "yel"}},
    "play_card": {"card": "SA01"},
    "play_with": {"card": "SA01", "extra": "L01"},
    "repair": {"ship": "CR01", "salvo": "B01", "card": "SD01"},
    "lay": {"card": "MF01", "seat": 1},
    "sweep": {"ship": "CR01", "marker": "MF01"},
    "end_turn": {},
    "answer": {"window": 1, "card": "TF01"},
    "buy_off": {"window": 1, "cards": ["L01"]},
    "pass": {"window": 1},
    "hold": {"window": 1},
    "set_preset": {"preset": "pass-turn", "on": True},
    "set_sound_help": {"on": True},
    "want_firewall": {"on": True},
    "resign": {},
}
OWN_TURN = [
    do
    for do in SAMPLES
    if do
    not in {
        "name_flagship",
        "deploy",
        "take_back",
        "answer",
        "buy_off",
        "pass",
        "hold",
        "set_preset",
        "set_sound_help",
        "want_firewall",
        "resign",
    }
]
every_act = pytest.mark.parametrize("do", SAMPLES)
of_the_turn = pytest.mark.parametrize("do", OWN_TURN)


def test_every_act_is_looked_at():
    assert SAMPLES.keys() == KINDS.keys()


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
    assert refused(state, 7, do, **given) == "not-a-player"
    act(state, B, "resign")
    assert refused(state, B, do, **given) == "eliminated"
    act(state, A, "resign")
    for seat in (A, B, C, 7):
        assert refusal(state, seat, do, **given) == "game-over MB-002"


@every_act
def test_then_whether_the_seat_is_resigning(do):
    state = position("yel:CR01 hand:B01,L05", "hand:L01", "hand:L02")
    act(state, A, "fire", ship="CR01", card="B01", target="@1")
    act(state, C, "resign")
    assert refusal(state, C, do, **SAMPLES[do]) == "already-resigning MB-440"


@rule("MB-081", "MB-171")
@of_the_turn
def test_then_the_phase_whose_turn_it_is_the_window_and_the_choice(do):
    given = SAMPLES[do]
    assert refusal(opened(2), B, do, **given) == "wrong-phase MB-080"
    state = position("f7 yel:CR01 hand:B01,RE01,L05", "hand:L01", ships="BA01 SC01")
    assert refusal(state, B, do, **given) == "not-your-turn MB-081"
    act(state, A, "play_card", card="RE01")
    if do != "sound":
        assert refused(state, A, do, **given) == "answer-window-open"
    unanswered(state)
    if do not in ("sound", "keep_ship"):
        assert refused(state, A, do, **given) == "choice-pending"


@rule("MB-080", "MB-130")
@of_the_turn
def test_then_again_the_phase(do):
    right = {
        "discard": "discard",
        "shift_salvo": "discard",
        "salvage": "draw",
        "build": "reinforce",
        "rebuild": "reinforce",
        "end_phase": "move",
        "move_fleet": "move",
        "rob": "move",
        "keep_ship": "",
        "place_ship": "",
        "scatter": "",
    }.get(do, "attack")
    for phase in ("discard", "draw", "reinforce", "move", "attack"):
        state = position("yel:CR01 hand:L05", "hand:L06", phase=phase, sound="casual")
        if phase != right:
            assert refusal(state, A, do, **SAMPLES[do]) == "wrong-phase MB-080"


@pytest.mark.parametrize("do", ["answer", "buy_off", "pass", "hold"])
def test_acts_of_a_window_need_an_open_one(do):
    for state in (opened(2), deployed(2), position("hand:L01", "hand:L02")):
        assert refusal(state, B, do, **SAMPLES[do]) == "window-closed MB-293"


# ---- the reasons of an act, from left to right


def salvo_of(mines: str = "", ben: str = "grn:CR02 hand:L02", **options: Any) -> MagState:
    ann = f"yel:CR01,SC01 hand:B01,L01,SD01 {mines}"
    return position(ann, ben, "yel:BA02 hand:L03", "hand:L04", **options)


@pytest.mark.parametrize(
    ("ship", "card", "target", "code"),
    [
        ("BA02", "Q", "Q", "unknown-card"),
        ("BA02", "B02", "Q", "card-not-in-hand"),
        ("BA02", "L02", "Q", "card-not-in-hand"),
        ("BA02", "SD01", "Q", "not-a-salvo"),
        ("BA02", "B01", "Q", "ship-not-yours"),
        ("SC01", "B01", "Q", "no-matching-gun"),
        ("CR01", "B01", "Q", "unknown-target"),
        ("CR01", "B01", "SC01", "own-target"),
        ("CR01", "B01", "BA02", "not-a-neighbour"),
        ("CR01", "B01", "CR02", "wrong-zone"),
        ("CR01", "B01", "@1", None),
    ],
)
def test_reasons_against_a_salvo_in_order(ship, card, target, code):
    state = salvo_of(attack="controlled")
    if code is None:
        assert legal(state, A, "fire", ship=ship, card=card, target=target)
    else:
        assert refused(state, A, "fire", ship=ship, card=card, target=target) == code


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
    does(state, A, "fire", ship="CR01", card="B01", target="CR02")
    if do != "direct_hit":
        does(state, A, "direct_hit", card="DH01")
    assert refused(state, A, do, card=theirs, **given) == "card-not-in-hand"
    assert refused(state, A, do, card="Q", **given) == "unknown-card"


def test_more_reasons_against_a_salvo_in_order():
    """A mine before the gun, the gun before what it has fired at, asteroids before the zone."""
    shot = {"ship": "SC01", "card": "B01", "target": "Q"}
    assert refused(salvo_of("mines:MF01@1"), A, "fire", **shot) == "fleet-mined"
    assert refused(salvo_of("mines:MF01@1"), A, "fire", **shot | {"ship": "X"}) == "ship-not-yours"
    state = salvo_of(ben="grn:CR02 hand:L02 mines:AS01@1")
    assert refused(state, A, "fire", ship="CR01", card="B01", target="CR02") == (
        "fleet-in-asteroids"
    )
    state.players[A].fleet["CR01"].fired = ["B"]
    assert refused(state, A, "fire", ship="CR01", card="B01", target="Q") == "already-fired"


@pytest.mark.parametrize(
    ("card", "ann", "code"),
    [
        ("L01", "yel:CR01 mines:MF01@1", "not-a-squadron"),
        ("FI01", "yel:CR01 mines:MF01@1", "no-carrier"),
        ("FI01", "yel:CA01 mines:MF01@1", "fleet-mined"),
        ("FI01", "yel:CA01", "unknown-target"),
    ],
)
def test_reasons_against_a_squadron_in_order(card, ann, code):
    state = position(f"{ann} hand:FI01,L01", "hand:L02")
    assert refused(state, A, "launch", card=card, target="Q") == code


def test_reasons_against_a_purchase_in_order():
    full = "yel:SC01,SC02,SC03 grn:SC04,SC05,SC06 red:SC07,SC08,SC09 blu:SC10,SC11,SC12"
    for ann, ships, code in (
        (full, "", "no-free-zone"),
        ("f2 yel:CR01", "", "ship-stack-empty"),
        ("f2 yel:CR01", "BA01", "nothing-chosen"),
    ):
        state = position(f"{ann} hand:L01,L02", "hand:L03", phase="reinforce", ships=ships)
        assert refused(state, A, "build", cards=[]) == code


FULL = "yel:SC03,SC04,SC05 grn:SC06,SC07,SC08 red:SC09,SC10,SC11 blu:CR05,CR06,CR07"
SIX = "SC03", "SC04", "SC05", "SC06", "SC07", "SC08"
SIDES = {"SC09": "red", "SC10": "red", "SC11": "red", "CR05": "blu", "CR06": "blu", "CR07": "blu"}
MINED = "yel:SC01,BA01 hand:L01 mines:MF01@1"
RAM = MINED.replace("L01", "RS01")
SWIFT = "grn:SC01 hand:RS01"
ORDERS: dict[str, tuple[Given, list[tuple[str, Given, str | None]]]] = {
    "shift_salvo": (
        {"phase": "discard"},
        [
            ("f1 yel:CR01", {"ship": "Q", "salvo": "Q", "target": "Q"}, "no-such-ability"),
            ("f9 yel:CR01", {"ship": "@0", "salvo": "Q", "target": "Q"}, "ship-not-yours"),
            ("f9 yel:CR01", {"ship": "CR02", "salvo": "Q", "target": "Q"}, "ship-not-yours"),
            (
                "f9 yel:CR01,SC01+B05",
                {"ship": "CR01", "salvo": "B05", "target": "Q"},
                "nothing-to-move",
            ),
            ("f9 yel:CR01+B05", {"ship": "CR01", "salvo": "B05", "target": "Q"}, "unknown-target"),
            ("f9 yel:CR01+B05", {"ship": "CR01", "salvo": "B05", "target": "@0"}, "own-target"),
            ("f9 yel:CR01+B05", {"ship": "CR01", "salvo": "B05", "target": "CR01"}, "own-target"),
            (
                "f9 yel:CR01+B05",
                {"ship": "CR01", "salvo": "B05", "target": "@1"},
                "not-on-flagship",
            ),
            ("f9 yel:CR01+B05", {"ship": "CR01", "salvo": "B05", "target": "CR02"}, None),
        ],
    ),
    "salvage": (
        {"phase": "draw", "discard": "L07 SA01"},
        [
            ("f2 hand:L01", {"cards": []}, "no-such-ability"),
            ("f1 hand:L01", {"cards": []}, "nothing-chosen"),
            ("f1 hand:L01", {"cards": ["Q", "Q", "R", "S"]}, "duplicate-card"),
            ("f1 hand:L01", {"cards": ["Q", "R", "S", "T"]}, "too-many"),
            ("f1 hand:L01", {"cards": ["Q", "SA01"]}, "unknown-card"),
            ("f1 hand:L01", {"cards": ["L07", "Q"]}, "unknown-card"),
            ("f1 hand:L01", {"cards": ["L08", "SA01"]}, "not-a-salvo"),
            ("f1 hand:L01", {"cards": ["L07", "FI01"]}, "not-a-salvo"),
            ("f1 hand:L01", {"cards": ["L08", "L07"]}, "nothing-to-take"),
            ("f1 hand:L01", {"cards": ["L07", "L02"]}, "nothing-to-take"),
            ("f1 hand:L01", {"cards": ["L07"]}, None),
        ],
    ),
    "rob": (
        {"phase": "move"},
        [
            ("f1 yel:SC01", {"seat": 7}, "no-such-ability"),
            ("f4 yel:SC01", {"seat": 7}, "unknown-target"),
            ("f4 yel:SC01", {"seat": A}, "own-target"),
            ("f4 yel:SC01", {"seat": D}, "hand-empty"),
            ("f4 yel:SC01", {"seat": B}, None),
        ],
    ),
    "rebuild": (
        {"phase": "reinforce"},
        [
            (f"f1 {FULL} hand:L01", {"cards": [], "ship": "Q"}, "no-such-ability"),
            (f"f6 {FULL} hand:L01", {"cards": [], "ship": "Q"}, "no-free-zone"),
            ("f6 yel:CR01 hand:L01", {"cards": [], "ship": "Q"}, "ship-discard-empty"),
        ],
    ),
    "move_fleet": (
        {"phase": "move"},
        [
            (MINED, {"to": {"SC01": "grn"}}, "wrong-ships"),
            (MINED, {"to": {"SC01": "yel", "BA01": "grn"}}, "fleet-mined"),
            (FULL, {"to": {**dict.fromkeys(SIX, "yel"), **SIDES, "CR05": "grn"}}, "too-far"),
            (FULL, {"to": {**dict.fromkeys(SIX, "yel"), **SIDES}}, "zone-overfull"),
        ],
    ),
    "ram": (
        {},
        [
            (MINED, {"ship": "Q", "card": "Q", "target": "Q"}, "unknown-card"),
            (MINED, {"ship": "Q", "card": "RS01", "target": "Q"}, "card-not-in-hand"),
            (MINED, {"ship": "Q", "card": "L01", "target": "Q"}, "not-a-ramming-card"),
            (RAM, {"ship": "Q", "card": "RS01", "target": "Q"}, "ship-not-yours"),
            (RAM, {"ship": "BA01", "card": "RS01", "target": "Q"}, "ramming-speed-zero"),
            (RAM, {"ship": "SC01", "card": "RS01", "target": "Q"}, "fleet-mined"),
            (
                "grn:SC01 hand:RS01",
                {"ship": "SC01", "card": "RS01", "target": "@1"},
                "zone-guarded",
            ),
            ("grn:SC01 hand:RS01", {"ship": "SC01", "card": "RS01", "target": "CR02"}, None),
        ],
    ),
    "repair": (
        {},
        [
            ("yel:CR01 hand:L01", {"card": "L01", "ship": "@1", "salvo": "Q"}, "not-a-special"),
            ("yel:CR01 hand:SD01", {"card": "SD01", "ship": "@1", "salvo": "Q"}, "not-on-flagship"),
            (
                "yel:CR01 hand:SD01",
                {"card": "SD01", "ship": "CR02", "salvo": "Q"},
                "ship-not-yours",
            ),
            (
                "yel:CR01,SC01+L05 hand:SD01",
                {"card": "SD01", "ship": "CR01", "salvo": "L05"},
                "nothing-to-repair",
            ),
            ("yel:CR01+L05 hand:SD01", {"card": "SD01", "ship": "CR01", "salvo": "L05"}, None),
        ],
    ),
    "lay": (
        {},
        [
            ("hand:L01", {"card": "Q", "seat": 7}, "unknown-card"),
            ("hand:L01", {"card": "MF02", "seat": 7}, "card-not-in-hand"),
            ("hand:L01", {"card": "L01", "seat": 7}, "not-a-special"),
            ("hand:MF02", {"card": "MF02", "seat": 7}, "unknown-target"),
            ("hand:MF02", {"card": "MF02", "seat": C}, None),
        ],
    ),
    "sweep": (
        {"attack": "controlled"},
        [
            ("yel:CR01", {"ship": "Q", "marker": "Q"}, "ship-not-yours"),
            ("yel:CR01", {"ship": "CR01", "marker": "Q"}, "not-a-minesweeper"),
            ("yel:MS01", {"ship": "MS01", "marker": "Q"}, "unknown-target"),
            ("yel:MS01", {"ship": "MS01", "marker": "AS01"}, "not-a-neighbour"),
            ("yel:MS01 mines:MF02@1", {"ship": "MS01", "marker": "MF02"}, None),
        ],
    ),
}
"""Of acts with several reasons: how the turn is, and what is wrong less and less, from left to
right; None: nothing any more."""


@rule("MB-510", "MB-342", "MB-398", "MB-401", "MB-413", "MB-418", "MB-421")
@pytest.mark.parametrize(
    ("do", "how", "ann", "given", "code"),
    [(do, how, *row) for do, (how, rows) in ORDERS.items() for row in rows],
)
def test_of_several_reasons_the_first_is_told(do, how, ann, given, code):
    others = "grn:CR02+L09 hand:L02", "yel:BA02 hand:L03 mines:AS01@1", ""
    state = position(ann, *others, **how)
    if code is None:
        assert legal(state, A, do, **given)
    else:
        assert refused(state, A, do, **given) == code


@rule("MB-511", "MB-510")
def test_a_double_press_harms_nobody():
    """The second one names what is over already."""
    state = position("yel:CR01 hand:L01,L02", "hand:L03", phase="reinforce")
    act(state, A, "end_phase", phase="reinforce")
    assert refused(state, A, "end_phase", phase="reinforce") == "wrong-phase"
    assert state.phase == "move"


@rule("MB-511")
def test_a_preset_or_a_wish_of_others_makes_no_act_fail():
    state = position("yel:CR01 hand:B01,L02", "hand:L03", "hand:L04", sound="casual")
    wanted = action("fire", ship="CR01", card="B01", target="@1")
    act(state, B, "set_preset", preset="pass-turn", on=True)
    act(state, C, "set_sound_help", on=True)
    assert GAME.judge(state, A, wanted) is None


@pytest.mark.parametrize("card", ["L02", "L09", "FI09", "TF01", "ZZ99"])
def test_where_a_card_is_that_is_not_in_the_hand_shows_in_nothing(card):
    """In another's hand, in the stack, in the air, on the stack of plays; or nowhere."""
    state = position("yel:CA01 hand:L01,FI09,L07", "yel:BA06 hand:L02,EA01", "hand:TF01")
    act(state, A, "launch", card="FI09", target="BA06")
    act(state, B, "answer", window=1, card="EA01")
    unanswered(state)
    code = "unknown-card" if card == "ZZ99" else "card-not-in-hand"
    assert refused(state, A, "play_card", card=card) == code
    assert refused(state, A, "fire", ship="CA01", card=card, target="BA06") == code


def test_a_play_of_the_ship_of_a_waiting_ram():
    state = position("yel:SC12,CR01 hand:RS01,L01,B01", "yel:BA06 hand:L02", sound="casual")
    act(state, A, "ram", ship="SC12", card="RS01", target="BA06")
    assert refused(state, A, "fire", ship="SC12", card="L01", target="BA06") == "ship-not-yours"
    told = act(state, A, "fire", ship="CR01", card="B01", target="BA06")
    assert [type(event).__name__ for event in told][:3] == [
        "SalvoMissed",
        "ShipDestroyed",
        "SalvoFired",
    ]


def test_every_code_has_a_rule():
    assert all(number.startswith("MB-") for number in refusals.RULES.values())
    assert str(refusals.refusal("zone-full")) == "zone-full"
    state = position("yel:CR01 hand:B01,SA01,L01", "hand:L02")
    does(state, A, "play_card", card="SA01")
    assert refusal(state, A, "play_card", card="L01") == "not-a-special MB-261"
