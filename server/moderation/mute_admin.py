"""Mutes, and limits to quick phrases, on the pages of members and guests in the admin: which there
are, a new one, and their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib.admin import display
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from unfold.decorators import action
from unfold.enums import ActionVariant
from unfold.widgets import UnfoldAdminRadioSelectWidget, UnfoldAdminTextInputWidget

from server.accounts.models import Guest, Member
from server.core import periods
from server.core.lazy_messages import word
from server.moderation import muting
from server.moderation.models import PERIODS
from server.moderation.moments import moment
from server.moderation.naming import end_in_words, in_words, name_of
from server.moderation.reasons import Grounded
from server.moderation.staff_admin import DoneJustNow, Lines, link
from server.rooms.models import MUTE, PHRASES, Sanction

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

in_words(Sanction, "sanction")


class MuteForm(Grounded):
    """For how long, where, and why in words that the person is told."""

    period = forms.ChoiceField(
        label=word("mute-period"),
        choices=[(key, word(f"period-{key}")) for key in PERIODS],
        widget=UnfoldAdminRadioSelectWidget,
    )
    room = forms.CharField(
        label=word("mute-room"),
        help_text=word("mute-room-help"),
        required=False,
        max_length=16,
        widget=UnfoldAdminTextInputWidget,
    )
    field_order: tuple[str, ...] = ("period", "ground", "room", "reason")


def touching(what: str) -> Callable[[Member | Guest], list[StrPromise]]:
    """Says of a person what would befall them, and that they are told why."""

    def touches(person: Member | Guest) -> list[StrPromise]:
        name = name_of(person)
        told = word("touched-author", name=name, days=periods.APPEAL)
        return [word(f"touched-{what}", name=name), told]

    return touches


class SanctionLines(Lines):
    model = Sanction
    fk_name: str | None = None
    show_change_link = False
    none = "none-sanction"
    fields = readonly_fields = ("the_kind", "where", "because", "began", "ends", "the_case")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Sanction]:
        sanctions: QuerySet[Sanction] = super().get_queryset(request)
        return sanctions.select_related("room", "case").order_by("-began_at")

    @display(description=word("field-what"))
    def the_kind(self, sanction: Sanction) -> str:
        return str(word(f"admin-{sanction.kind}"))

    @display(description=word("field-room"))
    def where(self, sanction: Sanction) -> str:
        return link(sanction.room) if sanction.room else str(word("everywhere"))

    @display(description=word("field-told-why"))
    def because(self, sanction: Sanction) -> str:
        return str(word(f"because-{sanction.ground}"))

    @display(description=word("field-began"))
    def began(self, sanction: Sanction) -> str:
        return moment(sanction.began_at)

    @display(description=word("field-until"))
    def ends(self, sanction: Sanction) -> str:
        return end_in_words(sanction)

    @display(description=word("field-decision"))
    def the_case(self, sanction: Sanction) -> str:
        case = getattr(sanction, "case", None)
        return link(case, case.code if case else None)


class SanctionsOfMember(SanctionLines):
    fk_name = "member"


class SanctionsOfGuest(SanctionLines):
    fk_name = "guest"


class MutablePerson(DoneJustNow):
    """Of an admin: the actions on a person's page that silence them, and end that."""

    actions_detail: tuple[str, ...] = (
        *("mute_this", "end_mutes_this", "limit_to_phrases_this", "end_phrases_this"),
    )
    for_others = "about-yourself"

    def has_mute_person_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return request.user.has_perm("moderation.mute_person")

    def is_for_others(self, who: Member, person: Member | Guest) -> bool:
        """Nobody does any of it to themselves."""
        return who in (person, getattr(person, "member", None))

    def impossible(self, person: Member | Guest) -> list[Any]:
        ends = {MUTE: self.end_mutes_this, PHRASES: self.end_phrases_this}
        return [end for kind, end in ends.items() if not muting.in_force_of(person, kind).exists()]

    @action(
        description=word("moderation-mute_person"),
        permissions=["mute_person"],
        url_path="mute",
        variant=ActionVariant.DANGER,
    )
    def mute_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, muting.mute_person, MuteForm, touching("muted-where"))

    @action(
        description=word("moderation-end_mutes"), permissions=["mute_person"], url_path="end-mutes"
    )
    def end_mutes_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, muting.end_mutes)

    @action(
        description=word("moderation-limit_to_phrases"),
        permissions=["mute_person"],
        url_path="limit-to-phrases",
    )
    def limit_to_phrases_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        touches = touching("phrases-where")
        return self.do_to(request, object_id, muting.limit_to_phrases, MuteForm, touches)

    @action(
        description=word("moderation-end_phrases"),
        permissions=["mute_person"],
        url_path="end-phrases",
    )
    def end_phrases_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, muting.end_phrases)
