"""1.11 The end of a flight: the score line by line, and the result."""

import pytest

from games.engine import Outcome
from games.galaxy_trucker.events import FlightScored, MatchEnded, ScoreLine, ScoreSeen
from games.galaxy_trucker.tests.acts import GAME, act, may, refused
from games.galaxy_trucker.tests.clocks import pass_time
from games.galaxy_trucker.tests.endings import NOBODY_TAKES_IT, all_seen, last_card, scored
from games.galaxy_trucker.tests.flights import fly, lade, revealed
from games.galaxy_trucker.tests.looks import P, Q, R, S, tags, told, view
from games.galaxy_trucker.tests.outcomes import credits
from games.galaxy_trucker.tests.positions import begin_card
from games.galaxy_trucker.tests.ships import ALONE, FIVE, LADEN, A, B
from tests.rules import rule

# ---- line by line


@rule("GT-440", "GT-441", "GT-446", "GT-448", "GT-449", "GT-450", "GT-451", "GT-452", "GT-454")
def test_x56_the_score_line_by_line():
    state = last_card(
        *(FIVE, B, LADEN, ALONE),
        mode="single-2",
        out=(R, S),
        before=(8, 0, 6, 1),
        lost=(3, 0, 2, 4),
    )
    lade(state, P, {(6, 7): "YG", (8, 7): "R"})
    lade(state, R, {(6, 7): "YB", (8, 7): "RB"})
    assert (credits(state), view(state).score) == ([8, 0, 6, 1], None)
    events = begin_card(state)
    assert state.score == {
        P: ScoreLine(place=1, order=8, beauty=0, titles=0, goods=9, lost=3, forgiven=0, total=22),
        Q: ScoreLine(place=2, order=6, beauty=4, titles=0, goods=0, lost=0, forgiven=0, total=10),
        R: ScoreLine(order=0, beauty=0, titles=0, goods=5, lost=2, forgiven=0, total=9),
        S: ScoreLine(order=0, beauty=0, titles=0, goods=0, lost=4, forgiven=3, total=0),
    }
    [table] = told(events, FlightScored)
    assert [line.total for line in table.table] == credits(state) == [22, 10, 9, 0]
    all_seen(state)
    assert GAME.outcome(state) == Outcome((1, 2, 3, 4), "succeeded", (22, 10, 9, 0))


@rule("GT-441", "GT-442", "GT-443", "GT-444", "GT-433")
@pytest.mark.parametrize(
    ("mode", "bonus", "award"),
    [
        ("learning", [4, 3, 2, 1], 2),
        ("single-1", [4, 3, 2, 1], 2),
        ("single-2", [8, 6, 4, 2], 4),
        ("single-3", [12, 9, 6, 3], 6),
    ],
)
def test_x57_finishers_get_the_bonus_of_their_place_and_the_best_looking_the_award(
    mode, bonus, award
):
    """A and the cabin alone have four exposed connectors, FIVE has five."""
    ships = (A, FIVE, ALONE, FIVE)
    state = scored(*ships, mode=mode, positions=(1, 9, 4, 6))
    assert [state.score[seat].order for seat in (Q, S, R, P)] == bonus
    assert [state.score[seat].beauty for seat in (P, Q, R, S)] == [award, 0, award, 0]
    fewer = scored(*ships, mode=mode, positions=(1, 9, 4, 6), out=(S,))
    assert [fewer.score[seat].order for seat in (Q, R, P, S)] == [*bonus[:3], 0]
    assert [fewer.score[seat].place for seat in (Q, R, P, S)] == [1, 2, 3, None]


@rule("GT-443", "GT-445", "GT-433")
def test_who_gave_up_is_not_the_best_looking_and_a_lone_finisher_gets_the_award():
    """B has three exposed connectors, A four."""
    state = scored(B, A, mode="single-2", out=(P,))
    assert [state.score[seat].beauty for seat in (P, Q)] == [0, 4]
    assert scored(FIVE).score[P].beauty == 2


@rule("GT-446", "GT-447", "GT-448", "GT-449")
@pytest.mark.parametrize(
    ("cubes", "full", "half"),
    [("R", 4, 2), ("Y", 3, 2), ("G", 2, 1), ("B", 1, 1), ("BB", 2, 1), ("RB", 5, 3), ("", 0, 0)],
)
def test_goods_are_sold_at_full_price_or_half_in_all_rounded_up(cubes, full, half):
    for out, price in (((), full), ((P,), half)):
        state = lade(last_card(LADEN, ALONE, out=out), P, {(8, 7): cubes})
        begin_card(state)
        assert state.score[P].goods == price


