"""What people may know of cases: of their reports the outcome, of decisions about their lines
everything but who reported them."""

from __future__ import annotations

from typing import Any

from django.db.models import Q, QuerySet

from server.accounts.middleware import GuestRequest
from server.moderation.models import NOTHING, Case, Report

TOLD = Q(state__in=(Case.DECIDED, Case.APPEALED, Case.ANSWERED))
"""Cases about which there is something to tell their author."""


def own_reports(request: GuestRequest) -> QuerySet[Report]:
    return Report.objects.filter(_own(request, "reporter")).select_related("case")


def own_decisions(request: GuestRequest) -> QuerySet[Case]:
    """Decisions with consequences about what this person has said."""
    own = Case.objects.filter(TOLD, _own(request, "author")).exclude(outcome=NOTHING)
    return own.select_related("sanction__room")


def news(request: GuestRequest) -> dict[str, Any]:
    """Context of every template: whether a decision waits to be read. Asked only by pages that
    show it, and not for a browser that has seen no page before."""
    return {"unread_decisions": lambda: _unread(request)}


def _unread(request: GuestRequest) -> bool:
    if not request.user.is_authenticated and not request.guest_known:
        return False
    reports = own_reports(request).filter(told=False).exclude(case__state=Case.OPEN)
    decisions = own_decisions(request).filter(told=False)
    found = reports.order_by().values("pk").union(decisions.values("pk"), all=True)
    return bool(found[:1])


def _own(request: GuestRequest, whose: str) -> Q:
    """A member's in all their browsers; a guest's."""
    if request.user.is_authenticated:
        return Q(**{f"{whose}__member": request.user})
    return Q(**{whose: request.guest_id, f"{whose}__member": None})
