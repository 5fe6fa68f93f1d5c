"""What people may call themselves, and what they may write."""

from __future__ import annotations

import re
import unicodedata

from server.accounts.usernames import is_reserved, sounds_like
from server.rooms.refusals import Refused

__all__ = ["line_of", "name_of", "sounds_like"]

NAME_LENGTH = 24
LINE_LENGTH = 300

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of characters that show nothing, or turn the writing around them."""

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by their kind, but nothing to see."""

STACK = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3}")
"""Three marks over one letter: they run out of the line."""


def name_of(text: str) -> str:
    """A name as it is kept and shown. Raises ``bad-name``, and ``reserved-name`` for one by which
    somebody could pass for the house."""
    name = _tidy(text)
    if len(name) > NAME_LENGTH or not _reads(name):
        raise Refused("bad-name")
    if is_reserved(name):
        raise Refused("reserved-name")
    return name


def line_of(text: str) -> str:
    """A line of chat as it is kept and shown. Raises ``too-long`` or ``malformed``."""
    line = _tidy(text)
    if len(line) > LINE_LENGTH:
        raise Refused("too-long")
    if not _reads(line):
        raise Refused("malformed")
    return line


def _tidy(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _reads(text: str) -> bool:
    """There is something to see, and it stays in its line."""
    return text != "" and all(map(_shows, text)) and not STACK.search(text)


def _shows(character: str) -> bool:
    return unicodedata.category(character) not in UNSEEN and character not in BLANK
