"""2.8 and 2.9, with EX-12 to EX-16: rifle shots, sustained fire, extra hits, follow-up shots."""

import pytest

from games.space_hulk.events import Shot
from games.space_hulk.ruleset import Faces
from games.space_hulk.shooting import roll_faces
from games.space_hulk.tests.positions import boards, position, tags, told
from tests.rules import rule


def lane(**given):
    """A marine who sees one alien ahead of another; a third beside them."""
    return position("########\n#>...w.#\n#.....w#\n########", **given)


@rule("SH-085", "SH-192", "SH-193", "SH-194", "SH-210", "SH-262", "SH-292")
def test_ex_12_the_second_shot_at_a_target_is_sustained():
    state = lane()
    state.load(shoot="S-S-")
    assert tags(state.act("shoot", piece="m1", target="a1")) == ["shot"]
    events = state.act("shoot", piece="m1", target="a1")
    assert tags(events) == ["shot", "killed"]
    assert told(events, Shot) == [Shot("m1", "a1", ("S", "-"), sustained=True)]
    assert (state.marines["m1"].ap, state.active) == (2, "m1")


@rule("SH-211")
def test_ex_12_any_other_action_interrupts_it():
    state = lane()
    state.load(shoot="SSS-")
    state.marines["m1"].ap = 9
    state.act("shoot", piece="m1", target="a1")
    state.act("turn", piece="m1", facing="n")
    state.act("turn", piece="m1", facing="e")
    assert tags(state.act("shoot", piece="m1", target="a1")) == ["shot"]


@rule("SH-211", "SH-214")
def test_ex_12_so_does_another_target_whether_it_is_hit_or_not():
    for faces, hit in (("----SS", 0), ("--H---", 1)):
        state = lane()
        state.load(shoot=faces)
        for target in ("a1", "a2", "a1"):
            events = state.act("shoot", piece="m1", target=target)
        assert not told(events, Shot)[0].sustained
        assert state.kills == hit


@rule("SH-213")
def test_ex_12_the_actions_of_others_do_not_interrupt_it_the_end_of_the_phase_does():
    state = position("########\n#>...w.#\n#>.....#\n########", cp=1)
    state.load(shoot="--S-")
    state.act("shoot", piece="m1", target="a1")
    state.act("turn", piece="m2", facing="s")
    assert state.marines["m1"].stage == "done"
    assert "killed" in tags(state.act("shoot", piece="m1", target="a1", cp=1))
    state = lane()
    state.load(shoot="--", cp="1")
    state.act("shoot", piece="m1", target="a1")
    state.act("end_phase")
    assert state.marines["m1"].aim is None


@rule("SH-088", "SH-196", "SH-197", "SH-198", "SH-199", "SH-212", "SH-661")
def test_ex_13_move_and_shoot():
    """The step is paid with a command point, the first shot with nothing."""
    state = position("#######\n#v....#\n#.#####\n#.?####\n#######", values=[1], cp=1)
    marine = state.marines["m1"]
    marine.ap = 2
    state.load(shoot="S-S-")
    events = state.act("move", piece="m1", to=(1, 2), cp=1)
    assert "blip-turned" in tags(events)
    state.act("place_alien", to=(2, 3), facing="w")
    free = Shot("m1", "a1", ("S", "-"), follow=True)
    assert state.act("follow_shot", piece="m1", target="a1") == [free]
    assert marine.ap == 2
    assert state.refused("follow_shot", piece="m1", target="a1") == "no-follow-up"
    events = state.act("shoot", piece="m1", target="a1")
    assert told(events, Shot)[0].sustained
    assert "killed" in tags(events)
    assert marine.ap == 1


@rule("SH-089", "SH-110", "SH-198")
def test_ex_13_backward_and_180_degrees_cost_two_with_their_shot():
    for sign, do, given in ((">", "move", {"to": (1, 1)}), ("<", "turn", {"facing": "e"})):
        state = position(f"########\n#.{sign}..w.#\n########")
        state.load(shoot="--")
        state.act(do, piece="m1", **given)
        state.act("follow_shot", piece="m1", target="a1")
        assert state.marines["m1"].ap == 2


