"""PWA: web manifest, service worker, offline page."""

from __future__ import annotations

from typing import Any

from django.contrib.staticfiles.storage import staticfiles_storage
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from server.core.messages import LANGUAGES, language_of, say

NIGHT = "#0c1220"

ICONS = [
    {"src": "art/sign.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "art/sign-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "art/sign-512.png", "sizes": "512x512", "type": "image/png"},
    {"src": "art/sign-whole.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
]

CACHED = [
    "css/tokens.css",
    "css/site/base.css",
    "js/site/theme.js",
    "js/site/offline.js",
    "art/sign.svg",
    "art/hills.svg",
    "art/stars.svg",
    "fonts/source-sans-3.woff2",
    "fonts/source-sans-3-polish.woff2",
]
"""Static files of the offline page."""


@require_safe
@cache_control(private=True, no_cache=True)
def manifest(_request: HttpRequest) -> HttpResponse:
    language = language_of(get_language())
    icons = [{**icon, "src": staticfiles_storage.url(icon["src"])} for icon in ICONS]
    described: dict[str, Any] = {
        "id": "/",
        "name": f"{say(language, 'site-name')} · {say(language, 'site-line')}",
        "short_name": say(language, "site-name"),
        "description": say(language, "front-line"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "icons": icons,
        "shortcuts": [
            {"name": say(language, "lobby"), "url": reverse("lobby"), "icons": icons[1:2]}
        ],
    }
    return JsonResponse(described, content_type="application/manifest+json")


@require_safe
@cache_control(no_cache=True)
def worker(request: HttpRequest) -> HttpResponse:
    """The service worker, served at the root: its scope is what lies below its path."""
    files = [reverse("offline"), *map(staticfiles_storage.url, CACHED)]
    context = {"files": files, "page": reverse("offline")}
    return render(request, "worker.js", context, content_type="text/javascript")


@require_safe
@cache_control(no_cache=True)
def offline(request: HttpRequest) -> HttpResponse:
    """The offline page, cached by the service worker, in both languages at once."""
    said = [
        {"language": language}
        | {key: say(language, f"offline-{key}") for key in ("title", "line", "again")}
        for language in LANGUAGES
    ]
    site = ", ".join(say(language, "site-name") for language in LANGUAGES)
    return render(request, "offline.html", {"said": said, "site": site})
