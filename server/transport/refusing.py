"""Refusals of requests before Django sees them: a bare page in every language, made once; and late,
for who tries again at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from http import HTTPStatus
from typing import Any

from server.core.messages import LANGUAGES, say

AGAIN = b"5"
"""Seconds after which it may be tried again."""
COMES_AGAIN = frozenset({"page-crowded", "too-many-line", "body-too-slow"})
"""Words of what may go well in a moment. All else is refused however often it is sent."""
PAGE = """<!doctype html><html lang="{first}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>
<style>:root {{ color-scheme: light dark }}
body {{ display: grid; place-content: center; gap: 1rem; box-sizing: border-box; min-height: 100dvh;
margin: 0; padding: 1.5rem; background: light-dark(#f4eee1, #0c1220);
color: light-dark(#22252e, #e8ecf4); font: 1.25rem / 1.4 system-ui; text-align: center }}
p {{ margin: 0 }} a {{ color: inherit }}</style></head><body>{lines}</body></html>"""
"""As what the proxy says when nobody answers (deploy/away)."""


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


async def refuse(
    send: Callable[[Mapping[str, Any]], Awaitable[None]], status: HTTPStatus, word: str
) -> None:
    body = page_of(word)
    headers = headers_of(body, word)
    await send({"type": "http.response.start", "status": int(status), "headers": headers})
    await send({"type": "http.response.body", "body": body})


def headers_of(body: bytes, word: str) -> list[tuple[bytes, bytes]]:
    return [
        (b"content-type", b"text/html; charset=utf-8"),
        (b"content-security-policy", b"default-src 'none'; style-src 'unsafe-inline'"),
        (b"x-content-type-options", b"nosniff"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *([(b"retry-after", AGAIN)] if word in COMES_AGAIN else []),
    ]


@cache
def page_of(word: str) -> bytes:
    address, way = ("", "offline-again") if word in COMES_AGAIN else ("/", "to-front")
    lines = [
        f'<p lang="{language}">{say(language, word)}'
        f' <a href="{address}">{say(language, way)}</a></p>'
        for language in LANGUAGES
    ]
    title = say(LANGUAGES[0], "site-name")
    return PAGE.format(first=LANGUAGES[0], title=title, lines="".join(lines)).encode()
