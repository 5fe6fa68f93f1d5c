"""Claims: whoever is about to decide a case holds it for a while, and nobody else decides
meanwhile. A claim ends by itself."""

from __future__ import annotations

from datetime import timedelta
from math import ceil

from django.db import transaction
from django.utils import timezone

from server.accounts.models import Member
from server.moderation.models import Case
from server.moderation.parties import is_party
from server.rooms.refusals import Refused

HOLD = timedelta(minutes=15)


def claim(who: Member, case: Case) -> None:
    """Hold the case from now on; whoever holds it already, for as long again. Raises ``party``,
    ``case-claimed``, ``own-decision`` and what says that it waits no more."""
    with transaction.atomic():
        held = locked(case)
        refuse_unless_free(who, held)
        if not held.waits:
            refuse_as_settled(who, held)
        if held.state == Case.APPEALED and held.is_decision_of(who):
            raise Refused("own-decision")
        hold(held, who)
        held.save(update_fields=CLAIM)


def give_back(who: Member, case: Case) -> None:
    """Let others decide. Raises ``case-claimed``; a claim that has ended is none to give back."""
    with transaction.atomic():
        held = locked(case)
        if held.claimed_from(who):
            refuse_as_claimed(held)
        let_go(held)
        held.save(update_fields=CLAIM)


CLAIM = ("claimed_by", "claimed_until")


def hold(held: Case, who: Member) -> None:
    held.claimed_by, held.claimed_until = who, timezone.now() + HOLD


def let_go(held: Case) -> None:
    held.claimed_by = held.claimed_until = None


def refuse_unless_free(who: Member, held: Case) -> None:
    """Raises ``party`` and ``case-claimed``."""
    if is_party(who, held):
        raise Refused("party")
    if held.claimed_from(who):
        refuse_as_claimed(held)


def refuse_as_claimed(held: Case) -> None:
    assert held.claimed_by is not None and held.claimed_until is not None
    left = held.claimed_until - timezone.now()
    minutes = max(1, ceil(left.total_seconds() / 60))
    raise Refused("case-claimed", name=held.claimed_by.username, minutes=minutes)


def refuse_as_settled(who: Member, held: Case) -> None:
    if held.state == Case.GONE:
        raise Refused("case-gone")
    raise Refused("decided-already" if held.decided_by_id == who.pk else "case-decided")


def locked(case: Case) -> Case:
    """The case as it is now, locked. Raises ``case-gone``."""
    # Without its key, which a report that joins the case refers to while it holds the room.
    held = Case.objects.select_for_update(no_key=True, of=("self",)).filter(pk=case.pk).first()
    if held is None:
        raise Refused("case-gone")
    return held
