"""How those on duty hear of reports: a count in the admin's menu, kept up to date by a small
request of each open page; a mail, if the site's operator wishes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.conf import settings
from django.core.mail import send_mail
from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest, JsonResponse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from server.accounts.models import Member
from server.core.messages import say
from server.moderation.models import Case
from server.moderation.reasons import shown_on

EVERY = 60.0
"""Seconds between two looks for cases that nobody was sent a mail about."""
QUIET = timedelta(minutes=10)
"""Between two mails."""


def waiting(request: HttpRequest) -> int:
    """How many cases wait that this person may see; counted once a page."""
    asked: Any = request
    if not hasattr(asked, "cases_waiting"):
        cases = Case.objects.filter(state__in=Case.WAITING)
        asked.cases_waiting = shown_on(request, cases).count()
    return int(asked.cases_waiting)


def badge(request: HttpRequest) -> str:
    """For the menu; empty if nothing waits."""
    return str(waiting(request) or "")


@require_safe
@never_cache
def waiting_now(request: HttpRequest) -> JsonResponse:
    """For the pages that are open. The admin lets in nobody who may not see the cases."""
    return JsonResponse({"waiting": waiting(request)})


def mail_those_on_duty() -> int:
    """Mail about cases that came since the last time; how many mails were sent. Each case is told
    once, also if the mail is lost: it still stands in the menu."""
    if not (settings.MAIL and settings.MAIL_REPORTS) or not _is_news():
        return 0
    count = Case.objects.filter(state__in=Case.WAITING).count()
    told = list(on_duty())
    for member in told:
        language = member.language
        send_mail(
            say(language, "mail-reports-title", count=count),
            say(language, "mail-reports", count=count),
            None,
            [member.email],
            fail_silently=True,
        )
    return len(told)


@transaction.atomic
def _is_news() -> bool:
    """Whether a mail is due; then those cases are marked as told."""
    now = timezone.now()
    fresh = Case.objects.filter(state__in=Case.WAITING, alarmed_at=None).order_by("pk")
    # A second worker waits here, and then finds them told.
    held = [case.pk for case in fresh.select_for_update(no_key=True)]
    if not held or Case.objects.filter(alarmed_at__gt=now - QUIET).exists():
        return False
    return bool(Case.objects.filter(pk__in=held).update(alarmed_at=now))


def on_duty() -> QuerySet[Member]:
    """Staff who may decide about cases and have a mail address."""
    deciding = Member.objects.with_perm("moderation.decide_case")
    return deciding.filter(is_staff=True).exclude(email="")
