"""2.4 and 2.5, with EX-07 to EX-11: steps, turns, activation, payment; doors, airlocks, entries."""

import pytest

from games.space_hulk.events import AlienLost, EntrySealed, Finished
from games.space_hulk.tests.positions import boards, position, tags, told
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
        assert state.legal("move", piece="m1", to=(2, 1))
    else:
        assert state.refused("move", piece="m1", to=(2, 1)) == "diagonal-blocked"


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
    assert state.steps_of("m1", 0) == {(3, 2), (4, 2), (2, 4), (3, 4), (4, 4)}
    assert state.refused("move", piece="m1", to=(2, 2)) == "square-blocked"
    assert state.refused("move", piece="m1", to=(4, 3)) == "not-a-step"
    assert state.refused("move", piece="m1", to=(2, 3)) == "not-a-step"
    state.act("move", piece="m1", to=(4, 2))
    assert state.marines["m1"].ap == 3
    assert state.marines["m1"].facing == "n"
    state.act("move", piece="m1", to=(3, 3))
    assert state.marines["m1"].ap == 1


@rule("SH-080", "SH-081", "SH-082", "SH-103", "SH-104", "SH-107")
def test_ex_08_steps_of_an_alien_and_of_a_blip():
    state = position(PLACE.format("n"), phase="aliens")
    assert state.steps_of("a1", 1) == {(3, 2), (4, 2), (2, 3), (2, 4), (3, 4), (4, 4)}
    assert state.refused("move", piece="a1", to=(4, 3)) == "square-blocked"
    assert state.refused("move", piece="a1", to=(2, 2)) == "square-blocked"
    state.act("move", piece="a1", to=(2, 3))
    assert state.aliens["a1"].ap == 5
    state.act("move", piece="a1", to=(2, 4))
    assert state.aliens["a1"].ap == 3
    state = position(PLACE.format("?"), phase="aliens")
    assert state.steps_of("b1", 1) == {(3, 2), (4, 2), (2, 3), (2, 4), (3, 4), (4, 4)}
    assert state.refused("move", piece="b1", to=(4, 3)) == "square-blocked"
    state.act("move", piece="b1", to=(3, 4))
    assert state.blips["b1"].ap == 5
    assert state.refused("turn", piece="b1", facing="n") == "no-facing"


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
    state.act("turn", piece="a1", facing="e")
    assert state.aliens["a1"].ap == 6
    assert state.refused("turn", piece="a1", facing="s") == "turned-already"
    assert state.refused("door", piece="a1", at=(3, 3)) == "out-of-reach"
    assert state.refused("turn", piece="a1", facing="n") == "turned-already"
    state.act("move", piece="a1", to=(4, 2))
    state.act("turn", piece="a1", facing="s")
    assert state.aliens["a1"].ap == 5


@rule("SH-068", "SH-083", "SH-084", "SH-109", "SH-110")
def test_ex_09_a_turn_by_180_degrees_between_them_and_a_free_one_with_nothing_left():
    state = position(ROOM, phase="aliens")
    for facing in "ewn":
        assert state.legal("turn", piece="a1", facing=facing)
        state.act("turn", piece="a1", facing=facing)
    alien = state.aliens["a1"]
    assert alien.ap == 5
    alien.ap, alien.turned = 0, False
    assert state.legal("turn", piece="a1", facing="w")
    assert state.refused("turn", piece="a1", facing="s") == "not-enough-ap"


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
    state.act("turn", **turn)
    assert state.marines["m1"].ap == 2
    state.act("turn", piece="m2", facing="w", cp=0)
    sergeant = state.marines["m1"]
    assert (sergeant.stage, sergeant.ap, state.active) == ("done", 0, "m2")
    state.act("turn", piece="m1", facing="e", cp=2)
    state.cp = 1
    assert state.refused("attack", piece="m1") == "already-activated"
    assert state.legal("attack", piece="m1", cp=1)
    assert state.refused("turn", piece="m1", facing="w", cp=1) == "already-activated"
    assert state.refused("turn", piece="m1", facing="w", cp=2) == "not-enough-cp"
    state.cp = 2
    assert state.legal("turn", piece="m1", facing="w", cp=2)
    assert state.active == "m2"


@rule("SH-067", "SH-251", "SH-472", "SH-473", "SH-474")
def test_ex_11_mixed_payment():
    state = position("#####\n#>.>#\n#...#\n#####", cp=3)
    first = state.marines["m1"]
    first.stage, first.ap, state.active = "active", 1, "m1"
    assert state.refused("overwatch", piece="m1", cp=0) == "not-enough-ap"
    state.act("overwatch", piece="m1", cp=1)
    assert (state.cp, first.ap, first.watch) == (2, 0, True)
    state.act("turn", piece="m2", facing="s", cp=1)
    second = state.marines["m2"]
    assert (state.cp, second.ap, second.stage) == (1, 4, "fresh")
    assert (first.stage, state.active) == ("active", "m1")
    assert state.refused("turn", piece="m1", facing="s") == "not-enough-ap"
    state.act("turn", piece="m1", facing="s", cp=1)
    assert (state.cp, first.watch) == (0, False)
    assert state.refused("turn", piece="m1", facing="w", cp=2) == "cp-not-allowed"


