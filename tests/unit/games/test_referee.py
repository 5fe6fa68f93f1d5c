"""What is the same in every game: moves, match time, who is told what, the log read again."""

from __future__ import annotations

import msgspec
import pytest

from games import referee
from games.engine import (
    SPECTATORS,
    Begin,
    CallBack,
    Deadline,
    Illegal,
    Pause,
    Presence,
    Remove,
    Resume,
    Sampled,
    StepOut,
    Substitute,
    Suspend,
)
from games.referee import audiences, begin, codec, next_deadline, play, replay, settle, told
from tests.sixth import model

CUPS = model()
SEED = "11" * 32
SECONDS = 1_000


@pytest.fixture
def state():
    """A match of three seats in which a pea is to be hidden."""
    state, _ = begin(CUPS, CUPS.options_type(), 3, SEED)
    return state


def action(**fields):
    return codec(CUPS).asked(msgspec.json.encode(fields))


def hide(state, at=0):
    return play(CUPS, state, state.hider, action(do="hide", at=[1, 1], prize=2), at)


def test_a_log_begins_with_the_setting_up_and_its_draws():
    state, move = begin(CUPS, CUPS.options_type(), 3, SEED)
    assert (move.seat, move.action, move.at) == (None, Begin(), 0)
    assert [draw.purpose for draw in move.draws] == ["first"]
    assert state.chance.fresh == []


def test_a_move_happens_at_its_time_and_the_match_never_goes_back(state):
    assert hide(state, at=4 * SECONDS).at == 4 * SECONDS
    point = action(do="point", cup="00")
    assert play(CUPS, state, state.hider, point, 3 * SECONDS).at == 4 * SECONDS


def test_the_clock_acts_at_the_time_that_was_set_however_late_it_is_asked(state):
    hider = state.hider
    moves = list(settle(CUPS, state, 70 * SECONDS))
    assert [move.at for move in moves] == [20 * SECONDS, 40 * SECONDS, 60 * SECONDS]
    assert [draw.purpose for draw in moves[0].draws] == ["cup"]
    assert moves[0].events[0].seat == hider


def test_the_clock_does_nothing_before_its_time_and_stops_with_the_match(state):
    assert list(settle(CUPS, state, 20 * SECONDS - 1)) == []
    assert len(list(settle(CUPS, state, 20 * SECONDS))) == 1
    list(settle(CUPS, state, 10**9))
    assert CUPS.outcome(state) is not None
    assert list(settle(CUPS, state, 10**12)) == []


class TwoClocks(type(CUPS)):
    def deadlines(self, state):
        return [Deadline(at, seat, self.clock_type()) for at, seat in ((9, 2), (5, 1), (5, 0))]


def test_of_two_deadlines_at_once_the_first_named_comes_first(state):
    assert next_deadline(TwoClocks(), state).seat == 1


def test_deadlines_that_do_not_go_away_are_an_error(state, monkeypatch):
    monkeypatch.setattr(referee, "SETTLED_AT_ONCE", 5)

    class Stuck(type(CUPS)):
        def deadlines(self, state):
            return [Deadline(0, None, self.clock_type())]

        def apply(self, state, seat, action):
            return []

    with pytest.raises(RuntimeError, match="do not go away"):
        list(settle(Stuck(), state, 0))


@pytest.mark.parametrize(
    ("table_move", "told"),
    [
        (Presence(1, False), "seat-away"),
        (Presence(1, True), "seat-back"),
        (Substitute(1, "easy"), "seat-taken-over"),
        (Substitute(1), "seat-handed-back"),
        (Remove(1, "easy"), "seat-lost"),
        (Suspend("nobody"), "stood-still"),
        (Resume(17), "went-on"),
        (Pause(1, True), "pause-wanted"),
        (Pause(1, False), "pause-unwanted"),
        (CallBack(1, 60_000), "called-back"),
        (StepOut(1, 300_000), "stepped-out"),
        (StepOut(1, None), "stepped-in"),
    ],
)
def test_the_table_s_own_moves_are_told_to_all(state, table_move, told):
    (event,) = play(CUPS, state, None, table_move, 0).events
    assert (event.__struct_config__.tag, event.only) == (told, None)
    assert codec(CUPS).logged(msgspec.json.encode(table_move)) == table_move


