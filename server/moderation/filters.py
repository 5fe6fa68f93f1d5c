"""List filters with labels from our words instead of the stored values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from django.contrib.admin import AllValuesFieldListFilter, SimpleListFilter
from django.contrib.admin.views.main import ChangeList
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest

from server.core.lazy_messages import word
from server.moderation.models import GROUNDS, Case, Report
from server.moderation.naming import name_of_game

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
        return str(word(f"moderation-{stored}"))


class Channels(InWords):
    def called(self, stored: str) -> str:
        return str(word(f"chat-{stored}"))


class CaseStates(InWords):
    def called(self, stored: str) -> str:
        return str(word(f"case-{stored}"))


class Grounds(SimpleListFilter):
    """What a line was reported for, by anybody."""

    title = word("field-grounds")
    parameter_name = "grounds"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, StrPromise]]:
        return [(key, word(f"ground-{key}")) for key in GROUNDS]

    def queryset(self, _request: HttpRequest, cases: QuerySet[Case]) -> QuerySet[Case]:
        chosen = self.value()
        if chosen is None:
            return cases
        return cases.filter(Exists(Report.objects.filter(case=OuterRef("pk"), ground=chosen)))
