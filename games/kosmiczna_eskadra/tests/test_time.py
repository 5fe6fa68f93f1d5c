"""KE-300 to KE-305: who was first, with and without lag compensation (X36, X41); who is away."""

import pytest

from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import (
    Answer,
    Answered,
    Continue,
    Draw,
    DropRefused,
    GameWon,
    OwnSealed,
    Resign,
)
from games.kosmiczna_eskadra.tests.acts import do, drop, let_go, refused
from games.kosmiczna_eskadra.tests.clocks import presence, wait_until
from games.kosmiczna_eskadra.tests.looks import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    landings,
    tags,
    told,
    withheld,
)
from games.kosmiczna_eskadra.tests.positions import STOP, at_stop, begun, by_hand, racing
from games.kosmiczna_eskadra.tests.signals import DROP, hold, sample
from tests.rules import rule

HERE, THERE = "-2000 2000 0", "2000 2000 0"


def compensated(*held, **given):
    return by_hand(*held, now=9_900, lag_compensation="on", **given)


@rule("KE-301")
def test_x36_a_drop_counts_from_when_it_was_made_and_lands_150_ms_after_that():
    state = compensated(4, 5)
    let_go(state, BLUE, THERE, at=10_020, lag=10)
    let_go(state, RED, HERE, at=10_080, lag=100)
    assert tags(wait_until(state, 10_129)) == []
    assert landings(wait_until(state, 10_130)) == [f"red 4 {HERE}"]
    assert tags(wait_until(state, 10_159)) == []
    assert landings(wait_until(state, 10_160)) == [f"blue 5 {THERE}"]
    assert [(card.order, card.seat, card.at) for card in state.table] == [
        (1, RED, 10_130),
        (2, BLUE, 10_160),
    ]


@rule("KE-076", "KE-301")
def test_x36_no_more_than_150_ms_are_credited_and_the_next_card_comes_with_the_landing():
    state = compensated(4, 5)
    state.squadrons[RED].auto_draw = True
    let_go(state, RED, HERE, at=10_080, lag=200)
    assert state.squadrons[RED].held.drop.effective == 9_930
    assert tags(wait_until(state, 10_080)) == ["card-landed", "card-drawn"]
    assert state.squadrons[RED].held.drawn_at == 10_080


@rule("KE-301")
def test_x36_without_the_option_no_lag_is_credited():
    state = by_hand(None, 5, now=9_900)
    do(state, RED, Draw(), at=10_000, lag=100)
    assert refused(state, RED, drop(HERE), at=10_499, lag=100) == ("too-fast", "KE-075")
    assert let_go(state, RED, HERE, at=10_500, lag=100)
    assert refused(state, BLUE, drop(HERE), at=10_899, lag=100) == ("overlaps-unseen", "KE-078")
    assert landings(let_go(state, BLUE, HERE, at=10_900, lag=100)) == [f"blue 5 {HERE}"]
    assert [card.at for card in state.table] == [10_500, 10_900]


@rule("KE-132", "KE-301")
def test_equal_effective_times_are_settled_by_the_arrival():
    state = compensated(4, 5, 6)
    let_go(state, GREEN, "0 -2000 0", at=10_000, lag=0)
    let_go(state, BLUE, THERE, at=10_050, lag=50)
    let_go(state, RED, HERE, at=10_050, lag=50)
    wait_until(state, 10_150)
    assert [card.seat for card in state.table] == [GREEN, BLUE, RED]


@rule("KE-301")
def test_until_it_lands_the_card_is_held_and_neither_moved_nor_followed_by_another():
    state = compensated(4, 5)
    (own,) = let_go(state, RED, HERE)
    assert own == OwnSealed(speed=4, x=-2000, y=2000, a=0, only=frozenset((RED,)))
    assert GAME.view(state, ()).seats["0"].holds
    assert GAME.view(state, (RED,)).own.dropped == (-2000, 2000, 0)
    assert GAME.view(state, (BLUE,)).table == {}
    assert GAME.relayed(state, RED, hold(THERE)) is None
    assert refused(state, RED, drop(THERE)) == ("nothing-held", "KE-072")
    assert refused(state, RED, Draw()) == ("already-holding", "KE-072")


