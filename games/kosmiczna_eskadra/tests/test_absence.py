"""KE-303 to KE-305: who is away, and who resigns."""

from games.kosmiczna_eskadra.state import Answer, Continue, GameWon, Ready, Resign
from games.kosmiczna_eskadra.tests.positions import (
    BLUE,
    DROP,
    GAME,
    GREEN,
    RED,
    begun,
    do,
    landings,
    let_go,
    new_match,
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
def test_whoever_is_back_before_stop_plays_on_with_the_card_held():
    state = racing(4, 5, round_clock="30")
    presence(state, RED, False)
    presence(state, RED, True)
    assert landings(let_go(state, RED, "-2000 2000 0")) == ["red 4 -2000 2000 0"]


@rule("KE-303")
def test_otherwise_the_card_is_withheld_at_stop():
    state = racing(4, 5, round_clock="30")
    presence(state, RED, False)
    assert withheld(wait_until(state, STOP)) == [RED]
    presence(state, RED, True)
    assert refused(state, RED, Answer(DROP)) == ("nothing-held", "KE-105")


@rule("KE-304")
def test_between_rounds_who_is_away_is_not_waited_for():
    state = new_match(3)
    presence(state, GREEN, False)
    do(state, RED, Ready())
    assert tags(do(state, BLUE, Ready()))[-1] == "round-began"
    wait_until(state, state.start_at)
    assert state.squadrons[GREEN].held is not None, "a card to play on with"


@rule("KE-304", "KE-305")
def test_the_one_who_remains_wins_the_game():
    state = begun()
    state.squadrons[RED].wins = 2
    events = do(state, RED, Resign())
    assert tags(events) == ["seat-resigned", "game-won"]
    assert told(events, GameWon) == [GameWon(seats=[BLUE], reason="resigned")]
    outcome = GAME.outcome(state)
    assert (outcome.places, outcome.reason, outcome.scores) == ((2, 1), "resigned", (2, 0))
    assert GAME.deadlines(state) == []


@rule("KE-305")
def test_the_cards_of_who_resigns_stay_and_the_held_one_is_withheld_at_stop():
    state = racing(4, 5, 6, table="red 1 -2000 2000 0", round_clock="30")
    do(state, RED, Resign())
    assert refused(state, RED, Resign()) == ("not-seated", "KE-305")
    assert len(state.table) == 1
    assert withheld(wait_until(state, STOP)) == [RED]
    assert GAME.offers(state, RED) == []


@rule("KE-305")
def test_whoever_resigns_in_the_window_withholds():
    state = racing(4, 5, None, round_clock="30")
    wait_until(state, STOP)
    assert tags(do(state, RED, Resign())) == ["seat-resigned", "card-withheld"]
    assert state.squadrons[RED].held is None
    sample(state, BLUE, (STOP - 10, "2000 2000 0"))
    assert do(state, BLUE, Answer(DROP)) and state.phase == "scoring"


@rule("KE-305")
def test_whoever_resigns_in_the_window_without_a_card_has_none_to_withhold():
    state = racing(None, 5, 6, round_clock="30", left=3)
    wait_until(state, STOP)
    assert tags(do(state, RED, Resign())) == ["seat-resigned"]


@rule("KE-104", "KE-305")
def test_when_the_last_one_remains_no_position_is_asked_for_any_more():
    state = racing(4, 5, round_clock="30")
    wait_until(state, STOP)
    assert [wanted.seat for wanted in GAME.samples(state)] == [RED, BLUE]
    do(state, RED, Resign())
    assert GAME.samples(state) == []


@rule("KE-305")
def test_who_has_resigned_is_out():
    state = racing(4, 5, 6)
    assert GAME.out(state) == frozenset()
    do(state, BLUE, Resign())
    assert GAME.out(state) == {BLUE}


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


@rule("KE-305")
def test_who_has_resigned_cannot_win_and_comes_last():
    state = begun(3, wins=2)
    for seat, wins in ((RED, 1), (BLUE, 0), (GREEN, 0)):
        state.squadrons[seat].wins = wins
    do(state, RED, Resign())
    do(state, GREEN, Resign())
    assert GAME.outcome(state).places == (2, 1, 3)


@rule("KE-301", "KE-305")
def test_a_drop_on_its_way_lands_though_its_seat_resigns_and_no_card_follows_it():
    state = racing(4, 5, 6, lag_compensation="on")
    let_go(state, RED, "-2000 2000 0")
    do(state, RED, Resign())
    events = wait_until(state, state.now + 150)
    assert landings(events) == ["red 4 -2000 2000 0"]
    assert state.squadrons[RED].held is None
