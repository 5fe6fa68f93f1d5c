"""Pages take turns: in few threads, and round those who ask."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import pytest
from asgiref.sync import sync_to_async

from server.core.messages import LANGUAGES, say
from server.transport.page_threads import Crowded, FairQueue, PageThreads


async def served(queue: FairQueue, asked: list[str]) -> list[str]:
    """In which order they had their turn, if all came while one was being served."""
    order: list[str] = []

    async def ask(whose: str) -> None:
        async with queue.turn(whose):
            order.append(whose)
            await asyncio.sleep(0)

    async with queue.turn("first"):
        tasks = [asyncio.create_task(ask(whose)) for whose in asked]
        await asyncio.sleep(0.01)
    await asyncio.gather(*tasks)
    return order


async def comes(queue: FairQueue, whose: str) -> asyncio.Task[None]:
    """Waits by now."""
    task = asyncio.create_task(queue._come(whose))
    await asyncio.sleep(0)
    return task


async def test_whoever_asks_for_many_waits_behind_those_who_ask_for_few() -> None:
    assert await served(FairQueue(1), ["a"] * 4 + ["b", "c"]) == ["a", "b", "c", "a", "a", "a"]


async def test_who_asks_beyond_the_bound_is_refused_and_nobody_else() -> None:
    queue = FairQueue(1, waiting=1)
    async with queue.turn("a"):
        waits = asyncio.create_task(served(queue, []))
        await asyncio.sleep(0)
        other = await comes(queue, "a")
        with pytest.raises(Crowded):
            await queue._come("a")
        third = await comes(queue, "b")
        assert not third.done()
    for task in (waits, other, third):
        task.cancel()
    await asyncio.gather(waits, other, third, return_exceptions=True)


@pytest.mark.parametrize("waiting", [True, False], ids=["while waiting", "as the turn comes"])
async def test_who_leaves_takes_nobodys_turn(waiting: bool) -> None:
    queue = FairQueue(1)
    async with queue.turn("a"):
        gone = await comes(queue, "b")
        if waiting:
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    async with asyncio.timeout(1):
        assert await served(queue, ["c", "d"]) == ["c", "d"]


class Slow(PageThreads):
    """Answers from a thread, and notes which, and how many at once."""

    def __init__(self) -> None:
        super().__init__(by=lambda scope: scope["client"], at_once=2)
        self.threads: set[int] = set()
        self.most = self.now = 0

    async def handle(self, scope: Any, receive: Any, send: Any) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        await sync_to_async(lambda: self.threads.add(threading.get_ident()))()
        await asyncio.sleep(0.001)
        self.now -= 1


async def test_twenty_pages_at_once_are_made_in_two_threads_that_stay() -> None:
    pages = Slow()

    async def nothing(message: Mapping[str, Any] | None = None) -> Any: ...

    for _ in range(2):
        scopes = [{"type": "http", "client": number} for number in range(20)]
        await asyncio.gather(*(pages(scope, nothing, nothing) for scope in scopes))
    assert pages.most == 2 and len(pages.threads) == 2
    assert threading.get_ident() not in pages.threads


async def test_who_must_not_even_wait_is_told_so() -> None:
    pages, said = Slow(), []

    async def send(message: Mapping[str, Any]) -> None:
        said.append(message)

    async def nothing() -> Any: ...

    pages._queue = FairQueue(0, waiting=0)
    await pages({"type": "http", "client": 1}, nothing, send)
    assert said[0]["status"] == 503 and b"retry-after" in dict(said[0]["headers"])
    assert "moment" in said[1]["body"].decode()


PARTS = (
    b'--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n\xc5\xbbaneta\r\n--b--\r\n',
    b"multipart/form-data; boundary=b",
)
FORM = (b"name=%C5%BBaneta", b"application/x-www-form-urlencoded")


def requested(query: bytes, body: bytes, kind: bytes) -> Any:
    """The request that Django gets, and what is answered without one."""
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/",
        "query_string": query,
        "headers": [(b"content-type", kind), (b"content-length", str(len(body)).encode())],
    }
    return PageThreads(by=lambda _: None).create_request(scope, BytesIO(body))


@pytest.mark.parametrize(("body", "kind"), [FORM, PARTS], ids=["fields", "parts"])
@pytest.mark.parametrize("codec", [b"", b"; charset=utf-16", b"; charset=hex"])
def test_letters_are_utf_8_whatever_a_form_says_of_them(
    body: bytes, kind: bytes, codec: bytes
) -> None:
    request, refused = requested(b"word=%C5%BC", body, kind + codec)
    assert refused is None
    assert (request.POST["name"], request.GET["word"]) == ("Żaneta", "ż")


def test_an_address_that_is_no_utf_8_is_refused_in_words() -> None:
    request, refused = requested(b"word=\xff", *FORM)
    assert request is None
    assert refused.status_code == 400
    for language in LANGUAGES:
        assert say(language, "bad-request-line") in refused.content.decode()