@rule("SH-111", "SH-112", "SH-491")
def test_marines_never_step_on_an_entry_and_aliens_block_an_exit_and_do_not_leave():
    picture = "#E#\n#.#\n#{}#\n###"
    state = position(picture.format("^"))
    state.act("move", piece="m1", to=(1, 1))
    assert state.refused("move", piece="m1", to=(1, 0)) == "entry-square"
    state = position(picture.format("n"), phase="aliens")
    state.act("move", piece="a1", to=(1, 1))
    assert state.legal("move", piece="a1", to=(1, 0))
    state = position("#X#\n#n#\n#^#\n###", phase="aliens")
    state.act("move", piece="a1", to=(1, 0))
    assert state.refused("leave", piece="a1", seat=1) == "not-your-phase"
    state.phase, state.marines["m1"].at = "marine_actions", state.sq((1, 1))
    assert state.refused("move", piece="m1", to=(1, 0)) == "square-blocked"


@rule("SH-094", "SH-490")
def test_a_marine_leaves_from_an_exit_whatever_his_facing():
    state = position("##X#\n#.^#\n#^.#\n####", objects=())
    assert state.refused("leave", piece="m1") == "no-exit-here"
    assert not state.legal("leave", piece="m1")
    state.act("move", piece="m1", to=(2, 0))
    assert state.legal("leave", piece="m1")
    turn = state.marines["m1"]
    state.act("turn", piece="m1", facing="s")
    state.act("leave", piece="m1")
    assert (turn.fate, turn.at, turn.ap) == ("saved", None, 0)
    assert state.refused("turn", piece="m1", facing="n") == "no-such-piece"


@rule("SH-044", "SH-061", "SH-063", "SH-070", "SH-580")
def test_a_side_leads_its_own_pieces_in_its_own_phase_and_ends_it_at_any_time():
    state = position("#####\n#>.w#\n#...#\n#####")
    assert state.refused("move", piece="a1", to=(2, 1), seat=1) == "not-your-phase"
    assert state.refused("move", piece="a1", to=(2, 1), seat=0) == "not-your-piece"
    assert state.refused("move", piece="m9", to=(2, 1), seat=0) == "no-such-piece"
    assert state.refused("place_blip", blip=1, entry=1, seat=1) == "not-your-phase"
    assert state.sq((1, 1)) == state.marines["m1"].at
    state = position("#####\n#>.w#\n#...#\n#####", phase="aliens")
    state.act("end_phase", seat=1)
    state.act("turn", piece="m1", facing="s")
    state.act("end_phase", seat=0)
    assert (state.marines["m1"].ap, state.aliens["a1"].ap) == (0, 6)


TURNS = {"n": (0, 1, 2, 1), "e": (1, 0, 1, 2), "s": (2, 1, 0, 1), "w": (1, 2, 1, 0)}
ALIEN_TURNS = {"n": (0, 0, 1, 0), "e": (0, 0, 0, 1), "s": (1, 0, 0, 0), "w": (0, 1, 0, 0)}


@rule("SH-166", "SH-411")
def test_a_blip_that_steps_away_hides_its_new_square_no_longer():
    """A wall hides it; the corner that it closes with another wall is open once it has gone."""
    state = position("#####\n#>#.#\n#...#\n###.#\n#####", phase="aliens")
    state.put_blip(1, at=(3, 2))
    assert state.refused("move", piece="b1", to=(3, 3)) == "would-be-seen"
    assert state.legal("move", piece="b1", to=(3, 1))


@rule("SH-554", "SH-556")
def test_an_object_that_is_picked_up_again_was_fetched_once():
    state = position("#####\n#>..#\n#####")
    state.objects = {"box": state.sq((2, 1)), "key": state.sq((3, 1))}
    state.fetched = ["box"]
    for column in (2, 3):
        state.act("move", piece="m1", to=(column, 1))
    assert state.marines["m1"].carries == ["box", "key"]
    assert (state.fetched, state.objects) == (["box", "key"], {})


