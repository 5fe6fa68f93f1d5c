"""Signals between two web processes: the tests of one process again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.protocol.test_signals import *  # noqa: F403
from tests.sixth.served import SiteOfSix
from tests.support.preparing import migrate
from tests.support.servers import Postgres, Redis


@pytest.fixture(scope="module")
def six(postgres: Postgres, redis: Redis) -> Iterator[SiteOfSix]:
    """Two web processes on one database, with Redis between them."""
    database = postgres.copy(lambda url: migrate(DATABASE_URL=url))
    runtime = SiteOfSix(DATABASE_URL=database, REDIS_URL=redis.url)
    runtime.serve()
    runtime.serve()
    yield runtime
    runtime.close()
