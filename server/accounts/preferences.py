"""How somebody likes the house. A guest's lie in the browser; a member's lie here as well, and come
along to every browser in which they sign in."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct


class Preferences(Struct, frozen=True, forbid_unknown_fields=True):
    language: Literal["", "pl", "en"] = ""
    """None is: what the browser asks for."""
    theme: Literal["system", "dark", "light"] = "system"
    motion: Literal["system", "reduced"] = "system"
    sounds: Literal["on", "off"] = "on"
    history: Literal["everybody", "me"] = "everybody"
    """Who may see on the profile what has been played."""


def preferences_of(stored: dict[str, Any]) -> Preferences:
    """As they are kept; a value that this version no longer knows counts as not chosen."""
    known = {}
    for field, value in stored.items():
        try:
            msgspec.convert({field: value}, Preferences)
        except msgspec.ValidationError:
            continue
        known[field] = value
    return msgspec.convert(known, Preferences)


def changed(stored: dict[str, Any], asked: dict[str, Any]) -> dict[str, Any]:
    """With some of them chosen anew. Raises ``ValueError`` for anything that cannot be chosen."""
    wanted = {**msgspec.to_builtins(preferences_of(stored)), **asked}
    try:
        return msgspec.to_builtins(msgspec.convert(wanted, Preferences))
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


def in_browser(stored: dict[str, Any]) -> str:
    """JSON of those that scripts go by."""
    known = preferences_of(stored)
    shown = {"theme": known.theme, "motion": known.motion, "sounds": known.sounds == "on"}
    return msgspec.json.encode(shown).decode()
