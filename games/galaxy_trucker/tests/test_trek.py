"""1.12 The Transgalactic Trek: titles drawn, scored, chosen, dealt and defended, and what goes on
to the next flight."""

from collections.abc import Mapping, Sequence

import pytest

from games.chance import Chance
from games.engine import Event
from games.galaxy_trucker.cards import CARDS, of_level
from games.galaxy_trucker.events import (
    GoCalled,
    TitleDefended,
    TitleKept,
    TitleScored,
    TitlesDealt,
    TitlesDrawn,
)
from games.galaxy_trucker.goods import BANK
from games.galaxy_trucker.levels import LEVELS
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.state import Options, TruckState
from games.galaxy_trucker.tests.acts import GAME, act, may, refused, values
from games.galaxy_trucker.tests.clocks import pass_time, presence
from games.galaxy_trucker.tests.endings import all_seen, flight_one, held, later, title_pay
from games.galaxy_trucker.tests.flights import lade
from games.galaxy_trucker.tests.looks import P, Q, R, told, view
from games.galaxy_trucker.tests.outcomes import credits
from games.galaxy_trucker.tests.positions import SEED, begin_card, opened
from games.galaxy_trucker.tests.ships import ALONE, FIVE, LARGER, A, B, D
from games.galaxy_trucker.tiles import pool
from games.galaxy_trucker.titles import TITLES
from tests.rules import rule

X, Y, Z = P, Q, R


def x59() -> TruckState:
    """X and Y have two laden holds each, Y has the larger ship, Z gave up."""
    state = flight_one(FIVE, LARGER, ALONE, titles=("T1", "T3", "T5"), out=(Z,))
    lade(state, X, {(6, 7): "YG", (8, 7): "R"})
    lade(state, Y, {(6, 7): "B", (8, 7): "B"})
    return state


# ---- drawn


@rule("GT-460", "GT-461")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_as_many_titles_are_drawn_at_random_as_there_are_players(seats):
    state, events = GalaxyTrucker().setup(Options(mode="trek"), seats, Chance(SEED))
    assert len(set(state.drawn)) == seats and set(state.drawn) <= set(TITLES)
    assert told(events, TitlesDrawn) == [TitlesDrawn(titles=state.drawn)]
    assert list(view(state).titles) == state.drawn
    luck = [Chance(f"{number:064x}") for number in range(20)]
    drawn = {tuple(GAME.setup(Options(mode="trek"), seats, each)[0].drawn) for each in luck}
    assert len(drawn) > 4
    assert opened("single-2").drawn == []


# ---- flight I


@rule("GT-462", "GT-463", "GT-464", "GT-465", "GT-479")
def test_x59_titles_are_scored():
    state = x59()
    events = begin_card(state)
    assert told(events, TitleScored) == [
        TitleScored(title="T1", scores={"0": 2, "1": 2}, best=[X, Y], holder=X),
        TitleScored(title="T3", scores={"0": 0, "1": 0}, best=[], holder=X),
        TitleScored(title="T5", scores={"0": 3, "1": 4}, best=[Y], holder=Y),
    ]
    assert title_pay(state) == [2, 4, 0]


@rule("GT-463", "GT-465")
def test_of_equals_the_one_further_ahead_gets_the_title():
    state = flight_one(FIVE, FIVE, titles=("T5", "T3"), positions=(2, 4))
    begin_card(state)
    assert (state.holders, title_pay(state)) == ({"T5": Q, "T3": Q}, [2, 2])


@rule("GT-462", "GT-478", "GT-433", "GT-467")
def test_only_finishers_count_and_choose_first_and_there_is_no_award_for_looks():
    state = flight_one(LARGER, ALONE, titles=("T5", "T2"), out=(P,))
    begin_card(state)
    assert (state.holders, title_pay(state)) == ({"T5": Q, "T2": Q}, [0, 2])
    assert [line.beauty for line in state.score.values()] == [0, 0]
    assert state.score_order == [Q, P]


# ---- chosen and dealt