@pytest.mark.parametrize(
    ("table_move", "somebody"),
    [
        (Presence(1, False), False),
        (Substitute(1, "easy"), True),
        (Substitute(1), True),
        (Remove(1, "easy"), True),
        (Remove(1), False),
    ],
)
def test_the_rules_hear_whether_somebody_acts_for_a_seat(state, table_move, somebody):
    heard = []

    class Listening(type(CUPS)):
        def presence(self, state, seat, here):
            heard.append((seat, here))
            return []

    play(Listening(), state, None, table_move, 0)
    assert heard == [(1, somebody)]


NOT_FOR_A_SEAT = (
    '{"do":"time_up"}',
    '{"do":"stand","why":"me"}',
    '{"do":"presence","seat":1,"here":false}',
    '{"do":"sampled","seat":1,"signals":[{"cup":1}]}',
    '{"do":"substitute","seat":1}',
    '{"do":"remove","seat":1}',
    '{"do":"pause","seat":1,"wanted":true}',
    '{"do":"call_back","seat":1,"wall":0}',
    '{"do":"step_out","seat":1,"until":9}',
)


@pytest.mark.parametrize("text", NOT_FOR_A_SEAT)
def test_a_seat_cannot_make_the_moves_of_table_and_clock(text):
    with pytest.raises(msgspec.ValidationError):
        codec(CUPS).asked(text)
    assert codec(CUPS).logged(text)


def test_what_was_signalled_comes_to_the_rules_once_as_their_own_signals(state):
    hide(state)
    seat = (state.hider + 1) % 3
    move = play(CUPS, state, None, Sampled(seat, ({"cup": 4, "press": 9}, None)), 150)
    assert state.fingers[seat] == [4, None]
    assert [event.only for event in move.events] == [{seat}]
    before = msgspec.json.encode(state)
    for again in (seat, state.hider):
        with pytest.raises(Illegal, match="not-asked"):
            play(CUPS, state, None, Sampled(again, ({"cup": 4}, {"cup": 4})), 160)
    assert msgspec.json.encode(state) == before


def test_the_lag_of_an_act_is_known_while_it_is_applied_and_no_longer(state):
    point = action(do="point", cup="00")
    with pytest.raises(Illegal):
        play(CUPS, state, state.hider, point, 0, 90)
    assert state.lag == 0
    hide(state, at=SECONDS)
    move = play(CUPS, state, state.hider, point, 2 * SECONDS, 90)
    assert (move.lag, move.events[0].at, state.lag) == (90, 2 * SECONDS - 90, 0)


def test_a_log_with_samples_and_lag_leads_to_the_same_events_and_state(state):
    log = [begin(CUPS, CUPS.options_type(), 3, SEED)[1], hide(state, at=SECONDS)]
    sampled = Sampled((state.hider + 1) % 3, ({"cup": 4}, {"cup": 4}))
    log.append(play(CUPS, state, None, sampled, 2 * SECONDS))
    log.append(play(CUPS, state, state.hider, action(do="point", cup="00"), 3 * SECONDS, 90))
    log += settle(CUPS, state, 45 * SECONDS)
    assert replay(CUPS, CUPS.options_type(), 3, SEED, log) == state
    assert log[3].events[0].at == 3 * SECONDS - 90


def test_each_is_told_what_it_may_know_without_the_note_of_who_else_may(state):
    hider = state.hider
    events = hide(state).events
    placed = told(events, (hider,))[1]
    assert placed.cup == "11" and placed.only is None
    assert len(told(events, ((hider + 1) % 3,))) == len(told(events, SPECTATORS)) == 1


class TwoSides(type(CUPS)):
    def audience(self, state, seat):
        return (0, 2) if seat != 1 else (1,)


def test_seats_that_share_a_side_are_one_audience(state):
    assert audiences(CUPS, state, 3) == [(0,), (1,), (2,), SPECTATORS]
    assert audiences(TwoSides(), state, 3) == [(0, 2), (1,), SPECTATORS]
