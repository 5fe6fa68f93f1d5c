"""Mutes and warnings as rooms obey them: who is muted, and to whom else a mute is carried on.

A mute names a guest or a member. So that a new cookie does not end it, it is carried on to other
guests: to one in a browser in which the muted member has signed in, and to one from the household
of whoever is muted, if nobody knew that guest when the mute began. Members are never muted by what
their browser or their household has done.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from math import ceil
from uuid import UUID

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone
from django.utils.crypto import salted_hmac
from msgspec import Struct

from server.accounts.known_browser import claimed, has_known
from server.accounts.models import Guest
from server.accounts.networks import Networks
from server.rooms.models import (
    BROWSER,
    EVASION,
    MUTE,
    RANGE,
    Sanction,
    SanctionedRange,
)
from server.rooms.refusals import Refused

HOUSEHOLD = 3
"""New guests of one household that a mute is carried on to. An address from which more come is that
of a school or a carrier, and says nothing about anybody."""
RANGES = 5
"""Households of one muted person that are noted."""


class Traces(Struct, frozen=True):
    """What a socket tells of its browser besides its guest."""

    household: str | None = None
    """Keyed hash of the network; None where nobody knows it."""
    known: str = ""
    """The cookie that says who has signed in there, as it was sent."""
    since: datetime | None = None
    """When the socket was opened."""


UNTRACED = Traces()


class InForce(Struct, frozen=True):
    """A sanction as a process remembers it, to tell the sockets of whom it concerns."""

    pk: int
    code: str
    kind: str
    ground: str
    until: int
    """Milliseconds since 1970."""
    guests: frozenset[UUID]
    member: int | None
    room: str | None
    imposed: bool
    """By staff: not carried on from another guest's."""

    def concerns(self, guest: UUID | None, member: int | None, code: str) -> bool:
        """Whether it holds for these eyes in this room."""
        own = guest in self.guests or (member is not None and member == self.member)
        return own and self.room in {None, code}


def read_in_force() -> list[InForce]:
    """All sanctions in force, mutes before warnings, the longest first."""
    columns = ("pk", "code", "kind", "ground", "until", "guest", "member", "room__code", "root")
    rows = list(
        Sanction.objects.in_force()
        .order_by("kind", "-until")
        .values_list(*columns, "guest__before", named=True)
    )
    members = {row.member for row in rows} - {None}
    before: dict[int | None, set[UUID]] = {member: set() for member in members}
    found = Guest.objects.filter(member__in=members).values_list("member", "before")
    for member, was in found if members else ():
        before[member].update({was} if was else ())
    return [
        InForce(
            pk=row.pk,
            code=row.code,
            kind=row.kind,
            ground=row.ground,
            until=int(row.until.timestamp() * 1000),
            guests=frozenset({row.guest, row.guest__before, *before.get(row.member, ())} - {None}),
            member=row.member,
            room=row.room__code,
            imposed=row.root is None,
        )
        for row in rows
    ]


def household_of(networks: Networks | None) -> str | None:
    if networks is None:
        return None
    return salted_hmac("server.rooms.sanctions", networks.near, algorithm="sha256").hexdigest()[:24]


def refuse_the_muted(code: str, guest_id: UUID, traces: Traces = UNTRACED) -> None:
    """Raises ``muted``. One query for who is not, before the room's row is locked."""
    found = mutes_in(code).filter(_of(guest_id) | _may_carry_on(traces)).distinct()
    if not (mutes := list(found)):
        return
    named = mutes_in(code).filter(_of(guest_id)).order_by("-until").first()
    if (mute := named or _carried_on(mutes, guest_id, traces)) is not None:
        raise refusal(mute)


def name_while_muted(code: str, guest_id: UUID) -> str | None:
    """The name that somebody who is muted keeps meanwhile. ``code``: empty where there is no room
    yet."""
    mute = mutes_in(code).filter(_of(guest_id)).exclude(name="").order_by("-until").first()
    return None if mute is None else mute.name


def refusal(mute: Sanction) -> Refused:
    """For how long, why, and when it ends, in milliseconds since 1970."""
    count, unit = how_long(mute.until)
    until = int(mute.until.timestamp() * 1000)
    return Refused("muted", because=mute.ground, count=count, unit=unit, until=until)


def how_long(until: datetime) -> tuple[int, str]:
    """In days, hours or minutes, rounded up."""
    minutes = max(1, ceil((until - timezone.now()).total_seconds() / 60))
    for unit, most in (("minutes", 60), ("hours", 48 * 60)):
        if minutes <= most:
            return ceil(minutes / (60 if unit == "hours" else 1)), unit
    return ceil(minutes / (24 * 60)), "days"


def note_range(sanction: int, digest: str) -> None:
    """Remember, while the mute lasts, from which household the muted person comes."""
    noted = SanctionedRange.objects.filter(sanction=sanction)
    if noted.count() < RANGES and Sanction.objects.filter(pk=sanction).in_force().exists():
        SanctionedRange.objects.get_or_create(sanction_id=sanction, digest=digest)


def mutes_in(code: str) -> QuerySet[Sanction]:
    """Those in force in a room, or, with no code, everywhere."""
    where = Q(room=None) | Q(room__code=code) if code else Q(room=None)
    return Sanction.objects.filter(where, kind=MUTE).in_force()


def _of(guest_id: UUID) -> Q:
    """The person's own: whose guest, in whichever browser, this is or was before they signed in."""
    own = Q(guest=guest_id) | Q(guest__before=guest_id)
    return own | Q(member__guests=guest_id) | Q(member__guests__before=guest_id)


def _may_carry_on(traces: Traces) -> Q:
    """Somebody else's, which what the browser tells may have to do with."""
    found = Q(pk=None)
    if traces.household is not None:
        found |= Q(ranges__digest=traces.household)
    if (member := claimed(traces.known)) is not None:
        found |= Q(member=member)
    return found


def _carried_on(mutes: Iterable[Sanction], guest_id: UUID, traces: Traces) -> Sanction | None:
    """The mute as it holds for this guest from now on."""
    guest = Guest.objects.filter(pk=guest_id).first()
    if guest is not None and guest.member_id is not None:
        return None
    for mute in sorted(mutes, key=lambda each: each.until, reverse=True):
        with transaction.atomic():
            # The row is held, so that two sockets of one new guest make one.
            root = Sanction.objects.select_for_update(of=("self",)).get(pk=mute.root_id or mute.pk)
            why = _weigh(root, guest_id, guest, traces) if root.in_force else ""
            if why:
                return _carry_on(root, guest_id, why)
    return None


def _carry_on(root: Sanction, guest_id: UUID, why: str) -> Sanction:
    guest, _ = Guest.objects.get_or_create(id=guest_id)
    return Sanction.objects.create(
        kind=MUTE,
        guest=guest,
        name=guest.name,
        room=root.room,
        ground=EVASION,
        until=root.until,
        root=root,
        weighed=why,
    )


def _weigh(root: Sanction, guest_id: UUID, guest: Guest | None, traces: Traces) -> str:
    """Why the mute holds for this guest, who has no account, too; empty if it does not. Nobody is
    asked twice: where it was ended for a guest, it stays so."""
    carried = root.carried.all()
    if carried.filter(guest=guest_id).exists():
        return ""
    if root.member is not None and has_known(traces.known, root.member):
        return BROWSER
    is_new = all(
        at is None or at > root.began_at
        for at in (None if guest is None else guest.created_at, traces.since)
    )
    near = root.ranges.filter(digest=traces.household).exists()
    if near and is_new and carried.filter(weighed=RANGE).count() < HOUSEHOLD:
        return RANGE
    return ""
