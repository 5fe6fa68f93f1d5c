"""An update under way: every web process is restarted while fifty rooms play."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.drills.examination import Examination
from tests.drills.town import Town, settled
from tests.support.logs import ask
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROOMS = 50
SPREAD = 3_000
"""Milliseconds over which those who are sent elsewhere come back."""
BACK_WITHIN = 5.0
SILENCE = 4.0
"""Seconds without any web process: enough to count."""
OUTAGES = """SELECT count(DISTINCT match_id) FROM move WHERE body LIKE '%%"why":"outage"%%'"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def large_town(full_stack: Stack) -> AsyncIterator[Town]:
    full_stack.mend()
    there = await settled(full_stack, ROOMS)
    yield there
    await there.close()


async def test_a_rolling_restart_loses_nothing(large_town: Town) -> None:
    site = large_town.site
    async with large_town.at_play():
        for name in ("web1", "web2"):
            await asyncio.sleep(1.0)
            await asyncio.to_thread(site.stop, name)
            await asyncio.to_thread(site.start, name)
        await asyncio.sleep(SPREAD / 1_000)
    resumes = [wait for each in large_town.residents for wait in each.resumes]
    absences = [gone for each in large_town.residents for gone in each.absences]
    p95 = statistics.quantiles(absences, n=20)[-1]
    print(f"{len(absences)} came back, p95 {p95:.1f} s after {max(resumes)} ms at most")
    assert len(resumes) >= len(large_town.residents)
    assert 0 <= min(resumes) < SPREAD / 4 and SPREAD * 3 / 4 < max(resumes) <= SPREAD
    assert p95 <= BACK_WITHIN * patience()
    assert [each.place for each in large_town.residents if each.seat != each.place] == []
    await Examination(large_town).hold()


async def test_the_time_without_any_web_process_is_credited(large_town: Town) -> None:
    site = large_town.site
    before = ask(site, OUTAGES)[0][0]
    async with large_town.at_play():
        await asyncio.sleep(1.0)
        await asyncio.gather(*(asyncio.to_thread(site.stop, name) for name in ("web1", "web2")))
        await asyncio.sleep(SILENCE)
        await asyncio.gather(*(asyncio.to_thread(site.start, name) for name in ("web1", "web2")))
        await asyncio.sleep(SPREAD / 1_000 + 1.0)
    assert ask(site, OUTAGES)[0][0] - before > ROOMS / 2
    await Examination(large_town).hold()
