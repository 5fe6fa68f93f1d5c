"""What the figures of a site say while people play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from tests import stack
from tests.operations.figures import TOKEN, figures
from tests.protocol.people import match
from tests.stack import Stack


@pytest.fixture(scope="module")
def measured() -> Iterator[Stack]:
    site = stack.embedded(METRICS_TOKEN=TOKEN)
    yield site
    site.close()


@pytest.mark.protocol
async def test_a_match_is_seen_in_the_figures(measured: Stack) -> None:
    before = await asyncio.to_thread(figures, measured.url)
    async with match(measured) as table:
        rows = table.rows()
        await table.play(lambda: table.ada.n >= 8)
        during = await asyncio.to_thread(figures, measured.url)
        played = table.rows() - rows
    assert played >= 4
    risen = {name: during[name] - before.get(name, 0) for name in during}
    assert risen["rooms_moves_accepted_total"] >= played
    assert risen["rooms_act_seconds_count"] >= 4
    assert risen["rooms_commit_seconds_count"] <= risen["rooms_commit_acts_sum"]
    assert risen["rooms_loop_lag_seconds_count"] > 0
    assert risen["rooms_sockets{room}"] == 3
    assert risen["rooms_live_matches"] == 1
    assert risen["rooms_act_conflicts_total"] == risen["rooms_faults_total"] == 0


@pytest.mark.fullstack
async def test_each_process_the_workers_too_has_figures_of_its_own(observed: Stack) -> None:
    async with match(observed) as table:
        before = [await asyncio.to_thread(figures, url) for url in observed.urls]
        await table.play(lambda: table.ada.n >= 4)
        after = [await asyncio.to_thread(figures, url) for url in observed.urls]
    one, two = [
        later["rooms_moves_accepted_total"] - earlier["rooms_moves_accepted_total"]
        for earlier, later in zip(before, after, strict=True)
    ]
    assert one > 0 == two
    for pool in ("writer", "readers", "pages"):
        assert after[0][f"rooms_pool_size{{{pool}}}"] >= 1
        assert after[0][f"rooms_pool_wait_seconds_total{{{pool}}}"] >= 0
        assert after[0][f"rooms_pool_waiting{{{pool}}}"] == 0
    first = int(observed.environment["METRICS_PORT"])
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
