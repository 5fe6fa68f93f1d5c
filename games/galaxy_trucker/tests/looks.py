"""The seats, and what they see and are told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.engine import Event
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests.acts import GAME
from games.galaxy_trucker.views import TableView
from games.referee import told as told_to

P, Q, R, S = range(4)


def view(state: TruckState, seat: int | None = None) -> TableView:
    """As a seat sees it; None: a spectator."""
    return GAME.view(state, () if seat is None else (seat,))


def tags(events: Iterable[Event], seat: int | None = None) -> list[str]:
    """What a seat was told, by name; None: a spectator."""
    audience = () if seat is None else (seat,)
    return [str(type(event).__struct_config__.tag) for event in told_to(list(events), audience)]


def told(events: Iterable[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
