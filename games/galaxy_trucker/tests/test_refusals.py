"""4.1, 4.2 What refuses an act, and which reason comes first where several apply."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest

from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import GAME, KINDS, act, action, may, refused
from games.galaxy_trucker.tests.clocks import until
from games.galaxy_trucker.tests.flights import revealed, shot_at
from games.galaxy_trucker.tests.laying import hold, keep
from games.galaxy_trucker.tests.looks import P, Q
from games.galaxy_trucker.tests.positions import building, checked, finished, flying, opened
from games.galaxy_trucker.tests.ships import ALONE, A, C
from tests.rules import rule

Given = dict[str, Any]

BUILDING: list[tuple[str, Given]] = [
    ("draw_hidden", {}),
    ("take_open", {"tile": 100}),
    ("take_reserved", {"slot": 1}),
    ("place", {"k": 0, "cell": (9, 8)}),
    ("lift", {}),
    ("reserve", {"slot": 1}),
    ("put_back", {}),
    ("peek", {"stack": 1}),
    ("stop_peek", {}),
    ("flip", {}),
    ("finish", {"space": 1}),
]
ACTS: list[tuple[str, Given]] = [
    *BUILDING,
    ("go", {}),
    ("pick_space", {"space": 1}),
    ("fix_ship", {"remove": [67], "keep": 77}),
    ("place_crew", {"brown": 0, "purple": 0}),
    ("roll", {"to": "1"}),
    ("declare", {"to": "1", "feed": [], "pay": []}),
    ("answer_hit", {"to": "1", "protect": True, "pay": 783}),
    ("keep_piece", {"to": "1", "cell": 77}),
    ("lose_crew", {"to": "1", "figures": [771]}),
    ("lose_goods", {"to": "1", "pieces": [671]}),
    ("load", {"to": "1", "layout": {"67": "RY"}}),
    ("land", {"to": "1", "planet": 1}),
    ("pass", {"to": "1"}),
    ("accept", {"to": "1"}),
    ("decline", {"to": "1"}),
    ("continue", {"to": "1"}),
    ("give_up", {"to": "1"}),
    ("choose_title", {"title": "T1"}),
    ("seen", {}),
    ("ready", {}),
]


# ---- the form of an act


def test_an_action_has_no_field_too_many_and_none_too_few():
    assert {does for does, _ in ACTS} == set(KINDS)
    for does, given in ACTS:
        assert isinstance(action(building(A), does, **given), KINDS[does])
        assert KINDS[does].__struct_config__.forbid_unknown_fields
        assert all(field.required for field in msgspec.structs.fields(KINDS[does]))


def test_a_number_from_outside_has_an_end():
    """What lies within it is for the rules to judge."""
    for most in (2**31 - 1, -(2**31)):
        assert refused(building(A), P, "take_open", tile=most) == "no-such-tile GT-106"
    for beyond in (2**31, -(2**31) - 1):
        with pytest.raises(msgspec.ValidationError):
            action(building(A), "take_open", tile=beyond)


@pytest.mark.parametrize(
    ("most", "does", "given"),
    [
        (12, "continue", lambda many: {"to": many * "1"}),
        (12, "choose_title", lambda many: {"title": many * "T"}),
        (8, "load", lambda many: {"to": "1", "layout": {"67": many * "R"}}),
        (4, "load", lambda many: {"to": "1", "layout": {many * "6": "R"}}),
        (60, "lose_crew", lambda many: {"to": "1", "figures": many * [771]}),
    ],
    ids=["to", "title", "cubes", "hold", "figures"],
)
def test_so_has_a_text_and_a_list(
    most: int, does: str, given: Callable[[int], dict[str, Any]]
) -> None:
    action(building(A), does, **given(most))
    with pytest.raises(msgspec.ValidationError):
        action(building(A), does, **given(most + 1))


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_a_seat_that_is_not_there_does_nothing(seat):
    illegal = GAME.judge(building(A), seat, action(building(A), "draw_hidden"))
    assert illegal is not None and illegal.refusal.code == "not-seated"


# ---- building


def full() -> TruckState:
    """A tile in the hand, the heap empty, nothing on the table, nothing loose."""
    state = building(A)
    hold(state, P, "E1 0003")
    state.heap = []
    return state


def stocked() -> TruckState:
    """An empty hand and a full reserve."""
    state = building(A)
    keep(state, P, 1, "C1 0010")
    keep(state, P, 2, "C1 0012")
    return state


def laden() -> TruckState:
    """A tile in the hand and a full reserve."""
    state = stocked()
    hold(state, P, "E1 0003")
    return state


def bare() -> TruckState:
    """The starting cabin alone, and a tile in the hand."""
    state = building(build_help="strict")
    hold(state, P, "CB 2101")
    return state


def crossed() -> TruckState:
    """X03 with strict help, the cabin in the hand; another holds stack 1."""
    ship = "SC 3333 @7,7 r0 | B2 3111 @8,7 r0 | H2 2130 @7,8 r0"
    state = building(ship, A, build_help="strict")
    hold(state, P, "CB 2101")
    act(state, Q, "peek", stack=1)
    return state


def peeked() -> TruckState:
    """An empty hand; another holds stack 1."""
    state = building(A, A)
    act(state, Q, "peek", stack=1)
    return state


def schooled() -> TruckState:
    """The learning flight, without a reserve."""
    return building(A, mode="learning", learning_reserve="off")


def raced() -> TruckState:
    """A tile in the hand; another has taken start space 1."""
    state = building(A, ALONE, ALONE)
    finished(state, Q, 1)
    hold(state, P, "E1 0003")
    return state


@rule("GT-031", "GT-101", "GT-107", "GT-106", "GT-116", "GT-109", "GT-111", "GT-110", "GT-118")
@rule("GT-130", "GT-132", "GT-135", "GT-142", "GT-146", "GT-155")
@pytest.mark.parametrize(
    ("state", "does", "given", "answer"),
    [
        (full, "draw_hidden", {}, "hand-not-empty GT-101"),
        (full, "take_open", {"tile": 0}, "hand-not-empty GT-101"),
        (full, "take_reserved", {"slot": 1}, "hand-not-empty GT-101"),
        (stocked, "take_reserved", {"slot": 3}, "slot-empty GT-116"),
        (stocked, "place", {"k": 4, "cell": 0}, "hand-empty GT-101"),
        (full, "place", {"k": 4, "cell": 0}, "bad-rotation GT-005"),
        (full, "place", {"k": -1, "cell": 0}, "bad-rotation GT-005"),
        (full, "place", {"k": 0, "cell": 0}, "outside-area GT-111"),
        (crossed, "place", {"k": 0, "cell": (8, 7)}, "cell-taken GT-109"),
        (crossed, "place", {"k": 0, "cell": (6, 8)}, "not-joined GT-109"),
        (crossed, "place", {"k": 0, "cell": (8, 8)}, "would-be-illegal GT-110"),
        (full, "lift", {}, "hand-not-empty GT-101"),
        (stocked, "lift", {}, "nothing-loose GT-114"),
        (schooled, "reserve", {"slot": 3}, "reserve-off GT-079"),
        (stocked, "reserve", {"slot": 3}, "hand-empty GT-101"),
        (laden, "reserve", {"slot": 3}, "reserve-full GT-116"),
        (laden, "reserve", {"slot": 1}, "reserve-full GT-116"),
        (full, "reserve", {"slot": 0}, "no-such-slot GT-116"),
        (full, "reserve", {"slot": 3}, "no-such-slot GT-116"),
        (stocked, "put_back", {}, "hand-empty GT-101"),
        (schooled, "peek", {"stack": 4}, "no-stacks GT-077"),
        (bare, "peek", {"stack": 4}, "stack-hidden GT-130"),
        (bare, "peek", {"stack": 0}, "no-such-stack GT-130"),
        (bare, "peek", {"stack": 5}, "no-such-stack GT-130"),
        (bare, "peek", {"stack": 1}, "nothing-added GT-130"),
        (crossed, "peek", {"stack": 1}, "hand-not-empty GT-101"),
        (peeked, "peek", {"stack": 1}, "stack-taken GT-132"),
        (peeked, "stop_peek", {}, "not-peeking GT-134"),
        (schooled, "flip", {}, "no-hourglass GT-077"),
        (full, "flip", {}, "sand-running GT-142"),
        (raced, "finish", {"space": 0}, "hand-not-empty GT-101"),
        (raced, "finish", {"space": 1}, "hand-not-empty GT-101"),
    ],
)
def test_of_several_reasons_against_an_act_of_building_the_first_is_answered(
    state: Callable[[], TruckState], does: str, given: Given, answer: str
) -> None:
    assert refused(state(), P, does, **given) == answer


def peeking() -> TruckState:
    """With a full reserve."""
    state = stocked()
    act(state, P, "peek", stack=1)
    return state


def done() -> TruckState:
    """Has finished, with a tile that would be loose otherwise."""
    state = stocked()
    hold(state, P, "E1 0003")
    act(state, P, "place", k=0, cell=(9, 8))
    act(state, P, "finish", space=1)
    return state


@rule("GT-133", "GT-134", "GT-146", "GT-147")
@pytest.mark.parametrize(
    ("state", "offered", "answer"),
    [
        (peeking, {"stop_peek", "finish"}, "peeking GT-134"),
        (done, set(), "already-finished GT-147"),
    ],
)
def test_who_peeks_or_has_finished_neither_takes_nor_lays_down_anything(
    state: Callable[[], TruckState], offered: set[str], answer: str
) -> None:
    """Who is asking comes before what is asked. Anybody may flip."""
    assert may(state(), P) == offered
    for does, given in [*BUILDING, ("place", {"k": 4, "cell": 0}), ("finish", {"space": 5})]:
        if does not in offered | {"flip"}:
            assert refused(state(), P, does, **given) == answer
    assert refused(state(), P, "pick_space", space=1) == "wrong-phase GT-031"


# ---- phases


def counting() -> TruckState:
    state = opened()
    act(state, P, "go")
    return state


def picking() -> TruckState:
    state = building(A, A)
    state.circle = 2
    until(state, 90_000)
    return state


def after_a_flight(phase: Literal["scoring", "next"]) -> TruckState:
    state = opened("trek")
    state.phase = phase
    return state


@rule("GT-031", "GT-218")
@pytest.mark.parametrize(
    ("phase", "offered"),
    [
        (opened, {"go"}),
        (counting, set()),
        (picking, {"pick_space"}),
        (lambda: checked(C, A), {"fix_ship"}),
        (lambda: checked(A, A), {"place_crew"}),
        (lambda: checked(ALONE, ALONE), set()),
        (lambda: revealed("I-09", A, A), set()),
        (shot_at, {"answer_hit"}),
        (lambda: after_a_flight("scoring"), {"seen"}),
        (lambda: after_a_flight("next"), {"ready"}),
    ],
)
def test_each_phase_takes_its_own_acts_only(
    phase: Callable[[], TruckState], offered: set[str]
) -> None:
    state = phase()
    assert may(state, P) == offered
    for does, given in ACTS:
        if does not in offered:
            assert refused(state, P, does, **given) == "wrong-phase GT-031"


@rule("GT-453")
def test_when_the_game_is_over_that_comes_first():
    state = flying("I-04", ALONE, ALONE)
    state.phase = "over"
    for does, given in ACTS:
        assert refused(state, P, does, **given) == "game-over GT-453"
