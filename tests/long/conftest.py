"""Fixtures: sites on which nobody waits for a minute to see that somebody has gone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support import servers, stack
from tests.support.stack import Stack

HURRY = {"AWAY_MS": "1000", "PATIENCE_MS": "1000"}


@pytest.fixture
def at_home() -> Iterator[Stack]:
    site = stack.embedded(**HURRY)
    yield site
    site.close()


@pytest.fixture
def at_large(postgres: servers.Postgres, redis: servers.Redis) -> Iterator[Stack]:
    site = stack.full(postgres, redis, **HURRY)
    yield site
    site.close()


@pytest.fixture
def behind_a_proxy(postgres: servers.Postgres, redis: servers.Redis) -> Iterator[Stack]:
    """The same, where whoever asks says by a header from which address they come."""
    site = stack.full(postgres, redis, TRUSTED_PROXIES="1", **HURRY)
    yield site
    site.close()
