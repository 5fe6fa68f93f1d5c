"""EX-17 to EX-20, and what lies beyond them: overwatch and jams."""

import msgspec
import pytest

from games.chance import Chance
from games.referee import codec
from games.space_hulk.events import Shot
from games.space_hulk.tests.positions import (
    GAME,
    SEED,
    act,
    all_rolled,
    boards,
    legal,
    load,
    position,
    put_alien,
    refused,
    sq,
    tags,
    told,
    with_rules,
)
from tests.rules import rule

LONG = """
##################
#>.............w.#
##################
"""


def watched(picture, **given):
    """In the actions of the aliens, with every marine on overwatch."""
    state = position(picture, phase="aliens", **given)
    for marine in state.marines.values():
        marine.watch = True
    return state


@rule("SH-087", "SH-252", "SH-253", "SH-254", "SH-255", "SH-256", "SH-257")
@rule("SH-262", "SH-263", "SH-290", "SH-291")
def test_ex_17_overwatch_down_a_corridor():
    state = watched(LONG)
    marine = state.marines["m1"]
    load(state, shoot="-SSSH-", jam="ooJ", cp="3")
    assert tags(act(state, "move", piece="a1", to=(14, 1))) == ["moved"]
    for x in (13, 12):
        events = act(state, "move", piece="a1", to=(x, 1))
        assert tags(events) == ["moved", "shot", "jam-rolled"]
    events = act(state, "turn", piece="a1", facing="n")
    assert tags(events) == ["turned", "shot", "killed", "jam-rolled"]
    assert (marine.jam, marine.watch, marine.ap) == (True, False, 4)
    put_alien(state, (5, 1), "w")
    assert tags(act(state, "move", piece="a2", to=(4, 1))) == ["moved"]
    act(state, "end_phase", seat=1)
    assert refused(state, "shoot", piece="m1", target="a2") == "jammed"
    assert refused(state, "overwatch", piece="m1") == "jammed"
    act(state, "clear_jam", piece="m1")
    assert (marine.jam, marine.ap) == (False, 3)
    assert legal(state, "shoot", piece="m1", target="a2")
    assert refused(state, "clear_jam", piece="m1") == "not-jammed"


CROSSING, OPENING = boards("""
#######   #########
###s###   #>..Dw..#
#>....#   #########
###.###
#######
""")


@rule("SH-130", "SH-252", "SH-255", "SH-256")
def test_ex_18_who_passes_is_shot_at_once_who_closes_the_door_again_is_not():
    state = watched(CROSSING)
    load(state, shoot="--", jam="o")
    act(state, "move", piece="a1", to=(3, 2))
    act(state, "move", piece="a1", to=(3, 3))
    assert all_rolled(state)
    state = watched(OPENING)
    load(state, shoot="--", jam="o")
    assert tags(act(state, "door", piece="a1", at=(4, 1)))[0] == "door-opened"
    assert tags(act(state, "door", piece="a1", at=(4, 1))) == ["door-closed"]
    assert all_rolled(state)


TWO, BESIDE = boards("""
#######   #####
###s###   #.>.#
#>..e.#   #>n.#
###.###   #####
###^###
#######
""")


@rule("SH-258", "SH-259", "SH-260", "SH-262")
@pytest.mark.parametrize(
    ("overlap", "shoot", "jam", "jammed"),
    [("all", "HH-H", "oJ", True), ("until_dead", "HH", "o", False)],
)
def test_ex_19_two_on_overwatch_both_shoot_or_until_it_is_dead(overlap, shoot, jam, jammed):
    state = with_rules(watched(TWO), overwatch_overlap=overlap)
    load(state, shoot=shoot, jam=jam)
    act(state, "move", piece="a1", to=(3, 2))
    assert not state.aliens
    assert all_rolled(state)
    assert [marine.jam for marine in state.marines.values()] == [False, jammed]
    assert [marine.watch for marine in state.marines.values()] == [True, not jammed]


