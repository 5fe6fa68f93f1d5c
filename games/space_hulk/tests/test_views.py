"""4 and 12.4: what each audience sees, what it is told, and who is waited for."""

import msgspec
import pytest

from games.engine import SPECTATORS
from games.referee import audiences, told
from games.space_hulk import pieces
from games.space_hulk.board import squares_of
from games.space_hulk.events import ValuesDrawn
from games.space_hulk.state import Options
from games.space_hulk.tests.playing import Played
from games.space_hulk.tests.positions import (
    GAME,
    act,
    load,
    position,
    put_blip,
    refused,
    sq,
)
from tests.rules import rule

FIELD = "#########\nE.#>.#..#\n#.#..#?.#\n#########"


def printed(state, audience):
    return msgspec.json.decode(msgspec.json.encode(GAME.view(state, audience)))


@rule("SH-665")
def test_three_audiences():
    state = position("########\n#>.>..w#\n########", number=3)
    assert audiences(GAME, state, 3) == [(0, 1), (2,), SPECTATORS]


@rule("SH-005", "SH-660", "SH-661", "SH-664")
def test_only_the_alien_seat_sees_values():
    state = position(FIELD, values=[4], phase="aliens")
    put_blip(state, 6, entry=1)
    state.hand = {1: 3}
    alien, marine, spectator = (printed(state, each) for each in ((1,), (0,), SPECTATORS))
    assert alien.pop("own") == {"values": {"b1": 4, "b2": 6}, "hand": {"1": 3}}
    assert alien == marine == spectator
    for blip in state.blips.values():
        blip.value = 0
    state.hand = {1: 0}
    assert printed(state, (0,)) == marine


@rule("SH-664")
def test_offers_and_deadlines_do_not_depend_on_values():
    state = position(FIELD, values=[4], phase="aliens", clock="standard")
    put_blip(state, 6, entry=1)
    before = [GAME.offers(state, seat) for seat in (0, 1)], GAME.deadlines(state)
    for blip in state.blips.values():
        blip.value = 0
    assert ([GAME.offers(state, seat) for seat in (0, 1)], GAME.deadlines(state)) == before


@rule("SH-660", "SH-661")
def test_drawn_values_are_told_to_the_alien_seat_alone():
    state = position("E....<.#", blips_per_round=(2,), supply={3: 9})
    events = act(state, "end_phase", seat=0)
    assert [event for event in told(events, (0,)) if isinstance(event, ValuesDrawn)] == []
    assert [event.values for event in told(events, (1,)) if isinstance(event, ValuesDrawn)] == [
        {1: 3, 2: 3}
    ]
    assert printed(state, (0,))["hand"] == 2


@rule("SH-665", "SH-666")
def test_after_the_end_values_are_everybodys():
    state = position(FIELD, values=[4])
    act(state, "resign", seat=0)
    assert printed(state, SPECTATORS)["own"]["values"] == {"b1": 4}
    assert printed(state, SPECTATORS)["result"]["winner"] == "aliens"
    assert "turn" not in printed(state, SPECTATORS)


@rule("SH-170", "SH-701")
def test_what_marines_see_is_part_of_the_view():
    state = position(FIELD)
    view = GAME.view(state, (0,))
    board = pieces.board(state)
    bits = bin(int(view.marines["m1"].seen, 16))[2:].zfill(4 * len(view.marines["m1"].seen))
    found = [square for square, bit in zip(board.squares, bits, strict=False) if bit == "1"]
    assert found == list(squares_of(pieces.seen(state, state.marines["m1"])))


@rule("SH-661")
def test_a_marine_is_shown_with_his_marks():
    state = position("#####\n#>..#\n#####", squad="flamer")
    marine = state.marines["m1"]
    marine.fuel, marine.carries = 3, ["box"]
    shown = printed(state, (0,))["marines"]["m1"]
    assert (shown["fuel"], shown["reloads"], shown["carries"]) == (3, 1, ["box"])
    assert "watch" not in shown
    assert "jam" not in shown
    marine.watch = True
    assert printed(state, (0,))["marines"]["m1"]["watch"]


@rule("SH-407", "SH-408")
def test_what_is_due_at_an_entry():
    state = position(FIELD, values=[1])
    put_blip(state, 1, entry=1, placed=1)
    put_blip(state, 1, entry=1, placed=0)
    put_blip(state, 1, entry=1).held = True
    shown = printed(state, (0,))["blips"]
    assert [each.get("due") for each in shown.values()] == [None, "may", "must", "new"]


def test_the_open_decision_is_shown_with_its_dice():
    state = position("#####\n#>w.#\n#####", squad="sergeant", phase="aliens")
    load(state, red="3", blue="642")
    act(state, "attack", piece="a1")
    shown = printed(state, (0,))
    assert shown["asked"] == {
        "what": "parry",
        "seat": 0,
        "at": sq(state, (1, 1)),
        "piece": "m1",
        "dice": [4, 6, 4, 2],
    }
    assert shown["turn"] == {"ask": "parry", "seats": [0]}
    assert shown["rolls"] == [{"kind": "melee", "dice": [3, 6, 4, 2], "piece": "a1"}]
    assert refused(state, "end_phase", seat=1) == "decision-pending"


def test_whom_the_table_waits_for():
    state = position("########\n#>.>..w#\n########", number=3)
    assert GAME.view(state, (2,)).turn.seats == (0, 1)
    act(state, "end_phase", seat=0)
    assert GAME.view(state, (2,)).turn.seats == (1,)
    act(state, "offer_draw", seat=1)
    assert GAME.view(state, (2,)).turn.seats == (0, 1, 2)


def test_the_scene_survives_json_and_says_who_plays_the_aliens():
    state, _ = GAME.setup(Options(aliens="first"), 2, Played(Options(), 2, 1).state.chance)
    scene = GAME.scene(state, (0,))
    assert scene.aliens == 0
    assert scene.limit == 10
    assert msgspec.json.decode(msgspec.json.encode(scene), type=type(scene)) == scene


@pytest.mark.parametrize("number", range(6))
def test_views_survive_json(number):
    match = Played(Options(), 2, number).on_arena(number)
    for _ in range(150):
        if match.state.result is None:
            match.step()
        for view in match.looks():
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_what_fell_leaves_a_trace():
    state = position("########\n#>...w.#\n########", phase="aliens")
    state.marines["m1"].watch = True
    load(state, shoot="H-", jam="o")
    act(state, "turn", piece="a1", facing="s")
    assert printed(state, (0,))["fallen"] == [
        {"piece": "a1", "at": sq(state, (5, 1)), "facing": "s"}
    ]


@rule("SH-665")
def test_the_end_opens_the_hand_too():
    state = position("E....<.#", blips_per_round=(1,), supply={3: 5})
    act(state, "end_phase", seat=0)
    assert act(state, "resign", seat=0)[0].hand == {1: 3}


@rule("SH-667")
def test_what_a_seat_tries_out_reaches_nobody():
    state = position(FIELD)
    assert GAME.signal_type is None
    assert GAME.relayed(state, 0, {"piece": "m1", "to": 12}) is None
