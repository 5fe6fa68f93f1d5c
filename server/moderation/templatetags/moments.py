"""``{% load moments %}{% moment at "clock" %}{% sentence_at "decision-at" at "day" %}``: see
``server/moderation/moments.py``."""

from __future__ import annotations

from django import template

from server.moderation.moments import moment, sentence_at

register = template.Library()
register.simple_tag(moment)
register.simple_tag(sentence_at)
