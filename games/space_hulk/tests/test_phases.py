"""2.3 and 2.16: what a phase begins with, and what is over with it."""

import pytest

from games.engine import SPECTATORS
from games.space_hulk.events import Finished, OverwatchEnded, PhaseEnded
from games.space_hulk.tests.positions import (
    GAME,
    act,
    load,
    pass_time,
    position,
    presence,
    put_alien,
    put_blip,
    sq,
    tags,
    told,
)
from tests.rules import rule

FIELD = "########\n#>.>..w#\n#......#\n########"


@rule("SH-060", "SH-062", "SH-109", "SH-312")
def test_the_alien_phase_gives_every_piece_its_points_and_turns_anew():
    state = position("#######\n#>....#\n###.###\n#?..w.#\n#######", values=[3])
    alien, blip = state.aliens["a1"], state.blips["b1"]
    alien.ap, alien.stage, alien.turned, alien.burning = 0, "done", True, True
    blip.ap, blip.stage = 0, "done"
    act(state, "end_phase", seat=0)
    assert (alien.ap, alien.stage, alien.turned, alien.burning) == (6, "fresh", False, False)
    assert (blip.ap, blip.stage) == (6, "fresh")


@rule("SH-312", "SH-311")
def test_who_stands_in_flames_that_last_must_flee():
    state = position("#######\n#>.ww.#\n#######")
    state.flames = {sq(state, (3, 1)): 2, sq(state, (4, 1)): 1}
    act(state, "end_phase", seat=0)
    assert [alien.burning for alien in state.aliens.values()] == [True, False]


@rule("SH-060", "SH-063", "SH-502")
def test_the_marine_phase_gives_every_marine_his_points_anew():
    state = position(FIELD)
    act(state, "end_phase", seat=0)
    assert [(each.ap, each.stage) for each in state.marines.values()] == [(0, "done")] * 2
    act(state, "end_phase", seat=1)
    assert [(each.ap, each.stage) for each in state.marines.values()] == [(4, "fresh")] * 2


@rule("SH-064", "SH-474")
def test_nobody_is_active_when_a_phase_begins():
    state = position(FIELD)
    act(state, "turn", piece="m1", facing="s")
    act(state, "end_phase", seat=0)
    assert state.active is None
    act(state, "turn", piece="a1", facing="s")
    act(state, "end_phase", seat=1)
    assert (state.active, state.marines["m1"].ap) == (None, 4)
    assert all(not station.pressed for station in state.stations)


@rule("SH-583", "SH-745")
def test_with_the_phase_a_request_for_the_floor_is_over():
    state = position(FIELD, number=3, clock="quick")
    state.now = 80_000
    act(state, "turn", piece="m1", facing="s")
    act(state, "ask_floor", seat=1)
    pass_time(state, 10_000)
    assert (state.phase, state.floor, state.floor_timer.due) == ("alien_actions", None, None)


@rule("SH-748", "SH-415")
def test_the_countdown_of_a_phase_begins_in_it():
    """Both sides have nothing left; a blip outside cannot enter."""
    state = position("E....##\n###.###\n###>###")
    put_blip(state, 1, entry=1, placed=0)
    state.flames[0], state.marines["m1"].ap = 2, 1
    act(state, "turn", piece="m1", facing="s")
    assert GAME.view(state, SPECTATORS).countdown == 5_000
    state.now = 3_000
    act(state, "end_phase", seat=0)
    assert GAME.view(state, SPECTATORS).countdown == 8_000


@rule("SH-401", "SH-602", "SH-040")
def test_the_last_blip_placed_opens_the_actions_of_the_aliens():
    state = position("E....<.#", blips_per_round=(1,), supply={1: 9})
    events = act(state, "end_phase", seat=0)
    assert tags(events) == ["end-pressed", "phase-ended", "phase-started", "blips-drawn"]
    events = act(state, "place_blip", blip=1, entry=1)
    assert tags(events) == ["blip-placed", "placing-over", "phase-ended", "phase-started"]
    assert told(events, PhaseEnded) == [PhaseEnded("alien_reinforce", "done")]
    assert state.phase == "alien_actions"


