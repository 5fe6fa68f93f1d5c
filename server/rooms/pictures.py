"""Room picture: one consistent read of a room and its seats, as everybody may see it, plus who
holds them."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any
from uuid import UUID

import msgspec
from django.db import connection
from msgspec import Struct

from games.registry import game_called
from server.core.database import Database
from server.core.raw_columns import guest_of, json_of
from server.library.choosing import shown
from server.protocol.room_settings import RoomSettings, settings_of
from server.rooms.identity import who
from server.rooms.models import ChatLine
from server.rooms.motions import Motion, motion_of
from server.rooms.refusals import Refused


class SeatPicture(Struct, frozen=True):
    seat: int
    kind: str
    """``free``, ``person`` or ``bot``."""
    name: str | None
    level: str | None
    ready: bool
    who: str | None = None
    """Identity of the person: see ``identity.py``."""
    staff: bool = False


class RoomPicture(Struct, frozen=True):
    code: str
    version: int
    chat: dict[str, int]
    """By channel: number of the newest line."""
    game: str
    options: dict[str, Any]
    """Those of the running match, else of the next; a document is its code and name."""
    unhurried: bool
    """The running match gives much more time than the room's options: a person's first."""
    levels: list[str]
    seats: list[SeatPicture]
    sides: list[str]
    """Which side each seat will have; empty where all are alike."""
    commitment: str
    """Commitment to the server's seed share of the current or last match, else of the first."""
    match: int | None
    """Number of the current or last match in this room, from 1."""
    match_id: int | None
    over: bool
    outcome: dict[str, Any] | None
    seed: str | None
    """Server's seed share of the finished match, and the seats' shares."""
    nonces: list[str] | None
    next: str | None
    """Commitment for the next match."""
    replay: str | None
    """Code of the finished match, for the links to its replay and dice."""
    public: bool
    locked: bool
    closed: bool
    settings: RoomSettings
    barred: list[str]
    """Names of barred people. While a match runs whose spectators are only counted, not of those
    who may not watch either."""
    sent_away: list[str]
    """Of these, the names of those who sat."""
    removed: frozenset[str]
    """Identities of those who may not watch either."""
    unseated: frozenset[str]
    """Identities of all who may not sit down here."""
    unwatched: bool
    """Closed to spectators."""
    motion: Motion | None
    """Whom the host of the running match wants to send away."""
    told_at: int | None
    """Milliseconds since 1970 at which delayed spectators see the end of the match."""
    void: bool
    """The current or last match stands on nobody's record."""
    voided: bool
    """Since staff have declared it void."""
    hidden: dict[str, list[int]]
    """By channel: lines hidden by moderators."""
    host: UUID | None
    guests: dict[int, UUID]
    """Guest of each seat. Never leaves the server, nor do the ids around and below."""
    members: dict[int, int]
    """Seat by member: a seated member is nowhere a spectator, in whichever browser."""
    former: dict[UUID, int]
    """Guests as whom people at the table sat before they signed in, and when they did."""

    @property
    def host_seat(self) -> int | None:
        return next((seat for seat, guest in self.guests.items() if guest == self.host), None)

    @property
    def running(self) -> bool:
        return self.match_id is not None and not self.over


PICTURE = """
SELECT r.code, r.version, r.game, r.options, r.commitment, r.matches_played, r.match_id,
    (SELECT max(number) FROM rooms_chatline c WHERE c.room_id = r.id AND c.channel = 'table'),
    (SELECT max(number) FROM rooms_chatline c WHERE c.room_id = r.id AND c.channel = 'watchers'),
    r.locked, r.closed, r.settings, r.barred, r.hidden, r.host_id,
    m.over, m.outcome, m.secret, m.nonces, m.commitment, m.code,
    r.public, m.options, host.before, host.since, holder.before, holder.since, holder.member_id,
    s.number, s.guest_id, s.bot_level, s.name, s.ready, r.documents,
    account.is_staff AND account.is_active, r.unwatched, r.motion, m.void, m.told_at,
    m.void_ground
FROM rooms_room r JOIN rooms_seat s ON s.room_id = r.id
LEFT JOIN matches_match m ON m.id = r.match_id
LEFT JOIN accounts_guest holder ON holder.id = s.guest_id
LEFT JOIN accounts_guest host ON host.id = r.host_id
LEFT JOIN accounts_member account ON account.id = holder.member_id
WHERE r.code = %s ORDER BY s.number
"""
"""One row per seat. Raw SQL past the ORM, since it runs after every change of a
room."""


def room_picture(code: str) -> RoomPicture:
    """Read synchronously, in one query. Raises ``no-room``."""
    with connection.cursor() as cursor:
        cursor.execute(PICTURE, [code])
        return _picture(cursor.fetchall())


