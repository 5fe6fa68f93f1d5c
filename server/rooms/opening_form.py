"""The form in which a room is asked for, as a browser sends it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from uuid import UUID

import msgspec
from django.utils.crypto import salted_hmac
from msgspec import Struct

from server.core.codes import ALPHABET, LENGTH
from server.protocol.messages import Nonce
from server.protocol.room_settings import RoomSettings
from server.rooms.refusals import Refused

MANNER = "manner-"
DELAYS: dict[str, dict[str, int]] = {
    "none": {},
    "moves-3": {"delay_moves": 3},
    "seconds-30": {"delay_seconds": 30},
    "seconds-120": {"delay_seconds": 120},
}
"""How far behind the table its spectators are; the host may choose finer ones later."""

OF_THE_FORM = {"name", "game", "public", "with", "level", "nonce", "once", "csrfmiddlewaretoken"}
"""Whatever else it says is an option of the game."""


class OpeningForm(Struct, frozen=True):
    name: str
    """Empty where none was typed."""
    game: str
    public: bool
    options: dict[str, str]
    settings: RoomSettings
    bots: str | None
    """The level of the bots that take all other seats at once."""
    nonce: str | None
    """The opener's share of the seed. With it they are ready as soon as they sit."""
    code: str | None
    """The same for the same form, so that sent twice it opens one room."""


def opening_form(guest_id: UUID, sent: Mapping[str, str]) -> OpeningForm:
    """Raises ``malformed``."""
    return OpeningForm(
        name=sent.get("name", ""),
        game=sent.get("game", ""),
        public=sent.get("public", "") != "",
        options={
            field: value
            for field, value in sent.items()
            if field not in OF_THE_FORM and not field.startswith(MANNER)
        },
        settings=_settings(sent),
        bots=sent.get("level", "") if sent.get("with") == "bots" else None,
        nonce=_converted(sent.get("nonce") or None, Nonce | None),
        code=_code(guest_id, sent),
    )


def _settings(sent: Mapping[str, str]) -> RoomSettings:
    asked: dict[str, Any] = {
        field.removeprefix(MANNER): value
        for field, value in sent.items()
        if field.startswith(MANNER)
    }
    delay = asked.pop("delay", "none")
    if delay not in DELAYS:
        raise Refused("malformed")
    return _converted({**asked, **DELAYS[delay]}, RoomSettings)


def _converted(value: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        raise Refused("malformed") from None


def _code(guest_id: UUID, sent: Mapping[str, str]) -> str | None:
    """``once`` is new in every form that is shown. The rest is taken in as well, since somebody may
    come back to a form, change it and send it again. Nobody else can make out the code."""
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
