"""The host's services: like the others one short transaction each; anybody else is refused as
``not-host``."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any
from uuid import UUID

import msgspec
from django.db import transaction

from games.registry import game_called
from server.accounts.usernames import sounds_like
from server.protocol.room_settings import RoomSettings
from server.rooms.identity import identity_of
from server.rooms.models import Room, Seat
from server.rooms.motions import carried
from server.rooms.opening import Chosen, checked, copied_documents
from server.rooms.readying import begin_if_all_are_ready
from server.rooms.refusals import Refused
from server.rooms.rows import chair_at, is_running, locked, refuse_while_running
from server.rooms.vacating import vacate

BARRED = 50
"""Maximum barred people remembered per room."""


@transaction.atomic
def kick(code: str, guest_id: UUID, seat: int, present: Collection[int]) -> None:
    """Remove a person from the table and bar them. In a running match the others have to agree, by
    the same message: see ``motions.py``; the room's absence policy applies then."""
    room = locked(code)
    if not is_running(room):
        _refuse_unless_host(room, guest_id)
    chair = _of_another(room, guest_id, seat)
    if not is_running(room) or carried(room, guest_id, chair, present):
        send_away(room, chair)


def send_away(room: Room, chair: Seat) -> None:
    """Empty and bar a seat; the caller is authorised and holds the room's row. Whoever sat there is
    host no more, in whichever browser, or their role would let them sit down again."""
    if chair.guest_id is not None:
        identity = identity_of(room.code, chair.guest_id)
        if room.host_id is not None and identity_of(room.code, room.host_id) == identity:
            room.host_id = None
            room.save(update_fields=["host"])
        _bar(room, {"who": identity, "guest": str(chair.guest_id), "name": chair.name})
    vacate(room, chair)


def make_host(room: Room, chair: Seat) -> None:
    """Give the host's role to the person of a seat; the caller is authorised and holds the room's
    row."""
    room.host_id = chair.guest_id
    room.save(update_fields=["host"])


@transaction.atomic
def dismiss(code: str, guest_id: UUID, watcher: str, name: str) -> None:
    """Remove a spectator, who neither watches nor sits down here any more. ``name``: as they are
    listed."""
    room = _hosted(code, guest_id)
    if watcher == identity_of(code, guest_id):
        raise Refused("yourself")
    if any(watcher == identity_of(code, guest) for guest in _seated(room)):
        raise Refused("no-such-watcher")
    _bar(room, {"who": watcher, "name": name, "watch": True})


@transaction.atomic
def admit(code: str, guest_id: UUID, watchers: bool) -> None:
    """Close the room to spectators, or open it to them again."""
    room = _hosted(code, guest_id)
    room.unwatched = not watchers
    room.save(update_fields=["unwatched"])


@transaction.atomic
def pardon(code: str, guest_id: UUID, name: str) -> None:
    """Lift the ban of somebody by name."""
    room = _hosted(code, guest_id)
    asked = sounds_like(name)
    room.barred = [each for each in room.barred if sounds_like(each["name"]) != asked]
    room.save(update_fields=["barred"])


@transaction.atomic
def lock(code: str, guest_id: UUID, shut: bool) -> None:
    """Lock or unlock the free seats."""
    room = _hosted(code, guest_id)
    room.locked = shut
    room.save(update_fields=["locked"])


@transaction.atomic
def publish(code: str, guest_id: UUID, public: bool) -> None:
    """List the room in the lobby, or take it from there."""
    room = _hosted(code, guest_id)
    room.public = public
    room.save(update_fields=["public"])


@transaction.atomic
def change(
    code: str, guest_id: UUID, options: Mapping[str, Any] | None, settings: RoomSettings | None
) -> None:
    """Change options and settings, between matches; resets everybody's readiness."""
    room = _hosted(code, guest_id)
    refuse_while_running(room)
    if options is not None:
        copies = copied_documents(room.game, options)
        room.documents = {**(room.documents or {}), **copies.labels}
        _play_by(room, _chosen(room, copies.options))
    if settings is not None:
        room.settings = msgspec.to_builtins(settings)
        room.save(update_fields=["settings"])