@rule("GT-450", "GT-451", "GT-452")
@pytest.mark.parametrize(
    ("lost", "forgiven", "total"), [(0, 0, 6), (6, 0, 0), (7, 1, 0), (36, 30, 0)]
)
def test_each_lost_tile_costs_a_credit_as_far_as_there_are_any(lost, forgiven, total):
    state = scored(ALONE, lost=(lost,))
    assert (state.score[P].forgiven, state.score[P].total) == (forgiven, total)
    assert credits(state) == [total]


# ---- the result


@rule("GT-453", "GT-454")
@pytest.mark.parametrize(
    ("before", "places", "reason"),
    [
        ((9, 7, 0), (1, 2, 3), "succeeded"),
        ((5, 5, 1), (1, 1, 3), "succeeded"),
        ((2, 7, 7), (3, 1, 1), "succeeded"),
        ((1, 0, 0), (1, 2, 2), "succeeded"),
        ((0, 0, 0), (1, 1, 1), "nobody-succeeded"),
    ],
)
def test_the_most_credits_win_and_equals_share_a_place(before, places, reason):
    """Nobody comes home, so nothing is added."""
    state = last_card(ALONE, ALONE, ALONE, before=before)
    state.deck = ["I-04"]
    begin_card(state)
    for seat in (P, Q, R):
        assert GAME.outcome(state) is None
        act(state, seat, "give_up")
    assert GAME.outcome(state) == Outcome(places, reason, before)


@rule("GT-453")
def test_when_all_have_seen_the_score_the_match_is_over():
    state = scored(ALONE, ALONE)
    assert act(state, Q, "seen") == [ScoreSeen(seat=Q)]
    assert refused(state, Q, "seen") == "already-answered GT-523"
    assert (view(state).turn.ask, view(state).turn.seats) == ("score", (P,))
    assert told(act(state, P, "seen"), MatchEnded) == [MatchEnded()]
    assert refused(state, P, "seen") == "game-over GT-453"
    assert (may(state, P), GAME.deadlines(state), view(state).turn) == (set(), [], None)
    by_clock = scored(ALONE, ALONE)
    assert tags(pass_time(by_clock, 30_000))[-1] == "match-ended"


# ---- giving up


@rule("GT-433", "GT-448", "GT-449", "GT-452")
@pytest.mark.parametrize(("cubes", "worth"), [("RB", 3), ("RG", 3)])
def test_in_the_pause_a_seat_is_told_what_giving_up_would_earn(cubes, worth):
    """Half of the goods, rounded up if it is odd, less a credit for each lost tile."""
    state = lade(revealed(NOBODY_TAKES_IT, LADEN, ALONE), P, {(8, 7): cubes})
    state.seats[P].credits, state.seats[P].lost = 2, [30, 31]
    state.seats[Q].lost = [32]
    begin_card(state)
    assert (view(state, P).own.leave, view(state, Q).own.leave) == (worth, 0)
    for seat in (P, Q):
        act(state, seat, "give_up")
    assert (credits(state), state.phase) == ([worth, 0], "over")


@rule("GT-434")
def test_whoever_gave_up_in_the_last_flight_is_out_for_good():
    """Nothing waits for them any more, not even the score."""
    state = fly(NOBODY_TAKES_IT, ALONE, ALONE)
    act(state, P, "give_up")
    assert GAME.out(state) == set()
    act(state, Q, "continue")
    assert GAME.out(state) == {P}
    begin_card(state)
    act(state, Q, "give_up")
    assert (state.phase, GAME.out(state)) == ("over", {P, Q})


@rule("GT-434", "GT-481")
@pytest.mark.parametrize(
    ("mode", "acts", "left"), [("single-1", set(), {P}), ("trek", {"seen"}, set())]
)
def test_the_score_waits_for_finishers_and_in_the_trek_for_all(mode, acts, left):
    state = scored(ALONE, ALONE, out=(P,), mode=mode)
    assert (GAME.out(state), may(state, P), may(state, Q)) == (left, acts, {"seen"})
    if not acts:
        assert refused(state, P, "seen") == "already-answered GT-523"
        act(state, Q, "seen")
        assert state.phase == "over"
