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
    f" ORDER BY id DESC LIMIT {MOST}"
)
ON_SQLITE = (
    "SELECT rowid FROM rooms_chatwords WHERE rooms_chatwords MATCH %s"
    f" ORDER BY rowid DESC LIMIT {MOST}"
)


def lines_found(
    lines: QuerySet[ChatLine], asked: str, paths: Collection[str]
) -> QuerySet[ChatLine]:
    """Those of the room with this code; else those of the member so called, and those that have, in
    text and name together, words that begin with all of these. ``paths``: what may be asked for."""
    asked = asked.strip()
    if "room__code" in paths and (room := Room.objects.filter(code=asked).first()):
        return lines.filter(room=room)
    found = _with(WORD.findall(asked.casefold().translate(PLAIN)))
    if "guest__member__username" in paths:
        of_member = Guest.objects.filter(member__username=asked)
        found |= Q(guest__in=list(of_member.values_list("pk", flat=True)))
    return lines.filter(found)


def _with(words: list[str]) -> Q:
    if not words:
        return Q(pk__in=[])
    if connection.vendor == "postgresql":
        return Q(pk__in=RawSQL(ON_POSTGRES, [" & ".join(f"{word}:*" for word in words)]))  # noqa: S611
    return Q(pk__in=RawSQL(ON_SQLITE, [" ".join(f'"{word}"*' for word in words)]))  # noqa: S611
