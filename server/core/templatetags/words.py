"""``{% load words %}{% word "seats-left" count=2 %}``: a message in the page's language."""

from __future__ import annotations

from django import template
from django.utils.translation import get_language

from server.core.messages import Param, language_of, say

register = template.Library()


@register.simple_tag
def word(key: str, game: str | None = None, **params: Param) -> str:
    return say(language_of(get_language()), key, game, None, **params)
