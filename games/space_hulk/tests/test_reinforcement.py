"""SH-400 to SH-457 beyond their examples: what is drawn, comes in, and is turned and placed."""

import pytest

from games.space_hulk.events import (
    AlienEntered,
    AlienLost,
    BlipEntered,
    BlipsDrawn,
    BlipTurned,
    DiscardRecycled,
)
from games.space_hulk.tests.positions import (
    act,
    at,
    legal,
    load,
    pass_time,
    position,
    put_alien,
    put_blip,
    refused,
    sq,
    tags,
    told,
    turned,
    with_rules,
)
from tests.rules import rule

ROUND_THE_CORNER = "E...#\n###.#\n###v#"
THREE = "#E#E#E#\n#.#.#.#\n#.....#\n#.....#\n#....>#\n#######"


@rule("SH-400")
@pytest.mark.parametrize(("number", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 1), (5, 2)])
def test_each_round_has_its_number_of_the_list(number, drawn):
    state = position(THREE, blips_per_round=(1, 2, 3), supply={0: 9})
    state.round = number
    assert told(act(state, "end_phase", seat=0), BlipsDrawn) == [BlipsDrawn(drawn)]


@rule("SH-405", "SH-662")
def test_the_discard_becomes_the_supply_in_the_middle_of_a_draw():
    state = position(THREE, blips_per_round=(3,), supply={1: 1})
    state.discard = {5: 1, 2: 1}
    load(state, supply=(0, 0, 0))
    events = act(state, "end_phase", seat=0)
    assert tags(events)[-2:] == ["discard-recycled", "blips-drawn"]
    assert told(events, DiscardRecycled) == [DiscardRecycled(2)]
    assert state.hand == {1: 1, 2: 2, 3: 5}
    assert (state.supply, state.discard) == ({2: 0, 5: 0}, {})


@rule("SH-020", "SH-404")
@pytest.mark.parametrize(
    ("start_blips", "counters", "drawn"), [(2, 9, 2), (5, 9, 3), (3, 2, 2), (1, 0, 0)]
)
def test_start_blips_are_limited_by_places_and_counters(start_blips, counters, drawn):
    state = position("E...>#", start_blips=start_blips, supply={0: counters})
    assert len(state.hand) == drawn
    assert state.phase == ("start_blips" if drawn else "marine_actions")


@rule("SH-142", "SH-402")
def test_no_blip_is_placed_at_a_sealed_entry_nor_where_there_is_none():
    state = position(THREE, blips_per_round=(9,), supply={0: 20})
    state.sealed = [2]
    act(state, "end_phase", seat=0)
    assert len(state.hand) == 6
    for entry in (0, 2, 4):
        assert refused(state, "place_blip", blip=1, entry=entry) == "entry-sealed"
    assert legal(state, "place_blip", blip=1, entry=3)


@rule("SH-408")
def test_one_marine_near_an_entry_is_enough():
    picture = "###########\nE.>......>E\n###########"
    state = position(picture, blips_per_round=(2,), supply={0: 9})
    with_rules(state, entry_quiet_distance=2)
    act(state, "end_phase", seat=0)
    assert state.quiet == [1, 2]
    act(state, "place_blip", blip=1, entry=1)
    assert state.blips["b1"].held


@rule("SH-409")
def test_a_marine_who_cannot_be_reached_is_not_near():
    picture = "#######\nE.A>..>\n#######\nE.....#"
    state = position(picture, blips_per_round=(1,), supply={0: 9})
    state.closed, state.sealed = [1], [1]
    act(state, "end_phase", seat=0)
    assert state.quiet == []


@rule("SH-406", "SH-438")
@pytest.mark.parametrize("entry", [1, 2, 3])
def test_every_entry_has_its_own_square(entry):
    state = position(THREE, phase="aliens")
    turned(state, "m1", "s")
    outside = put_alien(state, (1, 0))
    outside.at, outside.entry = None, entry
    put_blip(state, 1, entry=entry)
    act(state, "enter", piece="b1")
    assert at(state, "b1") == (2 * entry - 1, 0)
    state.blips.clear()
    act(state, "enter_facing", piece="a1", facing="w")
    assert (at(state, "a1"), state.aliens["a1"].entry) == ((2 * entry - 1, 0), None)


@rule("SH-746")
def test_the_clock_lets_overdue_blips_enter_in_the_order_of_the_entries():
    state = position(THREE, phase="aliens", clock="standard")
    turned(state, "m1", "s")
    for entry in (3, 1, 2):
        put_blip(state, 1, entry=entry, placed=0)
    entered = told(pass_time(state, 180_000), BlipEntered)
    assert [event.piece for event in entered] == ["b2", "b3", "b1"]


@rule("SH-013", "SH-430")
def test_what_a_conversion_brings_beyond_the_limit_is_lost():
    state = position("E####\n.>###\n#####\n#..n#\n#####", phase="aliens")
    with_rules(state, max_aliens=2)
    put_blip(state, 3, entry=1)
    events = act(state, "convert", piece="b1")
    assert tags(events) == ["blip-turned", "alien-lost", "alien-placed"]
    assert told(events, AlienLost) == [AlienLost(2, "limit")]
    put_blip(state, 1, at=(1, 3))
    assert tags(act(state, "convert", piece="b2")) == ["blip-turned", "alien-lost"]
    assert list(state.aliens) == ["a1", "a2"]


