"""Sending away in a running match: its host asks, the others agree, or it counts for
nobody."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct

from server.matches.models import Match
from server.rooms.models import Room, Seat
from server.rooms.refusals import Refused


class Motion(Struct, frozen=True):
    """To send away the person of a seat. ``match`` and ``guest`` say for how long it holds."""

    match: int
    seat: int
    guest: str
    agreed: tuple[int, ...] = ()
    """Seats whose people have agreed."""


def motion_of(stored: dict[str, Any] | None) -> Motion | None:
    return None if stored is None else msgspec.convert(stored, Motion)


def carried(room: Room, guest_id: UUID, chair: Seat, present: Collection[int]) -> bool:
    """Whether the person of ``chair`` is to be sent away now. If not, the motion waits for the
    other people at the table who are there. With the consent of all of them, absent ones too, the
    match stands on everybody's record; else on nobody's.

    Only the host moves, and others at the table agree; anybody else is refused as ``not-host``."""
    match, host = room.match_id or 0, room.host_id
    motion = Motion(match, chair.number, str(chair.guest_id))
    if (pending := motion_of(room.motion)) is not None and _same(pending, motion):
        motion = pending
    others = {
        seat.number: seat.guest_id
        for seat in room.seats.exclude(guest=None).exclude(pk=chair.pk)
        if seat.guest_id != host
    }
    own = next((number for number, guest in others.items() if guest == guest_id), None)
    if guest_id != host and (own is None or motion is not pending):
        raise Refused("not-host")
    agreed = {*motion.agreed, *([] if own is None else [own])} & others.keys()
    if not others.keys() & {*present} <= agreed:
        _keep(room, Motion(match, chair.number, motion.guest, tuple(sorted(agreed))))
        return False
    if not others or agreed < others.keys():
        Match.objects.filter(pk=match).update(void=True)
    _keep(room, None)
    return True


def _same(one: Motion, other: Motion) -> bool:
    return (one.match, one.seat, one.guest) == (other.match, other.seat, other.guest)


def _keep(room: Room, motion: Motion | None) -> None:
    room.motion = None if motion is None else msgspec.to_builtins(motion)
    room.save(update_fields=["motion"])
