"""Rulebook pages: the list of games, one game's rules, and the fragment for the drawer."""

from __future__ import annotations

import json
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from games.registry import all_games, game_called
from server.catalogue.games import poster
from server.catalogue.primers import primer
from server.catalogue.rulebook import rulebook
from server.core.import_map import import_map
from server.core.messages import language_of


@require_safe
@cache_control(private=True, no_cache=True)
def page_feed(request: HttpRequest) -> HttpResponse:
    """The list of games with a rulebook."""
    language = language_of(get_language())
    games = [
        {"slug": slug, "poster": poster(slug), "count": len(book.rules)}
        for slug in all_games()
        if (book := rulebook(slug, language)) is not None
    ]
    return render(request, "rules/index.html", {"games": games})


@require_safe
@cache_control(private=True, no_cache=True)
def page(request: HttpRequest, slug: str) -> HttpResponse:
    context = {**_context(slug, get_language()), "import_map": import_map()}
    return render(request, "rules/page.html", context)


@require_safe
@cache_control(private=True, max_age=600)
def text(request: HttpRequest, slug: str, language: str) -> HttpResponse:
    """The rules as a fragment, for the drawer."""
    return render(request, "rules/text.html", _context(slug, language))


def _context(slug: str, asked: str | None) -> dict[str, Any]:
    language = language_of(asked)
    book = rulebook(slug, language)
    if book is None:
        raise Http404
    return {
        "slug": slug,
        "book": book,
        "moments": json.dumps(game_called(slug).moments),
        "primer": primer(slug, language),
    }
