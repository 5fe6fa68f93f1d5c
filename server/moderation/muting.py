"""Mutes, limits to quick phrases and warnings, and what bans have in common with them: imposed by a
decision about a line or from a person's page, carried on to other guests of the same browser or
household, ended before their time. Each is told by a case of its own, which can be objected to."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import Q
from django.db.models.signals import post_save
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core import periods
from server.core.codes import fresh_code
from server.moderation import models
from server.moderation.actions import record
from server.moderation.explaining import decided_about
from server.moderation.models import BAN_PERIODS, PERIODS, Case
from server.moderation.parties import is_party
from server.rooms.models import (
    BAN,
    MUTE,
    OBJECTED,
    PHRASES,
    RANGE,
    RENAME,
    WARNING,
    Room,
    Sanction,
    Sanctions,
)
from server.rooms.notify import notify_room_changed, notify_sanctions_changed
from server.rooms.refusals import Refused
from server.rooms.vacating import vacate_all

JUST_NOW = timedelta(seconds=30)
"""In which the same again is taken for a form that came twice."""
NONE = {
    BAN: "not-banned",
    MUTE: "not-muted",
    PHRASES: "not-limited",
    RENAME: "not-renamed",
}
"""By kind: the refusal to end what nobody has."""


def sanction_decided(case: Case, period: str) -> Sanction | None:
    """What follows from a decision for the author of the line: a ban, a mute, quick phrases alone,
    a warning, or nothing. The caller's transaction holds the case."""
    if case.author is None:
        return None
    match case.outcome:
        case models.BAN:
            return imposed(case, BAN, case.author, BAN_PERIODS[period])
        case models.MUTE:
            return imposed(case, MUTE, case.author, PERIODS[period])
        case models.PHRASES:
            return imposed(case, PHRASES, case.author, PERIODS[period])
        case models.WARN:
            return imposed(case, WARNING, case.author, timedelta(days=periods.WARNING))
    return None


def mute_person(
    who: Member, target: Member | Guest, period: str, ground: str, reason: str, room: str = ""
) -> None:
    """Mute somebody without a reported line, in a room or, with no code of one, everywhere. Raises
    ``party``, ``yourself``, ``no-room`` and ``imposed-just-now``."""
    _silence(who, target, MUTE, "mute_person", period, ground, reason, room)


def limit_to_phrases(
    who: Member, target: Member | Guest, period: str, ground: str, reason: str, room: str = ""
) -> None:
    """The same, and quick phrases are all that they may say."""
    _silence(who, target, PHRASES, "limit_to_phrases", period, ground, reason, room)


def _silence(
    who: Member,
    target: Member | Guest,
    kind: str,
    what: str,
    period: str,
    ground: str,
    reason: str,
    room: str,
) -> None:
    with transaction.atomic():
        guest = guest_of(target)
        refuse_the_concerned(who, guest)
        place = Room.objects.filter(code=room).first() if room else None
        if room and place is None:
            raise Refused("no-room")
        sanction = impose(who, guest, kind, PERIODS[period], ground, place)
        after = {"until": sanction.until.isoformat(), "ground": ground, "room": room}
        record(who, what, target, reason, {}, after)


def end_mutes(who: Member, target: Member | Guest, reason: str) -> None:
    """End all mutes of somebody now. Raises ``party``, ``yourself`` and ``not-muted``."""
    end_all(who, target, MUTE, "end_mutes", reason)


def end_phrases(who: Member, target: Member | Guest, reason: str) -> None:
    """Let somebody say again what they want. Raises ``party``, ``yourself`` and ``not-limited``."""
    end_all(who, target, PHRASES, "end_phrases", reason)


def impose(
    who: Member | None,
    guest: Guest,
    kind: str,
    lasts: timedelta,
    ground: str,
    place: Room | None = None,
    network: str = "",
    confirmed_by: Member | None = None,
) -> Sanction:
    """Without a reported line. The caller's transaction records it. ``who``: None if they have
    left since they proposed it. Raises ``imposed-just-now``."""
    refuse_twice(who, guest, kind, lasts, ground, place)
    at = "" if place is None else place.code
    case = decided_about(who, guest, kind, ground, place=at, confirmed_by=confirmed_by)
    case.sanction = imposed(case, kind, guest, lasts, place, network)
    case.save(update_fields=["sanction", "changed_at"])
    return case.sanction


def refuse_twice(
    who: Member | None,
    guest: Guest,
    kind: str,
    lasts: timedelta,
    ground: str,
    place: Room | None = None,
) -> None:
    """Raises ``imposed-just-now`` where the same member has done the same: their form was sent
    twice. The caller's transaction holds the member's row from here on, so that of two at once one
    is refused; nobody who holds a room waits for it."""
    if who is not None:
        Member.objects.select_for_update(no_key=True).get(pk=who.pk)
    same: Sanctions = Sanction.objects.filter(
        guest=guest, kind=kind, ground=ground, room=place, by=who, root=None
    )
    now = timezone.now()
    if same.in_force().filter(until__range=(now + lasts - JUST_NOW, now + lasts)).exists():
        raise Refused("imposed-just-now")


