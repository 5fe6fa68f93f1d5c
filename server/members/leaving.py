"""Deleting an account. The matches stay for those who were in them; the names go."""

from __future__ import annotations

from django.db import transaction
from django.db.models import F, Q

from server.accounts.models import Guest, Member
from server.rooms.models import ChatLine, Played, Room, Seat


@transaction.atomic
def leave(member: Member) -> list[str]:
    """The member and everything that says who it was are gone. Answers the codes of the rooms that
    look different now: seats of a running match are kept, without a name, for whoever waits."""
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
