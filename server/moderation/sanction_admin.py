"""Who is banned, muted, warned or renamed, in the admin: what holds now first, and of each the way
to its end."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from django.contrib.admin import SimpleListFilter, display
from django.contrib.admin.views.main import ChangeList
from django.db.models import BooleanField, Case, QuerySet, When
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html

from server.accounts.models import Member
from server.core.lazy_messages import word
from server.moderation.mute_admin import SanctionLines
from server.moderation.naming import end_in_words
from server.moderation.reasons import staff_of
from server.moderation.staff_admin import LINK, StaffAdmin, link
from server.rooms.models import BAN, MUTE, PHRASES, RENAME, WARNING, Sanction

if TYPE_CHECKING:
    from django.contrib.admin.filters import _ListFilterChoices
    from django_stubs_ext import StrPromise

ENDS = {
    BAN: ("end_bans", "moderation.ban_person"),
    MUTE: ("end_mutes", "moderation.mute_person"),
    PHRASES: ("end_phrases", "moderation.mute_person"),
    RENAME: ("end_renames", "moderation.rename_person"),
}
"""By kind: the action on the person's page that ends it, and the permission for that. A warning
only stands for its time."""


class Holding(SimpleListFilter):
    """What holds now, unless something else is asked for."""

    title = word("field-state")
    parameter_name = "holds"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, StrPromise]]:
        return [(key, word(f"holds-{key}")) for key in ("over", "all")]

    def choices(self, changelist: ChangeList) -> Iterator[_ListFilterChoices]:
        now, *others = super().choices(changelist)
        yield {**now, "display": str(word("holds-now"))}
        yield from others

    def queryset(self, _request: HttpRequest, rows: QuerySet[Sanction]) -> QuerySet[Sanction]:
        holds = Sanction.objects.in_force()
        match self.value():
            case "all":
                return rows
            case "over":
                return rows.exclude(pk__in=holds.values("pk"))
        return rows.filter(pk__in=holds.values("pk"))


class Kinds(SimpleListFilter):
    title = word("field-what")
    parameter_name = "kind"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, StrPromise]]:
        return [(kind, word(f"admin-{kind}")) for kind in (*ENDS, WARNING)]

    def queryset(self, _request: HttpRequest, rows: QuerySet[Sanction]) -> QuerySet[Sanction]:
        return rows if self.value() is None else rows.filter(kind=self.value())


class Ending(SimpleListFilter):
    """Within how many days it ends."""

    title = word("filter-end")
    parameter_name = "ends"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, StrPromise]]:
        return [(days, word(f"ends-{days}")) for days in ("1", "7", "30")]

    def queryset(self, _request: HttpRequest, rows: QuerySet[Sanction]) -> QuerySet[Sanction]:
        chosen = self.value()
        if chosen not in dict(self.lookup_choices):
            return rows
        return rows.filter(until__lte=timezone.now() + timedelta(days=int(chosen or 0)))


class Imposers(SimpleListFilter):
    """By whom: those who have imposed any."""

    title = word("filter-imposer")
    parameter_name = "by"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, str]]:
        imposers = Member.objects.filter(pk__in=Sanction.objects.values("by"))
        return [(str(pk), name) for pk, name in imposers.values_list("pk", "username")]

    def queryset(self, _request: HttpRequest, rows: QuerySet[Sanction]) -> QuerySet[Sanction]:
        chosen = self.value()
        return rows.filter(by=int(chosen or 0)) if chosen in dict(self.lookup_choices) else rows


class SanctionAdmin(StaffAdmin):
    list_display = ("whom", "the_kind", "where", "because", "imposer", "began", "ends", "the_end")
    list_display_links = ("whom",)
    list_select_related = ("guest__member", "member", "room", "by", "case")
    list_filter = (Holding, Kinds, Ending, Imposers)
    shown = ("holds", "kind", "ends", "by", "until", "name")
    search_fields = ("name",)
    ordering = ("until", "pk")
    fields = (
        ("person", "the_kind", "where"),
        ("because", "imposer"),
        ("began", "ends"),
        ("the_case", "the_end"),
    )
    readonly_fields = (
        *("person", "the_kind", "where", "because", "imposer", "began", "ends"),
        *("the_case", "the_end"),
    )
    the_kind, where, because = SanctionLines.the_kind, SanctionLines.where, SanctionLines.because
    the_case, began = SanctionLines.the_case, SanctionLines.began

    def get_queryset(self, request: HttpRequest) -> QuerySet[Sanction]:
        who = staff_of(request)
        own = [kind for kind, (_, needed) in ENDS.items() if who.has_perm(needed)]
        ends = Case(When(kind__in=own, then=True), default=False, output_field=BooleanField())
        sanctions: QuerySet[Sanction] = super().get_queryset(request)
        return sanctions.annotate(may_end=ends)

    @display(description=word("field-name"))
    def whom(self, sanction: Sanction) -> str:
        return sanction.name or str(word("admin-guest" if sanction.guest else "former-guest"))

    @display(description=word("field-name"))
    def person(self, sanction: Sanction) -> str:
        return link(sanction.member or sanction.guest, self.whom(sanction))

    @display(description=word("field-imposed-by"))
    def imposer(self, sanction: Sanction) -> str:
        """Of what was carried on nobody has imposed it."""
        return "–" if sanction.by is None else sanction.by.username

    @display(description=word("field-until"), ordering="until")
    def ends(self, sanction: Sanction) -> str:
        return end_in_words(sanction)

    @display(description=word("field-deed"))
    def the_end(self, sanction: Any) -> str:
        """The way to the form that ends it, for whoever may."""
        person = sanction.member or sanction.guest
        if not (sanction.in_force and sanction.may_end and person):
            return "–"
        action, _ = ENDS[sanction.kind]
        model = person._meta.model_name
        page = reverse(f"admin:accounts_{model}_{action}_this", args=[person.pk])
        return format_html(
            '<a class="{}" href="{}">{}</a>', LINK, page, word(f"moderation-{action}")
        )
