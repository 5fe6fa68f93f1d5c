"""Validates and normalises names and chat lines."""

from __future__ import annotations

import re
import unicodedata

from server.accounts.usernames import is_reserved, sounds_like
from server.rooms.refusals import Refused

__all__ = ["line_of", "name_of", "sounds_like"]

NAME_LENGTH = 24
LINE_LENGTH = 300

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories that are invisible or change writing direction."""

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Invisible characters whose category is letter or symbol."""

STACK = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3}")
"""Stacked combining marks, which run out of the line."""


def name_of(text: str) -> str:
    """The normalised name. Raises ``bad-name``, and ``reserved-name`` for names that could pass for
    the site's staff."""
    name = _tidy(text)
    if len(name) > NAME_LENGTH or not _reads(name):
        raise Refused("bad-name")
    if is_reserved(name):
        raise Refused("reserved-name")
    return name


def line_of(text: str) -> str:
    """The normalised chat line. Raises ``too-long`` or ``malformed``."""
    line = _tidy(text)
    if len(line) > LINE_LENGTH:
        raise Refused("too-long")
    if not _reads(line):
        raise Refused("malformed")
    return line


def _tidy(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _reads(text: str) -> bool:
    """Whether the text is visible and stays within its line."""
    return text != "" and all(map(_shows, text)) and not STACK.search(text)


def _shows(character: str) -> bool:
    return unicodedata.category(character) not in UNSEEN and character not in BLANK
