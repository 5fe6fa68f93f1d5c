"""2.8 and 2.11 beyond their examples: what a figure or a door that is removed leaves behind."""

from games.space_hulk.tests.positions import (
    act,
    load,
    position,
    sq,
    tags,
    values,
)
from tests.rules import rule

PAIR = "#######\n#>w...#\n#>...X#\n#######"


@rule("SH-342", "SH-556", "SH-585")
def test_a_dead_marine_keeps_nothing():
    state = position(PAIR, squad="rifle rifle")
    marine = state.marines["m1"]
    marine.jam, marine.carries = True, ["box"]
    load(state, red="1", blue="654")
    events = act(state, "attack", piece="m1")
    assert tags(events)[-2:] == ["killed", "dropped"]
    assert (marine.at, marine.fate, marine.stage, marine.ap) == (None, "dead", "done", 0)
    assert (marine.jam, marine.carries) == (False, [])
    assert state.objects == {"box": sq(state, (1, 1))}
    assert state.active is None


@rule("SH-067", "SH-490")
def test_a_marine_who_leaves_by_command_points_ends_nobodys_activation():
    state = position(PAIR, cp=1)
    marine = state.marines["m2"]
    marine.at = sq(state, (5, 2))
    act(state, "turn", piece="m1", facing="n")
    act(state, "leave", piece="m2", cp=1)
    assert (marine.fate, state.active) == ("saved", "m1")


@rule("SH-213")
def test_nobody_aims_any_more_at_what_is_gone():
    state = position("#######\n#>..w.#\n#>.DD.#\n#>....#\n#######")
    for target in ("a1", "d1"):
        for marine in state.marines.values():
            marine.aim, marine.ap = target, 4
        load(state, shoot="H-")
        act(state, "shoot", piece="m1" if target == "a1" else "m2", target=target)
        assert [marine.aim for marine in state.marines.values()] == [None, None, None]
    assert state.doors == {sq(state, (4, 2)): False}


@rule("SH-168", "SH-191")
def test_doors_are_told_apart():
    state = position("#####\n##D.#\n#>D.#\n##.D#\n#####")
    assert values(state, "shoot", "target", "m1", 0) == {"d2"}
    state.doors[sq(state, (2, 2))] = True
    assert values(state, "shoot", "target", "m1", 0) == {"d1", "d3"}


@rule("SH-064", "SH-194")
def test_who_shoots_an_alien_stays_active():
    state = position(PAIR)
    load(state, shoot="H-")
    act(state, "shoot", piece="m1", target="a1")
    assert (state.active, state.aliens) == ("m1", {})


@rule("SH-064", "SH-342")
def test_an_alien_that_dies_by_its_own_attack_is_active_no_more():
    state = position(PAIR, phase="aliens")
    load(state, red="6", blue="111")
    act(state, "attack", piece="a1")
    assert (state.active, state.aliens) == (None, {})


@rule("SH-213")
def test_sustained_fire_ends_with_its_own_target_alone():
    state = position("########\n#>....w#\n#>....w#\n########")
    state.marines["m1"].aim, state.marines["m2"].aim = "a1", "a2"
    load(state, shoot="H-")
    act(state, "shoot", piece="m2", target="a2")
    assert (state.marines["m1"].aim, state.marines["m2"].aim) == ("a1", None)
