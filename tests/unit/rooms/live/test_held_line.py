"""A line that is held is released once, or dropped."""

import asyncio

from server.rooms.live.held_line import HeldLine


async def test_it_is_released_once():
    held, released = HeldLine(seconds=0), asyncio.Event()

    async def release():
        released.set()

    held.hold(release)
    assert held.waits
    async with asyncio.timeout(5):
        await released.wait()


async def test_one_that_is_dropped_is_never_released_and_another_may_wait():
    held, released = HeldLine(seconds=0), []
    done = asyncio.Event()

    async def first():
        released.append("first")

    async def second():
        released.append("second")
        done.set()

    held.drop()
    held.hold(first)
    held.drop()
    assert not held.waits
    held.hold(second)
    async with asyncio.timeout(5):
        await done.wait()
    assert released == ["second"]
