"""Names of models, fields and games in the reader's language. They are set here rather than in the
models: words are no part of a schema."""

from __future__ import annotations

from django.db.models import Model
from django.utils.translation import get_language

from games.registry import all_games
from server.accounts.words import word
from server.words import language_of, say


def in_words(model: type[Model], key: str, *fields: str) -> None:
    """``desk-<key>`` and ``desk-<key>-many`` for the model, ``field-<name>`` for these fields."""
    meta = model._meta
    meta.verbose_name = word(f"desk-{key}")
    meta.verbose_name_plural = word(f"desk-{key}-many")
    for name in fields:
        meta.get_field(name).verbose_name = word(f"field-{name.replace('_', '-')}")


def name_of_game(slug: str) -> str:
    """As long as it is in the house."""
    return say(language_of(get_language()), "game-name", slug) if slug in all_games() else slug
