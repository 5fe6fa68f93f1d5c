"""EX-17 to EX-20, and what lies beyond them: overwatch and jams."""

import msgspec
import pytest

from games.chance import Chance
from games.referee import codec
from games.space_hulk.events import Shot
from games.space_hulk.tests.positions import GAME, SEED, boards, position, position_of, tags, told
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
    state.load(shoot="-SSSH-", jam="ooJ", cp="3")
    assert tags(state.act("move", piece="a1", to=(14, 1))) == ["moved"]
    for x in (13, 12):
        events = state.act("move", piece="a1", to=(x, 1))
        assert tags(events) == ["moved", "shot", "jam-rolled"]
    events = state.act("turn", piece="a1", facing="n")
    assert tags(events) == ["turned", "shot", "killed", "jam-rolled"]
    assert (marine.jam, marine.watch, marine.ap) == (True, False, 4)
    state.put_alien((5, 1), "w")
    assert tags(state.act("move", piece="a2", to=(4, 1))) == ["moved"]
    state.act("end_phase", seat=1)
    assert state.refused("shoot", piece="m1", target="a2") == "jammed"
    assert state.refused("overwatch", piece="m1") == "jammed"
    state.act("clear_jam", piece="m1")
    assert (marine.jam, marine.ap) == (False, 3)
    assert state.legal("shoot", piece="m1", target="a2")
    assert state.refused("clear_jam", piece="m1") == "not-jammed"


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
    state.load(shoot="--", jam="o")
    state.act("move", piece="a1", to=(3, 2))
    state.act("move", piece="a1", to=(3, 3))
    assert state.all_rolled()
    state = watched(OPENING)
    state.load(shoot="--", jam="o")
    assert tags(state.act("door", piece="a1", at=(4, 1)))[0] == "door-opened"
    assert tags(state.act("door", piece="a1", at=(4, 1))) == ["door-closed"]
    assert state.all_rolled()


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
    state = watched(TWO).with_rules(overwatch_overlap=overlap)
    state.load(shoot=shoot, jam=jam)
    state.act("move", piece="a1", to=(3, 2))
    assert not state.aliens
    assert state.all_rolled()
    assert [marine.jam for marine in state.marines.values()] == [False, jammed]
    assert [marine.watch for marine in state.marines.values()] == [True, not jammed]


@rule("SH-264", "SH-343", "SH-344", "SH-355")
@pytest.mark.parametrize(
    ("red", "alive", "facing"), [("5", True, "s"), ("6", True, "s"), ("4", False, "e")]
)
def test_ex_20_an_attack_on_a_marine_on_overwatch(red, alive, facing):
    state = watched(BESIDE)
    state.load(red=red, blue="532", shoot="H-", jam="o")
    events = state.act("attack", piece="a1")
    assert tags(events)[0] == "overwatch-ended"
    assert (state.marines["m1"].at is not None) == alive
    assert state.marines["m1"].facing == facing
    assert not state.marines["m1"].watch
    assert not state.aliens
    assert told(events, Shot)[0].piece == "m2"
    assert state.all_rolled()


@rule("SH-086", "SH-250", "SH-251")
def test_overwatch_costs_two_and_ends_with_the_next_action():
    state = position("#####\n#>..#\n#####", cp=2)
    state.act("overwatch", piece="m1")
    assert (state.marines["m1"].ap, state.marines["m1"].watch) == (2, True)
    assert state.refused("overwatch", piece="m1") == "already-on-overwatch"
    events = state.act("move", piece="m1", to=(2, 1))
    assert tags(events) == ["overwatch-ended", "moved"]
    assert not state.marines["m1"].watch


@rule("SH-064", "SH-261", "SH-342")
def test_nobody_shoots_at_an_alien_that_died_by_its_own_action():
    state = position("#####\n#>w.#\n#...#\n#.^.#\n#####", phase="aliens")
    state.marines["m2"].watch = True
    state.load(red="6", blue="321")
    events = state.act("attack", piece="a1")
    assert tags(events) == ["melee-rolled", "fought", "killed"]
    assert (state.active, state.aliens) == (None, {})


@rule("SH-256", "SH-267")
def test_overwatch_shoots_at_the_acting_alien_alone_and_not_for_its_flame_roll():
    state = watched("#####\n#>.w#\n#####\n#..s#\n#####")
    assert tags(state.act("move", piece="a2", to=(2, 3))) == ["moved"]
    state = watched("####\n#>w#\n####")
    state.aliens["a1"].burning = True
    state.flames = {state.sq((2, 1)): 1}
    state.load(flame="6")
    assert tags(state.act("burn_roll", piece="a1")) == ["flame-rolled"]


@rule("SH-258")
def test_the_extra_target_of_overwatch_is_in_range_too():
    state = watched("#" * 16 + "\n#>..........ww.#\n" + "#" * 16).with_rules(overwatch_range=11)
    state.load(shoot="HH", jam="o")
    state.act("turn", piece="a1", facing="n")
    assert list(state.aliens) == ["a2"]


@rule("SH-263")
@pytest.mark.parametrize(("faces", "jam"), [(0, False), (3, True)])
def test_the_jam_die_is_what_the_rules_say(faces, jam):
    state = watched("#####\n#>.w#\n#####").with_rules(jam_faces=faces)
    state.load(shoot="--", jam="J")
    state.act("turn", piece="a1", facing="n")
    assert state.marines["m1"].jam == jam


@rule("SH-700")
def test_the_order_of_settling():
    """Removal, sight check with its decision, overwatch, then goals."""
    state = watched("########\n#>.w?..#\n##..####\n########", values=[1])
    state.load(shoot="--", jam="o")
    events = state.act("move", piece="a1", to=(3, 2))
    assert tags(events) == ["moved", "blip-turned"]
    events = state.act("place_alien", seat=0, to=(4, 1), facing="w")
    assert tags(events) == ["alien-placed", "placing-over", "shot", "jam-rolled"]


@rule("SH-700")
def test_a_decision_in_the_middle_of_two_overwatch_shots_survives_json():
    state = watched("########\n#>...w.#\n#....ww#\n#>...s.#\n########")
    state.load(shoot="HHH-", jam="oo")
    state.act("turn", piece="a2", facing="n")
    assert state.refused("end_phase", seat=1) == "decision-pending"
    dice, state.chance = state.chance, Chance(SEED)
    again = position_of(codec(GAME).state(msgspec.json.encode(state)))
    assert again == state
    again.chance = dice
    events = again.act("extra_hit", target="a1")
    assert tags(events) == ["extra-hit", "killed", "jam-rolled", "shot", "jam-rolled"]
