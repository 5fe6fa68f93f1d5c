"""Validates and normalises names and chat lines."""

from __future__ import annotations

import re
import unicodedata

from server.accounts.lookalikes import BLANK, UNSEEN, is_seen, skeleton
from server.accounts.reserved import is_reserved
from server.accounts.rude_words import is_rude
from server.rooms.refusals import Refused

NAME_LENGTH = 24
LINE_LENGTH = 300

AS_EMOJI = "\ufe0f"
"""Keyboards write it behind an emoji, which is drawn without it as well."""

STACK = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3}")
"""Stacked combining marks, which run out of the line."""


def name_of(text: str) -> str:
    """The normalised name. Raises ``bad-name``, ``reserved-name`` for names that could pass for
    the site's staff, and ``rude-name``."""
    name = plain_name(text)
    if not name or len(name) > NAME_LENGTH or not all(map(is_seen, name)) or STACK.search(name):
        raise Refused("bad-name")
    if is_reserved(name):
        raise Refused("reserved-name")
    if is_rude(name):
        raise Refused("rude-name")
    return name


def line_of(text: str) -> str:
    """The normalised chat line. Raises ``too-long`` or ``malformed``."""
    line = _tidy(text)
    if len(line) > LINE_LENGTH:
        raise Refused("too-long")
    if STACK.search(line) or any(map(_hides, line)) or not skeleton(line):
        raise Refused("malformed")
    return line


def look_alike(name: str, other: str) -> bool:
    """Whether a reader would take one name for the other."""
    return skeleton(name) == skeleton(other)


def plain_name(text: str) -> str:
    """A name in one spelling, whether it will do or not."""
    return _tidy(text.replace(AS_EMOJI, ""))


def _tidy(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _hides(character: str) -> bool:
    """A line may choose how an emoji or a letter is drawn: a name would hide a difference by it."""
    return unicodedata.category(character) in UNSEEN or character in BLANK
