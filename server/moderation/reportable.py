"""What can be reported: chat lines, people at a table, in a replay or watching, rooms, profiles,
moves. Each is found for somebody only who can see it just now, and is not who it is about."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Protocol
from uuid import UUID

from django.db.models import Q, QuerySet

from server.accounts.models import Guest, Member
from server.accounts.usernames import sounds_like
from server.matches.models import Match
from server.matches.process.runtime import wall_time
from server.moderation.models import EVENT, LINE, PROFILE, ROOM, SEAT, WATCHER, Case
from server.moderation.seeing import Sight, is_told_later, public
from server.rooms.identity import who
from server.rooms.live.presence import FRESH
from server.rooms.models import ChatLine, Played, Room, RoomPresence
from server.rooms.rows import is_running
from server.rooms.texts import NAME_LENGTH


@dataclass(frozen=True)
class Target:
    """Something that somebody may report."""

    kind: str
    room: Room | None
    author: Guest | None
    """Whom it is about; None if a bot or a deadline did it. Stored with the report, if it is not
    yet."""
    name: str
    channel: str = ""
    number: int = 0
    """As ``Case.number``."""
    line: ChatLine | None = None
    match: Match | None = None
    """That of an event, or the one that runs."""
    seen: list[dict[str, Any]] = field(default_factory=list)
    """Of an event, what this person was told."""
    veiled: bool = False
    """Of an event, whether spectators were not told of it, or not yet."""

    @property
    def replayed(self) -> bool:
        """Whether it is a seat of a match that is over. Not of the room, either: a replay tells
        nobody the room's code, which opens it."""
        return self.kind == SEAT and self.room is None

    @property
    def cases(self) -> QuerySet[Case]:
        """A report joins the case about it: that of a line or an event for good; that of a person
        or a room while it waits for a decision, since they may do something new."""
        cases = Case.objects.filter(kind=self.kind)
        if self.kind == LINE:
            return cases.filter(room=self.room, channel=self.channel, number=self.number)
        if self.kind == EVENT:
            return cases.filter(match=self.match, number=self.number)
        waiting = cases.filter(state=Case.OPEN, room=self.room)
        if self.replayed:
            waiting = waiting.filter(match=self.match)
        return waiting if self.kind == ROOM else waiting.filter(author__in=browsers(self.author))


class Reportable(Protocol):
    """The address of something in a page."""

    kind: str

    def lock(self) -> None:
        """For the transaction, so that two first reports open one case."""
        ...

    def find(self, guest_id: UUID) -> Target | None:
        """None if it is not there, or not for this person to report."""
        ...


@dataclass(frozen=True)
class InRoom:
    code: str

    def lock(self) -> None:
        """The room's row, as for all that happens in a room."""
        Room.objects.select_for_update(of=("self",)).filter(code=self.code).first()

    def _room(self) -> Room | None:
        rooms = Room.objects.select_related("match__head", "host__member")
        return rooms.filter(code=self.code).first()


@dataclass(frozen=True)
class OfRoom(InRoom):
    """The room itself: its host, its options, what it is used for."""

    kind = ROOM

    def find(self, guest_id: UUID) -> Target | None:
        room = self._room()
        if room is None or _is_of(room.host, guest_id) or Sight(room, guest_id).removed:
            return None
        host = room.seats.filter(guest=room.host_id).exclude(guest=None).first()
        name = host.name if host is not None else _called(room.host)
        return Target(ROOM, room, room.host, name, match=_running(room))


@dataclass(frozen=True)
class OfLine(InRoom):
    kind = LINE
    channel: str
    number: int

    def find(self, guest_id: UUID) -> Target | None:
        lines = ChatLine.objects.select_related("room__match__head", "guest__member")
        line = lines.filter(
            room__code=self.code, channel=self.channel, number=self.number, hidden=False
        ).first()
        if line is None or _is_of(line.guest, guest_id):
            return None
        if self.channel not in Sight(line.room, guest_id).channels:
            return None
        return Target(
            *(LINE, line.room, line.guest, line.name, line.channel, line.number, line),
            match=_running(line.room),
        )


@dataclass(frozen=True)
class OfPerson(InRoom):
    """Somebody with a seat, or who had one in the room's last match, or who watches under a name.
    ``who``: as the room's sockets tell it."""

    kind = SEAT
    who: str

    def find(self, guest_id: UUID) -> Target | None:
        room = self._room()
        if room is None or (sight := Sight(room, guest_id)).removed:
            return None
        found = self._seated(room)
        if found is None and sight.names_of_watchers:
            found = self._watching(room)
        return None if found is None or _is_of(found.author, guest_id) else found

    def _seated(self, room: Room) -> Target | None:
        now = [(each.number, each.guest, each.name) for each in room.seats.select_related("guest")]
        then = [(each.seat, each.guest, each.name) for each in _played_in(room)]
        for number, guest, name in [*now, *then]:
            if guest is not None and self._is(guest):
                return Target(SEAT, room, guest, name, number=number, match=_running(room))
        return None

    def _watching(self, room: Room) -> Target | None:
        """Who is there now; who is not any more, if they have said something."""
        for name, guest in [*_watching_now(room), *_who_wrote(room)]:
            if self._is(guest):
                return Target(WATCHER, room, guest, name, match=_running(room))
        return None

    def _is(self, guest: Guest) -> bool:
        return who(self.code, guest.pk, guest.member_id) == self.who


