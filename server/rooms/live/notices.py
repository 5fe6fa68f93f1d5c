"""Notices to everybody in a room, derived by comparing two pictures of it.

Each process derives them for its own sockets, whoever made the change and wherever, so nothing has
to be sent between processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from server.protocol.messages import Notice
from server.rooms.pictures import RoomPicture


def notices(before: RoomPicture, after: RoomPicture) -> list[Notice]:
    return [
        *_of_the_door(before, after),
        *_of_the_host(before, after),
        *_of_other_browsers(before, after),
        *_of_rules(before, after),
    ]


def _of_the_door(before: RoomPicture, after: RoomPicture) -> Iterator[Notice]:
    if after.closed and not before.closed:
        yield Notice("closed")
    elif after.locked != before.locked:
        yield Notice("locked" if after.locked else "unlocked")
    if after.unwatched != before.unwatched:
        yield Notice("unwatched" if after.unwatched else "watched")
    if after.public != before.public:
        yield Notice("public" if after.public else "by-link")


def _of_the_host(before: RoomPicture, after: RoomPicture) -> Iterator[Notice]:
    for name in (Counter(after.sent_away) - Counter(before.sent_away)).elements():
        yield Notice("kicked", {"name": name})
    yield from _of_the_result(before, after)
    same = after.host_seat in _in_other_browsers(before, after)
    if after.host != before.host and not same and (host := _name(after, after.host_seat)):
        yield Notice("host", {"name": host})
    yield from _of_places(before, after)


def _of_the_result(before: RoomPicture, after: RoomPicture) -> Iterator[Notice]:
    if after.voided != before.voided and after.match == before.match:
        yield Notice("voided" if after.voided else "counts")
    elif after.void and not before.void:
        yield Notice("void")


def _of_places(before: RoomPicture, after: RoomPicture) -> Iterator[Notice]:
    """Changes of place; a swap of two is told once."""
    were = {guest: seat for seat, guest in before.guests.items()}
    for seat, guest in after.guests.items():
        name, old = _name(after, seat) or "", were.get(guest, seat)
        if old == seat:
            continue
        if (other := after.guests.get(old)) is None or were.get(other) != seat:
            yield Notice("moved", {"name": name, "place": seat + 1})
        elif seat < old:
            yield Notice("swapped", {"name": name, "other": _name(after, old) or ""})


def _of_other_browsers(before: RoomPicture, after: RoomPicture) -> Iterator[Notice]:
    """Seats recovered by code; the browser that had it becomes a spectator. Whoever has signed in
    sits where they sat."""
    for seat in _in_other_browsers(before, after):
        if before.guests.get(seat) not in after.former:
            yield Notice("recovered", {"name": _name(after, seat) or ""})


def _in_other_browsers(before: RoomPicture, after: RoomPicture) -> list[int]:
    """Seats whose guest changed while the name stayed, and whose new guest held no seat."""
    return [
        seat
        for seat, guest in after.guests.items()
        if before.guests.get(seat, guest) != guest
        and guest not in before.guests.values()
        and _name(before, seat) == _name(after, seat)
    ]


def _of_rules(before: RoomPicture, after: RoomPicture) -> Iterator[Notice]:
    # A first match is given much more time, and only while it lasts: nobody has changed that.
    same_match = after.unhurried == before.unhurried
    if len(after.seats) != len(before.seats) or (same_match and after.options != before.options):
        yield Notice("options")
    if after.settings != before.settings:
        yield Notice("manners")


def _name(picture: RoomPicture, seat: int | None) -> str | None:
    return next((line.name for line in picture.seats if line.seat == seat), None)
