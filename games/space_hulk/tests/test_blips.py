"""SH-400 to SH-457, with EX-29 to EX-37 and EX-43: what is drawn, comes in, is turned, placed."""

import pytest

from games.engine import SPECTATORS
from games.space_hulk.events import (
    AlienEntered,
    AlienLost,
    BlipEntered,
    BlipsDrawn,
    BlipTurned,
    ByClock,
    DiscardRecycled,
    EntrySealed,
    ValuesDrawn,
)
from games.space_hulk.tests.positions import GAME, boards, position, tags, told
from tests.rules import rule

LOCK, SIX, CROSS = boards("""
########   #########   #########
E.A.<..#   E.....>.#   #>......#
########   #########   #####.###
########   #########   #####.###
########   #########   #########
""")


@rule("SH-022", "SH-139", "SH-141", "SH-142", "SH-404", "SH-661")
def test_ex_29_an_airlock_seals_its_entry():
    state = position(LOCK, supply={1: 5}, blips_per_round=(2,))
    state.put_alien((1, 1), "e")
    for _ in range(2):
        state.put_blip(2, entry=1)
    state.act("move", piece="m1", to=(3, 1))
    assert state.refused("attack", piece="m1") == "nothing-in-front"
    events = state.act("door", piece="m1", at=(2, 1))
    assert tags(events) == ["airlock-closed", "entry-sealed"]
    assert told(events, EntrySealed)[0].number == 2
    assert (state.closed, state.sealed, state.blips) == ([1], [1], {})
    assert state.supply == {1: 5, 2: 2}
    assert state.marines["m1"].ap == 2
    assert state.refused("door", piece="m1", at=(2, 1)) == "airlock-closed"
    assert state.refused("shoot", piece="m1", target="d1") == "bad-target"
    state.act("end_phase", seat=0)
    assert (state.hand, state.phase) == ({}, "alien_actions")
    assert state.supply == {1: 5, 2: 2}


@rule("SH-139")
def test_ex_29_a_blip_behind_the_open_airlock_is_seen():
    state = position(LOCK)
    state.put_blip(0, at=(1, 1))
    assert "blip-turned" in tags(state.act("move", piece="m1", to=(3, 1)))


@rule("SH-140")
def test_who_may_close_airlocks():
    state = position("######\n#wA<.#\n######", phase="aliens")
    state.turned("a1", "e")
    assert state.legal("door", piece="a1", at=(2, 1))
    state.with_rules(airlock_closers="marines")
    assert state.refused("door", piece="a1", at=(2, 1)) == "not-your-airlock"
    state.phase = "marine_actions"
    assert state.legal("door", piece="m1", at=(2, 1))


@rule("SH-408", "SH-409")
@pytest.mark.parametrize(("column", "held"), [(6, True), (7, False)])
def test_ex_30_six_squares(column, held):
    state = position(SIX, blips_per_round=(1,), supply={1: 3})
    old = state.put_blip(1, entry=1, placed=0)
    state.marines["m1"].at = state.sq((column, 1))
    state.act("end_phase", seat=0)
    assert state.phase == "alien_reinforce"
    state.act("place_blip", blip=1, entry=1)
    new = state.blips["b2"]
    assert new.held == held
    assert state.legal("enter", piece=old.id)
    if held:
        assert state.refused("enter", piece=new.id) == "blip-held-back"
        assert state.refused("convert", piece=new.id) == "blip-held-back"
    else:
        assert state.legal("enter", piece=new.id)


@rule("SH-408")
def test_ex_30_it_waits_one_round():
    state = position(SIX, blips_per_round=(1, 0), supply={1: 3})
    state.act("end_phase", seat=0)
    state.act("place_blip", blip=1, entry=1)
    assert state.refused("enter", piece="b1") == "blip-held-back"
    state.act("end_phase", seat=1)
    state.act("end_phase", seat=0)
    assert state.legal("enter", piece="b1")
    assert state.refused("end_phase", seat=1) == "blip-must-enter"


THREE = "#E#E#E#\n#.#.#.#\n#.....#\n#.....#\n#....>#\n#######"


