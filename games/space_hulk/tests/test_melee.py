"""2.11, with EX-25 to EX-28: close combat, parries, doors by hand."""

import pytest

from games.space_hulk.events import DoorRolled, Fought, MeleeRolled, Parried
from games.space_hulk.tests.positions import (
    act,
    all_rolled,
    at,
    boards,
    legal,
    load,
    pass_time,
    position,
    presence,
    put_blip,
    refused,
    sq,
    tags,
    told,
    turned,
    values,
    with_rules,
)
from tests.rules import rule

PIT = "#####\n#>{}.#\n#...#\n#####"

FIGHTS = [
    ("marine", "rifle", "w", "5", "421", {"m1"}, "w"),
    ("alien", "rifle", "w", "5", "551", {"m1", "a1"}, "e"),
    ("marine", "rifle", "e", "2", "631", {"m1", "a1"}, "w"),
    ("alien", "rifle", "n", "6", "555", {"m1", "a1"}, "s"),
    ("alien", "rifle", "back", "3", "411", {"a1"}, None),
    ("alien", "sergeant", "n", "4", "511", {"a1"}, None),
]


@rule("SH-092", "SH-340", "SH-341", "SH-342", "SH-343", "SH-344", "SH-345", "SH-355")
@pytest.mark.parametrize(("attacker", "role", "way", "red", "blue", "left", "facing"), FIGHTS)
def test_ex_25_close_combat(attacker, role, way, red, blue, left, facing):
    """The last column is how the defender faces afterwards."""
    if attacker == "marine":
        state = position(PIT.format(way), squad=role)
    elif way == "n":
        state = position("####\n#>.#\n#n.#\n####", squad=role, phase="aliens")
    else:
        state = position(PIT.format("w"), squad=role, phase="aliens")
        turned(state, "m1", "w" if way == "back" else "e")
    load(state, red=red, blue=blue)
    act(state, "attack", piece="m1" if attacker == "marine" else "a1")
    assert {name for name in ("m1", "a1") if at(state, name)} == left
    if facing:
        defender = state.aliens["a1"] if attacker == "marine" and "a1" in left else None
        defender = state.marines["m1"] if attacker == "alien" else defender
        assert defender is None or defender.facing == facing
    assert all_rolled(state)


@rule("SH-345", "SH-346")
def test_ex_25_a_sergeant_ties_and_may_parry():
    state = position(PIT.format("n"), squad="sergeant")
    load(state, red="4", blue="542")
    events = act(state, "attack", piece="m1")
    assert told(events, MeleeRolled)[0].bonus == 1
    assert told(events, MeleeRolled)[0].asked
    assert legal(state, "parry", yes=True) and legal(state, "parry", yes=False)
    act(state, "parry", yes=False)
    assert set(state.aliens) == {"a1"}
    assert state.aliens["a1"].facing == "w"


@rule("SH-346", "SH-347")
@pytest.mark.parametrize(("again", "alive"), [("1", True), ("4", True), ("5", False), ("6", False)])
def test_ex_26_a_parry_rolls_the_highest_die_again(again, alive):
    state = position(PIT.format("w"), squad="sergeant")
    load(state, red="3", blue="642", parry=again)
    act(state, "attack", piece="m1")
    assert refused(state, "parry", yes=True, seat=1) == "not-your-phase"
    act(state, "parry", yes=True)
    assert (state.marines["m1"].at is not None) == alive
    assert refused(state, "parry", yes=True, seat=0) == ("no-decision" if alive else "game-over")


@rule("SH-346")
def test_ex_26_of_equal_dice_one_is_rolled_again():
    state = position(PIT.format("w") + "\n#^###\n#####", squad="sergeant rifle")
    load(state, red="3", blue="662", parry="1")
    act(state, "attack", piece="m1")
    act(state, "parry", yes=True)
    assert state.marines["m1"].fate == "dead"


@rule("SH-346")
def test_nobody_is_asked_when_the_sergeant_is_higher_already():
    state = position(PIT.format("w"), squad="sergeant")
    load(state, red="4", blue="432")
    assert "killed" in tags(act(state, "attack", piece="m1"))


@rule("SH-346")
def test_a_sergeant_attacked_from_the_side_parries_only_where_facing_does_not_matter():
    for needed, asked in ((True, False), (False, True)):
        picture = "####\n#>.#\n#n.#\n####\n#^##\n####"
        state = position(picture, squad="sergeant rifle", phase="aliens")
        with_rules(state, parry_needs_facing=needed)
        load(state, red="4", blue="511")
        assert told(act(state, "attack", piece="a1"), MeleeRolled)[0].asked == asked


@rule("SH-747", "SH-604")
@pytest.mark.parametrize(("red", "parried"), [("3", False), ("2", True)])
def test_ex_26_an_expired_parry_is_used_exactly_when_losing(red, parried):
    state = position(PIT.format("w"), squad="sergeant", phase="aliens")
    load(state, red=red, blue="442"[:1] + "32", parry="1")
    act(state, "attack", piece="a1")
    presence(state, 0, False)
    events = pass_time(state, 3000)
    assert "parried" in tags(events)
    assert all_rolled(state) == parried


@rule("SH-135", "SH-136")
def test_ex_27_a_sergeant_has_no_bonus_against_a_door():
    state = position("####\n#>D#\n####", squad="sergeant")
    load(state, door="56")
    act(state, "attack", piece="m1")
    assert state.doors
    act(state, "attack", piece="m1")
    assert not state.doors


