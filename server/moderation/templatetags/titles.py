"""``{% load titles %}{{ part|called }}``: what stands at the head of a page of the admin."""

from __future__ import annotations

from django import template
from django.db.models import Model
from django.utils.text import capfirst

from server.moderation.naming import name_of

register = template.Library()


@register.filter
def called(part: object) -> str:
    """Words begin with a capital; a code in a name stays as it is."""
    return name_of(part) if isinstance(part, Model) else str(capfirst(str(part)))
