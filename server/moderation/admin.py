"""What staff may look at, and of a match only what its players know too: neither log, state, seed
nor secret has a place here while it runs. All that can be done is to set a match going again that
a fault in its rules has stopped.
"""

from __future__ import annotations

from typing import Any

from asgiref.sync import async_to_sync
from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest

from server.accounts.models import Guest
from server.matches.house import house
from server.matches.models import Match
from server.rooms.models import ChatLine, Room, Seat


class Looking(admin.ModelAdmin):
    """Rooms and matches change through their services alone."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class SeatLines(admin.TabularInline):
    model = Seat
    fields = ("number", "guest", "bot_level", "name", "ready")
    can_delete = False
    extra = 0

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Room)
class RoomAdmin(Looking):
    list_display = ("code", "game", "public", "created_at", "matches_played")
    list_filter = ("game", "public")
    list_select_related = ("host",)
    search_fields = ("code", "seats__name")
    fields = ("code", "game", "options", "public", "created_at", "host", "commitment", "match")
    inlines = (SeatLines,)


@admin.register(Match)
class MatchAdmin(Looking):
    list_display = ("id", "game", "seats", "over", "stopped")
    list_filter = ("game", "over", "head__frozen")
    list_select_related = ("head",)
    fields = ("game", "rules_version", "options", "seats", "commitment", "over", "outcome")
    actions = ("resume",)

    @admin.display(boolean=True)
    def stopped(self, match: Match) -> bool:
        return match.head.frozen

    def has_resume_permission(self, request: HttpRequest) -> bool:
        user = request.user
        return user.is_active and user.is_staff and user.has_perm("matches.change_match")

    @admin.action(description="Set going again what a fault has stopped", permissions=["resume"])
    def resume(self, request: HttpRequest, chosen: QuerySet[Match]) -> None:
        """Everybody at the table sees it at once; who did it is kept in Django's log."""
        for match in chosen.filter(head__frozen=True):
            if async_to_sync(house().resume)(match.pk):
                self.log_change(request, match, "set going again")
                self.message_user(request, f"{match} goes on.")
            else:
                self.message_user(request, f"{match} has stopped again.", messages.ERROR)


@admin.register(ChatLine)
class ChatAdmin(Looking):
    list_display = ("room", "number", "name", "text", "at")
    list_select_related = ("room",)
    search_fields = ("room__code", "name", "text")


@admin.register(Guest)
class GuestAdmin(Looking):
    list_display = ("name", "created_at", "last_seen")
    search_fields = ("name",)
    fields = ("id", "name", "created_at", "last_seen")
