"""The order in which cases are read, by weight and age, and how long one waits.

Weight is counted in hours of waiting, so that a threat goes before an older insult, and yet
whatever waits is read some day.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from django.db.models import Q, QuerySet
from django.utils import timezone
from django.utils.translation import get_language

from server.core.messages import duration, language_of, say
from server.moderation.models import Case

HOURS = {
    **{"threat": 48, "hate": 24, "private": 24},
    **{"insult": 8, "name": 8, "cheating": 8, "spying": 8, "pretend": 8},
    **{"spam": 2, "leaving": 2, "stalling": 2, "fault": 2, "other": 2},
}
"""By ground: the hours that it weighs."""
MORE, MOST = 2, 24
"""Hours that each further report weighs, and all of them at most: a crowd outweighs no threat."""
NEW, DUE, OVERDUE = BANDS = ("new", "due", "overdue")
"""How long something waits, as the list says it: ``waits-<key>``."""
DUE_AFTER, OVERDUE_AFTER = timedelta(hours=2), timedelta(hours=24)
DAYS_FROM = timedelta(hours=48)
"""From here on age is told in days."""


def weight(grounds: Collection[str]) -> timedelta:
    """Of what was reported for these, once for each report."""
    heaviest = max((HOURS[ground] for ground in grounds), default=0)
    return timedelta(hours=heaviest + min(MORE * (len(grounds) - 1), MOST))


def ranked(case: Case) -> datetime:
    """Where the case belongs among those that wait."""
    grounds = list(case.reports.order_by().values_list("ground", flat=True))
    return case.since - weight(grounds)


def heaviest_first(grounds: Collection[str]) -> list[str]:
    """Each ground once."""
    return sorted(dict.fromkeys(grounds), key=lambda ground: -HOURS[ground])


def band(case: Case) -> str:
    waited = timezone.now() - case.since
    return OVERDUE if waited >= OVERDUE_AFTER else DUE if waited >= DUE_AFTER else NEW


def age(case: Case) -> str:
    """How long it has waited, in words."""
    language, waited = language_of(get_language()), timezone.now() - case.since
    if waited >= DAYS_FROM:
        return say(language, "time-days", count=waited.days)
    return duration(language, int(waited.total_seconds() * 1000))


def beside(case: Case, cases: QuerySet[Case]) -> tuple[Case | None, Case | None]:
    """Of those that wait, the one before and the one after this; of one that waits no more the
    next is the first."""
    waiting = cases.filter(state__in=Case.WAITING).exclude(pk=case.pk)
    if not case.waits:
        return None, waiting.order_by("rank", "pk").first()
    before = Q(rank__lt=case.rank) | Q(rank=case.rank, pk__lt=case.pk)
    return (
        waiting.filter(before).order_by("-rank", "-pk").first(),
        waiting.exclude(before).order_by("rank", "pk").first(),
    )
