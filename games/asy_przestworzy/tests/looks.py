"""The seats, what they are told, and what lies before them.

Seat 0 has the Entente, seat 1 the Central Powers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.asy_przestworzy.state import AsyState
from games.engine import Event

ENTENTE, CENTRAL = 0, 1


def tags(events: Iterable[Event]) -> list[str]:
    """What was told to everybody, by name."""
    return [str(type(event).__struct_config__.tag) for event in events if event.only is None]


def told(events: Iterable[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def cards(state: AsyState, seat: int) -> dict[str, tuple[int, int]]:
    """Victory cards, unused and used."""
    squadron = state.squadrons[seat]
    return {
        attribute: (number, squadron.used.get(attribute, 0))
        for attribute, number in squadron.unused.items()
    }


def sizes(state: AsyState) -> list[tuple[int, int]]:
    """Hand and deck of both seats."""
    return [(len(squadron.hand), len(squadron.deck)) for squadron in state.squadrons]
