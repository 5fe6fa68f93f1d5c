"""4 and 12.4: what each audience sees, what it is told, and who is waited for."""

import msgspec

from games.engine import SPECTATORS
from games.referee import audiences
from games.space_hulk import pieces
from games.space_hulk.board import squares_of
from games.space_hulk.state import Options
from games.space_hulk.tests.playing import Played
from games.space_hulk.tests.positions import (
    GAME,
    act,
    position,
    put_blip,
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


@rule("SH-407", "SH-408")
def test_what_is_due_at_an_entry():
    state = position(FIELD, values=[1])
    put_blip(state, 1, entry=1, placed=1)
    put_blip(state, 1, entry=1, placed=0)
    put_blip(state, 1, entry=1).held = True
    shown = printed(state, (0,))["blips"]
    assert [each.get("due") for each in shown.values()] == [None, "may", "must", "new"]


def test_whom_the_table_waits_for():
    state = position("########\n#>.>..w#\n########", number=3)
    assert GAME.view(state, (2,)).turn.seats == (0, 1)
    act(state, "end_phase", seat=0)
    assert GAME.view(state, (2,)).turn.seats == (1,)
    act(state, "resign", seat=1)
    assert GAME.view(state, (2,)).turn.seats == (0, 1)
    act(state, "refuse", seat=0)
    assert GAME.view(state, (2,)).turn.seats == (1,)
    act(state, "offer_draw", seat=1)
    assert GAME.view(state, (2,)).turn.seats == (0, 1, 2)


def test_the_scene_survives_json_and_says_who_plays_the_aliens():
    state, _ = GAME.setup(Options(aliens="first"), 2, Played(Options(), 2, 1).state.chance)
    scene = GAME.scene(state, (0,))
    assert scene.aliens == 0
    assert scene.limit == 10
    assert msgspec.json.decode(msgspec.json.encode(scene), type=type(scene)) == scene


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
