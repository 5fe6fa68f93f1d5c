"""Parses a socket's opening request: guest, language, what it has seen."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs
from uuid import UUID

from django.conf import settings
from django.utils.translation.trans_real import parse_accept_lang_header
from msgspec import Struct

from server.accounts.guests import cookies_of, guest_id_of
from server.accounts.known_browser import COOKIE as KNOWN
from server.accounts.networks import networks_at
from server.core.messages import language_of
from server.rooms.models import CHANNELS
from server.rooms.sanctions import Traces, traces_of


class Handshake(Struct, frozen=True):
    code: str
    """Code of the room."""
    guest: UUID | None
    """The guest of the cookie."""
    session: str | None
    """Key of the session: there is one where somebody is signed in."""
    traces: Traces
    language: str
    match: int
    n: int
    """The match number, and the ``n`` a returning client has seen of it."""
    read: dict[str, int]
    """By channel: number of the last chat line read."""

    @property
    def comes_back(self) -> bool:
        """Whether the page has been told something before."""
        return self.match > 0 or any(self.read.values())


def handshake(scope: dict[str, Any]) -> Handshake:
    headers = dict(scope["headers"])
    cookies = cookies_of(scope)
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    return Handshake(
        scope["url_route"]["kwargs"]["code"],
        guest_id_of(cookies),
        cookies.get(settings.SESSION_COOKIE_NAME),
        traces_of(networks_at(scope), cookies.get(KNOWN, "")),
        _language(cookies, headers),
        _number(query, "match"),
        _number(query, "n"),
        {channel: _number(query, channel) for channel in CHANNELS},
    )


def spoken(scope: dict[str, Any]) -> str:
    """The language of a socket's request."""
    headers = dict(scope["headers"])
    return _language(cookies_of(scope), headers)


def _language(cookies: dict[str, str], headers: dict[bytes, bytes]) -> str:
    """The chosen language, else the browser's first preference."""
    accepted = headers.get(b"accept-language", b"").decode("latin-1")
    first = next((tag for tag, _ in parse_accept_lang_header(accepted)), None)
    return language_of(cookies.get(settings.LANGUAGE_COOKIE_NAME) or first)


def _number(query: dict[str, list[str]], key: str) -> int:
    text = query.get(key, ["0"])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
