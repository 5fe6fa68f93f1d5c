"""Section 5 of the specification: which code is given where several would fit, and what a seat is
offered, phase by phase."""

import msgspec
import pytest

from games.engine import Sampled
from games.kosmiczna_eskadra import GAME
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
from games.kosmiczna_eskadra.tests.acts import do, let_go, refused
from games.kosmiczna_eskadra.tests.clocks import wait_until
from games.kosmiczna_eskadra.tests.looks import BLUE, GREEN, RED, YELLOW
from games.kosmiczna_eskadra.tests.positions import (
    at_stop,
    begun,
    counting_down,
    new_match,
    racing,
)
from games.offers import Number, One
from tests.rules import rule

OFF = Drop(9_999, 9_999, 0)
NOWHERE = Drop(9_999, 9_999, 2**31 - 1)
ON_A_CARD = Drop(-2000, 2000, 0)


def placing():
    return racing(4, 5)


def stopped():
    return at_stop(4, 5)


def frozen():
    """Red's card is withheld for want of a position, blue's is frozen."""
    state = stopped()
    state.squadrons[BLUE].held.before = state.squadrons[BLUE].held.frozen = (2000, 2000, 0)
    wait_until(state, 30_600)
    return state


def scoring():
    return at_stop(None, None)


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
def test_the_clock_does_at_its_time_what_is_due_and_nobody_else_does_it():
    state = placing()
    for action in (RoundUp(), Start(), StopCalled(), Land(0), Freeze()):
        assert refused(state, None, action)[0] == "wrong-phase"
        assert refused(state, RED, action)[0] == "wrong-phase"
    assert refused(state, None, Draw())[0] == "not-seated"
    due = racing(4, 5, round_clock="30", now=30_000)
    assert GAME.judge(due, None, StopCalled()) is None
    for action in (RoundUp(), Start(), Land(RED), Freeze()):
        assert GAME.judge(due, None, action).code == "wrong-phase"


@rule("KE-104")
def test_positions_are_taken_in_only_where_they_were_asked_for():
    known = (None,) * 4
    assert refused(placing(), None, Sampled(RED, known))[0] == "wrong-phase"
    assert refused(stopped(), None, Sampled(RED, (None,)))[0] == "wrong-phase"
    assert refused(frozen(), None, Sampled(BLUE, known))[0] == "wrong-phase"


# ---- what is offered


AUTO_DRAW = ["set_auto_draw", "resign"]
PRESETS = ["set_assist", *AUTO_DRAW]


def offered(state, seat=RED):
    return [offer.do for offer in GAME.offers(state, seat)]


def offer(state, do, seat=RED):
    (found,) = (offer for offer in GAME.offers(state, seat) if offer.do == do)
    return found


@rule("KE-001", "KE-076", "KE-079")
def test_before_the_first_round_a_free_colour_is_offered_and_to_be_ready():
    state = new_match(3)
    do(state, BLUE, PickColour("red"))
    assert offered(state) == ["pick_colour", "ready", *PRESETS]
    assert [each.do for each in GAME.offers(state, RED) if not each.standing] == ["ready"]
    assert offer(state, "pick_colour").take["colour"] == One(("blue", "green", "yellow"))
    assert offer(state, "set_assist").take["on"] == One((True, False))
    assert offer(state, "set_auto_draw").take["on"] == One((True, False))
    do(state, RED, Ready())
    assert offered(state) == ["pick_colour", *PRESETS]
    assert offered(new_match(pace="calm")) == ["pick_colour", "ready", *PRESETS]
    assert offered(new_match(assist="off")) == ["pick_colour", "ready", *AUTO_DRAW]
    assert offered(counting_down()) == AUTO_DRAW


@rule("KE-001")
def test_where_all_colours_are_taken_or_a_round_was_played_none_is_offered():
    state = new_match(4)
    for seat, colour in enumerate(("red", "blue", "green", "yellow")):
        do(state, seat, PickColour(colour))
    assert offered(state) == ["ready", *PRESETS]
    state = new_match(2)
    state.round = 2
    assert offered(state) == ["ready", *PRESETS]


@rule("KE-071", "KE-075", "KE-301")
def test_in_the_race_a_card_is_drawn_and_dropped_once_as_soon_as_it_may_be():
    state = racing(None, 5)
    assert offered(state) == ["draw", *AUTO_DRAW]
    assert offered(racing(None, 5, left=0)) == AUTO_DRAW
    assert offered(state, BLUE) == ["drop", *AUTO_DRAW]
    state.squadrons[BLUE].held.free = False
    assert offered(state, BLUE) == AUTO_DRAW
    on_its_way = racing(4, 5, lag_compensation="on")
    let_go(on_its_way, RED, "-2000 2000 0")
    assert offered(on_its_way) == AUTO_DRAW