@rule("SH-081", "SH-083", "SH-084", "SH-100")
@pytest.mark.parametrize("facing", ["n", "e", "s", "w"])
def test_what_a_turn_costs(facing):
    for no in ("ne", ""):
        assert position("####\n#>.#\n####").refused("turn", piece="m1", facing=no) == "no-facing"
    for to, marine, alien in zip("nesw", TURNS[facing], ALIEN_TURNS[facing], strict=True):
        if to == facing:
            continue
        state = position("####\n#>w#\n####")
        state.turned("m1", facing)
        state.act("turn", piece="m1", facing=to)
        assert 4 - state.marines["m1"].ap == marine
        state = position("####\n#>w#\n####", phase="aliens")
        state.turned("a1", facing)
        state.act("turn", piece="a1", facing=to)
        assert 6 - state.aliens["a1"].ap == alien


TRIO = "########\n#>.>..>#\n#......#\n#w.e####\n########"


@rule("SH-068", "SH-198", "SH-580", "SH-583", "SH-584")
def test_a_marine_finished_by_hand_leaves_nothing_open_and_so_does_an_alien():
    state = position(TRIO, number=3)
    state.act("move", piece="m1", to=(2, 1))
    assert state.refused("finish", seat=1) == "not-active"
    state.floor, state.stations[0].pressed = 1, True
    assert state.legal("finish", seat=0)
    assert state.act("finish", seat=0) == [Finished("m1", "hand")]
    assert (state.active, state.floor) == (None, None)
    assert (state.stations[0].follow, state.stations[0].pressed) == (None, False)
    assert state.marines["m1"].ap == 0
    state = position(TRIO, phase="aliens")
    assert state.refused("finish", seat=1) == "not-active"
    state.act("turn", piece="a1", facing="n")
    assert state.act("finish", seat=1) == [Finished("a1", "hand")]
    assert (state.active, state.aliens["a1"].stage) == (None, "done")


@rule("SH-064", "SH-583")
def test_who_activates_another_marine_has_answered_the_request_for_the_floor():
    state = position(TRIO, number=3)
    state.act("move", piece="m1", to=(2, 1))
    state.act("ask_floor", seat=1)
    state.act("move", piece="m2", to=(4, 1))
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
    return state.legal("overwatch", piece="m1", cp=cp)


CRAMPED = "#######\n#..w..#\n#..D?.#\n#######\n#>#####\n#######"


@rule("SH-064", "SH-312", "SH-475", "SH-702")
@pytest.mark.parametrize(
    ("do", "given", "why"),
    [
        ("move", {"piece": "a1", "to": (3, 2)}, "square-blocked"),
        ("door", {"piece": "a1", "at": (2, 2)}, "no-door"),
        ("turn", {"piece": "a1", "facing": "n"}, "turned-already"),
        ("move", {"piece": "b1", "to": (3, 1)}, "square-blocked"),
        ("door", {"piece": "b1", "at": (5, 2)}, "no-door"),
    ],
)
def test_who_has_acted_is_told_so_before_anything_of_the_square(do, given, why):
    state = position(CRAMPED, phase="aliens")
    state.aliens["a1"].turned = True
    state.aliens["a1"].ap = state.blips["b1"].ap = 0
    assert state.refused(do, **given) == why
    assert state.refused(do, **given, cp=1) == "cp-not-allowed"
    state.aliens["a1"].stage = state.blips["b1"].stage = "done"
    state.aliens["a1"].burning = True
    assert state.refused(do, **given) == "already-activated"


RIFLE = "#######\n#.>w.X#\n#..D..#\n#######"


ACTIONS = [
    *(("move", {"to": (1, 1)}), ("turn", {"facing": "n"}), ("shoot", {"target": "a1"})),
    *(("attack", {}), ("door", {"at": (3, 2)}), ("leave", {})),
]


@rule("SH-198", "SH-251", "SH-583", "SH-584")
@pytest.mark.parametrize(("do", "given"), ACTIONS)
def test_every_action_of_a_marine_ends_his_overwatch_and_keeps_the_floor(do, given):
    state = position(RIFLE + "\n#>#####\n#######", number=3)
    state.active, state.floor = "m1", 1
    state.stations[0].follow, state.stations[0].pressed = "m1", True
    state.marines["m1"].watch = True
    if do == "leave":
        state.marines["m1"].at = state.sq((5, 1))
    state.load(shoot="--", red="3", blue="321")
    assert tags(state.act(do, piece="m1", **given))[:2] == ["overwatch-ended", "floor-kept"]
    assert (state.floor, state.marines["m1"].watch) == (None, False)
    assert state.stations[0].follow == ("m1" if do in ("move", "turn") else None)
    assert not state.stations[0].pressed