@rule("SH-400", "SH-401", "SH-402", "SH-404", "SH-663")
def test_ex_31_only_as_many_as_there_are_places():
    state = position(THREE, blips_per_round=(5,), supply={0: 20})
    for entry, number in ((1, 3), (2, 2)):
        for _ in range(number):
            state.put_blip(0, entry=entry)
    events = state.act("end_phase", seat=0)
    assert list(state.hand) == [1, 2, 3, 4]
    assert told(events, ValuesDrawn)[0].only == frozenset({1})
    assert state.refused("place_blip", blip=1, entry=1) == "entry-full"
    assert state.refused("place_blip", blip=5, entry=2) == "no-such-blip"
    assert state.refused("place_blip", blip=1, entry=4) == "entry-sealed"
    assert state.refused("end_phase", seat=1) == "not-your-phase"
    state.act("place_blip", blip=3, entry=2)
    assert list(state.blips)[-1] == "b6"
    for number in (1, 2):
        state.act("place_blip", blip=number, entry=3)
    events = state.act("place_blip", blip=4, entry=3)
    assert "placing-over" in tags(events)
    assert state.phase == "alien_actions"


@rule("SH-403", "SH-404", "SH-405")
@pytest.mark.parametrize(
    ("supply", "discard", "recycle", "drawn"),
    [({1: 2}, {}, True, 2), ({}, {2: 5}, True, 3), ({1: 1}, {2: 5}, False, 1), ({}, {}, True, 0)],
)
def test_ex_31_supply_and_discard(supply, discard, recycle, drawn):
    state = position(THREE, blips_per_round=(3,))
    state.with_rules(recycle_blips=recycle)
    state.supply, state.discard = dict(supply), dict(discard)
    events = state.act("end_phase", seat=0)
    assert len(state.hand) == drawn
    assert ("discard-recycled" in tags(events)) == (not supply and bool(discard))


@rule("SH-406", "SH-407", "SH-410", "SH-411", "SH-412", "SH-415", "SH-416", "SH-450")
def test_ex_32_overdue():
    state = position("E....<.#", phase="aliens")
    state.put_blip(2, entry=1, placed=state.round)
    assert state.refused("enter", piece="b1") == "would-be-seen"
    assert state.legal("end_phase", seat=1)
    state.round = 2
    assert state.refused("end_phase", seat=1) == "blip-must-enter"
    state.flames[state.sq((0, 0))] = 1
    assert state.refused("enter", piece="b1") == "entry-blocked"
    assert state.legal("end_phase", seat=1)
    state.flames.clear()
    events = state.act("enter", piece="b1")
    assert tags(events) == ["blip-entered", "blip-turned"]
    state.act("place_alien", seat=0, to=(0, 0), facing="e")
    state.act("place_alien", seat=0, to=(1, 0), facing="e")
    assert state.active is None


@rule("SH-406", "SH-410")
def test_entering_costs_one_point():
    state = position("E.#..\n#.#..\n#....", phase="aliens")
    state.put_blip(2, entry=1)
    assert state.refused("move", piece="b1", to=(1, 0)) == "still-outside"
    assert state.refused("door", piece="b1", at=(1, 0)) == "still-outside"
    assert state.legal("end_phase", seat=1), "it may enter, and need not"
    state.act("enter", piece="b1")
    assert (state.at("b1"), state.blips["b1"].ap) == ((0, 0), 5)
    assert state.refused("enter", piece="b1") == "not-outside"


@rule("SH-093", "SH-411", "SH-413", "SH-664")
def test_ex_33_a_blip_never_chooses_to_be_seen_nor_opens_a_door_to_be():
    state = position(CROSS, phase="aliens")
    state.put_blip(3, at=(5, 3))
    assert state.steps_of("b1", 1) == {(5, 2)}
    state.act("move", piece="b1", to=(5, 2))
    for column in (4, 5, 6):
        assert state.refused("move", piece="b1", to=(column, 1)) == "would-be-seen"
    assert state.steps_of("b1", 1) == {(5, 3)}
    state.with_rules(blip_may_enter_sight=True)
    assert state.steps_of("b1", 1) == {(4, 1), (5, 1), (6, 1), (5, 3)}
    state = position("######\n#>.D?#\n######", phase="aliens")
    assert state.refused("door", piece="b1", at=(3, 1)) == "would-be-seen"
    state.turned("m1", "w")
    assert state.legal("door", piece="b1", at=(3, 1))


