"""Small facts of events, views and offers: what exactly is told, shown and offered."""

import pytest

from games.engine import SPECTATORS
from games.space_hulk.events import DrawAnswered, PhaseEnded, Shot
from games.space_hulk.tests.positions import (
    GAME,
    act,
    legal,
    load,
    pass_time,
    position,
    presence,
    put_blip,
    refused,
    sq,
    told,
)
from games.space_hulk.timing import phase_time
from tests.rules import rule

FIELD = "########\n#>.>..w#\n#......#\n########"


@rule("SH-438")
def test_an_alien_faces_as_it_was_told_to():
    state = position("E....<.#", phase="aliens")
    act(state, "convert", piece=put_blip(state, 1, entry=1).id)
    act(state, "enter_facing", piece="a1", facing="e")
    assert state.aliens["a1"].facing == "e"


@rule("SH-745", "SH-604")
@pytest.mark.parametrize(("clock", "away", "why"), [("standard", 0, "clock"), ("off", 1, "absent")])
def test_why_a_phase_has_ended(clock, away, why):
    state = position(FIELD, clock=clock)
    if away:
        presence(state, 0, False)
    assert told(pass_time(state, 180_000), PhaseEnded)[0] == PhaseEnded("marine_actions", why)


@rule("SH-192", "SH-198")
def test_a_plain_shot_is_no_follow_up():
    state = position(FIELD)
    load(state, shoot="--")
    assert told(act(state, "shoot", piece="m2", target="a1"), Shot) == [
        Shot("m2", "a1", ("-", "-"))
    ]


@rule("SH-490")
def test_leaving_is_offered_on_an_exit_square_alone():
    state = position("########\n#>.>..X#\n########")
    assert not legal(state, "leave", piece="m1")
    state.marines["m1"].at = sq(state, (6, 1))
    assert legal(state, "leave", piece="m1")


@rule("SH-213")
def test_sustained_fire_ends_with_its_own_target_alone():
    state = position("########\n#>....w#\n#>....w#\n########")
    state.marines["m1"].aim, state.marines["m2"].aim = "a1", "a2"
    load(state, shoot="H-")
    act(state, "shoot", piece="m2", target="a2")
    assert (state.marines["m1"].aim, state.marines["m2"].aim) == ("a1", None)


@rule("SH-605")
def test_who_declines_is_told():
    state = position(FIELD)
    act(state, "offer_draw", seat=1)
    assert told(act(state, "decline_draw", seat=0), DrawAnswered) == [DrawAnswered(0, False)]


@rule("SH-580")
def test_a_trade_forgets_what_else_was_wished_of_the_two():
    state = position(FIELD, number=3)
    state.phase = "deploy"
    assert GAME.view(state, SPECTATORS).trades is None
    act(state, "trade", seat=0, piece="m1", other="m2")
    assert GAME.view(state, SPECTATORS).trades == {"m1": "m2"}
    act(state, "trade", seat=1, piece="m2", other="m1")
    assert (state.marines["m1"].seat, state.marines["m2"].seat) == (1, 0)
    assert state.trades == {}


@rule("SH-011")
def test_the_jam_die_is_part_of_the_scene():
    assert GAME.scene(position(FIELD), SPECTATORS).jam == (1, 6)
    assert GAME.scene(position(FIELD, options={"jam_faces": "3"}), SPECTATORS).jam == (3, 6)


@rule("SH-603")
def test_who_is_asked_to_agree_is_waited_for():
    state = position(FIELD, number=3)
    act(state, "end_phase", seat=1)
    assert GAME.view(state, SPECTATORS).turn.seats == (0,)
    act(state, "resign", seat=0)
    assert GAME.view(state, SPECTATORS).turn.seats == (0, 1)


@rule("SH-583")
def test_the_floor_is_taken_by_a_marine_with_one_point_left():
    state = position(FIELD, number=3)
    act(state, "turn", piece="m1", facing="s")
    state.marines["m1"].ap = 1
    assert legal(state, "ask_floor", seat=1)
    state.marines["m1"].ap = 0
    assert refused(state, "ask_floor", seat=1) == "floor-free"


@rule("SH-742")
def test_the_clock_of_a_scenario_has_two_numbers():
    state = position(FIELD, clock="72h")
    assert phase_time(state) == 72 * 3_600_000
    state = GAME.setup(type(state.options)(clock="scenario"), 2, state.chance)[0]
    assert state.phase == "start_blips"
    assert phase_time(state) == 120_000
    state.phase = "marine_actions"
    assert phase_time(state) == 180_000
