"""The picture of an end in dots: messengers take no SVG beside a link. Drawing keeps the
interpreter to itself for half a second, in which nobody could play, so a process of its own does
it."""

from __future__ import annotations

import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from threading import Lock

import structlog
from msgspec.structs import replace

from server.core.outlines import outlined
from server.replays.picture import Card, picture

log = structlog.get_logger(__name__)

DRAWING = Path(__file__).with_name("drawing.py")
SECONDS = 10.0
WAIT = 2.0
"""Seconds that one waits for others' pictures: they are drawn one after the other."""
KEPT = 16
UNKNOWN = "?"

_turn = Lock()


class NotDrawn(Exception):
    """Too much is asked for just now, or drawing took too long."""


def picture_in_dots(card: Card) -> bytes:
    """A PNG, or ``NotDrawn``."""
    return _drawn(picture(legible(card)))


def legible(card: Card) -> Card:
    """Without letters that our fonts lack: there are no others to draw them with."""
    told = card.report
    return replace(
        card,
        verdict=_legible(card.verdict),
        reason=_legible(card.reason),
        report=replace(told, lines=[_legible(line) for line in told.lines]),
        names={seat: _legible(name) for seat, name in card.names.items()},
    )


def _legible(text: str) -> str:
    return "".join(letter if _has(letter) else UNKNOWN for letter in text)


def _has(letter: str) -> bool:
    return all(outlined(letter, face, 1, 700) is not None for face in ("serif", "sans"))


@lru_cache(KEPT)
def _drawn(svg: str) -> bytes:
    if not _turn.acquire(timeout=WAIT):
        raise NotDrawn
    try:
        drawing = [sys.executable, "-I", str(DRAWING)]
        done = subprocess.run(
            drawing, input=svg.encode(), capture_output=True, timeout=SECONDS, check=True
        )
    except (subprocess.SubprocessError, OSError) as trouble:
        log.warning("end.not_drawn", why=type(trouble).__name__)
        raise NotDrawn from trouble
    finally:
        _turn.release()
    return done.stdout
