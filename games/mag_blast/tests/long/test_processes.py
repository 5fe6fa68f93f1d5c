"""On the full stack, what ``tests/browser`` shows on the embedded site: a noise in flight over a
slow line, and coming back, here at another process than before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.mag_blast.tests.browser.test_coming_back import HASTY, comes_back_to_a_salvo
from games.mag_blast.tests.timed.test_slow_line import hits_over_a_slow_line
from tests.rules import rule
from tests.support import servers, stack
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(scope="module")
def hasty_stack(postgres: servers.Postgres, redis: servers.Redis) -> Iterator[Stack]:
    site = stack.full(postgres, redis, "games.mag_blast.tests.browser.staged", **HASTY)
    yield site
    site.close()


@rule("MB-218")
async def test_a_noise_made_during_the_flight_counts_over_a_line_of_half_a_second_each_way(
    hasty_stack: Stack, people: People
) -> None:
    await hits_over_a_slow_line(hasty_stack, people)


@rule("MB-443")
async def test_who_comes_back_makes_the_noise_for_a_salvo_of_the_bot(
    hasty_stack: Stack, people: People
) -> None:
    await comes_back_to_a_salvo(hasty_stack, people)
