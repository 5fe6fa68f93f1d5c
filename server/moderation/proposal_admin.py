"""Proposed bans in the admin: for somebody else than who proposed them to confirm or refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib.admin import display
from django.http import HttpRequest, HttpResponse
from unfold.decorators import action
from unfold.enums import ActionVariant

from server.accounts.models import Member
from server.core import periods
from server.core.lazy_messages import word
from server.moderation import proposing
from server.moderation.entrance import ask_again
from server.moderation.models import Proposal
from server.moderation.moments import moment
from server.moderation.naming import in_words, name_of
from server.moderation.staff_admin import DoneJustNow, StaffAdmin, link

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

in_words(Proposal, "proposal", "by", "reason", "at", "until", "answered_by", "answer")


def _touched(proposal: Proposal) -> list[StrPromise]:
    """What the second moderator lets happen, and to whom."""
    name = name_of(proposal)
    return [
        word("touched-banned", name=name),
        word(f"period-{proposal.period}"),
        word(f"network-{proposal.network or 'none'}"),
        word(f"because-{proposal.ground}"),
        word("touched-author", name=name, days=periods.APPEAL),
    ]


class ProposalAdmin(DoneJustNow, StaffAdmin):
    list_display = ("whom", "how_long", "of_network", "because", "by", "standing", "made")
    list_select_related = ("by", "guest__member")
    shown = ("guest", "name", "period", "network", "ground", "at", "until")
    search_fields = ("name", "by__username")
    ordering = ("-pk",)
    fields = (
        ("person", "standing"),
        ("how_long", "of_network", "because"),
        ("by", "made", "void_at"),
        "reason",
        ("answered_by", "answer"),
    )
    readonly_fields = (
        *("person", "standing", "how_long", "of_network", "because", "by", "made", "void_at"),
        *("reason", "answered_by", "answer"),
    )
    actions_detail = ("confirm_this", "refuse_this")
    for_others = "refuse-own-proposal"

    def has_ban_person_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "ban_person")

    def impossible(self, proposal: Proposal) -> list[Any]:
        return [] if proposal.waits else [self.confirm_this, self.refuse_this]

    def is_for_others(self, who: Member, proposal: Proposal) -> bool:
        """Whoever has proposed it does not answer, while there is anything to answer."""
        return proposal.waits and proposal.by_id == who.pk

    @display(description=word("field-name"), ordering="name")
    def whom(self, proposal: Proposal) -> str:
        return name_of(proposal)

    @display(description=word("field-name"))
    def person(self, proposal: Proposal) -> str:
        guest = proposal.guest
        return name_of(proposal) if guest is None else link(guest.member or guest)

    @display(description=word("mute-period"))
    def how_long(self, proposal: Proposal) -> str:
        return str(word(f"period-{proposal.period}"))

    @display(description=word("ban-network"))
    def of_network(self, proposal: Proposal) -> str:
        return str(word(f"network-{proposal.network or 'none'}"))

    @display(description=word("field-told-why"))
    def because(self, proposal: Proposal) -> str:
        return str(word(f"because-{proposal.ground}"))

    @display(description=word("field-state"))
    def standing(self, proposal: Proposal) -> str:
        return str(word(f"proposal-{proposal.standing}"))

    @display(description=word("field-at"), ordering="at")
    def made(self, proposal: Proposal) -> str:
        return moment(proposal.at)

    @display(description=word("field-until"))
    def void_at(self, proposal: Proposal) -> str:
        return moment(proposal.until)

    @action(
        description=word("moderation-confirm_ban"),
        permissions=["ban_person"],
        url_path="confirm",
        variant=ActionVariant.DANGER,
    )
    def confirm_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        ask_again(request)
        return self.do_to(request, object_id, proposing.confirm_ban, touches=_touched)

    @action(
        description=word("moderation-refuse_ban"), permissions=["ban_person"], url_path="refuse"
    )
    def refuse_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self.do_to(request, object_id, proposing.refuse_ban)
