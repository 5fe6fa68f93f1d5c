"""Moderation actions on rooms and matches: the change and its audit entry in one transaction, then
a notice to all open sockets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from allauth.mfa.models import Authenticator
from asgiref.sync import async_to_sync
from django.db import transaction
from django.db.models import F

from server.accounts.models import Guest, Member
from server.core.request_ids import current_request_id
from server.library.models import Document
from server.matches.models import Match
from server.matches.process.runtime import current_runtime
from server.moderation.models import AuditEntry, Case
from server.moderation.parties import is_party
from server.moderation.roles import role_of, set_role
from server.rooms.chat import set_hidden
from server.rooms.hosting import send_away
from server.rooms.models import Announcement, ChatLine, Room, Seat
from server.rooms.notify import notify_account_changed, notify_room_changed
from server.rooms.refusals import Refused
from server.rooms.rows import locked
from server.rooms.vacating import vacate_all

Target = Room | Seat | Match | ChatLine | Member | Guest | Document | Case | Announcement

ModerationAction = Callable[..., None]
"""Signature of an action: actor, target, ``reason`` and what else its form asks, by name. Raises
``Refused``."""


def close_room(who: Member, room: Room, reason: str) -> None:
    refuse_a_party(who, room)
    with transaction.atomic():
        held = locked(room.code)
        held.closed = True
        held.save(update_fields=["closed"])
        record(who, "close_room", room, reason, {"closed": False}, {"closed": True})
    notify_room_changed(room.code)


def reopen_room(who: Member, room: Room, reason: str) -> None:
    """Seats, chat and match are as they were when it was closed."""
    refuse_a_party(who, room)
    with transaction.atomic():
        held = Room.objects.select_for_update().get(pk=room.pk)
        _refuse_unless(held.closed, "not-closed")
        held.closed = False
        held.save(update_fields=["closed"])
        record(who, "reopen_room", room, reason, {"closed": True}, {"closed": False})
    notify_room_changed(room.code)


def lock_room(who: Member, room: Room, reason: str) -> None:
    """No newcomer sits down. Its host may unlock it: against one who does so, there are others to
    be the host."""
    _set_locked(who, room, reason, "lock_room", True)


def unlock_room(who: Member, room: Room, reason: str) -> None:
    _set_locked(who, room, reason, "unlock_room", False)


def _set_locked(who: Member, room: Room, reason: str, what: str, shut: bool) -> None:
    refuse_a_party(who, room)
    with transaction.atomic():
        held = locked(room.code)
        _refuse_unless(held.locked is not shut, "locked-already" if shut else "not-locked")
        held.locked = shut
        held.save(update_fields=["locked"])
        record(who, what, room, reason, {"locked": not shut}, {"locked": shut})
    notify_room_changed(room.code)


def empty_seat(who: Member, seat: Seat, reason: str) -> None:
    """Remove a person from the table, also during a match, and bar them from it. The room's absence
    policy applies to the seat."""
    refuse_a_party(who, seat)
    with transaction.atomic():
        room = locked(seat.room.code)
        chair = room.seats.get(pk=seat.pk)
        if chair.guest_id is None:
            raise Refused("no-person", seat=chair.number)
        name = chair.name
        send_away(room, chair)
        record(who, "empty_seat", chair, reason, {"name": name}, {"name": ""})
    notify_room_changed(room.code)


def hide_line(who: Member, line: ChatLine, reason: str) -> None:
    """Hide a chat line from the room. The text stays in the database, for later review."""
    refuse_a_party(who, line)
    with transaction.atomic():
        room = Room.objects.select_for_update().get(pk=line.room_id)
        if not set_hidden(room, line.channel, line.number, True):
            raise Refused("hidden-already")
        record(who, "hide_line", line, reason, {"text": line.text or line.phrase}, {})
    notify_room_changed(room.code)


def show_line(who: Member, line: ChatLine, reason: str) -> None:
    """Show a hidden line to the room again."""
    refuse_a_party(who, line)
    with transaction.atomic():
        room = Room.objects.select_for_update().get(pk=line.room_id)
        if not set_hidden(room, line.channel, line.number, False):
            raise Refused("not-hidden")
        record(who, "show_line", line, reason, {}, {"text": line.text or line.phrase})
    notify_room_changed(room.code)


def freeze_match(who: Member, match: Match, reason: str) -> None:
    refuse_a_party(who, match)
    _refuse_unless(not match.over, "game-over")
    _refuse_unless(not match.head.frozen, "frozen-already")
    if not async_to_sync(current_runtime().freeze)(match.pk):
        raise Refused("game-over")
    record(who, "freeze_match", match, reason, {"frozen": False}, {"frozen": True})


def resume_match(who: Member, match: Match, reason: str) -> None:
    """Resume a frozen match, also after a fault; if that persists, it freezes the match again."""
    refuse_a_party(who, match)
    _refuse_unless(match.head.frozen, "not-frozen")
    if not async_to_sync(current_runtime().resume)(match.pk):
        raise Refused("stopped-again")
    record(who, "resume_match", match, reason, {"frozen": True}, {"frozen": False})


def rights_of(member: Member) -> dict[str, Any]:
    """What an audit entry says of a member before and after a change."""
    return {"is_active": member.is_active, "role": role_of(member) or ""}


def note_change(who: Member | None, member: Member, reason: str, before: dict[str, Any]) -> None:
    """Record that a member's rights were changed: ``before`` is ``rights_of`` then."""
    record(who, "change_member", member, reason, before, rights_of(member))


