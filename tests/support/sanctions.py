"""Bans, mutes and warnings for tests of what obeys them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.utils import timezone

from server.accounts.models import Guest
from server.moderation.models import Proposal
from server.rooms.models import BAN, MUTE, Sanction


def muted(
    guest: UUID, name: str = "", lasts: timedelta = timedelta(hours=1), **more: Any
) -> Sanction:
    """A mute of a guest, and of the member whose guest it is."""
    person, _ = Guest.objects.get_or_create(id=guest)
    told = {"kind": MUTE, "ground": "insult", "until": timezone.now() + lasts, "name": name}
    return Sanction.objects.create(**{**told, "guest": person, "member": person.member, **more})


def banned(
    guest: UUID, name: str = "", lasts: timedelta = timedelta(days=1), **more: Any
) -> Sanction:
    return muted(guest, name, lasts, **{"kind": BAN, **more})


def proposed(guest: UUID, name: str, lasts: timedelta = timedelta(days=3)) -> Proposal:
    """A ban that waits for a second moderator; who proposed it has left."""
    person, _ = Guest.objects.get_or_create(id=guest)
    until = timezone.now() + lasts
    return Proposal.objects.create(
        guest=person, name=name, period="year", network="near", ground="insult", until=until
    )