@rule("SH-190", "SH-198", "SH-266")
def test_ex_13_a_flamer_has_no_follow_up_shot():
    state = position("########\n#>...w.#\n########", squad="flamer")
    state.act("move", piece="m1", to=(2, 1))
    assert state.refused("follow_shot", piece="m1", target="a1") == "no-follow-up"
    assert state.refused("shoot", piece="m1", target="a1") == "no-rifle"
    assert state.refused("overwatch", piece="m1") == "no-rifle"


@rule("SH-191", "SH-198")
def test_a_follow_up_shot_needs_a_target_in_sight_and_lapses_with_any_other_action():
    state = position("########\n#>...w.#\n#>.....#\n########")
    state.act("move", piece="m1", to=(2, 1))
    assert state.legal("follow_shot", piece="m1", target="a1")
    state.act("move", piece="m2", to=(2, 2))
    assert state.refused("follow_shot", piece="m1", target="a1") == "no-follow-up"
    assert state.legal("follow_shot", piece="m2", target="a1")
    state = position("######\n#>.w.#\n#.####\n#.w###\n######")
    state.turned("m1", "n")
    state.act("turn", piece="m1", facing="e")
    assert state.refused("follow_shot", piece="m1", target="a2") == "not-in-sight"
    assert state.legal("follow_shot", piece="m1", target="a1")


CORRIDOR, DOOR = boards("""
#########   #########
#>..ww..#   #>..D?..#
#########   #########
""")


@rule("SH-220", "SH-221", "SH-222", "SH-223", "SH-226")
@pytest.mark.parametrize(
    ("aimed", "faces", "dead"),
    [(False, "HH", 2), (False, "HS", 1), (True, "HS", 2), (True, "SS", 2), (True, "S-", 1)],
)
def test_ex_14_an_extra_hit_in_a_corridor(aimed, faces, dead):
    state = position(CORRIDOR)
    state.put_alien((6, 1), "w")
    state.marines["m1"].aim = "a1" if aimed else None
    state.load(shoot=faces)
    state.act("shoot", piece="m1", target="a1")
    assert sorted(state.aliens) == ["a1", "a2", "a3"][dead:]
    assert state.kills == dead


@rule("SH-137", "SH-138", "SH-225", "SH-226")
def test_ex_15_an_extra_hit_through_a_door():
    state = position(DOOR, values=[2])
    state.load(shoot="HH")
    events = state.act("shoot", piece="m1", target="d1")
    assert tags(events) == ["shot", "door-destroyed", "blip-turned"]
    assert state.doors == {}
    state.act("place_alien", to=(5, 1), facing="w")
    assert state.placings() == {(4, 1), (6, 1)}
    events = state.act("place_alien", to=(6, 1), facing="w")
    assert tags(events) == ["alien-placed", "placing-over", "extra-hit", "killed"]
    assert list(state.aliens) == ["a2"]


@rule("SH-225")
def test_ex_15_nobody_is_adjacent_to_his_own_square():
    state = position(DOOR, values=[2])
    state.load(shoot="HH")
    state.act("shoot", piece="m1", target="d1")
    state.act("place_alien", to=(5, 1), facing="w")
    events = state.act("place_alien", to=(4, 1), facing="w")
    assert tags(events) == ["alien-placed", "placing-over"]
    assert len(state.aliens) == 2


CHOICE = """
#########
#.......#
#...v.w.#
#>...w.w#
#.....w.#
#.......#
#########
"""


