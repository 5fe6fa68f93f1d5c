"""Retention: deletes what nobody came back to, in small batches, for some seconds at a time. The
periods are in ``server/core/periods.py``."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import structlog
from django.contrib.sessions.models import Session
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from server.accounts.models import Guest
from server.core import periods
from server.library.models import Document
from server.matches.models import Match
from server.moderation.deciding import withdraw
from server.moderation.models import Case, Proposal
from server.rooms.forgetting import forget
from server.rooms.models import NEVER_ENTERED, Room, Sanction, SanctionedRange, Seat

log = structlog.get_logger(__name__)

EVERY = 600.0
"""Seconds between two looks."""
BUDGET = 10.0
"""Seconds of one look; what is left is for the next."""
ROOMS, MATCHES, GUESTS, CASES, SESSIONS = 50, 2, 25, 50, 500
"""Rows of a batch. SQLite lets no move be stored meanwhile, so each takes 30 to 50 ms, for rooms of
a hundred lines and matches of three thousand moves."""
PAUSE = 0.02
"""Seconds between two batches, for moves that wait."""

Batch = Callable[[datetime], int]


def forget_old(budget: float = BUDGET) -> dict[str, int]:
    """How many of each kind are gone."""
    end, now = time.monotonic() + budget, timezone.now()
    gone = {name: _all_of(batch, now, end) for name, batch in KINDS.items()}
    if any(gone.values()):
        log.info("retention.forgotten", **gone)
    return gone


def _all_of(batch: Batch, now: datetime, end: float) -> int:
    total = 0
    while time.monotonic() < end and (gone := batch(now)):
        total += gone
        time.sleep(PAUSE)
    return total


def _rooms(now: datetime) -> int:
    """With seats and chat. Finished matches stay, for their replays; one that is not finished keeps
    its room."""
    at_rest = Q(match=None) | Q(match__over=True)
    old = Room.objects.filter(at_rest, active_at__lt=now - timedelta(days=periods.ROOM))
    # PostgreSQL locks no row of an outer join.
    return _delete(Room.objects.filter(pk__in=old.values("pk")), ROOMS)


def _rooms_nobody_entered(now: datetime) -> int:
    old = Room.objects.filter(
        NEVER_ENTERED, created_at__lt=now - timedelta(days=periods.NEVER_ENTERED)
    )
    return _delete(old, ROOMS)


@transaction.atomic
def _unfinished_matches(now: datetime) -> int:
    """With their rooms. While somebody is there, a room is active."""
    day = now - timedelta(days=periods.UNFINISHED)
    lately = Room.objects.filter(match=OuterRef("pk"), active_at__gte=day)
    begun = int(day.timestamp() * 1000)
    old = Match.objects.filter(~Exists(lately), over=False, begun_at__lt=begun)
    chosen = list(old.order_by("pk").values_list("pk", flat=True)[:MATCHES])
    rooms = Room.objects.filter(match__in=chosen)
    held = [*rooms.select_for_update().filter(active_at__lt=day)]
    # Meanwhile somebody may have come back.
    kept = set(rooms.exclude(pk__in=[room.pk for room in held]).values_list("match", flat=True))
    Room.objects.filter(pk__in=[room.pk for room in held]).delete()
    gone = [match for match in chosen if match not in kept]
    Match.objects.filter(pk__in=gone).delete()
    return len(gone)


@transaction.atomic
def _guests(now: datetime) -> int:
    """Those without an account. What they played stays, without their name."""
    guest = OuterRef("pk")
    old = Guest.objects.filter(
        ~Exists(Seat.objects.filter(guest=guest)),
        ~Exists(Room.objects.filter(host=guest)),
        ~Exists(Document.objects.filter(owner=guest)),
        ~Exists(Sanction.objects.in_force().filter(guest=guest)),
        member=None,
        last_seen__lt=now - timedelta(days=periods.GUEST),
    )
    chosen = old.order_by("pk").select_for_update(skip_locked=True)[:GUESTS]
    guests = [guest.pk for guest in chosen]
    if guests:
        forget(guests)
        withdraw(guests)
        Guest.objects.filter(pk__in=guests).delete()
    return len(guests)


def _cases(now: datetime) -> int:
    """With reports and evidence. What waits for a decision or an answer stays, and so does what
    tells somebody of a ban or mute that holds."""
    holds = Sanction.objects.in_force()
    over = Case.objects.exclude(Q(state__in=Case.WAITING) | Q(sanction__in=holds))
    return _delete(over.filter(changed_at__lt=now - timedelta(days=periods.REPORT)), CASES)


def _proposals(now: datetime) -> int:
    """Of bans, whatever came of them."""
    old = Proposal.objects.filter(until__lt=now - timedelta(days=periods.REPORT))
    return _delete(old, CASES)


def _ranges(_now: datetime) -> int:
    """Hashes of networks, as soon as the ban or mute is over for which they were noted."""
    over = SanctionedRange.objects.exclude(sanction__in=Sanction.objects.in_force())
    return _delete(SanctionedRange.objects.filter(pk__in=over.values("pk")), SESSIONS)


def _sanctions(now: datetime) -> int:
    """Those whose case is gone."""
    old = Sanction.objects.filter(case=None, until__lt=now)
    return _delete(Sanction.objects.filter(pk__in=old.values("pk")), CASES)


def _sessions(now: datetime) -> int:
    return _delete(Session.objects.filter(expire_date__lt=now), SESSIONS)


def _sign_ins(now: datetime) -> int:
    """Which guest a browser was before its sign-in: of use only while that session lasts."""
    day = int((now - timedelta(days=periods.SIGN_IN)).timestamp() * 1000)
    old = Guest.objects.filter(before__isnull=False, since__lt=day).order_by("pk")
    chosen = list(old.values_list("pk", flat=True)[:SESSIONS])
    return Guest.objects.filter(pk__in=chosen).update(before=None, since=None)


def _delete(old: QuerySet[Any], most: int) -> int:
    with transaction.atomic():
        chosen = [each.pk for each in old.order_by("pk").select_for_update(skip_locked=True)[:most]]
        old.model.objects.filter(pk__in=chosen).delete()
    return len(chosen)


KINDS: dict[str, Batch] = {
    "matches": _unfinished_matches,
    "rooms": _rooms,
    "empty_rooms": _rooms_nobody_entered,
    "guests": _guests,
    "cases": _cases,
    "proposals": _proposals,
    "ranges": _ranges,
    "sanctions": _sanctions,
    "sessions": _sessions,
    "sign_ins": _sign_ins,
}
