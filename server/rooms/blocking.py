"""Blocks: who wants to hear nothing of whom. Each side is a member, in all browsers, or a guest.

The blocked person is told nothing of it and asked nothing more: whatever depends on a block is one
query that is the same for everybody.
"""

from __future__ import annotations

from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from msgspec import Struct

from server.accounts.models import Guest, Member
from server.protocol.messages import BlockedPerson
from server.rooms.identity import who
from server.rooms.models import Block, Seat
from server.rooms.refusals import Refused

MOST = 200
"""People whom one person has blocked at a time."""


class Person(Struct, frozen=True):
    guest: UUID
    member: int | None = None

    @property
    def key(self) -> str:
        """The same in all browsers of a member. Tells nothing of the cookie or the account."""
        return self.known_in("")

    def known_in(self, code: str) -> str:
        return who(code, self.guest, self.member)

    def is_(self, side: str) -> Q:
        """That they are one side of a block: ``""`` who has blocked, ``whom_`` who is blocked."""
        if self.member is None:
            return Q(**{f"{side}guest": self.guest})
        return Q(**{f"{side}member": self.member})

    def as_(self, side: str) -> dict[str, UUID | int]:
        if self.member is None:
            return {f"{side}guest_id": self.guest}
        return {f"{side}member_id": self.member}


def person_of(guest_id: UUID) -> Person:
    member = Guest.objects.filter(pk=guest_id).values_list("member", flat=True).first()
    return Person(guest_id, member)


def blocks_of(person: Person) -> QuerySet[Block]:
    """The latest first."""
    return Block.objects.filter(person.is_("")).order_by("-at", "-pk")


@transaction.atomic
def block(guest_id: UUID, whom: Guest, name: str) -> Block:
    """Block somebody, once however often it is asked. Raises ``block-oneself`` and
    ``too-many-blocked``."""
    Guest.objects.get_or_create(pk=guest_id)
    by, blocked = person_of(guest_id), Person(whom.pk, whom.member_id)
    if by.key == blocked.key:
        raise Refused("block-oneself")
    _lock(by)
    if (before := blocks_of(by).filter(blocked.is_("whom_")).first()) is not None:
        return before
    if blocks_of(by).count() >= MOST:
        raise Refused("too-many-blocked", most=MOST)
    if whom.member_id is None:
        # Whoever only watches is in no table yet.
        Guest.objects.get_or_create(pk=whom.pk, defaults={"name": whom.name})
    return Block.objects.create(**by.as_(""), **blocked.as_("whom_"), name=name)


def unblock(guest_id: UUID, code: str) -> bool:
    """False if this person has no such block."""
    gone, _ = blocks_of(person_of(guest_id)).filter(code=code).delete()
    return gone > 0


def blocked_in(code: str, person: Person) -> list[BlockedPerson]:
    """Whom this person has blocked, as a room knows them. One query."""
    rows = blocks_of(person).values_list("whom_guest", "whom_member", "code")
    return [
        BlockedPerson(_person(guest, member).known_in(code), own) for guest, member, own in rows
    ]


def seats_kept_apart(guest_id: UUID) -> QuerySet[Seat]:
    """Seats of those whom this person has blocked, or who have blocked this person."""
    person = person_of(guest_id)
    blocked = person.is_("") & _sits("whom_")
    blocking = person.is_("whom_") & _sits("")
    return Seat.objects.filter(Exists(Block.objects.filter(blocked | blocking)))


@transaction.atomic
def take_along(before: UUID, member: int) -> list[Person]:
    """A guest has signed in: whom they have blocked, and by whom they are blocked, is so of the
    member. Answers the latter. As many come along as the member has room for, the latest first."""
    own, of_member = Block.objects.filter(guest=before), Block.objects.filter(member=member)
    own.filter(whom_member=member).delete()
    _drop_doubles(own, of_member, "whom_guest", "whom_member")
    room = max(0, MOST - of_member.count())
    kept = list(own.order_by("-at", "-pk").values_list("pk", flat=True)[:room])
    own.exclude(pk__in=kept).delete()
    own.update(guest=None, member=member)
    others = Block.objects.filter(whom_guest=before)
    others.filter(member=member).delete()
    _drop_doubles(others, Block.objects.filter(whom_member=member), "guest", "member")
    blocking = list(others.values_list("guest", "member"))
    others.update(whom_guest=None, whom_member=member)
    return [_person(*each) for each in blocking]


def _drop_doubles(blocks: QuerySet[Block], others: QuerySet[Block], *sides: str) -> None:
    """Those whose other side is that of one of the others."""
    for side in sides:
        known = list(others.exclude(**{side: None}).values_list(side, flat=True))
        blocks.filter(**{f"{side}__in": known}).delete()


def _lock(person: Person) -> None:
    """So that two at once are not one too many."""
    if person.member is None:
        Guest.objects.select_for_update().get(pk=person.guest)
    else:
        Member.objects.select_for_update().get(pk=person.member)


def _sits(side: str) -> Q:
    """That the holder of a seat is that side of the block."""
    guest = Q(**{f"{side}guest": OuterRef("guest")})
    return guest | Q(**{f"{side}member": OuterRef("guest__member")})


def _person(guest: UUID | None, member: int | None) -> Person:
    # A member is the same with any guest.
    return Person(guest or UUID(int=0), member)
