"""Inserts finished matches, as a ledger leaves them."""

from __future__ import annotations

from collections.abc import Sequence

from django.db import connection

from games.engine import TableAction
from games.registry import game_called
from server.matches.models import Match, Move
from server.matches.opening import begun_row, opening
from tests.support.plays import SECRET, log_of

BEGUN_AT = 1_700_000_000_000


def finished_match(
    slug: str, seats: int, dice: int = 1, table: Sequence[TableAction] = ()
) -> Match:
    game = game_called(slug)
    nonces = [f"{seat:032x}" for seat in range(seats)]
    code, statements = opening(slug, game.options_type(), seats, {}, SECRET, nonces, BEGUN_AT)
    with connection.cursor() as cursor:
        for sql, params in statements:
            cursor.execute(sql, params)
    match = Match.objects.get(code=code)
    rows = log_of(begun_row(match), dice, table)
    Move.objects.bulk_create(
        Move(
            match=match,
            version=row.version,
            seat=row.seat,
            at=row.at,
            body=bytes(row.body).decode(),
        )
        for row in rows[1:]
    )
    match.over, match.outcome = True, '{"places": [1, 2], "reason": "eight"}'
    match.save()
    return match
