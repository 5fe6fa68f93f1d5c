"""Signing in: the browser becomes a new guest of the member, and its seats come along.

The guest it was before is known to whoever has had its cookie, so nothing stays with that one.
"""

from __future__ import annotations

from functools import partial
from uuid import UUID

from django.db import transaction
from django.db.models import F, Q

from server.accounts.models import Guest, Member
from server.library.models import Document
from server.matches.process.runtime import wall_time
from server.moderation.deciding import hand_over
from server.rooms.admission import bar_as_member, barring
from server.rooms.blocking import Person, take_along
from server.rooms.models import ChatLine, Played, Room, Seat
from server.rooms.notify import notify_blocks_changed


@transaction.atomic
def claim(guest_id: UUID, member: Member) -> UUID:
    """A new guest of the member, with seats, matches, lines, reports, blocks and documents of the
    guest that the browser was. What another member has claimed stays where it is."""
    sent_away = barring({guest_id: None})
    rooms = Room.objects.filter(Q(seats__guest=guest_id) | Q(host=guest_id) | Q(pk__in=sent_away))
    # Locked, so that no match begins meanwhile with the guest of before.
    held = list(Room.objects.select_for_update().filter(pk__in=rooms.values("pk")).order_by("pk"))
    before = Guest.objects.select_for_update().filter(id=guest_id, member=None).first()
    if before is None:
        return Guest.objects.create(member=member).pk
    guest = Guest.objects.create(
        member=member, name=before.name, before=guest_id, since=wall_time()
    )
    Guest.objects.filter(pk=guest_id).update(name="")
    for model in (Seat, Played, ChatLine):
        model.objects.filter(guest=guest_id).update(guest=guest)
    Room.objects.filter(host=guest_id).update(host=guest)
    Document.objects.filter(owner=guest_id).update(owner=guest)
    for room in held:
        if room.pk in sent_away:
            bar_as_member(room, guest_id, member.pk)
    hand_over(guest_id, guest.pk)
    blocking = take_along(guest_id, member.pk)
    transaction.on_commit(partial(_tell, blocking))
    Room.objects.filter(pk__in=[room.pk for room in held]).update(version=F("version") + 1)
    return guest.pk


def _tell(blocking: list[Person]) -> None:
    """Their pages know the person whom they have blocked by another identity from now on."""
    for person in blocking:
        notify_blocks_changed(person)
