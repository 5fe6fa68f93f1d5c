"""2.10, with EX-21 to EX-24: the flamer, aliens in flames, fuel, what burns."""

import pytest

from games.space_hulk import pieces
from games.space_hulk.events import FlamesRemoved
from games.space_hulk.tests.positions import GAME, position, tags, told
from tests.rules import rule

WALL = """
##########
####.#####
#>...ww#..
####.#####
##########
"""


def chain(state):
    """Where the next flame may lie."""
    return {
        state.place(square)
        for offer in GAME.offers(state, 0)
        if offer.do == "flame_next"
        for square in offer.take["to"].of
    }


def flamer(picture=WALL, **given):
    return position(picture, squad="flamer", **given)


@rule("SH-090", "SH-300", "SH-301", "SH-302", "SH-303", "SH-304", "SH-305")
@rule("SH-307", "SH-308", "SH-309", "SH-553", "SH-558")
def test_ex_21_a_wall_of_fire():
    """Each square has burnt once, however many flames it had."""
    state = flamer()
    state.load(flame="362")
    assert state.refused("flame", piece="m1", to=(6, 2)) == "not-in-sight"
    assert state.refused("flame", piece="m1", to=(4, 1)) == "not-in-sight"
    events = state.act("flame", piece="m1", to=(5, 2))
    assert tags(events) == ["flame-laid", "flame-rolled", "killed"]
    assert state.marines["m1"].ap == 2
    state.act("flame_next", to=(6, 2))
    assert list(state.aliens) == ["a2"]
    state.act("flame_next", to=(6, 2))
    assert not state.aliens
    assert state.refused("flame_next", to=(6, 2)) == "two-flames-already"
    assert state.refused("flame_next", to=(4, 2)) == "not-adjacent"
    assert state.refused("move", piece="m1", to=(2, 2)) == "decision-pending"
    state.act("flame_next", to=(5, 2))
    state.act("flame_next", to=(4, 2))
    assert tags(state.act("flame_stop")) == ["flame-over"]
    assert state.marines["m1"].fuel == 7
    assert state.refused("flame_next", to=(3, 2)) == "no-flame-open"
    assert state.refused("flame_stop", seat=0) == "no-flame-open"
    assert state.all_rolled()
    assert (state.burnt, state.kills) == ([state.sq((x, 2)) for x in (5, 6, 4)], 2)


@rule("SH-308")
def test_two_flames_of_one_shot_on_a_square_do_not_hide():
    state = flamer()
    state.act("flame", piece="m1", to=(3, 2))
    state.act("flame_next", to=(3, 2))
    state.act("flame_next", to=(4, 2))
    assert state.flames == {state.sq((3, 2)): 2, state.sq((4, 2)): 1}


@rule("SH-308", "SH-309")
def test_each_flame_of_a_chain_may_uncover_a_blip():
    state = flamer("########\n#>..w..#\n########")
    state.put_blip(0, at=(6, 1))
    state.act("flame", piece="m1", to=(3, 1))
    state.load(flame="1")
    events = state.act("flame_next", to=(4, 1))
    assert tags(events) == ["flame-laid", "flame-rolled", "killed", "blip-turned"]


@rule("SH-310")
def test_flames_of_earlier_shots_hide():
    state = flamer(WALL.replace("ww", ".."))
    state.marines["m1"].ap = 8
    state.act("flame", piece="m1", to=(4, 2))
    state.act("flame_next", to=(5, 2))
    state.act("flame_stop")
    assert state.refused("flame", piece="m1", to=(5, 2)) == "not-in-sight"
    assert state.legal("flame", piece="m1", to=(4, 2))


@rule("SH-310", "SH-311", "SH-315", "SH-317", "SH-500", "SH-501")
def test_ex_22_what_is_left_of_it():
    state = flamer(WALL.replace("ww", ".."))
    state.put_alien((9, 2), "w")
    state.flames = {state.sq((4, 2)): 1, state.sq((5, 2)): 2, state.sq((6, 2)): 2}
    assert sees(state, (4, 2))
    assert not sees(state, (5, 2))
    events = state.act("end_phase", seat=0)
    assert told(events, FlamesRemoved) == [FlamesRemoved(all=False)]
    assert state.phase == "alien_actions"
    assert state.flames == {state.sq((5, 2)): 1, state.sq((6, 2)): 1}
    assert sees(state, (5, 2))
    assert not sees(state, (6, 2))
    events = state.act("end_phase", seat=1)
    assert "flames-removed" in tags(events)
    assert state.flames == {}


