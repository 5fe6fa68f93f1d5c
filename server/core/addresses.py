"""What an address may hold, so that nothing else reaches the database: PostgreSQL takes no zero
character in a text, and what cannot be a code need not be looked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.core.exceptions import SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import register_converter

from server.core.codes import is_code

ZERO = "\x00"
LONGEST_NAME = 150


class CodeConverter:
    """``<code:code>``: of a room or a match."""

    regex = "[^/]+"

    def to_python(self, value: str) -> str:
        if not is_code(value):
            raise ValueError
        return value

    def to_url(self, value: str) -> str:
        return value


class NameConverter(CodeConverter):
    """``<username:username>``."""

    def to_python(self, value: str) -> str:
        if not value.isprintable() or len(value) > LONGEST_NAME:
            raise ValueError
        return value


register_converter(CodeConverter, "code")
register_converter(NameConverter, "username")


class ZeroMiddleware:
    """Answers 404 to a zero character in what a path names and 400 to one in a query, of any page,
    the admin's lists too. A session's key that cannot be one is none."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        key = request.session.session_key
        if key is not None and not key.isalnum():
            request.session = type(request.session)()
        if any(ZERO in text for field, values in request.GET.lists() for text in (field, *values)):
            raise SuspiciousOperation("zero character in a query")
        return self.answer(request)

    def process_view(
        self, request: HttpRequest, view: object, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> None:
        if any(ZERO in str(text) for text in (*args, *kwargs.values())):
            raise Http404
