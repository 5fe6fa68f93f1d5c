"""A name that staff have taken from somebody, replaced wherever it is shown: at tables, beside what
they have said, in matches they have played."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet

from server.accounts.models import Guest
from server.rooms.identity import identity_of
from server.rooms.models import (
    RENAME,
    SILENCING,
    ChatLine,
    Played,
    Room,
    RoomPresence,
    Sanction,
    Seat,
)
from server.rooms.refusals import Refused
from server.rooms.sanctions import own_of
from server.rooms.texts import look_alike


def replace_name(guests: Collection[UUID], old: str, new: str) -> list[str]:
    """Of these guests, whatever looks like the old name; the codes of the rooms to be told, in
    which they may take another at once. The caller's transaction holds it."""
    seats = _so_called(Seat.objects.filter(guest__in=guests), old)
    seated = set(seats.values_list("room", flat=True))
    rooms = Room.objects.filter(Q(pk__in=seated) | Q(code__in=_watched_by(guests)))
    told = list(rooms.select_for_update().order_by("pk"))
    for room in told:
        _forget(room, guests)
    seats.update(name=new)
    for model in (ChatLine, Played):
        _so_called(model.objects.filter(guest__in=guests), old).update(name=new)
    _so_called(Guest.objects.filter(pk__in=guests), old).update(name=new)
    # Who is muted keeps a name: not that one.
    muted = Sanction.objects.filter(guest__in=guests, kind__in=SILENCING)
    _so_called(muted, old).update(name=new)
    return [room.code for room in told]


def refuse_a_name_taken_away(guest_id: UUID, name: str) -> None:
    """Raises ``name-taken-away``."""
    taken = Sanction.objects.filter(own_of(guest_id), kind=RENAME).in_force().exclude(name="")
    refuse_one_of(taken.values_list("name", flat=True), name)


def refuse_one_of(taken: Iterable[str], name: str) -> None:
    if any(look_alike(each, name) for each in taken):
        raise Refused("name-taken-away", name=name)


def _so_called(rows: QuerySet[Any], old: str) -> QuerySet[Any]:
    """Those in which the name stands, however it is spelt."""
    named = rows.order_by().values_list("name", flat=True).distinct()
    return rows.filter(name__in=[name for name in named if name and look_alike(name, old)])


def _watched_by(guests: Collection[UUID]) -> set[str]:
    """Rooms in which they watch under a name just now."""
    found = Q(code="")
    for guest in guests:
        found |= Q(guests__contains=str(guest))
    return set(RoomPresence.objects.filter(found).values_list("code", flat=True))


def _forget(room: Room, guests: Collection[UUID]) -> None:
    """That they have had a name here, which would keep them from another."""
    them = {identity_of(room.code, guest) for guest in guests}
    room.called = {key: value for key, value in (room.called or {}).items() if key not in them}
    room.version += 1
    room.save(update_fields=["called", "version"])
