"""2.2, 2.3, 2.14 and 2.16: setting up, phases, command points, several marine players."""

import pytest

from games.chance import Chance
from games.engine import SPECTATORS
from games.space_hulk.events import Finished, SideDrawn, StartBlipsDrawn, ValuesDrawn
from games.space_hulk.scenarios import SCENARIOS
from games.space_hulk.state import Options
from games.space_hulk.tests.positions import (
    GAME,
    SEED,
    act,
    legal,
    pass_time,
    position,
    put_alien,
    refused,
    sq,
    tags,
    told,
)
from tests.rules import rule


def new_match(seats=2, **options):
    return GAME.setup(Options(**options), seats, Chance(SEED))


@rule("SH-003", "SH-004", "SH-020", "SH-021", "SH-022", "SH-024")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_the_start(scenario):
    state, events = new_match(scenario=scenario.id)
    if scenario.deploy == "swap":
        assert state.phase == "deploy"
        events = act(state, "ready", seat=0)
    assert [marine.role for marine in state.marines.values()] == list(scenario.squad)
    assert len({marine.at for marine in state.marines.values()}) == len(scenario.squad)
    assert not state.closed
    assert not any(state.doors.values())
    assert (state.phase, len(state.hand)) == ("start_blips", scenario.start_blips)
    assert told(events, StartBlipsDrawn)[0].number == scenario.start_blips
    assert told(events, ValuesDrawn)[0].only == frozenset({1})
    for number in range(1, scenario.start_blips + 1):
        events = act(state, "place_blip", blip=number, entry=1)
    assert tags(events)[-3:] == ["round-started", "phase-started", "cp-rolled"]
    assert (state.phase, state.round) == ("marine_actions", 1)
    assert all(blip.at is None and not blip.held for blip in state.blips.values())


@rule("SH-021", "SH-580")
def test_with_several_seats_marines_are_dealt_and_traded():
    state, _ = new_match(3, scenario="long_way_out")
    assert [marine.seat for marine in state.marines.values()] == [0] * 5 + [1] * 5
    state, _ = new_match(4, scenario="black_box")
    assert [marine.seat for marine in state.marines.values()] == [0, 0, 1, 1, 2]
    assert state.phase == "deploy"
    assert refused(state, "swap", piece="m1", other="m2") == "deploy-fixed"
    assert refused(state, "face", piece="m1", facing="n") == "deploy-fixed"
    act(state, "ready", seat=2)
    assert refused(state, "ready", seat=2) == "ready-already"
    act(state, "trade", piece="m1", other="m3")
    assert state.stations[2].ready
    assert refused(state, "trade", piece="m1", other="m3") == "offered-already"
    act(state, "trade", piece="m3", other="m1")
    assert (state.marines["m1"].seat, state.marines["m3"].seat) == (1, 0)
    assert not state.stations[2].ready
    for seat in (0, 1, 2):
        act(state, "ready", seat=seat)
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


@rule("SH-580")
def test_no_more_marine_seats_than_marines():
    assert GAME.seats(Options()) == range(2, 6)
    assert GAME.seats(Options(scenario="long_way_out")) == range(2, 7)


@rule("SH-040", "SH-041", "SH-044", "SH-060", "SH-502")
def test_a_round():
    state = position("#######\n#>.w..#\n#######", blips_per_round=(1,), supply={1: 9})
    state.aliens["a1"].ap = 0
    events = act(state, "end_phase", seat=0)
    assert tags(events) == [
        "end-pressed",
        "phase-ended",
        "phase-started",
        "phase-ended",
        "phase-started",
    ]
    assert state.aliens["a1"].ap == 6
    events = act(state, "end_phase", seat=1)
    assert tags(events) == ["phase-ended", "round-started", "phase-started", "cp-rolled"]
    assert state.round == 2


@rule("SH-071", "SH-435")
def test_aliens_that_came_in_the_marine_phase_act_in_the_next():
    state = position("#######\n#<...?#\n#######", values=[1])
    act(state, "turn", piece="m1", facing="e")
    act(state, "place_alien", to=(5, 1), facing="w")
    act(state, "end_phase", seat=0)
    assert legal(state, "move", piece="a1", to=(4, 1))


# ---- the floor


def two_seats(**given):
    """Three marines of seat 0 and seat 1; seat 2 has the aliens."""
    return position("########\n#>.>..>#\n#......#\n#w######\n########", number=3, **given)


@rule("SH-581", "SH-582")
def test_ex_41_the_floor_is_taken():
    state = two_seats(cp=2)
    assert [marine.seat for marine in state.marines.values()] == [0, 0, 1]
    act(state, "move", piece="m1", to=(2, 2), cp=0)
    state.marines["m1"].ap = 2
    assert refused(state, "move", piece="m3", to=(5, 1)) == "floor-taken"
    assert legal(state, "move", piece="m3", to=(5, 1), cp=2)
    assert refused(state, "move", piece="m3", to=(5, 1), cp=1) == "floor-taken"
    state.marines["m1"].ap = 0
    assert legal(state, "move", piece="m3", to=(5, 1))


