"""2.5 beyond its examples: steps out of hiding, objects under way."""

import pytest

from games.space_hulk.tests.positions import act, legal, position, put_blip, refused, sq, turned
from tests.rules import rule

TURNS = {"n": (0, 1, 2, 1), "e": (1, 0, 1, 2), "s": (2, 1, 0, 1), "w": (1, 2, 1, 0)}
ALIEN_TURNS = {"n": (0, 0, 1, 0), "e": (0, 0, 0, 1), "s": (1, 0, 0, 0), "w": (0, 1, 0, 0)}


@rule("SH-166", "SH-411")
def test_a_blip_that_steps_away_hides_its_new_square_no_longer():
    """A wall hides it; the corner that it closes with another wall is open once it has gone."""
    state = position("#####\n#>#.#\n#...#\n###.#\n#####", phase="aliens")
    put_blip(state, 1, at=(3, 2))
    assert refused(state, "move", piece="b1", to=(3, 3)) == "would-be-seen"
    assert legal(state, "move", piece="b1", to=(3, 1))


@rule("SH-554", "SH-556")
def test_an_object_that_is_picked_up_again_was_fetched_once():
    state = position("#####\n#>..#\n#####")
    state.objects = {"box": sq(state, (2, 1)), "key": sq(state, (3, 1))}
    state.fetched = ["box"]
    for column in (2, 3):
        act(state, "move", piece="m1", to=(column, 1))
    assert state.marines["m1"].carries == ["box", "key"]
    assert (state.fetched, state.objects) == (["box", "key"], {})


@rule("SH-081", "SH-083", "SH-084", "SH-100")
@pytest.mark.parametrize("facing", ["n", "e", "s", "w"])
def test_what_a_turn_costs(facing):
    for to, marine, alien in zip("nesw", TURNS[facing], ALIEN_TURNS[facing], strict=True):
        if to == facing:
            continue
        state = position("####\n#>w#\n####")
        turned(state, "m1", facing)
        act(state, "turn", piece="m1", facing=to)
        assert 4 - state.marines["m1"].ap == marine
        state = position("####\n#>w#\n####", phase="aliens")
        turned(state, "a1", facing)
        act(state, "turn", piece="a1", facing=to)
        assert 6 - state.aliens["a1"].ap == alien
