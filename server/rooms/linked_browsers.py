"""Other browsers of the same account: a seat held in one can be used from all."""

from __future__ import annotations

from django.db.models import F

from server.accounts.models import Member
from server.rooms.models import Room


def touch_rooms_of(member: Member) -> None:
    """Bump the version of the member's rooms after a browser was linked or unlinked, so that every
    process re-reads within seconds who speaks for which seat."""
    rooms = Room.objects.filter(seats__guest__member=member).values("pk")
    Room.objects.filter(pk__in=rooms).update(version=F("version") + 1)
