"""Skeletons of names by Unicode's confusables (UTS #39), without regard to case: a reader would
confuse names of one skeleton."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("confusables.txt")
"""Written by ``tools/confusables.py``."""

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that are invisible or change writing direction."""

IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Default_Ignorable_Code_Point: drawn as nothing, whatever their category."""

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that are drawn as nothing."""

CAPITAL = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER"
    r"|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z])"
)
"""Names of letters that are drawn as capitals, which the official table takes for themselves."""

OTHERS = {"i": "l", "\u0138": "k", "\u028d": "m", "vv": "w"}
"""What looks alike only without regard to case, or side by side."""

ROUNDS = 8
"""A prototype may have one of its own, once its case is folded: м, ʍ, m, rn."""


def is_seen(character: str) -> bool:
    """Whether a character is drawn, and in its line."""
    return (
        unicodedata.category(character) not in UNSEEN
        and character not in BLANK
        and IGNORABLE.match(character) is None
    )


def skeleton(text: str) -> str:
    """A text that is equal for names a reader would confuse: no case, no spaces and stops, nothing
    unseen, one letter for all that look like it. Accents stay: they tell names apart."""
    plain = _replaced(text)
    return "".join(filter(_tells, plain)) or plain


def _replaced(text: str) -> str:
    """First as it is written, since a capital looks like others than its small letter."""
    for _ in range(ROUNDS):
        shown = "".join(map(prototype, unicodedata.normalize("NFKD", text)))
        before, text = text, unicodedata.normalize("NFKD", shown.casefold())
        for other, letter in OTHERS.items():
            text = text.replace(other, letter)
        if text == before:
            break
    return text


def prototype(character: str) -> str:
    """The character that a reader takes this one for; nothing for what is not seen."""
    if not is_seen(character):
        return ""
    found = _table().get(character, character)
    capital = CAPITAL.fullmatch(unicodedata.name(found, "")) if len(found) == 1 else None
    return found if capital is None else capital[1].casefold()


def _tells(character: str) -> bool:
    """Whether a character tells names apart: no space, stop or dash does."""
    return unicodedata.category(character)[0] not in "PZ"


@cache
def _table() -> dict[str, str]:
    return dict(_rows())


def _rows() -> Iterator[tuple[str, str]]:
    for line in TABLE.read_text().splitlines():
        if not line.startswith("#"):
            prototype, *characters = line.split()
            text = "".join(chr(int(code, 16)) for code in prototype.split("+"))
            yield from ((chr(int(code, 16)), text) for code in characters)
