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
from server.moderation import banning, proposing
from server.moderation.entrance import ask_again
from server.moderation.models import BAN_PERIODS, LONG_PERIODS
from server.moderation.mute_admin import MutablePerson
from server.moderation.muting import in_force_of
from server.moderation.reasons import Grounded
from server.rooms.models import BAN, NETWORKS


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


class SanctionablePerson(MutablePerson):
    """Of an admin: what can be done to the person of the page."""

    actions_detail = (*MutablePerson.actions_detail, "ban_this", "propose_this", "end_bans_this")

    def has_ban_person_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return request.user.has_perm("moderation.ban_person")

    def impossible(self, person: Member | Guest) -> list[Any]:
        unbanned = [] if in_force_of(person, BAN).exists() else [self.end_bans_this]
        return [*super().impossible(person), *unbanned]

    @action(
        description=word("moderation-ban_person"),
        permissions=["ban_person"],
        url_path="ban",
        variant=ActionVariant.DANGER,
    )
    def ban_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        ask_again(request)
        return self.do_to(request, object_id, banning.ban_person, BanForm)

    @action(
        description=word("moderation-propose_ban"),
        permissions=["ban_person"],
        url_path="propose-ban",
    )
    def propose_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        ask_again(request)
        return self.do_to(request, object_id, proposing.propose_ban, ProposalForm)

    @action(
        description=word("moderation-end_bans"), permissions=["ban_person"], url_path="end-bans"
    )
    def end_bans_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, banning.end_bans)
