"""5 How long everything waits, and what an answer at the last moment meets."""

from __future__ import annotations

import pytest

from games.engine import Turn
from games.galaxy_trucker.events import AnsweredByClock
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.positions import (
    ALONE,
    GAME,
    P,
    Q,
    act,
    building,
    checked,
    legal,
    opened,
    pass_time,
    refused,
    told,
    until,
    view,
)
from games.galaxy_trucker.tests.ships import A, C
from games.galaxy_trucker.timing import WAITS, building_cap, wait
from tests.rules import rule

PACES = pytest.mark.parametrize(
    ("pace", "tenths"), [("normal", 10), ("relaxed", 20), ("slow", 30), ("quick", 6)]
)
SECONDS = {
    "fix": 90,
    "crew": 45,
    "reveal": 2,
    "roll": 4,
    "land": 30,
    "offer": 20,
    "power": 20,
    "hit": 12,
    "piece": 25,
    "lose-crew": 30,
    "lose-goods": 30,
    "load": 45,
    "pause": 10,
    "title": 30,
    "score": 30,
}


def due(state: TruckState) -> int:
    """Until the next deadline."""
    return min(deadline.at for deadline in GAME.deadlines(state)) - state.now


@rule("GT-530")
@PACES
def test_the_waits_of_the_flight_have_the_pace_of_the_room(pace, tenths):
    options = opened(pace=pace).options
    assert {kind: wait(options, kind) for kind in WAITS} == {
        kind: 100 * tenths * many for kind, many in SECONDS.items()
    }
    assert due(checked(C, ALONE, pace=pace)) == 9_000 * tenths
    assert due(checked(A, ALONE, pace=pace)) == 4_500 * tenths
    assert due(checked(ALONE, ALONE, pace=pace)) == 200 * tenths


@rule("GT-177")
def test_the_check_is_timed_from_its_beginning():
    state = building(C, ALONE)
    pass_time(state, 20_000)
    act(state, P, "finish", space=1)
    act(state, Q, "finish", space=2)
    assert (state.phase, due(state)) == ("fix", 90_000)


@rule("GT-530")
def test_building_and_what_comes_before_have_no_pace():
    state = opened(pace="quick")
    assert due(state) == 30_000
    act(state, P, "go")
    assert due(state) == 3_000
    pass_time(state, 3_000)
    assert due(state) == 90_000
    assert view(state).cap == 3_000 + 900_000
    act(state, P, "finish", space=1)
    state.circle = 2
    pass_time(state, 90_000)
    assert (state.phase, due(state)) == ("start_pick", 10_000)


@rule("GT-532")
@pytest.mark.parametrize(
    ("state", "does", "given", "limit"),
    [
        (opened, "go", {}, 30_000),
        (
            lambda: checked(C, ALONE),
            "fix_ship",
            {"remove": [67, 57, 97, 88, 69], "keep": 77},
            90_000,
        ),
        (lambda: checked(A, ALONE), "place_crew", {"brown": 67, "purple": 0}, 45_000),
    ],
)
def test_an_answer_at_the_deadline_comes_too_late(state, does, given, limit):
    state = state()
    until(state, limit - 1)
    assert legal(state, P, does, **given)
    until(state, limit)
    assert refused(state, P, does, **given) == "wrong-phase GT-031"


@rule("GT-532")
def test_the_clock_does_nothing_before_its_time():
    state = building(A)
    [sand, *_] = GAME.deadlines(state)
    until(state, sand.at - 1)
    early = GAME.judge(state, None, sand.action)
    assert early is not None and early.refusal.code == "not-due"


@rule("GT-532")
def test_everybody_sees_until_when_is_waited_also_for_what_nobody_is_asked():
    state = opened()
    assert view(state).turn == Turn("go", (P, Q), 30_000)
    act(state, P, "go")
    assert view(state).turn == Turn("countdown", (), 3_000)
    assert view(building(A)).turn.until == 90_000
    assert view(checked(C, ALONE)).turn == Turn("fix", (P,), 90_000)
    assert view(checked(ALONE, ALONE)).turn == Turn("reveal", (), 2_000)


@rule("GT-531", "GT-533", "GT-530")
@pytest.mark.parametrize(
    ("phase", "does", "limit"), [("scoring", "seen", 30_000), ("next", "ready", 60_000)]
)
def test_a_wait_ends_when_all_have_answered_or_the_clock_has(phase, does, limit):
    by_hand, by_clock = (
        opened("trek"),
        opened("trek", pace="quick" if phase == "next" else "normal"),
    )
    for state in (by_hand, by_clock):
        state.phase, state.flight, state.level = phase, 2, "II"
    act(by_hand, Q, does)
    assert by_hand.phase == phase
    assert refused(by_hand, Q, does) == "already-answered GT-523"
    act(by_hand, P, does)
    assert by_hand.phase != phase
    assert pass_time(by_clock, limit - 1) == []
    events = pass_time(by_clock, 1)
    assert told(events, AnsweredByClock) == [AnsweredByClock(seat=P), AnsweredByClock(seat=Q)]
    assert by_clock.phase != phase


@rule("GT-533")
@pytest.mark.parametrize("ship", [C, A])
def test_what_the_clock_does_is_what_is_offered_as_example(ship):
    by_hand, by_clock = checked(ship, ALONE), checked(ship, ALONE)
    [offer] = GAME.offers(by_hand, P)
    act(by_hand, P, offer.do, **offer.example)
    pass_time(by_clock, due(by_clock))
    assert by_hand.seats[P].ship == by_clock.seats[P].ship


@rule("GT-155", "GT-530")
@pytest.mark.parametrize("mode", ["single-1", "learning", "trek"])
def test_a_first_match_has_three_times_the_time(mode):
    """For building half an hour, where the hourglass leaves ten minutes at most."""
    hurried = opened(mode, pace="quick", last_builder="60", peek_limit="10").options
    calm = GAME.unhurried(hurried)
    assert GAME.unhurried(calm) == calm
    assert (calm.hourglass, calm.last_builder, calm.peek_limit) == ("off", "off", "off")
    assert building_cap(calm) == 30 * 60_000
    normal = opened(mode).options
    assert all(wait(calm, kind) == 3 * wait(normal, kind) for kind in WAITS)
    assert calm.mode == mode
