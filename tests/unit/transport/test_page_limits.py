"""Pages wait or are refused before a thread is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from server.transport.limits import Bucket, InProcess, Limit, Limits
from server.transport.page_limits import TOO_FAST, Asked, PageLimits
from server.transport.refusing import Tarpit

TWO = Limit("two", burst=2, every=3_600)
PATIENT = Limit("patient", burst=1, every=0.02, patience=1)
AT_ONCE = Tarpit(0)


class Site:
    """Pages, and what has been said of each request: a status, or after how many seconds the page
    was told to ask for it again; 0 where it was not to refuse."""

    def __init__(self, tarpit: Tarpit = AT_ONCE, **asked: Any) -> None:
        self.pages = PageLimits(self.page, Limits(), tarpit, lambda _: Asked(**asked), InProcess())
        self.said: list[int] = []

    async def page(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        self.said.append(scope.get(TOO_FAST, 0))

    async def ask(self, times: int, method: str) -> list[int]:
        async def send(message: Mapping[str, Any]) -> None:
            if "status" in message:
                self.said.append(message["status"])

        async def receive() -> dict[str, Any]:
            raise AssertionError("nobody reads here")

        for _ in range(times):
            await self.pages({"type": "http", "method": method}, receive, send)
        said, self.said = self.said, []
        return said


async def test_the_page_says_itself_that_it_is_asked_too_often_and_then_plain_words_do() -> None:
    refusals = [[Bucket(TWO, "refusals of ann")]]
    for method in ("GET", "POST"):
        site = Site(ways=[[Bucket(TWO, "ann")]], refusals=refusals)
        assert await site.ask(6, method) == [0, 0, 3_600, 3_600, 429, 429]


async def test_where_no_page_is_to_refuse_plain_words_do_at_once() -> None:
    assert await Site(ways=[[Bucket(TWO, "ann")]]).ask(4, "GET") == [0, 0, 429, 429]


async def test_pages_and_forms_are_counted_apart() -> None:
    site = Site(ways=[[Bucket(TWO, "ann")]])
    assert await site.ask(3, "GET") == await site.ask(3, "POST") == [0, 0, 429]


async def test_who_is_only_a_little_too_fast_waits() -> None:
    site = Site(ways=[[Bucket(PATIENT, "ann")]])
    assert await site.ask(3, "POST") == [0] * 3


async def test_plain_words_keep_who_asks_again_at_once_waiting() -> None:
    site = Site(Tarpit(3_600), ways=[[Bucket(TWO, "ann")]])
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(site.ask(3, "GET"), 0.05)
    assert site.said == [0, 0]
