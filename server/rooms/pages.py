"""Initial data of a room's page."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from django.urls import reverse

from server.catalogue.games import game_files, option_labels
from server.protocol.messages import QuickPhrase
from server.rooms.models import Room
from server.rooms.opening import USUAL, usual_options


def page_of(room: Room, name: str, language: str, link: str) -> dict[str, Any]:
    """Data for the page's scripts."""
    return {
        "code": room.code,
        "language": language,
        "game": game_files(room.game, language),
        "options": option_labels(room.game, language),
        "usual": {"options": usual_options(room.game), "manners": msgspec.to_builtins(USUAL)},
        "you": {"name": name},
        "socket": f"/ws/rooms/{room.code}/",
        "link": link,
        "phrases": get_args(QuickPhrase),
        "qr": reverse("qr", args=[room.code]),
    }
