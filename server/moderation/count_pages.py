"""The pages of the monthly counts: the desk's, and one for everybody where the operator wants it,
on which no small number points at somebody."""

from __future__ import annotations

from datetime import date
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.formats import date_format
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.http import require_safe

from server.core.lazy_messages import word
from server.core.messages import duration, language_of
from server.moderation.counting import WAIT, WAITED
from server.moderation.desk_page import desk_page, refuse_without
from server.moderation.models import MonthlyCount

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

FEWEST = 5
"""Whom a smaller number counts, whoever was there might tell: everybody is told that it is smaller,
and the median of fewer is not told at all."""
MOST = 24
"""Months that are shown."""
MINUTE = 60_000
ORDER = ("reports", "decided", WAIT, "imposed", "lifted", "appeals", "upheld", "taken-back")

Line = tuple["StrPromise", "StrPromise | str"]
"""What is counted, and how much."""


@require_safe
@cache_control(private=True, no_cache=True)
def public_counts(request: HttpRequest) -> HttpResponse:
    if not settings.PUBLIC_COUNTS:
        raise Http404
    return render(request, "counts.html", {"months": _months(FEWEST), "fewest": FEWEST})


@require_safe
@never_cache
def counts_at_desk(request: HttpRequest) -> HttpResponse:
    refuse_without(request, "moderation.view_case")
    return desk_page(request, "admin/counts.html", word("counts"), months=_months())


def _months(fewest: int = 0) -> list[tuple[str, list[Line]]]:
    """The latest first."""
    rows = MonthlyCount.objects.order_by("-month", "what")
    by_month = groupby(rows, attrgetter("month"))
    told = [
        (_named(month), _lines({row.what: row.number for row in of}, fewest))
        for month, of in by_month
    ]
    return told[:MOST]


def _named(month: date) -> str:
    return date_format(month, "F Y")


def _lines(found: dict[str, int], fewest: int) -> list[Line]:
    waited = found.pop(WAITED, 0)
    wait = found.pop(WAIT, 0)
    lines: dict[str, Line] = {
        what: (word(f"count-{what}"), _told(number, fewest)) for what, number in found.items()
    }
    if wait and waited >= fewest:
        language = language_of(get_language())
        lines[WAIT] = word(f"count-{WAIT}"), duration(language, wait * MINUTE)
    return [lines[what] for what in sorted(lines, key=_place)]


def _told(number: int, fewest: int) -> Any:
    return word("count-fewer", number=fewest) if number < fewest else str(number)


def _place(what: str) -> tuple[int, str]:
    kind = what if what in ORDER else what.partition("-")[0]
    return ORDER.index(kind), what
