"""What the figures of a site say while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.support import stack
from tests.support.metrics import TOKEN, figures
from tests.support.people import match
from tests.support.stack import Stack


@pytest.fixture(scope="module")
def measured() -> Iterator[Stack]:
    site = stack.embedded(METRICS_TOKEN=TOKEN)
    yield site
    site.close()


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
