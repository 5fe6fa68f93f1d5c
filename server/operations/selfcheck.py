"""Self-check: replays a random sample of matches from their logs. A running match that differs is
frozen before more is built on it, and the admins get a mail."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import structlog
from django.conf import settings
from django.core.mail import send_mail
from django.db.models import Q, QuerySet

from server.accounts.models import Member
from server.accounts.preferences import preferences_of
from server.core.counters import counters
from server.core.messages import language_of, say
from server.matches.core.replaying import Differs, play_again
from server.matches.models import LESSONS, Fault, Match
from server.matches.stored import stored_of

log = structlog.get_logger(__name__)

RUNNING, OVER = 2, 1
"""Sample sizes: running matches, finished ones."""
LONGEST = 3_000
"""Longest log checked while people play, in moves; takes seconds at worst."""
MARK = "self-check: "
"""Prefix of the faults recorded here."""

Freeze = Callable[[int], None]
"""Freezes a match as it is."""


def check_some(freeze: Freeze) -> int:
    """Check a random sample; how many matches."""
    chosen = [*_by_chance(over=False, count=RUNNING), *_by_chance(over=True, count=OVER)]
    for match in chosen:
        check(match, freeze)
    return len(chosen)


def check(match: Match, freeze: Freeze) -> bool:
    """Whether the replay equals what is stored."""
    counters.checked += 1
    stored = stored_of(match)
    try:
        play_again(stored)
    except Exception as error:
        _deal_with(match, error, stored.version, freeze)
        return False
    return True


def _by_chance(*, over: bool, count: int) -> list[Match]:
    """Random matches by primary key, without sorting the whole table."""
    candidates = worth_a_look().filter(over=over, head__version__lte=LONGEST).order_by("pk")
    last = Match.objects.order_by("-pk").values_list("pk", flat=True).first()
    if last is None:
        return []
    start = random.randint(1, last)
    return [*candidates.filter(pk__gte=start)[:count], *candidates.filter(pk__lt=start)][:count]


def worth_a_look() -> QuerySet[Match]:
    """Matches that are neither frozen nor known to differ, nor lessons."""
    known = Fault.objects.filter(trace__startswith=MARK).values("match")
    return Match.objects.filter(head__frozen=False).exclude(LESSONS | Q(pk__in=known))


def _deal_with(match: Match, error: Exception, version: int, freeze: Freeze) -> None:
    """Freeze, record, notify; once per match, since whoever resumes it has seen the fault."""
    counters.different += 1
    at = error.version if isinstance(error, Differs) else version
    kind = type(error).__name__
    log.error("match.differs", match=match.pk, code=match.code, version=at, error=kind)
    if not match.over:
        freeze(match.pk)
    Fault.objects.create(
        match=match,
        version=at,
        action="",
        trace=f"{MARK}{kind}: {error}",
        at=int(time.time() * 1000),
    )
    _tell_admins(match)


def _tell_admins(match: Match) -> None:
    if not settings.MAIL:
        return
    for admin in admins():
        language = language_of(preferences_of(admin.preferences).language)
        state = "over" if match.over else "running"
        send_mail(
            say(language, "mail-differs-title", code=match.code),
            say(language, f"mail-differs-{state}", code=match.code),
            None,
            [admin.email],
            fail_silently=True,
        )


def admins() -> QuerySet[Member]:
    """Admins with a mail address."""
    may = Q(is_superuser=True) | Q(groups__name="admin")
    return Member.objects.filter(may, is_active=True, is_staff=True).exclude(email="").distinct()
