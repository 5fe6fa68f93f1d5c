"""2.2, 2.3, 2.14 and 2.16: the start, phases, command points, the floor of several marine seats."""

import pytest

from games.chance import Chance
from games.engine import SPECTATORS
from games.space_hulk.events import (
    Finished,
    OverwatchEnded,
    PhaseEnded,
    SideDrawn,
    StartBlipsDrawn,
    ValuesDrawn,
)
from games.space_hulk.scenarios import SCENARIOS
from games.space_hulk.state import Options
from games.space_hulk.tests.positions import GAME, SEED, position, position_of, tags, told
from tests.rules import rule


def new_match(seats=2, **options):
    state, told = GAME.setup(Options(**options), seats, Chance(SEED))
    return position_of(state), told


@rule("SH-003", "SH-004", "SH-020", "SH-021", "SH-022", "SH-024")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_the_start(scenario):
    state, events = new_match(scenario=scenario.id)
    if scenario.deploy == "swap":
        assert state.phase == "deploy"
        events = state.act("ready", seat=0)
        begun = ["phase-ended", "phase-started", "start-blips-drawn"]
        assert [tag for tag in tags(events) if tag in begun] == begun
    assert [marine.role for marine in state.marines.values()] == list(scenario.squad)
    assert len({marine.at for marine in state.marines.values()}) == len(scenario.squad)
    assert not state.closed
    assert not any(state.doors.values())
    assert (state.phase, len(state.hand)) == ("start_blips", scenario.start_blips)
    assert told(events, StartBlipsDrawn)[0].number == scenario.start_blips
    assert told(events, ValuesDrawn)[0].only == frozenset({1})
    for number in range(1, scenario.start_blips + 1):
        events = state.act("place_blip", blip=number, entry=1)
    assert tags(events)[-3:] == ["round-started", "phase-started", "cp-rolled"]
    assert (state.phase, state.round) == ("marine_actions", 1)
    assert all(blip.at is None and not blip.held for blip in state.blips.values())


@rule("SH-021", "SH-580")
def test_with_several_seats_marines_are_dealt_and_traded():
    """There are no more seats of marines than marines."""
    assert GAME.seats(Options()) == range(2, 6)
    assert GAME.seats(Options(scenario="long_way_out")) == range(2, 7)
    state, _ = new_match(3, scenario="long_way_out")
    assert [marine.seat for marine in state.marines.values()] == [0] * 5 + [1] * 5
    state, _ = new_match(4, scenario="black_box")
    assert [marine.seat for marine in state.marines.values()] == [0, 0, 1, 1, 2]
    assert state.phase == "deploy"
    assert state.refused("swap", piece="m1", other="m2") == "deploy-fixed"
    assert state.refused("face", piece="m1", facing="n") == "deploy-fixed"
    state.act("ready", seat=2)
    assert state.refused("ready", seat=2) == "ready-already"
    state.act("trade", piece="m1", other="m3")
    assert state.stations[2].ready
    assert state.refused("trade", piece="m1", other="m3") == "offered-already"
    state.act("trade", piece="m3", other="m1")
    assert (state.marines["m1"].seat, state.marines["m3"].seat) == (1, 0)
    assert not state.stations[2].ready
    for seat in (0, 1, 2):
        state.act("ready", seat=seat)
    assert state.phase == "start_blips"


@rule("SH-012", "SH-020")
@pytest.mark.parametrize(("aliens", "seat"), [("first", 0), ("last", 1), ("random", None)])
def test_who_plays_the_aliens(aliens, seat):
    state, events = new_match(aliens=aliens)
    drawn = [event.seat for event in told(events, SideDrawn)]
    assert drawn == ([state.alien_seat] if seat is None else [])
    assert seat in (None, state.alien_seat)
    sides = GAME.sides(Options(aliens=aliens), 2)
    assert sides == (
        ["unknown"] * 2 if seat is None else [["aliens", "marines"], ["marines", "aliens"]][seat]
    )
    begun = [GAME.side(state, each) for each in range(2)]
    assert begun.index("aliens") == state.alien_seat
    assert sorted(begun) == ["aliens", "marines"]