@rule("SH-264", "SH-343", "SH-344", "SH-355")
@pytest.mark.parametrize(
    ("red", "alive", "facing"), [("5", True, "s"), ("6", True, "s"), ("4", False, "e")]
)
def test_ex_20_an_attack_on_a_marine_on_overwatch(red, alive, facing):
    state = watched(BESIDE)
    load(state, red=red, blue="532", shoot="H-", jam="o")
    events = act(state, "attack", piece="a1")
    assert tags(events)[0] == "overwatch-ended"
    assert (state.marines["m1"].at is not None) == alive
    assert state.marines["m1"].facing == facing
    assert not state.marines["m1"].watch
    assert not state.aliens
    assert told(events, Shot)[0].piece == "m2"
    assert all_rolled(state)


@rule("SH-086", "SH-250", "SH-251")
def test_overwatch_costs_two_and_ends_with_the_next_action():
    state = position("#####\n#>..#\n#####", cp=2)
    act(state, "overwatch", piece="m1")
    assert (state.marines["m1"].ap, state.marines["m1"].watch) == (2, True)
    assert refused(state, "overwatch", piece="m1") == "already-on-overwatch"
    events = act(state, "move", piece="m1", to=(2, 1))
    assert tags(events) == ["overwatch-ended", "moved"]
    assert not state.marines["m1"].watch


@rule("SH-064", "SH-261", "SH-342")
def test_nobody_shoots_at_an_alien_that_died_by_its_own_action():
    state = position("#####\n#>w.#\n#...#\n#.^.#\n#####", phase="aliens")
    state.marines["m2"].watch = True
    load(state, red="6", blue="321")
    events = act(state, "attack", piece="a1")
    assert tags(events) == ["melee-rolled", "fought", "killed"]
    assert (state.active, state.aliens) == (None, {})


@rule("SH-256", "SH-267")
def test_overwatch_shoots_at_the_acting_alien_alone_and_not_for_its_flame_roll():
    state = watched("#####\n#>.w#\n#####\n#..s#\n#####")
    assert tags(act(state, "move", piece="a2", to=(2, 3))) == ["moved"]
    state = watched("####\n#>w#\n####")
    state.aliens["a1"].burning = True
    state.flames = {sq(state, (2, 1)): 1}
    load(state, flame="6")
    assert tags(act(state, "burn_roll", piece="a1")) == ["flame-rolled"]


@rule("SH-258")
def test_the_extra_target_of_overwatch_is_in_range_too():
    state = with_rules(watched("#" * 16 + "\n#>..........ww.#\n" + "#" * 16), overwatch_range=11)
    load(state, shoot="HH", jam="o")
    act(state, "turn", piece="a1", facing="n")
    assert list(state.aliens) == ["a2"]


@rule("SH-263")
@pytest.mark.parametrize(("faces", "jam"), [(0, False), (3, True)])
def test_the_jam_die_is_what_the_rules_say(faces, jam):
    state = with_rules(watched("#####\n#>.w#\n#####"), jam_faces=faces)
    load(state, shoot="--", jam="J")
    act(state, "turn", piece="a1", facing="n")
    assert state.marines["m1"].jam == jam


@rule("SH-700")
def test_the_order_of_settling():
    """Removal, sight check with its decision, overwatch, then goals."""
    state = watched("########\n#>.w?..#\n##..####\n########", values=[1])
    load(state, shoot="--", jam="o")
    events = act(state, "move", piece="a1", to=(3, 2))
    assert tags(events) == ["moved", "blip-turned"]
    events = act(state, "place_alien", seat=0, to=(4, 1), facing="w")
    assert tags(events) == ["alien-placed", "placing-over", "shot", "jam-rolled"]


@rule("SH-700")
def test_a_decision_in_the_middle_of_two_overwatch_shots_survives_json():
    state = watched("########\n#>...w.#\n#....ww#\n#>...s.#\n########")
    load(state, shoot="HHH-", jam="oo")
    act(state, "turn", piece="a2", facing="n")
    assert refused(state, "end_phase", seat=1) == "decision-pending"
    dice, state.chance = state.chance, Chance(SEED)
    again = codec(GAME).state(msgspec.json.encode(state))
    assert again == state
    again.chance = dice
    events = act(again, "extra_hit", target="a1")
    assert tags(events) == ["extra-hit", "killed", "jam-rolled", "shot", "jam-rolled"]
