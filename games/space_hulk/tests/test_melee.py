"""2.11, with EX-25 to EX-28: close combat, parries, doors by hand."""

import pytest

from games.space_hulk.events import DoorRolled, Fought, MeleeRolled, Parried
from games.space_hulk.pieces import find
from games.space_hulk.tests.positions import boards, position, tags, told
from tests.rules import rule

PIT = "#####\n#>{}.#\n#...#\n#####"

FIGHTS = [
    ("m1", "rifle", "w", "5", "421", {"m1"}, None, "attacker"),
    ("m1", "rifle", "w", "4", "421", {"m1", "a1"}, "w", "tie"),
    ("m1", "rifle", "w", "1", "421", {"a1"}, "w", "defender"),
    ("m1", "rifle", "e", "2", "631", {"m1", "a1"}, "w", "defender"),
    ("m1", "sergeant", "w", "4", "432", {"m1"}, None, "attacker"),
    ("a1", "rifle", "w", "6", "421", {"m1"}, "e", "defender"),
    ("a1", "rifle", "w", "5", "551", {"m1", "a1"}, "e", "tie"),
    ("a1", "rifle", "w", "1", "421", {"a1"}, None, "attacker"),
    ("a1", "rifle", "n", "6", "555", {"m1", "a1"}, "s", "defender"),
    ("a1", "rifle", "back", "3", "411", {"a1"}, None, "attacker"),
    ("a1", "sergeant", "n", "4", "511", {"a1"}, None, "attacker"),
]
"""Who attacks; as what, and from where; the dice; who is left, how a defender who is faces, and who
has won. A sergeant who is higher already is asked nothing."""


@rule("SH-092", "SH-340", "SH-341", "SH-342", "SH-343", "SH-344", "SH-345", "SH-346", "SH-355")
@rule("SH-558", "SH-768")
@pytest.mark.parametrize(
    ("attacker", "role", "way", "red", "blue", "left", "facing", "result"), FIGHTS
)
def test_ex_25_close_combat(attacker, role, way, red, blue, left, facing, result):
    picture = PIT.format(way if attacker == "m1" else "w")
    if (attacker, way) == ("a1", "n"):
        picture = "####\n#>.#\n#n.#\n####"
    state = position(picture, squad=role, phase="marines" if attacker == "m1" else "aliens")
    if way == "back":
        state.turned("m1", "w")
    state.load(red=red, blue=blue)
    events = state.act("attack", piece=attacker)
    assert {name for name in ("m1", "a1") if state.at(name)} == left
    defender = "a1" if attacker == "m1" else "m1"
    if facing:
        assert find(state, defender).facing == facing
    assert told(events, Fought) == [Fought(attacker, defender, result)]
    assert state.kills == ("a1" not in left)
    assert state.all_rolled()


@rule("SH-345", "SH-346")
def test_ex_25_a_sergeant_ties_and_may_parry():
    state = position(PIT.format("n"), squad="sergeant")
    state.load(red="4", blue="542")
    events = state.act("attack", piece="m1")
    assert told(events, MeleeRolled)[0].bonus == 1
    assert told(events, MeleeRolled)[0].asked
    assert state.legal("parry", yes=True) and state.legal("parry", yes=False)
    assert told(state.act("parry", yes=False), Parried) == [Parried("m1", False, None)]
    assert set(state.aliens) == {"a1"}
    assert state.aliens["a1"].facing == "w"


@rule("SH-346", "SH-347", "SH-768")
@pytest.mark.parametrize(
    ("blue", "again", "alive"),
    [
        *(("642", "1", True), ("642", "4", True), ("642", "5", False), ("642", "6", False)),
        ("662", "1", False),
    ],
)
def test_ex_26_a_parry_rolls_the_highest_die_again_and_of_equal_dice_one(blue, again, alive):
    state = position(PIT.format("w"), squad="sergeant")
    state.load(red="3", blue=blue, parry=again)
    state.act("attack", piece="m1")
    assert state.refused("parry", yes=True, seat=1) == "not-your-phase"
    assert told(state.act("parry", yes=True), Parried) == [Parried("m1", True, int(again))]
    assert (state.marines["m1"].at is not None) == alive
    assert state.refused("parry", yes=True, seat=0) == ("no-decision" if alive else "game-over")


@rule("SH-346")
def test_a_sergeant_attacked_from_the_side_parries_only_where_facing_does_not_matter():
    for needed, asked in ((True, False), (False, True)):
        picture = "####\n#>.#\n#n.#\n####\n#^##\n####"
        state = position(picture, squad="sergeant rifle", phase="aliens")
        state.with_rules(parry_needs_facing=needed)
        state.load(red="4", blue="511")
        assert told(state.act("attack", piece="a1"), MeleeRolled)[0].asked == asked


