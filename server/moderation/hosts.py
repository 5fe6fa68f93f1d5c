"""The host's role of a room, as staff give it to somebody else at the table. The former host keeps
the seat, is told why, and may object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from server.accounts.models import Guest, Member
from server.core import periods
from server.core.lazy_messages import word
from server.matches.process.runtime import wall_time
from server.moderation.actions import record, refuse_a_party
from server.moderation.explaining import decided_about
from server.moderation.models import HOST, Case
from server.rooms.hosting import make_host
from server.rooms.identity import identity_of
from server.rooms.live.presence import FRESH
from server.rooms.models import Room, RoomPresence, Seat
from server.rooms.notify import notify_room_changed
from server.rooms.refusals import Refused
from server.rooms.rows import chair_at, locked

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


def hand_host(who: Member, seat: Seat, ground: str, reason: str) -> None:
    """Give the role to the person of a seat. Raises ``party``, ``closed``, ``no-person`` and
    ``host-already``."""
    refuse_a_party(who, seat)
    with transaction.atomic():
        room = locked(seat.room.code)
        _hand_over(who, room, chair_at(room, seat.number), "hand_host", ground, reason)
    notify_room_changed(room.code)


def take_host(who: Member, room: Room, ground: str, reason: str) -> None:
    """Take the role away: it goes to the lowest seat whose person is there, as if the host had
    left. Raises ``party``, ``closed``, ``no-host``, and ``no-heir`` where nobody else sits."""
    refuse_a_party(who, room)
    with transaction.atomic():
        held = locked(room.code)
        if held.host is None:
            raise Refused("no-host")
        if (heir := heir_of(held)) is None:
            raise Refused("no-heir")
        _hand_over(who, held, heir, "take_host", ground, reason)
    notify_room_changed(room.code)


def give_host_back(case: Case, room: Room | None) -> None:
    """After an objection. The caller has locked both. Whoever has left the room since gets the
    role, too, and loses it as any absent host does; not who was sent away: it would let them in."""
    if room is None or room.closed or case.author_id is None:
        return
    identity = identity_of(room.code, case.author_id)
    if all(each.get("who") != identity for each in room.barred):
        room.host_id = case.author_id
        room.version += 1
        room.save(update_fields=["host", "version"])


def heir_of(room: Room) -> Seat | None:
    """Of the people at the table but the host, in whichever browser; one who is there rather than
    one who is away."""
    present = _present(room)
    others = [chair for chair in room.seats.exclude(guest=None) if not is_host(chair)]
    return min(others, key=lambda chair: (chair.number not in present, chair.number), default=None)


def touched_by_handing(room: Room, chair: Seat | None) -> list[StrPromise]:
    """Whom it touches, before it is done."""
    told = [word("touched-host", name=chair.name, room=room.code)] if chair else []
    if room.host is not None:
        told.append(word("touched-author", name=host_name(room), days=periods.APPEAL))
    return told


def host_name(room: Room) -> str:
    """As the table calls them; else their last name anywhere."""
    seated = room.seats.filter(guest=room.host_id).exclude(guest=None).first()
    if seated is not None:
        return str(seated.name)
    name = "" if room.host is None else room.host.name
    return name or str(word("admin-guest"))


def _hand_over(who: Member, room: Room, chair: Seat, what: str, ground: str, reason: str) -> None:
    if chair.guest_id is None:
        raise Refused("no-person", seat=chair.number)
    if is_host(chair):
        raise Refused("host-already", name=chair.name)
    former, name = room.host, "" if room.host is None else host_name(room)
    make_host(room, chair)
    if former is not None:
        _explain(who, former, room, name, ground)
    after = {"host": chair.name, "ground": ground}
    record(who, what, chair if what == "hand_host" else room, reason, {"host": name}, after)


def _explain(who: Member, former: Guest, room: Room, name: str, ground: str) -> None:
    decided_about(who, former, HOST, ground, room=room, place=room.code, name=name)


def is_host(chair: Seat) -> bool:
    """In whichever browser."""
    room = chair.room
    if room.host_id is None or chair.guest_id is None:
        return False
    return identity_of(room.code, room.host_id) == identity_of(room.code, chair.guest_id)


def _present(room: Room) -> set[int]:
    """Seats whose person is connected to some process."""
    rows = RoomPresence.objects.filter(code=room.code, at__gt=wall_time() - FRESH)
    return {int(seat) for row in rows for seat in row.seats.split()}