@rule("SH-040", "SH-041", "SH-044", "SH-060", "SH-502")
def test_a_round():
    state = position("#######\n#>.w..#\n#######", blips_per_round=(1,), supply={1: 9})
    state.aliens["a1"].ap = 0
    events = state.act("end_phase", seat=0)
    assert tags(events) == [
        "end-pressed",
        "phase-ended",
        "phase-started",
        "phase-ended",
        "phase-started",
    ]
    assert state.aliens["a1"].ap == 6
    events = state.act("end_phase", seat=1)
    assert tags(events) == ["phase-ended", "round-started", "phase-started", "cp-rolled"]
    assert state.round == 2


@rule("SH-071", "SH-435")
def test_aliens_that_came_in_the_marine_phase_act_in_the_next():
    state = position("#######\n#<...?#\n#######", values=[1])
    state.act("turn", piece="m1", facing="e")
    state.act("place_alien", to=(5, 1), facing="w")
    state.act("end_phase", seat=0)
    assert state.legal("move", piece="a1", to=(4, 1))


def two_seats(**given):
    """Three marines of seat 0 and seat 1; seat 2 has the aliens."""
    return position("########\n#>.>..>#\n#......#\n#w######\n########", number=3, **given)


@rule("SH-581", "SH-582")
def test_ex_41_the_floor_is_taken():
    state = two_seats(cp=2)
    assert [marine.seat for marine in state.marines.values()] == [0, 0, 1]
    state.act("move", piece="m1", to=(2, 2), cp=0)
    state.marines["m1"].ap = 2
    assert state.refused("move", piece="m3", to=(5, 1)) == "floor-taken"
    assert state.legal("move", piece="m3", to=(5, 1), cp=2)
    assert state.refused("move", piece="m3", to=(5, 1), cp=1) == "floor-taken"
    state.marines["m1"].ap = 0
    assert state.legal("move", piece="m3", to=(5, 1))


@rule("SH-583")
@pytest.mark.parametrize(("clock", "millis"), [("off", 20_000), ("24h", 4 * 3_600_000)])
def test_ex_41_asking_for_the_floor(clock, millis):
    state = two_seats(clock=clock)
    assert state.refused("ask_floor", seat=1) == "floor-free"
    state.act("turn", piece="m1", facing="s")
    assert state.refused("ask_floor", seat=0) == "floor-free"
    state.marines["m1"].ap = 0
    assert state.refused("ask_floor", seat=1) == "floor-free"
    state.marines["m1"].ap = 1
    state.act("ask_floor", seat=1)
    assert GAME.view(state, SPECTATORS).floor_until == state.now + millis
    assert state.refused("ask_floor", seat=1) == "asked-already"
    assert state.pass_time(millis - 1) == []
    events = state.pass_time(1)
    assert tags(events) == ["by-clock", "finished"]
    assert told(events, Finished) == [Finished("m1", "floor")]
    assert (state.marines["m1"].stage, state.active, state.floor) == ("done", None, None)
    state.act("turn", piece="m3", facing="w")
    assert state.active == "m3"


@rule("SH-581")
def test_while_one_has_the_floor_nobody_waits_for_the_others():
    state = two_seats(cp=1)
    assert GAME.view(state, SPECTATORS).turn.seats == (0, 1)
    state.act("turn", piece="m1", facing="s")
    assert GAME.view(state, SPECTATORS).turn.seats == (0,)
    offers = GAME.offers(state, 1)
    assert [offer.do for offer in offers if not offer.standing] == ["ask_floor"]
    assert {"turn", "end_phase"} <= {offer.do for offer in offers}
    state.act("ask_floor", seat=1)
    assert all(offer.standing for offer in GAME.offers(state, 1))
    state.act("finish", seat=0)
    assert GAME.view(state, SPECTATORS).turn.seats == (0, 1)
    assert "end_phase" in {offer.do for offer in GAME.offers(state, 1) if not offer.standing}