@rule("SH-583")
@pytest.mark.parametrize(("clock", "millis"), [("off", 20_000), ("24h", 4 * 3_600_000)])
def test_ex_41_asking_for_the_floor(clock, millis):
    state = two_seats(clock=clock)
    assert refused(state, "ask_floor", seat=1) == "floor-free"
    act(state, "turn", piece="m1", facing="s")
    assert refused(state, "ask_floor", seat=0) == "floor-free"
    state.marines["m1"].ap = 0
    assert refused(state, "ask_floor", seat=1) == "floor-free"
    state.marines["m1"].ap = 1
    act(state, "ask_floor", seat=1)
    assert GAME.view(state, SPECTATORS).floor_until == state.now + millis
    assert refused(state, "ask_floor", seat=1) == "asked-already"
    assert pass_time(state, millis - 1) == []
    events = pass_time(state, 1)
    assert tags(events) == ["by-clock", "finished"]
    assert told(events, Finished) == [Finished("m1", "floor")]
    assert (state.marines["m1"].stage, state.active, state.floor) == ("done", None, None)
    act(state, "turn", piece="m3", facing="w")
    assert state.active == "m3"


@rule("SH-581")
def test_while_one_has_the_floor_nobody_waits_for_the_others():
    state = two_seats(cp=1)
    assert GAME.view(state, SPECTATORS).turn.seats == (0, 1)
    act(state, "turn", piece="m1", facing="s")
    assert GAME.view(state, SPECTATORS).turn.seats == (0,)
    offers = GAME.offers(state, 1)
    assert [offer.do for offer in offers if not offer.standing] == ["ask_floor"]
    assert {"turn", "end_phase"} <= {offer.do for offer in offers}
    act(state, "ask_floor", seat=1)
    assert all(offer.standing for offer in GAME.offers(state, 1))
    act(state, "finish", seat=0)
    assert GAME.view(state, SPECTATORS).turn.seats == (0, 1)
    assert "end_phase" in {offer.do for offer in GAME.offers(state, 1) if not offer.standing}


@rule("SH-584")
def test_whoever_has_pressed_is_not_waited_for_though_it_has_the_floor():
    state = two_seats()
    act(state, "turn", piece="m1", facing="s")
    act(state, "end_phase", seat=0)
    assert GAME.view(state, SPECTATORS).turn.seats == (1,)
    due = {offer.do for offer in GAME.offers(state, 1) if not offer.standing}
    assert {"ask_floor", "end_phase"} <= due


@rule("SH-584")
def test_the_phase_ends_when_every_seat_has_pressed():
    state = two_seats()
    act(state, "end_phase", seat=0)
    assert refused(state, "end_phase", seat=0) == "ended-already"
    assert all(offer.standing for offer in GAME.offers(state, 0))
    act(state, "turn", piece="m1", facing="s")
    assert not state.stations[0].pressed
    act(state, "end_phase", seat=1)
    assert state.phase == "marine_actions"
    act(state, "end_phase", seat=0)
    assert state.phase == "alien_actions"


@rule("SH-584", "SH-585")
def test_a_seat_without_a_marine_on_the_board_does_not_count():
    state = position("########\n#>.>..X#\n#......#\n#s######\n########", number=3)
    state.marines["m2"].at = sq(state, (6, 1))
    act(state, "end_phase", seat=0)
    act(state, "leave", piece="m2")
    assert state.phase == "alien_actions"
    state.phase = "marine_actions"
    assert refused(state, "end_phase", seat=1) == "not-your-phase"


@rule("SH-585")
def test_a_seat_whose_marines_are_all_gone_watches():
    state = position("########\n#>.>..X#\n########", number=3)
    assert GAME.out(state) == frozenset()
    state.marines["m2"].at = sq(state, (6, 1))
    act(state, "leave", piece="m2")
    assert GAME.out(state) == {1}
    assert GAME.offers(state, 1) == []
    assert refused(state, "preset", seat=1, what="parry", auto=True) == "not-your-piece"
    for question in ("resign", "offer_draw"):
        assert refused(state, question, seat=1) == "not-your-piece"
        assert legal(state, question, seat=0)


@rule("SH-585", "SH-457")
def test_the_owner_of_the_lowest_marine_who_sees_it_places():
    state = position("########\n#>....?#\n#v######\n########", number=3, values=[1])
    state.marines["m1"].seat, state.marines["m2"].seat = 1, 0
    put_alien(state, (1, 0))
    state.aliens.clear()
    state.steps = []
    act(state, "turn", piece="m2", facing="e", cp=0)
    assert refused(state, "place_alien", seat=0, to=(6, 1), facing="w") == "not-your-phase"
    act(state, "place_alien", seat=1, to=(6, 1), facing="w")
    assert state.aliens


@rule("SH-141")
def test_an_entry_is_open_as_long_as_one_marine_can_be_reached():
    state = position("E.>####\n#######\n#.>...#\n#######")
    act(state, "turn", piece="m2", facing="s")
    assert state.sealed == []


@rule("SH-312", "SH-064")
def test_an_alien_in_flames_that_is_done_does_nothing_more():
    state = position("######\n#n.>.#\n######", phase="aliens")
    state.aliens["a1"].burning, state.aliens["a1"].stage = True, "done"
    assert refused(state, "turn", piece="a1", facing="e") == "already-activated"
