"""Admission to a room's seats: bans and locks."""

from __future__ import annotations

from uuid import UUID

from server.accounts.models import Guest
from server.rooms.models import Room
from server.rooms.refusals import Refused


def refuse_the_uninvited(room: Room, guest_id: UUID) -> None:
    """Refuse barred people, in any of their browsers, and newcomers to a locked room. Seated people
    and the host always pass."""
    if room.host_id == guest_id or room.seats.filter(guest_id=guest_id).exists():
        return
    barred = [UUID(each["guest"]) for each in room.barred]
    if guest_id in barred or Guest.objects.filter(id=guest_id, member__guests__in=barred).exists():
        raise Refused("barred")
    if room.locked:
        raise Refused("locked")
