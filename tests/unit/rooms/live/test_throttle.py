"""What is told at most so often."""

import asyncio

import pytest

from server.rooms.live.throttle import Throttle
from tests.support.quick_time import in_no_time

EVERY = 5.0


def test_it_runs_at_once_and_then_once_for_all_who_asked_meanwhile():
    async def asked():
        job = Job()
        throttle = Throttle(job.run, EVERY)
        assert [await throttle.ask() for _ in range(9)] == ["done"] + [None] * 8
        await asyncio.sleep(EVERY + 1)
        # The second is followed by a rest as well.
        assert await throttle.ask() is None
        await asyncio.sleep(10 * EVERY)
        assert await throttle.ask() == "done"
        return job.ran

    began, *after = in_no_time(asked())
    assert [at - began for at in after] == pytest.approx([EVERY, 2 * EVERY, 11 * EVERY + 1])


def test_whoever_was_promised_a_run_gets_none_once_it_is_closed():
    async def closed():
        job = Job()
        throttle = Throttle(job.run, EVERY)
        for _ in range(2):
            await throttle.ask()
        throttle.close()
        await asyncio.sleep(10 * EVERY)
        return len(job.ran)

    assert in_no_time(closed()) == 1


class Job:
    """Notes when it ran."""

    def __init__(self):
        self.ran = []

    async def run(self):
        self.ran.append(asyncio.get_running_loop().time())
        return "done"
