"""Readiness, and the start of a match.

The most frequent change of a room between matches. Through the ORM and a thread it would cost as
much as ten moves, so it uses raw SQL on the async database, in the same short transactions as the
other services.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any
from uuid import UUID

import msgspec
from django.db import connection, transaction
from msgspec import Struct
from msgspec.structs import replace

from games.chance import commitment
from games.referee import AnyGame
from games.registry import game_called, is_lesson
from server.core.codes import fresh_secret
from server.core.database import Database, Rows, Statement
from server.core.raw_columns import guest_of, json_of
from server.matches.opening import OF_CODE, opening
from server.matches.process.runtime import wall_time
from server.protocol.room_settings import settings_of
from server.rooms.refusals import Refused

HOLD = "UPDATE rooms_room SET version = version + 1 WHERE code = %s"
"""Locks the room until the transaction ends."""
ROOM = """
SELECT id, closed, game, options, settings, secret,
    (SELECT over FROM matches_match WHERE id = match_id),
    EXISTS (SELECT 1 FROM rooms_announcement WHERE kind = 'drain')
FROM rooms_room WHERE code = %s
"""
SEATS = """
SELECT id, number, guest_id, bot_level, name, ready, nonce FROM rooms_seat
WHERE room_id = (SELECT id FROM rooms_room WHERE code = %s) ORDER BY number
"""
EARLIER = """
SELECT DISTINCT m.options FROM rooms_played p JOIN matches_match m ON m.id = p.match_id
WHERE m.game = (SELECT game FROM rooms_room WHERE code = %s) AND p.guest_id IN (
    SELECT guest_id FROM rooms_seat
    WHERE room_id = (SELECT id FROM rooms_room WHERE code = %s) AND guest_id IS NOT NULL)
"""
"""By which options those in the room have played its game before."""
SET_READY = "UPDATE rooms_seat SET ready = %s, nonce = %s WHERE id = %s"
NOBODY_IS_READY = "UPDATE rooms_seat SET ready = %s, nonce = '' WHERE room_id = %s"
PLAYED = f"""
INSERT INTO rooms_played (match_id, room_id, seat, guest_id, bot_level, name)
VALUES ({OF_CODE}, %s, %s, %s, %s, %s)
"""
BEGUN = f"""
UPDATE rooms_room SET match_id = {OF_CODE}, matches_played = matches_played + 1, secret = %s,
    commitment = %s WHERE id = %s
"""

Written = tuple[list[Statement], str | None]
"""Statements to execute, and the code of the match they begin, if any."""


class _Seat(Struct, frozen=True):
    id: int
    number: int
    guest: Any
    """Guest id in the database's representation."""
    bot_level: str | None
    name: str
    ready: bool
    nonce: str


class _Table(Struct, frozen=True):
    room: int
    game: str
    options: dict[str, Any]
    absent: str
    """Absence policy of its matches."""
    delay: int
    """Seconds by which spectators see them later."""
    secret: str
    running: bool
    draining: bool
    """No match begins anywhere: the site is about to be updated."""
    seats: list[_Seat]
    earlier: list[str]
    """Options, as JSON, by which its people have played this game before."""

    def seat_of(self, guest: UUID) -> _Seat:
        """Raises ``not-seated``."""
        held = [seat for seat in self.seats if seat.guest is not None]
        seat = next((seat for seat in held if guest_of(seat.guest) == guest), None)
        if seat is None:
            raise Refused("not-seated")
        return seat

    @property
    def all_are_ready(self) -> bool:
        """Every seat is held by a bot or by a person who is ready, and there is at least one
        person."""
        people = [seat for seat in self.seats if seat.guest is not None]
        others = [seat for seat in self.seats if seat.guest is None]
        return (
            bool(people)
            and all(seat.ready for seat in people)
            and all(seat.bot_level is not None for seat in others)
        )


@transaction.atomic
def set_ready(code: str, guest_id: UUID, ready: bool, nonce: str | None = None) -> str | None:
    """Set readiness, for a rematch too; the code of the match this began, if it did."""
    statements, begun = _readied(guest_id, ready, nonce, _execute(_asked(code)))
    _execute(statements)
    return begun