@rule("SH-747", "SH-604")
@pytest.mark.parametrize(("red", "parried"), [("3", False), ("2", True)])
def test_ex_26_an_expired_parry_is_used_exactly_when_losing(red, parried):
    state = position(PIT.format("w"), squad="sergeant", phase="aliens")
    state.load(red=red, blue="432", parry="1")
    state.act("attack", piece="a1")
    state.presence(0, False)
    events = state.pass_time(3000)
    assert "parried" in tags(events)
    assert state.all_rolled() == parried


@rule("SH-135", "SH-136", "SH-256")
def test_ex_27_doors_by_hand():
    state = position("####\n#>D#\n####", squad="sergeant")
    state.load(door="56")
    state.act("attack", piece="m1")
    assert state.doors
    state.act("attack", piece="m1")
    assert not state.doors
    state = position("######\n#>.Dw#\n######", phase="aliens")
    state.marines["m1"].watch = True
    state.load(door="621", shoot="--", jam="o")
    events = state.act("attack", piece="a1")
    assert told(events, DoorRolled)[0].dice == (6, 2, 1)
    assert tags(events) == ["door-rolled", "door-destroyed", "shot", "jam-rolled"]


@rule("SH-340", "SH-414")
def test_what_cannot_be_attacked():
    state = position("#####\n#>>.#\n#...#\n#####", phase="marines")
    assert state.refused("attack", piece="m1") == "not-an-enemy"
    state = position("#####\n#n?.#\n#####", phase="aliens")
    state.turned("a1", "e")
    assert state.refused("attack", piece="a1") == "not-an-enemy"
    assert state.refused("attack", piece="b1") == "not-an-enemy"


REACH, DIAGONAL = boards("""
#####   ####
#.D.#   ##D#
#D^D#   #^##
#.D.#   ####
#####
""")


@rule("SH-093", "SH-106", "SH-130", "SH-131", "SH-132", "SH-133")
def test_ex_28_a_figure_reaches_doors_ahead_also_around_corners_a_blip_all_neighbours():
    state = position(REACH)
    assert state.values("door", "at", "m1", 0) == {state.sq((2, 1))}
    assert state.refused("door", piece="m1", at=(1, 2)) == "out-of-reach"
    assert state.refused("door", piece="m1", at=(1, 1)) == "no-door"
    state.act("door", piece="m1", at=(2, 1))
    assert state.marines["m1"].ap == 3
    state = position(REACH.replace("^", "?"), phase="aliens")
    assert len(state.values("door", "at", "b1", 1)) == 4
    state = position(DIAGONAL)
    state.act("door", piece="m1", at=(2, 1))
    assert state.doors == {state.sq((2, 1)): True}
    assert state.refused("move", piece="m1", to=(2, 1)) == "diagonal-blocked"


@rule("SH-134", "SH-317")
def test_ex_28_what_keeps_a_door_open():
    state = position("#####\n#>d.#\n#####")
    assert state.legal("door", piece="m1", at=(2, 1))
    state.flames[state.sq((2, 1))] = 1
    assert state.refused("door", piece="m1", at=(2, 1)) == "door-burning"
    state.flames.clear()
    state.marines["m1"].facing = "e"
    state.put_blip(0, at=(2, 1))
    assert state.refused("door", piece="m1", at=(2, 1)) == "door-occupied"


@rule("SH-213", "SH-342", "SH-355")
def test_turning_to_face_can_be_switched_off_and_is_nothing_for_sh_109():
    """A fight ends sustained fire, too, and nobody moves."""
    state = position(PIT.format("n"))
    state.marines["m1"].aim, state.aliens["a1"].turned = "a1", True
    state.load(red="3", blue="321")
    state.act("attack", piece="m1")
    assert (state.aliens["a1"].facing, state.aliens["a1"].turned) == ("w", True)
    assert (state.marines["m1"].aim, state.at("m1"), state.at("a1")) == (None, (1, 1), (2, 1))
    state = position(PIT.format("n")).with_rules(turn_to_face=False)
    state.load(red="3", blue="321")
    state.act("attack", piece="m1")
    assert state.aliens["a1"].facing == "n"


@rule("SH-355", "SH-173")
def test_a_sight_check_follows_the_turn():
    state = position("#####\n#.n.#\n#.<.#\n#...#\n#####", phase="aliens")
    state.turned("a1", "s")
    blip = state.put_blip(0, at=(1, 1))
    state.marines["m1"].facing = "s"
    state.load(red="3", blue="321")
    events = state.act("attack", piece="a1")
    assert tags(events)[-2:] == ["turned-to-face", "blip-turned"]
    assert blip.id not in state.blips
