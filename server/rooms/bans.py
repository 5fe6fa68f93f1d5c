"""Who is banned from the site: asked where a page is shown and where a socket opens, not with what
comes over it."""

from __future__ import annotations

from uuid import UUID

from server.rooms.models import BAN, Sanction, Sanctions
from server.rooms.sanctions import Traces, which_holds


def ban_of(guest_id: UUID, member: int | None, traces: Traces) -> Sanction | None:
    """The ban that concerns somebody: their own, or one that is carried on to them from now on."""
    return which_holds(bans(), guest_id, member, traces)


def bans() -> Sanctions:
    return Sanction.objects.filter(kind=BAN).in_force()
