"""Every rule of twenty-one, each from a position of its own."""

from __future__ import annotations

from typing import Any

import pytest

from games import referee
from games.engine import Illegal
from games.twenty_one import GAME
from games.twenty_one.rules import THINKING, Options, Stop, TableState, Take, TimeUp
from tests.rules import rule

ANN, BOB = 0, 1


def table(*hands: list[int], deck: list[int] | None = None) -> TableState:
    state, _ = referee.begin(GAME, Options(), len(hands), "21" * 32)
    assert isinstance(state, TableState)
    state.hands, state.deck = [*hands], deck or state.deck
    return state


def told(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


@rule("TO-001")
def test_a_card_face_down_is_its_owners() -> None:
    state = table([7], [9])
    assert GAME.view(state, (ANN,)).down == {"0": 7}
    assert GAME.view(state, ()).down == {}


@rule("TO-002")
def test_in_turn_a_seat_takes_cards_until_it_stops() -> None:
    state = table([7], [9], deck=[2, 5])
    GAME.apply(state, ANN, Take())
    assert (state.hands[ANN], state.turn) == ([7, 5], ANN)
    with pytest.raises(Illegal):
        GAME.apply(state, BOB, Take())
    assert told(GAME.apply(state, ANN, Stop())) == ["Stopped"]
    assert state.turn == BOB


@rule("TO-003")
@pytest.mark.parametrize(("card", "turn", "shown"), [(4, ANN, False), (5, BOB, True)])
def test_with_more_than_21_a_seat_is_out(card: int, turn: int, shown: bool) -> None:
    state = table([7, 10], [9], deck=[card])
    events = told(GAME.apply(state, ANN, Take()))
    assert (state.turn, "CardShown" in events) == (turn, shown)


@rule("TO-004")
@pytest.mark.parametrize(
    ("hands", "places"), [(([9, 9], [9, 8]), (1, 2)), (([9, 9], [8, 10]), (1, 1))]
)
def test_the_most_up_to_21_wins(hands: tuple[list[int], ...], places: tuple[int, ...]) -> None:
    state = table(*hands)
    GAME.apply(state, ANN, Stop())
    assert told(GAME.apply(state, BOB, Stop())) == ["Stopped", "CardShown", "CardShown"]
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.places == places


@rule("TO-005")
def test_whoever_does_not_decide_in_time_stops() -> None:
    state = table([7], [9])
    [due] = GAME.deadlines(state)
    assert (due.at, due.seat) == (THINKING, ANN)
    assert told(GAME.apply(state, None, TimeUp())) == ["Stopped"]
