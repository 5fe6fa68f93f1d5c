"""2.8 and 2.9 beyond their examples: targets, follow-up shots, what overwatch uncovers."""

from games.space_hulk.events import Shot
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
    tags,
    told,
    turned,
    values,
)
from tests.rules import rule

SEATS = "########\n#>.>..>#\n#......#\n#w######\n########"


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


@rule("SH-211")
def test_a_hit_at_another_target_interrupts_sustained_fire():
    state = position("########\n#>...w.#\n#.....w#\n########")
    load(state, shoot="--H---")
    for target in ("a1", "a2", "a1"):
        events = act(state, "shoot", piece="m1", target=target)
    assert not told(events, Shot)[0].sustained


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


@rule("SH-604")
def test_an_extra_hit_of_a_seat_that_is_away_waits_three_seconds_from_when_it_is_asked():
    state = position("#######\n#....w#\n#>..w.#\n#....w#\n#######")
    presence(state, 0, False)
    state.now += 10_000
    load(state, shoot="HH")
    act(state, "shoot", piece="m1", target="a2")
    assert pass_time(state, 2_999) == []
    assert "extra-hit" in tags(pass_time(state, 1))


@rule("SH-226")
def test_an_alien_is_hit_before_any_door():
    state = position("#######\n#...D.#\n#>..w.#\n#....w#\n#######")
    load(state, shoot="HH")
    events = act(state, "shoot", piece="m1", target="a1")
    assert tags(events)[-2:] == ["extra-hit", "killed"]
    assert (state.aliens, len(state.doors)) == ({}, 1)


@rule("SH-220", "SH-226")
def test_two_hits_where_nobody_else_is_ask_nothing():
    state = position("######\n#>.w.#\n######")
    load(state, shoot="HH")
    act(state, "shoot", piece="m1", target="a1")
    assert state.steps == []


@rule("SH-747", "SH-751")
def test_a_preset_takes_the_nearest_alien_not_the_first():
    state = position("#######\n#....w#\n#>..w.#\n#..w..#\n#######")
    act(state, "preset", seat=0, what="extra-hit", auto=True)
    load(state, shoot="HH")
    act(state, "shoot", piece="m1", target="a2")
    assert list(state.aliens) == ["a1"]