@rule("GT-467", "GT-469", "GT-470", "GT-471")
def test_x59_who_has_several_keeps_one_and_the_rest_is_dealt():
    state = x59()
    begin_card(state)
    all_seen(state)
    assert (state.phase, view(state).turn.ask, view(state).turn.seats) == ("titles", "title", (X,))
    assert values(state, X, "choose_title", "title") == {"T1", "T3"}
    for title in ("T5", "T2", "T9", ""):
        assert refused(state, X, "choose_title", title=title) == "not-your-title GT-467"
    assert refused(state, Z, "choose_title", title="T3") == "not-your-turn GT-031"
    events = act(state, X, "choose_title", title="T1")
    assert told(events, TitleKept) == [TitleKept(seat=X, title="T1")]
    assert told(events, TitlesDealt) == [TitlesDealt(holders={"T3": Z})]
    assert held(state) == ["T1", "T5", "T3"]
    assert [each.gold for each in state.seats] == [False] * 3
    assert state.phase == "next"


@rule("GT-467")
def test_seats_choose_in_final_order():
    """Y comes home first and has two, X second and has two."""
    state = flight_one(
        *(FIVE, A, ALONE, ALONE), titles=("T1", "T2", "T4", "T5"), positions=(2, 9, 4, 1)
    )
    begin_card(state)
    state.holders = {"T1": X, "T2": Y, "T4": Y, "T5": X}
    all_seen(state)
    assert view(state).turn.seats == (Y,)
    act(state, Y, "choose_title", title="T4")
    assert view(state).turn.seats == (X,)
    act(state, X, "choose_title", title="T1")
    assert held(state)[:2] == ["T1", "T4"] and set(held(state)[2:]) == {"T2", "T5"}


@rule("GT-470", "GT-471")
def test_what_is_left_is_dealt_at_random():
    dealt = set()
    for number in range(12):
        state = flight_one(LARGER, ALONE, ALONE, titles=("T2", "T5", "T6"), positions=(9, 4, 2))
        begin_card(state)
        assert set(state.holders.values()) == {P}
        state.chance = Chance(f"{number:064x}")
        all_seen(state)
        act(state, P, "choose_title", title="T5")
        dealt.add(tuple(held(state)))
    assert dealt == {("T5", "T2", "T6"), ("T5", "T6", "T2")}


@rule("GT-468")
def test_by_the_clock_the_first_of_the_list_is_kept():
    state = x59()
    begin_card(state)
    all_seen(state)
    state.holders = {"T5": X, "T3": X, "T1": Y}
    pass_time(state, 29_999)
    assert state.phase == "titles"
    pass_time(state, 1)
    assert held(state) == ["T3", "T1", "T5"]


@rule("GT-466", "GT-471")
def test_where_nobody_finishes_the_titles_are_dealt():
    state = flight_one(A, A, titles=("T2", "T5"), out=(P, Q))
    state.seats[P].position, state.deck = 4, ["I-04"]
    begin_card(state)
    [dealt] = told(act(state, P, "give_up"), TitlesDealt)
    assert set(dealt.holders) == {"T2", "T5"} and set(dealt.holders.values()) == {P, Q}
    assert title_pay(state) == [0, 0]
    all_seen(state)
    assert state.phase == "next"
    assert {title: seat for seat, title in enumerate(held(state))} == dealt.holders


@rule("GT-216", "GT-471", "GT-485", "GT-460")
def test_where_everybody_has_one_title_nobody_chooses_nor_alone():
    state = flight_one(LARGER, f"{ALONE} | SH 0032 @8,6 r3", titles=("T5", "T2"))
    begin_card(state)
    state.holders = {"T5": P, "T2": Q}
    act(state, P, "seen")
    assert told(act(state, Q, "seen"), TitlesDealt) == []
    assert (state.phase, held(state)) == ("next", ["T5", "T2"])
    alone = flight_one(A, titles=("T5",))
    begin_card(alone)
    assert title_pay(alone) == [2]
    all_seen(alone)
    assert (alone.phase, held(alone)) == ("next", ["T5"])


# ---- defended


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


@rule("GT-476", "GT-478")
def test_x62_silver_brings_six_in_flight_three_and_gold_twelve_if_it_is_defended():
    state = later(3, A, A, titles=("T5", "T2"), gold=(Q,))
    assert defended(begin_card(state)) == {P: (True, 6), Q: (True, 12)}
    assert title_pay(state) == [6, 12]
    assert [each.gold for each in state.seats] == [False, True]
    assert [line.beauty for line in state.score.values()] == [0, 0]
    state = later(3, ALONE, A, titles=("T5", "T4"), gold=(P,))
    assert defended(begin_card(state)) == {P: (False, 0), Q: (True, 6)}


