"""What a card is called in words: an event of the battle knows only when it was laid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.engine import Called

Told = Mapping[str, Any]

FIELDS = {
    "ship-grounded": ("order", "covers"),
    "laser-fired": ("order", "target"),
    "ship-destroyed": ("order",),
    "ore-looted": ("order",),
}
"""By event where it says an order. A rock has words of its own."""


def called(event: Told, earlier: Callable[[], Sequence[Told]]) -> dict[str, Called]:
    """Ships by their names, as they lay in that round."""
    said = {field: str(event.get(field)) for field in FIELDS.get(event["event"], ())}
    if not said:
        return {}
    laid = _laid(earlier())
    return {field: laid[order] for field, order in said.items() if order in laid}


def _laid(events: Sequence[Told]) -> dict[str, Called]:
    """The cards of the last of these rounds, by order."""
    laid: dict[str, Called] = {}
    for event in events:
        match event["event"]:
            case "round-began":
                laid = {}
            case "card-landed":
                whose = {"speed": event["speed"], "seat": event["seat"]}
                laid[str(event["order"])] = Called("card-called", whose)
    return laid
