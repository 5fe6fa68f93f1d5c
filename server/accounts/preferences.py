"""Preferences. A guest's are stored in the browser; a member's here as well, so they follow the
member."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct


class Preferences(Struct, frozen=True, forbid_unknown_fields=True):
    language: Literal["", "pl", "en"] = ""
    """None: follow the browser."""
    theme: Literal["system", "dark", "light"] = "system"
    motion: Literal["system", "reduced"] = "system"
    sounds: Literal["on", "off"] = "on"
    hears: Literal["everything", "phrases"] = "everything"
    """Of what others say in chat; the site's staff are always heard."""
    rude: Literal["masked", "shown"] = "masked"
    """Rude words in chat."""
    history: Literal["everybody", "me"] = "everybody"
    """Who may see the list of matches on the profile."""


def preferences_of(stored: dict[str, Any]) -> Preferences:
    """The stored preferences; values that this version does not know count as not chosen."""
    known = {}
    for field, value in stored.items():
        try:
            msgspec.convert({field: value}, Preferences)
        except msgspec.ValidationError:
            continue
        known[field] = value
    return msgspec.convert(known, Preferences)


def changed(stored: dict[str, Any], asked: dict[str, Any]) -> dict[str, Any]:
    """A copy with some of them changed. Raises ``ValueError`` for invalid values."""
    wanted = {**msgspec.to_builtins(preferences_of(stored)), **asked}
    try:
        kept: dict[str, Any] = msgspec.to_builtins(msgspec.convert(wanted, Preferences))
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    return kept


def in_browser(stored: dict[str, Any]) -> str:
    """The ones that scripts use, as JSON."""
    known = preferences_of(stored)
    shown = {
        **{"theme": known.theme, "motion": known.motion, "sounds": known.sounds == "on"},
        **{"hears": known.hears, "rude": known.rude},
    }
    return msgspec.json.encode(shown).decode()
