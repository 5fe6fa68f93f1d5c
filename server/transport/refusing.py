"""Refusals of requests before Django sees them: there is no page, so plain words in every
language; and late, for who tries again at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any

from server.core.messages import LANGUAGES, say

AGAIN = b"5"
"""Seconds after which it may be tried again."""


class Tarpit:
    """Delays refusals: a script that tries again as soon as it is refused tries that much more
    rarely. A held refusal costs a timer, and a connection that its client could have kept open
    anyway; beyond ``at_once`` they are refused at once."""

    def __init__(self, seconds: float = 2.0, at_once: int = 500) -> None:
        self._seconds, self._free = seconds, at_once

    async def hold(self) -> None:
        if not self._free:
            return
        self._free -= 1
        try:
            await asyncio.sleep(self._seconds)
        finally:
            self._free += 1


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
