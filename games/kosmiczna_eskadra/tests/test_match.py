"""KE-252, KE-253: wins, ties, and the end of the match. X33, X42."""

import pytest

from games.kosmiczna_eskadra import GAME, scoring
from games.kosmiczna_eskadra.state import (
    Continue,
    GameWon,
    PickColour,
    Resign,
    Result,
    RoundTied,
    RoundWon,
)
from games.kosmiczna_eskadra.tests.acts import do, refused
from games.kosmiczna_eskadra.tests.clocks import wait_until
from games.kosmiczna_eskadra.tests.looks import BLUE, GREEN, RED, YELLOW, told
from games.kosmiczna_eskadra.tests.positions import STOP, new_match, racing
from tests.rules import rule

RED_WINS = "red 4 -3000 2000 2700 | blue 5 -1000 2000 0"


def after(rounds, seats=2, **options):
    """These round scores were counted one after the other; the last battle is being watched."""
    state = new_match(seats, **options)
    state.phase = "scoring"
    for scores in rounds:
        assert state.won is None, "the match was over before"
        best = [seat for seat in range(seats) if scores[seat] == max(scores)]
        nothing = [0] * seats
        result = Result(nothing, nothing, nothing, scores, best[0] if len(best) == 1 else None)
        scoring.count(state, result)
    return state


def go_on(state, *seats):
    """All go on, or those seats alone."""
    going = seats or range(len(state.squadrons))
    return [event for seat in going for event in do(state, seat, Continue())]


def wins(state):
    return [squadron.wins for squadron in state.squadrons]


def fought(text, seats=2, **options):
    state = racing(*[None] * seats, table=text, left=3, round_clock="30", **options)
    return state, wait_until(state, STOP)


@rule("KE-252")
def test_the_highest_score_moves_one_step_on_the_track():
    state, events = fought(RED_WINS)
    assert told(events, RoundWon) == [RoundWon(seat=RED)]
    assert wins(state) == [1, 0]
    assert [squadron.total for squadron in state.squadrons] == [3, 0]


@rule("KE-252")
def test_x33_in_a_tie_nobody_moves_and_a_new_round_follows():
    state, events = fought("red 1 -2000 2000 0 | blue 1 2000 2000 0")
    assert told(events, RoundTied) == [RoundTied()]
    assert wins(state) == [0, 0]
    go_on(state)
    assert (state.phase, state.round) == ("countdown", 2)


@rule("KE-253")
def test_x33_three_round_wins_are_the_match_when_the_battle_has_been_watched():
    state = after([[3, 0], [0, 3], [3, 0], [0, 3], [3, 0]])
    assert GAME.outcome(state) is None and state.phase == "scoring"
    assert GAME.view(state, ()).won is None, "nobody is told before the battle was watched"
    assert told(go_on(state), GameWon) == [GameWon(seats=[RED], reason="wins")]
    outcome = GAME.outcome(state)
    assert (outcome.places, outcome.reason, outcome.scores) == ((1, 2), "wins", (3, 2))
    assert refused(state, RED, PickColour("red")) == ("game-over", "KE-253")
    assert GAME.view(state, ()).won == [RED]


@rule("KE-253")
def test_a_room_may_ask_for_other_numbers_of_wins():
    for number in (1, 2, 4, 5):
        assert after([[1, 0]] * number, wins=number).won == [RED]


@rule("KE-253")
def test_a_match_decided_ends_without_continue_and_whoever_resigns_then():
    state = after([[1, 0]], wins=1)
    wait_until(state, 90_000)
    assert state.phase == "over"
    state = after([[1, 0]], wins=1)
    do(state, RED, Resign())
    assert state.phase == "over"
    assert GAME.outcome(state).places == (1, 2)


@rule("KE-253")
def test_x42_nine_rounds_with_two_wins_each_do_not_end_the_match():
    one_each = [[int(seat == won) for seat in range(4)] for won in (RED, BLUE, GREEN, YELLOW)]
    state = after([*one_each, [0, 0, 0, 0], *one_each], seats=4)
    assert wins(state) == [2, 2, 2, 2]
    go_on(state)
    assert state.phase == "countdown"


@rule("KE-252", "KE-253")
@pytest.mark.parametrize(
    ("rounds", "wins_then", "won"),
    [
        ([[1, 0], [0, 9], [1, 0], *[[1, 1]] * 5], [2, 1], [RED]),
        ([*[[1, 1]] * 4, [1, 0], *[[1, 1]] * 4], [1, 0], None),
        ([[1, 1]] * 4, [0, 0], None),
        ([[1, 1]] * 5, [0, 0], [RED, BLUE]),
        ([[1, 0], [0, 5], *[[2, 2]] * 5], [1, 1], [BLUE]),
    ],
    ids=["most wins", "not in a row", "four", "from the first round on", "higher total"],
)
def test_x42_five_tied_rounds_in_a_row_do(rounds, wins_then, won):
    state = after(rounds)
    assert (wins(state), state.won) == (wins_then, won)
    assert state.reason == ("ties" if won else None)


@rule("KE-253")
def test_with_equal_totals_the_victory_is_shared():
    state = after([[1, 0, 0], [0, 1, 0], *[[2, 2, 2]] * 5], seats=3)
    assert state.won == [RED, BLUE]
    assert told(go_on(state), GameWon) == [GameWon(seats=[RED, BLUE], reason="ties")]
    assert GAME.outcome(state).places == (1, 1, 3)


@rule("KE-253")
def test_the_other_places_go_by_wins_and_then_by_totals():
    rounds = [[0, 0, 1, 0], [0, 2, 0, 0], [9, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 3]]
    state = after(rounds, seats=4, wins=2)
    go_on(state)
    assert GAME.outcome(state).places == (2, 3, 4, 1)


@rule("KE-253", "KE-305")
def test_after_five_ties_a_seat_that_has_resigned_wins_nothing_whatever_it_has_won():
    state = after([[5, 0, 0], [5, 0, 0], [0, 0, 1]], seats=3)
    do(state, RED, Resign())
    for _ in range(5):
        scoring.count(state, Result([0] * 3, [0] * 3, [0] * 3, [0] * 3))
    assert (state.won, state.reason) == ([GREEN], "ties")
    go_on(state, BLUE, GREEN)
    assert GAME.outcome(state).places == (3, 2, 1)
