"""Bans, mutes and warnings as the site obeys them: who is muted or limited to quick phrases, and to
whom else that is carried on. Who is banned says ``bans.py``.

Each names a guest or a member. So that a new cookie does not end it, it is carried on to other
guests: to one in a browser in which the member has signed in, and to one from the household of
whoever it names, if nobody knew that guest when it began. Members are never banned or muted by what
their browser or their household has done.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from math import ceil
from uuid import UUID

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.crypto import salted_hmac
from msgspec import Struct

from server.accounts.known_browser import claimed, has_known
from server.accounts.models import Guest
from server.accounts.networks import Networks
from server.rooms.models import (
    BAN,
    BROWSER,
    EVASION,
    NEAR,
    PHRASES,
    RANGE,
    RENAME,
    SILENCING,
    WIDE,
    Sanction,
    SanctionedRange,
    Sanctions,
    Seat,
)
from server.rooms.refusals import Refused

HOUSEHOLD = 3
"""New guests of one household that a ban or mute is carried on to. An address from which more come
is that of a school or a carrier, and says nothing about anybody."""
RANGES = 5
"""Households of one person that are noted."""
MUTED, PHRASES_FOR_NOW = SILENCED = ("muted", "phrases-for-now")
"""Codes of refused lines."""


class Traces(Struct, frozen=True):
    """What a socket or a page tells of its browser besides its guest."""

    household: str | None = None
    """Keyed hash of the network; None where nobody knows it."""
    known: str = ""
    """The cookie that says who has signed in there, as it was sent."""
    since: datetime | None = None
    """When the socket was opened, or the page asked for."""
    neighbours: str | None = None
    """As ``household``, of the wider network."""

    @property
    def networks(self) -> set[str]:
        return {each for each in (self.household, self.neighbours) if each is not None}


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
    near: frozenset[str] = frozenset()
    """Of a ban: the networks noted of its person."""
    shut: frozenset[str] = frozenset()
    """Those of them that are closed to all guests."""
    name: str = ""
    """The person's when it began; the one that was taken from them."""
    began: int = 0
    """Milliseconds since 1970."""

    def concerns(self, guest: UUID | None, member: int | None, code: str) -> bool:
        """Whether it holds for these eyes in this room."""
        own = guest in self.guests or (member is not None and member == self.member)
        return own and self.room in {None, code}


def read_in_force() -> list[InForce]:
    """All sanctions in force, bans before mutes before limits to phrases before warnings, the
    longest first; names that were taken between them."""
    columns = (
        *("pk", "code", "kind", "ground", "until", "guest", "member", "room__code", "root"),
        *("name", "began_at"),
    )
    rows = list(
        Sanction.objects.in_force()
        .order_by("kind", "-until")
        .values_list(*columns, "guest__before", named=True)
    )
    near, shut = _networks_of_bans() if any(row.kind == BAN for row in rows) else ({}, {})
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
            near=frozenset(near.get(row.pk, ())),
            shut=frozenset(shut.get(row.pk, ())),
            name=row.name,
            began=int(row.began_at.timestamp() * 1000),
        )
        for row in rows
    ]


def may_carry_on(ban: InForce, traces: Traces) -> bool:
    """Whether it is worth asking the database about a browser that comes. No query."""
    return not ban.near.isdisjoint(traces.networks) or _is_claimed(ban, traces)


def may_end_it(ban: InForce, traces: Traces) -> bool:
    """The same of one whose socket is open already: who was there before is not weighed anew, but
    an address that is shut, and a browser of the banned member, are no matter of when."""
    return not ban.shut.isdisjoint(traces.networks) or _is_claimed(ban, traces)


def _is_claimed(ban: InForce, traces: Traces) -> bool:
    member = claimed(traces.known)
    return member is not None and member == ban.member


def _networks_of_bans() -> tuple[dict[int, set[str]], dict[int, set[str]]]:
    """By ban: all that were noted, and those that are shut."""
    noted: dict[int, set[str]] = {}
    closed: dict[int, set[str]] = {}
    bans = Sanction.objects.filter(kind=BAN).in_force()
    ranges = SanctionedRange.objects.filter(sanction__in=bans)
    for sanction, digest, shut in ranges.values_list("sanction", "digest", "shut"):
        noted.setdefault(sanction, set()).add(digest)
        if shut:
            closed.setdefault(sanction, set()).add(digest)
    return noted, closed


def household_of(networks: Networks | None) -> str | None:
    return None if networks is None else _digest(networks.near)


def traces_of(networks: Networks | None, known: str) -> Traces:
    """What a socket that opens now, or a page, tells of its browser."""
    wide = None if networks is None else _digest(networks.wide)
    return Traces(household_of(networks), known, timezone.now(), wide)


def _digest(network: str) -> str:
    return salted_hmac("server.rooms.sanctions", network, algorithm="sha256").hexdigest()[:24]


def refuse_the_muted(
    code: str, guest_id: UUID, traces: Traces = UNTRACED, kinds: tuple[str, ...] = SILENCING
) -> None:
    """Raises ``muted``, or ``phrases-for-now`` for whoever may say quick phrases alone. One query
    for who is neither, before the room's row is locked. ``kinds``: those that keep somebody from
    what they want to say."""
    in_force = Sanction.objects.filter(_in_room(code), kind__in=kinds).in_force()
    if (found := which_holds(in_force, guest_id, None, traces)) is not None:
        raise refusal(found)


def which_holds(
    in_force: Sanctions, guest_id: UUID, member: int | None, traces: Traces
) -> Sanction | None:
    """The longest of somebody's own, mutes first, else one that is carried on to them from now on.
    One query for whom none of them may concern. ``member``: who is signed in, where that is
    known."""
    found = may_hold(in_force, guest_id, member, traces)
    return one_of(found, in_force, guest_id, member, traces) if found else None


