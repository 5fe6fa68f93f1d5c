"""Which code is given where several would fit: the table of section 5 of the specification."""

import msgspec
import pytest

from games.engine import Sampled
from games.kosmiczna_eskadra.state import (
    Answer,
    Continue,
    Draw,
    Drop,
    Freeze,
    Land,
    Options,
    PickColour,
    Ready,
    Resign,
    RoundUp,
    SeatAction,
    SetAssist,
    SetAutoDraw,
    Start,
    StopCalled,
)
from games.kosmiczna_eskadra.tests.positions import (
    BLUE,
    GAME,
    RED,
    begun,
    counting_down,
    do,
    new_match,
    racing,
    refused,
    wait_until,
)
from tests.rules import rule

OFF = Drop(9_999, 9_999, 0)
NOWHERE = Drop(9_999, 9_999, 2**31 - 1)
ON_A_CARD = Drop(-2000, 2000, 0)


def placing():
    return racing(4, 5)


def stopped():
    state = racing(4, 5, round_clock="30")
    wait_until(state, 30_000)
    return state


def frozen():
    """Red's card is withheld for want of a position, blue's is frozen."""
    state = stopped()
    state.squadrons[BLUE].held.before = state.squadrons[BLUE].held.frozen = (2000, 2000, 0)
    wait_until(state, 30_600)
    return state


def scoring():
    state = racing(None, None, round_clock="30")
    wait_until(state, 30_000)
    return state


def over():
    state = begun()
    do(state, BLUE, Resign())
    return state


LATER = [Ready(), PickColour("pink"), SetAssist(True), Answer("drop"), Continue()]
ELSEWHERE = {
    new_match: {"wrong-phase": [Draw(), OFF, Answer("drop"), Continue()]},
    counting_down: {"not-started": [Draw(), NOWHERE], "wrong-phase": LATER},
    placing: {"wrong-phase": LATER},
    stopped: {
        "round-stopped": [Draw()],
        "wrong-phase": [Ready(), SetAssist(True), SetAutoDraw(True), Continue()],
    },
    frozen: {"round-stopped": [Draw(), NOWHERE], "nothing-held": [Answer("drop")]},
    scoring: {
        "round-stopped": [Draw(), NOWHERE],
        "window-closed": [Answer("perhaps")],
        "wrong-phase": [Ready(), PickColour("pink")],
    },
    over: {"game-over": [Draw(), NOWHERE, Resign(), Continue(), SetAutoDraw(True)]},
}


@pytest.mark.parametrize("build", ELSEWHERE, ids=lambda build: build.__name__)
def test_an_action_out_of_its_phase_is_refused_before_anything_else_of_it(build):
    state = build()
    for code, actions in ELSEWHERE[build].items():
        codes = {action: refused(state, RED, action)[0] for action in actions}
        assert codes == dict.fromkeys(actions, code)


@pytest.mark.parametrize("build", ELSEWHERE, ids=lambda build: build.__name__)
def test_whoever_has_no_seat_is_refused_first(build):
    state = build()
    codes = [refused(state, 2, action)[0] for action in (Draw(), NOWHERE, Ready(), Resign())]
    assert codes == ["not-seated"] * 4


@pytest.mark.parametrize(
    ("text", "action"),
    [
        (f'{{"do":"drop","x":{-(2**31)},"y":0,"a":0}}', Drop(-(2**31), 0, 0)),
        (f'{{"do":"drop","x":{2**31 - 1},"y":0,"a":0}}', Drop(2**31 - 1, 0, 0)),
        (f'{{"do":"drop","x":{-(2**31) - 1},"y":0,"a":0}}', None),
        (f'{{"do":"drop","x":{2**31},"y":0,"a":0}}', None),
        ('{"do":"answer","how":"twelve-twelv"}', Answer("twelve-twelv")),
        ('{"do":"answer","how":"twelve-twelve"}', None),
    ],
)
def test_places_from_outside_have_32_bits_and_words_twelve_letters(text, action):
    assert read(text, SeatAction) == action


def read(text, kind):
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError:
        return None


def test_a_room_plays_to_one_to_five_wins():
    wins = [read(f'{{"wins": {number}}}', Options) for number in (0, 1, 5, 6)]
    assert wins == [None, Options(wins=1), Options(wins=5), None]


def test_of_several_reasons_the_first_is_given():
    assert refused(racing(4, 5, left=0), RED, Draw())[0] == "already-holding"
    assert refused(racing(None, 5), RED, NOWHERE)[0] == "nothing-held"
    assert refused(placing(), RED, NOWHERE)[0] == "bad-position"
    assert refused(placing(), RED, OFF)[0] == "off-table"
    both = racing(4, 5, table="blue 2 1000 0 0", overlap="refuse")
    assert refused(both, RED, Drop(700, 0, 0))[0] == "overlaps-card"


def test_off_the_table_comes_before_too_fast_and_that_before_what_is_covered():
    state = racing(4, 5, table="blue 2 -2000 2000 0", overlap="refuse")
    state.squadrons[RED].held.drawn_at = state.now - 499
    state.squadrons[RED].held.free = False
    assert refused(state, RED, OFF)[0] == "off-table"
    assert refused(state, RED, ON_A_CARD)[0] == "too-fast"
    assert refused(state, RED, ON_A_CARD, at=state.now + 1)[0] == "overlaps-card"


@rule("KE-300")
def test_the_clock_does_nothing_before_its_time_and_nobody_else_does_it():
    state = placing()
    for action in (RoundUp(), Start(), StopCalled(), Land(0), Freeze()):
        assert refused(state, None, action)[0] == "wrong-phase"
        assert refused(state, RED, action)[0] == "wrong-phase"
    assert refused(state, None, Draw())[0] == "not-seated"


@rule("KE-300")
def test_of_what_the_clock_may_do_only_that_may_be_done_which_is_due():
    state = racing(4, 5, round_clock="30", now=30_000)
    assert GAME.judge(state, None, StopCalled()) is None
    for action in (RoundUp(), Start(), Land(RED), Freeze()):
        assert GAME.judge(state, None, action).code == "wrong-phase"


@rule("KE-104")
def test_positions_are_taken_in_only_where_they_were_asked_for():
    known = (None,) * 4
    assert refused(placing(), None, Sampled(RED, known))[0] == "wrong-phase"
    assert refused(stopped(), None, Sampled(RED, (None,)))[0] == "wrong-phase"
    assert refused(frozen(), None, Sampled(BLUE, known))[0] == "wrong-phase"
