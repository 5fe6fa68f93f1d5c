"""kill -9 of every process of the full stack in an open answer window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.mag_blast.tests.protocol.outages import (
    an_open_window_is_answered_after_a_kill,
    an_open_window_runs_out_after_a_kill,
)
from tests.rules import rule
from tests.support import stack
from tests.support.servers import Postgres, Redis
from tests.support.stack import Stack

EVERYTHING = ("web1", "web2", "worker", "beat")
THROUGH = "games.mag_blast.tests.protocol.staged"


@pytest.fixture(scope="module")
def staged_stack(postgres: Postgres, redis: Redis) -> Iterator[Stack]:
    """The full stack, whose matches of eight begin in the middle."""
    site = stack.full(postgres, redis, THROUGH, ANSWERS="yes")
    yield site
    site.close()


@rule("MB-525")
async def test_after_a_kill_an_open_window_can_still_be_answered(staged_stack: Stack) -> None:
    await an_open_window_is_answered_after_a_kill(staged_stack, EVERYTHING)


@rule("MB-525")
async def test_after_a_kill_an_open_window_runs_for_the_rest_of_its_time(
    staged_stack: Stack,
) -> None:
    await an_open_window_runs_out_after_a_kill(staged_stack, EVERYTHING)
