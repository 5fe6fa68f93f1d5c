"""Reserved names: nobody passes for the site or its staff, in whatever disguise."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from server.accounts.lookalikes import prototype, skeleton

STAFF = """
admin admini administracja administrator administratorka admins mod moderacja moderation moderator
moderatorka moderators mods obserwatorium observatory root staff superuser sysadmin system webmaster
"""
"""Forbidden as any word of a name."""

SITE = "bot dawnygosc formerguest help obsluga pomoc support"
"""Forbidden as a whole name, and beside the words below: "Support Team"."""

COMPANY = """
crew desk ekipa game official oficjalna oficjalny server serwer serwis service site strony team
technical techniczna the zespol
"""
"""Words that do not tell a name from a reserved one."""

ADDRESS = "me"
"""Forbidden as a whole name: the address of one's own profile."""

SIGNS = str.maketrans("345789@$!+|", "eastbgasitl")
"""Digits and signs that are read as letters; those for i, l and o are look-alikes anyway."""

CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
TRAILING_NUMBER = re.compile(r"\d+(?![^\W_])")
SIGN_IN_WORD = re.compile(r"(?<=[^\W_])[!|+](?=[^\W_])|[@$](?=[^\W_])")
WORD = re.compile(r"[^\W_]+")
REPEATED = re.compile(r"(.)\1+")
SHORT = 5
"""Letters up to which a repeated one is part of the word."""


def is_reserved(name: str) -> bool:
    """Whether a reader might take the name's bearer for staff or for the site."""
    words = _words(name)
    forms, whole = {*map(_form, words)}, _form("".join(words))
    reserved, site = _forms(STAFF), _forms(SITE)
    return (
        not forms.isdisjoint(reserved)
        or whole in reserved | site | _forms(ADDRESS) | _joined()
        or (not forms.isdisjoint(site) and forms <= site | _forms(COMPANY))
    )


def _words(name: str) -> list[str]:
    """The words as they are read: ``TheAdm1n 2`` is "The" and "Admin"."""
    plain = CAMEL.sub(" ", unicodedata.normalize("NFKD", name))
    bare = TRAILING_NUMBER.sub("", "".join(map(_letter, plain)))
    return WORD.findall(SIGN_IN_WORD.sub(lambda sign: sign[0].translate(SIGNS), bare))


def _letter(character: str) -> str:
    """The letter on a badge; nothing for an accent."""
    if unicodedata.category(character) == "So":
        return prototype(character)
    return character if _is_no_mark(character) else ""


def _is_no_mark(character: str) -> bool:
    return not unicodedata.combining(character)


def _form(word: str) -> str:
    """Skeleton of a word without accents, signs for letters, and letters said twice."""
    shown = unicodedata.normalize("NFD", skeleton(word.translate(SIGNS)))
    plain = "".join(filter(_is_no_mark, shown)).replace("cl", "d")
    single = REPEATED.sub(r"\1", plain)
    return single if len(single) >= SHORT else plain


@cache
def _forms(words: str) -> frozenset[str]:
    return frozenset(map(_form, words.split()))


@cache
def _joined() -> frozenset[str]:
    """Reserved words beside one that says no more, written together: "ModTeam"."""
    ours, others = f"{STAFF} {SITE}".split(), COMPANY.split()
    pairs = [(one, other) for one in ours for other in others]
    return frozenset(_form(word) for one, other in pairs for word in (one + other, other + one))
