"""The seats, and what they are told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.engine import Event
from games.kosmiczna_eskadra.state import COLOURS, CardLanded, CardWithheld, EskadraState

RED, BLUE, GREEN, YELLOW = range(4)


def tags(events: Iterable[Event]) -> list[str]:
    """What was told to everybody, by name."""
    return [str(type(event).__struct_config__.tag) for event in events if event.only is None]


def told(events: Iterable[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def landings(events: Iterable[Event]) -> list[str]:
    """``red 4 100 200 0``, with ``late`` behind it at Stop."""
    return [
        f"{COLOURS[card.seat]} {card.speed} {card.x} {card.y} {card.a}" + " late" * card.late
        for card in told(events, CardLanded)
    ]


def withheld(events: Iterable[Event]) -> list[int]:
    return [event.seat for event in told(events, CardWithheld)]


def speeds(state: EskadraState, seat: int) -> list[int]:
    """What a seat holds and has in its deck."""
    squadron = state.squadrons[seat]
    return sorted(squadron.deck + ([squadron.held.speed] if squadron.held else []))