@rule("SH-222", "SH-224", "SH-225", "SH-226")
def test_ex_16_the_only_candidate_dies_without_a_question_of_several_one_is_chosen():
    state = position(CHOICE)
    assert state.at("m2") == (1, 3)
    assert state.at("a2") == (5, 3)
    state.load(shoot="HH")
    events = state.act("shoot", piece="m2", target="a2")
    assert tags(events) == ["shot", "killed", "extra-hit", "killed"]
    assert {state.at(name) for name in state.aliens} == {(6, 2), (7, 3)}
    state = position("#######\n#....w#\n#>..w.#\n#....w#\n#######")
    state.load(shoot="HH")
    assert state.at("a2") == (4, 2)
    state.act("shoot", piece="m1", target="a2")
    assert state.refused("waive_hit") == "must-choose"
    assert state.refused("extra_hit", target="a2") == "bad-target"
    assert state.refused("end_phase", seat=0) == "decision-pending"
    state.act("extra_hit", target="a3")
    assert list(state.aliens) == ["a1"]


@rule("SH-226", "SH-227")
@pytest.mark.parametrize(
    ("do", "given", "what", "left"),
    [("extra_hit", {"target": "d1"}, "door-destroyed", 0), ("waive_hit", {}, "hit-waived", 1)],
)
def test_of_doors_the_player_chooses_one_or_none(do, given, what, left):
    state = position("#######\n#...wD#\n#>....#\n#######")
    state.load(shoot="HH")
    state.act("shoot", piece="m1", target="a1")
    assert state.legal(do, **given)
    assert what in tags(state.act(do, **given))
    assert len(state.doors) == left


@rule("SH-168", "SH-191")
def test_what_may_be_shot_at():
    """Not an alien outside, nor what is behind, or no piece at all, or open."""
    state = position("########\nE>v.w..#\n#.....w#\n#...D..#\n#####A##")
    state.turned("m2", "e")
    outside = state.put_alien((1, 3))
    outside.at, outside.entry = None, 1
    assert state.values("shoot", "target", "m2", 0) == {"a1", "d1"}
    assert state.refused("shoot", piece="m1", target="a1") == "not-in-sight"
    assert state.refused("shoot", piece="m2", target="a2") == "not-in-sight"
    for nothing in ("m1", "a9", "d9", ""):
        assert state.refused("shoot", piece="m2", target=nothing) == "bad-target"
    state.doors[state.sq((4, 3))] = True
    assert state.refused("shoot", piece="m2", target="d1") == "bad-target"


@rule("SH-160", "SH-163", "SH-172")
def test_what_is_shot_at_lies_in_the_fire_area_however_far():
    state = position("#####\n#.w.#\n#.<.#\n#####")
    assert state.refused("shoot", piece="m1", target="a1") == "not-in-fire-area"
    state = position("#" * 26 + "\n#>" + "." * 22 + "w#\n" + "#" * 26)
    assert state.legal("shoot", piece="m1", target="a1")


@rule("SH-011", "SH-193")
def test_the_shooting_die_has_the_faces_of_the_preset():
    for hit, again, faces in ((1, 1, "HS----"), (2, 1, "HHS---"), (1, 2, "HSS---")):
        state = lane().with_rules(shooting_die=Faces(hit, again))
        state.load()
        state.chance.ready["shoot"] = [0, 1, 2, 3, 4, 5]
        assert "".join(face for _ in range(3) for face in roll_faces(state)) == faces


@rule("SH-198", "SH-583")
def test_a_follow_up_shot_keeps_the_floor_that_of_who_asks_for_it_withdraws_nothing():
    state = position("########\n#>.>..>#\n#.....w#\n########", number=3)
    state.act("move", piece="m1", to=(2, 2))
    state.act("ask_floor", seat=1)
    state.load(shoot="--")
    assert tags(state.act("follow_shot", piece="m1", target="a1")) == ["floor-kept", "shot"]
    assert state.floor is None
    state = position("########\n#>.>..<#\n#.w....#\n########", number=3, cp=1)
    state.act("turn", piece="m1", facing="s")
    state.act("move", piece="m3", to=(5, 2), cp=1)
    state.act("ask_floor", seat=1)
    state.load(shoot="--")
    assert tags(state.act("follow_shot", piece="m3", target="a1")) == ["shot"]
    assert state.floor == 1


