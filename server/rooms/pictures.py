"""A room as everybody in it may see it, and whose each seat is."""

from __future__ import annotations

import json
from typing import Any
from uuid import UUID

from django.db import connection
from msgspec import Struct

from games.registry import game_called
from server.matches.ledger import Ledger
from server.rooms.refusals import Refused


class SeatPicture(Struct, frozen=True):
    seat: int
    kind: str
    """``free``, ``person`` or ``bot``."""
    name: str | None
    level: str | None
    ready: bool


class RoomPicture(Struct, frozen=True):
    code: str
    version: int
    chat: int
    """The number of the newest line of its chat."""
    game: str
    options: dict[str, Any]
    levels: list[str]
    seats: list[SeatPicture]
    commitment: str
    """To our share of the seed of the match that is on or was last, else of the first one."""
    match: int | None
    """Which match of this room is on or was last: 1, 2, 3 ..."""
    match_id: int | None
    over: bool
    outcome: dict[str, Any] | None
    seed: str | None
    """Our share of the seed of the match that is over, and the seats' shares."""
    nonces: list[str] | None
    next: str | None
    """The commitment to the next match."""
    guests: dict[int, UUID]
    """Whose a seat is. It never leaves the server."""


PICTURE = """
SELECT r.code, r.version, r.game, r.options, r.commitment, r.matches_played, r.match_id,
    (SELECT max(number) FROM rooms_chatline c WHERE c.room_id = r.id),
    m.over, m.outcome, m.secret, m.nonces, m.commitment,
    s.number, s.guest_id, s.bot_level, s.name, s.ready
FROM rooms_room r JOIN rooms_seat s ON s.room_id = r.id
LEFT JOIN matches_match m ON m.id = r.match_id
WHERE r.code = %s ORDER BY s.number
"""
"""A row a seat. Rooms are read again with every change in them, so this goes past the ORM."""


def room_picture(code: str) -> RoomPicture:
    """One query. Raises ``no-room``."""
    with connection.cursor() as cursor:
        cursor.execute(PICTURE, [code])
        return _picture(cursor.fetchall())


async def read_picture(ledger: Ledger, code: str) -> RoomPicture:
    """The same, without a thread."""
    return _picture(await ledger.fetch(PICTURE, code))


def _picture(rows: list[tuple[Any, ...]]) -> RoomPicture:
    if not rows:
        raise Refused("no-room")
    code, version, game, options, next_commitment, played, match_id, chat = rows[0][:8]
    is_over, outcome, secret, nonces, commitment = rows[0][8:13]
    over = bool(is_over)
    return RoomPicture(
        code=code,
        version=version,
        chat=chat or 0,
        game=game,
        options=options if isinstance(options, dict) else json.loads(options),
        levels=list(game_called(game).levels),
        seats=[_seat_picture(*row[13:]) for row in rows],
        commitment=next_commitment if match_id is None else commitment,
        match=played or None,
        match_id=match_id,
        over=over,
        outcome=json.loads(outcome) if over and outcome else None,
        seed=secret if over else None,
        nonces=json.loads(nonces) if over else None,
        next=next_commitment if over else None,
        guests={row[13]: _guest(row[14]) for row in rows if row[14] is not None},
    )


def _guest(id: UUID | str) -> UUID:
    """PostgreSQL knows the type, SQLite keeps the digits."""
    return id if isinstance(id, UUID) else UUID(id)


def seat_of(picture: RoomPicture, guest_id: UUID | None) -> int | None:
    """The seat a guest speaks for; None is a spectator."""
    return next((seat for seat, guest in picture.guests.items() if guest == guest_id), None)


def _seat_picture(
    number: int, guest: UUID | str | None, level: str | None, name: str, ready: bool
) -> SeatPicture:
    kind = "bot" if level else "person" if guest else "free"
    return SeatPicture(number, kind, name or None, level, bool(ready))
