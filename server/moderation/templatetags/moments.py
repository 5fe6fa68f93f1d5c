"""``{% load moments %}{% moment at "clock" %}``: see ``server/moderation/moments.py``."""

from __future__ import annotations

from django import template

from server.moderation.moments import moment

register = template.Library()
register.simple_tag(moment)
