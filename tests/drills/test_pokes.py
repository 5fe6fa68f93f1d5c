"""No process hears from the others: whoever plays or watches still sees everything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import redis

from tests.drills.examination import Examination
from tests.drills.town import Town
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

OF_CELERY = "/0.celery.pidbox"


@contextmanager
def no_pokes(site: Stack) -> Iterator[None]:
    """Redis lets nobody say or hear anything on a channel, but for Celery's own."""
    assert site.redis_url is not None
    with redis.Redis.from_url(site.redis_url) as server:
        server.execute_command("ACL", "SETUSER", "default", "resetchannels", f"&{OF_CELERY}")
        try:
            yield
        finally:
            server.execute_command("ACL", "SETUSER", "default", "allchannels")


async def test_all_pokes_are_dropped(town: Town, examination: Examination) -> None:
    with no_pokes(town.site):
        async with town.at_play():
            await asyncio.sleep(6.0)
        logs = [town.site.log(name) for name in ("web1", "web2")]
        # Who has just nobody to speak for says nothing, but hears nothing either.
        assert all("NoPermissionError" in log for log in logs)
        assert any("pokes.broken" in log for log in logs)
        await examination.hold()
