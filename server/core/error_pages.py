"""Error pages. Something is broken already when they are rendered, so each works without the
account, the database or even our static files."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

import structlog
from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.csrf import requires_csrf_token

log = structlog.get_logger(__name__)


@requires_csrf_token
def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    if isinstance(exception, RequestDataTooBig):
        return _told("413.html", 413, request)
    return _told("400.html", 400, request)


@requires_csrf_token
def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _told("403.html", 403, request)


def forged(request: HttpRequest, reason: str = "") -> HttpResponse:
    return _told("403_csrf.html", 403, request)


@requires_csrf_token
def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _told("404.html", 404, request)


def too_many(request: HttpRequest) -> HttpResponse:
    return _told("429.html", 429, request)


class WrongMethod:
    """Middleware: a page where Django refuses a method without a word."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        answer = self.answer(request)
        if answer.status_code != HTTPStatus.METHOD_NOT_ALLOWED or answer.content:
            return answer
        told = _told("405.html", HTTPStatus.METHOD_NOT_ALLOWED, request)
        told["Allow"] = answer["Allow"]
        return told


def broken(_request: HttpRequest) -> HttpResponse:
    """Rendered for an anonymous reader: the account would wait for the silent database a second
    time."""
    return _told("500.html", 500)


def _told(template: str, status: int, request: HttpRequest | None = None) -> HttpResponse:
    """Rendered as a full page; else anonymously; else as plain words."""
    ways = [(request, "base.html"), (None, "base.html")] if request else [(None, "base.html")]
    for reader, skeleton in ways:
        try:
            # Not announced here: it is read from the database, which may be what is broken.
            page = render_to_string(template, {"skeleton": skeleton, "announcements": ()}, reader)
            return HttpResponse(page, status=status)
        except Exception:
            log.warning("error-page.plainer", template=template, exc_info=True)
    return HttpResponse(render_to_string(template, {"skeleton": "bare.html"}), status=status)
