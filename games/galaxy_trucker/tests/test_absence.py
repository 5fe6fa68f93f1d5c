"""1.13 Alone, leaving, returning."""

from __future__ import annotations

import pytest

from games.engine import Remove, Resume, Substitute, Suspend
from games.galaxy_trucker.actions import AnswerHit
from games.galaxy_trucker.events import AnsweredByClock, CardIgnored, StackReturned
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.flights import asked, fly
from games.galaxy_trucker.tests.positions import (
    ALONE,
    GAME,
    P,
    Q,
    act,
    begin_card,
    building,
    checked,
    flying,
    hold,
    keep,
    may,
    opened,
    pass_time,
    presence,
    tags,
    told,
    until,
    view,
)
from games.galaxy_trucker.tests.ships import A, C
from games.referee import play
from tests.rules import rule


def hit_by(away_for: int) -> TruckState:
    """P and Q are asked about one small meteor; Q has been away for so long."""
    state = flying("I-09", A, A, positions=(4, 2), dice="66 34")
    state.seats[Q].away_since = 2_000 - away_for
    begin_card(state)
    act(state, P, "roll")
    act(state, P, "roll")
    assert state.question is not None and state.question.seats == [P, Q]
    assert state.now == 2_000
    return state


# ---- alone


@rule("GT-485", "GT-377", "GT-388", "GT-389")
@pytest.mark.parametrize("card", ["I-16", "II-16", "III-05"])
def test_x52_alone_combat_zone_and_sabotage_are_ignored(card):
    """Also where another was there that flies no more."""
    left = flying(card, A, A)
    left.seats[Q].position, left.seats[Q].out = None, "wish"
    for state in (left, flying(card, A, seats=1)):
        assert told(begin_card(state), CardIgnored) == [CardIgnored(card=card)]
        assert state.phase == "pause"


@rule("GT-485", "GT-445")
def test_alone_all_other_cards_are_played_and_one_gets_the_bonus_and_the_award():
    state = flying("I-19", A, seats=1, aliens=({},))
    state.seats[P].ship.crew[77] = 5
    begin_card(state)
    assert may(state, P) == {"accept", "decline"}
    state = flying("I-04", A, seats=1, deck=())
    begin_card(state)
    assert state.phase == "scoring"
    assert (state.score[P].order, state.score[P].beauty) == (4, 2)


# ---- going and coming back


@rule("GT-487", "GT-488")
def test_who_has_gone_adds_nothing_and_keeps_everything_but_the_own_stack():
    state = building(A, A)
    keep(state, P, 1, "C1 0010")
    hold(state, P, "E1 0003")
    act(state, Q, "peek", stack=1)
    before = GAME.view(state, (P,)).seats[P]
    assert tags(presence(state, P, False)) == ["seat-away"]
    assert view(state).seats[P].away
    until(state, 19_000)
    assert (state.seats[P].builds, state.seats[Q].peeks) == (True, 1)
    assert tags(presence(state, P, True)) == ["seat-back"]
    assert GAME.view(state, (P,)).seats[P] == before
    assert told(presence(state, Q, False), StackReturned) == [StackReturned(seat=Q, stack=1)]


@rule("GT-487")
def test_all_deadlines_of_who_has_gone_run_on():
    state = checked(C, ALONE)
    before = GAME.deadlines(state)[0]
    presence(state, P, False)
    assert GAME.deadlines(state)[0] == before


@rule("GT-488")
def test_x67_the_clock_answers_for_the_absent_after_3_seconds():
    state = hit_by(away_for=60_001)
    assert until(state, 4_999) == []
    assert told(until(state, 5_000), AnsweredByClock) == [AnsweredByClock(seat=Q)]
    answers = state.question.answers
    assert isinstance(answers[Q], AnswerHit) and answers[Q].protect
    assert state.question.waits_for == [P]
    until(state, 13_999)
    assert state.question.waits_for == [P]
    assert told(until(state, 14_000), AnsweredByClock) == [AnsweredByClock(seat=P)]


