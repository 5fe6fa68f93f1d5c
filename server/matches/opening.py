"""Opens a match: its code, its seed and the first row of its log."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from games.chance import commitment, mixed
from games.registry import game_called
from server.core.codes import fresh_code
from server.core.database import Statement
from server.matches.core.head import begin, row_of
from server.matches.core.rows import MatchRow, Row
from server.matches.models import Match, Move

OF_CODE = "(SELECT id FROM matches_match WHERE code = %s)"
"""Placeholder for the number of a match that the same transaction inserts."""
MATCH = """
INSERT INTO matches_match (code, game, rules_version, options, seats, bots, seed, begun_at, absent,
    secret, commitment, nonces, over, delay)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
"""
FIRST_MOVE = f"INSERT INTO move (match_id, version, at, body) VALUES ({OF_CODE}, 1, %s, %s)"
FIRST_HEAD = f"""
INSERT INTO match_head (match_id, version, due_at, frozen) VALUES ({OF_CODE}, 1, %s, %s)
"""


def opening(
    game_slug: str,
    options: Struct,
    seats: int,
    bots: Mapping[int, str],
    secret: str,
    nonces: Sequence[str],
    begun_at: int,
    absent: str = "bot",
    delay: int = 0,
) -> tuple[str, list[Statement]]:
    """The code of a new match, and the statements that store it with the first row of its log.

    The seed mixes the server's committed secret with a nonce of every seat; ``begun_at`` is wall
    time.
    """
    code = fresh_code()
    # The number is the database's to give; nothing of the beginning depends on it.
    begun = MatchRow(
        0,
        game_slug,
        game_called(game_slug).version,
        msgspec.json.encode(options).decode(),
        seats,
        json.dumps({str(seat): level for seat, level in bots.items()}),
        mixed(secret, nonces),
        begun_at,
        absent,
    )
    head, move = begin(begun)
    row = row_of(1, move, None)
    _, *how = astuple(begun)
    dice = secret, commitment(secret), json.dumps(list(nonces))
    return code, [
        (MATCH, [code, *how, *dice, False, delay]),
        (FIRST_MOVE, [code, row.at, bytes(row.body).decode()]),
        (FIRST_HEAD, [code, head.due(), False]),
    ]


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
    """The log up to a version, in the ledger's form."""
    moves = Move.objects.filter(match=match).order_by("version")
    if until is not None:
        moves = moves.filter(version__lte=until)
    for version, seat, id, at, body in moves.values_list(
        "version", "seat", "action_id", "at", "body"
    ):
        yield Row(version, seat, id, at, Raw(body.encode()))
