"""Makes and stores recordings of finished matches, once each."""

from __future__ import annotations

import gzip

import msgspec
import structlog
from django.db import transaction
from msgspec import Struct

from games.chance import Draw, proves
from games.registry import is_lesson
from server.matches import models
from server.matches.core.recordings import Recording, Torn, left_at_the_end, recording_of
from server.matches.core.rows import Row
from server.matches.opening import begun_row, stored_rows

log = structlog.get_logger(__name__)

AT_ONCE = 4
"""Maximum recordings per run."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


class Drew(Struct, frozen=True):
    """A move's draws; the rest is skipped."""

    draws: list[Draw]


def recording_body(match: models.Match) -> bytes | None:
    """The recording of a finished match as gzipped JSON, made on demand; None if it cannot be
    made."""
    kept = models.Recording.objects.filter(match=match).values_list("body", flat=True).first()
    if kept is not None:
        return bytes(kept)
    return None if match.recorded else _make(match)


def record_finished_matches() -> int:
    """Make missing recordings, oldest match first; how many matches were looked at."""
    due = models.Match.objects.filter(over=True, recorded=False).order_by("id")[:AT_ONCE]
    for match in due:
        _make(match)
    return len(due)


def _make(match: models.Match) -> bytes | None:
    """Idempotent: concurrent makers store one recording. A lesson, whose chance is its script's, is
    shown to nobody again."""
    if is_lesson(match.game):
        models.Match.objects.filter(pk=match.pk).update(recorded=True)
        return None
    rows = list(stored_rows(match))
    left: list[int] = []
    try:
        body = gzip.compress(_encode(_recorded(match, rows)), 6, mtime=0)
        left = left_at_the_end(begun_row(match), rows)
    except Exception:
        # Its rules are gone or raise: the result stays, and the traceback is logged.
        log.exception("match.not_recorded", match=match.pk, game=match.game)
        body = None
    with transaction.atomic():
        if body is not None:
            recording = models.Recording(match=match, body=body)
            models.Recording.objects.bulk_create([recording], ignore_conflicts=True)
        models.Match.objects.filter(pk=match.pk).update(recorded=True, left=left)
    return body


def _recorded(match: models.Match, rows: list[Row]) -> Recording:
    begun = begun_row(match)
    draws = [draw for row in rows for draw in _decode(row.body, type=Drew).draws]
    if not proves(match.commitment, match.secret, _decode(match.nonces), draws):
        raise Torn("its draws do not follow from what was promised")
    return recording_of(begun, rows)
