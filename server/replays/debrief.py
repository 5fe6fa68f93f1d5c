"""What the end of a match is told by, for pages and the picture: the game's own debrief, from what
everybody at the table was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from games.engine import Debrief, Event, Line, Outcome, SeatColour, Stage
from games.registry import game_called
from server.core.messages import Names, say
from server.matches.core.head import StoredMove
from server.matches.core.rows import Row
from server.matches.core.told import heard
from server.matches.models import Match
from server.matches.opening import stored_rows
from server.rooms.verdicts import outcome_of

log = structlog.get_logger(__name__)

KEPT = 256
"""Debriefs of finished matches, which stay as they are: a page, its picture and everybody at the
table ask for the same, and a log may have thousands of moves."""

_decode = msgspec.json.decode
_encode = msgspec.json.encode


class Link(Struct, frozen=True):
    """A stage in words. ``seats``: who took it; ``colour``: theirs, None if nobody did."""

    mark: str
    text: str
    seats: list[int]
    colour: SeatColour | None


class Report(Struct, frozen=True):
    """A finished match, told in one language."""

    title: str
    lines: list[str]
    ribbon: list[list[Link]]


def mark_of(seat: int) -> str:
    """Stands for a seat's name in texts that a room's page completes."""
    return f"\u27e6{seat}\u27e7"


def report(match: Match, language: str, names: Names) -> Report:
    told = _debrief(match)

    def said(line: Line) -> str:
        return say(language, f"end-{line.say}", match.game, names, **line.params)

    return Report(
        say(language, "end-title", match.game),
        [said(line) for line in told.lines],
        [
            [
                Link(stage.mark, said(stage.line), list(stage.seats), _colour(told, stage))
                for stage in row
            ]
            for row in told.ribbon
        ],
    )


def _colour(told: Debrief, stage: Stage) -> SeatColour | None:
    return told.colours[stage.seats[0]] if stage.seats else None


def _debrief(match: Match) -> Debrief:
    """Rules that are gone, or events that they no longer tell, leave the bare outcome."""
    outcome = outcome_of(match)
    if outcome is None:
        return Debrief()
    try:
        return _of_log(match.code, outcome)
    except Exception:
        log.exception("match.no_debrief", match=match.pk, game=match.game)
        return Debrief()


@lru_cache(maxsize=KEPT)
def _of_log(code: str, outcome: Outcome) -> Debrief:
    match = Match.objects.get(code=code)
    game = game_called(match.game, match.rules_version)
    return game.debrief(list(told_to_all(stored_rows(match), game.event_type)), outcome)


def told_to_all(rows: Iterable[Row], kinds: Any) -> Iterator[Event]:
    """The game's own events that spectators were told, from a log."""
    tags, decode = _reader(kinds)
    for row in rows:
        events: list[dict[str, Any]] = _decode(_decode(row.body, type=StoredMove).events)
        for event in heard(events, ()):
            if event["event"] in tags:
                # As JSON, since the keys of its objects may be numbers.
                yield decode(_encode(event))


@cache
def _reader(kinds: Any) -> tuple[frozenset[str], Callable[[bytes], Event]]:
    """The tags of a union of events, and what decodes one: each costs more than a whole log."""
    kind: Any = msgspec.inspect.type_info(kinds)
    tags = frozenset(each.tag for each in getattr(kind, "types", [kind]))
    return tags, msgspec.json.Decoder(kinds).decode