@rule("SH-748")
def test_an_alien_phase_without_any_piece_is_told_from_end_to_end():
    state = position("#######\n#>....#\n#######")
    events = act(state, "end_phase", seat=0)
    assert tags(events) == [
        *("end-pressed", "phase-ended", "phase-started", "phase-ended"),
        *("phase-started", "phase-ended", "round-started", "phase-started", "cp-rolled"),
    ]
    assert [each.why for each in told(events, PhaseEnded)] == ["pressed", "nothing", "nothing"]


@rule("SH-265", "SH-315", "SH-437", "SH-456", "SH-501")
def test_the_clean_up_of_the_aliens_in_its_order():
    """Flame rolls, aliens outside, flames, then markers; a jam marker stays."""
    state = position("E.....##\n#>####w#\n#>######", phase="aliens")
    state.marines["m1"].watch, state.marines["m2"].jam = True, True
    outside = put_alien(state, (3, 0))
    outside.at, outside.entry, outside.since = None, 1, 1
    state.flames = {sq(state, (6, 1)): 1}
    state.aliens["a1"].burning = state.aliens["a1"].idle = True
    load(state, flame="6", cp="2")
    events = act(state, "end_phase", seat=1)
    assert tags(events)[:5] == [
        *("phase-ended", "flame-rolled", "alien-lost", "flames-removed", "overwatch-ended")
    ]
    assert told(events, OverwatchEnded) == [OverwatchEnded("m1", "phase")]
    assert (list(state.aliens), state.flames) == (["a1"], {})
    assert state.marines["m2"].jam
    assert not state.aliens["a1"].idle and not state.marines["m1"].watch


@rule("SH-501", "SH-450")
def test_what_the_flames_hid_at_the_end_of_the_round_is_turned():
    state = position("#######\n#>*?..#\n#######", phase="aliens", values=[1])
    assert tags(act(state, "end_phase", seat=1)) == ["phase-ended", "flames-removed", "blip-turned"]
    assert state.phase == "alien_end"
    act(state, "place_alien", seat=0, to=(3, 1), facing="e")
    assert (state.phase, state.round) == ("marine_actions", 2)


# ---- the floor and the end of the marine phase


@rule("SH-584", "SH-604")
def test_an_absent_seat_does_not_press_for_one_that_is_there():
    """Of three marine seats one has pressed, one is away; the phase waits for the third."""
    state = position("########\n#>.>>.w#\n########", number=4)
    presence(state, 1, False)
    pass_time(state, 60_000)
    act(state, "end_phase", seat=0)
    assert state.phase == "marine_actions"
    assert GAME.view(state, SPECTATORS).turn.seats == (1, 2)
    act(state, "end_phase", seat=2)
    assert state.phase == "alien_actions"


@rule("SH-604")
def test_the_absence_of_all_is_for_the_clock_to_see():
    state = position(FIELD, number=3)
    for seat in (0, 1):
        presence(state, seat, False)
    state.now = 60_000
    act(state, "offer_draw", seat=2)
    assert state.phase == "marine_actions"
    assert tags(pass_time(state, 0))[:2] == ["by-clock", "phase-ended"]


@rule("SH-198", "SH-584")
def test_who_presses_gives_up_the_follow_up_shot():
    state = position(FIELD, number=3)
    act(state, "turn", piece="m1", facing="s")
    assert GAME.view(state, SPECTATORS).follow == {"0": "m1"}
    assert tags(act(state, "end_phase", seat=0)) == ["end-pressed"]
    assert state.stations[0].follow is None


@rule("SH-583", "SH-604")
@pytest.mark.parametrize(
    ("clock", "away", "asked", "why"),
    [
        ("off", 0, 60_000, "absent"),
        ("off", 0, 59_999, None),
        ("off", 50_000, 70_000, None),
        ("24h", 0, 60_000, None),
        ("off", None, 60_000, None),
    ],
)
def test_the_floor_of_an_absent_seat_is_given_at_once(clock, away, asked, why):
    state = position(FIELD, number=3, clock=clock)
    act(state, "turn", piece="m1", facing="s")
    if away is not None:
        state.now = away
        presence(state, 0, False)
    state.now = asked
    events = act(state, "ask_floor", seat=1)
    assert told(events, Finished) == ([Finished("m1", why)] if why else [])
    assert tags(events)[0] == "floor-asked"
    assert GAME.view(state, SPECTATORS).floor == (None if why else 1)
