"""Making and keeping the films of matches that are over: once each, by whoever comes first."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import msgspec
import structlog
from django.db import transaction
from msgspec import Raw, Struct

from games.chance import Draw, proves
from server.matches import models
from server.matches.films import Film, Torn, film_of
from server.matches.head import begin
from server.matches.ledger import Row
from server.matches.services import begun_row

log = structlog.get_logger(__name__)

AT_ONCE = 4
"""Films that are made in one go."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


class Drew(Struct, frozen=True):
    """Of a move only its draws."""

    draws: list[Draw]


def film_body(match: models.Match) -> bytes | None:
    """The film of a match that is over, as gzipped JSON: made now if nobody has made it yet. None
    if it cannot be made."""
    kept = models.Film.objects.filter(match=match).values_list("body", flat=True).first()
    if kept is not None:
        return bytes(kept)
    return None if match.filmed else _make(match)


def film_what_is_over() -> int:
    """Make films that are missing, the oldest match first. How many were looked at."""
    due = models.Match.objects.filter(over=True, filmed=False).order_by("id")[:AT_ONCE]
    for match in due:
        _make(match)
    return len(due)


def _make(match: models.Match) -> bytes | None:
    """Ten who do it at once store what one does."""
    rows = list(_rows(match))
    try:
        body = gzip.compress(_encode(_filmed(match, rows)), 6, mtime=0)
    except Exception:
        # Its rules are gone, or have a fault: the result stays, and staff finds the trace.
        log.exception("match.not_filmed", match=match.pk, game=match.game)
        body = None
    with transaction.atomic():
        if body is not None:
            film = models.Film(match=match, body=body)
            models.Film.objects.bulk_create([film], ignore_conflicts=True)
        models.Match.objects.filter(pk=match.pk).update(filmed=True)
    return body


def _filmed(match: models.Match, rows: list[Row]) -> Film:
    begun = begun_row(match)
    if begin(begun)[0].begun.game.version != match.rules_version:
        raise Torn(f"was played by version {match.rules_version} of the rules")
    draws = [draw for row in rows for draw in _decode(row.body, type=Drew).draws]
    if not proves(match.commitment, match.secret, _decode(match.nonces), draws):
        raise Torn("its draws do not follow from what was promised")
    return film_of(begun, rows)


def _rows(match: models.Match) -> Iterator[Row]:
    moves = models.Move.objects.filter(match=match).order_by("version")
    for version, seat, id, at, body in moves.values_list(
        "version", "seat", "action_id", "at", "body"
    ):
        yield Row(version, seat, id, at, Raw(body.encode()))
