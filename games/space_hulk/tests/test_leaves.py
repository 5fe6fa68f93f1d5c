"""SH-130 to SH-142 beyond their examples: doors, airlocks, sealed entries."""

import pytest

from games.space_hulk.events import AlienLost, EntrySealed
from games.space_hulk.tests.positions import (
    act,
    load,
    position,
    put_alien,
    put_blip,
    sq,
    tags,
    told,
)
from tests.rules import rule

LOCKS = "#############\nE.A<.....>A.E\n#############"


@rule("SH-139", "SH-141", "SH-142")
def test_airlocks_and_sealed_entries_are_kept_in_order():
    state = position(LOCKS)
    events = act(state, "door", piece="m2", at=(10, 1))
    assert told(events, EntrySealed) == [EntrySealed(2, 0)]
    assert (state.closed, state.sealed) == ([2], [2])
    events = act(state, "door", piece="m1", at=(2, 1))
    assert told(events, EntrySealed) == [EntrySealed(1, 0)]
    assert (state.closed, state.sealed) == ([1, 2], [1, 2])


@rule("SH-142")
def test_what_waits_at_another_entry_stays():
    state = position(LOCKS)
    for entry in (1, 2):
        put_blip(state, 4, entry=entry)
        outside = put_alien(state, (0, 1))
        outside.at, outside.entry = None, entry
    events = act(state, "door", piece="m1", at=(2, 1))
    assert tags(events) == ["airlock-closed", "entry-sealed", "alien-lost"]
    assert told(events, AlienLost) == [AlienLost(1, "sealed")]
    assert (list(state.blips), list(state.aliens)) == (["b2"], ["a2"])


@rule("SH-141")
def test_without_a_marine_on_the_board_nothing_is_sealed():
    state = position("#####\nEn>.#\n#####", phase="aliens")
    state.aliens["a1"].facing = "e"
    load(state, red="1", blue="654")
    events = act(state, "attack", piece="a1")
    assert "killed" in tags(events)
    assert told(events, EntrySealed) == []


@rule("SH-093", "SH-474")
def test_command_points_open_a_door():
    state = position("#####\n#>D.#\n#####", cp=1)
    act(state, "door", piece="m1", at=(2, 1), cp=1)
    assert (state.cp, state.marines["m1"].ap) == (0, 4)
    assert state.doors == {sq(state, (2, 1)): True}


@rule("SH-136", "SH-139", "SH-251")
@pytest.mark.parametrize(
    ("sign", "do", "given", "what"),
    [("A", "door", {"at": (2, 1)}, "airlock-closed"), ("D", "attack", {}, "door-rolled")],
)
def test_leaves_in_front_end_overwatch_too(sign, do, given, what):
    state = position(f"#####\n#>{sign}.#\n#####")
    state.marines["m1"].watch = True
    load(state, door="1")
    assert tags(act(state, do, piece="m1", **given)) == ["overwatch-ended", what]
