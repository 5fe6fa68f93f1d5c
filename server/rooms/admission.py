"""Admission: closed accounts, and for a room's seats bans and locks."""

from __future__ import annotations

from collections.abc import Collection
from uuid import UUID

from django.db.models import Q

from server.accounts.middleware import GuestRequest
from server.accounts.models import Guest
from server.accounts.sessions import guest_of, is_closed
from server.rooms.identity import identity_of, who
from server.rooms.models import Room
from server.rooms.refusals import Refused


def who_acts(request: GuestRequest) -> UUID:
    """The guest on whose behalf a request acts. The browser of an account that staff have closed is
    refused once, and belongs to a guest from then on."""
    if not request.user.is_authenticated and is_closed(request.session):
        request.session.flush()
        raise Refused("account-closed")
    return guest_of(request)


def barring(guests: Collection[UUID]) -> list[int]:
    """Keys of the rooms from which one of these was sent away."""
    theirs = {str(guest) for guest in guests}
    rooms = Room.objects.exclude(barred=[]).values_list("pk", "barred")
    return [pk for pk, barred in rooms if any(each.get("guest") in theirs for each in barred)]


def bar_as_member(room: Room, guest_id: UUID, member: int) -> None:
    """Whoever signs in stays sent away, by the identity that pages know them by from then on. The
    room is locked."""
    identity = who(room.code, guest_id, member)
    room.barred = [
        {**each, "who": identity} if each.get("guest") == str(guest_id) else each
        for each in room.barred
    ]
    room.save(update_fields=["barred"])


def refuse_the_uninvited(room: Room, guest_id: UUID) -> None:
    """Refuse barred people, in any of their browsers, and newcomers to a locked room. Seated people
    and the host always pass."""
    if room.host_id == guest_id or room.seats.filter(guest_id=guest_id).exists():
        return
    identity, watch = identity_of(room.code, guest_id), int(not room.unwatched)
    if any(each.get("who") == identity for each in room.barred):
        raise Refused("barred", watch=watch)
    barred = [UUID(each["guest"]) for each in room.barred if "guest" in each]
    browsers = Q(member__guests__in=barred) | Q(member__guests__before__in=barred)
    if guest_id in barred or Guest.objects.filter(browsers, id=guest_id).exists():
        raise Refused("barred", watch=watch)
    if room.locked:
        raise Refused("locked", watch=watch)
