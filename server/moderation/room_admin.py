"""Rooms and their seats."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.contrib.admin import display
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from unfold.decorators import action
from unfold.enums import ActionVariant

from server.core.lazy_messages import word
from server.moderation import actions, hosts
from server.moderation.filters import Games, Opened
from server.moderation.models import GROUNDS_OF, ROOM
from server.moderation.naming import (
    as_counted,
    in_words,
    name_of_level,
    options_in_words,
    settings_in_words,
)
from server.moderation.reasons import Grounded
from server.moderation.staff_admin import DoneJustNow, Lines, StaffAdmin, link, listed, timed
from server.rooms.models import ChatLine, Room, Seat

in_words(Room, "room", "code", "game", "options", "public", "created_at", "host", "commitment")
in_words(Room, "room", "match", "matches_played", "locked", "closed", "active_at", "settings")
in_words(Seat, "seat", "room", "number", "guest", "bot_level", "name", "ready")


class SeatLines(Lines):
    model = Seat
    fields = readonly_fields = ("place", "person", "level", "name", "ready")

    @display(description=word("field-number"), ordering="number")
    def place(self, seat: Seat) -> str:
        return as_counted(seat.number)

    @display(description=word("field-bot-level"), ordering="bot_level")
    def level(self, seat: Seat) -> str:
        return name_of_level(seat.bot_level, seat.room.game)

    @display(description=word("field-guest"))
    def person(self, seat: Seat) -> str:
        return link(seat.guest)


class HeldSeats(Lines):
    model = Seat
    none = "none-held"
    fields = readonly_fields = ("of_room", "place", "name")

    @display(description=word("field-room"))
    def of_room(self, seat: Seat) -> str:
        return link(seat.room)

    place = SeatLines.place


class HostForm(Grounded):
    grounds = GROUNDS_OF[ROOM]


class RoomAdmin(DoneJustNow, StaffAdmin):
    list_display = (
        "code",
        "the_game",
        "public",
        "closed",
        "the_match",
        "matches_played",
        "used",
    )
    list_filter = (("game", Games), "public", "closed", "locked", Opened)
    list_select_related = ("match",)
    shown = ("game", "host", "match", "options", "settings", "created_at", "active_at")
    search_fields = ("code", "seats__name", "match__code")
    search_help_text = word("search-rooms")
    ordering = ("-active_at",)
    fields = (
        ("code", "the_game"),
        ("public", "locked", "closed"),
        ("opened", "used"),
        ("the_host", "the_match", "the_chat"),
        "the_options",
        "the_settings",
        "commitment",
    )
    readonly_fields = (
        *("the_game", "the_host", "the_match", "the_chat", "the_options", "the_settings"),
        *("opened", "used"),
    )
    opened, used = timed("created_at"), timed("active_at")
    inlines = (SeatLines,)
    actions = ("close_rooms",)
    actions_detail = ("close_this", "reopen_this", "lock_this", "unlock_this", "take_host_this")

    @display(description=word("field-host"))
    def the_host(self, room: Room) -> str:
        return link(room.host)

    @display(description=word("field-options"))
    def the_options(self, room: Room) -> str:
        return options_in_words(room.options, room.game, room.documents)

    @display(description=word("field-settings"))
    def the_settings(self, room: Room) -> str:
        return settings_in_words(room.settings)

    @display(description=word("field-match"))
    def the_match(self, room: Room) -> str:
        return link(room.match)

    @display(description=word("admin-line-many"))
    def the_chat(self, room: Room) -> str:
        return listed(ChatLine, str(room.chat.count()), room__id__exact=room.pk)

    @admin.action(description=word("moderation-close_room"), permissions=["close_room"])
    def close_rooms(self, request: HttpRequest, chosen: QuerySet[Room]) -> HttpResponse:
        return self.do(request, chosen, actions.close_room)

    @action(
        description=word("moderation-close_room"),
        permissions=["close_room"],
        url_path="close",
        variant=ActionVariant.DANGER,
    )
    def close_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, actions.close_room)

    @action(
        description=word("moderation-reopen_room"), permissions=["close_room"], url_path="reopen"
    )
    def reopen_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, actions.reopen_room)

    @action(description=word("moderation-lock_room"), permissions=["close_room"], url_path="lock")
    def lock_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, actions.lock_room)

    @action(
        description=word("moderation-unlock_room"), permissions=["close_room"], url_path="unlock"
    )
    def unlock_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, actions.unlock_room)

    @action(
        description=word("moderation-take_host"), permissions=["hand_host"], url_path="take-host"
    )
    def take_host_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(
            request,
            object_id,
            hosts.take_host,
            HostForm,
            lambda room: hosts.touched_by_handing(room, hosts.heir_of(room)),
        )

    def impossible(self, room: Room) -> list[Any]:
        if room.closed:
            return [self.close_this, self.lock_this, self.unlock_this, self.take_host_this]
        kept = room.host_id is None or hosts.heir_of(room) is None
        host = [self.take_host_this] if kept else []
        return [self.reopen_this, self.lock_this if room.locked else self.unlock_this, *host]


class SeatAdmin(DoneJustNow, StaffAdmin):
    list_display = ("of_room", "place", "name", "person", "level", "ready")
    list_display_links = ("place", "name")
    list_filter = (("guest", admin.EmptyFieldListFilter), ("room__game", Games))
    list_select_related = ("room", "guest")
    shown = ("room", "number", "guest", "bot_level")
    search_fields = ("room__code", "name", "guest__member__username")
    ordering = ("-pk",)
    fields = (("of_room", "place"), ("name", "person"), ("level", "ready"))
    readonly_fields = ("of_room", "place", "person", "level")
    actions = ("empty_seats",)
    actions_detail = ("empty_this", "hand_host_this")

    def impossible(self, seat: Seat) -> list[Any]:
        if seat.guest_id is None or seat.room.closed:
            return [self.empty_this, self.hand_host_this]
        return [self.hand_host_this] if hosts.is_host(seat) else []

    @display(description=word("field-room"))
    def of_room(self, seat: Seat) -> str:
        return link(seat.room)

    place, person, level = SeatLines.place, SeatLines.person, SeatLines.level

    @admin.action(description=word("moderation-empty_seat"), permissions=["empty_seat"])
    def empty_seats(self, request: HttpRequest, chosen: QuerySet[Seat]) -> HttpResponse:
        return self.do(request, chosen, actions.empty_seat)

    @action(
        description=word("moderation-empty_seat"),
        permissions=["empty_seat"],
        url_path="empty",
        variant=ActionVariant.DANGER,
    )
    def empty_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, actions.empty_seat)

    @action(
        description=word("moderation-hand_host"), permissions=["hand_host"], url_path="hand-host"
    )
    def hand_host_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(
            request,
            object_id,
            hosts.hand_host,
            HostForm,
            lambda seat: hosts.touched_by_handing(seat.room, seat),
        )
