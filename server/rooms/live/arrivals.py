"""What the database is asked for sockets of a room, in its threads: for one that has just come all
of it in one trip."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from server.accounts.rude_words import rude_spans
from server.protocol.messages import BlockedPerson, Channel, ChatLine
from server.rooms.blocking import Person, blocked_in
from server.rooms.chat import lines_above, lines_said_by
from server.rooms.identity import who
from server.rooms.models import ChatLine as StoredLine
from server.rooms.sanctions import InForce


class Arrival(Struct, frozen=True):
    blocked: list[BlockedPerson]
    """Whom the person has blocked."""
    lines: dict[Channel, list[ChatLine]]
    """The first that the page has not read."""


def arriving(code: str, person: Person | None, unread: Mapping[Channel, int]) -> Arrival:
    """``unread``: by channel the last line read, where there are later ones."""
    blocked = [] if person is None else blocked_in(code, person)
    return Arrival(
        blocked, {channel: lines_told(code, channel, read) for channel, read in unread.items()}
    )


def lines_told(code: str, channel: Channel, number: int) -> list[ChatLine]:
    """Here, where looking for rude words holds up no move."""
    return [_line(code, line) for line in lines_above(code, channel, number)]


def lines_anew(
    codes: Collection[str], taken: Collection[InForce]
) -> dict[tuple[str, Channel], list[ChatLine]]:
    """By room and channel, what those have said whose names were taken."""
    found: dict[tuple[str, Channel], list[ChatLine]] = {}
    guests = {guest for each in taken for guest in each.guests}
    members = {each.member for each in taken} - {None}
    for line in lines_said_by(guests, members):
        if line.room.code in codes:
            channel: Any = line.channel
            told = found.setdefault((line.room.code, channel), [])
            told.append(_line(line.room.code, line))
    return found


def _line(code: str, line: StoredLine) -> ChatLine:
    at = int(line.at.timestamp() * 1000)
    told = ChatLine(
        *(line.number, line.name, at, line.text, line.phrase or None, line.seat),
        rude=[*chain(*rude_spans(line.text))],
    )
    # The name goes when its member goes.
    if line.guest is None or not line.name:
        return told
    member = line.guest.member
    staff = member is not None and member.is_staff and member.is_active
    return replace(told, who=who(code, line.guest.pk, line.guest.member_id), staff=staff)
