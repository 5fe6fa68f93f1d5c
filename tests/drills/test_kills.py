"""1. What was acknowledged survives every kill: processes die in the middle of play."""

from __future__ import annotations

import asyncio

import pytest

from tests.drills.examination import Examination
from tests.drills.town import Town

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    "victims", [("web1", "worker", "beat"), ("redis",), ("postgres",)], ids=lambda some: some[0]
)
async def test_processes_are_killed(
    town: Town, examination: Examination, victims: tuple[str, ...]
) -> None:
    """Of Redis all data goes with it; PostgreSQL recovers from its own log."""
    site = town.site
    async with town.at_play():
        for victim in filter(site.processes.__contains__, victims):
            await asyncio.sleep(1.5)
            await asyncio.to_thread(site.kill, victim)
            await asyncio.sleep(1.0)
            await asyncio.to_thread(site.start, victim)
            # A worker that has lost its broker may end by itself; who keeps it up starts it again.
            await asyncio.to_thread(site.mend)
        await asyncio.sleep(2.0)
    await examination.hold()
