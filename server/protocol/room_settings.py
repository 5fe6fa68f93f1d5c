"""Room settings that do not depend on the game: absence policy, chat mode, spectator delay,
who hears the spectators' names."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct


class RoomSettings(Struct, frozen=True, forbid_unknown_fields=True):
    absent: Literal["defaults", "bot", "remove"] = "bot"
    """Absence policy: the game's deadlines answer for the seat, a bot plays it until its person is
    back, or the person loses their say in the match."""
    chat: Literal["free", "phrases"] = "free"
    """Free text, or quick phrases only."""
    delay_moves: Annotated[int, Meta(ge=0, le=20)] = 0
    """Spectator delay in moves."""
    delay_seconds: Annotated[int, Meta(ge=0, le=300)] = 0
    watchers: Literal["counted", "named"] = "counted"
    """Whether the table hears during a match how many watch, or their names too."""


def settings_of(stored: dict[str, Any]) -> RoomSettings:
    """Settings as stored in a room."""
    return msgspec.convert(stored, RoomSettings)