def sees(state, square):
    return bool(pieces.seen(state, state.marines["m1"]) >> state.sq(square) & 1)


HELL = "#####\n#.w.#\n#####"


def burning(*flames):
    """An alien on a flame, in the alien phase."""
    state = position(HELL, phase="aliens")
    for column in (2, *flames):
        state.flames[state.sq((column, 1))] = 1
    state.aliens["a1"].burning = True
    return state


@rule("SH-107", "SH-312", "SH-356")
def test_ex_23_a_b_the_first_action_is_the_move_backward_for_two():
    state = burning()
    assert state.refused("turn", piece="a1", facing="n") == "must-leave-fire"
    assert state.refused("attack", piece="a1") == "must-leave-fire"
    assert state.refused("burn_roll", piece="a1") == "can-move"
    state.act("move", piece="a1", to=(1, 1))
    assert (state.aliens["a1"].ap, state.aliens["a1"].facing) == (5, "w")
    assert state.legal("turn", piece="a1", facing="n")
    state = burning(1)
    assert state.steps_of("a1", 1) == {(3, 1)}
    state.act("move", piece="a1", to=(3, 1))
    assert state.aliens["a1"].ap == 4


@rule("SH-313", "SH-558")
@pytest.mark.parametrize(("die", "alive"), [("4", False), ("6", True)])
def test_ex_23_c_with_nowhere_to_go_it_rolls(die, alive):
    state = burning(1)
    state.put_alien((3, 1), "e")
    state.load(flame=die)
    assert state.refused("turn", piece="a1", facing="n") == "must-leave-fire"
    state.act("burn_roll", piece="a1")
    assert ("a1" in state.aliens, state.kills) == (alive, not alive)
    if alive:
        assert state.aliens["a1"].ap == 6
        assert state.active == "a1"
        assert state.legal("turn", piece="a1", facing="n")
        assert state.refused("burn_roll", piece="a1") == "not-burning"


@rule("SH-312", "SH-313")
def test_ex_23_d_the_other_moves_away_first():
    state = position("######\n#.we.#\n######", phase="aliens")
    state.flames = {state.sq((1, 1)): 1, state.sq((2, 1)): 1}
    state.aliens["a1"].burning = True
    assert state.legal("burn_roll", piece="a1")
    state.act("move", piece="a2", to=(4, 1))
    assert state.refused("burn_roll", piece="a1") == "can-move"
    state.act("move", piece="a1", to=(3, 1))
    assert state.aliens["a1"].ap == 4


@rule("SH-314", "SH-315", "SH-501", "SH-558")
@pytest.mark.parametrize(("die", "alive"), [("5", False), ("6", True)])
def test_ex_23_e_who_is_never_chosen_rolls_at_the_end_and_burns_no_more(die, alive):
    state = burning()
    state.load(flame=die, cp="1")
    events = state.act("end_phase", seat=1)
    assert "flame-rolled" in tags(events)
    assert told(events, FlamesRemoved) == [FlamesRemoved(all=True)]
    assert [alien.burning for alien in state.aliens.values()] == [False] * alive
    assert state.kills == (not alive)


@rule("SH-069", "SH-090", "SH-091", "SH-300", "SH-316", "SH-318")
def test_ex_24_fuel_and_reload():
    state = flamer(cp=2)
    marine = state.marines["m1"]
    marine.fuel = 3
    assert state.legal("reload", piece="m1")
    marine.ap, marine.stage, state.active = 2, "active", "m1"
    assert state.refused("reload", piece="m1") == "not-enough-ap"
    state.act("reload", piece="m1", cp=2)
    assert marine.fuel == 12
    marine.ap = 1
    assert state.refused("flame", piece="m1", to=(4, 2)) == "not-enough-ap"
    marine.ap = 4
    assert state.refused("reload", piece="m1") == "reload-used"
    marine.fuel = 0
    assert state.refused("flame", piece="m1", to=(4, 2)) == "no-fuel"
    state = position("####\n#>>#\n####", squad="flamer rifle", rules={"reloads": 3})
    assert state.refused("reload", piece="m2") == "no-flamer"
    state.act("reload", piece="m1")
    assert state.marines["m1"].reloads == 2


