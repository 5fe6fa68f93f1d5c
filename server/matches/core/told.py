"""Which events of a stored move an audience was told."""

from __future__ import annotations

from typing import Any

from games.engine import Audience


def heard(events: list[dict[str, Any]], audience: Audience) -> list[dict[str, Any]]:
    """Of the events of a row those that an audience was told, as it was told them."""
    return [
        {name: fact for name, fact in event.items() if name != "only"}
        for event in events
        if (only := event.get("only")) is None or not set(only).isdisjoint(audience)
    ]
