"""Which events of a stored move an audience was told."""

from __future__ import annotations

from typing import Any

from games.engine import Audience


def heard(events: list[dict[str, Any]], audience: Audience) -> list[dict[str, Any]]:
    """The row's events that an audience may know, without the note of who may know them."""
    return [
        {name: fact for name, fact in event.items() if name != "only"}
        for event in events
        if (only := event.get("only")) is None or not set(only).isdisjoint(audience)
    ]
