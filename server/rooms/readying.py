"""Being ready, and the start of a match.

Between two matches this is what a room does most. By the ORM it would cost the server as much as
ten moves, so it goes past it, in the same short transactions as whatever else people do in a room.
"""

from __future__ import annotations

from typing import Any
from uuid import UUID

import msgspec
from django.db import connection, transaction
from msgspec import Struct
from msgspec.structs import replace

from games.chance import commitment
from games.registry import game_called
from server.codes import fresh_secret
from server.matches.models import Match
from server.matches.services import open_match
from server.rooms.columns import guest_of, json_of
from server.rooms.manners import manners_of
from server.rooms.refusals import Refused

HOLD = "UPDATE rooms_room SET version = version + 1 WHERE code = %s"
"""From here on, until the transaction ends, nobody else does anything in the room."""
TABLE = """
SELECT r.id, r.closed, r.game, r.options, r.manners, r.secret, m.over,
    s.id, s.number, s.guest_id, s.bot_level, s.name, s.ready, s.nonce
FROM rooms_room r JOIN rooms_seat s ON s.room_id = r.id
LEFT JOIN matches_match m ON m.id = r.match_id
WHERE r.code = %s ORDER BY s.number
"""
SET_READY = "UPDATE rooms_seat SET ready = %s, nonce = %s WHERE id = %s"
NOBODY_IS_READY = "UPDATE rooms_seat SET ready = %s, nonce = '' WHERE room_id = %s"
PLAYED = "INSERT INTO rooms_played (match_id, room_id, seat, guest_id, bot_level, name) VALUES "
BEGUN = """
UPDATE rooms_room SET match_id = %s, matches_played = matches_played + 1, secret = %s,
    commitment = %s WHERE id = %s
"""


class _Seat(Struct, frozen=True):
    id: int
    number: int
    guest: Any
    """Whose it is, as the database says it."""
    bot_level: str | None
    name: str
    ready: bool
    nonce: str


class _Table(Struct, frozen=True):
    room: int
    game: str
    options: dict[str, Any]
    absent: str
    """What happens in its matches to the seat of somebody who has gone."""
    secret: str
    running: bool
    seats: list[_Seat]

    def seat_of(self, guest: UUID) -> _Seat:
        """Raises ``not-seated``."""
        held = [seat for seat in self.seats if seat.guest is not None]
        seat = next((seat for seat in held if guest_of(seat.guest) == guest), None)
        if seat is None:
            raise Refused("not-seated")
        return seat

    @property
    def all_are_ready(self) -> bool:
        """Every seat is held, by a person or by a bot, and the people, of whom there are some,
        are ready."""
        people = [seat for seat in self.seats if seat.guest is not None]
        others = [seat for seat in self.seats if seat.guest is None]
        return (
            bool(people)
            and all(seat.ready for seat in people)
            and all(seat.bot_level is not None for seat in others)
        )


@transaction.atomic
def set_ready(code: str, guest_id: UUID, ready: bool, nonce: str | None = None) -> Match | None:
    """Ready, for a rematch too, or not any more. The match that this began, if it did."""
    with connection.cursor() as cursor:
        cursor.execute(HOLD, [code])
        table = _table(cursor, code)
        seat = table.seat_of(guest_id)
        if table.running:
            if ready:
                return None
            raise Refused("match-running")
        now = replace(seat, ready=ready, nonce=(nonce or "") if ready else "")
        cursor.execute(SET_READY, [now.ready, now.nonce, seat.id])
        table.seats[table.seats.index(seat)] = now
        return _begin(cursor, table) if table.all_are_ready else None


def begin_if_all_are_ready(code: str) -> Match | None:
    """The match that began. Only while the room is held."""
    with connection.cursor() as cursor:
        table = _table(cursor, code)
        return _begin(cursor, table) if table.all_are_ready else None


def _table(cursor: Any, code: str) -> _Table:
    """Raises ``no-room``, and ``closed``: nothing is done in a room that is closed."""
    cursor.execute(TABLE, [code])
    rows = cursor.fetchall()
    if not rows:
        raise Refused("no-room")
    room, closed, game, options, manners, secret, over = rows[0][:7]
    if closed:
        raise Refused("closed")
    return _Table(
        room,
        game,
        json_of(options),
        manners_of(json_of(manners)).absent,
        secret,
        over is not None and not over,
        [_Seat(*row[7:]) for row in rows],
    )


def _begin(cursor: Any, table: _Table) -> Match:
    match = open_match(
        table.game,
        msgspec.convert(table.options, game_called(table.game).options_type),
        len(table.seats),
        {seat.number: seat.bot_level for seat in table.seats if seat.bot_level is not None},
        table.secret,
        [seat.nonce for seat in table.seats],
        table.absent,
    )
    played = [
        (match.pk, table.room, seat.number, seat.guest, seat.bot_level or "", seat.name)
        for seat in table.seats
    ]
    cursor.execute(
        PLAYED + ", ".join(["(%s, %s, %s, %s, %s, %s)"] * len(played)),
        [value for row in played for value in row],
    )
    # The next match has a secret of its own: this one's is shown when it is over.
    secret = fresh_secret()
    cursor.execute(BEGUN, [match.pk, secret, commitment(secret), table.room])
    cursor.execute(NOBODY_IS_READY, [False, table.room])
    return match
