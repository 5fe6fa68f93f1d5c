"""Bans that need a second moderator: of more than 30 days, or of an address, which is more than one
person. One proposes, somebody else confirms or refuses; what nobody answers in time is void."""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core import periods
from server.moderation.actions import record
from server.moderation.banning import refuse_to_ban
from server.moderation.explaining import called
from server.moderation.models import LONG_PERIODS, Proposal
from server.moderation.muting import guest_of, impose, refuse_the_concerned
from server.rooms.models import BAN
from server.rooms.refusals import Refused
from server.rooms.texts import NAME_LENGTH


def propose_ban(
    who: Member,
    target: Member | Guest,
    period: str,
    ground: str,
    reason: str,
    network: str = "",
) -> None:
    """``network``: whose address is closed to all guests as well. Raises ``party``, ``yourself``,
    ``may-not-ban``, ``bans-staff`` and ``proposed-already``."""
    with transaction.atomic():
        guest = guest_of(target)
        # Held, so that of two that are sent at once one is refused.
        Guest.objects.select_for_update(no_key=True, of=("self",)).get(pk=guest.pk)
        refuse_the_concerned(who, guest)
        refuse_to_ban(who, guest)
        if waiting().filter(guest=guest).exists():
            raise Refused("proposed-already")
        Proposal.objects.create(
            guest=guest,
            name=called(guest)[:NAME_LENGTH],
            period=period,
            network=network,
            ground=ground,
            by=who,
            reason=reason,
            until=timezone.now() + timedelta(days=periods.PROPOSAL),
        )
        after = {"period": period, "ground": ground, "network": network}
        record(who, "propose_ban", target, reason, {}, after)


def confirm_ban(who: Member, proposal: Proposal, reason: str) -> None:
    """It holds from now on. Raises what ``_answered`` raises, ``party``, ``yourself``,
    ``may-not-ban`` and ``bans-staff``."""
    with transaction.atomic():
        held, guest = _answered(who, proposal, Proposal.CONFIRMED, reason)
        lasts = LONG_PERIODS[held.period]
        ban = impose(
            held.by, guest, BAN, lasts, held.ground, network=held.network, confirmed_by=who
        )
        after = {"until": ban.until.isoformat(), "ground": held.ground, "network": held.network}
        record(who, "confirm_ban", guest.member or guest, reason, _proposed(held), after)


def refuse_ban(who: Member, proposal: Proposal, reason: str) -> None:
    """Raises the same."""
    with transaction.atomic():
        held, guest = _answered(who, proposal, Proposal.REFUSED, reason)
        record(who, "refuse_ban", guest.member or guest, reason, _proposed(held), {})


def waiting() -> QuerySet[Proposal]:
    return Proposal.objects.filter(state=Proposal.WAITING, until__gt=timezone.now())


def _answered(who: Member, proposal: Proposal, state: str, reason: str) -> tuple[Proposal, Guest]:
    """Raises ``proposal-answered``, ``proposal-void``, ``own-proposal`` and ``proposal-gone``."""
    held = Proposal.objects.select_for_update(of=("self",)).get(pk=proposal.pk)
    if held.state != Proposal.WAITING:
        raise Refused("proposal-answered")
    if not held.waits:
        raise Refused("proposal-void")
    if held.by_id == who.pk:
        raise Refused("own-proposal")
    if held.guest is None:
        raise Refused("proposal-gone")
    refuse_the_concerned(who, held.guest)
    refuse_to_ban(who, held.guest)
    held.state, held.answered_by = state, who
    held.answer, held.answered_at = reason, timezone.now()
    held.save()
    return held, held.guest


def _proposed(held: Proposal) -> dict[str, str]:
    return {"proposed_by": "" if held.by is None else held.by.username, "period": held.period}
