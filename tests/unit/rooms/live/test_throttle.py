"""What is told at most so often."""

from __future__ import annotations

import asyncio

from server.rooms.live.throttle import Throttle


async def test_it_runs_at_once_and_then_once_for_all_who_asked_meanwhile() -> None:
    ran: list[float] = []
    again = asyncio.Event()

    async def job() -> str:
        ran.append(asyncio.get_running_loop().time())
        if len(ran) == 2:
            again.set()
        return "done"

    throttle = Throttle(job, every=0.05)
    assert [await throttle.ask() for _ in range(9)] == ["done"] + [None] * 8
    async with asyncio.timeout(5):
        await again.wait()
    assert ran[1] - ran[0] >= 0.049
    # The second is followed by a rest as well.
    assert await throttle.ask() is None
    throttle.close()


async def test_whoever_was_promised_a_run_gets_none_once_it_is_closed() -> None:
    ran = 0

    async def job() -> None:
        nonlocal ran
        ran += 1

    throttle = Throttle(job, every=0.01)
    for _ in range(2):
        await throttle.ask()
    throttle.close()
    await asyncio.sleep(0.03)
    assert ran == 1
