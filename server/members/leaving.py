"""Deletion of an account, or of what a guest has left behind."""

from __future__ import annotations

from uuid import UUID

from django.db import transaction

from server.accounts.models import Guest, Member
from server.moderation.deciding import withdraw
from server.rooms.forgetting import forget


@transaction.atomic
def leave(member: Member) -> list[str]:
    """Delete the member and all that was theirs; answer the codes of rooms that changed."""
    guests = list(Guest.objects.filter(member=member).values_list("pk", flat=True))
    rooms = forget(guests)
    withdraw(guests)
    Guest.objects.filter(pk__in=guests).update(member=None)
    member.delete()
    return rooms


@transaction.atomic
def leave_as_guest(guest: UUID) -> list[str]:
    """The same for a browser in which nobody is signed in. What a member has claimed is theirs."""
    own = list(Guest.objects.filter(pk=guest, member=None).values_list("pk", flat=True))
    rooms = forget(own)
    withdraw(own)
    Guest.objects.filter(pk__in=own).delete()
    return rooms
