"""Browsers of one member: what one of them holds, all of them speak for."""

from __future__ import annotations

from django.db.models import F

from server.accounts.models import Member
from server.rooms.models import Room


def touch_rooms_of(member: Member) -> None:
    """A browser has become the member's, or is theirs no more: the rooms in which the member sits
    count as changed, so that every process looks within seconds at who watches there."""
    rooms = Room.objects.filter(seats__guest__member=member).values("pk")
    Room.objects.filter(pk__in=rooms).update(version=F("version") + 1)
