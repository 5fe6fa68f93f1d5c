"""What staff did and looked at."""

from __future__ import annotations

from django.contrib.admin import display
from django.db.models import Q

from server.core.lazy_messages import word
from server.moderation.audit_words import facts_in_words
from server.moderation.filters import Actors, Looks, ModerationActions, Whenever
from server.moderation.looks import ListOnRecord
from server.moderation.models import AuditEntry
from server.moderation.naming import in_words
from server.moderation.staff_admin import StaffAdmin, link, timed
from server.rooms.models import Room

in_words(AuditEntry, "entry", "who", "what", "kind", "target", "room", "reason", "before", "after")
in_words(AuditEntry, "entry", "at", "request")


class AuditAdmin(ListOnRecord, StaffAdmin):
    list_display = ("when", "actor", "doing", "aim", "reason")
    list_filter = (Looks, ("what", ModerationActions), ("who", Actors), Whenever)
    shown = ("who", "what", "target", "room", "before", "after", "looks", "at")
    # As they were written, one after the other: by time they would all be sorted for each page.
    ordering = ("-pk",)
    search_fields = ("who", "target", "room", "reason")
    search_help_text = word("search-audit")
    fields = (
        ("when", "actor"),
        ("doing", "aim", "of_room"),
        "reason",
        ("was", "became"),
        "request",
    )
    readonly_fields = ("when", "actor", "doing", "aim", "of_room", "was", "became")
    when = timed("at")

    @display(description=word("field-who"), ordering="who")
    def actor(self, entry: AuditEntry) -> str:
        return entry.actor

    @display(description=word("field-what"), ordering="what")
    def doing(self, entry: AuditEntry) -> str:
        return str(word(entry.word))

    @display(description=word("field-target"), ordering="target")
    def aim(self, entry: AuditEntry) -> str:
        return entry.aim or "–"

    @display(description=word("field-room"))
    def of_room(self, entry: AuditEntry) -> str:
        return link(Room.objects.filter(~Q(code=""), code=entry.room).first())

    @display(description=word("field-before"))
    def was(self, entry: AuditEntry) -> str:
        return facts_in_words(entry.before)

    @display(description=word("field-after"))
    def became(self, entry: AuditEntry) -> str:
        return facts_in_words(entry.after)
