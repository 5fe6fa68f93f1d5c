"""5, 1.13 How long everything waits, what an answer at the last moment meets, and what becomes of
who flies alone, leaves or returns."""

import pytest

from games.engine import Remove, Resume, Substitute, Suspend, Turn
from games.galaxy_trucker.actions import AnswerHit
from games.galaxy_trucker.events import AnsweredByClock, CardIgnored, StackReturned
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import GAME, act, legal, may, refused
from games.galaxy_trucker.tests.clocks import pass_time, presence, until
from games.galaxy_trucker.tests.laying import hold, keep
from games.galaxy_trucker.tests.looks import P, Q, tags, told, view
from games.galaxy_trucker.tests.positions import begin_card, building, checked, flying, opened
from games.galaxy_trucker.tests.ships import ALONE, A, C
from games.galaxy_trucker.timing import WAITS, building_cap, wait
from games.referee import play
from tests.rules import rule

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


PLAN = {"remove": [67, 57, 97, 88, 69], "keep": 77}
"""For ship C."""


def due(state: TruckState) -> int:
    """Until the next deadline."""
    return min(deadline.at for deadline in GAME.deadlines(state)) - state.now


@rule("GT-530")
@pytest.mark.parametrize(
    ("pace", "tenths"), [("normal", 10), ("relaxed", 20), ("slow", 30), ("quick", 6)]
)
def test_the_waits_of_the_flight_have_the_pace_of_the_room(pace, tenths):
    options = opened(pace=pace).options
    assert {kind: wait(options, kind) for kind in WAITS} == {
        kind: 100 * tenths * many for kind, many in SECONDS.items()
    }
    assert due(checked(C, ALONE, pace=pace)) == 9_000 * tenths
    assert due(checked(A, ALONE, pace=pace)) == 4_500 * tenths
    assert due(checked(ALONE, ALONE, pace=pace)) == 200 * tenths


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
        (lambda: checked(C, ALONE), "fix_ship", PLAN, 90_000),
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
    ("phase", "does", "pace", "limit"),
    [("scoring", "seen", "normal", 30_000), ("next", "ready", "quick", 60_000)],
)
def test_a_wait_ends_when_all_have_answered_or_the_clock_has(phase, does, pace, limit):
    by_hand, by_clock = opened("trek"), opened("trek", pace=pace)
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
    ("away_for", "comes"), [(60_001, "a bot"), (60_001, "its owner"), (47_001, "nobody")]
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
    ("away_for", "answered"), [(60_000, 3_000), (70_000, 3_000), (50_000, 13_000), (0, 63_000)]
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
