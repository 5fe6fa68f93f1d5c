"""Refusals of requests before Django sees them: there is no page, so plain words in every
language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any

from server.core.messages import LANGUAGES, say

AGAIN = b"5"
"""Seconds after which it may be tried again."""


def in_every_language(word: str) -> bytes:
    return " ".join(say(language, word) for language in LANGUAGES).encode()


async def refuse(
    send: Callable[[Mapping[str, Any]], Awaitable[None]], status: HTTPStatus, word: str
) -> None:
    body = in_every_language(word)
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"retry-after", AGAIN),
    ]
    await send({"type": "http.response.start", "status": int(status), "headers": headers})
    await send({"type": "http.response.body", "body": body})
