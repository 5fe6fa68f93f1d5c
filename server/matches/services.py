"""Opening a match."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from django.db import connection
from msgspec import Raw, Struct

from games.chance import commitment, mixed
from games.registry import game_called
from server.matches.head import begin, row_of
from server.matches.house import time_of_the_house
from server.matches.ledger import MatchRow, Row
from server.matches.models import Match, Move

FIRST_MOVE = "INSERT INTO move (match_id, version, at, body) VALUES (%s, 1, %s, %s)"
FIRST_HEAD = "INSERT INTO match_head (match_id, version, due_at, frozen) VALUES (%s, 1, %s, %s)"


def open_match(
    game_slug: str,
    options: Struct,
    seats: int,
    bots: Mapping[int, str],
    secret: str,
    nonces: Sequence[str],
    absent: str = "bot",
) -> Match:
    """A new match with the first row of its log. Call it inside a transaction.

    The seed is mixed from the server's secret, committed to before, and a nonce of every seat.
    """
    game = game_called(game_slug)
    match = Match.objects.create(
        game=game_slug,
        rules_version=game.version,
        options=msgspec.json.encode(options).decode(),
        seats=seats,
        bots=json.dumps({str(seat): level for seat, level in bots.items()}),
        seed=mixed(secret, nonces),
        secret=secret,
        commitment=commitment(secret),
        nonces=json.dumps(list(nonces)),
        absent=absent,
        begun_at=time_of_the_house(),
    )
    _store_first_move(match)
    return match


def _store_first_move(match: Match) -> None:
    head, move = begin(begun_row(match))
    row = row_of(1, move, None)
    with connection.cursor() as cursor:
        cursor.execute(FIRST_MOVE, [match.pk, row.at, bytes(row.body).decode()])
        cursor.execute(FIRST_HEAD, [match.pk, head.due(), False])


def begun_row(match: Match) -> MatchRow:
    """How a match began, as the ledger would read it."""
    return MatchRow(
        match.pk,
        match.game,
        match.rules_version,
        match.options,
        match.seats,
        match.bots,
        match.seed,
        match.begun_at,
        match.absent,
    )


def stored_rows(match: Match, until: int | None = None) -> Iterator[Row]:
    """The log, up to a version, as the ledger would read it."""
    moves = Move.objects.filter(match=match).order_by("version")
    if until is not None:
        moves = moves.filter(version__lte=until)
    for version, seat, id, at, body in moves.values_list(
        "version", "seat", "action_id", "at", "body"
    ):
        yield Row(version, seat, id, at, Raw(body.encode()))
