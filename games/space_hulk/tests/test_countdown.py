"""6: the countdown that ends a phase in which nothing is left (SH-748)."""

import pytest

from games.space_hulk.events import ByClock
from games.space_hulk.tests.positions import (
    GAME,
    act,
    load,
    pass_time,
    position,
    presence,
    put_alien,
    put_blip,
    tags,
    told,
    with_options,
)
from tests.rules import rule

FIELD = "######\n#>..w#\n######"


def ends_at(state):
    """When the countdown ends the phase; None where none runs."""
    return GAME.view(state, (0,)).countdown


def spent(picture=FIELD, **given):
    """A marine who has turned to the wall with the last of his AP."""
    state = position(picture, **given)
    state.marines["m1"].ap = 1
    act(state, "turn", piece="m1", facing="n")
    return state


def looked_at(state):
    """An act that touches no piece, so that the clocks look at the position."""
    act(state, "offer_draw", seat=1)
    return ends_at(state)


@rule("SH-748")
def test_every_act_of_the_acting_side_begins_it_anew():
    state = spent()
    assert ends_at(state) == 5_000
    state.now = 3_000
    act(state, "preset", seat=0, what="parry", auto=True)
    assert ends_at(state) == 8_000
    assert pass_time(state, 4_999) == []
    assert told(pass_time(state, 1), ByClock) == [ByClock("countdown")]
    assert state.phase == "alien_actions"


@rule("SH-748")
@pytest.mark.parametrize("deed", ["other side", "nobody"])
def test_what_the_acting_side_does_not_do_lets_it_run(deed):
    state = spent()
    state.now = 3_000
    if deed == "nobody":
        presence(state, 1, False)
    else:
        act(state, "offer_draw", seat=1)
    assert ends_at(state) == 5_000


@rule("SH-748")
def test_it_does_not_run_while_a_decision_is_owed():
    state = position("######\n#<..?#\n######", values=[1])
    state.marines["m1"].ap = 2
    act(state, "turn", piece="m1", facing="e")
    assert ends_at(state) is None
    state.now = 20_000
    act(state, "place_alien", to=(4, 1), facing="e")
    assert ends_at(state) is None, "the follow-up shot has a target now"
    load(state, shoot="--")
    act(state, "follow_shot", piece="m1", target="a1")
    assert ends_at(state) == 25_000


@rule("SH-748")
def test_one_marine_with_a_point_left_or_a_command_point_holds_it_back():
    assert ends_at(spent(cp=1)) is None
    state = position("########\n#>..>..#\n########")
    for name, ap in (("m1", 1), ("m2", 2)):
        state.marines[name].ap = ap
        act(state, "turn", piece=name, facing="n")
    assert ends_at(state) is None
    act(state, "turn", piece="m2", facing="e")
    assert ends_at(state) == 5_000


@rule("SH-748", "SH-198")
def test_one_open_follow_up_shot_with_a_target_holds_it_back():
    """The shot of one seat has a target, that of the other has none."""
    state = position("########\n#v....w#\n########\n#v.....#\n########", number=3)
    for name in ("m1", "m2"):
        state.marines[name].ap = 1
        act(state, "turn", piece=name, facing="e")
    assert ends_at(state) is None
    load(state, shoot="--")
    act(state, "follow_shot", piece="m1", target="a1")
    assert ends_at(state) == 5_000


@rule("SH-748")
@pytest.mark.parametrize("phase", ["deploy", "start_blips", "alien_reinforce"])
def test_there_is_none_but_in_the_actions_of_a_side(phase):
    """Neither before the match nor while blips are placed, though nobody has anything left."""
    state = position("#E####\n#>...#")
    state.phase, state.marines["m1"].ap = phase, 0
    assert looked_at(state) is None


@rule("SH-748")
@pytest.mark.parametrize(
    ("ap", "idle", "runs"), [(0, False, True), (1, False, False), (6, True, True), (0, True, True)]
)
def test_an_alien_with_points_that_may_act_holds_it_back(ap, idle, runs):
    state = position("######\n#<..w#\n######", phase="aliens")
    state.aliens["a1"].ap, state.aliens["a1"].idle = ap, idle
    assert (looked_at(state) is not None) == runs


@rule("SH-748")
@pytest.mark.parametrize("ap", [0, 6])
def test_a_blip_with_points_holds_it_back(ap):
    """Though it has nowhere to go."""
    state = position("#####\n#?###\n#####\n#>..#\n#####", phase="aliens")
    state.blips["b1"].ap = ap
    assert (looked_at(state) is None) == (ap > 0)


@rule("SH-748", "SH-438")
@pytest.mark.parametrize(
    ("entry", "stage", "on", "runs"),
    [
        (1, "fresh", None, False),
        (1, "fresh", (1, 0), False),
        (1, "fresh", (0, 0), True),
        (2, "fresh", (0, 0), False),
        (1, "done", None, True),
    ],
)
def test_an_alien_outside_that_can_enter_holds_it_back(entry, stage, on, runs):
    """It may come from its own entry, unless something stands just there."""
    state = position("E.....E\n###.###\n###>###\n#######", phase="aliens")
    outside = put_alien(state, (3, 1), "s")
    outside.at, outside.entry, outside.stage = None, entry, stage
    if on is not None:
        put_alien(state, on).ap = 0
    assert (looked_at(state) is not None) == runs


@rule("SH-748", "SH-408")
@pytest.mark.parametrize("held", [True, False])
def test_a_blip_outside_that_may_enter_holds_it_back(held):
    state = position("E.....#\n###.###\n###>###\n#######", phase="aliens")
    put_blip(state, 3, entry=1).held = held
    assert (looked_at(state) is not None) == held


@rule("SH-748")
def test_it_ends_the_phase_of_the_aliens_for_everybody():
    state = position("######\n#<..w#\n######", phase="aliens")
    state.aliens["a1"].ap = 0
    assert looked_at(state) == 5_000
    events = pass_time(state, 5_000)
    assert tags(events)[:3] == ["by-clock", "phase-ended", "draw-lapsed"]
    assert told(events, ByClock) == [ByClock("countdown")]
    assert (events[1].why, state.round) == ("countdown", 2)


@rule("SH-748")
def test_a_match_that_is_over_counts_nothing_down():
    state = spent()
    presence(state, 0, False)
    act(state, "resign", seat=1)
    assert (ends_at(state), GAME.deadlines(state)) == (None, [])


@rule("SH-748")
def test_the_room_says_how_long_it_lasts():
    state = spent(options={"auto_end": "10"})
    assert ends_at(state) == 10_000
    with_options(state, auto_end="off")
    act(state, "preset", seat=0, what="parry", auto=True)
    assert ends_at(state) is None
