"""Room settings that do not depend on the game: absence policy, chat mode, spectator delay."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct


class RoomSettings(Struct, frozen=True, forbid_unknown_fields=True):
    absent: Literal["defaults", "bot", "remove"] = "bot"
    """What happens to the seat of somebody who has gone: the clock answers for it, a bot takes it
    over until they are back, or it loses its say in the match."""
    chat: Literal["free", "phrases"] = "free"
    """Whether people write what they like, or choose among phrases."""
    delay_moves: Annotated[int, Meta(ge=0, le=20)] = 0
    """How many moves behind the table its spectators are."""
    delay_seconds: Annotated[int, Meta(ge=0, le=300)] = 0


def settings_of(stored: dict[str, Any]) -> RoomSettings:
    """As a room keeps them."""
    return msgspec.convert(stored, RoomSettings)
