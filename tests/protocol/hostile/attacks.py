"""Requests that no page of the site sends: each part of every route in turn with hostile values."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import quote, urlencode

from django.conf import settings
from msgspec import Struct

from server.accounts.guests import COOKIE
from tests.protocol.hostile import fields, values

PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>|\(\?P<(\w+)>[^)]*\)|\[\^/\]\+")
EVERYWHERE = ("%00=a", "=", "a=%ED%A0%80", "%FF=%FF&a", "a" * 10_000, "a=\xff")
"""Queries that any page may be asked with."""
JSON = "application/json"


class Attack(Struct, frozen=True):
    what: str
    method: str
    address: str
    body: bytes = b""
    type: str = values.FORM
    headers: dict[str, str] = {}
    cookies: dict[str, str] = {}


def attacks(name: str, pattern: str, address: str, given: Mapping[str, Any]) -> Iterator[Attack]:
    """Of one route: ``address`` and ``given``, the parameters in it, name something that is
    there."""
    yield from _in_path(pattern, given)
    yield from _in_query(name, address)
    yield from _in_form(name, address)
    yield from _in_json(name, address)
    for what, (kind, body) in values.BODIES.items():
        yield Attack(f"body: {what}", "POST", address, body, kind)


def attacks_by_head(address: str) -> Iterator[Attack]:
    for header, value in values.HEADERS.items():
        for method in ("GET", "POST"):
            query = f"{address}?a=%41"
            yield Attack(f"header {header}", method, query, headers={header: value})
    for cookie in (COOKIE, settings.SESSION_COOKIE_NAME, *SITES_COOKIES):
        for value in values.COOKIES:
            yield Attack(f"cookie {cookie}: {value[:20]}", "GET", address, cookies={cookie: value})


SITES_COOKIES = (
    settings.CSRF_COOKIE_NAME,
    settings.LANGUAGE_COOKIE_NAME,
    "messages",
    "known",
    "a\\000",
)


def _in_path(pattern: str, given: Mapping[str, Any]) -> Iterator[Attack]:
    for wrong in PARAMETER.finditer(pattern):
        before, behind = (
            _filled(part, given) for part in (pattern[: wrong.start()], pattern[wrong.end() :])
        )
        for value in values.IN_PATHS:
            for method in ("GET", "POST"):
                yield Attack(f"path: {value[:20]}", method, f"/{before}{value}{behind}")


def _filled(pattern: str, given: Mapping[str, Any]) -> str:
    """With what is there for each parameter."""
    plain = PARAMETER.sub(lambda found: str(given.get(found[1] or found[2], "1")), pattern)
    return plain.translate({ord(mark): "" for mark in "^$\\"})


def _in_query(name: str, address: str) -> Iterator[Attack]:
    mark = "&" if "?" in address else "?"
    for query in EVERYWHERE:
        yield Attack(f"query: {query[:20]}", "GET", f"{address}{mark}{query}")
    for field in fields.QUERIES.get(name, ()):
        for what, value in values.VALUES.items():
            yield Attack(f"query {field}: {what}", "GET", f"{address}{mark}{field}={value}")


def _in_form(name: str, address: str) -> Iterator[Attack]:
    """One field is wrong; the others are as the page would send them."""
    for field in fields.FORMS.get(name, ()):
        others = {key: text for key, text in fields.USUAL.get(name, {}).items() if key != field}
        rest, key = urlencode(others), quote(field)
        for what, wrong in {
            "missing": "",
            "twice": f"&{key}=a&{key}=b",
            **{what: f"&{key}={value}" for what, value in values.VALUES.items()},
        }.items():
            yield Attack(f"{field}: {what}", "POST", address, f"{rest}{wrong}".encode())


def _in_json(name: str, address: str) -> Iterator[Attack]:
    for field in fields.JSON.get(name, ()):
        others = [
            f'"{key}":{json.dumps(value)}'.encode()
            for key, value in fields.USUAL[name]["json"].items()
            if key != field
        ]
        yield Attack(f"{field}: missing", "POST", address, _object(others), JSON)
        for what, value in values.IN_JSON.items():
            whole = [*others, f'"{field}":'.encode() + value]
            yield Attack(f"{field}: {what}", "POST", address, _object(whole), JSON)


def _object(members: list[bytes]) -> bytes:
    return b"{" + b",".join(members) + b"}"
