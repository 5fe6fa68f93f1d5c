"""Documents over HTTP: JSON in, JSON out. What an export writes is what saving reads."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Any, TypeVar
from urllib.parse import quote
from uuid import UUID

import msgspec
from django.core.exceptions import RequestDataTooBig
from django.http import HttpResponse, JsonResponse
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from msgspec import Raw, Struct

from server.accounts.middleware import GuestRequest
from server.accounts.sessions import guest_of, is_closed, known_guest
from server.core.messages import language_of, refusal_text
from server.library import keeping
from server.library.examined import game_of, in_words, problems_of
from server.library.models import Document
from server.library.refusals import DocumentRefused
from server.transport.rate_limits import RateLimit

CHANGES = RateLimit(burst=20, every=6)
"""Rate limit for changes, per guest; browsers without a cookie share one."""
STATUS = {
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "account-closed": HTTPStatus.FORBIDDEN,
    "not-your-document": HTTPStatus.FORBIDDEN,
    "no-document": HTTPStatus.NOT_FOUND,
    "document-withdrawn": HTTPStatus.GONE,
    "document-taken-away": HTTPStatus.GONE,
}
"""Status by refusal code; all others are 400."""

EXAMINED = RateLimit(burst=40, every=0.5)
"""Rate limit for looking a document through while it is made, per guest."""

Page = Callable[..., HttpResponse]
T = TypeVar("T", bound=Struct)


class NewDocument(Struct, frozen=True):
    """What an export holds, too."""

    game: str
    name: str
    body: Raw


class ChangedDocument(Struct, frozen=True):
    name: str
    body: Raw


class Draft(Struct, frozen=True):
    """What is being made, kept or not."""

    game: str
    body: Raw


class Listing(Struct, frozen=True):
    published: bool


def answering(page: Page) -> Page:
    """Refusals become JSON with their code and their text."""

    @wraps(page)
    def answers(request: GuestRequest, **parts: str) -> HttpResponse:
        try:
            return page(request, **parts)
        except DocumentRefused as refused:
            text = refusal_text(_language(), None, refused.code, refused.params)
            status = STATUS.get(refused.code, HTTPStatus.BAD_REQUEST)
            told = {"code": refused.code, "params": refused.params, "text": text}
            return JsonResponse({"refused": told}, status=status)

    return answers


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@answering
def documents(request: GuestRequest) -> HttpResponse:
    """One's own of a game; or, posted, a new one: made here, or imported from an export."""
    if request.method == "POST":
        return _kept(request)
    game = game_of(request.GET.get("game", "")).slug
    own = keeping.own_documents(guest_of(request)).filter(game=game)
    own = own.select_related("owner__member")
    return JsonResponse({"documents": [line(each) for each in own]})


@never_cache
@require_safe
@answering
def published(request: GuestRequest) -> HttpResponse:
    """Those of a game that their makers have published."""
    game = game_of(request.GET.get("game", "")).slug
    found = keeping.published_documents(game)
    return JsonResponse({"documents": [line(each) for each in found]})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@answering
def document(request: GuestRequest, code: str) -> HttpResponse:
    """A document whole, for whoever knows its code; or, posted by its owner, changed."""
    if request.method == "POST":
        guest, asked = acting(request), _sent(request, ChangedDocument)
        changed = keeping.save_changed(guest, code, asked.name, _text(asked.body))
        return JsonResponse(whole(changed, own=True))
    found = keeping.document_called(code)
    own = keeping.own_documents(guest_of(request)).filter(pk=found.pk).exists()
    return JsonResponse(whole(found, own))


@never_cache
@require_POST
@answering
def examine(request: GuestRequest) -> HttpResponse:
    """What is wrong with something that need not be kept."""
    if not EXAMINED.take(known_guest(request)):
        raise DocumentRefused("too-fast")
    asked = _sent(request, Draft)
    body = msgspec.json.decode(keeping.sound(_text(asked.body)))
    return JsonResponse({"problems": _problems(asked.game, body)})


@never_cache
@require_safe
@answering
def export(request: GuestRequest, code: str) -> HttpResponse:
    """A document as a file."""
    found = keeping.document_called(code)
    told = {"game": found.game, "name": found.name, "body": msgspec.json.decode(found.body)}
    response = JsonResponse(told, json_dumps_params={"indent": 2, "ensure_ascii": False})
    called = quote(f"{found.name}.json")
    response["Content-Disposition"] = f"attachment; filename*=UTF-8''{called}"
    return response


@never_cache
@require_POST
@answering
def publish(request: GuestRequest, code: str) -> HttpResponse:
    guest, asked = acting(request), _sent(request, Listing)
    return JsonResponse(line(keeping.publish(guest, code, asked.published)))


@never_cache
@require_POST
@answering
def withdraw(request: GuestRequest, code: str) -> HttpResponse:
    keeping.withdraw(acting(request), code)
    return HttpResponse(status=HTTPStatus.NO_CONTENT)


def _kept(request: GuestRequest) -> HttpResponse:
    guest, asked = acting(request), _sent(request, NewDocument)
    kept = keeping.save_new(guest, asked.game, asked.name, _text(asked.body))
    return JsonResponse(whole(kept, own=True), status=HTTPStatus.CREATED)


def acting(request: GuestRequest) -> UUID:
    """Whoever changes something, and not too often."""
    if not request.user.is_authenticated and is_closed(request.session):
        raise DocumentRefused("account-closed")
    if not CHANGES.take(known_guest(request)):
        raise DocumentRefused("too-fast")
    return guest_of(request)


def _sent(request: GuestRequest, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(request.body, type=kind)
    except RequestDataTooBig:
        raise DocumentRefused("document-too-large", most=keeping.LONGEST // 1024) from None
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise DocumentRefused("malformed") from None


def _text(body: Raw) -> str:
    try:
        return bytes(body).decode()
    except UnicodeError:
        raise DocumentRefused("malformed") from None


def line(document: Document) -> dict[str, Any]:
    return {
        "code": document.code,
        "name": document.name,
        "game": document.game,
        "published": document.published,
        "changed": document.updated_at,
        "by": keeping.maker_of(document, _language()),
    }


def whole(document: Document, own: bool) -> dict[str, Any]:
    body = msgspec.json.decode(document.body)
    return {
        **line(document),
        "own": own,
        "body": body,
        "problems": _problems(document.game, body),
    }


def _problems(game: str, body: Any) -> list[dict[str, Any]]:
    return [in_words(_language(), game, problem) for problem in problems_of(game, body)]


def _language() -> str:
    return language_of(get_language())