@rule("SH-584")
def test_the_phase_ends_when_every_seat_has_pressed():
    """Whoever has is not waited for, though it has the floor."""
    state = two_seats()
    state.act("turn", piece="m1", facing="s")
    state.act("end_phase", seat=0)
    assert state.refused("end_phase", seat=0) == "ended-already"
    assert GAME.view(state, SPECTATORS).turn.seats == (1,)
    assert all(offer.standing for offer in GAME.offers(state, 0))
    due = {offer.do for offer in GAME.offers(state, 1) if not offer.standing}
    assert {"ask_floor", "end_phase"} <= due
    state.act("turn", piece="m1", facing="w")
    assert not state.stations[0].pressed
    state.act("end_phase", seat=1)
    assert state.phase == "marine_actions"
    state.act("end_phase", seat=0)
    assert state.phase == "alien_actions"


@rule("SH-584", "SH-585")
def test_a_seat_without_a_marine_on_the_board_watches_and_does_not_count():
    state = position("########\n#>.>..X#\n#......#\n#s######\n########", number=3)
    assert GAME.out(state) == frozenset()
    state.marines["m2"].at = state.sq((6, 1))
    state.act("end_phase", seat=0)
    state.act("leave", piece="m2")
    assert (state.phase, GAME.out(state)) == ("alien_actions", {1})
    state.phase = "marine_actions"
    assert state.refused("end_phase", seat=1) == "not-your-phase"
    assert GAME.offers(state, 1) == []
    assert state.refused("preset", seat=1, what="parry", auto=True) == "not-your-piece"
    for question in ("resign", "offer_draw"):
        assert state.refused(question, seat=1) == "not-your-piece"
        assert state.legal(question, seat=0)


@rule("SH-585", "SH-457")
def test_the_owner_of_the_lowest_marine_who_sees_it_places():
    state = position("########\n#>....?#\n#v######\n########", number=3, values=[1])
    state.marines["m1"].seat, state.marines["m2"].seat = 1, 0
    state.put_alien((1, 0))
    state.aliens.clear()
    state.steps = []
    state.act("turn", piece="m2", facing="e", cp=0)
    assert state.refused("place_alien", seat=0, to=(6, 1), facing="w") == "not-your-phase"
    state.act("place_alien", seat=1, to=(6, 1), facing="w")
    assert state.aliens


FIELD = "########\n#>.>..w#\n#......#\n########"


@rule("SH-060", "SH-062", "SH-109", "SH-311", "SH-312")
def test_the_alien_phase_gives_every_piece_its_points_and_turns_anew():
    """Who stands in flames that last must flee."""
    state = position("#######\n#>....#\n###.###\n#?.ww.#\n#######", values=[3])
    state.flames = {state.sq((3, 3)): 2, state.sq((4, 3)): 1}
    blip = state.blips["b1"]
    for alien in state.aliens.values():
        alien.ap, alien.stage, alien.turned, alien.burning = 0, "done", True, True
    blip.ap, blip.stage = 0, "done"
    state.act("end_phase", seat=0)
    found = [(each.ap, each.stage, each.turned, each.burning) for each in state.aliens.values()]
    assert found == [(6, "fresh", False, True), (6, "fresh", False, False)]
    assert (blip.ap, blip.stage) == (6, "fresh")


@rule("SH-060", "SH-063", "SH-064", "SH-474", "SH-502")
def test_the_marine_phase_gives_every_marine_his_points_anew_and_nobody_is_active():
    state = position(FIELD)
    state.act("turn", piece="m1", facing="s")
    state.act("end_phase", seat=0)
    assert [(each.ap, each.stage) for each in state.marines.values()] == [(0, "done")] * 2
    assert state.active is None
    state.act("turn", piece="a1", facing="s")
    state.act("end_phase", seat=1)
    assert [(each.ap, each.stage) for each in state.marines.values()] == [(4, "fresh")] * 2
    assert state.active is None
    assert all(not station.pressed for station in state.stations)


@rule("SH-198", "SH-583", "SH-584", "SH-745")
def test_with_the_phase_a_request_for_the_floor_is_over_with_pressing_the_follow_up_shot():
    state = position(FIELD, number=3, clock="quick")
    state.now = 80_000
    state.act("turn", piece="m1", facing="s")
    state.act("ask_floor", seat=1)
    state.pass_time(10_000)
    assert (state.phase, state.floor, state.floor_timer.due) == ("alien_actions", None, None)
    state = position(FIELD, number=3)
    state.act("turn", piece="m1", facing="s")
    assert GAME.view(state, SPECTATORS).follow == {"0": "m1"}
    assert tags(state.act("end_phase", seat=0)) == ["end-pressed"]
    assert state.stations[0].follow is None


