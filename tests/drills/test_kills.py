"""Processes die in the middle of play, the hard way."""

from __future__ import annotations

import asyncio

import pytest

from tests.drills.examination import Examination
from tests.drills.town import Town

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("victim", ["web1", "worker", "beat", "redis", "postgres"])
async def test_a_process_is_killed(town: Town, examination: Examination, victim: str) -> None:
    """Of Redis all data goes with it; PostgreSQL recovers from its own log."""
    site = town.site
    if victim not in site.processes:
        return  # A server that was given is not ours to kill.
    async with town.at_play():
        await asyncio.sleep(1.5)
        await asyncio.to_thread(site.kill, victim)
        await asyncio.sleep(1.0)
        await asyncio.to_thread(site.start, victim)
        # A worker that has lost its broker may end by itself; who keeps it up starts it again.
        await asyncio.to_thread(site.mend)
        await asyncio.sleep(2.0)
    await examination.hold()
