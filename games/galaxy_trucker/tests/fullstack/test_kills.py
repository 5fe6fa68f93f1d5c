"""kill -9 of every process of the full stack between two shots of pirates."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.galaxy_trucker.tests.shots import two_broken_ships_outlive_a_kill
from tests.rules import rule
from tests.support import stack
from tests.support.servers import Postgres, Redis
from tests.support.stack import Stack

EVERYTHING = ("web1", "web2", "worker", "beat")


@pytest.fixture
def staged_stack(postgres: Postgres, redis: Redis) -> Iterator[Stack]:
    """The full stack, whose matches begin in the middle."""
    site = stack.full(postgres, redis, "games.galaxy_trucker.tests.browser.staged")
    yield site
    site.close()


@rule("GT-266", "GT-523")
async def test_two_broken_ships_are_asked_the_same_after_a_kill_and_the_third_shot_follows(
    staged_stack: Stack,
) -> None:
    await two_broken_ships_outlive_a_kill(staged_stack, EVERYTHING)
