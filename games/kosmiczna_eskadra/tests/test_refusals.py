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
    Hold,
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


def ready():
    return new_match()


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


ELSEWHERE = {
    ready: {
        Draw(): "wrong-phase",
        OFF: "wrong-phase",
        Answer("drop"): "wrong-phase",
        Continue(): "wrong-phase",
    },
    counting_down: {
        Draw(): "not-started",
        NOWHERE: "not-started",
        Ready(): "wrong-phase",
        PickColour("pink"): "wrong-phase",
        SetAssist(True): "wrong-phase",
        Answer("drop"): "wrong-phase",
        Continue(): "wrong-phase",
    },
    placing: {
        Ready(): "wrong-phase",
        PickColour("pink"): "wrong-phase",
        SetAssist(True): "wrong-phase",
        Answer("drop"): "wrong-phase",
        Continue(): "wrong-phase",
    },
    stopped: {
        Draw(): "round-stopped",
        Ready(): "wrong-phase",
        SetAssist(True): "wrong-phase",
        SetAutoDraw(True): "wrong-phase",
        Continue(): "wrong-phase",
    },
    frozen: {Draw(): "round-stopped", NOWHERE: "round-stopped", Answer("drop"): "nothing-held"},
    scoring: {
        Draw(): "round-stopped",
        NOWHERE: "round-stopped",
        Answer("perhaps"): "window-closed",
        Ready(): "wrong-phase",
        PickColour("pink"): "wrong-phase",
    },
    over: {
        Draw(): "game-over",
        NOWHERE: "game-over",
        Resign(): "game-over",
        Continue(): "game-over",
        SetAutoDraw(True): "game-over",
    },
}
CASES = [
    (build, action, code) for build, codes in ELSEWHERE.items() for action, code in codes.items()
]


@pytest.mark.parametrize(
    ("build", "action", "code"), CASES, ids=lambda each: getattr(each, "__name__", str(each))
)
def test_an_action_out_of_its_phase_is_refused_before_anything_else_of_it(build, action, code):
    assert refused(build(), RED, action)[0] == code


@pytest.mark.parametrize("build", ELSEWHERE)
@pytest.mark.parametrize("action", [Draw(), NOWHERE, Ready(), Resign()], ids=str)
def test_whoever_has_no_seat_is_refused_first(build, action):
    assert refused(build(), 2, action)[0] == "not-seated"


def read(text, kind=SeatAction):
    return msgspec.json.decode(text, type=kind)


@pytest.mark.parametrize("number", [-(2**31), 2**31 - 1])
def test_a_place_from_outside_is_whole_numbers_of_32_bits(number):
    beyond = number + (1 if number > 0 else -1)
    assert read(f'{{"do":"drop","x":{number},"y":0,"a":0}}') == Drop(number, 0, 0)
    assert read(f'{{"x":{number},"y":0,"a":0}}', Hold) == Hold(number, 0, 0)
    with pytest.raises(msgspec.ValidationError):
        read(f'{{"do":"drop","x":{beyond},"y":0,"a":0}}')


def test_a_word_from_outside_has_at_most_twelve_letters():
    assert read('{"do":"answer","how":"twelve-twelv"}') == Answer("twelve-twelv")
    with pytest.raises(msgspec.ValidationError):
        read('{"do":"answer","how":"twelve-twelve"}')


@pytest.mark.parametrize(("wins", "legal"), [(0, False), (1, True), (5, True), (6, False)])
def test_a_room_plays_to_one_to_five_wins(wins, legal):
    if legal:
        assert msgspec.convert({"wins": wins}, Options).wins == wins
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"wins": wins}, Options)


def test_holding_a_card_comes_before_the_empty_deck():
    assert refused(racing(4, 5, left=0), RED, Draw())[0] == "already-holding"


def test_nothing_held_comes_before_the_position_and_that_before_the_table():
    assert refused(racing(None, 5), RED, NOWHERE)[0] == "nothing-held"
    assert refused(placing(), RED, NOWHERE)[0] == "bad-position"
    assert refused(placing(), RED, OFF)[0] == "off-table"


def test_off_the_table_comes_before_too_fast_and_that_before_what_is_covered():
    state = racing(4, 5, table="blue 2 -2000 2000 0", overlap="refuse")
    state.squadrons[RED].held.drawn_at = state.now - 499
    state.squadrons[RED].held.free = False
    assert refused(state, RED, OFF)[0] == "off-table"
    assert refused(state, RED, ON_A_CARD)[0] == "too-fast"
    assert refused(state, RED, ON_A_CARD, at=state.now + 1)[0] == "overlaps-card"


def test_a_card_comes_before_the_asteroid():
    state = racing(4, 5, table="blue 2 1000 0 0", overlap="refuse")
    assert refused(state, RED, Drop(700, 0, 0))[0] == "overlaps-card"


def test_an_unknown_colour_comes_before_one_that_is_taken():
    state = new_match()
    do(state, BLUE, PickColour("red"))
    assert refused(state, RED, PickColour("pink"))[0] == "no-such-colour"
    assert refused(state, RED, PickColour("red"))[0] == "colour-taken"


@rule("KE-300")
@pytest.mark.parametrize("action", [RoundUp(), Start(), StopCalled(), Land(0), Freeze()], ids=str)
def test_the_clock_does_nothing_before_its_time_and_nobody_else_does_it(action):
    state = placing()
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
