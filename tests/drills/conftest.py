"""Fixtures: one site for all drills, with shortened clocks and its moves timed, and rooms of bots
that play on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.drills import stopwatch
from tests.drills.examination import Examination
from tests.drills.town import Town, settled
from tests.support import servers, stack
from tests.support.stack import Stack

ROOMS = 20


@pytest.fixture(scope="session")
def full_stack(postgres: servers.Postgres, redis: servers.Redis) -> Iterator[Stack]:
    """The processes of docs/running.md: ``web1 web2 worker beat postgres redis``."""
    site = stack.full(postgres, redis, "tests.drills.brisk", stopwatch.set_up)
    yield site
    site.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def town(full_stack: Stack) -> AsyncIterator[Town]:
    # What the test before has killed is up again for a test, but not yet for its fixtures.
    full_stack.mend()
    there = await settled(full_stack, ROOMS)
    yield there
    await there.close()


@pytest.fixture(scope="session")
def examination(town: Town) -> Examination:
    return Examination(town)
