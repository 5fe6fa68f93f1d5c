"""List filters with labels from our words instead of the stored values."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from django.contrib.admin import (
    AllValuesFieldListFilter,
    RelatedFieldListFilter,
    SimpleListFilter,
)
from django.contrib.admin.views.main import ChangeList
from django.contrib.auth.models import Group
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.timezone import localdate, localtime, make_aware

from server.core.lazy_messages import word
from server.moderation.models import ALL_GROUNDS, AuditEntry, Case, Report
from server.moderation.naming import name_of_game
from server.moderation.roles import ROLES
from server.rooms.models import CHANNELS, ChatLine

if TYPE_CHECKING:
    from django.contrib.admin.filters import _ListFilterChoices
    from django_stubs_ext import StrPromise


class InWords(AllValuesFieldListFilter):
    """A filter over stored values, labelled and ordered by their words."""

    def called(self, stored: str) -> str:
        raise NotImplementedError

    def choices(self, changelist: ChangeList) -> Iterator[_ListFilterChoices]:
        every, *others = super().choices(changelist)
        yield every
        found: list[_ListFilterChoices] = [
            {**choice, "display": str(choice["display"]).replace(stored, self.called(stored), 1)}
            for stored, choice in zip(self.lookup_choices, others, strict=True)
        ]
        yield from sorted(found, key=lambda choice: str(choice["display"]))


class Games(InWords):
    def called(self, stored: str) -> str:
        return name_of_game(stored)


class ModerationActions(InWords):
    def called(self, stored: str) -> str:
        return str(word(f"did-{stored}"))


class Actors(InWords):
    def called(self, stored: str) -> str:
        return stored or str(word("command-line"))


class Channels(SimpleListFilter):
    """Those there are, not those that a million lines have."""

    title = word("field-channel")
    parameter_name = "channel"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, StrPromise]]:
        return [(channel, word(f"chat-{channel}")) for channel in CHANNELS]

    def queryset(self, _request: HttpRequest, lines: QuerySet[ChatLine]) -> QuerySet[ChatLine]:
        chosen = self.value()
        return lines if chosen is None else lines.filter(channel=chosen)


DAYS = ("1", "7", "30")
MONTHS = 12


class Lately(SimpleListFilter):
    """Within the last days. Django's own way by date asks every line for its day."""

    title = word("field-at")
    parameter_name = "at"
    """The column as well."""

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, StrPromise | str]]:
        return [(days, word(f"lately-{days}")) for days in DAYS]

    def queryset(self, request: HttpRequest, rows: QuerySet[Any]) -> QuerySet[Any]:
        chosen = self.value()
        if chosen not in dict(self.lookup_choices):
            return rows
        return self._since(rows, timezone.now() - timedelta(days=int(chosen or 0)))

    def _since(self, rows: QuerySet[Any], begins: datetime) -> QuerySet[Any]:
        return rows.filter(**{f"{self.parameter_name}__gte": begins})


class Whenever(Lately):
    """Back to the first row, the only one that is asked for its day: the last days, the months
    of a year, the years before."""

    def lookups(self, request: HttpRequest, admin: Any) -> list[tuple[str, StrPromise | str]]:
        rows = admin.model._default_manager.order_by("pk")
        first = rows.values_list(self.parameter_name, flat=True).first()
        spans = [] if first is None else spans_since(localtime(first).date())
        return [*super().lookups(request, admin), *spans]

    def queryset(self, request: HttpRequest, rows: QuerySet[Any]) -> QuerySet[Any]:
        chosen = self.value()
        if chosen in DAYS or chosen not in dict(self.lookup_choices):
            return super().queryset(request, rows)
        year, _, month = str(chosen).partition("-")
        begins = make_aware(datetime(int(year), int(month or 1), 1))
        ends = begins.replace(year=begins.year + 1)
        if month:
            ends = (begins + timedelta(days=31)).replace(day=1)
        return self._since(rows, begins).filter(**{f"{self.parameter_name}__lt": ends})


class Opened(Whenever):
    title = word("filter-opened")
    parameter_name = "created_at"


def spans_since(first: date) -> list[tuple[str, StrPromise | str]]:
    """The last months, newest first, and the years before: what each is asked by, and called."""
    found: list[tuple[str, StrPromise | str]] = []
    month = localdate().replace(day=1)
    while month >= first.replace(day=1) and len(found) < MONTHS:
        found.append((f"{month:%Y-%m}", date_format(month, "YEAR_MONTH_FORMAT")))
        month = (month - timedelta(days=1)).replace(day=1)
    years = range(month.year, first.year - 1, -1) if month >= first.replace(day=1) else ()
    return [*found, *((str(year), str(year)) for year in years)]


class CaseStates(SimpleListFilter):
    title = word("field-state")
    parameter_name = "state"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, StrPromise]]:
        return [(state, word(f"case-{state}")) for state in Case.STATES]

    def queryset(self, _request: HttpRequest, cases: QuerySet[Case]) -> QuerySet[Case]:
        chosen = self.value()
        return cases if chosen is None else cases.filter(state=chosen)


class Roles(RelatedFieldListFilter):
    def field_choices(
        self, field: Any, request: HttpRequest, model_admin: Any
    ) -> list[tuple[str, str | StrPromise]]:
        groups = {group.name: str(group.pk) for group in Group.objects.all()}
        return [(groups[role], word(f"role-{role}")) for role in ROLES if role in groups]


class Looks(SimpleListFilter):
    """Of the audit: what was done, or what was looked at."""

    title = word("field-kind")
    parameter_name = "looks"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, StrPromise]]:
        return [("no", word("audit-deeds")), ("yes", word("audit-looks"))]

    def queryset(
        self, _request: HttpRequest, entries: QuerySet[AuditEntry]
    ) -> QuerySet[AuditEntry]:
        match self.value():
            case "yes":
                return entries & AuditEntry.objects.looks()
            case "no":
                return entries & AuditEntry.objects.deeds()
        return entries


class Grounds(SimpleListFilter):
    """What a line was reported for, by anybody."""

    title = word("filter-grounds")
    parameter_name = "grounds"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, StrPromise]]:
        return [(key, word(f"ground-{key}")) for key in ALL_GROUNDS]

    def queryset(self, _request: HttpRequest, cases: QuerySet[Case]) -> QuerySet[Case]:
        chosen = self.value()
        if chosen is None:
            return cases
        return cases.filter(Exists(Report.objects.filter(case=OuterRef("pk"), ground=chosen)))
