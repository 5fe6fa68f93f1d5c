"""What the admin's pages have in common: read-only lists that show nothing of a match to its
parties, links between them, actions with a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from django.contrib import messages
from django.contrib.admin import display
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.html import format_html
from django.utils.text import capfirst
from unfold.admin import ModelAdmin, TabularInline
from unfold.dataclasses import UnfoldAction

from server.accounts.models import Member
from server.core.lazy_messages import word
from server.library.models import Document
from server.matches.models import Match
from server.moderation import actions
from server.moderation.asking import AskedAboutShown
from server.moderation.moments import moment
from server.moderation.naming import name_of, name_of_game
from server.moderation.paging import FarPages
from server.moderation.reasons import Reason, done_with_reason, shown_on, staff_of
from server.rooms.models import Room

LINK = "text-primary-600 underline dark:text-primary-400"

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

    # Whoever mixes it in is one.
    Base = ModelAdmin
else:
    Base = object


def link(target: Model | None, text: object = None) -> str:
    """A link to an object's admin page; a dash for None."""
    if target is None:
        return "–"
    meta = target._meta
    address = reverse(f"admin:{meta.app_label}_{meta.model_name}_change", args=[target.pk])
    called = getattr(target, "code", None) or name_of(target) if text is None else text
    return format_html('<a class="{}" href="{}">{}</a>', LINK, address, called)


def listed(model: type[Model], text: str, **by: object) -> str:
    """A link to a filtered list."""
    meta = model._meta
    address = reverse(f"admin:{meta.app_label}_{meta.model_name}_changelist")
    query = "&".join(f"{key}={value}" for key, value in by.items())
    return format_html('<a class="{}" href="{}?{}">{}</a>', LINK, address, query, text)


def at(milliseconds: int) -> str:
    return moment(datetime.fromtimestamp(milliseconds / 1000, UTC))


def timed(field: str) -> Any:
    """A column, or a field of a page, that tells a time of its object in the reader's zone."""

    @display(description=word(f"field-{field.replace('_', '-')}"), ordering=field)
    def shown(_admin: Any, of: Model) -> str:
        found: datetime | None = getattr(of, field)
        return "–" if found is None else moment(found)

    return shown


class ReadOnly:
    """Denies adding, changing and deleting."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class Titled(AskedAboutShown):
    """A list is called by what is in it, a page by what it is about: Django's own ask to select or
    view one, in a case that no Polish word is stored in."""

    none = "none-at-all"
    """Key of what an empty list says."""

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> Any:
        title = capfirst(str(self.opts.verbose_name_plural))
        return super().changelist_view(request, {"title": title, **(extra_context or {})})

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **more: Any
    ) -> Any:
        about = context["original"]
        if about is not None:
            context |= {"title": capfirst(str(self.opts.verbose_name)), "subtitle": name_of(about)}
        return super().render_change_form(request, context, *args, **more)


class ReadOnlyAdminMixin(ReadOnly, Titled):
    """Nothing is changed here, and nothing is told but what is shown."""


class DoneTo(AskedAboutShown):
    """Actions on the page of one object."""

    missing = "not-here"
    """Key of what is said where there is no such object."""

    def do_to(
        self,
        request: HttpRequest,
        id: str,
        action: actions.ModerationAction,
        asking: type[Reason] = Reason,
        touches: Callable[[Any], list[StrPromise]] | None = None,
    ) -> HttpResponse:
        """Run an action on the page's object; where that is not shown, or this can be no id, lead
        to the list. ``touches``: says whom it would touch."""
        meta = self.model._meta
        found = self.get_object(request, id)
        if found is None:
            return self.not_here(request)
        back = reverse(f"admin:{meta.app_label}_{meta.model_name}_change", args=[id])
        more = {} if touches is None else {"touched": [("", "", touches(found))]}
        return done_with_reason(self, request, [found], action, back, asking, more=more)

    def not_here(self, request: HttpRequest) -> HttpResponse:
        """The same for what is gone, was never there, or is not for this person to see."""
        messages.error(request, str(word(self.missing)))
        meta = self.model._meta
        return redirect(f"admin:{meta.app_label}_{meta.model_name}_changelist")

    def _get_obj_does_not_exist_redirect(
        self, request: HttpRequest, _opts: Any, _object_id: str
    ) -> HttpResponse:
        """Django's own tells the key of a row, and all three genders."""
        return self.not_here(request)


class DoneJustNow(DoneTo, Base):
    """Of an admin: its pages offer what can be done just now."""

    change_form_outer_before_template = "admin/deeds.html"

    def impossible(self, found: Any) -> list[Any]:
        """The methods of actions that cannot be done to the object."""
        raise NotImplementedError

    for_others = ""
    """Key of what the page says in place of its deeds to whoever it is not for."""

    def is_for_others(self, who: Member, found: Any) -> bool:
        """Whether nothing of it is for this member to do to the object."""
        return False

    def get_actions_detail(self, request: HttpRequest, object_id: Any) -> list[UnfoldAction]:
        found = self.get_object(request, str(object_id))
        if found is None or self.is_for_others(staff_of(request), found):
            return []
        impossible = self.impossible(found)
        actions: list[UnfoldAction] = super().get_actions_detail(request, object_id)
        return [each for each in actions if each.method not in impossible]

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **more: Any
    ) -> Any:
        """The deeds stand below the head of the page, which six of them overflow, and which hides
        them where it is narrow."""
        context["deeds"] = context.pop("actions_detail", [])
        found = context["original"]
        if found is not None and self.is_for_others(staff_of(request), found):
            context["no_deeds"] = word(self.for_others)
        return super().render_change_form(request, context, *args, **more)


class StaffAdmin(ReadOnlyAdminMixin, DoneTo, ModelAdmin):
    list_per_page = 50
    paginator = FarPages
    list_filter_sheet = False
    compressed_fields = True
    empty_value_display = "–"
    # How many there would be without the filters is another count of a long list.
    show_full_result_count = False

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return shown_on(request, super().get_queryset(request))

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        """Without that count a list would offer to show all where it shows all."""
        rows = super().get_changelist_instance(request)
        if not (rows.query or rows.has_active_filters):
            rows.full_result_count = rows.result_count
        return rows

    def may(self, request: HttpRequest, do: str) -> bool:
        return request.user.has_perm(f"moderation.{do}")

    @display(description=word("field-game"), ordering="game")
    def the_game(self, played: Room | Match | Document) -> str:
        return name_of_game(played.game)

    def has_close_room_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "close_room")

    def has_empty_seat_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "empty_seat")

    def has_hand_host_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "hand_host")

    def has_hide_line_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "hide_line")

    def has_freeze_match_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "freeze_match")

    def has_void_match_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "void_match")

    def has_take_away_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "take_away")

    def do(
        self,
        request: HttpRequest,
        chosen: Iterable[Model],
        action: actions.ModerationAction,
        asking: type[Reason] = Reason,
    ) -> HttpResponse:
        """Run an action on the list's selection."""
        return done_with_reason(self, request, chosen, action, request.get_full_path(), asking)


class Lines(ReadOnly, TabularInline):
    can_delete = False
    hide_title = True
    template = "admin/lines.html"
    none = "none-at-all"
    """Key of what a table without rows says."""
    extra = 0
    show_change_link = True

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        return shown_on(request, super().get_queryset(request))
