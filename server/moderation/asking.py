"""What a list of the admin may be asked about: what its pages show, and nothing else.

By itself Django lets a list be narrowed by any lookup on any column of its model, shown or not, so
that a few hundred questions spell out a secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.contrib.admin.options import IncorrectLookupParameters
from django.contrib.admin.utils import flatten, flatten_fieldsets
from django.core.exceptions import FieldDoesNotExist, SuspiciousOperation, ValidationError
from django.db.models import QuerySet
from django.db.models.constants import LOOKUP_SEP
from django.http import HttpRequest, HttpResponse

if TYPE_CHECKING:
    from django.contrib.admin import ModelAdmin

    Base = ModelAdmin[Any]
else:
    Base = object

NARROWING = ("", "__exact", "__isnull", "__isempty", "__id__exact")
"""Lookups by which filters and links narrow a list: equal, or empty."""
AT_FRONT = "^=@"
"""Marks of a search field that choose its lookup."""


class AskedAboutShown(Base):
    """Filters, searches, orderings and links ask about shown columns alone. Whatever is not
    declared is not shown: a new model answers nothing until its admin says what it shows."""

    shown: tuple[str, ...] = ()
    """Columns, or paths to them, that methods show: their names do not tell."""
    linked: tuple[str, ...] = ()
    """Relations by which links from other pages narrow the list."""

    def lookup_allowed(self, lookup: str, value: Any, request: HttpRequest | None = None) -> bool:
        return request is not None and lookup in set(self._questions(request))

    def to_field_allowed(self, request: HttpRequest, to_field: str) -> bool:
        primary_key = self.opts.pk
        return primary_key is not None and to_field in {primary_key.name, primary_key.attname}

    def get_list_filter(self, request: HttpRequest) -> list[Any]:
        return [each for each in self.list_filter if self.may_ask(request, _path_of(each))]

    def get_search_fields(self, request: HttpRequest) -> list[str]:
        return [path for path in self.search_fields if self.may_ask(request, path.lstrip(AT_FRONT))]

    def get_sortable_by(self, request: HttpRequest) -> list[Any]:
        return [each for each in self.list_display if self._orders_by(each) in self._columns]

    def get_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        return self.fields or ()

    def may_ask(self, request: HttpRequest, path: str) -> bool:
        """Whether the path ends at a column that this person is shown: here, or on the pages of
        related objects."""
        if path in self._columns:
            return True
        hop, _, rest = path.partition(LOOKUP_SEP)
        other = self._beyond(hop) if rest else None
        return (
            other is not None
            and other.has_view_permission(request)
            and other.may_ask(request, rest)
        )

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        try:
            return super().get_changelist_instance(request)
        except (OverflowError, ValueError) as error:
            # A number may be beyond its column.
            raise IncorrectLookupParameters from error

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> Any:
        # Django looks for a field without a name where ``_to_field`` is empty.
        return super().get_object(request, object_id, from_field or None)

    def is_id(self, text: str) -> bool:
        """Whether it can be the id of an object, within the bounds of its column."""
        try:
            self.opts.pk.clean(text, None)
        except ValidationError:
            return False
        return True

    def response_action(
        self, request: HttpRequest, queryset: QuerySet[Any], *more: Any, **named: Any
    ) -> HttpResponse | None:
        """Refuses what was chosen by something that can be no id."""
        if not all(map(self.is_id, request.POST.getlist(ACTION_CHECKBOX_NAME))):
            raise SuspiciousOperation("no id")
        return super().response_action(request, queryset, *more, **named)

    def _questions(self, request: HttpRequest) -> Iterator[str]:
        """The parameters by which the list may be narrowed."""
        for path in (*map(_path_of, self.get_list_filter(request)), *self.linked):
            yield from (path + lookup for lookup in NARROWING)

    @cached_property
    def _columns(self) -> set[str]:
        """The columns that the list and its pages show: as declared, so the same for everybody."""
        told = (*flatten(self.list_display), *flatten(self.fields or ()))
        return {*map(str, told), *flatten_fieldsets(self.fieldsets or ()), *self.shown}

    def _orders_by(self, shown: Any) -> str:
        """The column by which a column of the list is ordered."""
        by = getattr(getattr(self, str(shown), None), "admin_order_field", shown)
        return str(by).removeprefix("-")

    def _beyond(self, hop: str) -> AskedAboutShown | None:
        """The admin of related objects, if the relation itself is shown on one of its sides."""
        try:
            field: Any = self.opts.get_field(hop)
        except FieldDoesNotExist:
            return None
        other = self.admin_site._registry.get(field.related_model)
        if not isinstance(other, AskedAboutShown):
            return None
        back = field.remote_field.name if field.auto_created else None
        return other if hop in self._columns or back in other._columns else None


def _path_of(list_filter: Any) -> str:
    """The path of a filter; of one that is a class, the name of its parameter."""
    if isinstance(list_filter, (tuple, list)):
        return str(list_filter[0])
    return str(getattr(list_filter, "parameter_name", list_filter))
