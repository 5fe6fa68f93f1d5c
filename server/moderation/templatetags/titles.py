"""``{% load titles %}{% for part in parts|placed %}{{ part.title|called }}``: what stands at the
head of a page of the admin."""

from __future__ import annotations

from typing import Any

from django import template
from django.db.models import Model
from django.utils.text import capfirst

from server.moderation.admin_theme import UNFOLD
from server.moderation.naming import name_of

register = template.Library()


@register.filter
def called(part: object) -> str:
    """Words begin with a capital; a code in a name stays as it is."""
    return name_of(part) if isinstance(part, Model) else str(capfirst(str(part)))


@register.filter
def placed(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The way begins where the menu has the list. The theme has the app that stores its rows there,
    which is another one for what is announced, forbidden or on record."""
    if len(parts) < 2:
        return parts
    return [_section(str(parts[1].get("link"))) or parts[0], *parts[1:]]


def _section(link: str) -> dict[str, Any] | None:
    for section in UNFOLD["SIDEBAR"]["navigation"]:
        if link in (str(item["link"]) for item in section["items"]):
            return {"title": section["title"]}
    return None
