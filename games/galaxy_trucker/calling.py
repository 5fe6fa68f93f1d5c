"""What people call the tile, the card, the lost days and the cubes of an event, where no board says
so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any

from games.engine import Called
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.goods import CUBES
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
    if (cubes := event.get("cubes")) is not None:
        found["cubes"] = _by_colour(cubes)
    return found


def _by_colour(cubes: str) -> Called:
    """The dearest first."""
    alike = [
        Called(
            "board-cubes-alike",
            {"many": cubes.count(colour), "colour": Called(f"board-cube-{colour}")},
        )
        for colour in CUBES
        if colour in cubes
    ]
    if not alike:
        return Called("board-no-goods")
    return reduce(lambda some, more: Called("cubes-and", {"cubes": some, "more": more}), alike)