@rule("SH-303", "SH-308", "SH-309")
def test_an_alien_that_stands_blocks_the_way_and_the_shot_ends_by_itself_without_one():
    state = flamer(WALL.replace("ww", ".."))
    state.marines["m1"].fuel = 2
    assert tags(state.act("flame", piece="m1", to=(4, 2))) == ["flame-laid"]
    assert tags(state.act("flame_next", to=(5, 2))) == ["flame-laid", "flame-over"]
    state = flamer("###\n#.#\n#^#\n###")
    state.act("flame", piece="m1", to=(1, 1))
    assert tags(state.act("flame_next", to=(1, 1))) == ["flame-laid", "flame-over"]
    state = flamer()
    state.load(flame="6")
    state.act("flame", piece="m1", to=(5, 2))
    assert chain(state) == {(4, 2), (5, 2)}


@rule("SH-301", "SH-306", "SH-319")
def test_where_no_flame_is_laid():
    state = position("########\n#>..>..#\n#...D..#\n#.....A#\n########", squad="flamer rifle")
    state.closed = [1]
    assert state.refused("flame", piece="m1", to=(4, 1)) == "marine-there"
    assert state.refused("flame", piece="m1", to=(4, 2)) == "square-closed"
    assert state.refused("flame", piece="m1", to=(6, 3)) == "square-closed"
    assert state.refused("flame", piece="m1", to=(0, 0)) == "square-closed"
    assert state.refused("flame", piece="m1", to=(1, 3)) == "not-in-fire-area"
    assert state.refused("flame", piece="m2", to=(6, 1)) == "no-flamer"
    state.doors[state.sq((4, 2))] = True
    assert state.legal("flame", piece="m1", to=(4, 2))
    state = flamer("#" * 17 + "\n#>" + "." * 14 + "#\n" + "#" * 17)
    assert state.legal("flame", piece="m1", to=(13, 1))
    assert state.refused("flame", piece="m1", to=(14, 1)) == "out-of-range"


@rule("SH-308", "SH-309")
def test_what_a_shot_uncovers_is_placed_and_the_chain_goes_on():
    state = flamer("#########\n#>..w...#\n#########")
    state.put_blip(1, at=(6, 1))
    state.load(flame="1")
    events = state.act("flame", piece="m1", to=(4, 1))
    assert tags(events) == ["flame-laid", "flame-rolled", "killed", "blip-turned"]
    assert state.refused("flame_next", to=(5, 1)) == "decision-pending"
    state.act("place_alien", to=(6, 1), facing="w")
    state.act("flame_next", to=(5, 1))
    assert state.flames == {state.sq((4, 1)): 1, state.sq((5, 1)): 1}


@rule("SH-304", "SH-308")
def test_what_a_square_takes_and_hides():
    """One flame, however few it may hold; that of an earlier shot hides under one of this."""
    lane = "########\n#>.....#\n########"
    state = flamer(lane).with_rules(flames_per_square=1)
    state.act("flame", piece="m1", to=(3, 1))
    assert state.refused("flame_next", to=(3, 1)) == "two-flames-already"
    assert state.legal("flame_next", to=(4, 1))
    state = flamer(lane)
    state.flames[state.sq((3, 1))] = 1
    state.act("flame", piece="m1", to=(2, 1))
    state.act("flame_next", to=(3, 1))
    assert state.refused("flame_next", to=(4, 1)) == "not-in-sight"


@rule("SH-312", "SH-356")
def test_an_alien_with_just_enough_points_must_flee_and_else_attacks_out_of_flames():
    state = position("#####\n#>.w#\n#####", phase="aliens")
    alien = state.aliens["a1"]
    alien.ap, alien.burning, alien.facing = 1, True, "w"
    assert state.refused("burn_roll", piece="a1") == "can-move"
    alien.facing = "e"
    assert state.legal("burn_roll", piece="a1")
    alien.burning, alien.facing, alien.at = False, "w", state.sq((2, 1))
    state.flames[alien.at] = 1
    assert state.legal("attack", piece="a1")
