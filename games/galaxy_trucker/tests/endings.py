"""The ends of flights: a last card that concerns nobody, and what was before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.galaxy_trucker.levels import LevelName
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import act, may
from games.galaxy_trucker.tests.flights import revealed
from games.galaxy_trucker.tests.positions import begin_card
from games.galaxy_trucker.titles import Title

NOBODY_TAKES_IT = "III-20"


def last_card(
    *ships: str,
    out: Sequence[int] = (),
    before: Sequence[int] = (),
    lost: Sequence[int] = (),
    **given: Any,
) -> TruckState:
    """The last card is one that concerns nobody. ``before``: credits, ``lost``: tiles, by seat."""
    state = revealed(NOBODY_TAKES_IT, *ships, deck=(), **given)
    for seat in out:
        state.seats[seat].position, state.seats[seat].out = None, "wish"
    for trucker, number in zip(state.seats, before, strict=False):
        trucker.credits = number
    for trucker, number in zip(state.seats, lost, strict=False):
        trucker.lost = [state.heap.pop() for _ in range(number)]
    return state


def scored(*ships: str, **given: Any) -> TruckState:
    state = last_card(*ships, **given)
    begin_card(state)
    assert state.phase == "scoring"
    return state


def all_seen(state: TruckState) -> None:
    for seat in range(len(state.seats)):
        if may(state, seat):
            act(state, seat, "seen")


# ---- the Trek

LEVEL: dict[int, LevelName] = {1: "I", 2: "II", 3: "III"}


def flight_one(*ships: str, titles: Sequence[Title], **given: Any) -> TruckState:
    """Of a Trek in which these titles were drawn."""
    state = last_card(*ships, mode="trek", **given)
    state.drawn = list(titles)
    return state


def later(
    flight: int, *ships: str, titles: Sequence[Title], gold: Sequence[int] = (), **given: Any
) -> TruckState:
    """The same of a later flight. ``titles`` by seat."""
    state = flight_one(*ships, titles=titles, **given)
    state.flight, state.level = flight, LEVEL[flight]
    for seat, title in enumerate(titles):
        state.seats[seat].title, state.seats[seat].gold = title, seat in gold
    return state


def title_pay(state: TruckState) -> list[int]:
    return [line.titles for _, line in sorted(state.score.items())]


def held(state: TruckState) -> list[Title | None]:
    return [each.title for each in state.seats]