def may_hold(
    in_force: Sanctions, guest_id: UUID | None, member: int | None, traces: Traces
) -> list[Sanction]:
    """Those that concern somebody, or may be carried on to them. One query."""
    return list(in_force.filter(own_of(guest_id, member) | _may_carry_on(traces)).distinct())


def one_of(
    found: list[Sanction], in_force: Sanctions, guest_id: UUID, member: int | None, traces: Traces
) -> Sanction | None:
    named = in_force.filter(own_of(guest_id, member)).order_by("kind", "-until").first()
    if named is not None or member is not None:
        return named
    return _carried_on(found, guest_id, traces)


def names_held(code: str, guest_id: UUID) -> tuple[list[str], str | None]:
    """The names that staff have taken from somebody, and the one that they keep while they are
    muted or limited to phrases. ``code``: empty where there is no room yet. One query."""
    either = Q(kind=RENAME) | (Q(kind__in=SILENCING) & _in_room(code))
    in_force = Sanction.objects.filter(either).in_force()
    own = in_force.filter(own_of(guest_id)).exclude(name="").order_by("-until")
    found = list(own.values_list("kind", "name"))
    kept = (name for kind, name in found if kind != RENAME)
    return [name for kind, name in found if kind == RENAME], next(kept, None)


def refusal(sanction: Sanction) -> Refused:
    """For how long, why, and when it ends, in milliseconds since 1970."""
    code = PHRASES_FOR_NOW if sanction.kind == PHRASES else MUTED
    count, unit = how_long(sanction.until)
    until = int(sanction.until.timestamp() * 1000)
    return Refused(code, because=sanction.ground, count=count, unit=unit, until=until)


def how_long(until: datetime) -> tuple[int, str]:
    """In days, hours or minutes, rounded up."""
    minutes = max(1, ceil((until - timezone.now()).total_seconds() / 60))
    for unit, most in (("minutes", 60), ("hours", 48 * 60)):
        if minutes <= most:
            return ceil(minutes / (60 if unit == "hours" else 1)), unit
    return ceil(minutes / (24 * 60)), "days"


def note_range(sanction: int, digest: str, neighbours: str | None = None) -> bool:
    """Remember, while it lasts, from which household its person comes. A ban of an address closes
    the first one to all guests, or its neighbours as well: whether it does so now."""
    noted = SanctionedRange.objects.filter(sanction=sanction)
    found = Sanction.objects.filter(pk=sanction).in_force().first()
    if found is None:
        return False
    if noted.count() < RANGES:
        SanctionedRange.objects.get_or_create(sanction_id=sanction, digest=digest)
    closing = {NEAR: digest, WIDE: neighbours}.get(found.network)
    if closing is None or noted.filter(shut=True).exists():
        return False
    SanctionedRange.objects.update_or_create(
        sanction_id=sanction, digest=closing, defaults={"shut": True}
    )
    return True


def _in_room(code: str) -> Q:
    """Those that hold there, or, with no code, everywhere."""
    return Q(room=None) | Q(room__code=code) if code else Q(room=None)


def own_of(guest_id: UUID | None, member: int | None = None) -> Q:
    """The person's own: whose guest, in whichever browser, this is or was before they signed in."""
    if guest_id is None:
        return Q(pk=None) if member is None else Q(member=member)
    own = Q(guest=guest_id) | Q(guest__before=guest_id)
    if member is not None:
        return own | Q(member=member)
    return own | Q(member__guests=guest_id) | Q(member__guests__before=guest_id)


def _may_carry_on(traces: Traces) -> Q:
    """Somebody else's, which what the browser tells may have to do with."""
    found = Q(pk=None)
    if traces.networks:
        found |= Q(ranges__digest__in=traces.networks)
    if (member := claimed(traces.known)) is not None:
        found |= Q(member=member)
    return found


def _carried_on(found: Iterable[Sanction], guest_id: UUID, traces: Traces) -> Sanction | None:
    """One of them as it holds for this guest from now on."""
    guest = Guest.objects.filter(pk=guest_id).first()
    if guest is not None and guest.member_id is not None:
        return None
    for each in sorted(found, key=lambda each: (each.kind, -each.until.timestamp())):
        with transaction.atomic():
            # The row is held, so that two sockets of one new guest make one.
            root = Sanction.objects.select_for_update(of=("self",)).get(pk=each.root_id or each.pk)
            why = _weigh(root, guest_id, guest, traces) if root.in_force else ""
            if why:
                return _carry_on(root, guest_id, why)
    return None


def _carry_on(root: Sanction, guest_id: UUID, why: str) -> Sanction:
    guest, _ = Guest.objects.get_or_create(id=guest_id)
    return Sanction.objects.create(
        kind=root.kind,
        guest=guest,
        name=guest.name,
        room=root.room,
        ground=EVASION,
        until=root.until,
        root=root,
        weighed=why,
    )


def _weigh(root: Sanction, guest_id: UUID, guest: Guest | None, traces: Traces) -> str:
    """Why it holds for this guest, who has no account, too; empty if it does not. Nobody is asked
    twice: where it was ended for a guest, it stays so. Nobody is banned out of a match for where
    they live."""
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
    if not near or not is_new or (root.kind == BAN and is_playing(guest_id)):
        return ""
    return RANGE if carried.filter(weighed=RANGE).count() < HOUSEHOLD else ""


def is_playing(guest_id: UUID) -> bool:
    """Whether they hold a seat of a match that runs."""
    return Seat.objects.filter(guest=guest_id, room__match__over=False).exists()
