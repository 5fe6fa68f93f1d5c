"""A reported event in words, as the log of a match tells it: to whoever reported it what they saw,
to staff of a running match what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from django.utils.translation import get_language

from server.core.messages import Param, language_of, say
from server.matches.core.head import StoredMove
from server.matches.core.told import heard
from server.matches.models import Match, Move
from server.moderation.models import Case, Report
from server.moderation.seeing import is_told_later
from server.rooms.models import Played


def told_in_words(events: Iterable[Mapping[str, Any]], match: Match | None) -> list[str]:
    """What has no words is told on the board alone."""
    told = list(events)
    if match is None or not told:
        return []
    language, names = language_of(get_language()), _names(match)
    said = [_said(language, match.game, names, dict(event)) for event in told]
    return [sentence for sentence in said if sentence]


def told_to_staff(case: Case, report: Report) -> list[str]:
    match, room = case.match, case.room
    if match is None or not report.seen:
        return []
    if room is not None and room.match_id == match.pk and is_told_later(room):
        return []
    return told_in_words(report.seen if match.over else _in_public(case, match), match)


def _in_public(case: Case, match: Match) -> list[dict[str, Any]]:
    """Of the event what spectators were told, where there may be any."""
    body = Move.objects.filter(match=match, version=case.number).values_list("body", flat=True)
    if case.room is None or case.room.unwatched or not (found := body.first()):
        return []
    stored = msgspec.json.decode(found, type=StoredMove)
    return heard(msgspec.json.decode(stored.events), ())


def _said(language: str, game: str, names: Mapping[int, str], facts: dict[str, Any]) -> str:
    key = f"event-{facts.pop('event')}"
    params = {field: _param(value) for field, value in facts.items()}
    sentence = say(language, key, game, names, **params)
    return "" if sentence == key else sentence


def _param(value: Any) -> Param:
    """A fact that is not there chooses the ``[null]`` of a message, as in the browser."""
    if value is None:
        return "null"
    return value if isinstance(value, int | list) else str(value)


def _names(match: Match) -> dict[int, str]:
    played = Played.objects.filter(match=match).exclude(name="")
    return dict(played.values_list("seat", "name"))
