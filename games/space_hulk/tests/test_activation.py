"""2.4 beyond its examples: who is active, who is done, who may pay."""

import pytest

from games.space_hulk.events import Finished
from games.space_hulk.tests.positions import act, legal, position, refused
from tests.rules import rule

TRIO = "########\n#>.>..>#\n#......#\n#w.e####\n########"


@rule("SH-068", "SH-198", "SH-583", "SH-584")
def test_a_marine_finished_by_hand_leaves_nothing_open():
    state = position(TRIO, number=3)
    act(state, "move", piece="m1", to=(2, 1))
    state.floor, state.stations[0].pressed = 1, True
    assert act(state, "finish", seat=0) == [Finished("m1", "hand")]
    assert (state.active, state.floor) == (None, None)
    assert (state.stations[0].follow, state.stations[0].pressed) == (None, False)
    assert state.marines["m1"].ap == 0


@rule("SH-068")
def test_an_alien_is_finished_by_hand():
    state = position(TRIO, phase="aliens")
    assert refused(state, "finish", seat=1) == "not-active"
    act(state, "turn", piece="a1", facing="n")
    assert act(state, "finish", seat=1) == [Finished("a1", "hand")]
    assert (state.active, state.aliens["a1"].stage) == (None, "done")


@rule("SH-068", "SH-580")
def test_nobody_finishes_the_marine_of_another_seat():
    state = position(TRIO, number=3)
    act(state, "move", piece="m1", to=(2, 1))
    assert refused(state, "finish", seat=1) == "not-active"


@rule("SH-064", "SH-583")
def test_who_activates_another_marine_has_answered_the_request_for_the_floor():
    state = position(TRIO, number=3)
    act(state, "move", piece="m1", to=(2, 1))
    act(state, "ask_floor", seat=1)
    act(state, "move", piece="m2", to=(4, 1))
    assert (state.active, state.floor) == ("m2", None)


@rule("SH-474")
@pytest.mark.parametrize(
    ("ap", "cp", "ways"),
    [(4, 0, {0}), (4, 1, {0, 1}), (1, 2, {1, 2}), (0, 2, {2}), (4, 9, {0, 1, 2})],
)
def test_the_points_with_which_an_action_may_be_paid(ap, cp, ways):
    state = position(TRIO, cp=cp)
    state.marines["m1"].ap = ap
    paid = {each for each in range(-1, 4) if is_legal(state, each)}
    assert paid == ways


def is_legal(state, cp):
    return legal(state, "overwatch", piece="m1", cp=cp)
