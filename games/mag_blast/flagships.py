"""3.1 The ten flagships."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

FlagshipId = Literal["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10"]
FLAGSHIP_IDS: tuple[FlagshipId, ...] = get_args(FlagshipId)
HULL = 8
LIMIT = 3
"""MB-033"""
LIMITED: tuple[FlagshipId, ...] = ("f1", "f3", "f4", "f6", "f9")


class Flagship(Struct, frozen=True):
    hull: int
    uses: int | None
    """MB-033 Of its ability in a match; None: without limit."""


FLAGSHIPS: dict[str, Flagship] = {
    flagship: Flagship(HULL, LIMIT if flagship in LIMITED else None) for flagship in FLAGSHIP_IDS
}