@rule("KE-077", "KE-301")
def test_the_verdict_is_given_at_the_landing():
    state = compensated(4, 5, overlap="refuse")
    let_go(state, RED, HERE, at=10_000)
    let_go(state, BLUE, HERE, at=10_600)
    events = wait_until(state, 10_750)
    assert told(events, DropRefused) == [DropRefused(code="overlaps-card", only=frozenset((BLUE,)))]
    assert state.squadrons[BLUE].held.speed == 5
    let_go(state, BLUE, THERE)
    assert landings(wait_until(state, 11_000)) == [f"blue 5 {THERE}"]


def red_landed():
    """Red's card, dropped at 10.000, has landed at 10.150."""
    state = compensated(4, 5)
    let_go(state, RED, HERE, at=10_050, lag=50)
    wait_until(state, 10_150)
    assert state.table[0].at == 10_150
    return state


@rule("KE-302")
def test_x41_a_card_can_be_seen_from_its_landing_on():
    state = red_landed()
    let_go(state, BLUE, HERE, at=10_600, lag=51)
    events = wait_until(state, 10_699)
    assert [event.code for event in told(events, DropRefused)] == ["overlaps-unseen"]
    state = red_landed()
    let_go(state, BLUE, HERE, at=10_600, lag=50)
    assert landings(wait_until(state, 10_700)) == [f"blue 5 {HERE}"]


@rule("KE-302")
@pytest.mark.parametrize(
    ("assist", "number", "free_at"), [(False, "KE-075", 10_500), (True, "KE-079", 12_500)]
)
def test_a_hand_s_wait_runs_to_when_the_drop_was_made(assist, number, free_at):
    state = compensated(None, 5)
    state.squadrons[RED].assist = assist
    do(state, RED, Draw(), at=10_000, lag=100)
    assert state.squadrons[RED].held.drawn_at == 10_000, "a draw is never compensated"
    assert refused(state, RED, drop(HERE), at=free_at + 99, lag=100) == ("too-fast", number)
    assert let_go(state, RED, HERE, at=free_at + 100, lag=100)


@rule("KE-106", "KE-301")
def test_a_drop_on_its_way_at_stop_is_an_answer():
    state = compensated(4, 5, 6, left=0)
    let_go(state, RED, HERE, at=10_000)
    let_go(state, GREEN, "0 -2000 0", at=10_140)
    events = wait_until(state, 10_150)
    assert tags(events) == ["card-landed", "round-stopped", "answered"]
    assert told(events, Answered) == [Answered(seat=GREEN)]
    events = sample(state, BLUE, (10_149, THERE))
    assert landings(events) == ["green 6 0 -2000 0 late"]


@rule("KE-300")
def test_what_falls_due_at_a_millisecond_comes_before_a_message_of_it():
    state = racing(4, 5, round_clock="30")
    assert refused(state, RED, Draw(), at=30_000) == ("round-stopped", "KE-100")
    sample(state, RED, (29_000, HERE))
    sample(state, BLUE, (29_000, THERE))
    let_go_late = wait_until(state, 33_000)
    assert withheld(let_go_late) == [RED, BLUE]


# ---- who is away, and who resigns


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
    state = at_stop(4, 5, None, 6)
    assert tags(do(state, RED, Resign())) == ["seat-resigned", "card-withheld"]
    assert state.squadrons[RED].held is None
    assert tags(do(state, GREEN, Resign())) == ["seat-resigned"]
    assert [wanted.seat for wanted in GAME.samples(state)] == [BLUE, YELLOW]
    do(state, YELLOW, Resign())
    assert state.phase == "over" and GAME.samples(state) == []


@rule("KE-305")
def test_an_answer_given_before_resigning_stands():
    state = at_stop(4, 5, None)
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
