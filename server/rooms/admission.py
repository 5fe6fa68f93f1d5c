"""Admission: closed accounts, and for a room's seats bans and locks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any
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


def barring(members: Mapping[UUID, int | None]) -> list[int]:
    """Keys of the rooms from which one of these guests, each with their member, was sent away."""
    rooms = Room.objects.exclude(barred=[]).values_list("pk", "code", "barred")
    return [pk for pk, code, barred in rooms if sent_away_of(members, code, barred)]


def members_of(guests: Collection[UUID]) -> dict[UUID, int | None]:
    known = dict(Guest.objects.filter(pk__in=guests).values_list("pk", "member"))
    return {guest: known.get(guest) for guest in guests}


def sent_away_of(
    members: Mapping[UUID, int | None], code: str, barred: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """What a room keeps of these guests: of whom was sent away from the table the id, of a removed
    spectator their identity alone."""
    known_as = {who(code, guest, member) for guest, member in members.items()}
    known_as.update(map(str, members))
    return [
        each for each in barred if not known_as.isdisjoint((each.get("guest"), each.get("who")))
    ]


def bar_as_member(room: Room, guest_id: UUID, member: int) -> None:
    """Whoever signs in stays sent away, by the identity that pages know them by from then on. The
    room is locked."""
    identity = who(room.code, guest_id, member)
    own = sent_away_of({guest_id: None}, room.code, room.barred)
    room.barred = [{**each, "who": identity} if each in own else each for each in room.barred]
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
