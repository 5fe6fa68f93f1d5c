"""Word filter: finds vulgar words and slurs in a text, in usual disguises, in Polish and English.

Why its own list and not a package: ``docs/decisions/0020-word-filter.md``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from server.accounts.lookalikes import is_seen, prototype

LIST = Path(__file__).with_name("rude_words.txt")

SIGNS = {
    **{"0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b"},
    **{"@": "a", "$": "s", "!": "i", "|": "i", "€": "e", "+": "t"},
}
"""Digits and signs that are read as letters."""
AT_END = re.compile(r"[!|+](?![^\W_])")
"""Signs that are no letters behind a word."""
UNMARKED = {"ó": "ó", "ł": "l", "đ": "d", "ø": "o", "ß": "s"}
"""Letters without a base letter of their own. ``ó`` is read as ``o`` and, as in Polish, ``u``."""
READ_AS = {"u": "uvó", "o": "oó", "w": "wv", "l": "li"}
"""What else is written for a letter of the list."""
LETTER = "[a-zó*]"
GAP = r"[ .,\-_/]{1,2}"
"""Between letters that stand alone: ``f u c k``."""


@lru_cache(maxsize=4096)
def rude_spans(text: str) -> tuple[tuple[int, int], ...]:
    """Where a text has such words: begin and end of each, in order. Read twice, since a digit or a
    sign is a letter in one word and stands beside another."""
    text = AT_END.sub(" ", text)
    found = {span for read in (_letter, _plain_letter) for span in _spans(text, read)}
    return tuple(_merged(sorted(found)))


def is_rude(name: str) -> bool:
    return bool(rude_spans(name))


def _spans(text: str, read: Callable[[str], str]) -> Iterator[tuple[int, int]]:
    letters = [(letter, place) for place, each in enumerate(text) for letter in read(each)]
    plain = "".join(letter for letter, _ in letters)
    for match in _rude().finditer(plain):
        begin, end = _whole_word(plain, *match.span())
        if not _innocent().fullmatch(plain, begin, end):
            yield letters[begin][1], letters[end - 1][1] + 1


def _whole_word(plain: str, begin: int, end: int) -> tuple[int, int]:
    while begin > 0 and re.match(LETTER, plain[begin - 1]):
        begin -= 1
    while end < len(plain) and re.match(LETTER, plain[end]):
        end += 1
    return begin, end


def _merged(spans: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    end = 0
    for begin, group in groupby(spans, lambda span: span[0]):
        longest = max(each for _, each in group)
        if longest > end:
            yield max(begin, end), longest
            end = longest


@cache
def _letter(character: str) -> str:
    """The letter as which a character is read; a space for one that stands between words, nothing
    for one that is not seen. A star may be any letter."""
    return "*" if character in "*#" else SIGNS.get(character) or _plain_letter(character)


@cache
def _plain_letter(character: str) -> str:
    """The same without signs that may be letters."""
    small = character.casefold()
    if small in UNMARKED:
        return UNMARKED[small]
    if not is_seen(character) or unicodedata.combining(character):
        return ""
    base = unicodedata.normalize("NFKD", small)[0]
    if not base.isascii():
        base = (prototype(character) or " ")[0].casefold()
    return base if base in ".,-_/" or (base.isascii() and base.isalpha()) else " "


@cache
def _rude() -> re.Pattern[str]:
    """What begins a word is looked for where one begins alone, or so many words took their time."""
    words = [line.split() for line in _lines() if not line.startswith("!")]
    inside = [_pattern(*each) for each in words if each[0].startswith("-")]
    begins = [_pattern(*each) for each in words if not each[0].startswith("-")]
    alone = [_letter_by_letter(stem) for stem, *_ in words]
    return re.compile(f"(?<!{LETTER})(?:{'|'.join([*begins, *alone])})|{'|'.join(inside)}")


@cache
def _innocent() -> re.Pattern[str]:
    words = [line[1:].replace("-", f"{LETTER}*") for line in _lines() if line.startswith("!")]
    return re.compile("|".join(words))


def _lines() -> list[str]:
    lines = LIST.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _pattern(stem: str, *endings: str) -> str:
    spelled = _spelled(stem.strip("-"), r"[.\-_]?")
    if endings:
        spelled += f"(?:{'|'.join('' if each == '.' else _spelled(each) for each in endings)})"
    return spelled if stem.endswith("-") else f"{spelled}(?!{LETTER})"


def _letter_by_letter(stem: str) -> str:
    """Each letter for itself, with whatever ending."""
    letters = _spelled(stem.strip("-"), GAP)
    return f"{letters}(?:{GAP}{LETTER}(?!{LETTER}))*(?!{LETTER})"


def _spelled(word: str, between: str = "") -> str:
    """However often each letter is repeated. A star stands for one letter, and not for the first:
    so a row of them takes no time."""
    runs = [(letter, len(list(run))) for letter, run in groupby(word)]
    spelled = [f"[{READ_AS.get(letter, letter)}]{{{count},}}" for letter, count in runs]
    if not between:
        return "".join(spelled)
    first, *others = spelled
    return between.join([first, *(rf"(?:{each}|\*)" for each in others)])
