"""Staff who take part in a running match are a party to it: for as long as it lasts they can do
nothing to it, and are shown nothing of it but what they see at its table.

So is who watches it from a room that has barred them; and to a case, at any time, whoever it is
about or has reported it. Whatever browser: all in which they have signed in count, also as the
guests that those were before.
"""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.db.models import Model, Q, QuerySet

from server.accounts.models import Guest, Member
from server.matches.models import Fault, Match
from server.moderation.models import VOID, AuditEntry, Case, Proposal
from server.rooms.identity import who
from server.rooms.models import ChatLine, Played, Room, Sanction, Seat


def rooms_of_party(member: Member) -> set[int]:
    """Rooms whose running match the member is a party to."""
    guests = _guests(member)
    running = Room.objects.filter(match__over=False)
    taking_part = running.filter(
        Q(seats__guest__in=guests) | Q(match__played__guest__in=guests) | Q(host__in=guests)
    )
    barring = running.exclude(barred=[]).only("code", "barred")
    return {
        *taking_part.values_list("pk", flat=True),
        *(room.pk for room in barring if _bars(room, member, guests)),
    }


def is_party(member: Member, target: Model) -> bool:
    """Whether what would be done to the target is done to a match of the member's own."""
    rooms = rooms_of_party(member)
    match target:
        case Room():
            return target.pk in rooms
        case Seat() | ChatLine():
            return target.room_id in rooms
        case Case():
            return target.room_id in rooms or target in _cases_about(member)
        case Match():
            return Room.objects.filter(pk__in=rooms, match=target).exists()
        case Guest():
            return Seat.objects.filter(room__in=rooms, guest=target).exists()
        case Member():
            held = Seat.objects.filter(room__in=rooms, guest__in=_guests(target))
            return target != member and held.exists()
    return False


def played_in(member: Member, match: Match) -> bool:
    """Whether the member sat in it, in whichever browser; also once it is over."""
    return match.played.filter(guest__in=_guests(member)).exists()


def shown_to(member: Member, rows: QuerySet[Any], own: set[int] | None = None) -> QuerySet[Any]:
    """Rows without those of running matches that the member is a party to, and without cases of
    what only players have seen. ``own``: those rooms, by whoever has asked for them already."""
    if rows.model is Proposal:
        rows = rows.exclude(guest__in=_guests(member))
    if rows.model is Case:
        rows = rows.exclude(pk__in=_cases_about(member).values("pk"))
        rows = rows.exclude(veiled=True, match__over=False)
    path = PATHS.get(rows.model._meta.concrete_model or rows.model)
    rooms = set() if not path else rooms_of_party(member) if own is None else own
    if path is None or not rooms:
        return rows
    hidden = Room.objects.filter(pk__in=rooms)
    return rows.exclude(**{f"{path[0]}__in": hidden.values(path[1])})


PATHS: dict[type[Model], tuple[str, str]] = {
    Room: ("pk", "pk"),
    Seat: ("room", "pk"),
    ChatLine: ("room", "pk"),
    Case: ("room", "pk"),
    Sanction: ("room", "pk"),
    Match: ("pk", "match"),
    Played: ("match", "match"),
    Fault: ("match", "match"),
    AuditEntry: ("room", "code"),
}
"""By model: the column by which a row belongs to a room, and that of the room."""


def _cases_about(member: Member) -> QuerySet[Case]:
    """Cases that the member has reported something in, or has said what was reported, or whose
    voided match they have played: at any time, not only while a match runs."""
    own = Guest.objects.filter(member=member)
    guests = Q(pk__in=own.values("pk")) | Q(pk__in=own.exclude(before=None).values("before"))
    them = Guest.objects.filter(guests).values("pk")
    played = Q(outcome=VOID, match__in=Played.objects.filter(guest__in=them).values("match"))
    return Case.objects.filter(Q(author__in=them) | Q(reports__reporter__in=them) | played)


def _guests(member: Member) -> set[UUID]:
    """The member's guests, and those that their browsers were before they signed in."""
    found = Guest.objects.filter(member=member).values_list("pk", "before")
    return {guest for row in found for guest in row if guest is not None}


def _bars(room: Room, member: Member, guests: set[UUID]) -> bool:
    own = {str(guest) for guest in guests}
    identities = {who(room.code, guest, None) for guest in guests}
    identities.add(who(room.code, next(iter(guests), UUID(int=0)), member.pk))
    return any(each.get("guest") in own or each.get("who") in identities for each in room.barred)
