"""The house looks after itself: a few matches, taken by chance, are played again from their logs.
One that does not come out as it is stored is stopped, before anything is built on it, and the
admins are told."""

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
from server.matches import models
from server.matches.core.replaying import Differs, Stored, play_again
from server.matches.core.rows import CheckpointRow
from server.matches.models import Fault, Match
from server.matches.opening import begun_row, stored_rows

log = structlog.get_logger(__name__)

RUNNING, OVER = 2, 1
"""How many of each kind are played again in one go."""
LONGEST = 3_000
"""Moves of a match that is played again while people play: some seconds, at the worst."""
MARK = "self-check: "
"""With which the faults begin that are found here."""

Freeze = Callable[[int], None]
"""Stops a match where it stands."""


def check_some(freeze: Freeze) -> int:
    """Some matches by chance. How many were played again."""
    chosen = [*_by_chance(over=False, count=RUNNING), *_by_chance(over=True, count=OVER)]
    for match in chosen:
        check(match, freeze)
    return len(chosen)


def check(match: Match, freeze: Freeze) -> bool:
    """Whether it comes out as it is stored."""
    counters.checked += 1
    stored = stored_of(match)
    try:
        play_again(stored)
    except Exception as error:
        _deal_with(match, error, stored.version, freeze)
        return False
    return True


def stored_of(match: Match) -> Stored:
    """As it is at one moment, though others go on playing it: head and outcome are read together,
    rows are never changed, and what is newer than the head is left out."""
    version, outcome = Match.objects.values_list("head__version", "outcome").get(pk=match.pk)
    kept = models.Checkpoint.objects.filter(match=match, version__lte=version).first()
    return Stored(
        begun_row(match),
        list(stored_rows(match, version)),
        version,
        None if kept is None else CheckpointRow(kept.version, kept.rules_version, kept.body),
        outcome,
    )


def _by_chance(*, over: bool, count: int) -> list[Match]:
    """By their numbers, so that the whole table need not be shuffled."""
    candidates = worth_a_look().filter(over=over, head__version__lte=LONGEST).order_by("pk")
    last = Match.objects.order_by("-pk").values_list("pk", flat=True).first()
    if last is None:
        return []
    start = random.randint(1, last)
    return [*candidates.filter(pk__gte=start)[:count], *candidates.filter(pk__lt=start)][:count]


def worth_a_look() -> QuerySet[Match]:
    """All but those that stand still and those whose difference is known already."""
    known = Fault.objects.filter(trace__startswith=MARK).values("match")
    return Match.objects.filter(head__frozen=False).exclude(pk__in=known)


def _deal_with(match: Match, error: Exception, version: int, freeze: Freeze) -> None:
    """Once: it is on record, and whoever sets the match going again has seen it."""
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
    """Those of the staff who can do something about it, and can be reached."""
    may = Q(is_superuser=True) | Q(groups__name="admin")
    return Member.objects.filter(may, is_active=True, is_staff=True).exclude(email="").distinct()
