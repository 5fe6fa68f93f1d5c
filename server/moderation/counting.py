"""Monthly counts of moderation: how much was reported, decided, imposed and objected to, and how
fast. Cases go 90 days after they were settled, so the counts have a table of their own.

The last and the present month are counted anew every day: what is counted twice is the same, and
what was decided and then taken back does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from statistics import median

from django.core.cache import cache
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from server.moderation.models import CARRIED_ON, NOTHING, VOID, Case, MonthlyCount, Report
from server.rooms.models import EVASION, Sanction

A_DAY = 24 * 3600
DUE = "moderation.counted"
WAIT, WAITED = "wait", "waited"
"""Median from the first report to the decision, in minutes; and of how many, since that of few is
somebody's own."""


def count_daily() -> None:
    """Called more often, by any process."""
    if cache.add(DUE, True, A_DAY):
        count_lately()


def count_lately() -> None:
    this = timezone.localdate().replace(day=1)
    for month in ((this - timedelta(days=1)).replace(day=1), this):
        _keep(month, counted(month))


def counted(month: date) -> Counter[str]:
    """By what is counted: ``count-<key>``. Nothing is counted 0."""
    span = _span(month)
    decided = Case.objects.filter(decided_at__range=span).exclude(outcome="")
    # Whoever was told of a void result is told that it counts by the same case.
    by_hand = decided.exclude(ground=EVASION).exclude(outcome=NOTHING, undone=VOID)
    answered = Case.objects.filter(answered_at__range=span)
    imposed = Sanction.objects.filter(began_at__range=span)
    lifted = Sanction.objects.filter(ended_at__range=span, root=None)
    waits = _waits(by_hand)
    return (
        _by("decided", by_hand.values_list("outcome", flat=True))
        + _by("imposed", imposed.filter(root=None).values_list("kind", flat=True))
        + _by("lifted", lifted.values_list("kind", flat=True))
        + Counter(
            {
                "reports": Report.objects.filter(at__range=span).count(),
                f"imposed-{CARRIED_ON}": imposed.exclude(root=None).count(),
                "appeals": Case.objects.filter(appealed_at__range=span).count(),
                "upheld": answered.filter(upheld=True).count(),
                "taken-back": answered.filter(upheld=False).count(),
                # A decision at once is one of a minute.
                WAIT: max(1, round(median(waits))) if waits else 0,
                WAITED: len(waits),
            }
        )
    )


@transaction.atomic
def _keep(month: date, found: Counter[str]) -> None:
    MonthlyCount.objects.filter(month=month).exclude(what__in=found).delete()
    MonthlyCount.objects.bulk_create(
        (MonthlyCount(month=month, what=what, number=number) for what, number in found.items()),
        update_conflicts=True,
        unique_fields=["month", "what"],
        update_fields=["number"],
    )


def _span(month: date) -> tuple[datetime, datetime]:
    """The first moment of a month and its last, by the clock of the site."""
    zone = timezone.get_current_timezone()
    start = datetime(month.year, month.month, 1, tzinfo=zone)
    after = (start + timedelta(days=32)).replace(day=1)
    return start, after - timedelta(microseconds=1)


def _by(kind: str, keys: Iterable[str]) -> Counter[str]:
    return Counter(f"{kind}-{key}" for key in keys)


def _waits(decided: QuerySet[Case]) -> list[float]:
    """Minutes, of what was reported: a ban or mute without a report has waited for nobody."""
    reported = decided.exclude(reports=None).distinct().values_list("opened_at", "decided_at")
    return [(at - opened).total_seconds() / 60 for opened, at in reported if at is not None]
