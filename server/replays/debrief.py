"""What the end of a match is told by, for pages and the picture: who won, by how much, and the
game's own debrief, from what everybody at the table was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from games.engine import Debrief, Event, Line, Outcome
from games.registry import game_called
from server.core.messages import Names, say
from server.matches.core.head import StoredMove
from server.matches.core.rows import Row
from server.matches.core.told import heard
from server.matches.models import Match
from server.matches.opening import stored_rows
from server.rooms.models import Played

log = structlog.get_logger(__name__)

KEPT = 256
"""Debriefs of finished matches, which stay as they are: a page, its picture and everybody at the
table ask for the same, and a log may have thousands of moves."""

_decode = msgspec.json.decode
_encode = msgspec.json.encode


class Link(Struct, frozen=True):
    """A stage in words. ``seats``: who took it."""

    mark: str
    text: str
    seats: list[int]


class Report(Struct, frozen=True):
    """A finished match, told in one language."""

    title: str
    lines: list[str]
    ribbon: list[list[Link]]


def mark_of(seat: int) -> str:
    """Stands for a seat's name in texts that a room's page completes."""
    return f"\u27e6{seat}\u27e7"


def outcome_of(match: Match) -> Outcome | None:
    """None of a match without one, or of which it says less than outcomes do today."""
    try:
        return _decode(match.outcome or "null", type=Outcome | None)
    except msgspec.ValidationError:
        return None


def report(match: Match, language: str, names: Names) -> Report:
    told = _debrief(match)

    def said(line: Line) -> str:
        return say(language, f"end-{line.say}", match.game, names, **line.params)

    return Report(
        say(language, "end-title", match.game),
        [said(line) for line in told.lines],
        [
            [Link(stage.mark, said(stage.line), list(stage.seats)) for stage in row]
            for row in told.ribbon
        ],
    )


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


def names_of(match: Match, language: str) -> dict[int, str]:
    """As a room calls them; several bots are told apart by a number."""
    seats = list(Played.objects.filter(match=match).order_by("seat"))
    bots = [each.seat for each in seats if not each.name and each.bot_level]
    return {each.seat: _name(each, match, language, bots) for each in seats}


def _name(played: Played, match: Match, language: str, bots: list[int]) -> str:
    if played.name:
        return str(played.name)
    if not played.bot_level:
        return say(language, "former-guest")
    level = say(language, f"level-{played.bot_level}", match.game)
    if len(bots) < 2:
        return say(language, "bot-name", level=level)
    return say(language, "bot-numbered", level=level, number=bots.index(played.seat) + 1)


def verdict(outcome: Outcome, names: Mapping[int, str], language: str) -> str:
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    if len(winners) == len(outcome.places) and len(winners) > 1:
        return say(language, "result-draw")
    called = ", ".join(names.get(seat, str(seat + 1)) for seat in winners)
    return say(language, "end-winner", people=called, count=len(winners))


def reason(match: Match, outcome: Outcome, names: Names, language: str) -> str:
    """Empty where the game says none."""
    key = f"reason-{outcome.reason}"
    said = say(language, key, match.game, names, winner=outcome.places.index(1))
    return "" if said == key else said
