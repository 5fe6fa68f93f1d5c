"""What lists are narrowed by, where Django's own filter would show what is only stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.contrib.admin import AllValuesFieldListFilter
from django.contrib.admin.views.main import ChangeList

from server.moderation.naming import name_of_game


class Games(AllValuesFieldListFilter):
    """By their names, and in the order of these."""

    def choices(self, changelist: ChangeList) -> Iterator[dict[str, Any]]:
        every, *slugs = super().choices(changelist)
        yield every
        found = [
            {**choice, "display": choice["display"].replace(slug, name_of_game(slug), 1)}
            for slug, choice in zip(self.lookup_choices, slugs, strict=True)
        ]
        yield from sorted(found, key=lambda choice: str(choice["display"]))