def change_role(who: Member | None, member: Member, role: str | None, reason: str) -> None:
    with transaction.atomic():
        before = rights_of(member)
        set_role(member, role)
        note_change(who, member, reason, before)
        tell_of_staff(member)


def forget_factor(who: Member | None, member: Member, reason: str) -> None:
    """Of somebody who has lost it. Whoever is signed in as them has to sign in anew."""
    with transaction.atomic():
        gone, _ = Authenticator.objects.filter(user=member).delete()
        _refuse_unless(bool(gone), "no-factor")
        Member.objects.filter(pk=member.pk).update(sign_outs=F("sign_outs") + 1)
        record(who, "forget_factor", member, reason, {}, {})
        transaction.on_commit(lambda: notify_account_changed(member.pk))


def close_account(member: Member) -> None:
    """What follows when an account has been closed: nobody speaks for its seats or talks as the
    member any more, on open sockets neither. The caller's transaction holds the change."""
    rooms = vacate_all(list(member.guests.values_list("pk", flat=True)))

    def tell() -> None:
        notify_account_changed(member.pk)
        for code in rooms:
            notify_room_changed(code)

    transaction.on_commit(tell)


def tell_of_staff(member: Member) -> None:
    """Somebody has become staff, or is no longer: the mark is put on or off in every room."""
    rooms = Room.objects.filter(seats__guest__member=member)
    codes = list(rooms.values_list("code", flat=True))

    def tell() -> None:
        notify_account_changed(member.pk)
        for code in codes:
            notify_room_changed(code)

    transaction.on_commit(tell)


def refuse_a_party(who: Member, target: Target) -> None:
    """Nobody judges a match of their own."""
    _refuse_unless(not is_party(who, target), "party")


def _refuse_unless(possible: bool, code: str) -> None:
    if not possible:
        raise Refused(code)


def record(
    who: Member | None,
    what: str,
    target: Target,
    reason: str,
    before: dict[str, Any],
    after: dict[str, Any],
) -> None:
    """Add to the audit. ``who``: None for whoever has the server's command line."""
    kind, called, room = described(target)
    AuditEntry.objects.create(
        who="" if who is None else who.username,
        who_id=None if who is None else who.pk,
        what=what,
        kind=kind,
        target=called,
        room=room,
        reason=reason,
        before=before,
        after=after,
        request=current_request_id(),
    )


def described(target: Target) -> tuple[str, str, str]:
    """Kind of the target, a name to search for, and the code of its room."""
    match target:
        case Room():
            return "room", target.code, target.code
        case Member():
            return "member", target.username, ""
        case Guest():
            return "guest", target.name or str(target.pk), ""
        case Document():
            return "document", target.code, ""
        case Announcement():
            return "announcement", target.kind, ""
        case Seat():
            return "seat", f"{target.room.code} {target.number + 1}", target.room.code
        case ChatLine():
            called = f"{target.room.code} {target.channel} {target.number}"
            return "line", called, target.room.code
        case Case() if not target.of_a_line:
            return "case", f"{target.place} {target.code}".strip(), target.place
        case Case():
            return "case", f"{target.place} {target.channel} {target.number}", target.place
    played = target.played.exclude(room=None).select_related("room").first()
    place = None if played is None else played.room
    return "match", target.code, "" if place is None else place.code
