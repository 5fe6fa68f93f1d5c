"""Matches, who played them, and what failed in them."""

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
from server.matches.models import Fault, Match
from server.moderation import actions, voiding
from server.moderation.filters import Games
from server.moderation.log_admin import ComparedWithLog
from server.moderation.models import VOID_GROUNDS
from server.moderation.naming import (
    as_counted,
    in_words,
    name_of_level,
    options_in_words,
    outcome_in_words,
)
from server.moderation.reasons import Grounded
from server.moderation.staff_admin import DoneJustNow, Lines, StaffAdmin, at, link
from server.rooms.models import Played

in_words(Played, "played", "match", "room", "seat", "guest", "bot_level", "name")
in_words(Match, "match", "code", "game", "rules_version", "options", "seats", "commitment", "over")
in_words(Match, "match", "outcome", "bots")
in_words(Fault, "fault", "match", "seat", "action", "trace")


class PlayedLines(Lines):
    model = Played
    show_change_link = False
    none = "none-played"
    fields = readonly_fields = ("of_match", "of_room", "person", "place", "name", "level")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Played]:
        played: QuerySet[Played] = super().get_queryset(request)
        return played.select_related("match", "room", "guest")

    @display(description=word("field-match"))
    def of_match(self, played: Played) -> str:
        return link(played.match)

    @display(description=word("field-seat"), ordering="seat")
    def place(self, played: Played) -> str:
        return as_counted(played.seat)

    @display(description=word("field-bot-level"), ordering="bot_level")
    def level(self, played: Played) -> str:
        return name_of_level(played.bot_level, played.match.game)

    @display(description=word("field-room"))
    def of_room(self, played: Played) -> str:
        return link(played.room)

    @display(description=word("field-guest"))
    def person(self, played: Played) -> str:
        return link(played.guest)


class VoidForm(Grounded):
    grounds = VOID_GROUNDS


class MatchAdmin(ComparedWithLog, DoneJustNow, StaffAdmin):
    list_display = ("code", "the_game", "seats", "began", "over", "stopped", "rooms")
    list_filter = (("game", Games), "over", "head__frozen")
    list_select_related = ("head",)
    shown = ("game", "begun_at", "head__frozen", "options")
    search_fields = ("code", "played__room__code", "played__name")
    search_help_text = word("search-matches")
    ordering = ("-pk",)
    fields = (
        ("code", "the_game", "rules_version"),
        ("began", "over", "stopped"),
        ("seats", "rooms"),
        "the_options",
        "commitment",
        ("how_it_ended", "counts"),
    )
    readonly_fields = (
        *("the_game", "the_options", "began", "stopped", "rooms", "how_it_ended", "counts"),
    )
    inlines = (PlayedLines,)
    actions = ("freeze_matches", "resume")
    actions_detail = (
        *("freeze_this", "resume_this", "compare_this", "rebuild_this"),
        *("void_this", "count_this"),
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[Match]:
        matches: QuerySet[Match] = super().get_queryset(request)
        return matches.prefetch_related("played__room")

    def impossible(self, match: Match) -> list[Any]:
        if not match.over:
            going = (
                [self.freeze_this] if match.head.frozen else [self.resume_this, self.rebuild_this]
            )
            return [*going, self.void_this, self.count_this]
        counted = [] if match.void_ground else [self.count_this]
        voided = [self.void_this] if match.void else []
        return [self.freeze_this, self.resume_this, self.rebuild_this, *counted, *voided]

    @display(description=word("field-frozen"), boolean=True)
    def stopped(self, match: Match) -> bool:
        return match.head.frozen

    @display(description=word("field-options"))
    def the_options(self, match: Match) -> str:
        return options_in_words(json.loads(match.options), match.game)

    @display(description=word("field-began"), ordering="begun_at")
    def began(self, match: Match) -> str:
        return at(match.begun_at)

    @display(description=word("field-room"))
    def rooms(self, match: Match) -> str:
        return link(next((each.room for each in match.played.all() if each.room), None))

    @display(description=word("field-outcome"))
    def how_it_ended(self, match: Match) -> str:
        return outcome_in_words(match)

    @display(description=word("field-counts"))
    def counts(self, match: Match) -> str:
        """Whether it stands on anybody's record; if not, and staff have said so, why."""
        why = match.void_ground and word(f"because-{match.void_ground}")
        return f"{word('counts-no' if match.void else 'counts-yes')}{f'. {why}' if why else ''}"

    @admin.action(description=word("moderation-freeze_match"), permissions=["freeze_match"])
    def freeze_matches(self, request: HttpRequest, chosen: QuerySet[Match]) -> HttpResponse:
        return self.do(request, chosen, actions.freeze_match)

    @admin.action(description=word("moderation-resume_match"), permissions=["freeze_match"])
    def resume(self, request: HttpRequest, chosen: QuerySet[Match]) -> HttpResponse:
        return self.do(request, chosen, actions.resume_match)

    @action(
        description=word("moderation-freeze_match"),
        permissions=["freeze_match"],
        url_path="freeze",
        variant=ActionVariant.DANGER,
    )
    def freeze_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, actions.freeze_match)

    @action(
        description=word("moderation-resume_match"), permissions=["freeze_match"], url_path="resume"
    )
    def resume_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, actions.resume_match)

    @action(
        description=word("moderation-void_match"),
        permissions=["void_match"],
        url_path="void",
        variant=ActionVariant.DANGER,
    )
    def void_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        touches = voiding.touched_by_voiding
        return self.do_to(request, object_id, voiding.void_match, VoidForm, touches)

    @action(
        description=word("moderation-count_match"), permissions=["void_match"], url_path="count"
    )
    def count_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        touches = voiding.touched_by_counting
        return self.do_to(request, object_id, voiding.count_match, touches=touches)


