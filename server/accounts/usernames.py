"""Rules for usernames, and reserved names, which nobody may use at a table either."""

from __future__ import annotations

import re
import unicodedata

SHORTEST, LONGEST = 2, 24

LATIN = "0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f"
USERNAME = re.compile(rf"[{LATIN}](?:[{LATIN}._-]*[{LATIN}])?")
"""Latin letters only, so that none can imitate one of another script. Part of the profile's URL."""

STAFF = frozenset(
    {
        "admin",
        "administrator",
        "administratorka",
        "administracja",
        "moderator",
        "moderatorka",
        "moderacja",
        "moderation",
        "obserwatorium",
        "observatory",
        "root",
        "staff",
        "superuser",
        "sysadmin",
        "system",
        "webmaster",
    }
)
"""Reserved words: forbidden as any word of a name."""

SITE = frozenset(
    {"bot", "formerguest", "dawnygosc", "help", "me", "mod", "obsluga", "pomoc", "support"}
)
"""Reserved as whole names: they could pass for the site itself."""

LOOKS = str.maketrans(
    {
        other: letter
        # Lookalikes: digits and signs, crossed or dotless letters, Cyrillic and Greek.
        for letter, others in {
            "a": "4@\u0430\u03b1",
            "b": "8\u0432\u03b2",
            "c": "\u0441",
            "d": "\u0111\u0501",
            "e": "3\u0435\u0454\u03b5",
            "h": "\u043d",
            "i": "1!|\u0131\u0456\u03b9",
            "k": "\u043a\u03ba",
            "l": "\u0142",
            "m": "\u043c\u03bc",
            "n": "\u03b7",
            "o": "0\u00f8\u043e\u03bf",
            "p": "\u0440\u03c1",
            "r": "\u0433",
            "s": "5$\u0455",
            "t": "7\u0442\u03c4",
            "x": "\u0445\u03c7",
            "y": "\u0443\u03c5",
        }.items()
        for other in others
    }
)


def is_username(name: str) -> bool:
    return SHORTEST <= len(name) <= LONGEST and USERNAME.fullmatch(name) is not None


def sounds_like(name: str) -> str:
    """A skeleton that is equal for names a reader would confuse."""
    return unicodedata.normalize("NFKC", name).casefold()


def is_reserved(name: str) -> bool:
    """Whether a reader might take the name's bearer for staff or for the site."""
    words = re.findall(r"[^\W_]+", _at_a_glance(name))
    return not STAFF.isdisjoint(words) or "".join(words) in STAFF | SITE


def _at_a_glance(text: str) -> str:
    """Skeleton of a word: no accents, no trailing number, lookalikes replaced."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"\d+(?![^\W_])", "", bare).translate(LOOKS)