@dataclass(frozen=True)
class OfEvent(InRoom):
    """A move, as the log tells it. ``match``: the number of the match in the room. ``number``: as
    the log of whoever reports it counts."""

    kind = EVENT
    match: int
    number: int

    def find(self, guest_id: UUID) -> Target | None:
        room = self._room()
        if room is None or room.match is None or room.matches_played != self.match:
            return None
        found = Sight(room, guest_id).event(self.number)
        if found is None:
            return None
        row, seen = found
        played = None
        if row.seat is not None:
            played = _played_in(room).filter(seat=row.seat).first()
        author = None if played is None else played.guest
        if _is_of(author, guest_id):
            return None
        name = "" if played is None else played.name
        return Target(
            *(EVENT, room, author, name),
            number=row.version,
            match=room.match,
            seen=seen,
            veiled=is_running(room) and not public(room, row),
        )


@dataclass(frozen=True)
class OfPlayer:
    """Who had a seat in a match that is over, as its replay shows them. ``code``: the match's."""

    kind = SEAT
    code: str
    seat: int

    def lock(self) -> None:
        Match.objects.select_for_update().filter(code=self.code).first()

    def find(self, guest_id: UUID) -> Target | None:
        played = _replayed(self.code).filter(seat=self.seat).first()
        if played is None or _is_of(played.guest, guest_id):
            return None
        return _player(played)


@dataclass(frozen=True)
class OfProfile:
    kind = PROFILE
    username: str

    def lock(self) -> None:
        Member.objects.select_for_update().filter(sounds_like=sounds_like(self.username)).first()

    def find(self, guest_id: UUID) -> Target | None:
        open_ones = Member.objects.filter(is_active=True)
        member = open_ones.filter(sounds_like=sounds_like(self.username)).first()
        if member is None:
            return None
        latest = member.guests.order_by("-last_seen").first() or Guest(member=member)
        if _is_of(latest, guest_id):
            return None
        return Target(PROFILE, None, latest, member.username[:NAME_LENGTH])


def people_at(code: str, guest_id: UUID) -> list[tuple[OfPerson, Target]] | None:
    """The others at a room's table, by the seats that the lobby names: whoever sees a match later
    is told of those who sat there when it began. None for whoever was sent away from it."""
    room = InRoom(code)._room()
    if room is None or Sight(room, guest_id).removed:
        return None
    now = [(each.number, each.guest, each.name) for each in room.seats.select_related("guest")]
    then = [(each.seat, each.guest, each.name) for each in _played_in(room)]
    own = set(browsers(guest_id))
    return [
        (
            OfPerson(code, who(code, guest.pk, guest.member_id)),
            Target(SEAT, room, guest, name, number=number, match=_running(room)),
        )
        for number, guest, name in (then if is_told_later(room) else now)
        if guest is not None and guest.pk != guest_id and guest not in own
    ]


def players_of(code: str, guest_id: UUID) -> list[tuple[OfPlayer, Target]]:
    """The others who played a match that is over."""
    own = set(browsers(guest_id))
    return [
        (OfPlayer(code, played.seat), _player(played))
        for played in _replayed(code)
        if played.guest_id != guest_id and played.guest not in own
    ]


def _replayed(code: str) -> QuerySet[Played]:
    """Its seats of people who have not been forgotten."""
    seats = Played.objects.select_related("guest", "match")
    return seats.filter(match__code=code, match__over=True).exclude(guest=None)


def _player(played: Played) -> Target:
    return Target(SEAT, None, played.guest, played.name, number=played.seat, match=played.match)


def browsers(guest: Guest | UUID | None) -> QuerySet[Guest]:
    """The guest; a member's, in all their browsers."""
    pk = guest.pk if isinstance(guest, Guest) else guest
    return Guest.objects.filter(Q(pk=pk) | Q(member__guests=pk)).distinct()


def _is_of(author: Guest | None, guest_id: UUID) -> bool:
    return author is not None and (author.pk == guest_id or author in browsers(guest_id))


def _called(guest: Guest | None) -> str:
    if guest is None:
        return ""
    return guest.name or ("" if guest.member is None else guest.member.username[:NAME_LENGTH])


def _running(room: Room) -> Match | None:
    return room.match if is_running(room) else None


def _played_in(room: Room) -> QuerySet[Played]:
    """People, not bots."""
    return Played.objects.select_related("guest").filter(match=room.match_id).exclude(guest=None)


def _watching_now(room: Room) -> list[tuple[str, Guest]]:
    """As the processes have noted them."""
    noted: dict[UUID, str] = {}
    for row in RoomPresence.objects.filter(code=room.code, at__gt=wall_time() - FRESH):
        names = {identity: name for name, identity, *_ in json.loads(row.watchers)}
        known = json.loads(row.guests)
        noted |= {UUID(known[each]): names[each] for each in names.keys() & known.keys()}
    known = Guest.objects.in_bulk(noted)
    # Whoever only watches is in no table yet.
    return [(name, known.get(pk) or Guest(pk=pk, name=name)) for pk, name in noted.items()]


def _who_wrote(room: Room) -> list[tuple[str, Guest]]:
    """Spectators who have said something there, the latest first."""
    lines = room.chat.filter(channel=ChatLine.WATCHERS).exclude(guest=None)
    latest = lines.select_related("guest").order_by("-number")
    found: dict[UUID, tuple[str, Guest]] = {}
    for line in latest[:KNOWN]:
        if line.guest is not None:
            found.setdefault(line.guest.pk, (line.name, line.guest))
    return list(found.values())


KNOWN = 200
"""Lines of spectators that are looked through for one who is not there any more."""
