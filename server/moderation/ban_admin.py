"""Bans on the pages of members and guests in the admin, beside mutes: a new one, its end, and one
that is proposed to a second moderator."""

from __future__ import annotations

from typing import Any

from django import forms
from django.http import HttpRequest, HttpResponse
from unfold.decorators import action
from unfold.enums import ActionVariant
from unfold.widgets import UnfoldAdminRadioSelectWidget

from server.accounts.models import Guest, Member
from server.core.lazy_messages import word
from server.moderation import banning, proposing, renaming
from server.moderation.entrance import ask_again
from server.moderation.models import BAN_PERIODS, LONG_PERIODS, RENAME_GROUNDS
from server.moderation.mute_admin import MutablePerson, touching
from server.moderation.muting import in_force_of, is_of_staff
from server.moderation.reasons import Grounded
from server.rooms.models import BAN, NETWORKS, RENAME


class BanForm(Grounded):
    """For how long, and why in words that the person is told."""

    period = forms.ChoiceField(
        label=word("mute-period"),
        help_text=word("ban-help"),
        choices=[(key, word(f"period-{key}")) for key in BAN_PERIODS],
        widget=UnfoldAdminRadioSelectWidget,
    )
    field_order: tuple[str, ...] = ("period", "ground", "reason")


class ProposalForm(BanForm):
    """The same for longer, or with an address."""

    period = forms.ChoiceField(
        label=word("mute-period"),
        help_text=word("proposal-help"),
        choices=[(key, word(f"period-{key}")) for key in LONG_PERIODS],
        widget=UnfoldAdminRadioSelectWidget,
    )
    network = forms.ChoiceField(
        label=word("ban-network"),
        help_text=word("ban-network-help"),
        required=False,
        choices=[(key, word(f"network-{key or 'none'}")) for key in ("", *NETWORKS)],
        widget=UnfoldAdminRadioSelectWidget,
    )
    field_order = ("period", "network", "ground", "reason")
    record = "proposal-record"


class RenameForm(Grounded):
    grounds = RENAME_GROUNDS


class SanctionablePerson(MutablePerson):
    """Of an admin: what can be done to the person of the page."""

    actions_detail = (
        *MutablePerson.actions_detail,
        *("ban_this", "propose_this", "end_bans_this", "rename_this", "end_renames_this"),
    )

    def has_ban_person_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return request.user.has_perm("moderation.ban_person")

    def impossible(self, person: Member | Guest) -> list[Any]:
        unbanned = [] if in_force_of(person, BAN).exists() else [self.end_bans_this]
        unnamed = [] if renaming.name_to_take(person) else [self.rename_this]
        renamed = [] if in_force_of(person, RENAME).exists() else [self.end_renames_this]
        of_staff = is_of_staff(person)
        kept = [self.ban_this, self.propose_this, self.rename_this] if of_staff else []
        return [*super().impossible(person), *unbanned, *unnamed, *renamed, *kept]

    @action(
        description=word("moderation-ban_person"),
        permissions=["ban_person"],
        url_path="ban",
        variant=ActionVariant.DANGER,
    )
    def ban_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        ask_again(request)
        return self.do_to(request, object_id, banning.ban_person, BanForm, touching("banned"))

    @action(
        description=word("moderation-propose_ban"),
        permissions=["ban_person"],
        url_path="propose-ban",
    )
    def propose_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        ask_again(request)
        touches = touching("proposed")
        return self.do_to(request, object_id, proposing.propose_ban, ProposalForm, touches)

    @action(
        description=word("moderation-end_bans"), permissions=["ban_person"], url_path="end-bans"
    )
    def end_bans_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, banning.end_bans)

    def has_rename_person_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return request.user.has_perm("moderation.rename_person")

    @action(
        description=word("moderation-rename_person"),
        permissions=["rename_person"],
        url_path="rename",
        variant=ActionVariant.DANGER,
    )
    def rename_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        touches = renaming.touched_by_renaming
        return self.do_to(request, object_id, renaming.rename_person, RenameForm, touches)

    @action(
        description=word("moderation-end_renames"),
        permissions=["rename_person"],
        url_path="end-renames",
    )
    def end_renames_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, renaming.end_renames)
