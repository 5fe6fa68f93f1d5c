"""What people may know of cases: of their reports the outcome, of decisions about them everything
but who reported them."""

from __future__ import annotations

from typing import Any

from django.db.models import Q, QuerySet

from server.accounts.middleware import GuestRequest
from server.moderation.models import NOTHING, Case, Report

DECIDED = Q(state__in=(Case.DECIDED, Case.APPEALED, Case.ANSWERED)) & ~Q(outcome=NOTHING)
UNDONE = ~Q(undone__in=("", NOTHING))
TOLD = DECIDED | UNDONE
"""Cases about which there is something to tell their author: a consequence, or that there was
one."""
HEARD_OF = ~Q(case__state=Case.OPEN) | ~Q(case__undone="")
"""Reports about which there is something to tell."""


def own_reports(request: GuestRequest) -> QuerySet[Report]:
    return Report.objects.filter(_own(request, "reporter")).select_related("case")


def own_decisions(request: GuestRequest) -> QuerySet[Case]:
    """Decisions with consequences about what this person has said, also when undone."""
    own = Case.objects.filter(TOLD, _own(request, "author"))
    return own.select_related("sanction__room", "match")


def news(request: GuestRequest) -> dict[str, Any]:
    """Context of every template: whether a decision waits to be read. Asked only by pages that
    show it, and not for a browser that has seen no page before."""
    return {"unread_decisions": lambda: _unread(request)}


def _unread(request: GuestRequest) -> bool:
    if not request.user.is_authenticated and not request.guest_known:
        return False
    reports = own_reports(request).filter(HEARD_OF, told=False)
    decisions = own_decisions(request).filter(told=False)
    found = reports.order_by().values("pk").union(decisions.values("pk"), all=True)
    return bool(found[:1])


def _own(request: GuestRequest, whose: str) -> Q:
    """A member's in all their browsers; a guest's."""
    if request.user.is_authenticated:
        return Q(**{f"{whose}__member": request.user})
    return Q(**{whose: request.guest_id, f"{whose}__member": None})