@transaction.atomic
def appoint(code: str, guest_id: UUID, seat: int) -> None:
    """Hand the host's role to the person of a seat."""
    room = _hosted(code, guest_id)
    make_host(room, _of_another(room, guest_id, seat))


@transaction.atomic
def succeed(code: str, gone: UUID | None, present: Collection[int]) -> None:
    """Replace an absent host by the lowest present seat, unless another process has already."""
    room = locked(code)
    if room.host_id != gone:
        return
    heirs = room.seats.filter(number__in=list(present), guest__isnull=False)
    if gone is not None:
        heirs = heirs.exclude(guest_id=gone)
    heir = heirs.first()
    if heir is not None:
        make_host(room, heir)


@transaction.atomic
def fill(code: str, guest_id: UUID, level: str) -> str | None:
    """Put bots into all free seats; the code of the match this began, if it did."""
    room = _hosted(code, guest_id)
    refuse_while_running(room)
    if level not in game_called(room.game).levels:
        raise Refused("no-such-level", level=level)
    room.seats.filter(guest=None, bot_level=None).update(bot_level=level)
    return begin_if_all_are_ready(code)


@transaction.atomic
def swap(code: str, guest_id: UUID, seat: int, other: int) -> None:
    """Swap two seats and reset their readiness: a seat may mean a side."""
    room = _hosted(code, guest_id)
    refuse_while_running(room)
    one, two = chair_at(room, seat), chair_at(room, other)
    if one.pk != two.pk:
        _change_places(one, two)


@transaction.atomic
def close(code: str, guest_id: UUID, present: Collection[int]) -> None:
    """Close the room for good; refused while others are playing."""
    room = _hosted(code, guest_id)
    others = room.seats.filter(number__in=list(present), guest__isnull=False)
    if is_running(room) and others.exclude(guest_id=guest_id).exists():
        raise Refused("match-running")
    room.closed = True
    room.save(update_fields=["closed"])


def _hosted(code: str, guest_id: UUID) -> Room:
    room = locked(code)
    _refuse_unless_host(room, guest_id)
    return room


def _refuse_unless_host(room: Room, guest_id: UUID) -> None:
    if room.host_id != guest_id:
        raise Refused("not-host")


def _seated(room: Room) -> Iterator[UUID]:
    return (seat.guest_id for seat in room.seats.exclude(guest=None) if seat.guest_id)


def _bar(room: Room, person: dict[str, Any]) -> None:
    room.barred = [*room.barred, person][-BARRED:]
    room.save(update_fields=["barred"])


def _of_another(room: Room, guest_id: UUID, seat: int) -> Seat:
    """A seat held by another person."""
    chair = chair_at(room, seat)
    if chair.guest_id is None:
        raise Refused("no-person", seat=seat)
    if chair.guest_id == guest_id:
        raise Refused("yourself")
    return chair


def _chosen(room: Room, options: Mapping[str, Any]) -> Chosen:
    """The new options. Fields left out keep their value; so does the number of seats, if the
    options allow it."""
    asked = {**room.options, **options}
    chosen = checked(room.game, asked)
    game, seats = game_called(room.game), room.seats.count()
    if "seats" not in asked and seats in game.seats(
        msgspec.convert(chosen.options, game.options_type, str_keys=True)
    ):
        return Chosen(chosen.options, seats)
    return chosen


def _play_by(room: Room, chosen: Chosen) -> None:
    held = room.seats.filter(number__gte=chosen.seats)
    if any(chair.held for chair in held):
        raise Refused("seats-held", count=chosen.seats)
    held.delete()
    numbers = range(room.seats.count(), chosen.seats)
    Seat.objects.bulk_create(Seat(room=room, number=number) for number in numbers)
    room.seats.update(ready=False, nonce="")
    # The last match's board belongs to the old options.
    room.options, room.match = chosen.options, None
    room.save(update_fields=["options", "documents", "match"])


def _change_places(one: Seat, two: Seat) -> None:
    """Swap person, bot, name and seat code."""
    places = (one.number, two.number)
    spare = Seat.objects.filter(room=one.room).count()
    one.ready = two.ready = False
    one.nonce = two.nonce = ""
    for chair, number in ((one, spare), (two, places[0]), (one, places[1])):
        chair.number = number
        chair.save()
