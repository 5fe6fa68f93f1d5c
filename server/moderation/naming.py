"""Names of models, fields and games in the reader's language. They are set here rather than in the
models: words are no part of a schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db.models import Model
from django.utils.html import format_html_join
from django.utils.safestring import mark_safe
from django.utils.translation import get_language

from games.registry import all_games
from server.core.lazy_messages import word
from server.core.messages import language_of, say
from server.matches.models import Match
from server.rooms.models import Room, Seat


def in_words(model: type[Model], key: str, *fields: str) -> None:
    """``desk-<key>`` and ``desk-<key>-many`` for the model, ``field-<name>`` for these fields."""
    meta = model._meta
    meta.verbose_name = word(f"admin-{key}")
    meta.verbose_name_plural = word(f"admin-{key}-many")
    for name in fields:
        meta.get_field(name).verbose_name = word(f"field-{name.replace('_', '-')}")


def name_of_game(slug: str) -> str:
    """As long as it is in the house."""
    return say(language_of(get_language()), "game-name", slug) if slug in all_games() else slug


def name_of(target: Model) -> str:
    """As staff would tell it to somebody."""
    match target:
        case Room() | Match():
            return f"{name_of_game(target.game)}, {target.code}"
        case Seat():
            return f"{name_of(target.room)}, {word('seat-number', number=target.number + 1)}"
    return str(target)


def name_of_level(level: str, slug: str) -> str:
    """Of a bot; a dash for a person."""
    if slug not in all_games():
        return level or "–"
    return say(language_of(get_language()), f"level-{level}", slug) if level else "–"


def options_in_words(options: Mapping[str, Any], slug: str) -> str:
    """One a line, as the form of a room shows them; of a game that is gone they stay as stored."""
    language = language_of(get_language())

    def said(key: str, stored: object) -> str:
        found = say(language, key, slug) if slug in all_games() else key
        return str(stored) if found == key else found

    return format_html_join(
        mark_safe("<br>"),
        "{}: {}",
        (
            (said(f"option-{name}", name), said(f"option-{name}-{value}", value))
            for name, value in options.items()
        ),
    )


def as_counted(number: int | None) -> str:
    """A seat, as people count them."""
    return "–" if number is None else str(number + 1)
