"""Empties seats whose person may not hold them any more; the absence policy applies to a running
match."""

from __future__ import annotations

from collections.abc import Collection
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import F, Q

from server.matches.models import SeatPresence
from server.rooms.models import Room, Seat
from server.rooms.rows import clear


def vacate(room: Room, chair: Seat) -> None:
    """Empty a seat; the caller holds the room's row. Presence is backdated, so a running match
    applies the absence policy at its next check, if nothing does so sooner."""
    SeatPresence.objects.filter(match=room.match_id, seat=chair.number).update(
        at=F("at") - settings.AWAY_MS
    )
    clear(chair)


@transaction.atomic
def vacate_all(guests: Collection[UUID]) -> list[str]:
    """Empty every seat of these guests, and end their time as hosts; the codes of the rooms."""
    theirs = Room.objects.filter(Q(seats__guest__in=guests) | Q(host__in=guests))
    rooms = Room.objects.select_for_update().filter(pk__in=theirs.values("pk")).order_by("pk")
    for room in rooms:
        for chair in room.seats.filter(guest__in=guests):
            vacate(room, chair)
        room.host_id = None if room.host_id in guests else room.host_id
        room.version += 1
        room.save(update_fields=["host", "version"])
    return [room.code for room in rooms]