@rule("GT-479", "GT-473")
def test_titles_are_scored_before_goods_are_sold_and_nothing_defends_none():
    state = lade(later(2, FIVE, ALONE, titles=("T1", "T3")), P, {(8, 7): "R"})
    assert defended(begin_card(state)) == {P: (True, 4), Q: (False, 0)}
    assert (state.score[P].goods, state.score[P].titles) == (4, 4)


# ---- from flight to flight


def flown_on() -> TruckState:
    """The third flight is about to begin; in the second P has lost a tile, and Q has gone."""
    state = lade(later(2, A, ALONE, titles=("T5", "T3"), positions=(9, 4)), P, {(7, 8): "YB"})
    state.seats[P].lost, state.circle = [state.heap.pop()], 2
    state.been.append(state.heap[0])
    begin_card(state)
    # 8 for the order, 4 for the title, 4 for the goods, a tile lost; and 6 for the order.
    assert credits(state) == [15, 6]
    all_seen(state)
    state.sand_until = state.last_builder_until = 9
    state.dice, state.now = [3, 4], state.now + 20_000
    act(state, P, "ready")
    presence(state, Q, False)
    assert may(state, Q) == {"ready"}
    act(state, Q, "ready")
    return state


@rule("GT-075", "GT-080", "GT-091", "GT-106", "GT-481")
def test_nothing_that_lay_beside_the_last_flight_is_left():
    state = flown_on()
    seen = view(state)
    assert (seen.score, seen.card, seen.glass, seen.cap) == (None,) * 4
    assert (seen.stacks, [each.away for each in seen.seats.values()]) == (
        [1, 2, 3, 4],
        [None, True],
    )
    assert (state.circle, state.dice) == (0, [])
    assert state.sand_until is state.last_builder_until is None
    assert pass_time(state, 30_000) == [GoCalled()]
    pass_time(state, 3_000)
    for tile in state.heap:
        assert refused(state, P, "take_open", tile=tile) == "no-such-tile GT-106"


@rule("GT-481", "GT-480", "GT-088", "GT-472", "GT-478")
def test_credits_titles_and_nothing_else_go_on():
    state = flown_on()
    assert (state.phase, state.flight, state.level) == ("go", 3, "III")
    assert (state.board, sum(map(len, state.stacks.values()))) == (LEVELS["III"], 16)
    assert (credits(state), held(state)) == ([15, 6], ["T5", "T3"])
    assert [each.gold for each in state.seats] == [True, False]
    for each in state.seats:
        assert (list(each.ship.parts), each.ship.cubes, each.lost, each.out) == ([77], {}, [], None)
    assert (len(state.heap), state.bank) == (len(pool(True)), BANK)


@rule("GT-481", "GT-091", "GT-530", "GT-533")
def test_the_next_flight_begins_a_minute_after_the_score_was_seen():
    state = later(2, ALONE, ALONE, titles=("T1", "T3"))
    begin_card(state)
    pass_time(state, 20_000)
    all_seen(state)
    act(state, P, "ready")
    assert refused(state, P, "ready") == "already-answered GT-523"
    pass_time(state, 59_999)
    assert (state.phase, view(state).turn.seats) == ("next", (Q,))
    pass_time(state, 1)
    assert (state.phase, state.flight) == ("go", 3)


@rule("GT-481", "GT-453", "GT-482", "GT-075")
def test_after_flight_three_the_most_credits_win_and_no_other_follows():
    state = later(3, ALONE, A, titles=("T1", "T5"))
    state.seats[P].credits = 30
    begin_card(state)
    all_seen(state)
    outcome = GAME.outcome(state)
    assert outcome is not None and (state.phase, outcome.places) == ("over", (1, 2))
    assert {level: len(of_level(level)) for level in ("I", "II", "III")} == dict.fromkeys(
        ("I", "II", "III"), 20
    )
    assert (len(CARDS), list(LEVELS)) == (60, ["learning", "I", "II", "III"])
