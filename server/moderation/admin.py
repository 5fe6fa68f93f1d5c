"""Django admin, read-only; staff never see hidden state of a running match (log, state, seed,
hands); changes go through the audited actions of ``actions.py``, each with a reason."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from allauth.account.decorators import secure_admin_login
from allauth.account.models import EmailAddress
from allauth.account.views import logout as sign_out
from allauth.mfa.models import Authenticator
from django import forms
from django.apps import apps
from django.contrib import admin
from django.contrib.admin import display
from django.contrib.admin.views.main import ChangeList
from django.contrib.auth.admin import GroupAdmin as PlainGroupAdmin
from django.contrib.auth.admin import UserAdmin as PlainUserAdmin
from django.contrib.auth.models import Group
from django.core.exceptions import PermissionDenied
from django.db.models import Count, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.http import HttpRequest, HttpResponse
from django.utils.html import format_html
from django.utils.text import capfirst
from unfold.admin import ModelAdmin
from unfold.decorators import action
from unfold.enums import ActionVariant
from unfold.widgets import UnfoldAdminSelectWidget

from server.accounts.models import Guest, Member
from server.core.lazy_messages import word
from server.library.models import Document
from server.matches.models import Fault, Match
from server.moderation import actions, hosts, taking_away, voiding
from server.moderation.announcing_admin import AnnouncementAdmin
from server.moderation.audit_words import facts_in_words
from server.moderation.ban_admin import SanctionablePerson
from server.moderation.case_admin import CaseAdmin
from server.moderation.entrance import ask_again
from server.moderation.filters import (
    Actors,
    Channels,
    Games,
    Lately,
    Looks,
    ModerationActions,
    Roles,
)
from server.moderation.live_admin import LiveRoomAdmin
from server.moderation.log_admin import ComparedWithLog
from server.moderation.looks import ListOnRecord, OnRecord
from server.moderation.models import (
    GROUNDS_OF,
    ROOM,
    VOID_GROUNDS,
    AuditEntry,
    Case,
    LiveRoom,
    Proposal,
)
from server.moderation.mute_admin import SanctionsOfGuest, SanctionsOfMember
from server.moderation.naming import (
    as_counted,
    in_words,
    name_of,
    name_of_level,
    options_in_words,
    outcome_in_words,
    said_in,
    settings_in_words,
)
from server.moderation.parties import is_party
from server.moderation.proposal_admin import ProposalAdmin
from server.moderation.reasons import Grounded, reason_field, shown_on, staff_of
from server.moderation.roles import ROLES, role_of, set_role
from server.moderation.sanction_admin import SanctionAdmin
from server.moderation.staff_admin import (
    DoneJustNow,
    Lines,
    ReadOnlyAdminMixin,
    StaffAdmin,
    Titled,
    at,
    link,
    listed,
    timed,
)
from server.rooms import searching
from server.rooms.models import Announcement, ChatLine, Played, Room, Sanction, Seat
from server.rooms.searching import leaves_older_out, lines_found

if TYPE_CHECKING:
    # At run time neither takes a parameter.
    MemberModelForm = forms.ModelForm[Member]
    MemberModelAdmin = PlainUserAdmin[Member]
else:
    MemberModelForm, MemberModelAdmin = forms.ModelForm, PlainUserAdmin

admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]
# As everywhere else, so that the sockets of that browser hear of it.
admin.site.logout = sign_out  # type: ignore[method-assign]
admin.site.site_title = word("site-name")
admin.site.index_title = word("admin")

for app, key in (
    ("rooms", "play"),
    ("matches", "play"),
    ("library", "play"),
    ("accounts", "people"),
):
    apps.get_app_config(app).verbose_name = word(f"admin-{key}")
apps.get_app_config("moderation").verbose_name = word("admin-record")
apps.get_app_config("auth").verbose_name = word("admin-people")

in_words(Room, "room", "code", "game", "options", "public", "created_at", "host", "commitment")
in_words(Room, "room", "match", "matches_played", "locked", "closed", "active_at", "settings")
in_words(Seat, "seat", "room", "number", "guest", "bot_level", "name", "ready")
in_words(ChatLine, "line", "room", "channel", "number", "guest", "seat", "name", "text", "phrase")
in_words(ChatLine, "line", "hidden", "at")
in_words(Played, "played", "match", "room", "seat", "guest", "bot_level", "name")
in_words(Match, "match", "code", "game", "rules_version", "options", "seats", "commitment", "over")
in_words(Match, "match", "outcome", "bots")
in_words(Fault, "fault", "match", "seat", "action", "trace")
in_words(Guest, "guest", "member", "name", "created_at", "last_seen")
in_words(Member, "member", "username", "email", "date_joined", "last_login", "is_active")
in_words(Member, "member", "is_staff")
in_words(Document, "document", "code", "game", "owner", "body", "published", "withdrawn")
in_words(Document, "document", "created_at", "updated_at", name="title")
in_words(AuditEntry, "entry", "who", "what", "kind", "target", "room", "reason", "before", "after")
in_words(AuditEntry, "entry", "at", "request")


def indented(body: str) -> str:
    """JSON to be read; nothing of a document that its owner has withdrawn."""
    return json.dumps(json.loads(body), indent=2, ensure_ascii=False) if body else ""


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


class PlayedLines(Lines):
    model = Played
    show_change_link = False
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


class HeldSeats(Lines):
    model = Seat
    fields = readonly_fields = ("of_room", "place", "name")

    @display(description=word("field-room"))
    def of_room(self, seat: Seat) -> str:
        return link(seat.room)

    place = SeatLines.place


class HostForm(Grounded):
    grounds = GROUNDS_OF[ROOM]


@admin.register(Room)
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
    list_filter = (("game", Games), "public", "closed", "locked")
    list_select_related = ("match",)
    shown = ("game", "host", "match", "options", "settings", "created_at", "active_at")
    search_fields = ("code", "seats__name", "match__code")
    search_help_text = word("search-rooms")
    date_hierarchy = "created_at"
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
        hostless = [self.take_host_this] if room.host_id is None else []
        return [self.reopen_this, self.lock_this if room.locked else self.unlock_this, *hostless]


@admin.register(Seat)
class SeatAdmin(StaffAdmin):
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


class VoidForm(Grounded):
    grounds = VOID_GROUNDS


@admin.register(Match)
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


class SaidPage(ChangeList):
    """A page of what was said. Of a word that is said all the time it does not have all."""

    newest_alone = 0
    """So many of them, the newest; 0 if it has all."""

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        if self.query and leaves_older_out(self.query, self.search_fields):
            self.newest_alone = searching.MOST


@admin.register(ChatLine)
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


@admin.register(Played)
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


@admin.register(Fault)
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


@admin.register(Document)
class DocumentAdmin(StaffAdmin):
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


@admin.register(Guest)
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


class Browsers(Lines):
    model = Guest
    fields = readonly_fields = ("name", "came", "seen")
    came, seen = GuestAdmin.came, GuestAdmin.seen


class MemberForm(MemberModelForm):
    reason = reason_field()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.before = actions.rights_of(self.instance)
        self.initial["role"] = self.before["role"]


class MemberAndRoleForm(MemberForm):
    """For those who give roles: a field that is declared is taken, whether the page shows it or
    not."""

    role = forms.ChoiceField(
        label=capfirst(word("field-role")),
        help_text=word("role-help"),
        required=False,
        choices=[("", word("role-none")), *((role, word(f"role-{role}")) for role in ROLES)],
        widget=UnfoldAdminSelectWidget,
    )


@admin.register(Member)
class MemberAdmin(OnRecord, SanctionablePerson, Titled, MemberModelAdmin, ModelAdmin):
    """Members. Seniors close accounts, of others than staff; admins give and take roles, too. A
    reason as for every action; nobody sets another's password; only superusers change
    superusers."""

    form = MemberForm
    list_display = ("username", "is_active", "the_role", "joined", "signed_in")
    list_filter = ("is_active", "is_staff", ("groups", Roles))
    shown = ("is_staff", "groups", "date_joined", "last_login")
    search_fields = ("username", "guests__name", "guests__seats__room__code")
    ordering = ("-date_joined",)
    inlines = (SanctionsOfMember, Browsers)
    fieldsets = ((None, {"fields": ("username", "is_active")}),)
    readonly_fields = ("username", "the_role", "joined", "signed_in")
    joined, signed_in = timed("date_joined"), timed("last_login")
    list_filter_sheet = False

    def get_fieldsets(self, request: HttpRequest, obj: Member | None = None) -> Any:
        changes = self.has_change_permission(request, obj)
        role = "role" if changes and self.gives_roles(request) else "the_role"
        reason = ("reason",) if changes else ()
        dates = (None, {"fields": ("joined", "signed_in")})
        return (*self.fieldsets, (None, {"fields": (role, *reason)}), dates)

    def get_form(
        self, request: HttpRequest, obj: Member | None = None, change: bool = False, **more: Any
    ) -> Any:
        form = MemberAndRoleForm if self.gives_roles(request) else MemberForm
        # Django's own are for whoever chooses a name, and of accounts in general.
        unsaid = dict.fromkeys(("username", "is_active"), "")
        said = {"form": form, "change": change, "help_texts": unsaid, **more}
        return super().get_form(request, obj, **said)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Member]:
        members: QuerySet[Member] = super().get_queryset(request)
        return members.prefetch_related("groups")

    @display(description=word("field-role"))
    def the_role(self, member: Member) -> str:
        role = role_of(member)
        return "–" if role is None else str(word(f"role-{role}"))

    def gives_roles(self, request: HttpRequest) -> bool:
        return request.user.has_perm("moderation.give_role")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Member | None = None) -> bool:
        if obj is not None and obj.is_superuser and not request.user.is_superuser:
            return False
        if obj is not None and obj.is_staff and not self.gives_roles(request):
            return False
        if obj is not None and is_party(staff_of(request), obj):
            return False
        return super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never: members delete their own accounts, which removes their names everywhere."""
        return False

    def user_change_password(self, request: HttpRequest, id: str, form_url: str = "") -> Any:
        raise PermissionDenied

    def save_model(self, request: HttpRequest, member: Member, form: Any, change: bool) -> None:
        before = form.before["role"]
        if form.cleaned_data.get("role", before) != before:
            ask_again(request)
        super().save_model(request, member, form, change)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        """Audit the change here: the member is saved by now."""
        super().save_related(request, form, formsets, change)
        member, said, before = form.instance, form.cleaned_data, form.before
        role = said.get("role", before["role"])
        if role != before["role"]:
            set_role(member, role or None)
        actions.note_change(staff_of(request), member, said["reason"], before)
        if before["is_active"] and not member.is_active:
            actions.close_account(member)
        elif bool(role) != bool(before["role"]):
            actions.tell_of_staff(member)


