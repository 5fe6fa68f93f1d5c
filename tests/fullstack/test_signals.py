"""Signals between two web processes: what has to cross from one to the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.protocol.test_signals import (
    test_a_hand_is_seen_by_all_others_without_its_secret as test_a_hand_is_seen_by_all_others,
)
from tests.protocol.test_signals import (
    test_everybody_is_told_how_long_the_lines_are as test_everybody_is_told_of_the_lines,
)
from tests.protocol.test_signals import (
    test_the_rules_learn_where_a_hand_was_when_it_mattered as test_the_rules_learn_where_it_was,
)
from tests.sixth.served import SiteOfSix
from tests.support.preparing import migrate
from tests.support.servers import Postgres, Redis

__all__ = [
    "test_a_hand_is_seen_by_all_others",
    "test_everybody_is_told_of_the_lines",
    "test_the_rules_learn_where_it_was",
]


@pytest.fixture(scope="module")
def six(postgres: Postgres, redis: Redis) -> Iterator[SiteOfSix]:
    """Two web processes on one database, with Redis between them."""
    database = postgres.copy(lambda url: migrate(DATABASE_URL=url))
    runtime = SiteOfSix(DATABASE_URL=database, REDIS_URL=redis.url)
    runtime.serve()
    runtime.serve()
    yield runtime
    runtime.close()
