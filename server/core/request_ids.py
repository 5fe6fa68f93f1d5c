"""An id for each request of a page: the lines of the log that it causes carry it, and what staff do
or look at is on record with it."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from structlog.contextvars import bound_contextvars, get_contextvars

KEY = "request_id"


def current_request_id() -> str:
    """Empty outside of a request, such as at the command line."""
    return str(get_contextvars().get(KEY, ""))


class RequestIds:
    """Django middleware. The id is made here: one that a browser sends could be that of another."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        with bound_contextvars(**{KEY: secrets.token_hex(8)}):
            return self.answer(request)