@rule("SH-748", "SH-415")
def test_the_countdown_of_a_phase_begins_in_it():
    """Both sides have nothing left; a blip outside cannot enter."""
    state = position("E....##\n###.###\n###>###")
    state.put_blip(1, entry=1, placed=0)
    state.flames[0], state.marines["m1"].ap = 2, 1
    state.act("turn", piece="m1", facing="s")
    assert GAME.view(state, SPECTATORS).countdown == 5_000
    state.now = 3_000
    state.act("end_phase", seat=0)
    assert GAME.view(state, SPECTATORS).countdown == 8_000


@rule("SH-040", "SH-401", "SH-602", "SH-748")
def test_the_last_blip_placed_opens_the_actions_of_the_aliens_and_no_piece_ends_them():
    state = position("E....<.#", blips_per_round=(1,), supply={1: 9})
    events = state.act("end_phase", seat=0)
    assert tags(events) == ["end-pressed", "phase-ended", "phase-started", "blips-drawn"]
    events = state.act("place_blip", blip=1, entry=1)
    assert tags(events) == ["blip-placed", "placing-over", "phase-ended", "phase-started"]
    assert told(events, PhaseEnded) == [PhaseEnded("alien_reinforce", "done")]
    assert state.phase == "alien_actions"
    state = position("#######\n#>....#\n#######")
    events = state.act("end_phase", seat=0)
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
    outside = state.put_alien((3, 0))
    outside.at, outside.entry, outside.since = None, 1, 1
    state.flames = {state.sq((6, 1)): 1}
    state.aliens["a1"].burning = state.aliens["a1"].idle = True
    state.load(flame="6", cp="2")
    events = state.act("end_phase", seat=1)
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
    assert tags(state.act("end_phase", seat=1)) == ["phase-ended", "flames-removed", "blip-turned"]
    assert state.phase == "alien_end"
    state.act("place_alien", seat=0, to=(3, 1), facing="e")
    assert (state.phase, state.round) == ("marine_actions", 2)


@rule("SH-584", "SH-604")
def test_an_absent_seat_does_not_press_for_one_that_is_there_and_for_all_the_clock_does():
    """Of three marine seats one has pressed, one is away; the phase waits for the third."""
    state = position("########\n#>.>>.w#\n########", number=4)
    state.presence(1, False)
    state.pass_time(60_000)
    state.act("end_phase", seat=0)
    assert state.phase == "marine_actions"
    assert GAME.view(state, SPECTATORS).turn.seats == (1, 2)
    state.act("end_phase", seat=2)
    assert state.phase == "alien_actions"
    state = position(FIELD, number=3)
    for seat in (0, 1):
        state.presence(seat, False)
    state.now = 60_000
    state.act("offer_draw", seat=2)
    assert state.phase == "marine_actions"
    assert tags(state.pass_time(0))[:2] == ["by-clock", "phase-ended"]


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
    state.act("turn", piece="m1", facing="s")
    if away is not None:
        state.now = away
        state.presence(0, False)
    state.now = asked
    events = state.act("ask_floor", seat=1)
    assert told(events, Finished) == ([Finished("m1", why)] if why else [])
    assert tags(events)[0] == "floor-asked"
    assert GAME.view(state, SPECTATORS).floor == (None if why else 1)


@rule("SH-584", "SH-700")
def test_a_phase_in_which_all_have_pressed_waits_for_an_open_decision():
    """The last marine of the other seat dies, and uncovers a blip."""
    state = position("#######\n#>v..?#\n##n####\n#######", number=3, values=[1])
    state.act("end_phase", seat=0)
    state.load(red="1", blue="666")
    assert "blip-turned" in tags(state.act("attack", piece="m2"))
    assert state.phase == "marine_actions"
    state.act("place_alien", to=(5, 1), facing="w")
    assert state.phase == "alien_actions"
