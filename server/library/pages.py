"""Pages of documents: one's own and the published ones of a game, one by its link, its editor.

What a document holds only its game knows: `static/<slug>/maker.js` draws it, in the browser.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Any

from django.contrib.staticfiles.storage import staticfiles_storage
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.documents import document_options
from games.registry import game_called
from server.accounts.middleware import GuestRequest
from server.accounts.sessions import guest_of
from server.catalogue.games import levels, poster
from server.core.codes import is_code
from server.core.import_map import import_map
from server.core.messages import LANGUAGES, language_of, refusal_text, spoken
from server.core.post_only import post_only
from server.library import keeping
from server.library.examined import game_of
from server.library.models import Document
from server.library.refusals import DocumentRefused
from server.library.views import STATUS, acting, line, whole

Page = Callable[..., HttpResponse]


def or_lost(page: Page) -> Page:
    """Refusals become a page that says why."""

    @wraps(page)
    def answers(request: GuestRequest, slug: str, **parts: str) -> HttpResponse:
        try:
            return page(request, slug, **parts)
        except DocumentRefused as refused:
            status = STATUS.get(refused.code, HTTPStatus.BAD_REQUEST)
            if refused.code == "no-documents":
                slug, status = "", HTTPStatus.NOT_FOUND
            text = refusal_text(_language(), None, refused.code, refused.params)
            explained = refused.code == "document-taken-away"
            context = {"slug": slug, "status": int(status), "refusal": text, "explained": explained}
            return render(request, "library/lost.html", context, status=status)

    return answers


@never_cache
@require_safe
@or_lost
def collection(request: GuestRequest, slug: str) -> HttpResponse:
    """One's own documents of a game, and those of others to look at."""
    game_of(slug)
    own = keeping.own_documents(guest_of(request)).filter(game=slug)
    own = own.select_related("owner__member")
    listed = keeping.published_documents(slug)
    page = {
        **_page_of(slug),
        "own": [line(each) for each in own],
        "published": [line(each) for each in listed],
    }
    return _rendered(request, "library/collection.html", slug, page)


@never_cache
@require_safe
@or_lost
def new(request: GuestRequest, slug: str) -> HttpResponse:
    """The editor, with nothing in it yet."""
    game_of(slug)
    return _rendered(request, "library/editor.html", slug, {**_page_of(slug), "document": None})


@never_cache
@require_safe
@or_lost
def edit(request: GuestRequest, slug: str, code: str) -> HttpResponse:
    """The editor with one's own document. Others are led to look at it."""
    document, own = _found(request, slug, code)
    if not own:
        return redirect("shared_document", slug, code)
    page = {**_page_of(slug), "document": whole(document, own)}
    return _rendered(request, "library/editor.html", slug, page)


@never_cache
@require_safe
@or_lost
def shared(request: GuestRequest, slug: str, code: str) -> HttpResponse:
    """A document for whoever has its link."""
    if not is_code(code):
        raise DocumentRefused("no-document")
    document, own = _found(request, slug, code)
    told = whole(document, own)
    game, language = game_called(slug), _language()
    more = {
        "document": document,
        "by": keeping.maker_of(document, language),
        "own": own,
        "playable": all(problem["warning"] for problem in told["problems"]),
        "options": _options(slug, code),
        "levels": levels(game, language, {}),
        "once": secrets.token_hex(16),
        "link": request.build_absolute_uri(request.path),
    }
    return _rendered(
        request, "library/shared.html", slug, {**_page_of(slug), "document": told}, **more
    )


@require_http_methods(["GET", "HEAD", "POST"])
@post_only("shared_document")
@or_lost
def copy(request: GuestRequest, slug: str, code: str) -> HttpResponse:
    """Make it one's own, to change it."""
    guest = acting(request)
    found = keeping.document_called(code, slug)
    kept = keeping.save_new(guest, slug, found.name, found.body)
    return redirect("edit_document", slug, kept.code)


def _found(request: GuestRequest, slug: str, code: str) -> tuple[Document, bool]:
    """A document of the game, and whether it is one's own."""
    game_of(slug)
    asker = guest_of(request)
    found = keeping.document_called(code, slug, asker)
    return found, keeping.own_documents(asker).filter(pk=found.pk).exists()


def _options(slug: str, code: str) -> dict[str, str]:
    """The options of a room in which the document is played."""
    game = game_called(slug)
    return {**dict.fromkeys(document_options(type(game)), code), **game.with_document}


def _page_of(slug: str) -> dict[str, Any]:
    """What the scripts of every one of these pages need."""
    return {
        "language": _language(),
        "game": slug,
        "maker": staticfiles_storage.url(f"{slug}/maker.js"),
        "words": {language: _words(slug, language) for language in LANGUAGES},
        "documents": reverse("documents"),
        "examine": reverse("examine_document"),
        "addresses": {
            name: reverse(f"{name}_document", args=["CODE"])
            for name in ("export", "publish", "withdraw")
        }
        | {"document": reverse("document", args=["CODE"])},
        "pages": {
            "collection": reverse("workshop", args=[slug]),
            "new": reverse("new_document", args=[slug]),
            "shared": reverse("shared_document", args=[slug, "CODE"]),
            "edit": reverse("edit_document", args=[slug, "CODE"]),
        },
    }


def _words(slug: str, language: str) -> list[str]:
    """Addresses of the words, the site's first."""
    files = [f"{folder}{language}.ftl" for folder in ("words/", "words/maker/")]
    files += [
        f"{slug}/words/{folder}{spoken(language, slug, folder)}.ftl" for folder in ("", "maker/")
    ]
    return [staticfiles_storage.url(each) for each in files]


def _rendered(
    request: GuestRequest, template: str, slug: str, page: dict[str, Any], **more: Any
) -> HttpResponse:
    context = {
        "slug": slug,
        "page": page,
        "poster": poster(slug),
        "css": f"{slug}/maker.css",
        "import_map": import_map(),
        **more,
    }
    return render(request, template, context)


def _language() -> str:
    return language_of(get_language())
