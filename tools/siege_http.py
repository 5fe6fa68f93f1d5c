"""A minimal HTTP client for many requests at once, each on a connection of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from http.cookies import SimpleCookie
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit


class Answer(NamedTuple):
    status: int
    """0 if none came."""
    cookies: dict[str, str]
    seconds: float


NONE = 0


async def ask(
    url: str,
    path: str,
    address: str,
    cookies: Mapping[str, str] | None = None,
    form: Mapping[str, str] | None = None,
    within: float = 60.0,
) -> Answer:
    """``address``: for which a trusted proxy says it asks, if it says so."""
    began = perf_counter()
    try:
        async with asyncio.timeout(within):
            head = await _exchange(url, _request(url, path, address, cookies or {}, form))
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        return Answer(NONE, {}, perf_counter() - began)
    first, *lines = head.decode("latin-1").split("\r\n")
    jar: SimpleCookie = SimpleCookie()
    for line in lines:
        name, _, value = line.partition(": ")
        if name.lower() == "set-cookie":
            jar.load(value)
    given = {name: morsel.value for name, morsel in jar.items()}
    return Answer(int(first.split(" ")[1]), given, perf_counter() - began)


async def _exchange(url: str, request: bytes) -> bytes:
    """The head of the answer, once all of it has come."""
    there = urlsplit(url)
    reader, writer = await asyncio.open_connection(there.hostname, there.port)
    try:
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        while await reader.read(1 << 16):
            pass
        return head
    finally:
        writer.close()


def _request(
    url: str,
    path: str,
    address: str,
    cookies: Mapping[str, str],
    form: Mapping[str, str] | None,
) -> bytes:
    lines = [
        f"{'GET' if form is None else 'POST'} {path} HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        "Connection: close",
        *([f"X-Forwarded-For: {address}"] if address else []),
        f"Origin: {url}",
        f"Cookie: {'; '.join(f'{name}={value}' for name, value in cookies.items())}",
    ]
    body = "" if form is None else urlencode(form)
    if form is not None:
        lines += [
            "Content-Type: application/x-www-form-urlencoded",
            f"Content-Length: {len(body)}",
        ]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()
