"""What people call the tile, the card and the lost days of an event, where no board says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.engine import Called
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.tiles import TILES


def called(event: Mapping[str, Any]) -> dict[str, Called]:
    """As the board does."""
    found: dict[str, Called] = {}
    if (tile := event.get("tile")) is not None:
        found["tile"] = Called(f"kind-{TILES[tile].kind}")
    if (card := event.get("card")) is not None:
        found["card"] = Called(f"board-card-{CARDS[card].kind}")
    # No message can say a number without its sign.
    if (days := event.get("days", 0)) < 0:
        found["days"] = Called("board-days-back", {"days": -days})
    return found
