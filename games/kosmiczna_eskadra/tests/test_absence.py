"""KE-303 to KE-305: who is away, and who resigns."""

from games.kosmiczna_eskadra.state import Answer, Continue, GameWon, Resign
from games.kosmiczna_eskadra.tests.positions import (
    BLUE,
    DROP,
    GAME,
    GREEN,
    RED,
    YELLOW,
    begun,
    do,
    landings,
    let_go,
    presence,
    racing,
    refused,
    sample,
    tags,
    told,
    wait_until,
    withheld,
)
from tests.rules import rule

STOP = 30_000
DUEL = "red 4 -3000 2000 2700 | blue 5 -1000 2000 0"


@rule("KE-303")
def test_the_cards_of_who_is_away_stay_fire_and_score():
    state = racing(None, None, table=DUEL, round_clock="30", left=3)
    presence(state, RED, False)
    wait_until(state, STOP)
    assert state.result.scores == [3, 0]
    assert state.squadrons[RED].wins == 1


@rule("KE-303")
def test_whoever_is_back_before_stop_plays_on_and_otherwise_the_card_is_withheld_at_stop():
    state = racing(4, 5, 6, round_clock="30")
    presence(state, GREEN, False)
    presence(state, GREEN, True)
    assert landings(let_go(state, GREEN, "-2000 2000 0")) == ["green 6 -2000 2000 0"]
    presence(state, RED, False)
    assert withheld(wait_until(state, STOP)) == [RED]
    assert GAME.view(state, ()).turn.seats == (BLUE, GREEN)
    presence(state, RED, True)
    assert refused(state, RED, Answer(DROP)) == ("nothing-held", "KE-105")


@rule("KE-253", "KE-304", "KE-305")
def test_the_one_who_remains_wins_the_game():
    state = begun(3)
    state.squadrons[RED].wins, state.squadrons[BLUE].wins = 2, 1
    assert tags(do(state, BLUE, Resign())) == ["seat-resigned"]
    events = do(state, RED, Resign())
    assert tags(events) == ["seat-resigned", "game-won"]
    assert told(events, GameWon) == [GameWon(seats=[GREEN], reason="resigned")]
    outcome = GAME.outcome(state)
    assert (outcome.places, outcome.reason, outcome.scores) == ((2, 3, 1), "resigned", (2, 1, 0))
    assert GAME.deadlines(state) == []
    view = GAME.view(state, ())
    assert (view.won, view.turn, view.seats["0"].resigned) == ([GREEN], None, True)


@rule("KE-305")
def test_the_cards_of_who_resigns_stay_and_the_held_one_is_withheld_at_stop():
    state = racing(4, 5, 6, table="red 1 -2000 2000 0", round_clock="30")
    assert GAME.out(state) == frozenset()
    do(state, RED, Resign())
    assert GAME.out(state) == {RED}
    assert refused(state, RED, Resign()) == ("not-seated", "KE-305")
    assert len(state.table) == 1
    assert withheld(wait_until(state, STOP)) == [RED]
    assert GAME.offers(state, RED) == []


@rule("KE-104", "KE-305")
def test_whoever_resigns_in_the_window_withholds_what_is_held_and_of_the_last_nothing_is_asked():
    state = racing(4, 5, None, 6, round_clock="30")
    wait_until(state, STOP)
    assert tags(do(state, RED, Resign())) == ["seat-resigned", "card-withheld"]
    assert state.squadrons[RED].held is None
    assert tags(do(state, GREEN, Resign())) == ["seat-resigned"]
    assert [wanted.seat for wanted in GAME.samples(state)] == [BLUE, YELLOW]
    do(state, YELLOW, Resign())
    assert state.phase == "over" and GAME.samples(state) == []


@rule("KE-305")
def test_an_answer_given_before_resigning_stands():
    state = racing(4, 5, None, round_clock="30")
    wait_until(state, STOP)
    do(state, RED, Answer(DROP))
    do(state, RED, Resign())
    sample(state, BLUE, (STOP - 10, "2000 2000 0"))
    assert landings(sample(state, RED, (STOP - 10, "-2000 2000 0"))) == ["red 4 -2000 2000 0 late"]


@rule("KE-305")
def test_the_round_is_won_among_those_who_remain():
    state = racing(None, None, None, table=DUEL, round_clock="30", left=3)
    state.squadrons[GREEN].total = 0
    do(state, RED, Resign())
    events = wait_until(state, STOP)
    assert state.result.scores == [3, 0, 0]
    assert "round-tied" in tags(events), "blue and green have nothing each"
    assert state.squadrons[RED].wins == 0


@rule("KE-305")
def test_who_has_resigned_plays_no_more_rounds_and_is_not_waited_for():
    state = racing(None, None, None, table=DUEL, round_clock="30", left=3)
    state.squadrons[GREEN].wins = 1
    do(state, GREEN, Resign())
    wait_until(state, STOP)
    do(state, RED, Continue())
    assert tags(do(state, BLUE, Continue()))[-1] == "round-began"
    wait_until(state, state.start_at)
    assert state.squadrons[GREEN].held is None
    assert state.squadrons[GREEN].wins == 1


@rule("KE-301", "KE-305")
def test_a_drop_on_its_way_lands_though_its_seat_resigns_and_no_card_follows_it():
    state = racing(4, 5, 6, lag_compensation="on")
    let_go(state, RED, "-2000 2000 0")
    do(state, RED, Resign())
    events = wait_until(state, state.now + 150)
    assert landings(events) == ["red 4 -2000 2000 0"]
    assert state.squadrons[RED].held is None
