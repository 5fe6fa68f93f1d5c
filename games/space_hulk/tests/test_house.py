"""The contract of the house: what a room asks of the game, and how events bar the way back."""

from typing import get_args

import msgspec
import pytest

from games.referee import codec
from games.space_hulk.events import GameEvent
from games.space_hulk.state import Options
from games.space_hulk.tests.positions import GAME, act, load, position, put_blip
from tests.rules import rule

FIELD = "########\n#>...w.#\n########"


@rule("SH-740", "SH-742", "SH-750")
@pytest.mark.parametrize(
    ("clock", "calmer", "stands"),
    [
        ("off", None, True),
        ("quick", "relaxed", True),
        ("scenario", "relaxed", True),
        ("24h", "24h", False),
        ("72h", "72h", False),
    ],
)
def test_which_clocks_hurry_and_which_stand_while_nobody_is_there(clock, calmer, stands):
    options = Options(clock=clock, jam_faces="2")
    unhurried = None if calmer is None else Options(clock=calmer, jam_faces="2")
    assert GAME.unhurried(options) == unhurried
    assert GAME.stands(options) == stands


@rule("SH-661", "SH-767")
def test_dice_and_what_fell_lie_there_until_others_do():
    state = position(FIELD, phase="aliens")
    put_blip(state, 0, at=(6, 1))
    state.marines["m1"].watch = True
    load(state, shoot="H-", jam="o", cp="1")
    act(state, "turn", piece="a1", facing="n")
    lying, fallen = state.rolls, state.fallen
    assert [roll.kind for roll in lying] == ["shot", "jam"]
    assert [trace.piece for trace in fallen] == ["a1", "b1"]
    act(state, "preset", seat=0, what="parry", auto=True)
    assert (state.rolls, state.fallen) == (lying, fallen)
    act(state, "end_phase", seat=1)
    assert [roll.kind for roll in state.rolls] == ["cp"]
    assert state.fallen == fallen


@rule("SH-600", "SH-602")
def test_what_is_final():
    kinds = get_args(GameEvent)
    assert {name(kind) for kind in kinds if kind.final} == {
        "phase-started",
        "phase-ended",
        "blip-turned",
        "placing-over",
        "goal-fulfilled",
        "floor-asked",
        "floor-kept",
        "resign-asked",
        "resign-answered",
        "draw-offered",
        "draw-answered",
        "draw-lapsed",
        "preset-set",
        "match-ended",
    }
    assert {name(kind) for kind in kinds if kind.opens} == {"blip-turned", "match-ended"}


def name(kind):
    return kind.__struct_config__.tag


@rule("SH-702")
@pytest.mark.parametrize(
    ("field", "fits", "too_much"),
    [
        ("piece", ["m1", "abcdefgh"], ["abcdefghi", "M1", "m1\n", 1]),
        ("facing", ["n", "abcdefghijkl"], ["abcdefghijklm", "N", ["n", "e"]]),
        ("cp", [0, -(2**31), 2**31 - 1], [-(2**31) - 1, 2**31, "0", 0.5, True, None]),
        ("why", [], ["bored"]),
    ],
)
def test_text_and_numbers_from_outside_have_limits(field, fits, too_much):
    asked = {"do": "turn", "piece": "m1", "facing": "n", "cp": 0}
    for value in fits:
        action = codec(GAME).asked(msgspec.json.encode({**asked, field: value}))
        assert getattr(action, field) == value
    for value in too_much:
        with pytest.raises(msgspec.ValidationError):
            codec(GAME).asked(msgspec.json.encode({**asked, field: value}))
