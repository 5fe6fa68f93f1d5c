"""``staged``, as for the browser's tests; sites on which the sand runs out soon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.galaxy_trucker.tests.browser.conftest import staged
from tests.support import stack
from tests.support.servers import Postgres, Redis
from tests.support.stack import Stack

__all__ = ["staged"]

SHORT_SAND = "games.galaxy_trucker.tests.long.short_sand"


@pytest.fixture
def sandy() -> Iterator[Stack]:
    site = stack.embedded(SHORT_SAND)
    yield site
    site.close()


@pytest.fixture
def sandy_stack(postgres: Postgres, redis: Redis) -> Iterator[Stack]:
    site = stack.full(postgres, redis, SHORT_SAND)
    yield site
    site.close()