@rule("SH-136", "SH-256")
def test_ex_27_an_alien_rolls_three_dice_and_may_be_shot_at():
    state = position("######\n#>.Dw#\n######", phase="aliens")
    state.marines["m1"].watch = True
    load(state, door="621", shoot="--", jam="o")
    events = act(state, "attack", piece="a1")
    assert told(events, DoorRolled)[0].dice == (6, 2, 1)
    assert tags(events) == ["door-rolled", "door-destroyed", "shot", "jam-rolled"]


@rule("SH-340", "SH-414")
def test_what_cannot_be_attacked():
    state = position("#####\n#>>.#\n#...#\n#####", phase="marines")
    assert refused(state, "attack", piece="m1") == "not-an-enemy"
    state = position("#####\n#n?.#\n#####", phase="aliens")
    turned(state, "a1", "e")
    assert refused(state, "attack", piece="a1") == "not-an-enemy"
    assert refused(state, "attack", piece="b1") == "not-an-enemy"


REACH, DIAGONAL = boards("""
#####   ####
#.D.#   ##D#
#D^D#   #^##
#.D.#   ####
#####
""")


@rule("SH-093", "SH-130", "SH-131", "SH-133")
def test_ex_28_a_figure_reaches_its_three_forward_squares_a_blip_all_neighbours():
    state = position(REACH)
    assert values(state, "door", "at", "m1", 0) == {sq(state, (2, 1))}
    assert refused(state, "door", piece="m1", at=(1, 2)) == "out-of-reach"
    assert refused(state, "door", piece="m1", at=(1, 1)) == "no-door"
    act(state, "door", piece="m1", at=(2, 1))
    assert state.marines["m1"].ap == 3
    state = position(REACH.replace("^", "?"), phase="aliens")
    assert len(values(state, "door", "at", "b1", 1)) == 4


@rule("SH-132", "SH-106")
def test_ex_28_blocked_diagonals_do_not_matter_for_doors():
    state = position(DIAGONAL)
    act(state, "door", piece="m1", at=(2, 1))
    assert state.doors == {sq(state, (2, 1)): True}
    assert refused(state, "move", piece="m1", to=(2, 1)) == "diagonal-blocked"


@rule("SH-134", "SH-317")
def test_ex_28_what_keeps_a_door_open():
    state = position("#####\n#>d.#\n#####")
    assert legal(state, "door", piece="m1", at=(2, 1))
    state.flames[sq(state, (2, 1))] = 1
    assert refused(state, "door", piece="m1", at=(2, 1)) == "door-burning"
    state.flames.clear()
    state.marines["m1"].facing = "e"
    put_blip(state, 0, at=(2, 1))
    assert refused(state, "door", piece="m1", at=(2, 1)) == "door-occupied"


@rule("SH-355")
def test_turning_to_face_can_be_switched_off_and_is_nothing_for_sh_109():
    state = position(PIT.format("n"))
    state.aliens["a1"].turned = True
    load(state, red="3", blue="321")
    act(state, "attack", piece="m1")
    assert (state.aliens["a1"].facing, state.aliens["a1"].turned) == ("w", True)
    state = with_rules(position(PIT.format("n")), turn_to_face=False)
    load(state, red="3", blue="321")
    act(state, "attack", piece="m1")
    assert state.aliens["a1"].facing == "n"


@rule("SH-213", "SH-342")
def test_a_fight_ends_sustained_fire_and_the_winner_does_not_move():
    state = position(PIT.format("w"))
    state.marines["m1"].aim = "a1"
    load(state, red="3", blue="321")
    act(state, "attack", piece="m1")
    assert state.marines["m1"].aim is None
    assert (at(state, "m1"), at(state, "a1")) == ((1, 1), (2, 1))


@rule("SH-355", "SH-173")
def test_a_sight_check_follows_the_turn():
    state = position("#####\n#.n.#\n#.<.#\n#...#\n#####", phase="aliens")
    turned(state, "a1", "s")
    blip = put_blip(state, 0, at=(1, 1))
    state.marines["m1"].facing = "s"
    load(state, red="3", blue="321")
    events = act(state, "attack", piece="a1")
    assert tags(events)[-2:] == ["turned-to-face", "blip-turned"]
    assert blip.id not in state.blips


NARROW = "#####\n#>w.#\n#####"


@rule("SH-342", "SH-558", "SH-768")
@pytest.mark.parametrize(
    ("attacker", "red", "result", "kills"),
    [
        ("m1", "6", "attacker", 1),
        ("m1", "4", "tie", 0),
        ("m1", "1", "defender", 0),
        ("a1", "6", "defender", 1),
        ("a1", "4", "tie", 0),
        ("a1", "1", "attacker", 0),
    ],
)
def test_who_has_won_a_fight_is_told_and_kills_are_counted(attacker, red, result, kills):
    state = position(NARROW, phase="marines" if attacker == "m1" else "aliens")
    load(state, red=red, blue="421")
    events = act(state, "attack", piece=attacker)
    defender = "a1" if attacker == "m1" else "m1"
    assert told(events, Fought) == [Fought(attacker, defender, result)]
    assert state.kills == kills


@rule("SH-346", "SH-347", "SH-768")
@pytest.mark.parametrize(("yes", "die"), [(True, 2), (False, None)])
def test_a_parry_is_told_with_its_die(yes, die):
    state = position(NARROW, squad="sergeant")
    load(state, red="3", blue="641", parry="2")
    act(state, "attack", piece="m1")
    assert told(act(state, "parry", yes=yes), Parried) == [Parried("m1", yes, die)]