def end_all(who: Member, target: Member | Guest, kind: str, what: str, reason: str) -> None:
    """End all of a kind that hold of somebody now. Raises ``party``, ``yourself``, and one of
    ``NONE``."""
    with transaction.atomic():
        refuse_the_concerned(who, guest_of(target))
        theirs = list(in_force_of(target, kind).select_for_update(of=("self",)))
        if not theirs:
            raise Refused(NONE[kind])
        for each in theirs:
            end(each)
        before = {"until": [each.until.isoformat() for each in theirs]}
        record(who, what, target, reason, before, {})


def in_force_of(target: Member | Guest, kind: str) -> Sanctions:
    member = target if isinstance(target, Member) else target.member
    own = Q(guest=target) if isinstance(target, Guest) else Q(pk=None)
    if member is not None:
        own |= Q(member=member)
    return Sanction.objects.filter(own, kind=kind).in_force()


def end(sanction: Sanction) -> None:
    """End it before its time, and what was carried on from it; open sockets are told. Nothing
    happens to one that is over."""
    now = timezone.now()
    theirs: Sanctions = Sanction.objects.filter(Q(pk=sanction.pk) | Q(root=sanction.pk))
    theirs.in_force().update(ended_at=now)
    tell()


def tell() -> None:
    """Once the caller's transaction is done."""
    transaction.on_commit(notify_sanctions_changed)


def let_go(guests: Collection[UUID]) -> None:
    """Forget how people who leave were called. That somebody is muted lasts until it ends, or it
    would be enough to leave."""
    Sanction.objects.filter(guest__in=guests).update(name="")
    models.Proposal.objects.filter(guest__in=guests).update(name="", guest=None)


def take_along(before: UUID, guest: UUID) -> None:
    """Whoever signs in takes their bans and mutes into the account, but for what was carried on to
    them for their household's sake: no member is banned or muted for that."""
    member = Guest.objects.filter(pk=guest).values_list("member", flat=True).first()
    theirs: Sanctions = Sanction.objects.filter(guest=before)
    models.Proposal.objects.filter(guest=before).update(guest=guest)
    if theirs.update(guest=guest, member=member):
        Sanction.objects.filter(guest=guest, weighed__in=(RANGE, OBJECTED)).in_force().update(
            ended_at=timezone.now()
        )
        tell()


def imposed(
    case: Case,
    kind: str,
    guest: Guest,
    lasts: timedelta,
    room: Room | None = None,
    network: str = "",
) -> Sanction:
    tell()
    if kind == BAN:
        # In a transaction of its own: this one may hold another room already.
        transaction.on_commit(lambda: leave_seats(guest))
    # Of an earlier decision that was undone: the page is that of the newest.
    Sanction.objects.filter(code=case.code).update(code=fresh_code())
    return Sanction.objects.create(
        code=case.code,
        kind=kind,
        guest=guest,
        member=guest.member,
        name=case.name,
        room=room,
        ground=case.ground,
        by=case.decided_by,
        until=timezone.now() + lasts,
        network=network,
    )


def leave_seats(guest: Guest) -> None:
    """As when a seat is taken: in a running match the room's absence policy applies. Nobody is host
    who is banned."""
    known = Guest.objects.filter(Q(pk=guest.pk) | ~Q(member=None) & Q(member=guest.member_id))
    them = {pk for row in known.values_list("pk", "before") for pk in row if pk is not None}
    for code in vacate_all(them):
        notify_room_changed(code)


def _explained(sender: object, instance: Sanction, created: bool, **_: Any) -> None:
    """A ban or mute that was carried on is a decision about its guest: told, and open to objection,
    which whoever imposed the first one does not answer."""
    if created and instance.root is not None:
        first = Case.objects.filter(sanction=instance.root).first()
        Case.objects.create(
            code=instance.code,
            state=Case.DECIDED,
            place="",
            number=0,
            author=instance.guest,
            name=instance.name,
            outcome=instance.kind,
            ground=instance.ground,
            sanction=instance,
            decided_by=instance.root.by,
            confirmed_by=None if first is None else first.confirmed_by,
            decided_at=timezone.now(),
            told=False,
        )


def explain_what_is_carried_on() -> None:
    post_save.connect(_explained, sender=Sanction, dispatch_uid="explain what is carried on")


def guest_of(target: Member | Guest) -> Guest:
    if isinstance(target, Guest):
        return target
    latest = target.guests.order_by("-last_seen").first()
    return latest or Guest.objects.create(member=target)


def is_of_staff(target: Member | Guest) -> bool:
    """Such people are neither banned nor renamed: an admin takes their role first."""
    member = target if isinstance(target, Member) else target.member
    return member is not None and member.is_staff


def refuse_the_concerned(who: Member, guest: Guest) -> None:
    if guest.member == who:
        raise Refused("yourself")
    if is_party(who, guest):
        raise Refused("party")
