"""The seals of the audit. Each entry's is a hash over what it says and the seal of the entry before
it: whoever changes, adds or takes away an entry behind the site's back breaks all that follow. Who
can write to the database at will could seal all of it anew; so each check notes the newest seal in
the log of the process, which is not in the database, and in the cache."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import UTC
from hashlib import sha256
from typing import Any

import structlog
from django.core.cache import cache
from django.db import connection, models
from msgspec import Struct
from msgspec.structs import replace

log = structlog.get_logger(__name__)

SEALED = ("pk", "who", "what", "kind", "target", "room", "reason", "before", "after", "at")
"""But for its key, which an entry gets only when it is stored."""
ALSO_SEALED = ("who_id", "request")
"""Came later: an entry of before has none, and the seal that it had."""
A_DAY = 24 * 3600
LATELY = 600
"""Seconds for which the desk believes its own check."""
ORDER = 0x61756469
"""Of PostgreSQL's locks, the one for adding to the audit."""

DUE, WHOLE, NEWEST = "audit-due", "audit-whole", "audit-newest"


class Found(Struct, frozen=True):
    """What a check found."""

    entries: int
    broken: int | None = None
    """Key of the first entry that is not as it was written, or follows one that is gone."""
    newest: tuple[int, str] | None = None
    """Key and seal of the last one; None if there is none, or one is broken."""
    cut: bool = False
    """Entries that were there at an earlier check are gone from the end."""

    @property
    def whole(self) -> bool:
        return self.broken is None and not self.cut


def seal_of(entry: Mapping[str, Any], before: str) -> str:
    said = {name: entry[name] for name in SEALED[1:-1]}
    said |= {name: entry[name] for name in ALSO_SEALED if entry.get(name)}
    said |= {"at": entry["at"].astimezone(UTC).isoformat(timespec="microseconds"), "seal": before}
    text = json.dumps(said, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def sealed(entry: models.Model) -> str:
    """The seal of an entry that is about to be added; the caller's transaction adds no other
    meanwhile."""
    if connection.vendor == "postgresql":
        # SQLite has one writer at a time.
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [ORDER])
    entries = type(entry)._default_manager
    before = entries.order_by("-pk").values_list("seal", flat=True).first()
    names = (*SEALED[1:], *ALSO_SEALED)
    return seal_of({name: getattr(entry, name) for name in names}, before or "")


def seals(entries: models.Manager[Any]) -> Iterator[tuple[int, str, str]]:
    """Key and seal of each entry, and the seal that it should have."""
    right = ""
    # A migration asks for those of a table that had less.
    columns = {field.name for field in entries.model._meta.get_fields()}
    names = (*SEALED, *(name for name in ALSO_SEALED if name in columns), "seal")
    for row in entries.order_by("pk").values(*names).iterator(chunk_size=1_000):
        right = seal_of(row, right)
        yield row["pk"], row["seal"], right


def check(entries: models.Manager[Any]) -> Found:
    """Compare every entry with its seal."""
    newest: tuple[int, str] | None = None
    count = 0
    for key, seal, right in seals(entries):
        if seal != right:
            return Found(count, broken=key)
        count, newest = count + 1, (key, seal)
    return Found(count, newest=newest)


def check_again(entries: models.Manager[Any]) -> Found:
    """The same, and whether the end is still there that was the newest at the last check."""
    found, known = check(entries), cache.get(NEWEST)
    if found.broken is None and known is not None:
        found = replace(found, cut=not entries.filter(pk=known[0], seal=known[1]).exists())
    if not found.whole:
        log.error("audit.broken", entries=found.entries, entry=found.broken, cut=found.cut)
    elif found.newest is not None:
        cache.set(NEWEST, found.newest, None)
        log.info("audit.whole", entries=found.entries, seal=found.newest[1])
    return found


def check_daily(entries: models.Manager[Any]) -> None:
    """Called more often, by any process."""
    if cache.add(DUE, True, A_DAY):
        cache.set(WHOLE, check_again(entries).whole, A_DAY)


def is_whole(entries: models.Manager[Any]) -> bool:
    """For the desk: as it was found lately."""
    whole: bool | None = cache.get(WHOLE)
    if whole is None:
        whole = check(entries).whole
        cache.set(WHOLE, whole, LATELY)
    return whole
