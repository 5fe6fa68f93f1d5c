"""The admin's start page: counts of rooms, matches and faults, and the latest audit entries."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from django.http import HttpRequest
from django.urls import reverse

from server.core.lazy_messages import word
from server.matches.models import Fault, Match
from server.moderation import proposing
from server.moderation.alarm import waiting
from server.moderation.models import AuditEntry
from server.moderation.reasons import shown_on
from server.moderation.sealing import is_whole
from server.rooms.live.presence import FRESH
from server.rooms.live.registry import registry_if_open
from server.rooms.models import RoomPresence

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

LATEST = 10
A_DAY = 24 * 3_600_000


def with_counts(request: HttpRequest, context: dict[str, Any]) -> dict[str, Any]:
    running = shown_on(request, Match.objects.filter(over=False))
    matches = reverse("admin:matches_match_changelist")
    context["figures"] = [
        *_waiting_cases(request),
        *_waiting_proposals(request),
        (word("live-rooms"), live_rooms(), reverse("admin:moderation_liveroom_changelist")),
        (
            word("running-matches"),
            running.filter(head__frozen=False).count(),
            f"{matches}?over__exact=0&head__frozen__exact=0",
        ),
        (
            word("frozen-matches"),
            running.filter(head__frozen=True).count(),
            f"{matches}?over__exact=0&head__frozen__exact=1",
        ),
        (word("faults-lately"), faults_lately(request), reverse("admin:matches_fault_changelist")),
    ]
    if request.user.has_perm("moderation.view_auditentry"):
        context["latest"] = shown_on(request, AuditEntry.objects.deeds().order_by("-pk"))[:LATEST]
        context["audit_whole"] = is_whole(AuditEntry.objects)
    return context


def _waiting_cases(request: HttpRequest) -> list[tuple[StrPromise, int, str]]:
    """First, since people wait for them; for those who may look at them."""
    if not request.user.has_perm("moderation.view_case"):
        return []
    return [(word("waiting-cases"), waiting(request), reverse("admin:moderation_case_changelist"))]


def _waiting_proposals(request: HttpRequest) -> list[tuple[StrPromise, int, str]]:
    if not request.user.has_perm("moderation.view_proposal"):
        return []
    count = shown_on(request, proposing.waiting()).count()
    return [(word("waiting-proposals"), count, reverse("admin:moderation_proposal_changelist"))]


def faults_lately(request: HttpRequest) -> int:
    """Recent faults: exceptions in rules, and matches that failed the self-check."""
    lately = Fault.objects.filter(at__gt=int(time.time() * 1000) - A_DAY)
    return shown_on(request, lately).count()


def live_rooms() -> int:
    """Rooms that are occupied, through any process."""
    fresh = int(time.time() * 1000) - FRESH
    codes = set(RoomPresence.objects.filter(at__gt=fresh).values_list("code", flat=True))
    if (registry := registry_if_open()) is not None:
        codes.update(registry.codes())
    return len(codes)
