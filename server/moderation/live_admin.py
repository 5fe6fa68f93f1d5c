"""Live rooms in the admin: rooms in use and their matches, with what can be done to each one tap
away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from django.contrib import admin
from django.contrib.admin import SimpleListFilter, display
from django.contrib.admin.views.main import ChangeList
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, reverse
from django.utils.html import format_html, format_html_join
from django.utils.translation import get_language

from server.core.lazy_messages import word
from server.core.messages import duration, language_of
from server.moderation import actions
from server.moderation.filters import Games
from server.moderation.live_rooms import (
    STATES,
    Connected,
    Seats,
    connections,
    counts,
    last_acts,
    lateness,
    live_rooms,
    seats_of,
    state_of,
    those,
)
from server.moderation.models import LiveRoom
from server.moderation.moments import moment
from server.moderation.naming import in_words
from server.moderation.reasons import done_with_reason
from server.moderation.staff_admin import LINK, StaffAdmin, link

in_words(LiveRoom, "live")

BUTTON = (
    "border border-base-200 inline-block font-medium px-3 py-2 rounded-default whitespace-nowrap"
    " dark:border-base-700"
)


class States(SimpleListFilter):
    title = word("field-state")
    parameter_name = "state"

    def lookups(self, _request: HttpRequest, _admin: Any) -> list[tuple[str, Any]]:
        return [(state, word(f"live-{state}")) for state in STATES]

    def queryset(self, _request: HttpRequest, rooms: QuerySet[LiveRoom]) -> QuerySet[LiveRoom]:
        return rooms.filter(those(self.value()))


class LivePage(ChangeList):
    """A page of the list: who is there is asked for its rooms alone."""

    connected: dict[str, Connected]
    held: dict[int, Seats]

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        rooms: list[Any] = list(self.result_list)
        self.connected = connections([room.code for room in rooms])
        self.held = seats_of(rooms)
        acts = last_acts(rooms)
        for room in rooms:
            room.acted_at = acts.get(room.match_id)
            room.connected = self.connected[room.code]
            room.held = self.held.get(room.pk)
        self.result_list = rooms


class LiveRoomAdmin(StaffAdmin):
    list_display = (
        *("room", "standing", "of_match", "there", "taken", "deadline", "last_act", "last_there"),
    )
    list_display_links = None
    list_filter = (States, ("game", Games))
    list_select_related = ("match__head",)
    list_before_template = "admin/live_counts.html"
    shown = ("game", "match", "state")
    search_fields = ("code", "match__code")
    search_help_text = word("search-live")
    ordering = ("-active_at", "-pk")
    actions = ("close_rooms", "freeze_matches", "resume_matches")

    def get_urls(self) -> list[URLPattern]:
        """The list alone: the pages of rooms and matches are where they always were."""
        return [each for each in super().get_urls() if str(each.name).endswith("_changelist")]

    def get_queryset(self, request: HttpRequest) -> QuerySet[LiveRoom]:
        return live_rooms(super().get_queryset(request))

    def get_changelist(self, request: HttpRequest, **_more: Any) -> type[ChangeList]:
        return LivePage

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> Any:
        found = counts(self.get_queryset(request)) if request.method == "GET" else {}
        counted = [(word(f"live-{state}"), state, found.get(state, 0)) for state in STATES]
        return super().changelist_view(request, {"live_counts": counted, **(extra_context or {})})

    def get_list_display(self, request: HttpRequest) -> Any:
        """With the deeds that this person may do."""

        @display(description=word("field-deed"))
        def deeds(room: LiveRoom) -> str:
            return _buttons(self._possible(request, room))

        return (*super().get_list_display(request), deeds)

    def _possible(self, request: HttpRequest, room: LiveRoom) -> Iterable[tuple[str, str]]:
        match = room.match
        if match is not None and not match.over and self.may(request, "freeze_match"):
            do = "resume" if match.head.frozen else "freeze"
            yield reverse(f"admin:matches_match_{do}_this", args=[match.pk]), f"{do}_match"
        if not room.closed and self.may(request, "close_room"):
            yield reverse("admin:rooms_room_close_this", args=[room.pk]), "close_room"

    @display(description=word("field-room"), ordering="code")
    def room(self, room: LiveRoom) -> str:
        address = reverse("admin:rooms_room_change", args=[room.pk])
        name = self.the_game(room)
        return format_html('<a class="{}" href="{}">{}</a><br>{}', LINK, address, room.code, name)

    @display(description=word("field-state"))
    def standing(self, room: Any) -> str:
        return str(word(f"live-{state_of(room, room.connected.somebody)}"))

    @display(description=word("field-match"))
    def of_match(self, room: LiveRoom) -> str:
        return link(room.match)

    @display(description=word("field-connected"))
    def there(self, room: Any) -> str:
        connected: Connected = room.connected
        players, watching = len(connected.seats), connected.watching
        return str(word("live-connected", players=players, watching=watching))

    @display(description=word("field-seats"))
    def taken(self, room: Any) -> str:
        held: Seats | None = room.held
        if held is None:
            return "–"
        return str(word("live-seats", people=held.people, bots=held.bots, free=held.free))

    @display(description=word("field-due"), ordering="match__head__due_at")
    def deadline(self, room: LiveRoom) -> str:
        late = lateness(room)
        if late is None:
            return "–"
        return str(word("live-due-late" if late > 0 else "live-due-in", time=_time(abs(late))))

    @display(description=word("field-last-act"))
    def last_act(self, room: Any) -> str:
        """By the clock of the match, which stands while nobody is there."""
        if room.match is None or room.match.over or room.acted_at is None:
            return "–"
        return str(word("live-acted", time=_time(room.acted_at)))

    @display(description=word("field-last-there"), ordering="active_at")
    def last_there(self, room: LiveRoom) -> str:
        return moment(room.active_at)

    @admin.action(description=word("moderation-close_room"), permissions=["close_room"])
    def close_rooms(self, request: HttpRequest, chosen: QuerySet[LiveRoom]) -> HttpResponse:
        return self.do(request, chosen, actions.close_room)

    @admin.action(description=word("moderation-freeze_match"), permissions=["freeze_match"])
    def freeze_matches(self, request: HttpRequest, chosen: QuerySet[LiveRoom]) -> HttpResponse:
        return self._do_to_matches(request, chosen, actions.freeze_match)

    @admin.action(description=word("moderation-resume_match"), permissions=["freeze_match"])
    def resume_matches(self, request: HttpRequest, chosen: QuerySet[LiveRoom]) -> HttpResponse:
        return self._do_to_matches(request, chosen, actions.resume_match)

    def _do_to_matches(
        self, request: HttpRequest, chosen: QuerySet[LiveRoom], action: Callable[..., None]
    ) -> HttpResponse:
        """To the matches of the rooms; a room that has none is left out."""
        matches = [room.match for room in chosen if room.match is not None]
        return done_with_reason(self, request, matches, action, request.get_full_path())


def _buttons(possible: Iterable[tuple[str, str]]) -> str:
    links = format_html_join(
        "",
        '<a class="{}" href="{}">{}</a>',
        ((BUTTON, address, word(f"moderation-{do}")) for address, do in possible),
    )
    return format_html('<span class="flex flex-wrap gap-2 justify-end">{}</span>', links)


def _time(milliseconds: int) -> str:
    return duration(language_of(get_language()), milliseconds)
