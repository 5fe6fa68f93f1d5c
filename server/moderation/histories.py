"""What is known from earlier of those whom a case is about: what else was reported of its
author, and what became of its reporters' other reports."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from uuid import UUID

from django.db.models import Count, Q, QuerySet

from server.accounts.models import Guest
from server.moderation.models import NOTHING, Case, Report

LATEST = 10
"""Earlier cases of an author that are listed; all are counted."""


@dataclass
class Record:
    """What became of somebody's earlier reports."""

    followed: int = 0
    """By a consequence that stands."""
    nothing: int = 0
    """No breach, or the decision was taken back after an objection."""
    waiting: int = 0

    def add(self, count: int, state: str, outcome: str, upheld: bool | None) -> None:
        if state == Case.OPEN:
            self.waiting += count
        elif outcome == NOTHING or upheld is False:
            self.nothing += count
        elif state != Case.GONE:
            self.followed += count


@dataclass
class Earlier:
    """An author's other cases, the latest first."""

    count: int = 0
    latest: list[Case] = field(default_factory=list)


def of_author(case: Case, cases: QuerySet[Case]) -> Earlier:
    """In all browsers of theirs. ``cases``: those that the reader may see."""
    if case.author is None:
        return Earlier()
    theirs = cases.filter(author__in=_browsers([case.author])).exclude(pk=case.pk)
    return Earlier(theirs.count(), list(theirs.order_by("-opened_at", "-pk")[:LATEST]))


def of_reporters(case: Case, cases: QuerySet[Case]) -> dict[UUID, Record]:
    """By reporter of this case."""
    reporters = [report.reporter for report in case.reports.all() if report.reporter]
    records = {reporter.pk: Record() for reporter in reporters}
    if not records:
        return records
    of_member = {guest.member_id: guest.pk for guest in reporters if guest.member_id}
    others = Report.objects.filter(
        reporter__in=_browsers(reporters), case__in=cases.values("pk")
    ).exclude(case=case.pk)
    counted = others.order_by().values_list("reporter", "reporter__member", *ENDED)
    for guest, member, *ended, count in counted.annotate(count=Count("pk")):
        records[guest if guest in records else of_member[member]].add(count, *ended)
    return records


ENDED = ("case__state", "case__outcome", "case__upheld")


def _browsers(guests: Iterable[Guest]) -> QuerySet[Guest]:
    """These, and all others of their members."""
    chosen = list(guests)
    members = {guest.member_id for guest in chosen if guest.member_id}
    return Guest.objects.filter(Q(pk__in=[guest.pk for guest in chosen]) | Q(member__in=members))
