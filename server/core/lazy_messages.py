"""Lazily translated words, for forms and the admin, whose labels are made at import time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from django.utils.functional import lazy
from django.utils.translation import get_language

from server.core.messages import Param, language_of, say

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


class _Word:
    def __init__(self, key: str, params: dict[str, Param]) -> None:
        self.key, self.params = key, params

    def __str__(self) -> str:
        return say(language_of(get_language()), self.key, None, None, **self.params)


# One for all words: each call of ``lazy`` makes a class, which takes longer than most words to say.
_when_shown = cast("Callable[[_Word], StrPromise]", lazy(str, str))


def word(key: str, **params: Param) -> StrPromise:
    """The word in the reader's language, resolved when it is rendered."""
    return _when_shown(_Word(key, params))
