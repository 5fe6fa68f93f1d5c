"""Who may sit down in a room."""

from __future__ import annotations

from uuid import UUID

from server.accounts.models import Guest
from server.rooms.models import Room
from server.rooms.refusals import Refused


def refuse_the_uninvited(room: Room, guest_id: UUID) -> None:
    """Whom the host has sent away, in whichever of their browsers, and whoever comes to a locked
    room. Those who sit, and the host, are at home."""
    if room.host_id == guest_id or room.seats.filter(guest_id=guest_id).exists():
        return
    barred = [UUID(each["guest"]) for each in room.barred]
    if guest_id in barred or Guest.objects.filter(id=guest_id, member__guests__in=barred).exists():
        raise Refused("barred")
    if room.locked:
        raise Refused("locked")
