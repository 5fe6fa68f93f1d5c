"""EX-07 to EX-11: steps, turns, activation, payment."""

import pytest

from games.space_hulk.tests.positions import (
    act,
    legal,
    position,
    put_alien,
    put_blip,
    refused,
    sq,
    steps_of,
)
from games.space_hulk.tests.test_examples_sight import boards
from tests.rules import rule

DIAGONALS = boards("""
####   ####   ####   ####   ####   ####   ####
#..#   #n.#   #D.#   #*.#   #?.#   #d.#   #n.#
#^##   #^##   #^##   #^##   #^##   #^##   #^.#
####   ####   ####   ####   ####   ####   ####
""")


@rule("SH-105", "SH-106", "SH-107", "SH-108")
@pytest.mark.parametrize(
    ("picture", "free"),
    list(zip(DIAGONALS, [True, False, False, False, False, True, True], strict=True)),
    ids="abcdefg",
)
def test_ex_07_blocked_diagonals(picture, free):
    state = position(picture)
    if free:
        assert legal(state, "move", piece="m1", to=(2, 1))
    else:
        assert refused(state, "move", piece="m1", to=(2, 1)) == "diagonal-blocked"


PLACE = """
#######
#..D..#
#.#...#
#..{}*.#
#.....#
#.?#..#
#######
"""


@rule("SH-080", "SH-081", "SH-101", "SH-102", "SH-103", "SH-105")
def test_ex_08_steps_of_a_marine():
    state = position(PLACE.format("^"))
    assert steps_of(state, "m1", 0) == {(3, 2), (4, 2), (2, 4), (3, 4), (4, 4)}
    assert refused(state, "move", piece="m1", to=(2, 2)) == "square-blocked"
    assert refused(state, "move", piece="m1", to=(4, 3)) == "not-a-step"
    assert refused(state, "move", piece="m1", to=(2, 3)) == "not-a-step"
    act(state, "move", piece="m1", to=(4, 2))
    assert state.marines["m1"].ap == 3
    assert state.marines["m1"].facing == "n"
    act(state, "move", piece="m1", to=(3, 3))
    assert state.marines["m1"].ap == 1


@rule("SH-080", "SH-081", "SH-082", "SH-103", "SH-107")
def test_ex_08_steps_of_an_alien():
    state = position(PLACE.format("n"), phase="aliens")
    assert steps_of(state, "a1", 1) == {(3, 2), (4, 2), (2, 3), (2, 4), (3, 4), (4, 4)}
    assert refused(state, "move", piece="a1", to=(4, 3)) == "square-blocked"
    assert refused(state, "move", piece="a1", to=(2, 2)) == "square-blocked"
    act(state, "move", piece="a1", to=(2, 3))
    assert state.aliens["a1"].ap == 5
    act(state, "move", piece="a1", to=(2, 4))
    assert state.aliens["a1"].ap == 3


@rule("SH-080", "SH-081", "SH-082", "SH-104")
def test_ex_08_steps_of_a_blip():
    state = position(PLACE.format("?"), phase="aliens")
    assert steps_of(state, "b1", 1) == {(3, 2), (4, 2), (2, 3), (2, 4), (3, 4), (4, 4)}
    assert refused(state, "move", piece="b1", to=(4, 3)) == "square-blocked"
    act(state, "move", piece="b1", to=(3, 4))
    assert state.blips["b1"].ap == 5
    assert refused(state, "turn", piece="b1", facing="n") == "no-facing"


ROOM = """
#######
#.....#
#..n..#
#..D..#
#######
"""


@rule("SH-083", "SH-084", "SH-109")
def test_ex_09_no_two_turns_by_90_degrees():
    state = position(ROOM, phase="aliens")
    act(state, "turn", piece="a1", facing="e")
    assert state.aliens["a1"].ap == 6
    assert refused(state, "turn", piece="a1", facing="s") == "turned-already"
    assert refused(state, "door", piece="a1", at=(3, 3)) == "out-of-reach"
    assert refused(state, "turn", piece="a1", facing="n") == "turned-already"
    act(state, "move", piece="a1", to=(4, 2))
    act(state, "turn", piece="a1", facing="s")
    assert state.aliens["a1"].ap == 5


@rule("SH-084", "SH-109", "SH-110")
def test_ex_09_a_turn_by_180_degrees_between_them():
    state = position(ROOM, phase="aliens")
    for facing in "ewn":
        act(state, "turn", piece="a1", facing=facing)
    assert state.aliens["a1"].ap == 5


@rule("SH-068", "SH-083", "SH-109")
def test_ex_09_a_free_turn_with_nothing_left():
    state = position(ROOM, phase="aliens")
    state.aliens["a1"].ap = 0
    assert legal(state, "turn", piece="a1", facing="w")
    assert refused(state, "turn", piece="a1", facing="s") == "not-enough-ap"


@rule("SH-109")
def test_ex_09_a_new_phase_begins_anew():
    state = position("######\n#n..>#\n######", phase="aliens")
    act(state, "turn", piece="a1", facing="w")
    act(state, "end_phase", seat=1)
    act(state, "end_phase", seat=0)
    assert state.phase == "alien_actions"
    assert state.round == 2
    assert legal(state, "turn", piece="a1", facing="n")


SQUAD = """
#######
#.....#
#.>e>.#
#.....#
#######
"""