@rule("SH-064", "SH-069", "SH-406", "SH-438")
def test_who_cannot_pay_or_is_done_does_not_enter():
    state = position(ROUND_THE_CORNER, phase="aliens")
    blip, outside = put_blip(state, 1, entry=1), put_alien(state, (1, 0))
    outside.at, outside.entry = None, 1
    for code, stage, ap in (("not-enough-ap", "fresh", 0), ("already-activated", "done", 6)):
        for piece in (blip, outside):
            piece.stage, piece.ap = stage, ap
        assert refused(state, "enter", piece="b1") == code
        assert refused(state, "enter_facing", piece="a1", facing="e") == code


@rule("SH-438")
def test_only_an_alien_outside_enters_and_with_a_facing():
    state = position(ROUND_THE_CORNER, phase="aliens")
    outside = put_alien(state, (1, 0))
    outside.at, outside.entry = None, 1
    assert refused(state, "enter_facing", piece="a1", facing="x") == "no-facing"
    events = act(state, "enter_facing", piece="a1", facing="e")
    assert events == [AlienEntered("a1", sq(state, (0, 0)), "e")]
    assert outside.facing == "e"
    act(state, "move", piece="a1", to=(1, 0))
    assert refused(state, "enter_facing", piece="a1", facing="e") == "not-outside"


@rule("SH-405", "SH-430", "SH-436")
def test_two_counters_of_a_value_lie_in_the_discard():
    state = position(ROUND_THE_CORNER, phase="aliens")
    for number in (1, 2):
        put_blip(state, 0, entry=1)
        events = act(state, "convert", piece=f"b{number}")
        assert events == [BlipTurned(f"b{number}", 0, False, entry=1)]
    assert state.discard == {0: 2}


@rule("SH-456")
def test_a_blip_that_is_turned_ends_nobody_elses_activation():
    picture = "#########\n#>..D.?.#\n###.#####\n#########"
    state = position(picture, phase="aliens", values=[0])
    put_alien(state, (3, 2), "n")
    assert "blip-turned" in tags(act(state, "door", piece="a1", at=(4, 1)))
    assert state.active == "a1"


HALL = "#######\n" + "#.....#\n" * 5 + "#######"
CORRIDOR = "#######\n#<....#\n#######"


@rule("SH-454")
def test_blips_seen_at_once_are_turned_in_reading_order():
    state = position(HALL.replace(".....#\n", "<....#\n", 1))
    for place in ((1, 5), (4, 4), (5, 1)):
        put_blip(state, 0, at=place)
    events = act(state, "turn", piece="m1", facing="e")
    assert [event.piece for event in told(events, BlipTurned)] == ["b3", "b2", "b1"]


@rule("SH-173", "SH-455")
def test_the_check_is_made_again_after_the_last_blip_it_found():
    state = position(CORRIDOR)
    for column in (3, 4, 5):
        put_blip(state, 0, at=(column, 1))
    act(state, "turn", piece="m1", facing="e")
    assert (state.blips, state.aliens, state.discard) == ({}, {}, {0: 3})


@rule("SH-453", "SH-747", "SH-751")
def test_a_preset_places_what_fits_and_tells_what_is_lost():
    state = position(CORRIDOR)
    put_blip(state, 6, at=(4, 1))
    act(state, "preset", seat=0, what="placing", auto=True)
    events = act(state, "turn", piece="m1", facing="e")
    placed = ["alien-placed"] * 3
    assert tags(events) == ["turned", "blip-turned", *placed, "alien-lost", "placing-over"]
    assert told(events, AlienLost) == [AlienLost(3, "no-room")]
    assert [alien.at for alien in state.aliens.values()] == [
        sq(state, (column, 1)) for column in (4, 3, 5)
    ]


@rule("SH-747")
@pytest.mark.parametrize(
    ("place", "facing"),
    [
        ((5, 2), "e"),
        ((1, 2), "w"),
        ((4, 1), "n"),
        ((2, 5), "s"),
        ((5, 5), "e"),
        ((1, 1), "w"),
    ],
)
def test_an_alien_faces_away_along_the_longer_axis(place, facing):
    state = position(HALL)
    marine = state.marines["m1"]
    marine.at = sq(state, (3, 3))
    put_blip(state, 1, at=place)
    act(state, "preset", seat=0, what="placing", auto=True)
    toward, back = ("s", "n") if place[1] > 3 else ("n", "s")
    turned(state, "m1", back)
    act(state, "turn", piece="m1", facing=toward)
    assert [alien.facing for alien in state.aliens.values()] == [facing]


@rule("SH-744")
def test_the_time_of_a_placing_runs_for_the_whole_blip():
    picture = "#########\n#>..D.?.#\n###.#####\n#########"
    state = position(picture, phase="aliens", values=[3], clock="standard")
    put_alien(state, (3, 2), "n")
    state.now += 5_000
    act(state, "door", piece="a1", at=(4, 1))
    assert pass_time(state, 20_000) == []
    act(state, "place_alien", seat=0, to=(6, 1), facing="w")
    assert pass_time(state, 9_999) == []
    assert tags(pass_time(state, 1))[1:] == ["alien-placed", "alien-placed", "placing-over"]
