"""Words in chat, found by an index of the database's own: a million lines are not read through."""

from __future__ import annotations

import re
from collections.abc import Collection

from django.db import connection
from django.db.models import Q, QuerySet
from django.db.models.expressions import RawSQL

from server.accounts.models import Guest
from server.rooms.models import ChatLine, Room

WORD = re.compile(r"[^\W_]+")
PLAIN = str.maketrans("ąćęłńóśźż", "acelnoszz")
"""Letters that are often typed without their marks. The index has them so (migration 0006)."""
MOST = 2_000
"""So many lines have certain words at most, the newest: nobody reads more, counting takes time."""
ON_POSTGRES = (
    "SELECT id FROM rooms_chatline WHERE words_of_chat(name, text) @@ to_tsquery('simple', %s)"
    " ORDER BY id DESC"
)
ON_SQLITE = "SELECT rowid FROM rooms_chatwords WHERE rooms_chatwords MATCH %s ORDER BY rowid DESC"


def lines_found(
    lines: QuerySet[ChatLine], asked: str, paths: Collection[str]
) -> QuerySet[ChatLine]:
    """Those of the room with this code; else those of the member so called, and those that have, in
    text and name together, words that begin with all of these. ``paths``: what may be asked for."""
    asked = asked.strip()
    if (room := _room_called(asked, paths)) is not None:
        return lines.filter(room=room)
    found = _with(_words_in(asked))
    if "guest__member__username" in paths:
        of_member = Guest.objects.filter(member__username=asked)
        found |= Q(guest__in=list(of_member.values_list("pk", flat=True)))
    return lines.filter(found)


def leaves_older_out(asked: str, paths: Collection[str]) -> bool:
    """Whether as many lines have these words as are looked at, so that there may be older ones."""
    asked = asked.strip()
    many = ChatLine.objects.filter(_with(_words_in(asked))).count() >= MOST
    return many and _room_called(asked, paths) is None


def _room_called(asked: str, paths: Collection[str]) -> Room | None:
    return Room.objects.filter(code=asked).first() if "room__code" in paths else None


def _words_in(asked: str) -> list[str]:
    return WORD.findall(asked.casefold().translate(PLAIN))


def _with(words: list[str]) -> Q:
    if not words:
        return Q(pk__in=[])
    if connection.vendor == "postgresql":
        asked, sql = " & ".join(f"{word}:*" for word in words), ON_POSTGRES
    else:
        asked, sql = " ".join(f'"{word}"*' for word in words), ON_SQLITE
    return Q(pk__in=RawSQL(f"{sql} LIMIT {MOST}", [asked]))  # noqa: S611
