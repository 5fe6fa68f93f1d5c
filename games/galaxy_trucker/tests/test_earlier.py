"""Matches that began by the first version of the rules go on by it."""

import msgspec
import pytest

from games.galaxy_trucker import EARLIER
from games.galaxy_trucker.checking import ShipError, errors
from games.galaxy_trucker.earlier import FirstShipFaulty
from games.galaxy_trucker.events import BatteriesLost
from games.galaxy_trucker.tests.acts import action
from games.galaxy_trucker.tests.flights import fly, roll
from games.galaxy_trucker.tests.looks import P, Q, told
from games.galaxy_trucker.tests.positions import building
from games.galaxy_trucker.tests.ships import A, C
from games.referee import play
from tests.rules import rule

(FIRST,) = EARLIER


def test_the_versions_are_told_apart_by_their_numbers():
    assert FIRST.version == 1


@rule("GT-165")
def test_the_event_said_what_was_wrong():
    state = building(A, C)
    play(FIRST, state, P, action(state, "finish", space=1), state.now)
    events = play(FIRST, state, Q, action(state, "finish", space=2), state.now).events
    [faulty] = told(events, FirstShipFaulty)
    assert faulty.seat == Q and len(faulty.errors) == 5
    assert faulty.errors == errors(state.seats[Q].ship.parts, state.board.cells)


@rule("GT-237")
@pytest.mark.parametrize("pay", [871, 872])
def test_any_token_of_a_battery_could_be_named_that_was_there(pay):
    state = fly("I-10", A, dice="11 11 34")
    roll(state), roll(state), roll(state)
    for seat, protect, wrong, code in (
        (P, True, 873, "no-battery-there"),
        (P, True, 772, "no-battery-there"),
        (P, False, pay, "no-battery-there"),
        (9, True, pay, "not-seated"),
        (-1, True, pay, "not-seated"),
    ):
        answer = action(state, "answer_hit", protect=protect, pay=wrong)
        illegal = FIRST.judge(state, seat, answer)
        assert illegal is not None and illegal.refusal.code == code
    answer = action(state, "answer_hit", protect=True, pay=pay)
    events = play(FIRST, state, P, answer, state.now).events
    assert told(events, BatteriesLost) == [BatteriesLost(seat=P, paid=[87])]


def test_its_logs_are_read_by_its_own_events():
    stored = b'{"event":"ship-faulty","seat":1,"errors":[{"code":"split","cells":[65]}]}'
    read = msgspec.json.decode(stored, type=FIRST.event_type)
    assert read == FirstShipFaulty(seat=1, errors=[ShipError("split", (65,))])