@rule("SH-005", "SH-430", "SH-431", "SH-432", "SH-433", "SH-435", "SH-453")
def test_ex_34_voluntary_conversion():
    state = position(CROSS, phase="aliens")
    state.put_blip(5, at=(5, 2))
    events = state.act("convert", piece="b1")
    assert told(events, BlipTurned)[0].value == 5
    assert state.placings() == {(5, 2)}
    state.act("place_alien", to=(5, 2), facing="n")
    for column in (4, 5, 6):
        assert state.refused("place_alien", to=(column, 1), facing="n") == "in-sight"
    assert state.refused("place_alien", to=(5, 2), facing="n") == "square-blocked"
    assert state.refused("place_alien", to=(1, 1), facing="n") == "not-adjacent"
    assert state.refused("place_alien", to=(5, 3), facing="x") == "no-facing"
    events = state.act("place_alien", to=(5, 3), facing="n")
    assert told(events, AlienLost) == [AlienLost(3, "no-room")]
    assert state.refused("place_alien", seat=1, to=(5, 3), facing="n") == "no-decision"
    state.act("move", piece="a1", to=(5, 1))
    assert state.aliens["a1"].ap == 5


@rule("SH-405", "SH-430", "SH-434", "SH-436")
def test_a_blip_of_nothing_ends_the_activation_of_another_and_is_discarded():
    state = position("#######\n#..w..#\n#######", phase="aliens")
    state.put_blip(0, at=(5, 1))
    state.act("move", piece="a1", to=(2, 1))
    events = state.act("convert", piece="b1")
    assert tags(events) == ["blip-turned"]
    assert (state.aliens["a1"].stage, state.active) == ("done", None)
    assert state.discard == {0: 1}
    state = position(ROUND_THE_CORNER, phase="aliens")
    for number in (1, 2):
        state.put_blip(0, entry=1)
        events = state.act("convert", piece=f"b{number}")
        assert events == [BlipTurned(f"b{number}", 0, False, entry=1)]
    assert state.discard == {0: 2}


@rule("SH-006", "SH-450", "SH-451", "SH-452", "SH-453", "SH-457", "SH-666")
def test_ex_35_forced_conversion():
    state = position("#########\n#<......#\n#####.###\n#####.###\n#########")
    state.put_blip(5, at=(5, 1))
    events = state.act("turn", piece="m1", facing="e")
    assert told(events, BlipTurned) == [BlipTurned("b1", 5, True, at=state.sq((5, 1)))]
    assert state.placings() == {(5, 1)}
    state.act("place_alien", to=(5, 1), facing="e")
    assert state.placings() == {(4, 1), (6, 1), (5, 2)}
    assert state.refused("place_alien", to=(4, 2), facing="n") == "not-adjacent"
    for place in ((4, 1), (5, 2)):
        state.act("place_alien", to=place, facing="n")
    events = state.act("place_alien", to=(6, 1), facing="s")
    assert tags(events) == ["alien-placed", "alien-lost", "placing-over"]
    assert told(events, AlienLost) == [AlienLost(1, "no-room")]
    assert len(state.aliens) == 4


@rule("SH-013", "SH-453")
def test_ex_35_no_more_than_twenty():
    state = position("#########\n#<......#\n#####.###\n#####.###\n#########")
    for _ in range(18):
        alien = state.put_alien((0, 0))
        alien.at, alien.entry = None, 1
    state.put_blip(5, at=(5, 1))
    events = state.act("turn", piece="m1", facing="e")
    assert told(events, AlienLost) == [AlienLost(3, "limit")]
    state.act("place_alien", to=(5, 1), facing="e")
    state.act("place_alien", to=(4, 1), facing="e")
    assert len(state.aliens) == 20


@rule("SH-436", "SH-437", "SH-438")
def test_ex_36_conversion_outside():
    state = position("########\nE.....>#\n########", phase="aliens")
    state.put_blip(4, entry=1)
    state.act("convert", piece="b1")
    assert len(state.aliens) == 4
    assert state.refused("move", piece="a1", to=(1, 1)) == "still-outside"
    assert state.refused("turn", piece="a1", facing="e") == "still-outside"
    assert state.refused("attack", piece="a1") == "still-outside"
    assert state.refused("enter_facing", piece="a1", facing="x") == "no-facing"
    for number in (1, 2, 3):
        state.act("enter_facing", piece=f"a{number}", facing="e")
        assert state.aliens[f"a{number}"].ap == 5
        if number < 3:
            assert state.refused("enter_facing", piece="a4", facing="e") == "entry-blocked"
            for x in range(1, 5 - number):
                state.act("move", piece=f"a{number}", to=(x, 1))
    events = state.act("end_phase", seat=1)
    assert told(events, AlienLost) == [AlienLost(1, "outside")]
    assert sorted(state.aliens) == ["a1", "a2", "a3"]


