"""Account deletion: matches stay for the other players, names are removed."""

from __future__ import annotations

from django.db import transaction
from django.db.models import F, Q

from server.accounts.models import Guest, Member
from server.rooms.models import ChatLine, Played, Room, Seat


@transaction.atomic
def leave(member: Member) -> list[str]:
    """Delete the member and all names; answer the codes of rooms that changed. Seats in a running
    match are kept, nameless, for the others' sake."""
    guests = list(Guest.objects.filter(member=member).values_list("pk", flat=True))
    rooms = Room.objects.filter(Q(seats__guest__in=guests) | Q(chat__guest__in=guests)).distinct()
    touched = list(Room.objects.select_for_update().filter(pk__in=rooms.values("pk")))
    seats = Seat.objects.filter(guest__in=guests)
    seats.filter(Q(room__match=None) | Q(room__match__over=True)).update(
        guest=None, name="", ready=False, nonce="", recovery=""
    )
    seats.update(name="", recovery="")
    Played.objects.filter(guest__in=guests).update(name="")
    ChatLine.objects.filter(guest__in=guests).update(name="")
    Guest.objects.filter(pk__in=guests).update(member=None, name="")
    Room.objects.filter(pk__in=[room.pk for room in touched]).update(version=F("version") + 1)
    member.delete()
    return [room.code for room in touched]
