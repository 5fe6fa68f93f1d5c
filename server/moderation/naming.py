"""Names of models and fields in the reader's language. They are set here rather than in the models:
words are no part of a schema."""

from __future__ import annotations

from django.db.models import Model

from server.accounts.words import word


def in_words(model: type[Model], key: str, *fields: str) -> None:
    """``desk-<key>`` and ``desk-<key>-many`` for the model, ``field-<name>`` for these fields."""
    meta = model._meta
    meta.verbose_name = word(f"desk-{key}")
    meta.verbose_name_plural = word(f"desk-{key}-many")
    for name in fields:
        meta.get_field(name).verbose_name = word(f"field-{name.replace('_', '-')}")
