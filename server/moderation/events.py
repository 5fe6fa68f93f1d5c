"""A reported event in words, as the log of a match tells it: to whoever reported it what they saw,
to staff of a running match what everybody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from django.utils.translation import get_language

from games.engine import SPECTATORS, Called
from games.registry import all_games, plain
from server.core.messages import Param, language_of, say
from server.matches.models import Match
from server.matches.opening import stored_rows
from server.moderation.models import Case, Report
from server.moderation.seeing import public, told_of
from server.rooms.models import Played


def told_in_words(
    events: Sequence[Mapping[str, Any]], match: Match | None, version: int
) -> list[str]:
    """Of the move with that version. What has no words is told on the board alone."""
    if match is None or not events:
        return []
    earlier = cache(lambda: _told_up_to(match, version))
    return _sentences(events, match, _names(match), earlier)


Earlier = Callable[[], list[dict[str, Any]]]
"""What everybody was told up to a move: read only if it is asked for, and once."""


def _told_up_to(match: Match, version: int) -> list[dict[str, Any]]:
    return [event for row in stored_rows(match, version) for event in told_of(row, SPECTATORS)]


def _sentences(
    events: Iterable[Mapping[str, Any]], match: Match, names: Mapping[int, str], earlier: Earlier
) -> list[str]:
    language, game = language_of(get_language()), all_games().get(plain(match.game))

    def said(event: Mapping[str, Any]) -> str:
        called = {} if game is None else game.called(event, earlier)
        return _said(language, match.game, names, dict(event), called)

    return [sentence for event in events if (sentence := said(event))]


class TellingStaff:
    """The event of a case, as its page tells it of each report."""

    def __init__(self, case: Case) -> None:
        self._case, self._match = case, case.match

    def of(self, report: Report) -> list[str]:
        if self._match is None or not report.seen:
            return []
        events = report.seen if self._match.over else self._public
        return _sentences(events, self._match, self._names, lambda: self._earlier)

    @cached_property
    def _public(self) -> list[dict[str, Any]]:
        room, version = self._case.room, self._case.number
        if room is None or self._match is None or room.match_id != self._match.pk:
            return []
        row = next(
            (row for row in stored_rows(self._match, version) if row.version == version), None
        )
        return [] if row is None else public(room, row)

    @cached_property
    def _earlier(self) -> list[dict[str, Any]]:
        return [] if self._match is None else _told_up_to(self._match, self._case.number)

    @cached_property
    def _names(self) -> dict[int, str]:
        return {} if self._match is None else _names(self._match)


def _said(
    language: str,
    game: str,
    names: Mapping[int, str],
    facts: dict[str, Any],
    called: Mapping[str, Called],
) -> str:
    key = f"event-{facts.pop('event')}"

    def words(name: Called) -> str:
        params = {
            field: words(value) if isinstance(value, Called) else value
            for field, value in name.params.items()
        }
        return say(language, name.say, game, names, **params)

    params = {field: _param(value) for field, value in facts.items()}
    params |= {field: words(name) for field, name in called.items()}
    sentence = say(language, key, game, names, **params)
    return "" if sentence == key else sentence


def _param(value: Any) -> Param:
    """A fact that is not there chooses the ``[null]`` of a message, one that is so or not the
    ``[true]`` or the ``[false]``, as in the browser."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return value if isinstance(value, int | list) else str(value)


def _names(match: Match) -> dict[int, str]:
    played = Played.objects.filter(match=match).exclude(name="")
    return dict(played.values_list("seat", "name"))
