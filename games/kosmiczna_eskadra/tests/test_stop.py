"""KE-100 to KE-110: Stop, the freeze, the answers and the window. X35."""

import pytest

from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import (
    Answer,
    Answered,
    CardWithheld,
    Drop,
    OwnFrozen,
    RoundEnded,
    RoundScored,
    RoundStopped,
)
from games.kosmiczna_eskadra.tests.acts import do, drop, let_go, refused
from games.kosmiczna_eskadra.tests.clocks import wait_until
from games.kosmiczna_eskadra.tests.looks import BLUE, GREEN, RED, landings, tags, told, withheld
from games.kosmiczna_eskadra.tests.positions import STOP, at_stop, begun, racing
from games.kosmiczna_eskadra.tests.signals import DROP, WITHHOLD, sample
from tests.rules import rule

LAST = "100 2000 0"


def frozen(*held, at=LAST):
    """All were still; the first seat at the place given, the others far apart."""
    state = at_stop(*held)
    for seat in range(len(held)):
        if held[seat] is not None:
            place = at if seat == RED else f"{2000 * seat - 4000} -2000 0"
            sample(state, seat, (STOP - 20, place))
    assert state.frozen_at == STOP + 150
    return state


def answer(state, seat, how, at=None):
    return do(state, seat, Answer(how), at)


# ---- who calls it


@rule("KE-100", "KE-110")
@pytest.mark.parametrize("place", ["-2000 2000 0", "0 0 0"], ids=["legal", "illegal"])
def test_whoever_plays_the_last_card_stops_the_round_with_it(place):
    state = racing(4, 5, left=0)
    events = let_go(state, RED, place)
    assert tags(events) == ["card-landed", "round-stopped"]
    assert told(events, RoundStopped) == [RoundStopped(seat=RED)]
    assert GAME.view(state, ()).stopper == RED
    wait_until(state, state.now + 3_000)
    assert state.result.scores == [0, 0]


@rule("KE-103")
@pytest.mark.parametrize("seconds", ["30", "45", "60", "90", "120"])
def test_the_clock_calls_stop_and_then_everybody_is_asked(seconds):
    state = racing(4, 5, round_clock=seconds)
    end = 1_000 * int(seconds)
    assert tags(wait_until(state, end - 1)) == []
    assert told(wait_until(state, end), RoundStopped) == [RoundStopped(clock=True)]
    view = GAME.view(state, ())
    assert (view.stopper, view.stop) == (None, end)
    assert (view.turn.ask, view.turn.seats, view.turn.until) == ("answer", (RED, BLUE), end + 3_000)


@rule("KE-103")
def test_without_a_clock_stop_comes_a_minute_after_the_start_or_the_last_landing():
    state = begun(round_clock="off")
    assert GAME.view(state, ()).turn.until == state.start_at + 60_000
    state = racing(4, 5, round_clock="off")
    let_go(state, RED, "-2000 2000 0", at=50_000)
    assert tags(wait_until(state, 109_999)) == []
    assert tags(wait_until(state, 110_000)) == ["round-stopped"]


# ---- the freeze


NEAR = ["500 2300 300", "700 2600 450", "-500 1400 0", "100 2000 3150"]
FAR = ["701 2000 0", "100 2601 0", "100 2000 451", "-501 2000 0", "100 1399 0", "100 2000 3149"]
STREAMED = [
    *([[(STOP + 120, place)], place] for place in NEAR),
    *([[(STOP + 120, place)], LAST] for place in FAR),
    [[], LAST],
    [[(STOP + 10, "3900 2000 0")], LAST],
    [[(STOP + 150, NEAR[0])], LAST],
    [[(STOP + 151, NEAR[0])], LAST],
    [[(STOP + 60, "300 2000 0"), (STOP + 130, "900 2000 0")], "300 2000 0"],
    [[(STOP + 60, "300 2000 0"), (STOP + 130, "400 2100 0")], "400 2100 0"],
]


@rule("KE-104")
@pytest.mark.parametrize(("streamed", "lies"), STREAMED)
def test_x35_the_last_position_that_counts_is_frozen(streamed, lies):
    state = at_stop(4, None)
    events = sample(state, RED, (STOP - 10, LAST), *streamed)
    x, y, a = map(int, lies.split())
    assert told(events, OwnFrozen) == [OwnFrozen(x=x, y=y, a=a, only=frozenset((RED,)))]
    assert landings(answer(state, RED, DROP)) == [f"red 4 {lies} late"]