@rule("SH-173", "SH-225", "SH-700")
def test_what_an_extra_hit_of_overwatch_uncovers_is_turned_before_the_jam_die():
    state = position("########\n#>.ww..#\n########", phase="aliens")
    state.marines["m1"].watch = True
    state.put_blip(0, at=(6, 1))
    state.load(shoot="HH", jam="o")
    events = state.act("turn", piece="a1", facing="n")
    assert tags(events) == [
        "turned",
        "shot",
        "killed",
        "extra-hit",
        "killed",
        "blip-turned",
        "jam-rolled",
    ]
    assert told(events, Shot) == [Shot("m1", "a1", ("H", "H"), overwatch=True)]


@rule("SH-226", "SH-747", "SH-751")
def test_an_alien_is_hit_before_any_door_by_a_preset_the_nearest():
    state = position("#######\n#...D.#\n#>..w.#\n#....w#\n#######")
    state.load(shoot="HH")
    events = state.act("shoot", piece="m1", target="a1")
    assert tags(events)[-2:] == ["extra-hit", "killed"]
    assert (state.aliens, len(state.doors)) == ({}, 1)
    state = position("#######\n#....w#\n#>..w.#\n#..w..#\n#######")
    state.act("preset", seat=0, what="extra-hit", auto=True)
    state.load(shoot="HH")
    state.act("shoot", piece="m1", target="a2")
    assert list(state.aliens) == ["a1"]


PAIR = "#######\n#>w...#\n#>...X#\n#######"


@rule("SH-067", "SH-342", "SH-490", "SH-556", "SH-585")
def test_a_dead_marine_keeps_nothing_and_who_leaves_by_cp_ends_nobodys_activation():
    state = position(PAIR, squad="rifle rifle")
    marine = state.marines["m1"]
    marine.jam, marine.carries = True, ["box"]
    state.load(red="1", blue="654")
    events = state.act("attack", piece="m1")
    assert tags(events)[-2:] == ["killed", "dropped"]
    assert (marine.at, marine.fate, marine.stage, marine.ap) == (None, "dead", "done", 0)
    assert (marine.jam, marine.carries) == (False, [])
    assert state.objects == {"box": state.sq((1, 1))}
    assert state.active is None
    state = position(PAIR, cp=1)
    marine = state.marines["m2"]
    marine.at = state.sq((5, 2))
    state.act("turn", piece="m1", facing="n")
    state.act("leave", piece="m2", cp=1)
    assert (marine.fate, state.active) == ("saved", "m1")


@rule("SH-213")
def test_nobody_aims_any_more_at_what_is_gone():
    """The third marine aims at something else all the time."""
    state = position("#######\n#>..w.#\n#>.DD.#\n#>....#\n#######")
    for target in ("a1", "d1"):
        for name, marine in state.marines.items():
            marine.aim, marine.ap = "d2" if name == "m3" else target, 4
        state.load(shoot="H-")
        state.act("shoot", piece="m1" if target == "a1" else "m2", target=target)
        assert [marine.aim for marine in state.marines.values()] == [None, None, "d2"]
    assert state.doors == {state.sq((4, 2)): False}


@rule("SH-168", "SH-191")
def test_doors_are_told_apart():
    state = position("#####\n##D.#\n#>D.#\n##.D#\n#####")
    assert state.values("shoot", "target", "m1", 0) == {"d2"}
    state.doors[state.sq((2, 2))] = True
    assert state.values("shoot", "target", "m1", 0) == {"d1", "d3"}


@rule("SH-195", "SH-291")
def test_a_jammed_marine_does_everything_but_shoot():
    state = position("#######\n#>.w..#\n#######")
    state.marines["m1"].jam = True
    assert state.refused("shoot", piece="m1", target="a1") == "jammed"
    state.act("move", piece="m1", to=(2, 1))
    assert state.stations[0].follow is None
    assert state.refused("follow_shot", piece="m1", target="a1") == "no-follow-up"
    state.load(red="3", blue="321")
    state.act("attack", piece="m1")
    assert state.marines["m1"].jam