@rule("SH-060", "SH-062", "SH-064", "SH-065", "SH-066", "SH-067", "SH-471", "SH-472", "SH-475")
def test_ex_10_the_points_left_to_the_first_are_lost():
    state = position(SQUAD, squad="sergeant rifle", cp=2)
    turn = {"piece": "m1", "facing": "w"}
    act(state, "turn", **turn)
    assert state.marines["m1"].ap == 2
    act(state, "turn", piece="m2", facing="w", cp=0)
    sergeant = state.marines["m1"]
    assert (sergeant.stage, sergeant.ap, state.active) == ("done", 0, "m2")
    act(state, "turn", piece="m1", facing="e", cp=2)
    state.cp = 1
    assert refused(state, "attack", piece="m1") == "already-activated"
    assert legal(state, "attack", piece="m1", cp=1)
    assert refused(state, "turn", piece="m1", facing="w", cp=1) == "already-activated"
    assert refused(state, "turn", piece="m1", facing="w", cp=2) == "not-enough-cp"
    state.cp = 2
    assert legal(state, "turn", piece="m1", facing="w", cp=2)
    assert state.active == "m2"


@rule("SH-067", "SH-251", "SH-472", "SH-473", "SH-474")
def test_ex_11_mixed_payment():
    state = position("#####\n#>.>#\n#...#\n#####", cp=3)
    first = state.marines["m1"]
    first.stage, first.ap, state.active = "active", 1, "m1"
    assert refused(state, "overwatch", piece="m1", cp=0) == "not-enough-ap"
    act(state, "overwatch", piece="m1", cp=1)
    assert (state.cp, first.ap, first.watch) == (2, 0, True)
    act(state, "turn", piece="m2", facing="s", cp=1)
    second = state.marines["m2"]
    assert (state.cp, second.ap, second.stage) == (1, 4, "fresh")
    assert (first.stage, state.active) == ("active", "m1")
    assert refused(state, "turn", piece="m1", facing="s") == "not-enough-ap"
    act(state, "turn", piece="m1", facing="s", cp=1)
    assert (state.cp, first.watch) == (0, False)
    assert refused(state, "turn", piece="m1", facing="w", cp=2) == "cp-not-allowed"


@rule("SH-112")
def test_marines_never_step_on_an_entry_and_aliens_do():
    picture = "#E#\n#.#\n#{}#\n###"
    state = position(picture.format("^"))
    act(state, "move", piece="m1", to=(1, 1))
    assert refused(state, "move", piece="m1", to=(1, 0)) == "entry-square"
    state = position(picture.format("n"), phase="aliens")
    act(state, "move", piece="a1", to=(1, 1))
    assert legal(state, "move", piece="a1", to=(1, 0))


@rule("SH-111")
def test_nobody_but_marines_leaves_the_board():
    state = position("#X#\n#n#\n#^#\n###", phase="aliens")
    act(state, "move", piece="a1", to=(1, 0))
    assert refused(state, "leave", piece="a1", seat=1) == "not-your-phase"


@rule("SH-094", "SH-490")
def test_a_marine_leaves_from_an_exit_whatever_his_facing():
    state = position("##X#\n#.^#\n#^.#\n####", objects=())
    assert refused(state, "leave", piece="m1") == "no-exit-here"
    act(state, "move", piece="m1", to=(2, 0))
    turn = state.marines["m1"]
    act(state, "turn", piece="m1", facing="s")
    act(state, "leave", piece="m1")
    assert (turn.fate, turn.at, turn.ap) == ("saved", None, 0)
    assert refused(state, "turn", piece="m1", facing="n") == "no-such-piece"


@rule("SH-491")
def test_an_alien_on_an_exit_blocks_it():
    state = position("#X#\n#^#\n###")
    put_alien(state, (1, 0))
    assert refused(state, "move", piece="m1", to=(1, 0)) == "square-blocked"


@rule("SH-069", "SH-105")
def test_nobody_passes_through_friend_or_foe():
    state = position("#####\n#>>.#\n#####")
    assert refused(state, "move", piece="m1", to=(2, 1)) == "square-blocked"
    assert refused(state, "move", piece="m1", to=(3, 1)) == "not-a-step"
    assert state.marines["m1"].ap == 4


@rule("SH-104", "SH-106")
def test_blips_obey_blocked_diagonals_too():
    state = position("####\n##.#\n#.##\n####", phase="aliens")
    put_blip(state, 1, at=(1, 2))
    assert refused(state, "move", piece="b1", to=(2, 1)) == "diagonal-blocked"


@rule("SH-063", "SH-070")
def test_a_phase_may_end_at_any_time_and_the_points_are_lost():
    state = position("#####\n#>.w#\n#...#\n#####", phase="aliens")
    act(state, "end_phase", seat=1)
    act(state, "turn", piece="m1", facing="s")
    act(state, "end_phase", seat=0)
    assert (state.marines["m1"].ap, state.aliens["a1"].ap) == (0, 6)


@rule("SH-044", "SH-061", "SH-580")
def test_a_side_leads_its_own_pieces_in_its_own_phase():
    state = position("#####\n#>.w#\n#...#\n#####")
    assert refused(state, "move", piece="a1", to=(2, 1), seat=1) == "not-your-phase"
    assert refused(state, "move", piece="a1", to=(2, 1), seat=0) == "not-your-piece"
    assert refused(state, "move", piece="m9", to=(2, 1), seat=0) == "no-such-piece"
    assert refused(state, "place_blip", blip=1, entry=1, seat=1) == "not-your-phase"
    assert sq(state, (1, 1)) == state.marines["m1"].at
