"""Initial data of a room's page."""

from __future__ import annotations

from typing import Any, get_args
from uuid import UUID

import msgspec
from django.templatetags.static import static
from django.urls import reverse

from games.documents import document_options
from games.registry import game_called, is_lesson, lesson_of, plain
from server.catalogue.games import game_files, option_labels
from server.core.codes import is_code
from server.library.keeping import own_by_game
from server.protocol.messages import QuickPhrase
from server.rooms.models import Room
from server.rooms.opening import USUAL, usual_options


def page_of(
    room: Room,
    name: str,
    language: str,
    link: str,
    guest_id: UUID,
    came_from: str | None = None,
) -> dict[str, Any]:
    """Data for the page's scripts. ``came_from``: the room from which a lesson was opened."""
    game = plain(room.game)
    return {
        "code": room.code,
        "language": language,
        "game": game_files(game, language),
        "options": option_labels(game, language),
        "documents": _documents(game, guest_id),
        "usual": {"options": usual_options(game), "manners": msgspec.to_builtins(USUAL)},
        "you": {"name": name},
        "socket": f"/ws/rooms/{room.code}/",
        "link": link,
        "phrases": get_args(QuickPhrase),
        "qr": reverse("qr", args=[room.code]),
        "hosting": static("css/room/host-dialog.css"),
        "teaches": lesson_of(game) is not None,
        "lesson": _lesson(game, came_from) if is_lesson(room.game) else None,
    }


def _documents(game: str, guest_id: UUID) -> dict[str, Any] | None:
    """What a host may choose besides values: options that are documents, one's own, and what goes
    with them. None where people make nothing for the game."""
    kind = game_called(game)
    if kind.document_type is None:
        return None
    return {
        "fields": sorted(document_options(type(kind))),
        "own": own_by_game(guest_id).get(game, []),
        "with": dict(kind.with_document),
    }


def _lesson(game: str, came_from: str | None) -> dict[str, str | None]:
    """Where a lesson leads back to; ``room`` if there is one that waits. And who is to be met in a
    first match."""
    known = is_code(came_from or "") and Room.objects.filter(code=came_from).exists()
    room = reverse("room", args=[came_from]) if known else None
    level = next(iter(game_called(game).levels), None)
    return {"room": room, "back": room or reverse("front"), "level": level}