@rule("KE-104")
@pytest.mark.parametrize(("turned", "lies"), [("350", "350"), ("351", "3500")])
def test_x35_an_angle_is_compared_the_shorter_way_round(turned, lies):
    state = at_stop(4, None)
    sample(state, RED, (STOP - 10, "100 2000 3500"), (STOP + 100, f"100 2000 {turned}"))
    assert landings(answer(state, RED, DROP)) == [f"red 4 100 2000 {lies} late"]


@rule("KE-104")
def test_it_waits_no_longer_than_600_ms_for_positions():
    state = at_stop(4, 5)
    sample(state, RED, (STOP - 10, LAST))
    assert [wanted.seat for wanted in GAME.samples(state)] == [BLUE]
    assert state.squadrons[RED].held.frozen == (100, 2000, 0)
    assert tags(wait_until(state, STOP + 599)) == []
    assert tags(wait_until(state, STOP + 600)) == ["position-frozen", "card-withheld"]


@rule("KE-107")
@pytest.mark.parametrize(
    "streamed",
    [[], [(STOP - 10, "9999 0 0")], [(STOP, LAST)], [(STOP + 20, LAST)]],
    ids=["never", "off the table", "in the millisecond of Stop", "too late"],
)
def test_a_card_without_a_known_position_is_withheld_at_once(streamed):
    state = at_stop(4, 5)
    sample(state, BLUE, (STOP - 10, "2000 2000 0"))
    events = sample(state, RED, *streamed)
    assert told(events, CardWithheld) == [CardWithheld(seat=RED, why="unseen")]
    assert refused(state, RED, Answer(DROP)) == ("nothing-held", "KE-105")


@rule("KE-107")
@pytest.mark.parametrize("action", [Answer(DROP), drop(LAST)], ids=["answer", "drop"])
def test_an_answer_counts_for_nothing_where_the_card_s_position_is_unknown(action):
    state = at_stop(4, 5)
    do(state, RED, action, at=STOP + 20)
    sample(state, BLUE, (STOP - 10, "2000 2000 0"))
    assert withheld(sample(state, RED)) == [RED]
    assert state.given == []
    assert landings(answer(state, BLUE, DROP)) == ["blue 5 2000 2000 0 late"]


@rule("KE-107")
def test_a_position_of_the_card_before_is_none_of_this_one():
    state = racing(4, None, left=2, now=STOP - 1_000, round_clock="30")
    let_go(state, RED, "-2000 2000 0")
    wait_until(state, STOP)
    assert withheld(sample(state, RED, (STOP - 2_000, "-2000 2000 0"))) == [RED]


@rule("KE-107")
def test_a_drop_at_stop_is_neither_too_fast_nor_refused_for_what_it_covers():
    state = racing(4, 5, left=3, overlap="refuse", table="blue 2 -2000 2000 0")
    let_go(state, RED, "2000 2000 0")
    state.squadrons[BLUE].deck = []
    let_go(state, BLUE, "-2000 -2000 0", at=state.now + 400)
    sample(state, RED, (state.now - 10, "-2000 2000 0"))
    assert len(landings(answer(state, RED, DROP))) == 1
    assert state.fates["4"] == "hangar"


# ---- the answers


@rule("KE-101", "KE-102", "KE-105")
def test_at_stop_a_holder_drops_the_card_where_it_is_or_withholds_it():
    state = frozen(4, 5)
    assert GAME.view(state, (RED,)).own.frozen == (100, 2000, 0)
    assert landings(answer(state, RED, DROP)) == [f"red 4 {LAST} late"]
    events = answer(state, BLUE, WITHHOLD)
    assert withheld(events) == [BLUE]
    (ended,) = told(events, RoundEnded)
    assert ended.unplayed == [[1, 2, 3, 5, 6, 7, 8, 9, 10], list(range(1, 11))]
    assert len(told(events, RoundScored)) == 1
    assert state.phase == "scoring"


@rule("KE-105", "KE-108")
def test_x35_an_answer_is_in_time_until_the_last_millisecond_and_then_means_withhold():
    state = frozen(4, 5)
    assert landings(answer(state, RED, DROP, at=STOP + 2_999)) == [f"red 4 {LAST} late"]
    assert withheld(wait_until(state, STOP + 3_000)) == [BLUE]
    assert refused(state, BLUE, Answer(DROP)) == ("window-closed", "KE-105")
    assert state.phase == "scoring"
    assert state.table[-1].seat == RED


