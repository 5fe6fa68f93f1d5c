"""What was said."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.contrib.admin import display
from django.contrib.admin.views.main import ChangeList
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from unfold.decorators import action

from server.core.lazy_messages import word
from server.moderation import actions
from server.moderation.filters import Channels, Games, Lately
from server.moderation.looks import ListOnRecord
from server.moderation.naming import as_counted, in_words, said_in
from server.moderation.staff_admin import DoneJustNow, StaffAdmin, link, timed
from server.rooms import searching
from server.rooms.models import ChatLine
from server.rooms.searching import leaves_older_out, lines_found

in_words(ChatLine, "line", "room", "channel", "number", "guest", "seat", "name", "text", "phrase")
in_words(ChatLine, "line", "hidden", "at")


class SaidPage(ChangeList):
    """A page of what was said. Of a word that is said all the time it does not have all."""

    newest_alone = 0
    """So many of them, the newest; 0 if it has all."""

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        if self.query and leaves_older_out(self.query, self.search_fields):
            self.newest_alone = searching.MOST


class ChatAdmin(ListOnRecord, DoneJustNow, StaffAdmin):
    list_display = ("of_room", "where", "number", "name", "said", "hidden", "when")
    list_display_links = ("number",)
    list_filter = (Channels, Lately, "hidden", ("room__game", Games))
    list_select_related = ("room",)
    shown = ("room", "channel", "guest", "seat", "text", "phrase", "at")
    linked = ("room", "guest")
    search_fields = ("room__code", "name", "text", "guest__member__username")
    search_help_text = word("search-lines")
    list_before_template = "admin/newest_alone.html"
    ordering = ("-pk",)
    fields = (
        *(("of_room", "where", "number"), ("name", "person", "place"), "said", "hidden", "when"),
    )
    readonly_fields = ("of_room", "where", "person", "place", "said", "when")
    when = timed("at")
    actions = ("hide_lines",)
    actions_detail = ("hide_this", "show_this")

    @display(description=word("field-room"), ordering="room")
    def of_room(self, line: ChatLine) -> str:
        return link(line.room)

    @display(description=word("field-guest"))
    def person(self, line: ChatLine) -> str:
        return link(line.guest)

    @display(description=word("field-channel"), ordering="channel")
    def where(self, line: ChatLine) -> str:
        return str(word(f"chat-{line.channel}"))

    @display(description=word("field-seat"))
    def place(self, line: ChatLine) -> str:
        return as_counted(line.seat)

    @display(description=word("field-text"))
    def said(self, line: ChatLine) -> str:
        return said_in(line)

    @admin.action(description=word("moderation-hide_line"), permissions=["hide_line"])
    def hide_lines(self, request: HttpRequest, chosen: QuerySet[ChatLine]) -> HttpResponse:
        return self.do(request, chosen, actions.hide_line)

    @action(description=word("moderation-hide_line"), permissions=["hide_line"], url_path="hide")
    def hide_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, actions.hide_line)

    @action(description=word("moderation-show_line"), permissions=["hide_line"], url_path="show")
    def show_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, actions.show_line)

    def get_changelist(self, request: HttpRequest, **_more: Any) -> type[ChangeList]:
        return SaidPage

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[ChatLine], search_term: str
    ) -> tuple[QuerySet[ChatLine], bool]:
        """By indexes, as far as this person may ask."""
        paths = self.get_search_fields(request)
        return (lines_found(queryset, search_term, paths) if search_term else queryset), False

    def impossible(self, line: ChatLine) -> list[Any]:
        return [self.hide_this if line.hidden else self.show_this]