@rule("GT-488", "GT-489")
@pytest.mark.parametrize(
    ("away_for", "comes"),
    [(60_001, "a bot"), (60_001, "its owner"), (47_001, "nobody")],
)
def test_x67_who_takes_over_or_has_been_away_for_less_has_the_full_time(away_for, comes):
    state = hit_by(away_for)
    until(state, 3_000)
    if comes == "a bot":
        play(GAME, state, None, Substitute(Q, "easy"), state.now)
    if comes == "its owner":
        presence(state, Q, True)
    assert until(state, 13_999) == []
    assert len(told(until(state, 14_000), AnsweredByClock)) == 2


@rule("GT-488")
@pytest.mark.parametrize(
    ("away_for", "answered"),
    [(60_000, 3_000), (70_000, 3_000), (50_000, 13_000), (0, 63_000)],
)
def test_absent_is_who_has_been_away_for_60_seconds(away_for, answered):
    """3 s after the check began, or after its owner became absent, whichever is later."""
    state = building(C, ALONE)
    state.seats[P].away_since = -away_for
    act(state, P, "finish", space=1)
    act(state, Q, "finish", space=2)
    assert state.phase == "fix"
    assert pass_time(state, answered - 1) == []
    assert told(pass_time(state, 1), AnsweredByClock) == [AnsweredByClock(seat=P)]


@rule("GT-488")
def test_three_seconds_run_from_the_moment_it_became_absent_on_the_way_too():
    state = fly("I-13", ALONE, ALONE)
    state.seats[P].away_since = state.now - 50_000
    pass_time(state, 12_999)
    assert asked(state) == ("land", "1", [P])
    pass_time(state, 1)
    assert asked(state) == ("land", "1", [Q])


@rule("GT-488")
@pytest.mark.parametrize("phase", ["scoring", "next"])
def test_the_absent_are_not_waited_for_between_flights(phase):
    state = opened("trek")
    state.phase, state.flight, state.level = phase, 2, "II"
    state.seats[P].away_since = -60_000
    assert told(until(state, 3_000), AnsweredByClock) == [AnsweredByClock(seat=P)]
    assert state.seats[Q].done is False


@rule("GT-488", "GT-197")
def test_the_crew_of_an_absent_owner_comes_aboard_after_3_seconds():
    state = checked(A, A)
    state.seats[P].away_since = -60_000
    assert pass_time(state, 2_999) == []
    assert told(pass_time(state, 1), AnsweredByClock) == [AnsweredByClock(seat=P)]
    assert (state.phase, state.seats[P].ship.crew) == ("crew", {77: 2, 67: 2})


@rule("GT-489")
def test_a_bot_plays_the_seat_as_it_finds_it_and_what_it_does_stays():
    state = building(A, A)
    keep(state, P, 1, "C1 0010")
    hold(state, P, "E1 0003")
    before = view(state, P)
    presence(state, P, False)
    play(GAME, state, None, Substitute(P, "easy"), state.now)
    assert view(state, P) == before
    act(state, P, "place", k=0, cell=(9, 8))
    play(GAME, state, None, Substitute(P, None), state.now)
    assert 98 in state.seats[P].ship.parts
    assert "lift" in may(state, P)


@rule("GT-489")
def test_a_seat_that_has_lost_its_say_keeps_its_place_and_credits():
    state = flying("I-04", A, A, deck=())
    state.seats[P].credits = 9
    play(GAME, state, None, Remove(P, "easy"), state.now)
    begin_card(state)
    assert state.score[P].place == 1
    assert state.score[P].total > 9
    act(state, P, "seen")
    act(state, Q, "seen")
    assert GAME.outcome(state).places[P] == 1


@rule("GT-490")
def test_x68_while_the_match_stands_nothing_runs():
    """Its time does not: what was left of the sand and of a peek is left when it goes on."""
    state = building(A, A, mode="single-2")
    until(state, 41_000)
    act(state, P, "peek", stack=2)
    until(state, 50_000)
    before = GAME.deadlines(state)
    assert [each.at - state.now for each in before] == [40_000, 850_000, 11_000]
    play(GAME, state, None, Suspend("agreed"), state.now)
    play(GAME, state, None, Resume(300_000), state.now)
    assert GAME.deadlines(state) == before
    assert state.seats[P].peeks == 2
