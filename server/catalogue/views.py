"""Rulebook pages: the list of games, one game's rules, and the fragment for the drawer."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from games.registry import all_games
from server.catalogue.games import poster
from server.catalogue.rulebook import Rulebook, rulebook
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
    return render(request, "rules/page.html", {"slug": slug, "book": _book(slug)})


@require_safe
@cache_control(private=True, max_age=600)
def text(request: HttpRequest, slug: str, language: str) -> HttpResponse:
    """The rules as a fragment, for the drawer."""
    return render(request, "rules/text.html", {"slug": slug, "book": _book(slug, language)})


def _book(slug: str, language: str | None = None) -> Rulebook:
    book = rulebook(slug, language_of(language or get_language()))
    if book is None:
        raise Http404
    return book