@rule("SH-437")
def test_ex_36_with_grace_it_waits_one_phase_more():
    state = position("########\nE.....>#\n########", phase="aliens").with_rules(outside_grace=1)
    state.put_blip(1, entry=1)
    state.act("convert", piece="b1")
    for seat, left in ((1, True), (0, True), (1, False)):
        state.act("end_phase", seat=seat)
        assert bool(state.aliens) == left


@rule("SH-256", "SH-438")
def test_overwatch_shoots_at_who_enters():
    state = position("#######\nE....<#\n#######", phase="aliens")
    state.marines["m1"].watch = True
    state.put_blip(1, entry=1)
    state.act("convert", piece="b1")
    state.load(shoot="--", jam="o")
    assert state.refused("enter", piece="a1") == "no-facing"
    assert "shot" in tags(state.act("enter_facing", piece="a1", facing="e"))


@rule("SH-256", "SH-450", "SH-456", "SH-744")
def test_ex_37_revealed_in_the_alien_phase():
    picture = "#########\n#>..D.?.#\n###.#####\n#########"
    state = position(picture, phase="aliens", values=[2], clock="standard")
    state.put_alien((3, 2), "n")
    state.marines["m1"].watch = True
    state.load(shoot="--", jam="o")
    events = state.act("door", piece="a1", at=(4, 1))
    assert tags(events) == ["door-opened", "blip-turned"]
    assert (state.phase_timer.due, state.active) == (None, "a1")
    state.act("place_alien", seat=0, to=(6, 1), facing="w")
    events = state.act("place_alien", seat=0, to=(7, 1), facing="w")
    assert "shot" not in tags(events)
    assert state.phase_timer.due is not None
    assert state.refused("move", piece="a2", to=(5, 1)) == "cannot-act-this-phase"
    assert not state.legal("turn", piece="a3", facing="n")
    state.act("turn", piece="a1", facing="w")


@rule("SH-252", "SH-256", "SH-259")
def test_ex_37_the_acting_alien_is_shot_at_and_nobody_else():
    picture = "#########\n#>.wD.?.#\n#########"
    state = position(picture, phase="aliens", values=[1])
    state.turned("a1", "e")
    state.marines["m1"].watch = True
    state.load(shoot="H-", jam="o")
    events = state.act("door", piece="a1", at=(4, 1))
    assert tags(events) == ["door-opened", "shot", "killed", "blip-turned"]
    assert told(state.act("place_alien", seat=0, to=(6, 1), facing="w"), AlienLost) == []
    assert list(state.aliens) == ["a2"]
    assert not state.chance.ready["jam"]


SEEN_AT_ONCE = """
########
###.?.##
#>D..?##
###...##
########
"""


@rule("SH-113", "SH-173", "SH-454", "SH-457")
def test_ex_43_seen_at_once():
    state = position(SEEN_AT_ONCE, values=[2, 1])
    events = state.act("door", piece="m1", at=(2, 2))
    assert tags(events) == ["door-opened", "blip-turned"]
    state.act("place_alien", to=(4, 1), facing="w")
    assert state.placings() == {(3, 1), (5, 1), (3, 2), (4, 2)}
    assert state.refused("place_alien", to=(5, 2), facing="w") == "square-blocked"
    events = state.act("place_alien", to=(4, 2), facing="w")
    assert tags(events) == ["alien-placed", "placing-over", "blip-turned"]
    state.act("place_alien", to=(5, 2), facing="w")
    assert len(state.aliens) == 3


@rule("SH-500", "SH-744", "SH-747")
def test_ex_43_what_a_clean_up_uncovers_is_placed_first():
    state = position("########\n#>...*?#\n########", values=[1], clock="standard")
    state.flames[state.sq((5, 1))] = 1
    events = state.act("end_phase", seat=0)
    assert tags(events)[-2:] == ["flames-removed", "blip-turned"]
    assert state.phase == "marine_end"
    assert (state.phase_timer.due, state.phase_timer.left) == (None, None)
    assert GAME.view(state, SPECTATORS).left is None
    assert state.pass_time(29_999) == []
    events = state.pass_time(1)
    assert told(events, ByClock) == [ByClock("decision", 0)]
    assert "alien-placed" in tags(events)
    assert state.phase == "alien_actions"
    assert state.aliens["a1"].facing == "e"
    assert state.phase_timer.due == state.now + 180_000


