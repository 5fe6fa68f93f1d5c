"""Parses the form that opens a room."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from uuid import UUID

import msgspec
from django.utils.crypto import salted_hmac
from msgspec import Struct

from games.registry import plain
from server.catalogue.games import BY_CODE
from server.core.codes import ALPHABET, LENGTH
from server.protocol.room_settings import RoomSettings
from server.rooms.refusals import Refused

SETTING = "setting-"
DELAYS: dict[str, dict[str, int]] = {
    "none": {},
    "moves-3": {"delay_moves": 3},
    "seconds-30": {"delay_seconds": 30},
    "seconds-120": {"delay_seconds": 120},
}
"""Choices of the spectator delay; hosts may set finer ones later."""

OF_THE_FORM = {"name", "game", "public", "with", "level", "nonce", "once", "csrfmiddlewaretoken"}
"""Fields of the form that are no option of the game. Pages of before an update send a ``nonce``, at
which nobody looks: a seat's share comes when its person has seen the server's commitment."""


class OpeningForm(Struct, frozen=True):
    name: str
    """Empty if none was typed."""
    game: str
    public: bool
    options: dict[str, str]
    settings: RoomSettings
    bots: str | None
    """Level of bots for all other seats; None without bots."""
    code: str | None
    """Code for the new room, the same for the same form: sent twice it opens one room."""


def opening_form(guest_id: UUID, sent: Mapping[str, str]) -> OpeningForm:
    """Parse the form. Raises ``malformed``."""
    return OpeningForm(
        name=sent.get("name", ""),
        # A lesson is opened by a form of its own.
        game=plain(sent.get("game", "")),
        public=sent.get("public", "") != "",
        options=_options(sent),
        settings=_settings(sent),
        bots=sent.get("level", "") if sent.get("with") == "bots" else None,
        code=_code(guest_id, sent),
    )


def _options(sent: Mapping[str, str]) -> dict[str, str]:
    """Those of the game; of a document the code that was typed, else the one that was chosen."""
    found = {
        field: value
        for field, value in sent.items()
        if field not in OF_THE_FORM and not field.startswith(SETTING)
    }
    for field in [each for each in found if each.endswith(BY_CODE)]:
        if typed := found.pop(field).strip():
            found[field.removesuffix(BY_CODE)] = typed
    return found


def _settings(sent: Mapping[str, str]) -> RoomSettings:
    asked: dict[str, Any] = {
        field.removeprefix(SETTING): value
        for field, value in sent.items()
        if field.startswith(SETTING)
    }
    delay = asked.pop("delay", "none")
    if delay not in DELAYS:
        raise Refused("malformed")
    settings: RoomSettings = _converted({**asked, **DELAYS[delay]}, RoomSettings)
    return settings


def _converted(value: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        raise Refused("malformed") from None


def _code(guest_id: UUID, sent: Mapping[str, str]) -> str | None:
    """Room code derived from the form. ``once`` is new per rendered form; the other fields count
    too, since a form may be changed and sent again. Unguessable for others."""
    if not sent.get("once"):
        return None
    said = {
        field: value
        for field, value in sent.items()
        if field not in {"nonce", "csrfmiddlewaretoken"}
    }
    text = json.dumps([guest_id.hex, sorted(said.items())])
    digest = salted_hmac("server.rooms.opening_form", text, algorithm="sha256").digest()
    number = int.from_bytes(digest)
    return "".join(ALPHABET[number // len(ALPHABET) ** n % len(ALPHABET)] for n in range(LENGTH))
