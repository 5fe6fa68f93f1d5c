"""SH-702: which of several reasons a refusal names, and what every action of a marine ends."""

import pytest

from games.space_hulk.tests.positions import act, load, position, refused, tags
from tests.rules import rule

ROOM = "#######\n#..w..#\n#..D?.#\n#######\n#>#####\n#######"


@rule("SH-064", "SH-475", "SH-702")
@pytest.mark.parametrize(
    ("do", "given"),
    [
        ("move", {"piece": "a1", "to": (3, 2)}),
        ("door", {"piece": "a1", "at": (2, 1)}),
        ("turn", {"piece": "a1", "facing": "n"}),
        ("move", {"piece": "b1", "to": (3, 1)}),
        ("door", {"piece": "b1", "at": (5, 1)}),
    ],
)
def test_who_has_acted_is_told_so_before_anything_of_the_square(do, given):
    state = position(ROOM, phase="aliens")
    state.aliens["a1"].turned = True
    assert refused(state, do, **given) not in ("already-activated", "cp-not-allowed")
    assert refused(state, do, **given, cp=1) == "cp-not-allowed"
    state.aliens["a1"].stage = state.blips["b1"].stage = "done"
    assert refused(state, do, **given) == "already-activated"


RIFLE = "######\n#.>w.#\n#..D.#\n#..A.#\n######"


@rule("SH-251", "SH-583")
@pytest.mark.parametrize(
    ("do", "given"),
    [
        ("move", {"to": (1, 1)}),
        ("turn", {"facing": "n"}),
        ("shoot", {"target": "a1"}),
        ("attack", {}),
        ("door", {"at": (3, 2)}),
    ],
)
def test_every_action_of_a_marine_ends_his_overwatch_and_keeps_the_floor(do, given):
    state = position(RIFLE + "\n#>####\n######", number=3)
    state.active, state.floor = "m1", 1
    state.marines["m1"].watch = True
    load(state, shoot="--", red="3", blue="321")
    assert tags(act(state, do, piece="m1", **given))[:2] == ["overwatch-ended", "floor-kept"]
    assert (state.floor, state.marines["m1"].watch) == (None, False)
