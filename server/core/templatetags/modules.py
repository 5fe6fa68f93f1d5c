"""``{% load modules %}{% modulepreload "js/room/main.js" %}``: preloads a module's import graph."""

from __future__ import annotations

from django import template
from django.contrib.staticfiles.storage import staticfiles_storage
from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from server.core.module_graph import modules_behind

register = template.Library()


@register.simple_tag
def modulepreload(entry: str) -> SafeString:
    """Preload links; without them a browser discovers each level of imports only after the one
    above."""
    addresses = ((staticfiles_storage.url(module),) for module in modules_behind(entry))
    return format_html_join("\n", '<link rel="modulepreload" href="{}">', addresses)
