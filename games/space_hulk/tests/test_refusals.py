"""SH-702: which of several reasons a refusal names, and what every action of a marine ends."""

import pytest

from games.space_hulk.tests.positions import act, load, position, refused, sq, tags
from tests.rules import rule

ROOM = "#######\n#..w..#\n#..D?.#\n#######\n#>#####\n#######"


@rule("SH-064", "SH-475", "SH-702")
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
    state = position(ROOM, phase="aliens")
    state.aliens["a1"].turned = True
    state.aliens["a1"].ap = state.blips["b1"].ap = 0
    assert refused(state, do, **given) == why
    assert refused(state, do, **given, cp=1) == "cp-not-allowed"
    state.aliens["a1"].stage = state.blips["b1"].stage = "done"
    assert refused(state, do, **given) == "already-activated"


RIFLE = "#######\n#.>w.X#\n#..D..#\n#######"


@rule("SH-198", "SH-251", "SH-583", "SH-584")
@pytest.mark.parametrize(
    ("do", "given"),
    [
        ("move", {"to": (1, 1)}),
        ("turn", {"facing": "n"}),
        ("shoot", {"target": "a1"}),
        ("attack", {}),
        ("door", {"at": (3, 2)}),
        ("leave", {}),
    ],
)
def test_every_action_of_a_marine_ends_his_overwatch_and_keeps_the_floor(do, given):
    state = position(RIFLE + "\n#>#####\n#######", number=3)
    state.active, state.floor = "m1", 1
    state.stations[0].follow, state.stations[0].pressed = "m1", True
    state.marines["m1"].watch = True
    if do == "leave":
        state.marines["m1"].at = sq(state, (5, 1))
    load(state, shoot="--", red="3", blue="321")
    assert tags(act(state, do, piece="m1", **given))[:2] == ["overwatch-ended", "floor-kept"]
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
    assert tags(act(state, do, piece="m1", **given)) == ["floor-kept", what]


@rule("SH-069")
@pytest.mark.parametrize(
    ("do", "given"),
    [
        ("move", {"to": (1, 1)}),
        ("turn", {"facing": "n"}),
        ("shoot", {"target": "a1"}),
        ("attack", {}),
        ("door", {"at": (3, 2)}),
        ("overwatch", {}),
        ("clear_jam", {}),
        ("leave", {}),
    ],
)
def test_without_points_a_marine_does_nothing(do, given):
    state = position(RIFLE)
    marine = state.marines["m1"]
    marine.ap, marine.jam = 0, do == "clear_jam"
    if do == "leave":
        marine.at = sq(state, (5, 1))
    assert refused(state, do, piece="m1", **given) == "not-enough-ap"
