"""What the figures of each process say while people play."""

from __future__ import annotations

import asyncio
import time
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.support.metrics import TOKEN, figures
from tests.support.people import match
from tests.support.stack import Stack


async def test_each_process_the_workers_too_has_figures_of_its_own(full_stack: Stack) -> None:
    async with match(full_stack) as table:
        before = [await asyncio.to_thread(figures, url) for url in full_stack.urls]
        await table.play(lambda: table.ada.n >= 4)
        after = [await asyncio.to_thread(figures, url) for url in full_stack.urls]
    one, two = [
        later["rooms_moves_accepted_total"] - earlier["rooms_moves_accepted_total"]
        for earlier, later in zip(before, after, strict=True)
    ]
    assert one > 0 == two
    for pool in ("writer", "readers", "pages"):
        assert after[0][f"rooms_pool_size{{{pool}}}"] >= 1
        assert after[0][f"rooms_pool_wait_seconds_total{{{pool}}}"] >= 0
        assert after[0][f"rooms_pool_waiting{{{pool}}}"] == 0
    first = int(full_stack.environment["METRICS_PORT"])
    for port in (first, first + 1):
        worker = await once_it_answers(f"http://127.0.0.1:{port}")
        assert worker["rooms_deadline_lateness_seconds_count"] >= 0
        for path, token in (("/metrics", "wrong"), ("/", TOKEN)):
            assert await asyncio.to_thread(status, port, path, token) == 404


async def once_it_answers(url: str) -> dict[str, float]:
    """Of a process of the worker, which is ready before its figures are told."""
    end = time.monotonic() + 10
    while True:
        try:
            return await asyncio.to_thread(figures, url)
        except URLError:
            assert time.monotonic() < end, f"{url} tells nothing"
            await asyncio.sleep(0.1)


def status(port: int, path: str, token: str) -> int:
    request = Request(
        f"http://127.0.0.1:{port}{path}", headers={"Authorization": f"Bearer {token}"}
    )
    try:
        with urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except HTTPError as refused:
        return refused.code
