"""2.10 beyond its examples: one flame after the other, what burns, what it counts for."""

import pytest

from games.space_hulk.events import FlamesRemoved
from games.space_hulk.tests.positions import (
    act,
    legal,
    load,
    pass_time,
    position,
    presence,
    put_alien,
    put_blip,
    refused,
    sq,
    tags,
    told,
    with_rules,
)
from tests.rules import rule

LANE = "########\n#>.....#\n########"


def flamer(picture=LANE, **given):
    return position(picture, squad="flamer", **given)


def at_rest(state):
    """The squares with flames, by number."""
    return {square % 8: number for square, number in state.flames.items()}


@rule("SH-304")
def test_an_empty_square_takes_a_flame_however_few_it_may_hold():
    state = with_rules(flamer(), flames_per_square=1)
    act(state, "flame", piece="m1", to=(3, 1))
    assert refused(state, "flame_next", to=(3, 1)) == "two-flames-already"
    assert legal(state, "flame_next", to=(4, 1))


@rule("SH-069", "SH-090")
def test_a_flame_costs_two_points():
    state = flamer()
    state.marines["m1"].ap = 1
    assert refused(state, "flame", piece="m1", to=(3, 1)) == "not-enough-ap"


@rule("SH-583")
@pytest.mark.parametrize(
    ("do", "given", "what"), [("flame", {"to": (3, 1)}, "flame-laid"), ("reload", {}, "reloaded")]
)
def test_a_flamer_keeps_the_floor_too(do, given, what):
    state = position(LANE + "\n#>######\n########", squad="flamer rifle", number=3)
    state.active, state.floor = "m1", 1
    assert tags(act(state, do, piece="m1", **given)) == ["floor-kept", what]


@rule("SH-308")
def test_two_flames_of_one_shot_do_not_hide():
    state = flamer()
    act(state, "flame", piece="m1", to=(3, 1))
    act(state, "flame_next", to=(3, 1))
    act(state, "flame_next", to=(4, 1))
    assert at_rest(state) == {3: 2, 4: 1}


@rule("SH-308")
def test_a_flame_of_an_earlier_shot_hides_under_one_of_this_shot():
    state = flamer()
    state.flames[sq(state, (3, 1))] = 1
    act(state, "flame", piece="m1", to=(2, 1))
    act(state, "flame_next", to=(3, 1))
    assert refused(state, "flame_next", to=(4, 1)) == "not-in-sight"


@rule("SH-308", "SH-309")
def test_each_flame_of_a_chain_may_uncover_a_blip():
    state = flamer("########\n#>..w..#\n########")
    put_blip(state, 0, at=(6, 1))
    act(state, "flame", piece="m1", to=(3, 1))
    load(state, flame="1")
    events = act(state, "flame_next", to=(4, 1))
    assert tags(events) == ["flame-laid", "flame-rolled", "killed", "blip-turned"]


@rule("SH-309")
def test_the_last_flame_may_be_laid():
    state = flamer()
    state.marines["m1"].fuel = 2
    assert tags(act(state, "flame", piece="m1", to=(3, 1))) == ["flame-laid"]
    assert tags(act(state, "flame_next", to=(4, 1))) == ["flame-laid", "flame-over"]


@rule("SH-604")
def test_a_chain_of_a_seat_that_is_away_waits_three_seconds_from_when_it_is_asked():
    state = flamer()
    presence(state, 0, False)
    state.now += 10_000
    act(state, "flame", piece="m1", to=(3, 1))
    assert pass_time(state, 2_999) == []
    assert "flame-over" in tags(pass_time(state, 1))


@rule("SH-553")
def test_a_square_has_burnt_once_however_many_flames_it_had():
    state = flamer()
    act(state, "flame", piece="m1", to=(3, 1))
    act(state, "flame_next", to=(3, 1))
    assert state.burnt == [sq(state, (3, 1))]


@rule("SH-558")
def test_aliens_that_burn_are_counted_whenever_they_burn():
    state = flamer("########\n#>..w..#\n########")
    load(state, flame="1")
    act(state, "flame", piece="m1", to=(4, 1))
    assert state.kills == 1
    for do, given in (("burn_roll", {"piece": "a2"}), ("end_phase", {"seat": 1})):
        state = position("#####\n#>.w#\n#####", phase="aliens")
        burning = put_alien(state, (2, 1))
        state.aliens.pop("a1")
        burning.burning = True
        state.flames = dict.fromkeys((sq(state, (2, 1)), sq(state, (3, 1))), 1)
        load(state, flame="1", cp="1")
        act(state, do, **given)
        assert (list(state.aliens), state.kills) == ([], 1)


@rule("SH-300", "SH-316")
def test_only_a_flamer_reloads_and_as_often_as_the_rules_say():
    state = position(LANE.replace(">.", ">>"), squad="flamer rifle", rules={"reloads": 3})
    assert refused(state, "reload", piece="m2") == "no-flamer"
    act(state, "reload", piece="m1")
    assert state.marines["m1"].reloads == 2


@rule("SH-312")
def test_an_alien_with_just_enough_points_must_flee():
    state = position("#####\n#>.w#\n#####", phase="aliens")
    alien = state.aliens["a1"]
    alien.ap, alien.burning, alien.facing = 1, True, "w"
    assert refused(state, "burn_roll", piece="a1") == "can-move"
    alien.facing = "e"
    assert legal(state, "burn_roll", piece="a1")


@rule("SH-314", "SH-315")
def test_who_has_survived_the_flames_burns_no_more():
    state = position("#####\n#>.w#\n#####", phase="aliens")
    alien = state.aliens["a1"]
    alien.burning = True
    state.flames = {sq(state, (3, 1)): 1}
    load(state, flame="6", cp="1")
    events = act(state, "end_phase", seat=1)
    assert told(events, FlamesRemoved) == [FlamesRemoved(all=True)]
    assert not alien.burning
