"""Announcements in the admin: what everybody is told just now, and the forms that tell it."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin
from django.contrib.admin import display
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, reverse
from unfold.decorators import action
from unfold.enums import ActionVariant
from unfold.widgets import (
    UnfoldAdminIntegerFieldWidget,
    UnfoldAdminSelectWidget,
    UnfoldAdminTextareaWidget,
)

from server.core.lazy_messages import word
from server.moderation import announcing
from server.moderation.actions import ModerationAction
from server.moderation.entrance import ask_again
from server.moderation.moments import moment
from server.moderation.naming import in_words
from server.moderation.reasons import Reason, done_with_reason
from server.moderation.staff_admin import StaffAdmin
from server.rooms.models import Announcement

in_words(Announcement, "announcement", "until", text_pl="announced-pl", text_en="announced-en")

A_DAY = 24 * 60


def text_field(label: str, help_text: Any = "", required: bool = True) -> forms.CharField:
    return forms.CharField(
        label=word(label),
        help_text=help_text,
        required=required,
        max_length=300,
        widget=UnfoldAdminTextareaWidget(attrs={"rows": 3}),
    )


class Drain(Reason):
    record = "announce-record"


class Maintenance(Reason):
    """In how long, and perhaps what about it."""

    minutes = forms.IntegerField(
        label=word("announce-minutes"),
        help_text=word("announce-minutes-help"),
        min_value=1,
        max_value=A_DAY,
        widget=UnfoldAdminIntegerFieldWidget,
    )
    text_pl = text_field("announce-pl", word("announce-text-help"), required=False)
    text_en = text_field("announce-en", required=False)
    field_order = ("minutes", "text_pl", "text_en", "reason")
    record = "announce-record"

    def clean(self) -> dict[str, Any]:
        said = super().clean() or {}
        if bool(said.get("text_pl")) != bool(said.get("text_en")):
            self.add_error(
                "text_en" if said.get("text_pl") else "text_pl", str(word("announce-both"))
            )
        return said


class Notice(Reason):
    """What everybody is told, in both languages, and for how long."""

    text_pl = text_field("announce-pl")
    text_en = text_field("announce-en")
    period = forms.ChoiceField(
        label=word("announce-period"),
        choices=[(key, word(f"period-{key}")) for key in announcing.PERIODS],
        widget=UnfoldAdminSelectWidget,
    )
    field_order = ("text_pl", "text_en", "period", "reason")
    record = "announce-record"


class AnnouncementAdmin(StaffAdmin):
    list_display = ("what", "text_pl", "text_en", "ends", "since")
    list_display_links = None
    list_before_template = "admin/deeds.html"
    none = "none-announced"
    ordering = ("kind",)
    shown = ("kind", "until", "at")
    actions = ("end_these",)
    actions_list = ("drain", "maintain", "tell")

    def get_urls(self) -> list[URLPattern]:
        """The list and its forms alone: there is no more to one of them than its row."""
        of_one = ("_add", "_history", "_delete", "_change")
        return [each for each in super().get_urls() if each.name and not each.name.endswith(of_one)]

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> Any:
        """The deeds stand above the list: at the head of the page a narrow one hides them."""
        page = super().changelist_view(request, extra_context)
        if isinstance(page, TemplateResponse) and page.context_data is not None:
            page.context_data["deeds"] = page.context_data.pop("actions_list", [])
        return page

    def has_announce_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return request.user.has_perm("rooms.announce")

    @display(description=word("field-what"), ordering="kind")
    def what(self, announcement: Announcement) -> str:
        return str(announcement)

    @display(description=word("field-until"), ordering="until")
    def ends(self, announcement: Announcement) -> str:
        return "–" if announcement.until is None else moment(announcement.until)

    @display(description=word("field-at"), ordering="at")
    def since(self, announcement: Announcement) -> str:
        return moment(announcement.at)

    @admin.action(description=word("moderation-end_announcement"), permissions=["announce"])
    def end_these(self, request: HttpRequest, chosen: QuerySet[Announcement]) -> HttpResponse:
        return self.do(request, chosen, announcing.end_announcement)

    @action(
        description=word("moderation-begin_drain"),
        permissions=["announce"],
        url_path="drain",
        variant=ActionVariant.DANGER,
    )
    def drain(self, request: HttpRequest) -> HttpResponse:
        return self._announce(request, Announcement.DRAIN, announcing.begin_drain, Drain)

    @action(
        description=word("moderation-announce_maintenance"),
        permissions=["announce"],
        url_path="maintenance",
    )
    def maintain(self, request: HttpRequest) -> HttpResponse:
        kind = Announcement.MAINTENANCE
        return self._announce(request, kind, announcing.announce_maintenance, Maintenance)

    @action(
        description=word("moderation-announce_notice"),
        permissions=["announce"],
        url_path="notice",
    )
    def tell(self, request: HttpRequest) -> HttpResponse:
        return self._announce(request, Announcement.NOTICE, announcing.announce_notice, Notice)

    def _announce(
        self, request: HttpRequest, kind: str, act: ModerationAction, asking: type[Reason]
    ) -> HttpResponse:
        ask_again(request)
        back = reverse("admin:rooms_announcement_changelist")
        return done_with_reason(self, request, [Announcement(kind=kind)], act, back, asking)
