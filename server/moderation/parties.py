"""Staff who take part in a running match are a party to it: for as long as it lasts they can do
nothing to it, and are shown nothing of it but what they see at its table.

So is who watches it from a room that has barred them; and to a case, at any time, whoever it is
about or has reported it. Whatever browser: all in which they have signed in count, also as the
guests that those were before.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any
from uuid import UUID

from django.db.models import Model, Q, QuerySet, Value

from server.accounts.models import Guest, Member
from server.matches.models import Fault, Match
from server.moderation.models import VOID, AuditEntry, Case, Proposal, Report
from server.rooms.identity import who
from server.rooms.models import ChatLine, Played, Room, Sanction, Seat


class Party:
    """What a member is a party to. Each of it is asked for once, whatever a page shows."""

    def __init__(self, member: Member) -> None:
        self._member = member

    @cached_property
    def guests(self) -> set[UUID]:
        """The member's, and those that their browsers were before they signed in."""
        return _guests(self._member)

    @cached_property
    def rooms(self) -> set[int]:
        """Rooms with a running match of theirs."""
        running = Room.objects.filter(match__over=False)
        # One after the other, each by its index: joined, all rooms would be read through.
        seated = Seat.objects.filter(guest__in=self.guests).order_by().values("room")
        played = Played.objects.filter(guest__in=self.guests).order_by().values("match")
        taking_part = running.filter(
            Q(pk__in=seated) | Q(match__in=played) | Q(host__in=self.guests)
        )
        barring = running.exclude(barred=[])
        found: list[Any] = [
            rooms.annotate(own=Value(own)).values_list("pk", "code", "barred", "own", named=True)
            for rooms, own in ((taking_part, True), (barring, False))
        ]
        return {
            room.pk
            for room in found[0].union(found[1], all=True)
            if room.own or _bars(room, self._member, self.guests)
        }

    @cached_property
    def cases(self) -> set[int]:
        """Cases that the member has reported something in, or has said what was reported, or whose
        voided match they have played: at any time, not only while a match runs."""
        played = Played.objects.filter(guest__in=self.guests).order_by().values("match")
        cases = Case.objects.order_by()
        found = cases.filter(author__in=self.guests).values_list("pk", flat=True)
        reported = Report.objects.filter(reporter__in=self.guests).order_by()
        voided = cases.filter(outcome=VOID, match__in=played)
        return {
            *found.union(
                reported.values_list("case", flat=True), voided.values_list("pk", flat=True)
            )
        }


def is_party(member: Member, target: Model) -> bool:
    """Whether what would be done to the target is done to a match of the member's own."""
    party = Party(member)
    rooms = party.rooms
    match target:
        case Room():
            return target.pk in rooms
        case Seat() | ChatLine():
            return target.room_id in rooms
        case Case():
            return target.room_id in rooms or target.pk in party.cases
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


def shown_to(party: Party, rows: QuerySet[Any]) -> QuerySet[Any]:
    """Rows without those of running matches that the member is a party to, and without cases of
    what only players have seen."""
    if rows.model is Proposal:
        rows = rows.exclude(guest__in=party.guests)
    if rows.model is Case:
        rows = rows.exclude(pk__in=party.cases)
        rows = rows.exclude(veiled=True, match__over=False)
    path = PATHS.get(rows.model._meta.concrete_model or rows.model)
    if path is None or not party.rooms:
        return rows
    hidden = Room.objects.filter(pk__in=party.rooms).values(path[1])
    return rows.exclude(**{f"{path[0]}__in": party.rooms if path[1] == "pk" else hidden})


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


def _guests(member: Member) -> set[UUID]:
    """The member's guests, and those that their browsers were before they signed in."""
    found = Guest.objects.filter(member=member).values_list("pk", "before")
    return {guest for row in found for guest in row if guest is not None}


def _bars(room: Any, member: Member, guests: set[UUID]) -> bool:
    own = {str(guest) for guest in guests}
    identities = {who(room.code, guest, None) for guest in guests}
    identities.add(who(room.code, next(iter(guests), UUID(int=0)), member.pk))
    return any(each.get("guest") in own or each.get("who") in identities for each in room.barred)
