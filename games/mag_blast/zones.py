"""2.2 The ring of zones around a flagship."""

from __future__ import annotations

from typing import Literal

Zone = Literal["yel", "grn", "red", "blu"]
ZONES: tuple[Zone, ...] = ("yel", "grn", "red", "blu")
"""MB-030 Round the ring, which is also the order of defaults."""
ROOM = 3
"""MB-136 MB-152 So many ships a zone holds."""
ADJACENT, OPPOSITE = 1, 2


def distance(one: Zone, other: Zone) -> int:
    """MB-030 MB-031 Steps along the ring."""
    steps = abs(ZONES.index(one) - ZONES.index(other))
    return min(steps, len(ZONES) - steps)
