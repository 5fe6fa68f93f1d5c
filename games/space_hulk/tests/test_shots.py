"""2.8 and 2.9 beyond their examples: targets, follow-up shots, what a shot uncovers and leaves."""

from games.space_hulk.events import Shot
from games.space_hulk.tests.positions import (
    act,
    legal,
    load,
    position,
    put_alien,
    put_blip,
    refused,
    sq,
    tags,
    told,
    turned,
    values,
)
from tests.rules import rule


@rule("SH-191")
def test_an_alien_outside_is_no_target():
    state = position("########\nE..w..<#\n########")
    outside = put_alien(state, (1, 1))
    outside.at, outside.entry = None, 1
    assert values(state, "shoot", "target", "m1", 0) == {"a1"}


@rule("SH-191", "SH-198")
def test_a_follow_up_shot_needs_a_target_in_sight_too():
    state = position("######\n#>.w.#\n#.####\n#.w###\n######")
    turned(state, "m1", "n")
    act(state, "turn", piece="m1", facing="e")
    assert refused(state, "follow_shot", piece="m1", target="a2") == "not-in-sight"
    assert legal(state, "follow_shot", piece="m1", target="a1")


@rule("SH-198", "SH-583")
def test_a_follow_up_shot_keeps_the_floor_too():
    state = position("########\n#>.>..>#\n#.....w#\n########", number=3)
    act(state, "move", piece="m1", to=(2, 2))
    act(state, "ask_floor", seat=1)
    load(state, shoot="--")
    assert tags(act(state, "follow_shot", piece="m1", target="a1")) == ["floor-kept", "shot"]
    assert state.floor is None


@rule("SH-198", "SH-583")
def test_a_follow_up_shot_of_who_asks_for_the_floor_withdraws_nothing():
    state = position("########\n#>.>..<#\n#.w....#\n########", number=3, cp=1)
    act(state, "turn", piece="m1", facing="s")
    act(state, "move", piece="m3", to=(5, 2), cp=1)
    act(state, "ask_floor", seat=1)
    load(state, shoot="--")
    assert tags(act(state, "follow_shot", piece="m3", target="a1")) == ["shot"]
    assert state.floor == 1


@rule("SH-173", "SH-225", "SH-700")
def test_what_an_extra_hit_of_overwatch_uncovers_is_turned_before_the_jam_die():
    state = position("########\n#>.ww..#\n########", phase="aliens")
    state.marines["m1"].watch = True
    put_blip(state, 0, at=(6, 1))
    load(state, shoot="HH", jam="o")
    events = act(state, "turn", piece="a1", facing="n")
    assert tags(events) == [
        "turned",
        "shot",
        "killed",
        "extra-hit",
        "killed",
        "blip-turned",
        "jam-rolled",
    ]
    assert told(events, Shot) == [Shot("m1", "a1", ("H", "H"), overwatch=True)]


@rule("SH-226")
def test_an_alien_is_hit_before_any_door():
    state = position("#######\n#...D.#\n#>..w.#\n#....w#\n#######")
    load(state, shoot="HH")
    events = act(state, "shoot", piece="m1", target="a1")
    assert tags(events)[-2:] == ["extra-hit", "killed"]
    assert (state.aliens, len(state.doors)) == ({}, 1)


@rule("SH-747", "SH-751")
def test_a_preset_takes_the_nearest_alien_not_the_first():
    state = position("#######\n#....w#\n#>..w.#\n#..w..#\n#######")
    act(state, "preset", seat=0, what="extra-hit", auto=True)
    load(state, shoot="HH")
    act(state, "shoot", piece="m1", target="a2")
    assert list(state.aliens) == ["a1"]


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
    """The third marine aims at something else all the time."""
    state = position("#######\n#>..w.#\n#>.DD.#\n#>....#\n#######")
    for target in ("a1", "d1"):
        for name, marine in state.marines.items():
            marine.aim, marine.ap = "d2" if name == "m3" else target, 4
        load(state, shoot="H-")
        act(state, "shoot", piece="m1" if target == "a1" else "m2", target=target)
        assert [marine.aim for marine in state.marines.values()] == [None, None, "d2"]
    assert state.doors == {sq(state, (4, 2)): False}


@rule("SH-168", "SH-191")
def test_doors_are_told_apart():
    state = position("#####\n##D.#\n#>D.#\n##.D#\n#####")
    assert values(state, "shoot", "target", "m1", 0) == {"d2"}
    state.doors[sq(state, (2, 2))] = True
    assert values(state, "shoot", "target", "m1", 0) == {"d1", "d3"}


@rule("SH-064", "SH-342")
def test_an_alien_that_dies_by_its_own_attack_is_active_no_more():
    state = position(PAIR, phase="aliens")
    load(state, red="6", blue="111")
    act(state, "attack", piece="a1")
    assert (state.active, state.aliens) == (None, {})