@rule("KE-320", "KE-321")
def test_in_a_beat_one_drop_is_offered_without_a_wait():
    state = begun(2, pace="calm")
    assert not state.squadrons[RED].held.free
    assert offered(state) == ["drop", "resign"]
    let_go(state, RED, "-2000 2000 0")
    assert offered(state) == ["resign"]
    state.squadrons[BLUE].held = None
    assert offered(state, BLUE) == ["resign"], "nobody draws by hand in a beat"


@rule("KE-105")
def test_at_stop_whoever_holds_a_card_is_offered_an_answer_once():
    state = at_stop(4, None, 6, left=3)
    assert offered(state) == ["answer", "resign"]
    assert offer(state, "answer").take["how"] == One(("drop", "withhold"))
    assert offered(state, BLUE) == ["resign"]
    state.given.append(RED)
    assert offered(state) == ["resign"]


@rule("KE-254")
def test_after_the_battle_going_on_is_offered_once():
    state = at_stop(None, None, left=3)
    assert offered(state) == ["continue", *PRESETS]
    do(state, RED, Continue())
    assert offered(state) == PRESETS


@rule("KE-305")
def test_whoever_has_resigned_and_whoever_has_played_to_the_end_is_offered_nothing():
    state = racing(4, 5, 6)
    do(state, RED, Resign())
    assert offered(state) == []
    assert offered(state, BLUE) == ["drop", *AUTO_DRAW]
    do(state, GREEN, Resign())
    assert state.phase == "over" and offered(state, BLUE) == []


# ---- where


CORNERS = {RED: (-1, -1), BLUE: (1, 1), GREEN: (1, -1), YELLOW: (-1, 1)}


@rule("KE-008", "KE-031", "KE-050")
@pytest.mark.parametrize(("seats", "half"), [(2, 4_000), (3, 4_500), (4, 5_000)])
def test_a_drop_is_offered_anywhere_on_the_table_for_example_in_a_corner_of_ones_own(seats, half):
    along, turn = Number(-half, half), Number(-36_000, 36_000)
    for seat in range(seats):
        right, up = CORNERS[seat]
        shown = offer(racing(*[4] * seats), "drop", seat)
        assert shown.take == {"x": along, "y": along, "a": turn}
        assert shown.example == {"x": right * (half - 320), "y": up * (half - 440), "a": 0}


def test_the_next_free_place_along_the_edge_is_shown_and_then_the_next_row():
    lies = "blue 1 -3680 -3560 0"
    assert offer(racing(4, 5, table=lies), "drop").example == {"x": -3040, "y": -3560, "a": 0}
    row = " | ".join(f"blue 1 {x} -3560 0" for x in range(-3680, 3681, 640))
    assert offer(racing(4, 5, table=row), "drop").example == {"x": -3680, "y": -2680, "a": 0}


def test_where_no_place_is_free_one_on_the_asteroid_is_offered_unless_that_is_refused():
    across, up = range(-3500, 3501, 700), range(-3500, 3501, 875)
    lies = " | ".join(f"red 1 {x} {y} 0" for x in across for y in up)
    assert offer(racing(4, 5, table=lies), "drop").example == {"x": 0, "y": 0, "a": 0}
    refuses = racing(4, 5, table=lies, overlap="refuse")
    assert [each.do for each in GAME.offers(refuses, RED)] == ["set_auto_draw", "resign"]


def full_but_for(x, y, a):
    """A table full of cards side by side, of which that one is missing."""
    wide, high = (640, 880) if a == 0 else (880, 640)
    return " | ".join(
        f"blue 1 {x + wide * column} {y + high * row} {a}"
        for column in range(-12, 13)
        for row in range(-12, 13)
        if (column, row) != (0, 0) and abs(x + wide * column) < 4_500 > abs(y + high * row)
    )


@pytest.mark.parametrize(
    "hole",
    [(-2720, -2680, 0), (-2400, -2240, 0), (3680, 3480, 0), (-2240, -2720, 900), (3480, 3680, 900)],
    ids=["between two", "between two rows", "the last", "across", "the last across"],
)
def test_where_the_table_is_full_a_finer_grid_finds_the_hole(hole):
    state = racing(4, 5, table=full_but_for(*hole))
    assert offer(state, "drop").example == dict(zip("xya", hole, strict=True))


def test_where_no_place_is_free_the_asteroid_is_shown_if_the_room_lets_it():
    narrow, on_the_asteroid = full_but_for(-2721, -2680, 0), full_but_for(-160, -40, 0)
    for lies in (narrow, on_the_asteroid):
        assert offer(racing(4, 5, table=lies), "drop").example == {"x": 0, "y": 0, "a": 0}
        assert offered(racing(4, 5, table=lies, overlap="refuse")) == AUTO_DRAW
    rocks = racing(4, 5, table=narrow, two_asteroids="on")
    assert offer(rocks, "drop").example == {"x": -1_000, "y": 0, "a": 0}