@rule("KE-105")
def test_an_answer_before_the_freeze_is_kept_until_then():
    state = at_stop(4, None)
    assert answer(state, RED, DROP, at=STOP + 50) == [Answered(seat=RED)]
    assert GAME.view(state, (RED,)).own.answer == DROP
    assert state.table == []
    assert landings(sample(state, RED, (STOP - 10, LAST))) == [f"red 4 {LAST} late"]


@rule("KE-104", "KE-105")
def test_a_position_that_has_come_counts_from_the_freeze_on():
    state = at_stop(4, 5)
    sample(state, RED, (STOP - 10, LAST))
    assert answer(state, RED, DROP) == [Answered(seat=RED)]
    assert GAME.view(state, (RED,)).own.frozen is None
    events = sample(state, BLUE, (STOP - 10, "2000 -2000 0"))
    assert landings(events) == [f"red 4 {LAST} late"]


@rule("KE-105", "KE-106")
def test_one_answer_is_all_and_after_the_freeze_a_drop_is_none():
    state = frozen(4, 5)
    assert refused(state, RED, drop(LAST)) == ("round-stopped", "KE-106")
    answer(state, RED, WITHHOLD)
    assert refused(state, RED, Answer(DROP)) == ("already-answered", "KE-105")
    assert refused(state, BLUE, Answer("perhaps")) == ("no-such-answer", "KE-105")


@rule("KE-108")
def test_the_window_closes_with_the_last_answer_and_not_before_the_freeze():
    state = at_stop(4, 5)
    for seat in (RED, BLUE):
        answer(state, seat, WITHHOLD)
    assert state.phase == "stopped"
    sample(state, RED, (STOP - 10, LAST))
    events = sample(state, BLUE, (STOP - 10, "2000 2000 0"))
    assert withheld(events) == [RED, BLUE]
    assert state.phase == "scoring"


@rule("KE-109")
def test_drops_at_stop_land_in_the_order_of_the_answers():
    state = at_stop(4, 5, 6, table="red 1 3000 3000 0")
    answer(state, GREEN, DROP, at=STOP + 20)
    answer(state, RED, DROP, at=STOP + 40)
    for seat in range(3):
        sample(state, seat, (STOP - 10, f"{2000 * seat - 2000} -2000 0"))
    answer(state, BLUE, DROP)
    assert [(card.order, card.seat) for card in state.table[1:]] == [
        (2, GREEN),
        (3, RED),
        (4, BLUE),
    ]


# ---- a drop that arrives after Stop


@rule("KE-106")
def test_a_card_released_in_the_same_instant_is_not_lost():
    state = at_stop(4, 5)
    assert let_go(state, RED, "500 2300 300", at=STOP + 100) == [Answered(seat=RED)]
    sample(state, BLUE, (STOP - 10, "2000 -2000 0"))
    events = sample(state, RED, (STOP - 10, LAST))
    assert landings(events) == ["red 4 500 2300 300 late"]


@rule("KE-106")
def test_x35_too_far_away_it_is_neither_position_nor_answer():
    state = at_stop(4, 5)
    let_go(state, RED, "100 900 0", at=STOP + 100)
    sample(state, BLUE, (STOP - 10, "2000 -2000 0"))
    events = sample(state, RED, (STOP - 10, "100 200 0"))
    assert landings(events) == []
    assert state.phase == "stopped"
    own = GAME.view(state, (RED,)).own
    assert own.answer is own.dropped is None
    assert landings(answer(state, RED, DROP)) == ["red 4 100 200 0 late"]


@rule("KE-106")
def test_until_the_freeze_a_drop_has_the_refusals_of_a_position_and_of_an_answer():
    state = at_stop(4, None, 6)
    assert refused(state, RED, drop("9999 0 0")) == ("off-table", "KE-050")
    assert refused(state, RED, Drop(0, 0, 2**31 - 1)) == ("bad-position", "KE-031")
    assert refused(state, BLUE, drop(LAST)) == ("nothing-held", "KE-106")
    let_go(state, RED, LAST)
    assert refused(state, RED, drop(LAST)) == ("already-answered", "KE-106")
    assert refused(state, RED, Answer(WITHHOLD)) == ("already-answered", "KE-105")