admin.site.register(Case, CaseAdmin)
admin.site.register(Proposal, ProposalAdmin)
admin.site.register(Sanction, SanctionAdmin)
admin.site.register(LiveRoom, LiveRoomAdmin)
admin.site.register(Announcement, AnnouncementAdmin)


class GroupAdmin(ReadOnlyAdminMixin, PlainGroupAdmin, ModelAdmin):
    list_display = ("called",)
    fields = readonly_fields = ("called", "permissions")

    @display(description=word("field-name"), ordering="name")
    def called(self, group: Group) -> str:
        return str(word(f"role-{group.name}")) if group.name in ROLES else group.name


admin.site.unregister(Group)
admin.site.register(Group, GroupAdmin)
# A member's mail address is private, and what the second factor is checked by is a secret.
for private in (EmailAddress, Authenticator):
    if admin.site.is_registered(private):
        admin.site.unregister(private)


@admin.register(AuditEntry)
class AuditAdmin(ListOnRecord, StaffAdmin):
    list_display = ("when", "actor", "doing", "aim", "reason")
    list_filter = (Looks, ("what", ModerationActions), ("who", Actors))
    shown = ("who", "what", "target", "room", "before", "after", "looks", "at")
    # As they were written, one after the other: by time they would all be sorted for each page.
    ordering = ("-pk",)
    search_fields = ("who", "target", "room", "reason")
    search_help_text = word("search-audit")
    date_hierarchy = "at"
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