@rule("SH-250", "SH-291", "SH-583")
@pytest.mark.parametrize(
    ("do", "jam", "what"),
    [
        ("overwatch", False, "overwatch-set"),
        ("clear_jam", True, "jam-cleared"),
        ("flame", False, "flame-laid"),
        ("reload", False, "reloaded"),
    ],
)
def test_what_is_done_to_ones_weapon_keeps_the_floor(do, jam, what):
    squad = "flamer rifle" if do in ("flame", "reload") else "rifle rifle"
    state = position("######\n#>...#\n######\n#>####\n######", squad=squad, number=3)
    state.active, state.floor, state.marines["m1"].jam = "m1", 1, jam
    given = {"to": (3, 1)} if do == "flame" else {}
    assert tags(state.act(do, piece="m1", **given)) == ["floor-kept", what]


@rule("SH-069")
@pytest.mark.parametrize(("do", "given"), [*ACTIONS, ("overwatch", {}), ("clear_jam", {})])
def test_without_points_a_marine_does_nothing(do, given):
    state = position(RIFLE)
    marine = state.marines["m1"]
    marine.ap, marine.jam = 0, do == "clear_jam"
    if do == "leave":
        marine.at = state.sq((5, 1))
    assert state.refused(do, piece="m1", **given) == "not-enough-ap"


LOCKS = "#############\nE.A<.....>A.E\n#############"


@rule("SH-139", "SH-141", "SH-142")
def test_airlocks_and_sealed_entries_are_kept_in_order():
    state = position(LOCKS)
    events = state.act("door", piece="m2", at=(10, 1))
    assert told(events, EntrySealed) == [EntrySealed(2, 0)]
    assert (state.closed, state.sealed) == ([2], [2])
    events = state.act("door", piece="m1", at=(2, 1))
    assert told(events, EntrySealed) == [EntrySealed(1, 0)]
    assert (state.closed, state.sealed) == ([1, 2], [1, 2])


@rule("SH-142")
def test_what_waits_at_another_entry_stays():
    state = position(LOCKS)
    for entry in (1, 2):
        state.put_blip(4, entry=entry)
        outside = state.put_alien((0, 1))
        outside.at, outside.entry = None, entry
    events = state.act("door", piece="m1", at=(2, 1))
    assert tags(events) == ["airlock-closed", "entry-sealed", "alien-lost"]
    assert told(events, AlienLost) == [AlienLost(1, "sealed")]
    assert (list(state.blips), list(state.aliens)) == (["b2"], ["a2"])


@rule("SH-141")
def test_an_entry_is_open_behind_a_door_to_one_marine_and_where_none_is_left():
    state = position("E.D.>##\n#######\n#.>...#\n#######")
    state.act("turn", piece="m2", facing="s")
    assert state.sealed == []
    state = position("#####\nEn>.#\n#####", phase="aliens")
    state.aliens["a1"].facing = "e"
    state.load(red="1", blue="654")
    events = state.act("attack", piece="a1")
    assert "killed" in tags(events)
    assert told(events, EntrySealed) == []


@rule("SH-093", "SH-474", "SH-661")
def test_command_points_open_a_door_and_an_event_says_how_it_was_paid():
    state = position("#####\n#>D.#\n#####", cp=1)
    state.act("door", piece="m1", at=(2, 1), cp=1)
    assert (state.cp, state.marines["m1"].ap) == (0, 4)
    assert state.doors == {state.sq((2, 1)): True}
    state = position("#####\n#>..#\n#####", cp=2)
    assert state.act("turn", piece="m1", facing="w", cp=2)[0].cp == 2
    assert state.act("turn", piece="m1", facing="e")[0].cp == 0
    assert state.marines["m1"].ap == 2


@rule("SH-136", "SH-139", "SH-251")
@pytest.mark.parametrize(
    ("sign", "do", "given", "what"),
    [("A", "door", {"at": (2, 1)}, "airlock-closed"), ("D", "attack", {}, "door-rolled")],
)
def test_leaves_in_front_end_overwatch_too(sign, do, given, what):
    state = position(f"#####\n#>{sign}.#\n#####")
    state.marines["m1"].watch = True
    state.load(door="1")
    assert tags(state.act(do, piece="m1", **given)) == ["overwatch-ended", what]


@rule("SH-130", "SH-139")
def test_closed_leaves_block_steps():
    state = position("######\n#>D..#\n#.A..#\n######")
    state.closed = [1]
    assert state.refused("move", piece="m1", to=(2, 1)) == "square-blocked"
    assert state.refused("move", piece="m1", to=(2, 2)) == "square-blocked"
    state.act("door", piece="m1", at=(2, 1))
    state.act("move", piece="m1", to=(2, 1))
    assert state.doors == {state.sq((2, 1)): True}
    state = position("#####\n#AAA#\n#.^.#\n#####")
    state.closed = [2]
    assert state.refused("move", piece="m1", to=(2, 1)) == "square-blocked"
    for column in (1, 3):
        assert state.legal("move", piece="m1", to=(column, 1))