async def read_picture(database: Database, code: str) -> RoomPicture:
    """Read without a thread."""
    return _picture(await database.fetch(PICTURE, code))


def _picture(rows: list[tuple[Any, ...]]) -> RoomPicture:
    if not rows:
        raise Refused("no-room")
    code, version, game, options, next_commitment, played, match_id = rows[0][:7]
    table_line, watchers_line, is_locked, is_closed, settings, barred, hidden, host = rows[0][7:15]
    is_over, outcome, secret, nonces, commitment, replay = rows[0][15:21]
    over, chosen = bool(is_over), settings_of(json_of(settings))
    everybody = json_of(barred)
    told = match_id is None or over or chosen.watchers == "named"
    public, played_by = rows[0][21:23]
    unhurried = played_by is not None and not over and _differs(game, options, played_by)
    seats = {row[28]: row[28:33] for row in rows}
    staff = {row[28] for row in rows if row[34]}
    members = {row[28]: row[27] for row in rows}
    in_force = json.loads(played_by) if unhurried else json_of(options)
    former = [row[23:25] for row in rows] + [row[25:27] for row in rows]
    return RoomPicture(
        code=code,
        version=version,
        chat={ChatLine.TABLE: table_line or 0, ChatLine.WATCHERS: watchers_line or 0},
        game=game,
        options=shown(game, in_force, json_of(rows[0][33]) or {}),
        unhurried=unhurried,
        levels=list(game_called(game).levels),
        seats=[
            _seat_picture(seat, _who(code, seat[1], members[seat[0]]), seat[0] in staff)
            for seat in seats.values()
        ],
        sides=_sides(game, json_of(options), len(seats)),
        commitment=next_commitment if match_id is None else commitment,
        match=played if match_id is not None else None,
        match_id=match_id,
        over=over,
        outcome=json.loads(outcome) if over and outcome else None,
        seed=secret if over else None,
        nonces=json.loads(nonces) if over else None,
        next=next_commitment if over else None,
        replay=replay if over else None,
        public=bool(public),
        locked=bool(is_locked),
        closed=bool(is_closed),
        settings=chosen,
        barred=[each["name"] for each in everybody if told or not each.get("watch")],
        sent_away=[each["name"] for each in everybody if not each.get("watch")],
        removed=frozenset(each["who"] for each in everybody if each.get("watch")),
        unseated=frozenset(each["who"] for each in everybody if "who" in each),
        unwatched=bool(rows[0][35]),
        motion=_motion(json_of(rows[0][36]), None if over else match_id, seats),
        void=bool(rows[0][37]),
        voided=bool(rows[0][39]),
        told_at=rows[0][38],
        hidden=json_of(hidden),
        host=None if host is None else guest_of(host),
        guests={seat[0]: guest_of(seat[1]) for seat in seats.values() if seat[1] is not None},
        members={row[27]: row[28] for row in reversed(rows) if row[27] is not None},
        former={guest_of(guest): since for guest, since in former if guest is not None},
    )


def seat_of(picture: RoomPicture, guest_id: UUID | None, member: int | None = None) -> int | None:
    """The seat that a guest, and the member signed in as it, speaks for; None for spectators."""
    own = next((seat for seat, guest in picture.guests.items() if guest == guest_id), None)
    return picture.members.get(member) if own is None and member is not None else own


def _differs(slug: str, options: Any, played_by: str) -> bool:
    """Whether the match is played by other options than those of the room."""
    kind = game_called(slug).options_type
    with suppress(msgspec.ValidationError):
        return bool(
            msgspec.convert(json_of(options), kind, str_keys=True)
            != msgspec.json.decode(played_by, type=kind)
        )
    return False


def _sides(slug: str, options: dict[str, Any], seats: int) -> list[str]:
    """None of a room that was opened with options the game has no more: it is still shown."""
    game = game_called(slug)
    with suppress(msgspec.ValidationError):
        own = msgspec.convert(options, game.options_type, str_keys=True)
        return list(game.sides(own, seats))
    return []


def _motion(
    stored: dict[str, Any] | None, match_id: int | None, seats: dict[int, tuple[Any, ...]]
) -> Motion | None:
    """One that still holds: the match runs, and the person sits where they sat."""
    motion = motion_of(stored)
    if motion is None or motion.match != match_id:
        return None
    guest = seats[motion.seat][1]
    return motion if guest is not None and str(guest_of(guest)) == motion.guest else None


def _who(code: str, guest: UUID | str | None, member: int | None) -> str | None:
    return None if guest is None else who(code, guest_of(guest), member)


def _seat_picture(seat: tuple[Any, ...], identity: str | None, staff: bool) -> SeatPicture:
    number, guest, level, name, ready = seat
    kind = "bot" if level else "person" if guest else "free"
    return SeatPicture(number, kind, name or None, level, bool(ready), identity, staff)
