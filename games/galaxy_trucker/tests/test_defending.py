"""1.12 The Transgalactic Trek: titles defended, and what goes on to the next flight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.engine import Event
from games.galaxy_trucker.events import (
    TitleDefended,
)
from games.galaxy_trucker.goods import BANK
from games.galaxy_trucker.levels import LEVELS
from games.galaxy_trucker.tests.endings import FIVE, all_seen, held, later, title_pay
from games.galaxy_trucker.tests.flights import credits, lade
from games.galaxy_trucker.tests.positions import (
    ALONE,
    GAME,
    P,
    Q,
    R,
    act,
    begin_card,
    may,
    pass_time,
    refused,
    told,
    view,
)
from games.galaxy_trucker.tests.ships import A, B, D
from games.galaxy_trucker.tiles import pool
from tests.rules import rule

X, Y, Z = P, Q, R


def defended(events: Sequence[Event]) -> Mapping[int, tuple[bool, int]]:
    return {
        event.seat: (event.defended, event.credits) for event in told(list(events), TitleDefended)
    }


@rule("GT-472", "GT-473", "GT-474", "GT-475")
def test_x60_titles_are_defended_in_flight_two():
    """T3: X 2, Z 2, a tie. T5: X 12, Y 13 and Z 12. T1: nobody has any goods."""
    state = later(2, D, D, D, titles=("T1", "T5", "T3"))
    for seat in (X, Z):
        state.seats[seat].ship.aliens = {"brown": 57}
        del state.seats[seat].ship.crew[57]
    del state.seats[Y].ship.parts[76]
    assert defended(begin_card(state)) == {X: (False, 0), Y: (False, 0), Z: (True, 4)}
    assert [each.gold for each in state.seats] == [False, False, True]
    assert title_pay(state) == [0, 0, 4]
    assert view(state).titles["T3"].gold and view(state).titles["T3"].holder == Z


@rule("GT-472", "GT-433")
def test_a_title_is_defended_by_finishers_against_finishers():
    """P gave up with the largest ship: it defends nothing, and is in nobody's way."""
    state = later(2, B, A, titles=("T4", "T5"), out=(P,))
    assert defended(begin_card(state)) == {P: (False, 0), Q: (True, 4)}


@rule("GT-473")
def test_nothing_defends_no_title():
    state = later(2, ALONE, ALONE, titles=("T1", "T5"))
    assert defended(begin_card(state)) == {P: (False, 0), Q: (True, 4)}


@rule("GT-476")
def test_x62_silver_brings_six_in_flight_three_and_gold_twelve():
    state = later(3, A, A, titles=("T5", "T2"), gold=(Q,))
    assert defended(begin_card(state)) == {P: (True, 6), Q: (True, 12)}
    assert title_pay(state) == [6, 12]
    assert [each.gold for each in state.seats] == [False, True]


@rule("GT-476")
def test_x62_what_is_not_defended_pays_nothing():
    state = later(3, ALONE, A, titles=("T5", "T4"), gold=(P,))
    assert defended(begin_card(state)) == {P: (False, 0), Q: (True, 6)}


@rule("GT-478", "GT-476")
@pytest.mark.parametrize("number", [2, 3])
def test_later_flights_have_no_award_for_looks_either(number):
    state = later(number, A, ALONE, titles=("T1", "T3"))
    begin_card(state)
    assert [line.beauty for line in state.score.values()] == [0, 0]


@rule("GT-479")
def test_titles_are_scored_before_goods_are_sold():
    state = lade(later(2, FIVE, ALONE, titles=("T1", "T3")), P, {(8, 7): "R"})
    assert defended(begin_card(state))[P] == (True, 4)
    assert (state.score[P].goods, state.score[P].titles) == (4, 4)


# ---- from flight to flight


@rule("GT-481", "GT-480", "GT-088", "GT-472")
def test_credits_titles_and_nothing_else_go_on():
    state = lade(later(2, A, ALONE, titles=("T5", "T3"), positions=(9, 4)), P, {(7, 8): "YB"})
    state.seats[P].lost = [state.heap.pop()]
    begin_card(state)
    # 8 for the order, 4 for the title, 4 for the goods, a tile lost; and 6 for the order.
    assert credits(state) == [15, 6]
    all_seen(state)
    for seat in (P, Q):
        assert may(state, seat) == {"ready"}
        act(state, seat, "ready")
    assert (state.phase, state.flight, state.level) == ("go", 3, "III")
    assert (state.board, sum(map(len, state.stacks.values()))) == (LEVELS["III"], 16)
    assert (credits(state), held(state)) == ([15, 6], ["T5", "T3"])
    assert [each.gold for each in state.seats] == [True, False]
    for each in state.seats:
        assert (list(each.ship.parts), each.ship.cubes, each.lost, each.out) == ([77], {}, [], None)
    assert (len(state.heap), state.bank) == (len(pool(True)), BANK)


@rule("GT-481", "GT-091", "GT-533")
def test_the_next_flight_begins_after_a_minute():
    state = later(2, ALONE, ALONE, titles=("T1", "T3"))
    begin_card(state)
    all_seen(state)
    act(state, P, "ready")
    assert refused(state, P, "ready") == "already-answered GT-523"
    pass_time(state, 59_999)
    assert (state.phase, view(state).turn.seats) == ("next", (Q,))
    pass_time(state, 1)
    assert (state.phase, state.flight) == ("go", 3)


@rule("GT-481", "GT-453")
def test_after_flight_three_the_most_credits_win():
    state = later(3, ALONE, A, titles=("T1", "T5"))
    state.seats[P].credits = 30
    begin_card(state)
    all_seen(state)
    outcome = GAME.outcome(state)
    assert outcome is not None and (state.phase, outcome.places) == ("over", (1, 2))
