"""Bodies are read before the page is asked, and not beyond the bound."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from server.transport import bodies
from server.transport.bodies import LARGEST_BODY, BoundedBodies


class Page:
    """What the page was told, and what was answered."""

    def __init__(self) -> None:
        self.body: bytes | None = None
        self.after: dict[str, Any] = {}
        self.answered: list[Mapping[str, Any]] = []
        self.read = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.body = (await receive())["body"]
        self.after = await receive()

    async def ask(self, parts: Sequence[bytes], length: int | None = None) -> int | None:
        """The status, if it was refused."""
        messages = [
            {"type": "http.request", "body": part, "more_body": number + 1 < len(parts)}
            for number, part in enumerate(parts)
        ]

        async def receive() -> dict[str, Any]:
            self.read += 1
            return messages.pop(0) if messages else {"type": "http.disconnect"}

        headers = [] if length is None else [(b"content-length", str(length).encode())]
        return await self.hear(receive, headers)

    async def hear(self, receive: Any, headers: Sequence[tuple[bytes, bytes]] = ()) -> int | None:
        async def send(message: Mapping[str, Any]) -> None:
            self.answered.append(message)

        await BoundedBodies(self)({"type": "http", "headers": headers}, receive, send)
        return self.answered[0]["status"] if self.answered else None


async def test_a_body_comes_in_one_piece() -> None:
    page = Page()
    assert await page.ask([b"name=", b"Ada"]) is None
    assert page.body == b"name=Ada" and page.after == {"type": "http.disconnect"}


async def test_one_that_is_announced_too_large_is_not_read_at_all() -> None:
    page = Page()
    assert await page.ask([b"x"], length=LARGEST_BODY + 1) == 413
    assert page.body is None and page.read == 0


async def test_one_that_grows_too_large_is_read_no_further() -> None:
    page, part = Page(), b"x" * (LARGEST_BODY // 2)
    assert await page.ask([part, part]) is None
    assert page.body == part * 2
    page = Page()
    assert await page.ask([part, part, b"x", *[part] * 5]) == 413
    assert page.body is None and page.read == 3


async def test_who_leaves_in_the_middle_asks_for_nothing() -> None:
    page = Page()
    assert await page.ask([]) is None
    assert page.body is None


async def test_one_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "WITHIN", 0.01)
    page = Page()

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(60)
        return {}

    assert await page.hear(receive) == 408
    assert page.body is None
