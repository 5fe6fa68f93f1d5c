"""SH-430 to SH-457 beyond their examples: what is turned in which order, who places, where to."""

import pytest

from games.space_hulk.events import AlienLost, BlipTurned
from games.space_hulk.tests.positions import (
    act,
    pass_time,
    position,
    put_alien,
    put_blip,
    refused,
    sq,
    tags,
    told,
    turned,
)
from tests.rules import rule

HALL = "#######\n" + "#.....#\n" * 5 + "#######"
CORRIDOR = "#######\n#<....#\n#######"


@rule("SH-454")
def test_blips_seen_at_once_are_turned_in_reading_order():
    state = position(HALL.replace(".....#\n", "<....#\n", 1))
    for place in ((1, 5), (4, 4), (5, 1)):
        put_blip(state, 0, at=place)
    events = act(state, "turn", piece="m1", facing="e")
    assert [event.piece for event in told(events, BlipTurned)] == ["b3", "b2", "b1"]


@rule("SH-173")
def test_the_check_is_made_again_after_the_last_blip_it_found():
    state = position(CORRIDOR)
    for column in (3, 4, 5):
        put_blip(state, 0, at=(column, 1))
    act(state, "turn", piece="m1", facing="e")
    assert state.blips == {}


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


@rule("SH-433", "SH-452")
def test_where_an_alien_of_a_counter_may_not_stand():
    state = position("#######\n#>###.#\n###...#\n#######", phase="aliens")
    put_blip(state, 3, at=(5, 1))
    act(state, "convert", piece="b1")
    assert refused(state, "place_alien", to=(5, 2), facing="n") == "not-adjacent"
    act(state, "place_alien", to=(5, 1), facing="n")
    for to, facing, code in (
        ((5, 1), "n", "square-blocked"),
        ((3, 2), "n", "not-adjacent"),
        ((4, 1), "n", "not-adjacent"),
        ((4, 2), "", "no-facing"),
    ):
        assert refused(state, "place_alien", to=to, facing=facing) == code


@rule("SH-456")
def test_who_is_turned_in_the_marine_phase_is_not_idle():
    state = position(CORRIDOR)
    put_blip(state, 1, at=(4, 1))
    act(state, "turn", piece="m1", facing="e")
    act(state, "place_alien", to=(4, 1), facing="w")
    assert not state.aliens["a1"].idle


@rule("SH-453", "SH-602")
def test_aliens_without_room_end_the_placing():
    state = position("####\n#<.#\n####")
    put_blip(state, 2, at=(2, 1))
    act(state, "turn", piece="m1", facing="e")
    events = act(state, "place_alien", to=(2, 1), facing="w")
    assert tags(events) == ["alien-placed", "alien-lost", "placing-over"]
