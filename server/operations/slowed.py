"""Who is slowed just now, by which limit and until when: keyed hashes, no addresses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from msgspec import Struct
from redis import RedisError

from server.core.lazy_messages import word
from server.moderation.desk_page import desk_page, refuse_without
from server.moderation.moments import moment
from server.operations.limits import ALLOWANCES, OWN_SOCKETS, SOCKETS, limits, pages_here
from server.transport.limits import Limit, debts_in_redis

MOST_READ, MOST_SHOWN = 20_000, 200
SHORT = 8
"""Characters of a hash that tell one from another, and lead back to nobody."""


class Slowed(Struct, frozen=True):
    """Somebody who has no token left."""

    limit: str
    whom: str
    """``household``, ``neighbours`` or ``browser``."""
    hash: str
    refused: bool
    """Whoever asks now would have to wait for longer than is bearable."""
    until: datetime


def known_limits() -> Iterator[tuple[Limit, str, str]]:
    """Each limit, what it is for, and of whom it counts."""
    for allowance in ALLOWANCES:
        name = allowance.household.name
        yield allowance.household, name, "household"
        yield allowance.neighbours, name, "neighbours"
        if allowance.browser is not None:
            yield allowance.browser, name, "browser"
    yield OWN_SOCKETS, SOCKETS.household.name, "browser"


def slowed(debts: Mapping[str, float], now: datetime) -> list[Slowed]:
    """Those who have to wait, the longest first. ``debts``: by key the seconds until each bucket is
    full again."""
    known = {limit.name: (limit, what, whom) for limit, what, whom in known_limits()}
    found = []
    for key, rest in debts.items():
        _, name, digest = key.split(":", 2)
        if name not in known:
            continue
        limit, what, whom = known[name]
        wait = rest + limit.every - limit.burst * limit.every
        if wait > 0:
            until = now + timedelta(seconds=wait)
            found.append(Slowed(what, whom, digest[:SHORT], wait > limit.patience, until))
    return sorted(found, key=lambda each: each.until, reverse=True)


@require_safe
@never_cache
def page(request: HttpRequest) -> HttpResponse:
    refuse_without(request, "moderation.view_slowed")
    shared, silent = _shared()
    found = slowed({**shared, **limits.debts_here(), **pages_here.debts()}, timezone.now())
    rows = [
        {
            "limit": word(f"limit-{each.limit}"),
            "whom": word(f"slowed-{each.whom}"),
            "hash": each.hash,
            "state": word("slowed-refused" if each.refused else "slowed-waits"),
            "until": moment(each.until),
        }
        for each in found[:MOST_SHOWN]
    ]
    more = max(0, len(found) - MOST_SHOWN)
    title = word("slowed-title")
    return desk_page(request, "admin/slowed.html", title, slowed=rows, more=more, silent=silent)


def _shared() -> tuple[Mapping[str, float], bool]:
    """What all processes count together, and whether Redis did not answer."""
    if not settings.REDIS_URL:
        return {}, False
    try:
        return debts_in_redis(settings.REDIS_URL, MOST_READ), False
    except RedisError:
        return {}, True
