"""Objections of those whom the ban of somebody else keeps out, because they share an address."""

from __future__ import annotations

from contextlib import suppress
from uuid import UUID

from django.db import transaction

from server.accounts.models import Guest
from server.moderation.deciding import appeal
from server.moderation.models import Case
from server.rooms.models import BAN, EVASION, OBJECTED, Sanction
from server.rooms.refusals import Refused


def object_as_neighbour(ban: Sanction, guest_id: UUID, words: str) -> Case:
    """From then on it is a decision about this person, which another moderator answers. Once it is
    taken back, the ban keeps them out no more."""
    with transaction.atomic():
        guest, _ = Guest.objects.get_or_create(id=guest_id)
        told = {
            "kind": BAN,
            "member": guest.member,
            "name": guest.name,
            "ground": EVASION,
            "until": ban.until,
            "weighed": OBJECTED,
        }
        own, _ = Sanction.objects.get_or_create(root=ban, guest=guest, defaults=told)
        case = Case.objects.get(sanction=own)
        # Sent twice, it has been objected already.
        with suppress(Refused):
            appeal(case, words)
    return case