ROUND_THE_CORNER = "E...#\n###.#\n###v#"


@rule("SH-400", "SH-404")
@pytest.mark.parametrize(
    ("number", "handicap", "drawn"),
    [(1, 0, 1), (2, 0, 2), (3, 0, 3), (4, 0, 1), (5, 0, 2), (1, 1, 2), (1, -1, 0), (1, -2, 0)],
)
def test_each_round_has_its_number_of_the_list_and_a_handicap(number, handicap, drawn):
    options = {"handicap_blips": handicap}
    state = position(THREE, blips_per_round=(1, 2, 3), supply={0: 9}, options=options)
    state.round = number
    drawing = told(state.act("end_phase", seat=0), BlipsDrawn)
    assert drawing == [BlipsDrawn(drawn)] * bool(drawn)


@rule("SH-400", "SH-405", "SH-662")
def test_a_draw_is_random_at_its_moment_and_in_its_middle_the_discard_becomes_the_supply():
    state = position(THREE, blips_per_round=(3,), supply={1: 1})
    state.discard = {5: 1, 2: 1}
    state.load(supply=(0, 0, 0))
    events = state.act("end_phase", seat=0)
    assert tags(events)[-2:] == ["discard-recycled", "blips-drawn"]
    assert told(events, DiscardRecycled) == [DiscardRecycled(2)]
    assert state.hand == {1: 1, 2: 2, 3: 5}
    assert (state.supply, state.discard) == ({2: 0, 5: 0}, {})
    state = position("E....<.#", blips_per_round=(2,), supply={0: 2, 3: 1, 6: 1})
    state.load(supply=(2, 2))
    state.act("end_phase", seat=0)
    assert state.hand == {1: 3, 2: 6}
    assert state.all_rolled()
    assert state.supply == {0: 2, 3: 0, 6: 0}


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
    state.act("end_phase", seat=0)
    assert len(state.hand) == 6
    for entry in (0, 2, 4):
        assert state.refused("place_blip", blip=1, entry=entry) == "entry-sealed"
    assert state.legal("place_blip", blip=1, entry=3)


@rule("SH-408", "SH-409")
def test_one_marine_near_an_entry_is_enough_if_he_can_be_reached():
    picture = "###########\nE.>......>E\n###########"
    state = position(picture, blips_per_round=(2,), supply={0: 9})
    state.with_rules(entry_quiet_distance=2)
    state.act("end_phase", seat=0)
    assert state.quiet == [1, 2]
    state.act("place_blip", blip=1, entry=1)
    assert state.blips["b1"].held
    picture = "#######\nE.A>..>\n#######\nE.....#"
    state = position(picture, blips_per_round=(1,), supply={0: 9})
    state.closed, state.sealed = [1], [1]
    state.act("end_phase", seat=0)
    assert state.quiet == []


@rule("SH-406", "SH-438")
@pytest.mark.parametrize("entry", [1, 2, 3])
def test_every_entry_has_its_own_square(entry):
    state = position(THREE, phase="aliens")
    state.turned("m1", "s")
    outside = state.put_alien((1, 0))
    outside.at, outside.entry = None, entry
    state.put_blip(1, entry=entry)
    state.act("enter", piece="b1")
    assert state.at("b1") == (2 * entry - 1, 0)
    state.blips.clear()
    state.act("enter_facing", piece="a1", facing="w")
    assert (state.at("a1"), state.aliens["a1"].entry) == ((2 * entry - 1, 0), None)


@rule("SH-746")
def test_the_clock_lets_overdue_blips_enter_in_the_order_of_the_entries():
    state = position(THREE, phase="aliens", clock="standard")
    state.turned("m1", "s")
    for entry in (3, 1, 2):
        state.put_blip(1, entry=entry, placed=0)
    entered = told(state.pass_time(180_000), BlipEntered)
    assert [event.piece for event in entered] == ["b2", "b3", "b1"]


