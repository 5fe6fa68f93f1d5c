"""An update under way: every web process is restarted while rooms play."""

from __future__ import annotations

import asyncio
import statistics

import pytest

from tests.drills.examination import Examination
from tests.drills.town import Town
from tests.support.logs import ask
from tests.support.pace import patience

pytestmark = pytest.mark.asyncio(loop_scope="session")

SPREAD = 3_000
"""Milliseconds over which those who are sent elsewhere come back."""
BACK_WITHIN = 5.0
SILENCE = 4.0
"""Seconds without any web process: enough to count."""
CREDITED = """SELECT match_id, version FROM move WHERE body LIKE '%%"why":"outage"%%'"""


async def test_a_rolling_restart_loses_nothing(town: Town, examination: Examination) -> None:
    site = town.site
    for each in town.residents:
        each.resumes.clear()
        each.absences.clear()
    async with town.at_play():
        for name in ("web1", "web2"):
            await asyncio.sleep(1.0)
            await asyncio.to_thread(site.stop, name)
            await asyncio.to_thread(site.start, name)
        await asyncio.sleep(SPREAD / 1_000)
    resumes = [wait for each in town.residents for wait in each.resumes]
    absences = [gone for each in town.residents for gone in each.absences]
    p95 = statistics.quantiles(absences, n=20)[-1]
    print(f"{len(absences)} came back, p95 {p95:.1f} s after {max(resumes)} ms at most")
    assert len(resumes) >= len(town.residents)
    assert 0 <= min(resumes) < SPREAD / 4 and SPREAD * 3 / 4 < max(resumes) <= SPREAD
    assert p95 <= BACK_WITHIN * patience()
    assert [each.place for each in town.residents if each.seat != each.place] == []
    await examination.hold()


async def test_the_time_without_any_web_process_is_credited(
    town: Town, examination: Examination
) -> None:
    site = town.site
    before = ask(site, CREDITED)
    async with town.at_play():
        await asyncio.sleep(1.0)
        await asyncio.gather(*(asyncio.to_thread(site.stop, name) for name in ("web1", "web2")))
        await asyncio.sleep(SILENCE)
        await asyncio.gather(*(asyncio.to_thread(site.start, name) for name in ("web1", "web2")))
        await asyncio.sleep(SPREAD / 1_000 + 1.0)
    matches = {match for match, version in set(ask(site, CREDITED)) - set(before)}
    assert len(matches) > len(town.households) / 2
    await examination.hold()
