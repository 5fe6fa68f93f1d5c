"""Claims a browser's guest for the member who signs in."""

from __future__ import annotations

from uuid import UUID, uuid4

from django.db import transaction

from server.accounts.models import Guest, Member
from server.rooms.linked_browsers import touch_rooms_of


@transaction.atomic
def claim(guest_id: UUID, member: Member) -> UUID:
    """Claim the guest with all its seats and matches; answer the guest to use. If it belongs to
    another member, that is a new one."""
    guest, _ = Guest.objects.select_for_update().get_or_create(id=guest_id)
    if guest.member_id not in {None, member.pk}:
        guest = Guest(id=uuid4())
    if guest.member_id is None:
        guest.member = member
        guest.save()
        touch_rooms_of(member)
    return guest.id