async def set_ready_by(
    database: Database, code: str, guest_id: UUID, ready: bool, nonce: str | None = None
) -> str | None:
    """``set_ready`` without a thread."""
    return await database.transact(_asked(code), partial(_readied, guest_id, ready, nonce))


def begin_if_all_are_ready(code: str) -> str | None:
    """Begin the match if all are ready; its code. The caller holds the room's row."""
    table = _table(_execute(_seen(code)))
    if table.draining or not table.all_are_ready:
        return None
    statements, begun = _beginning(table)
    _execute(statements)
    return begun


def _execute(statements: Sequence[Statement]) -> list[Rows]:
    """Execute statements; the rows of each."""
    rows = []
    with connection.cursor() as cursor:
        for sql, params in statements:
            cursor.execute(sql, params)
            rows.append(cursor.fetchall() if cursor.description else [])
    return rows


def _asked(code: str) -> list[Statement]:
    return [(HOLD, [code]), *_seen(code)]


def _seen(code: str) -> list[Statement]:
    return [(ROOM, [code]), (SEATS, [code]), (EARLIER, [code, code])]


def _readied(guest_id: UUID, ready: bool, nonce: str | None, rows: list[Rows]) -> Written:
    table = _table(rows)
    seat = table.seat_of(guest_id)
    if table.running:
        if ready:
            return [], None
        raise Refused("match-running")
    if ready and table.draining:
        raise Refused("draining")
    now = replace(seat, ready=ready, nonce=(nonce or "") if ready else "")
    table.seats[table.seats.index(seat)] = now
    if table.all_are_ready and not table.draining:
        return _beginning(table)
    return [(SET_READY, [now.ready, now.nonce, seat.id])], None


def _table(rows: list[Rows]) -> _Table:
    """The room as read. Raises ``no-room`` and ``closed``."""
    *_, rooms, seats, earlier = rows
    if not rooms:
        raise Refused("no-room")
    room, closed, game, options, settings, secret, over, draining = rooms[0]
    if closed:
        raise Refused("closed")
    chosen = settings_of(json_of(settings))
    return _Table(
        room,
        game,
        json_of(options),
        chosen.absent,
        chosen.delay_seconds,
        secret,
        over is not None and not over,
        bool(draining),
        [_Seat(*seat) for seat in seats],
        [options for (options,) in earlier],
    )


def _beginning(table: _Table) -> Written:
    code, statements = opening(
        table.game,
        _options(table),
        len(table.seats),
        {seat.number: seat.bot_level for seat in table.seats if seat.bot_level is not None},
        table.secret,
        [seat.nonce for seat in table.seats],
        wall_time(),
        table.absent,
        table.delay,
    )
    # A lesson is no match that anybody has played: neither in a history nor among the results.
    for seat in [] if is_lesson(table.game) else table.seats:
        who = seat.guest, seat.bot_level or "", seat.name
        statements.append((PLAYED, [code, table.room, seat.number, *who]))
    # The next match has a secret of its own: this one's is shown when it is over.
    secret = fresh_secret()
    statements.append((BEGUN, [code, secret, commitment(secret), table.room]))
    statements.append((NOBODY_IS_READY, [False, table.room]))
    return statements, code


def _options(table: _Table) -> Struct:
    """Those of the room; in the first match with a clock that a person plays against bots, with
    much more time."""
    game = game_called(table.game)
    own: Struct = msgspec.convert(table.options, game.options_type, str_keys=True)
    slower: Struct | None = game.unhurried(own)
    people = sum(seat.guest is not None for seat in table.seats)
    if slower is None or people != 1 or len(table.seats) == 1:
        return own
    return own if any(_had_a_clock(game, options) for options in table.earlier) else slower


def _had_a_clock(game: AnyGame, options: str) -> bool:
    """Of a match by options that are no more, nobody knows: it counts."""
    try:
        return game.unhurried(msgspec.json.decode(options, type=game.options_type)) is not None
    except msgspec.ValidationError:
        return True
