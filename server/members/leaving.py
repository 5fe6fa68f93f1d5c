"""Account deletion: matches stay for the other players, names and documents are removed."""

from __future__ import annotations

from django.db import transaction
from django.db.models import F

from server.accounts.models import Guest, Member
from server.library.models import Document
from server.rooms.models import ChatLine, Played, Room
from server.rooms.vacating import vacate_all


@transaction.atomic
def leave(member: Member) -> list[str]:
    """Delete the member and all names; answer the codes of rooms that changed. Nobody speaks for
    the seats any more, so they are emptied, also in a running match."""
    guests = list(Guest.objects.filter(member=member).values_list("pk", flat=True))
    emptied = vacate_all(guests)
    heard = Room.objects.filter(chat__guest__in=guests).distinct()
    talked = list(heard.values_list("code", flat=True))
    Played.objects.filter(guest__in=guests).update(name="")
    ChatLine.objects.filter(guest__in=guests).update(name="")
    Document.objects.filter(owner__in=guests).delete()
    Guest.objects.filter(pk__in=guests).update(member=None, name="")
    Room.objects.filter(code__in=talked).update(version=F("version") + 1)
    member.delete()
    return sorted({*emptied, *talked})
