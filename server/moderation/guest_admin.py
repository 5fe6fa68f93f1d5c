"""Guests: who somebody is in one browser."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.contrib.admin import display
from django.db.models import Count, OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.http import HttpRequest

from server.accounts.models import Guest
from server.core.lazy_messages import word
from server.moderation.ban_admin import SanctionablePerson
from server.moderation.looks import OnRecord
from server.moderation.match_admin import PlayedLines
from server.moderation.mute_admin import SanctionsOfGuest
from server.moderation.naming import in_words, name_of
from server.moderation.reasons import shown_on
from server.moderation.room_admin import HeldSeats
from server.moderation.staff_admin import StaffAdmin, link, listed, timed
from server.rooms.models import ChatLine

in_words(Guest, "guest", "member", "name", "created_at", "last_seen")


class GuestAdmin(OnRecord, SanctionablePerson, StaffAdmin):
    list_display = ("called", "the_member", "came", "seen")
    list_filter = (("member", admin.EmptyFieldListFilter),)
    list_select_related = ("member",)
    shown = ("name", "member", "created_at", "last_seen")
    search_fields = ("name", "member__username", "seats__room__code")
    search_help_text = word("search-guests")
    ordering = ("-last_seen",)
    fields = (("called", "the_member"), ("came", "seen"), "said")
    readonly_fields = ("called", "the_member", "came", "seen", "said")
    came, seen = timed("created_at"), timed("last_seen")
    inlines = (SanctionsOfGuest, HeldSeats, PlayedLines)

    @display(description=word("field-name"), ordering="name")
    def called(self, guest: Guest) -> str:
        return name_of(guest)

    @display(description=word("field-member"))
    def the_member(self, guest: Guest) -> str:
        return link(guest.member)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Guest]:
        lines = shown_on(request, ChatLine.objects.filter(guest=OuterRef("pk")))
        count = lines.order_by().values("guest").annotate(count=Count("pk")).values("count")
        guests: QuerySet[Guest] = super().get_queryset(request)
        return guests.annotate(lines=Coalesce(Subquery(count), 0))

    @display(description=word("admin-line-many"))
    def said(self, guest: Any) -> str:
        return listed(ChatLine, str(guest.lines), guest__id__exact=guest.pk)