@rule("SH-013", "SH-430")
def test_what_a_conversion_brings_beyond_the_limit_is_lost():
    state = position("E####\n.>###\n#####\n#..n#\n#####", phase="aliens")
    state.with_rules(max_aliens=2)
    state.put_blip(3, entry=1)
    events = state.act("convert", piece="b1")
    assert tags(events) == ["blip-turned", "alien-lost", "alien-placed"]
    assert told(events, AlienLost) == [AlienLost(2, "limit")]
    state.put_blip(1, at=(1, 3))
    assert tags(state.act("convert", piece="b2")) == ["blip-turned", "alien-lost"]
    assert list(state.aliens) == ["a1", "a2"]


@rule("SH-064", "SH-069", "SH-406", "SH-438")
def test_who_can_pay_and_is_not_done_enters_with_a_facing():
    state = position(ROUND_THE_CORNER, phase="aliens")
    blip, outside = state.put_blip(1, entry=1), state.put_alien((1, 0))
    outside.at, outside.entry = None, 1
    for code, stage, ap in (("not-enough-ap", "fresh", 0), ("already-activated", "done", 6)):
        for piece in (blip, outside):
            piece.stage, piece.ap = stage, ap
        assert state.refused("enter", piece="b1") == code
        assert state.refused("enter_facing", piece="a1", facing="e") == code
    outside.stage = "fresh"
    assert state.refused("enter_facing", piece="a1", facing="x") == "no-facing"
    events = state.act("enter_facing", piece="a1", facing="e")
    assert events == [AlienEntered("a1", state.sq((0, 0)), "e")]
    assert outside.facing == "e"
    state.act("move", piece="a1", to=(1, 0))
    assert state.refused("enter_facing", piece="a1", facing="e") == "not-outside"


HALL = "#######\n" + "#.....#\n" * 5 + "#######"
CORRIDOR = "#######\n#<....#\n#######"


@rule("SH-173", "SH-454", "SH-455")
def test_blips_seen_at_once_are_turned_in_reading_order_and_then_what_lay_behind():
    state = position(HALL.replace(".....#\n", "<....#\n", 1))
    for place in ((1, 5), (4, 4), (5, 1)):
        state.put_blip(0, at=place)
    events = state.act("turn", piece="m1", facing="e")
    assert [event.piece for event in told(events, BlipTurned)] == ["b3", "b2", "b1"]
    state = position(CORRIDOR)
    for column in (3, 4, 5):
        state.put_blip(0, at=(column, 1))
    state.act("turn", piece="m1", facing="e")
    assert (state.blips, state.aliens, state.discard) == ({}, {}, {0: 3})


@rule("SH-453", "SH-747", "SH-751")
def test_a_preset_places_what_fits_and_tells_what_is_lost():
    state = position(CORRIDOR)
    state.put_blip(6, at=(4, 1))
    state.act("preset", seat=0, what="placing", auto=True)
    events = state.act("turn", piece="m1", facing="e")
    placed = ["alien-placed"] * 3
    assert tags(events) == ["turned", "blip-turned", *placed, "alien-lost", "placing-over"]
    assert told(events, AlienLost) == [AlienLost(3, "no-room")]
    assert [alien.at for alien in state.aliens.values()] == [
        state.sq((column, 1)) for column in (4, 3, 5)
    ]


@rule("SH-747")
@pytest.mark.parametrize(
    ("place", "facing"),
    [((5, 2), "e"), ((1, 2), "w"), ((4, 1), "n"), ((2, 5), "s"), ((5, 5), "e"), ((1, 1), "w")],
)
def test_an_alien_faces_away_along_the_longer_axis(place, facing):
    state = position(HALL)
    marine = state.marines["m1"]
    marine.at = state.sq((3, 3))
    state.put_blip(1, at=place)
    state.act("preset", seat=0, what="placing", auto=True)
    toward, back = ("s", "n") if place[1] > 3 else ("n", "s")
    state.turned("m1", back)
    state.act("turn", piece="m1", facing=toward)
    assert [alien.facing for alien in state.aliens.values()] == [facing]


@rule("SH-744")
def test_the_time_of_a_placing_runs_for_the_whole_blip():
    picture = "#########\n#>..D.?.#\n###.#####\n#########"
    state = position(picture, phase="aliens", values=[3], clock="standard")
    state.put_alien((3, 2), "n")
    state.now += 5_000
    state.act("door", piece="a1", at=(4, 1))
    assert state.pass_time(20_000) == []
    state.act("place_alien", seat=0, to=(6, 1), facing="w")
    assert state.pass_time(9_999) == []
    assert tags(state.pass_time(1))[1:] == ["alien-placed", "alien-placed", "placing-over"]
