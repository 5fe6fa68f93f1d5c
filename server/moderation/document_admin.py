"""Boards of people's own."""

from __future__ import annotations

import json
from typing import Any

from django.contrib import admin
from django.contrib.admin import display
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.html import format_html
from unfold.decorators import action
from unfold.enums import ActionVariant

from server.core.lazy_messages import word
from server.library.models import Document
from server.moderation import taking_away
from server.moderation.filters import Games
from server.moderation.naming import in_words
from server.moderation.reasons import Grounded
from server.moderation.staff_admin import DoneJustNow, StaffAdmin, link, timed

in_words(Document, "document", "code", "game", "owner", "body", "published", "withdrawn")
in_words(Document, "document", "created_at", "updated_at", name="title")


def indented(body: str) -> str:
    """JSON to be read; nothing of a document that its owner has withdrawn."""
    return json.dumps(json.loads(body), indent=2, ensure_ascii=False) if body else ""


class DocumentAdmin(DoneJustNow, StaffAdmin):
    list_display = ("code", "name", "the_game", "published", "withdrawn", "person", "changed")
    list_filter = (("game", Games), "published", "withdrawn")
    list_select_related = ("owner",)
    shown = ("game", "owner", "body", "created_at", "updated_at")
    search_fields = ("code", "name", "owner__member__username")
    search_help_text = word("search-documents")
    ordering = ("-updated_at",)
    fields = (
        ("code", "the_game"),
        ("name", "person"),
        ("published", "withdrawn"),
        ("made", "changed"),
        "content",
    )
    readonly_fields = ("the_game", "person", "made", "changed", "content")
    made, changed = timed("created_at"), timed("updated_at")
    actions = ("take_documents_away",)
    actions_detail = ("take_this_away",)

    def impossible(self, document: Document) -> list[Any]:
        return [self.take_this_away] if document.withdrawn else []

    @display(description=word("field-owner"))
    def person(self, document: Document) -> str:
        return link(document.owner)

    @display(description=word("field-body"))
    def content(self, document: Document) -> str:
        return format_html('<pre class="whitespace-pre-wrap">{}</pre>', indented(document.body))

    @admin.action(description=word("moderation-take_away"), permissions=["take_away"])
    def take_documents_away(self, request: HttpRequest, chosen: QuerySet[Document]) -> HttpResponse:
        return self.do(request, chosen, taking_away.take_away, Grounded)

    @action(
        description=word("moderation-take_away"),
        permissions=["take_away"],
        url_path="take-away",
        variant=ActionVariant.DANGER,
    )
    def take_this_away(self, request: HttpRequest, object_id: str) -> HttpResponse:
        touches = taking_away.touched_by_taking_away
        return self.do_to(request, object_id, taking_away.take_away, Grounded, touches)