class PlayedAdmin(StaffAdmin):
    list_display = ("place", "of_match", "name", "person", "level", "of_room")
    list_filter = (("match__game", Games), "match__over")
    list_select_related = ("match", "room", "guest")
    shown = ("match", "room", "seat", "guest", "bot_level")
    search_fields = ("match__code", "room__code", "name", "guest__member__username")
    ordering = ("-pk",)
    fields = (("of_match", "of_room"), ("place", "name", "person"), "level")
    readonly_fields = ("of_match", "of_room", "place", "person", "level")

    of_match, of_room, person = PlayedLines.of_match, PlayedLines.of_room, PlayedLines.person
    place, level = PlayedLines.place, PlayedLines.level


class FaultAdmin(StaffAdmin):
    """Faults. Action and traceback are hidden while the match runs: they could reveal a hand."""

    list_display = ("when", "of_match", "place")
    list_filter = (("match__game", Games), "match__over")
    list_select_related = ("match",)
    shown = ("match", "seat", "at")
    search_fields = ("match__code",)
    ordering = ("-pk",)
    fields = (("when", "of_match", "place"), "what_was_asked", "where_it_failed")
    readonly_fields = ("when", "of_match", "place", "what_was_asked", "where_it_failed")

    @display(description=word("field-at"), ordering="at")
    def when(self, fault: Fault) -> str:
        return at(fault.at)

    @display(description=word("field-match"))
    def of_match(self, fault: Fault) -> str:
        return link(fault.match)

    @display(description=word("field-seat"))
    def place(self, fault: Fault) -> str:
        return as_counted(fault.seat)

    @display(description=word("field-action"))
    def what_was_asked(self, fault: Fault) -> str:
        return fault.action if fault.match.over else str(word("after-the-end"))

    @display(description=word("field-trace"))
    def where_it_failed(self, fault: Fault) -> str:
        if not fault.match.over:
            return str(word("after-the-end"))
        return format_html('<pre class="whitespace-pre-wrap">{}</pre>', fault.trace)
